import { brand } from '#web/brand.ts';

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '{product}': brand.name,
  '{supportEmail}': brand.supportEmail,
  '{legalEntity}': brand.legalEntity,
};

/** Content names the product by placeholder, so that a re-brand never touches reviewed text. */
export function fillBrand(text: string): string {
  return text.replace(/\{[a-zA-Z]+\}/g, (placeholder) => PLACEHOLDERS[placeholder] ?? placeholder);
}
