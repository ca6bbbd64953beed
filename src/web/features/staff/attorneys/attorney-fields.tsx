import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { SPOKEN_LANGUAGES } from '#domain/attorneys/spoken-language.ts';
import { ATTORNEY_NAME_MAX, PLACEMENT_MAX } from '#domain/limits.ts';
import { NY_COUNTIES } from '#domain/attorneys/ny-county.ts';
import type { useForm } from '#web/lib/form/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { AttorneyValues } from './attorney-schema.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { copy } from '../copy.ts';
import { categoryWords } from '../labels.ts';
import { RegisterHint } from './register-hint.tsx';

const words = copy.attorney;
const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const AREAS = ISSUE_CATEGORIES.map((value) => ({ value, label: categoryWords[value] }));

export type AttorneyForm = ReturnType<typeof useForm<AttorneyValues, AttorneyValues>>;

export function AttorneyFields({ form }: { form: AttorneyForm }) {
  const { values, errors, set, field } = form;
  return (
    <>
      <div>
        <TextField
          label={words.number}
          hint={words.numberHint}
          required
          inputMode="numeric"
          autoComplete="off"
          className="max-w-xs"
          {...field('registrationNumber')}
        />
        <RegisterHint
          number={values.registrationNumber}
          onName={({ firstName, lastName }) => {
            set('firstName', firstName);
            set('lastName', lastName);
          }}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={words.firstName} required maxLength={ATTORNEY_NAME_MAX} {...field('firstName')} />
        <TextField label={words.lastName} required maxLength={ATTORNEY_NAME_MAX} {...field('lastName')} />
      </div>
      <ChoiceGroup
        label={words.areas}
        choices={AREAS}
        chosen={values.practiceAreas}
        error={errors.practiceAreas}
        onChange={(chosen) => set('practiceAreas', chosen)}
      />
      <ChoiceGroup
        label={words.counties}
        hint={words.countiesHint}
        choices={asChoices(NY_COUNTIES)}
        chosen={values.counties}
        error={errors.counties}
        onChange={(chosen) => set('counties', chosen)}
      />
      <ChoiceGroup
        label={words.languages}
        choices={asChoices(SPOKEN_LANGUAGES)}
        chosen={values.languages}
        error={errors.languages}
        onChange={(chosen) => set('languages', chosen)}
      />
      <TextField
        type="number"
        label={words.placement}
        hint={words.placementHint}
        required
        min={0}
        max={PLACEMENT_MAX}
        {...field('placement')}
      />
    </>
  );
}
