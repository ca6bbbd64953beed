import type { PDFRadioGroup } from '@cantoo/pdf-lib';

/**
 * What each circle of a group is told by. Some forms give all circles the same word, such as "Yes": then the name that
 * the PDF has for the circle itself is the only thing that tells them apart.
 */
export function circlesOf(group: PDFRadioGroup): string[] {
  const options = group.getOptions();
  if (new Set(options).size === options.length) return options;
  return group.acroField.getOnValues().map((name) => name.decodeText());
}

/** Fills in one circle. A value that the group does not have leaves it as it was. */
export function selectCircle(group: PDFRadioGroup, value: string): void {
  const at = circlesOf(group).indexOf(value);
  const circle = group.acroField.getOnValues()[at];
  if (!circle) return;
  group.acroField.setValue(circle);
}
