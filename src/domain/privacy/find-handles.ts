import type { Span } from './text-span.ts';

const SERVICES =
  'instagram|insta|ig|snapchat|snap|telegram|tiktok|tik tok|twitter|facebook|fb|messenger|discord|whatsapp|signal|linkedin|venmo|cash ?app|zelle|wechat|skype|kik|threads|bluesky';
const NAME = String.raw`@?[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,29}`;
const SITES = [
  'instagram.com',
  'facebook.com',
  'fb.com',
  'fb.me',
  'm.me',
  't.me',
  'wa.me',
  'api.whatsapp.com',
  'twitter.com',
  'x.com',
  'tiktok.com',
  'linkedin.com',
  'snapchat.com',
  'venmo.com',
  'cash.app',
  'discord.gg',
  'signal.me',
  'line.me',
].map((site) => site.replaceAll('.', String.raw`\.`));

const HANDLES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.-])(?:https?:\/\/)?(?:www\.|m\.)?(?:${SITES.join('|')})\/[^\s<>"']{1,100}`,
    'giu',
  ),
  // "@annlee", but not "meet @ noon"
  /(?<![\p{L}\p{N}._%+@\]-])@[\p{L}_][\p{L}\p{N}_.]{2,29}/gu,
  // "my instagram is annlee", "mi telegram es annlee"
  new RegExp(
    String.raw`(?<!\p{L})(?:my|mi)\s(?:${SERVICES})(?:\s(?:handle|user ?name|usuario|name|nombre|account|cuenta))?\s?(?:is|es|:)\s?${NAME}`,
    'giu',
  ),
  // "IG: annlee"
  new RegExp(String.raw`(?<!\p{L})(?:${SERVICES})(?:\s(?:handle|user ?name|usuario))?\s?[:=]\s?${NAME}`, 'giu'),
  // Discord
  /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_.]{1,31}#\d{4}(?!\d)/gu,
];

/** Names in other services, by which somebody can be reached. */
export function* findHandles(text: string): Generator<Span> {
  for (const pattern of HANDLES) {
    for (const match of text.matchAll(pattern)) {
      yield { from: match.index, to: match.index + match[0].replace(/[.,;:!?)]+$/, '').length };
    }
  }
}
