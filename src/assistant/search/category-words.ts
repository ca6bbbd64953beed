import { ISSUE_CATEGORIES, type IssueCategory } from '#domain/issue-category.ts';

const WORDS: Record<IssueCategory, RegExp> = {
  housing: /landlord|tenant|rent\b|rental|evict|lease|apartment|deposit|roommate|mold|heat\b|repairs?|housing/i,
  family: /divorce|custody|child support|alimony|spouse|husband|wife\b|visitation|adopt|paternity|guardian/i,
  consumer: /debt|collector|credit|loan|refund|scam|warranty|bankrupt|repossess|bank account|identity theft|overcharg/i,
  employment:
    /\bboss|employer|\bjob\b|fired|wages?|overtime|paycheck|not paid|unpaid|harass|discriminat|laid off|salary|tips\b/i,
  traffic: /ticket|speeding|dmv|licen[cs]e suspend|car accident|dwi|dui|parking/i,
  criminal: /arrest|police|charged with|criminal|misdemeanor|felony|probation|warrant|bail/i,
  immigration: /immigra|visa|green card|asylum|deport|citizenship|uscis|\bice\b/i,
  estates: /\bwill\b.*(die|death|estate|inherit)|inherit|probate|estate|power of attorney|executor|passed away/i,
  benefits: /snap\b|food stamps|medicaid|unemployment|disability benefits|\bssi\b|ssdi|welfare|cash assistance/i,
  torts: /injur|negligen|dog bit|slip|malpractice|damage|neighbor/i,
  courts: /small claims|court|sued|summons|subpoena|lawsuit|judge|served/i,
  education: /school|student|\biep\b|suspension|tuition|college/i,
  health: /hospital|medical bill|insurance|doctor|patient|health/i,
  business: /\bllc\b|business|contract|partnership|trademark|invoice|freelanc/i,
};

/** How many words of each category a message has. */
export function categoryWords(message: string): Record<IssueCategory, number> {
  const counts = ISSUE_CATEGORIES.map((category) => [
    category,
    message.match(new RegExp(WORDS[category], 'gi'))?.length ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<IssueCategory, number>;
}
