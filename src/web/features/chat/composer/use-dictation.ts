import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** As much of the browser's own recognizer as is used here; it has no type of its own yet. */
type Recognizer = EventTarget & {
  lang: string;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
};
type Heard = Event & { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> };
type WithRecognizer = { SpeechRecognition?: new () => Recognizer; webkitSpeechRecognition?: new () => Recognizer };

const recognizer = () => {
  if (typeof window === 'undefined') return undefined;
  const { SpeechRecognition, webkitSpeechRecognition } = window as WithRecognizer;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** It stays as it is. */
const never = () => () => undefined;

export type Dictation = {
  readonly isListening: boolean;
  readonly hasFailed: boolean;
  readonly start: () => void;
  readonly stop: () => void;
};

/** Speech becomes text in the box; nothing is sent until the person does. Null until it is known that the browser can. */
export function useDictation(text: string, onType: (text: string) => void): Dictation | null {
  // A prerendered page does not know the browser.
  const canHear = useSyncExternalStore(
    never,
    () => recognizer() !== undefined,
    () => false,
  );
  const [isListening, setIsListening] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const running = useRef<Recognizer>(null);
  useEffect(() => () => running.current?.abort(), []);
  if (!canHear) return null;

  function start() {
    const Recognition = recognizer();
    if (!Recognition) return;
    const listener = new Recognition();
    running.current = listener;
    listener.lang = navigator.language;
    listener.interimResults = true;
    const before = text.trim() === '' ? '' : `${text.trim()} `;
    listener.addEventListener('result', (event) => onType(before + wordsIn(event as Heard)));
    listener.addEventListener('error', () => setHasFailed(true));
    listener.addEventListener('end', () => setIsListening(false));
    setHasFailed(false);
    setIsListening(true);
    listener.start();
  }
  return { isListening, hasFailed, start, stop: () => running.current?.stop() };
}

const wordsIn = ({ results }: Heard) =>
  Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .trim();
