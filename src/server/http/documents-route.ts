import { Hono, type Context } from 'hono';
import * as z from 'zod';
import { newYorkDay } from '#domain/new-york-day.ts';
import { refusalFor } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import { findFile } from '#server/features/documents/documents-repo.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findOffered, makeFiles } from '#server/platform/official-forms/definitions.ts';
import { clientAddress } from './client-address.ts';
import { contentDisposition } from './content-disposition.ts';
import { refuse } from './refuse.ts';
import { routeName } from './route-name.ts';
import { asAppError, sendError } from './send-error.ts';

const FILE = /^(?<id>[a-z0-9-]+)\.(?<kind>pdf|txt)$/;
const TYPES = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' } as const;
/** A blank document costs a moment of work each time, and everybody's papers come from one press. */
const LIMIT = { max: 30, seconds: 60 };

type Kind = keyof typeof TYPES;
type Download = { readonly title: string; readonly pdf: Uint8Array<ArrayBuffer>; readonly text: string };

/** `GET /api/documents/ID.pdf` and `.txt`: what was made, for its owner. `library/ID.pdf`: the blank, for everybody. */
export function documentsRoute(deps: Deps): Hono {
  const route = new Hono();
  route.get('/library/:file', (c) => answer(c, deps, 'public, max-age=300', (id) => blank(c, deps, id)));
  route.get('/:file', (c) => answer(c, deps, 'private, no-store', (id) => ownFile(c, deps, id)));
  return route;
}

async function answer(
  c: Context,
  deps: Deps,
  caching: string,
  find: (id: string) => Promise<Download | undefined>,
): Promise<Response> {
  try {
    const { id, kind } = FILE.exec(c.req.param('file') ?? '')?.groups ?? {};
    const found = id === undefined ? undefined : await find(id);
    if (!found) throw new AppError('not-found', 'Document not found');
    return send(c, found, kind as Kind, caching);
  } catch (error) {
    return sendError(c, asAppError(error, deps, { route: routeName(c.req.path) }));
  }
}

function send(c: Context, { title, pdf, text }: Download, kind: Kind, caching: string): Response {
  const way = c.req.query('view') === undefined ? 'attachment' : 'inline';
  return c.body(kind === 'pdf' ? pdf : text, 200, {
    'content-type': TYPES[kind],
    'content-disposition': contentDisposition(way, `${title}.${kind}`),
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
  });
}

async function ownFile(c: Context, deps: Deps, documentId: string): Promise<Download | undefined> {
  const caller = await deps.auth.lookup(c.req.header('cookie'));
  const refusal = refusalFor('visitor', caller);
  if (refusal || !caller) throw refuse(refusal ?? 'no-session');
  if (!z.uuid().safeParse(documentId).success) return undefined;
  const file = await findFile(deps.db, { documentId, ownerId: caller.userId });
  return file && { ...file, pdf: new Uint8Array(file.pdf) };
}

async function blank(c: Context, deps: Deps, definitionId: string): Promise<Download | undefined> {
  const definition = await findOffered(deps, definitionId);
  if (!definition) return undefined;
  const network = clientAddress(c, deps.env.trustProxy);
  if (!(await deps.rateLimiter.allow(`blankDocument|network|${network}`, LIMIT))) {
    throw new AppError('resource-exhausted', 'Too many requests. Please wait a moment and try again.');
  }
  const { title } = definition;
  const made = await makeFiles(deps, definition, { answers: {}, title, today: newYorkDay(deps.now()) });
  return { title, ...made };
}
