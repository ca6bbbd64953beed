import { LICENSE_STATES, type LicenseState } from '#domain/attorneys/license.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findAllLicenses } from '#server/platform/license/license-repo.ts';
import { staffAttorneyView } from '../attorneys/attorney-view.ts';
import { listAllAttorneys } from '../attorneys/attorneys-repo.ts';
import { countMessages, countPendingLeads } from './overview-repo.ts';
import { listImports } from '../register/register-repo.ts';
import { countWrongAnswers } from './wrong-answers-repo.ts';

const DAY_MS = 86_400_000;
/** As long as an attorney has before they are reminded. */
const LONG_WAIT_DAYS = 3;
/** The state publishes its file anew every month. */
const OLD_REGISTER_DAYS = 40;

export const staffGetOverview: Handler<'staffGetOverview'> = async ({ deps }) => {
  const { db } = deps;
  const now = deps.now();
  const [newest] = await listImports(db, { finished: true, limit: 1 });
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    attorneys: await countAttorneys(deps),
    leads: {
      pending: await countPendingLeads(db),
      waitingLong: await countPendingLeads(db, daysAgo(LONG_WAIT_DAYS)),
    },
    messages: { new: await countMessages(db, 'new'), open: await countMessages(db, 'open') },
    answers: { new: await countWrongAnswers(db, 'new') },
    register: {
      asOf: newest?.startedAt.toISOString() ?? null,
      isOld: !newest || newest.startedAt < daysAgo(OLD_REGISTER_DAYS),
    },
  };
};

type Deps = Parameters<typeof staffGetOverview>[0]['deps'];

async function countAttorneys({ db, now }: Deps) {
  const licenses = await findAllLicenses(db, now());
  const attorneys = (await listAllAttorneys(db)).map((row) => staffAttorneyView(row, licenses.get(row.id)));
  const howMany = (fits: (attorney: (typeof attorneys)[number]) => boolean) => attorneys.filter(fits).length;
  const byLicense = Object.fromEntries(
    LICENSE_STATES.map((state) => [state, howMany(({ license }) => license.state === state)]),
  ) as Record<LicenseState, number>;
  return {
    shown: howMany(({ isShown }) => isShown),
    paused: howMany(({ paused }) => paused),
    unlicensed: howMany(({ paused, license }) => !paused && license.state !== 'current'),
    byLicense,
  };
}
