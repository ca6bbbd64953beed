import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { ShowingFilter } from '#contract/staff-reports.ts';
import { OFFICIAL_FORM_MAX_BYTES, PHOTO_MAX_BYTES, REGISTRY_FILE_MAX_BYTES } from '#domain/limits.ts';
import { newYorkDay } from '#domain/new-york-day.ts';
import { AppError } from '#server/callable/app-error.ts';
import { savePhoto } from '#server/features/staff/attorney-photo.ts';
import { addOfficialForm, previewOfficialForm } from '#server/features/staff/official-forms.ts';
import type { RegistryImports } from '#server/features/staff/registry-imports.ts';
import { exportShowings } from '#server/features/staff/showings.ts';
import type { Deps } from '#server/platform/deps.ts';
import { within } from '#server/platform/within.ts';
import { readBytes } from './read-body.ts';
import { routeName } from './route-name.ts';
import { securityHeaders } from './security-headers.ts';
import { asAppError, sendError } from './send-error.ts';
import { staffCaller } from './staff-caller.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What staff send and fetch as files, which the callables' JSON is not made for. Errors look like a callable's. */
export function staffRoute(deps: Deps, imports: RegistryImports): Hono {
  const route = new Hono();
  route.post('/registry-import', answering(deps, uploadRegister(imports)));
  route.get('/showings.csv', answering(deps, downloadShowings));
  route.put('/attorneys/:attorneyId/photo', answering(deps, uploadPhoto));
  route.post('/official-forms', answering(deps, uploadForm));
  route.get('/official-forms/:formId/preview.pdf', answering(deps, previewForm));
  return route;
}

type Answer = (c: Context, deps: Deps) => Promise<Response>;

const answering = (deps: Deps, answer: Answer) => async (c: Context) => {
  try {
    return await answer(c, deps);
  } catch (error) {
    return sendError(c, asAppError(error, deps, { route: routeName(c.req.path) }));
  }
};

const uploadPhoto: Answer = async (c, deps) => {
  const caller = await staffCaller(c, deps);
  const attorneyId = c.req.param('attorneyId') ?? '';
  if (!UUID.test(attorneyId)) throw new AppError('not-found', 'Attorney not found');
  const tooLarge = `This picture is larger than ${PHOTO_MAX_BYTES / 1_000_000} MB. Please make it smaller.`;
  const upload = await readBytes(c, PHOTO_MAX_BYTES, tooLarge);
  return c.json({ result: { imageUrl: await savePhoto(deps, caller, attorneyId, upload) } });
};

const uploadForm: Answer = async (c, deps) => {
  const caller = await staffCaller(c, deps);
  const tooLarge = `This PDF is larger than ${OFFICIAL_FORM_MAX_BYTES / 1_000_000} MB.`;
  const bytes = await readBytes(c, OFFICIAL_FORM_MAX_BYTES, tooLarge);
  const name = fileNameOf(c.req.header('x-file-name'), 'form.pdf');
  return c.json({ result: { formId: await addOfficialForm(deps, caller, { name, bytes }) } });
};

const previewForm: Answer = async (c, deps) => {
  await staffCaller(c, deps);
  const pdf = await previewOfficialForm(deps, c.req.param('formId') ?? '');
  return c.body(new Uint8Array(pdf), 200, {
    ...securityHeaders(deps.env.publicUrl),
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="preview.pdf"',
    'cache-control': 'no-store',
  });
};

const downloadShowings: Answer = async (c, deps) => {
  const caller = await staffCaller(c, deps);
  const filter = ShowingFilter.safeParse(c.req.query());
  if (!filter.success) throw new AppError('invalid-argument', filter.error.issues[0]?.message ?? 'Bad Request');
  const lines = Readable.from(await exportShowings(deps, caller, filter.data), { objectMode: false });
  return c.body(Readable.toWeb(lines) as ReadableStream, 200, {
    ...securityHeaders(deps.env.publicUrl),
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="display-log-${newYorkDay(deps.now())}.csv"`,
    'cache-control': 'no-store',
  });
};

/** The file is the body, as it is: it is read while it arrives, and never held. */
const uploadRegister =
  (imports: RegistryImports): Answer =>
  async (c, deps) => {
    const caller = await staffCaller(c, deps);
    const bytesTotal = Number(c.req.header('content-length')) || null;
    if ((bytesTotal ?? 0) > REGISTRY_FILE_MAX_BYTES) throw new AppError('invalid-argument', 'This file is too large.');
    const fileName = fileNameOf(c.req.header('x-file-name'), 'register.csv');
    const body = (c.req.raw.body ?? Readable.from([]))[Symbol.asyncIterator]();
    try {
      const bytes = { [Symbol.asyncIterator]: () => body };
      return c.json({ result: { id: await imports.run(deps, caller, { fileName, bytesTotal, bytes }) } });
    } catch (error) {
      await within(DRAIN_MS, readOff(body));
      throw error;
    }
  };

const DRAIN_MS = 60_000;

/** A browser that is still sending does not listen: it hears of a fault once its file is gone. */
async function readOff(body: AsyncIterator<unknown>): Promise<void> {
  try {
    while (!(await body.next()).done);
  } catch {
    // The sender has left.
  }
}

const FILE_NAME_MAX = 200;

function fileNameOf(header: string | undefined, unnamed: string): string {
  try {
    return decodeURIComponent(header ?? '').slice(0, FILE_NAME_MAX) || unnamed;
  } catch {
    return unnamed;
  }
}
