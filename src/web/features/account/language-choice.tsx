import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#domain/language.ts';
import { language } from '#web/lib/language.ts';
import { useChosenLanguage } from '#web/frame/language-switch.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { copy } from './copy.ts';

const words = copy.own.language;

/** The same choice as at the top of the screen, where people look for it in an account. */
export function LanguageChoice() {
  const choose = useChosenLanguage();
  return (
    <Select
      label={words.title}
      hint={words.note}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={({ target: { value } }) => {
        if (isLanguage(value)) void choose(value);
      }}
    />
  );
}
