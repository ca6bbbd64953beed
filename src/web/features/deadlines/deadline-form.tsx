import { type FormEvent, useState } from 'react';
import type { DeadlineRule } from '#contract/deadlines.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { Button } from '#web/ui/button.tsx';
import { CATEGORY_NAME } from '#web/ui/text/category-name.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from './copy.ts';
import { DeadlineResult } from './deadline-result.tsx';
import { variantOf } from './question.ts';
import { RuleChoice } from './rule-choice.tsx';
import { useDeadlineCount } from './use-deadline-count.ts';

export function DeadlineForm({ rules }: { rules: readonly DeadlineRule[] }) {
  const { question, rule, faults, error, isBusy, counted, change, count } = useDeadlineCount(rules);
  const [area, setArea] = useState('');
  const variant = variantOf(rule, question);
  const shown = rules.filter(({ category, id }) => area === '' || category === area || id === question.rule);
  const areas = ISSUE_CATEGORIES.filter((category) => rules.some((candidate) => candidate.category === category));

  function submit(event: FormEvent) {
    event.preventDefault();
    count();
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="no-print grid gap-5">
        <Select
          label={copy.area}
          value={area}
          options={[
            { value: '', label: copy.anyArea },
            ...areas.map((value) => ({ value, label: CATEGORY_NAME[value] })),
          ]}
          onChange={(event) => setArea(event.target.value)}
        />
        <Select
          label={copy.rule}
          value={question.rule}
          error={faults.rule}
          options={[
            { value: '', label: copy.chooseRule },
            ...shown.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => change({ rule: event.target.value, variant: '', days: '', limit: '' })}
        />
        {rule && (
          <RuleChoice
            rule={rule}
            variant={question.variant}
            error={faults.variant}
            onChoose={(chosen) => change({ variant: chosen })}
          />
        )}
        {rule && variant && (
          <>
            <TextField
              type="date"
              label={variant.ask}
              value={question.from}
              error={faults.from}
              className="max-w-72"
              onChange={(event) => change({ from: event.target.value })}
            />
            {variant.askDays && (
              <TextField
                type="number"
                inputMode="numeric"
                label={variant.askDays}
                value={question.days}
                error={faults.days}
                className="max-w-72"
                onChange={(event) => change({ days: event.target.value })}
              />
            )}
            {variant.askLimit && (
              <TextField
                type="date"
                label={variant.askLimit}
                hint={copy.unknownDay}
                value={question.limit}
                className="max-w-72"
                onChange={(event) => change({ limit: event.target.value })}
              />
            )}
          </>
        )}
        {error && <Notice tone="bad">{error}</Notice>}
        {rule?.variants.length !== 0 && (
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {isBusy ? copy.counting : copy.count}
          </Button>
        )}
      </form>
      {counted && <DeadlineResult counted={counted} title={rule?.title ?? ''} />}
    </>
  );
}
