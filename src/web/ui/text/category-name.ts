import type { IssueCategory } from '#domain/issue-category.ts';
import { words } from '#web/lib/words.ts';

/** What people call the areas of law. */
export const CATEGORY_NAME: Readonly<Record<IssueCategory, string>> = words({
  housing: { en: 'Housing', es: 'Vivienda' },
  family: { en: 'Family', es: 'Familia' },
  consumer: { en: 'Money, debt and purchases', es: 'Dinero, deudas y compras' },
  employment: { en: 'Work', es: 'Trabajo' },
  traffic: { en: 'Traffic', es: 'Tránsito' },
  criminal: { en: 'Criminal records and arrests', es: 'Antecedentes penales y arrestos' },
  immigration: { en: 'Immigration', es: 'Inmigración' },
  estates: { en: 'Wills, estates and planning ahead', es: 'Testamentos, herencias y planes a futuro' },
  benefits: { en: 'Public benefits', es: 'Beneficios públicos' },
  torts: { en: 'Injuries and accidents', es: 'Lesiones y accidentes' },
  courts: { en: 'Courts and procedure', es: 'Cortes y trámites' },
  education: { en: 'School', es: 'Escuela' },
  health: { en: 'Health care and medical bills', es: 'Salud y cuentas médicas' },
  business: { en: 'Small business', es: 'Pequeños negocios' },
});

/** For a word of the server's that may be newer than this page. */
export const categoryName = (category: string): string =>
  Object.hasOwn(CATEGORY_NAME, category) ? CATEGORY_NAME[category as IssueCategory] : category;
