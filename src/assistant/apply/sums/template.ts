import { readExpression, type Expression, type Values } from './expression.ts';
import { inDollars } from './in-dollars.ts';

/** A sentence with sums in it: `5% of {rent} is {rent * 5%}.` Without a mark they are dollars; `:n` is a count, `:%` a share. */
export type Template = {
  /** Null while something that it needs is not known. */
  readonly saidWith: (values: Values) => string | null;
  readonly sums: readonly Expression[];
  /** As its authors wrote it. */
  readonly source: string;
  /** What stands around them. */
  readonly words: string;
  /** Any sentence that it can say. */
  readonly form: RegExp;
};

const PLACE_ALONE = /\{[^{}]+\}/;
/** As it is written in the end. */
const SUM = String.raw`-?\$?[\d,.]*\d%?`;
const PLACE = /\{([^{}:]+)(?::(n|%))?\}/g;

export function readTemplate(source: string): Template {
  const places = [...source.matchAll(PLACE)].map(([whole, sum = '', form]) => ({
    whole,
    form,
    sum: readExpression(sum),
  }));
  return {
    sums: places.map(({ sum }) => sum),
    source,
    words: source.replaceAll(PLACE, ' '),
    form: new RegExp(
      source
        .split(PLACE_ALONE)
        .map((part) => escaped(part))
        .join(SUM),
      'g',
    ),
    saidWith(values) {
      let said = source;
      for (const { whole, form, sum } of places) {
        const value = sum.valueIn(values);
        if (value === null) return null;
        said = said.replace(whole, () => inForm(value, form));
      }
      return said;
    },
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function inForm(value: number, form: string | undefined): string {
  if (form === '%') return `${tidied(value * 100)}%`;
  return form === 'n' ? tidied(value) : inDollars(Math.round(value * CENTS) / CENTS);
}
const CENTS = 100;

/** Two places are more than anybody needs of a share. */
const tidied = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
