import type { IssueCategory } from '#domain/issue-category.ts';
import type { Language } from '../content/words.ts';

/** What a problem is about, as it stands in a sentence. */
export const CATEGORIES: Readonly<Record<Language, Readonly<Record<IssueCategory, string>>>> = {
  en: {
    housing: 'housing',
    family: 'family matters',
    consumer: 'debt and consumer problems',
    employment: 'work and pay',
    traffic: 'traffic and driving',
    criminal: 'a criminal matter',
    immigration: 'immigration',
    estates: 'wills and estates',
    benefits: 'public benefits',
    torts: 'injury or damage',
    courts: 'courts and procedure',
    education: 'school and education',
    health: 'health care',
    business: 'running a business',
  },
  es: {
    housing: 'vivienda',
    family: 'asuntos de familia',
    consumer: 'deudas y problemas de consumo',
    employment: 'trabajo y salario',
    traffic: 'tránsito y manejo',
    criminal: 'un asunto penal',
    immigration: 'inmigración',
    estates: 'testamentos y herencias',
    benefits: 'beneficios públicos',
    torts: 'lesiones o daños',
    courts: 'cortes y procedimientos',
    education: 'escuela y educación',
    health: 'atención médica',
    business: 'un negocio',
  },
};
