import { useEffect, useState } from 'react';

export type ReadAloud = {
  readonly state: 'silent' | 'speaking' | 'paused';
  /** The voice is not on this device: the words leave it. */
  readonly isRemote: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
};

const canSpeak = () => typeof window !== 'undefined' && 'speechSynthesis' in window;
const TAGS = { en: 'en-US', es: 'es-US' } as const;

/** The browser's own voice. One on the device is preferred. Null where there is none. */
export function useReadAloud(text: string, language: keyof typeof TAGS): ReadAloud | null {
  const [state, setState] = useState<ReadAloud['state']>('silent');
  const [isRemote, setIsRemote] = useState(false);
  // Reading stops when the person goes to another page.
  useEffect(() => () => (canSpeak() ? window.speechSynthesis.cancel() : undefined), []);
  if (!canSpeak()) return null;
  const { speechSynthesis } = window;

  function begin() {
    speechSynthesis.cancel();
    const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
    const voice = voices.find(({ localService }) => localService) ?? voices[0] ?? null;
    setIsRemote(!voice?.localService);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? TAGS[language];
    utterance.voice = voice;
    utterance.addEventListener('end', () => setState('silent'));
    utterance.addEventListener('error', () => setState('silent'));
    setState('speaking');
    speechSynthesis.speak(utterance);
  }

  return {
    state,
    isRemote,
    toggle() {
      if (state === 'silent') return begin();
      if (state === 'speaking') speechSynthesis.pause();
      else speechSynthesis.resume();
      setState(state === 'speaking' ? 'paused' : 'speaking');
    },
    stop() {
      speechSynthesis.cancel();
      setState('silent');
    },
  };
}
