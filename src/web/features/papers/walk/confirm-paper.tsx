import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { cards } from '#content/papers/cards';
import { paperMessage } from '#domain/papers/paper-message.ts';
import { language } from '#web/lib/language.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { copy } from '../copy.ts';
import { confirmed, type Draft } from './draft.ts';
import { DraftLines } from './draft-lines.tsx';
import { HowItCame } from './how-it-came.tsx';
import { MarkedPicture } from './marked-picture.tsx';
import { marksOf } from './marks-of.ts';
import type { PagePicture } from './use-paper-reader.ts';
import { WalkFrame, type FrameProps } from './walk-frame.tsx';

type ConfirmPaperProps = FrameProps & {
  draft: Draft;
  pictures: readonly PagePicture[];
  leftOut: number;
  onDraft: (draft: Draft) => void;
  onKind: () => void;
  onSend: (message: string) => void;
};

/** "This is what I read": the picture and its lines, each correctable; then, and only then, the lines may be sent. */
export function ConfirmPaper({ draft, pictures, leftOut, onDraft, onKind, onSend, ...frame }: ConfirmPaperProps) {
  const navigate = useNavigate();
  const [selected, setSelected] = useState<number | null>(null);
  const [isExact, setIsExact] = useState(false);
  const card = cards.find(({ id }) => id === draft.kind);
  if (!card) return null;
  const message = paperMessage(confirmed(draft), card.name, language);
  return (
    <WalkFrame {...frame} title={copy.confirmTitle} text={copy.confirmText}>
      {leftOut > 0 && <p className="mt-2 text-sm text-muted">{copy.tooMany(leftOut)}</p>}
      <MarkedPicture pictures={pictures} marks={marksOf(draft)} selected={selected} />
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        <DraftLines {...{ draft, card, selected, onDraft, onKind, onSelect: setSelected }} />
        {(card.asksForDay || card.wantsService) && <HowItCame {...{ draft, card, onDraft }} />}
      </ul>
      <div className="sticky bottom-0 -mx-4 mt-4 border-t border-line bg-bg px-4 pt-3 pb-4 sm:-mx-6 sm:px-6">
        <p className="flex gap-2.5 text-sm">
          <ShieldCheck size={20} className="mt-0.5 shrink-0 text-ok" aria-hidden />
          <span>
            <strong>{copy.sendTitle}</strong> {copy.sendText}{' '}
            <button type="button" aria-expanded={isExact} className="link min-h-6" onClick={() => setIsExact(!isExact)}>
              {isExact ? copy.hideExact : copy.exact}
            </button>
          </span>
        </p>
        {isExact && (
          <pre className="mt-2 max-h-40 overflow-auto rounded-md border border-line bg-surface p-3 font-sans text-sm whitespace-pre-wrap">
            {message}
          </pre>
        )}
        <div className="mt-3 grid grid-cols-[auto_1fr] gap-2.5">
          <Button variant="secondary" onClick={() => void navigate(paths.home)}>
            {copy.notNow}
          </Button>
          <Button onClick={() => onSend(message)}>{copy.send}</Button>
        </div>
      </div>
    </WalkFrame>
  );
}
