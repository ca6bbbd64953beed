const LONGEST_WORDS = 30;
/** What could be law, a figure, advice or a promise is not ours to let a model say. */
const NOT_SMALL_TALK =
  /\d|\$|%|https?:|\b(?:law|legal|illegal|right|rights|must|may|shall|should|entitled|allowed|required|deadline|days?|weeks?|months?|years?|court|judge|sue|win|lose|guarantee|promise|owe|pay|evict|statute|section|ley|legal|ilegal|derechos?|debe|deben|puede|pueden|tiene que|plazo|dias?|días?|meses|años|corte|juez|demandar|ganar|perder|garantiz\w*|promet\w*|pagar|desaloj\w*)\b/i;

/** A word of kindness, or nothing. */
export function smallTalkOnly(lead: string | null): string {
  const text = lead?.trim() ?? '';
  if (text === '' || /[\n<>[\]`*_#|]/.test(text) || text.split(/\s+/).length > LONGEST_WORDS) return '';
  return NOT_SMALL_TALK.test(text) ? '' : text;
}
