import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Brand } from '#domain/brand.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/language.ts';
import { inLanguage } from '#domain/words.ts';

export type Letter = {
  /** In which it is written; English where nothing is said. */
  readonly language?: Language;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Said under the button: who did not ask for this may ignore it, and so on. */
  readonly small?: readonly string[];
  /** Where one click changes which mails somebody gets. Mails needed to sign in have none. */
  readonly preferencesUrl?: string;
};

/** In the language of whoever reads it. */
export type Written = (language: Language) => Letter;

/** One letter, twice: as text and as HTML that mail programs of the last twenty years show alike. */
export function writeLetter(letter: Letter, brand: Brand): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: asText(letter, brand), html: asHtml(letter, brand) };
}

function asText(letter: Letter, brand: Brand): string {
  const words = wordsOf(letter);
  const action = letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : [];
  return [
    letter.heading,
    ...letter.paragraphs,
    ...action,
    ...(letter.small ?? []),
    `— ${brand.name}\n${words.notALawFirm(brand)}`,
    ...(letter.preferencesUrl ? [`${words.preferences}:\n${letter.preferencesUrl}`] : []),
  ].join('\n\n');
}

const MESSAGES = {
  preferences: { en: 'Stop or change these e-mails', es: 'No recibir o cambiar estos correos' },
  notALawFirm: {
    en: ({ name, supportEmail }: Brand) =>
      `${name} is not a law firm and gives no legal advice. Questions: ${supportEmail}`,
    es: ({ name, supportEmail }: Brand) =>
      `${name} no es un bufete de abogados y no da asesoría legal. Preguntas: ${supportEmail}`,
  },
} as const;

const wordsOf = ({ language = FIRST_LANGUAGE }: Letter) => inLanguage(MESSAGES, language);

function asHtml(letter: Letter, brand: Brand): string {
  const words = wordsOf(letter);
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`;
  const small = (text: string) => html`<p style="margin:0 0 8px;font-size:14px;color:#4a5a63">${text}</p>`;
  const action = letter.action
    ? html`<p style="margin:24px 0">
          <a
            href="${letter.action.url}"
            style="display:inline-block;background:#0a4f63;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 22px;border-radius:10px"
            >${letter.action.label}</a
          >
        </p>
        <p style="margin:0 0 16px;font-size:13px;color:#4a5a63;word-break:break-all">${letter.action.url}</p>`
    : '';
  const preferences = letter.preferencesUrl
    ? html`<p style="margin:8px 0 0;font-size:13px">
        <a href="${letter.preferencesUrl}" style="color:#4a5a63">${words.preferences}</a>
      </p>`
    : '';
  const page = html`<!doctype html>
    <html lang="${letter.language ?? FIRST_LANGUAGE}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${letter.subject}</title>
      </head>
      <body
        style="margin:0;background:#f6f9fa;color:#17262e;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
      >
        <div style="max-width:34rem;margin:0 auto;padding:32px 20px">
          <p style="margin:0 0 24px;font:600 20px Georgia,serif">${brand.name}</p>
          <div style="background:#ffffff;border:1px solid #dfe6e9;border-radius:16px;padding:28px">
            <h1 style="margin:0 0 16px;font:600 24px/1.25 Georgia,serif">${letter.heading}</h1>
            ${letter.paragraphs.map(paragraph)} ${action} ${(letter.small ?? []).map(small)}
          </div>
          <p style="margin:20px 0 0;font-size:13px;color:#4a5a63">${words.notALawFirm(brand)}</p>
          ${preferences}
        </div>
      </body>
    </html>`;
  // Nothing in it is awaited, so it is the string and never a promise of one.
  return (page as HtmlEscapedString).toString();
}
