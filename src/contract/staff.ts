import { staffAttorneys } from './staff-attorneys.ts';

/** Everything behind /staff. */
export const staff = { ...staffAttorneys };
