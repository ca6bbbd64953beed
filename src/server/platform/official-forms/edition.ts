/** Stands between the id of a form and the version that somebody has begun. No id that is made of a title holds it. */
export const EDITION = '--v';

/** Whether a document was begun from this form, as it is now or as it was. */
export const isOf = (definitionId: string, formId: string): boolean =>
  definitionId === formId || definitionId.startsWith(`${formId}${EDITION}`);
