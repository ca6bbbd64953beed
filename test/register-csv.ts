/** The columns of the state's file, as it names and orders them. */
export const REGISTER_HEADER =
  'Registration Number,First Name,Middle Name,Last Name,Suffix,Company Name,Street 1,Street 2,City,State,Zip,Zip Plus Four,Country,County,Phone Number,Year Admitted,Judicial Department of Admission,Law School,Status,Next Registration';

const FIRST = ['MARIA', 'JOHN', 'WEI', 'AISHA', 'CARLOS', 'RACHEL', 'DMITRI', 'FATIMA', 'PATRICK', 'SUSAN'];
const LAST = ['SMITH', 'GARCIA', 'CHEN', 'RAHMAN', 'LOPEZ', 'GOLDBERG', 'IVANOV', 'OKAFOR', "O'BRIEN", 'KIM'];
const COMPANIES = ['"SMITH, JONES & PARTNERS LLP"', 'LEGAL AID SOCIETY', '', '"LAW OFFICES OF ""GARCIA"""'];

/** One row as the state writes it; the same index is always the same person. */
export function registerLine(index: number, change: { status?: string; next?: string } = {}): string {
  const { status = 'Currently registered', next = 'Mar 2099' } = change;
  const pick = (from: readonly string[], step: number) => from[Math.floor(index / step) % from.length];
  return [
    1_000_000 + index,
    pick(FIRST, 1),
    'A',
    pick(LAST, 10),
    '',
    pick(COMPANIES, 3),
    `${index % 900} MAIN STREET`,
    '',
    'NEW YORK',
    'NY',
    '10001',
    '',
    'United States',
    'New York',
    '(212) 555-0100',
    1970 + (index % 55),
    1 + (index % 4),
    'BROOKLYN LAW SCHOOL',
    status,
    next,
  ].join(',');
}

/** Like the state's file, of whatever length, in pieces that cut through lines. */
export function* registerCsv(rows: number): Generator<Buffer> {
  let lines = [REGISTER_HEADER];
  for (let index = 0; index < rows; index += 1) {
    lines.push(registerLine(index));
    if (lines.length === 300) {
      yield Buffer.from(`${lines.join('\n')}\n`);
      lines = [];
    }
  }
  yield Buffer.from(`${lines.join('\n')}\n`);
}
