import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { copy } from '../copy.ts';
import { Promise, WalkFrame, type FrameProps } from './walk-frame.tsx';

const TEXT_MAX = 20_000;

/** For whoever cannot take a photo: the same reader, from words. */
export function TypePaper({ onRead, onChoose, ...frame }: FrameProps & { onRead: (text: string) => void; onChoose: () => void }) {
  const [text, setText] = useState('');
  return (
    <WalkFrame {...frame} title={copy.typeTitle} text={copy.typeText}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onRead(text);
        }}
      >
        <TextArea label={copy.typeLabel} rows={8} maxLength={TEXT_MAX} value={text} onChange={(event) => setText(event.target.value)} />
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button type="submit">{copy.typeRead}</Button>
          <Button variant="secondary" onClick={onChoose}>
            {copy.browse}
          </Button>
        </div>
      </form>
      <Promise />
    </WalkFrame>
  );
} // prettier-ignore
