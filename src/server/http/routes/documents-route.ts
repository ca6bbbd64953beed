import type { Context } from 'hono';
import * as z from 'zod';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import { AppError } from '#server/callable/app-error.ts';
import { findFile } from '#server/features/documents/documents-repo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findOffered, makeFiles } from '#server/platform/official-forms/definitions.ts';
import { openedFile } from '#server/platform/seal/sealed-file.ts';
import { contentDisposition } from '../files/content-disposition.ts';
import { known } from '../doors/door.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

const FILE = /^(?<id>[a-z0-9-]+)\.(?<kind>pdf|txt)$/;
const TYPES = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' } as const;

type Kind = keyof typeof TYPES;
type Download = { readonly title: string; readonly pdf: Uint8Array<ArrayBuffer>; readonly text: string };

/** `GET /api/documents/ID.pdf` and `.txt`: what was made, for its owner. `library/ID.pdf`: the blank, for everybody. */
export function documentsRoute(open: OpenRoute, deps: Deps): void {
  open('GET /api/documents/library/:file', (c) => answer(c, 'public, max-age=300', (id) => blank(deps, id)));
  open('GET /api/documents/:file', (c, entered) => {
    const { userId } = known(entered);
    return answer(c, 'private, no-store', (id) => ownFile(deps, id, userId));
  });
}

async function answer(
  c: Context,
  caching: string,
  find: (id: string) => Promise<Download | undefined>,
): Promise<Response> {
  const { id, kind } = FILE.exec(c.req.param('file') ?? '')?.groups ?? {};
  const found = id === undefined ? undefined : await find(id);
  if (!found) throw new AppError('not-found', 'Document not found');
  return send(c, found, kind as Kind, caching);
}

function send(c: Context, { title, pdf, text }: Download, kind: Kind, caching: string): Response {
  const way = c.req.query('view') === undefined ? 'attachment' : 'inline';
  return c.body(kind === 'pdf' ? pdf : text, 200, {
    'content-type': TYPES[kind],
    'content-disposition': contentDisposition(way, `${title}.${kind}`),
    'cache-control': caching,
  });
}

async function ownFile(deps: Deps, documentId: string, ownerId: string): Promise<Download | undefined> {
  if (!z.uuid().safeParse(documentId).success) return undefined;
  const file = await findFile(deps.db, { documentId, ownerId });
  if (!file) return undefined;
  const { pdf, text } = openedFile(deps.env.authSecret, file);
  return { title: file.title, text, pdf: new Uint8Array(pdf) };
}

async function blank(deps: Deps, definitionId: string): Promise<Download | undefined> {
  const definition = await findOffered(deps, definitionId);
  if (!definition) return undefined;
  const { title } = definition;
  const made = await makeFiles(deps, definition, { answers: {}, title, today: newYorkDay(deps.now()) });
  return { title, ...made };
}
