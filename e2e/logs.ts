import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuseLeaks } from '#test/logs.ts';
import { E2E_PORT } from './ports.ts';

/** Where the server of the journeys writes its log. */
export const JOURNEY_LOGS = path.resolve('.cache', `journey-logs-${E2E_PORT}`);

/** After the journeys: no line of that log holds what a person wrote. */
// oxlint-disable-next-line import/no-default-export -- it is what is asked for.
export default function refuseLeaksOfJourneys(): void {
  if (existsSync(JOURNEY_LOGS)) refuseLeaks(JOURNEY_LOGS);
}
