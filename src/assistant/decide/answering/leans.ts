import { applyStatement } from '../../apply/apply-statement.ts';
import type { Found } from '../../find/statement-index.ts';
import { isOnlyTold } from '../sure.ts';
import { situationOf, type Scene } from '../scene.ts';

/** "You can get it if you lost your job", "Puede recibirlo si…": whoever asked for nothing does not know what "it" is. */
const LEANS = {
  en: /^(?!it (?:is|was|takes?|costs?|depends|may|can)\b)(?:[\w'’]+ ){1,4}(?:it|them)\b/i,
  es: /^(?:(?!que\b)[\p{L}]+ ){0,3}(?:\p{L}+(?:[aei]r|ndo)(?:l[oa]s?)|(?<=^|no )l[oa]s? (?:puede|debe|tiene|recibe|pide|paga))(?!\p{L})/iu,
} as const;

/** A text that says what it is about only together with its question, for somebody who only told what happened. */
export function leansOnQuestion(scene: Scene, { statement }: Found): boolean {
  const { language } = scene.state;
  return isOnlyTold(scene) && LEANS[language].test(applyStatement(statement, situationOf(scene)).text[language]);
}
