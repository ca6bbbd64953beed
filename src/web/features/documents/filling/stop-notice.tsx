import type { Stop } from '#domain/documents/stops.ts';
import { libraryDocumentPath } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { useFormWords } from './form-words.ts';

/** Why this is not the right paper, and what can be done. */
export function StopNotice({ stop }: { stop: Stop }) {
  const { stop: words } = useFormWords();
  return (
    <Notice tone={stop.goesOn ? 'info' : 'bad'} className="mt-4">
      <p>
        <span className="font-semibold">{stop.goesOn ? words.care : words.title}</span> {stop.say} ({stop.law})
      </p>
      <p className="mt-2 font-semibold">{words.instead}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {stop.instead.map(({ text, document, link, linkText }) => (
          <li key={text}>
            {document ? <TextLink to={libraryDocumentPath(document)}>{text}</TextLink> : text}
            {link && (
              <>
                {' '}
                <TextLink to={link} newTab>
                  {linkText ?? link}
                </TextLink>
              </>
            )}
          </li>
        ))}
      </ul>
      {!stop.goesOn && <p className="mt-2">{words.change}</p>}
    </Notice>
  );
}
