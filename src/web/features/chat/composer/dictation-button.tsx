import { clsx } from 'clsx';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { copy } from '../copy.ts';
import { useDictation } from './use-dictation.ts';

const words = copy.dictation;

/** Off until it is tapped, and then what leaves the device is said before anything does. */
export function DictationButton({ text, onType }: { text: string; onType: (text: string) => void }) {
  const dictation = useDictation(text, onType);
  const [isAsking, setIsAsking] = useState(false);
  const [wasTold, setWasTold] = useState(false);
  if (!dictation) return null;
  const { isListening, hasFailed, start, stop } = dictation;

  function press() {
    if (isListening) stop();
    else if (wasTold) start();
    else setIsAsking(true);
  }

  return (
    <>
      <button
        type="button"
        aria-label={words.button}
        title={words.button}
        aria-pressed={isListening}
        onClick={press}
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-md transition-colors hover:bg-sunken short:hidden',
          isListening ? 'bg-primary-soft text-primary-ink' : 'text-muted',
        )}
      >
        <Mic size={20} aria-hidden />
      </button>
      <output className="sr-only">{isListening ? words.listening : hasFailed ? words.failed : ''}</output>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title}
        description={words.text}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {words.cancel}
            </Button>
            <Button
              onClick={() => {
                setIsAsking(false);
                setWasTold(true);
                start();
              }}
            >
              {words.start}
            </Button>
          </>
        }
      />
    </>
  );
}
