type Told = { readonly where: string; readonly text: string };

/**
 * Figures that are told in more than one place, each with the words around it. The first group is the figure: wherever the words stand,
 * it is the same. A figure that changes every year is named with its year.
 */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  'small claims in New York City': /small claims?[^.;$]*?(\$\d+,\d{3}) in New York City/i,
  'small claims in city and district courts': /(\$[\d,]+) in city courts/i,
  'small claims in town and village courts': /(\$\d+,\d{3}) in town and village courts/i,
  'most of a security deposit': /deposit [^.;]*?(?:more than|at most|up to) (\d+ months?)/i,
  'return of a security deposit': /(\d+ days) after (?:you move|moving|the tenant moves) out/i,
  'latest late fee for rent': /late fee [^.;]*?(\$\d+) or 5%/i,
  'application and background check fee': /background(?: and credit)? checks? [^.;]*?(\$\d+)/i,
  'rent demand': /(\d+)[- ]day (?:rent demand|demand for rent|written demand)/i,
  'minimum wage in 2026, New York City': /2026[^.;]*?minimum wage is (\$\d+(?:\.\d\d)?)[^.;]*?New York City/i,
  'executive salary in New York City, 2026': /(\$1,\d{3}(?:\.\d\d)?) a week in New York City, Nassau/i,
  'paid family leave, most a week in 2026': /67%[^.;]*?at most (\$[\d,]+(?:\.\d\d)?)/i,
  'highest unemployment benefit': /(?:highest|maximum|most)[^.;]*?unemployment[^.;]*?(\$\d{3})/i,
  'fair hearing about SNAP': /(\d+) days[^.;]*?fair hearing about SNAP|fair hearing about SNAP[^.;]*?(\d+) days/i,
  'Medicaid plan, then a fair hearing': /plan[^;]*?fair hearing can be asked for within (\d+) days/i,
  'unemployment hearing': /(\d+) days from the mailing date to ask for a hearing/i,
  'time at the Division of Human Rights': /(\d+ years?) at the State Division of Human Rights/i,
  'notice of claim': /notice of claim[^.;]*?within (\d+ days)/i,
  'no-fault notice': /no-fault[^.;]*?(?:written notice|application)[^.;]*?within (\d+ days)/i,
  'basic no-fault cover': /no-fault pays up to (\$[\d,]+)/i,
  'small estate': /(?:small estate|voluntary administration)[^.;]*?(\$[\d,]+)/i,
  'answer to a summons in person': /(\d+) days to answer if the summons was handed/i,
  'answer to a summons otherwise':
    /to answer if the summons was handed[^.;]*?(\d+) days if it was served any other way/i,
  'exemption claim form': /(\d+) days (?:from|of) the postmark/i,
  'traffic bureau ticket': /Violations Bureau ticket[^.;]*?within (\d+ days)/i,
  'parking ticket': /(\d+) days (?:from|of) issue to (?:contest|avoid)/i,
  'work injury, notice to the employer': /notice (?:goes )?to the employer[^.;]*?within (\d+ days)/i,
  'prenatal leave': /(\d+) paid hours per 52 weeks/i,
};

/** Subjects that nothing tells any more: their words have changed, and nobody would notice a second value. */
export function untoldSubjects(texts: readonly string[]): string[] {
  return Object.entries(SUBJECTS).flatMap(([subject, pattern]) =>
    texts.some((text) => pattern.test(text)) ? [] : [subject],
  );
}

/** "subject: $10,000 (housing.yaml), $15,000 (courts.yaml)" for each that is told in two ways. */
export function differingFigures(told: readonly Told[]): string[] {
  return Object.entries(SUBJECTS).flatMap(([subject, pattern]) => {
    const values = new Map<string, string>();
    for (const { where, text } of told) {
      const [, ...groups] = pattern.exec(text) ?? [];
      const value = groups
        .find((group) => group !== undefined)
        ?.replace(/s$/, '')
        .toLowerCase();
      if (value !== undefined && !values.has(value)) values.set(value, where);
    }
    const all = [...values].map(([value, where]) => `${value} (${where})`);
    return values.size > 1 ? [`${subject}: ${all.join(', ')}`] : [];
  });
}
