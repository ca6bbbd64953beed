import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { Message } from '#contract/chat.ts';
import { interviewMessages } from '#domain/chat/interview-messages.ts';
import { redactContactDetails, redactTogether } from '#domain/privacy/redact.ts';
import { SafeHtml } from '#web/ui/text/safe-html.tsx';
import { copy } from '../copy.ts';
import { attorneyWords } from '../words/attorneys.ts';
import { withShared } from './excluded-messages.ts';

const words = attorneyWords.contact.preview;

export type ContactPreviewProps = {
  messages: readonly Message[];
  excluded: ReadonlySet<string>;
  onChange: (excluded: ReadonlySet<string>) => void;
};

/** What the attorney will see, in the words they will see it in. Each message can be left out. */
export function ContactPreview({ messages, excluded, onChange }: ContactPreviewProps) {
  const shared = messages.filter(({ id }) => !excluded.has(id)).length;
  const interview = interviewMessages(messages);
  const contents = redactedContents(messages, excluded);

  return (
    <details className="group mt-4 rounded-lg border border-line">
      <summary className="flex min-h-11 items-center gap-2 rounded-lg px-4 py-2 text-sm font-semibold marker:content-none">
        <ChevronRight size={16} aria-hidden className="shrink-0 transition-transform group-open:rotate-90" />
        {words.title}
        <span className="ml-auto font-normal text-muted">{words.count(shared, messages.length)}</span>
      </summary>
      <p className="px-4 text-sm text-muted">{words.text}</p>
      <ol className="mt-2 grid max-h-72 grid-cols-1 gap-2 overflow-y-auto px-4 pb-4">
        {messages.map((message, index) => (
          <PreviewedMessage
            key={message.id}
            message={message}
            html={contents.get(message.id) ?? redactContactDetails(message.content)}
            number={index + 1}
            isHidden={interview.has(message.id)}
            isShared={!excluded.has(message.id)}
            onShare={(isShared) => onChange(withShared(messages, excluded, message.id, isShared))}
          />
        ))}
      </ol>
    </details>
  );
}

/** As the server does it: what one person shares is looked at in one piece. */
function redactedContents(messages: readonly Message[], excluded: ReadonlySet<string>): ReadonlyMap<string, string> {
  const own = messages.filter(({ id, role }) => role === 'user' && !excluded.has(id));
  const contents = redactTogether(own.map(({ content }) => content));
  return new Map(own.map(({ id }, index) => [id, contents[index] ?? '']));
}

type PreviewedMessageProps = {
  message: Message;
  html: string;
  number: number;
  /** Until the attorney accepts. */
  isHidden: boolean;
  isShared: boolean;
  onShare: (isShared: boolean) => void;
};

function PreviewedMessage({ message, html, number, isHidden, isShared, onShare }: PreviewedMessageProps) {
  const who = message.role === 'user' ? copy.you : copy.assistant;
  return (
    <li className="rounded-md bg-sunken px-3 py-2 text-sm">
      <label className="flex min-h-9 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isShared}
          aria-label={words.share(number, who)}
          onChange={(event) => onShare(event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="font-semibold">{who}</span>
        {!isShared && <span className="ml-auto text-muted">{words.leftOut}</span>}
      </label>
      {isHidden && <p className="text-muted">{words.interview}</p>}
      <SafeHtml html={html} className={clsx('prose-msg wrap-anywhere', !isShared && 'text-muted line-through')} />
      {message.attorneyData && message.attorneyData.length > 0 && <p className="text-muted">{words.attorneys}</p>}
    </li>
  );
}
