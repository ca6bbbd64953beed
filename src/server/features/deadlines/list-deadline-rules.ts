import { allRules } from '#assistant/deadlines/find-rule.ts';
import type { Rule } from '#assistant/deadlines/rule.ts';
import type { Language } from '#domain/language.ts';
import type { DeadlineRule } from '#contract/deadlines.ts';
import type { Handler } from '#server/callable/handler.ts';

export const listDeadlineRules: Handler<'listDeadlineRules'> = async ({ data }) => ({
  rules: allRules().map((rule) => inLanguage(rule, data.language ?? 'en')),
});

function inLanguage(rule: Rule, language: Language): DeadlineRule {
  return {
    id: rule.id,
    title: rule.title[language],
    category: rule.category,
    who: rule.who[language],
    law: rule.law,
    link: rule.link ?? null,
    variants: rule.variants.map(({ id, when, ask, askDays, limit }) => ({
      id,
      when: when[language],
      ask: ask[language],
      askDays: askDays?.[language] ?? null,
      askLimit: limit?.ask[language] ?? null,
    })),
    open: rule.open.map(({ question, link }) => ({ question: question[language], link: link ?? null })),
  };
}
