import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Database } from '#server/platform/db/connect.ts';
import { findMail, recentMails, type StoredMail } from '#server/platform/mail/outbox-repo.ts';

const SHOWN_AT_MOST = 200;
const UUID = /^[0-9a-f-]{36}$/;

/** Mails that were not sent because there is no SMTP server; mounted in development only. */
export function devOutbox(db: Database): Hono {
  const route = new Hono();
  route.get('/', async (c) => {
    c.header('cache-control', 'no-store');
    return c.html(page('Outbox', list(await recentMails(db, SHOWN_AT_MOST))));
  });
  route.get('/:id', async (c) => {
    const id = c.req.param('id');
    const letter = UUID.test(id) ? await findMail(db, id) : undefined;
    if (!letter)
      return c.html(page('Not found', html`<p>No such mail. <a href="/dev/outbox">Back to the outbox</a></p>`), 404);
    return c.html(page(letter.subject, detail(letter)));
  });
  return route;
}

type Html = ReturnType<typeof html>;

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem">
        ${body}
      </body>
    </html>`;
}

function list(mails: readonly StoredMail[]): Html {
  const rows = mails.map(
    (letter) =>
      html`<li>
        <a href="/dev/outbox/${letter.id}">${letter.subject}</a><br /><small
          >to ${letter.recipient}, ${letter.createdAt.toISOString()}</small
        >
      </li>`,
  );
  return html`<h1>Outbox</h1>
    <p>No SMTP server is configured, so mails stay here. This page exists in development only.</p>
    ${
      mails.length === 0
        ? html`<p>Nothing has been sent yet.</p>`
        : html`<ul>
            ${rows}
          </ul>`
    }`;
}

const LINK = /https?:\/\/[^\s<>"]+/g;

function detail(letter: StoredMail): Html {
  const parts: (string | Html)[] = [];
  let end = 0;
  for (const match of letter.text.matchAll(LINK)) {
    parts.push(letter.text.slice(end, match.index), html`<a href="${match[0]}">${match[0]}</a>`);
    end = match.index + match[0].length;
  }
  parts.push(letter.text.slice(end));
  return html`<p><a href="/dev/outbox">Outbox</a></p>
    <h1>${letter.subject}</h1>
    <p>To ${letter.recipient}, ${letter.createdAt.toISOString()}</p>
    <pre style="white-space:pre-wrap;font:inherit">${parts}</pre>
    <details>
      <summary>HTML part</summary>
      <pre style="white-space:pre-wrap">${letter.html}</pre>
    </details>
    ${raw('')}`;
}
