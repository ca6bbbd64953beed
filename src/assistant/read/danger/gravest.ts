/** Emergencies in which somebody may die in the next hours, by their id in `content/emergencies`. */
export const GRAVEST: ReadonlySet<string> = new Set([
  'suicide',
  'overdose',
  'medical',
  'violence-now',
  'violence-at-home',
]);
