/** Who and what goes without saying: where one of the first is spoken of, the second may be named. */
export const IMPLIED: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['rent', 'lease', 'deposit', 'evict', 're-rent', 'tenant', 'landlord', 'nonpayment', 'stabilized'],
    ['landlord', 'tenant', 'lease', 'home'],
  ],
  [
    ['wage', 'fire', 'overtime', 'hire', 'employer', 'worker', 'shift', 'tip', 'unemployment'],
    ['employer', 'worker', 'work', 'wage', 'hire'],
  ],
  [
    ['debt', 'collector', 'creditor'],
    ['debt', 'owe', 'pay'],
  ],
  [
    ['pay', 'fee', 'bill', 'wage', 'rent', 'debt', 'price', 'charge-fee'],
    ['money', 'amount', 'pay', 'owe'],
  ],
  [
    [
      'judgment',
      'hearing',
      'appeal',
      'judge',
      'summons',
      'jury',
      'clerk',
      'petition',
      'motion',
      'bring-case',
      'case',
      'claim',
      'small-claims',
      'court',
    ],
    ['court', 'case', 'bring-case', 'file', 'paper'],
  ],
  [['judge', 'court'], ['court']],
  [['decide', 'order'], ['judge']],
  [['represent'], ['lawyer']],
  [['file'], ['petition', 'form', 'paper', 'case']],
  [
    ['custody', 'child', 'support'],
    ['parent', 'child'],
  ],
  [
    ['ticket', 'license', 'point'],
    ['driver', 'drive', 'license'],
  ],
  [
    ['limit', 'amount', 'minimum', 'older', 'younger'],
    ['limit', 'minimum'],
  ],
  [['utility'], ['service', 'power']],
  [
    ['will', 'estate', 'power-attorney', 'contract', 'lease', 'form', 'affidavit', 'deed'],
    ['paper', 'write', 'sign'],
  ],
  [
    ['serve', 'summons', 'file'],
    ['paper', 'give'],
  ],
  [
    ['report-n', 'item', 'bureau'],
    ['report-n', 'credit'],
  ],
  [
    ['spouse', 'divorce', 'marry'],
    ['spouse', 'marry'],
  ],
  [
    ['immigration', 'status', 'asylum', 'green-card', 'visa'],
    ['immigration', 'status'],
  ],
  [
    ['insurer', 'insurance'],
    ['insurance', 'insurer'],
  ],
  [['wage', 'pay'], ['receive']],
  [
    ['fee', 'charge-fee', 'free'],
    ['fee', 'free', 'charge-fee'],
  ],
];

/** Ideas that a rewording may bring in: they say how it is told rather than what the law is. */
export const HARMLESS: ReadonlySet<string> = new Set(
  'give tell happen need continue receive find speak explain count live show use ask hear happen try date amount money time way home regular new old current actual exact clear separate same different similar extra item product list-v attend know believe name call contact text send write paper form form copy move visit meet report-n complete choose open want expect own decide reason cause law legal possible location work get-help care limit deadline case pay change pass happen follow leave appear record-keep property benefit early date-it receive agree apply file keep hand mail daily weekly monthly yearly hourly shift history past serious substantial serve'.split(
    ' ',
  ),
);

/** Ideas of which a looser one is not enough: a felony is not a misdemeanor because both are crimes. */
export const STRICT: ReadonlySet<string> = new Set(
  'felony misdemeanor jail arrest auction fine punitive suspend interest larceny seal evict fire win bankruptcy deportation warrant subpoena gym freeze lien garnish publish notarize appeal swear jury mediation arbitration'.split(
    ' ',
  ),
);
