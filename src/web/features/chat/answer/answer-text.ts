import type { Message } from '#contract/chat.ts';
import { cardWords } from './card-words.ts';
import { textFromHtml } from '../messages/message-html.ts';

/** An answer as plain lines: to copy, to share, to mail and to read aloud. */
export function answerText(message: Message): string {
  const { card, content } = message;
  if (!card) return linesFrom(content);
  const words = cardWords(message);
  return [
    linesFrom(card.lead),
    linesFrom(card.answer),
    ...card.days.map(({ label, day }) => `${label}: ${day}.`),
    card.step === null ? '' : `${words.firstStep}: ${linesFrom(card.step)}`,
    card.question ?? '',
    linesFrom(card.closing),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** With what its numbers stand for. */
export function answerWithSources(message: Message): string {
  const { sources = [] } = message;
  const words = cardWords(message);
  const list = sources.map(({ number, citation, url }) => `[${number}] ${citation}\n${url}`);
  const text = answerText(message);
  const isSaid = text.includes(words.notAdvice);
  return [text, ...(list.length > 0 ? [`${words.sources}:`, ...list] : []), ...(isSaid ? [] : [words.notAdvice])].join(
    '\n\n',
  );
}

/** Numbers of sources are for the eye. */
export const spokenText = (message: Message): string => answerText(message).replace(/\s*\[\d+\]/g, '');

function linesFrom(html: string): string {
  return html
    .replace(/<details\b[\s\S]*?<\/details>/g, '')
    .split(/<\/(?:p|li|h\d|blockquote|pre)>|<br\s*\/?>/)
    .map((part) => `${part.includes('<li>') ? '- ' : ''}${textFromHtml(part)}`)
    .filter((line) => line.trim() !== '' && line !== '- ')
    .join('\n');
}
