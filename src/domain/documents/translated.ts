import type { Field, Section } from './definition.ts';
import type { Stop } from './stops.ts';

/** As much of a definition as somebody reads while it is filled in. */
export type Readable = {
  readonly title: string;
  readonly summary?: string | undefined;
  readonly purpose?: string | undefined;
  readonly notFor?: readonly string[] | undefined;
  readonly sections: readonly Section[];
  readonly steps: readonly { readonly text: string }[];
  readonly stops?: readonly Stop[] | undefined;
};

export type Sentences = Readonly<Record<string, string>>;

/** Asks in another language; what is printed stays as it is. A sentence without a translation stays English. */
export function translated<T extends Readable>(definition: T, sentences: Sentences): T {
  const say = (text: string): string => (Object.hasOwn(sentences, text) ? (sentences[text] ?? text) : text);
  const asked = (field: Field): Field => ({
    ...field,
    ask: say(field.ask),
    label: say(field.label),
    why: say(field.why),
    ...(field.item === undefined ? {} : { item: say(field.item) }),
    ...(field.options && !field.from
      ? { options: field.options.map((one) => ({ ...one, label: say(one.label), printed: one.printed ?? one.label })) }
      : {}),
    ...(field.fields ? { fields: field.fields.map(asked) } : {}),
  });
  const stopped = (stop: Stop): Stop => ({
    ...stop,
    say: say(stop.say),
    instead: stop.instead.map((way) => ({ ...way, text: say(way.text) })),
  });
  return {
    ...definition,
    title: say(definition.title),
    ...(definition.summary === undefined ? {} : { summary: say(definition.summary) }),
    ...(definition.purpose === undefined ? {} : { purpose: say(definition.purpose) }),
    ...(definition.notFor ? { notFor: definition.notFor.map(say) } : {}),
    sections: definition.sections.map(({ title, fields }) => ({ title: say(title), fields: fields.map(asked) })),
    steps: definition.steps.map((step) => ({ ...step, text: say(step.text) })),
    ...(definition.stops ? { stops: definition.stops.map(stopped) } : {}),
  };
}

/** Every sentence that `translated` looks up. */
export function textsToTranslate(definition: Readable): string[] {
  const { title, summary, purpose, notFor = [], sections, steps, stops = [] } = definition;
  const ofField = (field: Field): string[] => [
    field.ask,
    field.label,
    field.why,
    ...(field.item === undefined ? [] : [field.item]),
    ...(field.from ? [] : (field.options ?? []).map(({ label }) => label)),
    ...(field.fields ?? []).flatMap(ofField),
  ];
  return [
    title,
    ...[summary, purpose].filter((text) => text !== undefined),
    ...notFor,
    ...sections.flatMap((section) => [section.title, ...section.fields.flatMap(ofField)]),
    ...steps.map(({ text }) => text),
    ...stops.flatMap((stop) => [stop.say, ...stop.instead.map(({ text }) => text)]),
  ];
}
