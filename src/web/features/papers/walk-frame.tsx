import { ArrowLeft, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { ReadingLanguage } from './reading/messages.ts';
import type { PapersWords } from './words.ts';

export type FrameProps = {
  say: PapersWords;
  language: ReadingLanguage;
  onLanguage: (language: ReadingLanguage) => void;
  onBack: () => void;
};

/** Every screen of the walk: the way back, the other language, a title. */
export function WalkFrame(props: FrameProps & { title: string; text?: string; isStart?: boolean; children: ReactNode }) {
  const { say, language, onLanguage, onBack, title, text, isStart = false, children } = props;
  return (
    <div lang={language}>
      <div className="-mt-2 mb-2 flex min-h-11 items-center justify-between gap-3">
        {isStart ? (
          <span />
        ) : (
          <button type="button" onClick={onBack} className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-sunken">
            <ArrowLeft size={18} aria-hidden />
            {say.back}
          </button>
        )}
        <button type="button" lang={language === 'es' ? 'en' : 'es'} onClick={() => onLanguage(language === 'es' ? 'en' : 'es')} className="min-h-11 rounded-md px-2 text-sm font-semibold text-primary-ink underline underline-offset-4 hover:bg-sunken">
          {say.otherLanguage}
        </button>
      </div>
      <PageHeading key={title}>{title}</PageHeading>
      {text && <p className="mt-1.5 text-muted">{text}</p>}
      {children}
    </div>
  );
} // prettier-ignore

/** In view from the first screen to the last, where the doubt arises. */
export function Promise({ say }: { say: PapersWords }) {
  return (
    <p className="mt-5 flex gap-3 rounded-lg bg-ok-soft p-4 text-ok">
      <ShieldCheck size={22} className="mt-0.5 shrink-0" aria-hidden />
      <span>
        <span className="block font-semibold">{say.promiseTitle}</span>
        <span className="block text-sm">{say.promise}</span>
      </span>
    </p>
  );
}
