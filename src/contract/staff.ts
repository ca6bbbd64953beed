import { staffAttorneys } from './staff-attorneys.ts';
import { staffRegistry } from './staff-registry.ts';

/** Everything behind /staff. */
export const staff = { ...staffAttorneys, ...staffRegistry };
