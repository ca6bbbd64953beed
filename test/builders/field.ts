/** A question of a form, named by its id; `more` is what is special about it. */
export const aField = (id: string, more: object = {}) => ({
  id,
  ask: `${id}?`,
  label: id,
  why: `Why ${id}.`,
  type: 'text',
  ...more,
});
