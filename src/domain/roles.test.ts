import { describe, expect, test } from 'vitest';
import { ACCESS_LEVELS, refusalFor, type Access, type Caller, type Refusal } from './roles.ts';

const person: Caller = {
  sessionId: 'session',
  userId: 'u',
  name: 'Ann',
  email: 'ann@people.example',
  isAnonymous: false,
  tosVersion: 1,
  attorneyId: null,
  isStaff: false,
};
const people = {
  nobody: null,
  anonymous: { ...person, isAnonymous: true, tosVersion: null },
  newcomer: { ...person, tosVersion: null },
  outdated: { ...person, tosVersion: 0 },
  consumer: person,
  attorney: { ...person, attorneyId: 'a' },
  staff: { ...person, isStaff: true },
} satisfies Record<string, Caller | null>;

type Row = Record<keyof typeof people, Refusal | null>;
const nothing: Row = {
  nobody: null,
  anonymous: null,
  newcomer: null,
  outdated: null,
  consumer: null,
  attorney: null,
  staff: null,
};
const signedInOnly = {
  nobody: 'no-session',
  anonymous: 'sign-in-required',
  newcomer: 'terms-pending',
  outdated: 'terms-pending',
} as const;

const EXPECTED: Record<Access, Row> = {
  public: nothing,
  session: { ...nothing, nobody: 'no-session' },
  account: { ...nothing, nobody: 'no-session', anonymous: 'sign-in-required' },
  visitor: { ...nothing, ...signedInOnly, anonymous: null, attorney: 'wrong-role' },
  consumer: { ...nothing, ...signedInOnly, attorney: 'wrong-role' },
  attorney: { ...nothing, ...signedInOnly, consumer: 'wrong-role', staff: 'wrong-role' },
  member: { ...nothing, ...signedInOnly },
  staff: { ...nothing, ...signedInOnly, consumer: 'wrong-role', attorney: 'wrong-role' },
};

describe.each(ACCESS_LEVELS)('%s', (access) => {
  test.each(Object.keys(people) as (keyof typeof people)[])('%s', (who) => {
    expect(refusalFor(access, people[who])).toBe(EXPECTED[access][who]);
  });
});
