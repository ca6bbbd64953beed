import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { CHAT_MESSAGE_MAX } from '#domain/limits.ts';
import { Counter } from '#web/ui/form/counter.tsx';
import { copy } from '../copy.ts';
import { MESSAGE_BOX_MAX_PX } from './box-height.ts';
import { DictationButton } from './dictation-button.tsx';
import { ShowPaperButton } from './show-paper.tsx';
import { MESSAGE_BOX_ID, returnToMessageBox } from './message-box-id.ts';

export type ComposerProps = {
  text: string;
  placeholder: string;
  /** Nothing can be sent now. */
  isThinking: boolean;
  /** An answer is being received that can be stopped. */
  canStop: boolean;
  /** An ended chat: nothing more can be typed. */
  disabled?: boolean | undefined;
  /** Somebody is about to write. */
  onBegin?: (() => void) | undefined;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Where a paper is shown; left out where it is offered more prominently. */
  paperTo?: string | undefined;
};

export function Composer(props: ComposerProps) {
  const { text, placeholder, isThinking, canStop, disabled = false, onBegin, onType, onSend, onStop, paperTo } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  useTypedBeforeHydration(box, onType, onSend);
  useGrowth(box, text);

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter chooses a word. Old WebKit says so only by this key code.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    onSend(text);
  }

  function stop() {
    onStop();
    returnToMessageBox();
  }

  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
        returnToMessageBox();
      }}
    >
      <div className="flex items-end gap-2 rounded-lg border border-line-strong bg-surface p-1.5 pl-4 short:p-0.5 short:pl-3.5 transition-colors focus-within:border-primary focus-within:outline-2 focus-within:outline-focus/40 has-[textarea:disabled]:bg-sunken">
        <textarea
          ref={box}
          id={MESSAGE_BOX_ID}
          rows={1}
          name="message"
          // A browser that restores the last visit's text would have it sent.
          autoComplete="off"
          aria-label={copy.box.label}
          placeholder={disabled ? copy.box.ended : placeholder}
          disabled={disabled}
          maxLength={CHAT_MESSAGE_MAX}
          value={text}
          onFocus={onBegin}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-[120px] min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none disabled:cursor-not-allowed"
        />
        {!disabled && paperTo && <ShowPaperButton to={paperTo} />}
        {!disabled && <DictationButton text={text} onType={onType} />}
        {canStop ? (
          <BoxButton label={copy.box.stop} type="button" onClick={stop} icon={<Square size={16} aria-hidden />} />
        ) : (
          <BoxButton
            label={copy.box.send}
            type="submit"
            disabled={disabled || isThinking || text.trim() === ''}
            icon={<ArrowUp size={20} aria-hidden />}
          />
        )}
      </div>
      {text.length > CHAT_MESSAGE_MAX * 0.9 && (
        <p className="mt-1 flex px-1">
          <Counter value={text} max={CHAT_MESSAGE_MAX} />
        </p>
      )}
    </form>
  );
}

type BoxButtonProps = {
  label: string;
  type: 'button' | 'submit';
  icon: ReactNode;
  disabled?: boolean;
  onClick?: () => void;
};

function BoxButton({ label, type, icon, disabled = false, onClick }: BoxButtonProps) {
  return (
    <button
      // Two buttons, not one that changes its meaning under a finger that is already on its way.
      key={type}
      type={type}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-md bg-primary text-on-primary transition-colors hover:bg-primary-hover disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted"
    >
      {icon}
    </button>
  );
}

type Box = RefObject<HTMLTextAreaElement | null>;

/** A prerendered box can be typed into before its script has loaded. An Enter pressed there left its line break behind. */
function useTypedBeforeHydration(box: Box, onType: (text: string) => void, onSend: (text: string) => void) {
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed === '') return;
    onType(typed);
    if (typed.endsWith('\n')) onSend(typed);
    // Only what stood in the box when it came alive.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** The same growth where style sheets alone cannot do it. */
function useGrowth(box: Box, text: string) {
  useLayoutEffect(() => {
    if (box.current && !CSS.supports('field-sizing', 'content')) grow(box.current);
  }, [box, text]);
}

function grow(element: HTMLTextAreaElement) {
  element.style.height = 'auto';
  element.style.height = `${Math.min(element.scrollHeight, MESSAGE_BOX_MAX_PX)}px`;
}
