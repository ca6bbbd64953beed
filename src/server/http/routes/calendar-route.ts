import * as z from 'zod';
import { toIcs } from '#assistant/deadlines/to-ics.ts';
import { Language } from '#contract/fields.ts';
import { AppError } from '#server/callable/app-error.ts';
import { deadlineFor } from '#server/features/deadlines/deadline-for.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OpenRoute } from '../doors/open-routes.ts';

const Query = z.object({
  rule: z.string(),
  variant: z.string(),
  from: z.iso.date(),
  days: z.coerce.number().int().optional(),
  limit: z.iso.date().optional(),
  language: Language.default('en'),
});

/** `GET /api/deadlines.ics`: a file that a phone opens in its calendar. It holds nothing about a person. */
export function calendarRoute(open: OpenRoute, { env, now }: Pick<Deps, 'env' | 'now'>): void {
  open('GET /api/deadlines.ics', (c) => {
    const query = Query.safeParse(c.req.query());
    if (!query.success) throw new AppError('invalid-argument', 'This link is not complete.');
    const { rule, from, days, limit, language, variant } = query.data;
    const given = { ...(days === undefined ? {} : { days }), ...(limit === undefined ? {} : { limitDate: limit }) };
    const deadline = deadlineFor(rule, { variant, triggerDate: from, ...given });
    return c.body(toIcs(deadline, { language, product: env.brand.name, now: now() }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="deadline-${deadline.dates[0]?.date ?? from}.ics"`,
    });
  });
}
