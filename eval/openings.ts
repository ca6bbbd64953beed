import type { Reply } from './play.ts';

const OPENINGS: Readonly<Record<string, RegExp>> = {
  yes: /^(?:yes|usually|mostly yes|often|s[ií](?!\p{L})|por lo general|normalmente|generalmente|casi siempre|it depends|depende)/iu,
  no: /^(?:no\b|usually not|mostly no|rarely|not |nobody|it is not|casi nunca|it depends|depende)/i,
  number: /\d|\b(?:one|two|three|half|double|un|una|dos|tres|doble|mitad|free|gratis)\b/i,
  day: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|today|hoy)\b.*\d|\d.*\b(?:days? left|quedan)/i,
  place:
    /\b(?:court|office|agency|department|division|clerk|commission|bureau|311|211|911|hotline|line|board|authority|attorney general|corte|tribunal|oficina|agencia|departamento|división|comisión|línea|secretario|fiscal|school|hospital|escuela|dmv|hra|dss|uscis|eeoc|ssa|social security|seguro social|\d{3}-\d{3}-\d{4})\b/i,
  steps:
    /\b(?:ask|call|write|send|go|file|keep|tell|report|show|bring|answer|request|step|start|can|may|pida|llame|escriba|mande|env[ií]e|vaya|presente|guarde|reporte|muestre|lleve|conteste|solicite|puede|paso)\b/i,
  explain: /\p{L}{3}/u,
};

/** The first two sentences answer in one of these ways; a kind word before them is no fault. */
export function opensAs(kinds: readonly string[], { visible }: Reply): boolean {
  const sentences = [
    ...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(visible.replaceAll('\n', ' ')),
  ].map(({ segment }) => segment.trim());
  const isCare = /^(?:i am sorry|that is a lot|thank you|siento mucho|es mucho|gracias)/i.test(sentences[0] ?? '');
  const opening = sentences.slice(isCare ? 1 : 0, isCare ? 4 : 3);
  const isHonest = !/sourced answer|respuesta con fuente|could not make out|No pude reconocer/.test(visible);
  return (
    isHonest &&
    kinds.some((kind) => {
      const pattern = OPENINGS[kind];
      if (!pattern) return false;
      return kind === 'yes' || kind === 'no' ? pattern.test(opening[0] ?? '') : pattern.test(opening.join(' '));
    })
  );
}
