import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { ShowingFilter } from '#contract/staff/reports.ts';
import { OFFICIAL_FORM_MAX_BYTES, PHOTO_MAX_BYTES, REGISTER_FILE_MAX_BYTES } from '#domain/limits.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import { AppError } from '#server/callable/app-error.ts';
import { savePhoto } from '#server/features/staff/attorneys/attorney-photo.ts';
import { addOfficialForm, previewOfficialForm } from '#server/features/staff/forms/official-forms.ts';
import type { RegisterImports } from '#server/features/staff/register/register-imports.ts';
import { exportShowings } from '#server/features/staff/reports/showings.ts';
import type { Deps } from '#server/platform/deps.ts';
import { within } from '#server/platform/within.ts';
import { known, type Entered } from '../doors/door.ts';
import { takesItsTime } from '../slow-bodies.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What staff send and fetch as files, which the callables' JSON is not made for. Errors look like a callable's. */
export function staffRoute(open: OpenRoute, deps: Deps, imports: RegisterImports): void {
  open('POST /api/staff/register-import', uploadRegister(deps, imports));
  open('GET /api/staff/showings.csv', downloadShowings(deps));
  open('PUT /api/staff/attorneys/:attorneyId/photo', uploadPhoto(deps));
  open('POST /api/staff/official-forms', uploadForm(deps));
  open('GET /api/staff/official-forms/:formId/preview.pdf', previewForm(deps));
}

type Answer = (c: Context, entered: Entered) => Promise<Response>;

const uploadPhoto =
  (deps: Deps): Answer =>
  async (c, entered) => {
    const attorneyId = c.req.param('attorneyId') ?? '';
    if (!UUID.test(attorneyId)) throw new AppError('not-found', 'Attorney not found');
    const tooLarge = `This picture is larger than ${PHOTO_MAX_BYTES / 1_000_000} MB. Please make it smaller.`;
    const upload = await entered.read(tooLarge);
    return c.json({ result: { imageUrl: await savePhoto(deps, known(entered), attorneyId, upload) } });
  };

const uploadForm =
  (deps: Deps): Answer =>
  async (c, entered) => {
    const tooLarge = `This PDF is larger than ${OFFICIAL_FORM_MAX_BYTES / 1_000_000} MB.`;
    const bytes = await entered.read(tooLarge);
    const name = fileNameOf(c.req.header('x-file-name'), 'form.pdf');
    return c.json({ result: { formId: await addOfficialForm(deps, known(entered), { name, bytes }) } });
  };

const previewForm =
  (deps: Deps): Answer =>
  async (c) => {
    const pdf = await previewOfficialForm(deps, c.req.param('formId') ?? '');
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="preview.pdf"',
    });
  };

const downloadShowings =
  (deps: Deps): Answer =>
  async (c, entered) => {
    const filter = ShowingFilter.safeParse(c.req.query());
    if (!filter.success) throw new AppError('invalid-argument', filter.error.issues[0]?.message ?? 'Bad Request');
    const lines = Readable.from(await exportShowings(deps, known(entered), filter.data), { objectMode: false });
    return c.body(Readable.toWeb(lines) as ReadableStream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="display-log-${newYorkDay(deps.now())}.csv"`,
    });
  };

/** The file is the body, as it is: it is read while it arrives, and never held. */
const uploadRegister =
  (deps: Deps, imports: RegisterImports): Answer =>
  async (c, entered) => {
    const bytesTotal = Number(c.req.header('content-length')) || null;
    if ((bytesTotal ?? 0) > REGISTER_FILE_MAX_BYTES) throw new AppError('invalid-argument', TOO_LARGE);
    const fileName = fileNameOf(c.req.header('x-file-name'), 'register.csv');
    takesItsTime(c);
    const body = entered.stream(TOO_LARGE)[Symbol.asyncIterator]();
    try {
      const bytes = { [Symbol.asyncIterator]: () => body };
      return c.json({ result: { id: await imports.run(deps, known(entered), { fileName, bytesTotal, bytes }) } });
    } catch (error) {
      await within(DRAIN_MS, readOff(body));
      throw error;
    }
  };

const TOO_LARGE = 'This file is too large.';
const DRAIN_MS = 60_000;

/** A browser reads no answer while it is still sending, so an error is answered after the whole file has arrived. */
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
    const name = decodeURIComponent(header ?? '').replaceAll(/\p{Cc}/gu, '');
    return name.slice(0, FILE_NAME_MAX).toWellFormed() || unnamed;
  } catch {
    return unnamed;
  }
}
