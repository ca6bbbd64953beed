import type { IssueCategory } from '#domain/issue-category.ts';
import type { Message } from '#domain/words.ts';

/** What a problem is about, as it stands in a sentence. */
export const CATEGORIES = {
  housing: { en: 'housing', es: 'vivienda' },
  family: { en: 'family matters', es: 'asuntos de familia' },
  consumer: { en: 'debt and consumer problems', es: 'deudas y problemas de consumo' },
  employment: { en: 'work and pay', es: 'trabajo y salario' },
  traffic: { en: 'traffic and driving', es: 'tránsito y manejo' },
  criminal: { en: 'a criminal matter', es: 'un asunto penal' },
  immigration: { en: 'immigration', es: 'inmigración' },
  estates: { en: 'wills and estates', es: 'testamentos y herencias' },
  benefits: { en: 'public benefits', es: 'beneficios públicos' },
  torts: { en: 'injury or damage', es: 'lesiones o daños' },
  courts: { en: 'courts and procedure', es: 'cortes y procedimientos' },
  education: { en: 'school and education', es: 'escuela y educación' },
  health: { en: 'health care', es: 'atención médica' },
  business: { en: 'running a business', es: 'un negocio' },
} satisfies Record<IssueCategory, Message<string>>;
