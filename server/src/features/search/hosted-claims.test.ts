import { describe, expect, it } from 'vitest';
import { openClaims } from './hosted-claims.ts';
import { openMemory, type Told } from './hosted-memory.ts';
import { openSaid } from './hosted-said.ts';

const employers: Readonly<Record<string, string>> = { J1: 'Acme Health', J2: 'Mayo Clinic', J3: 'Rosendin Electric' };
const job = (handle: string, sponsorship: 'yes' | 'no' | 'unknown', clearance = false): Told => ({
  handle,
  id: handle,
  name: handle,
  cited: `**${handle}**`,
  facts: '',
  employer: employers[handle] ?? '',
  sponsorship,
  clearance,
});
const said = openSaid();
said.hear('Apply by December 15.');
const told = [job('J1', 'yes'), job('J2', 'no'), job('J3', 'unknown'), job('J4', 'no', true)];
const holds = openClaims(openMemory(told), said, () => told[2] ?? null);

describe('a claim about visas', () => {
  it.each([
    'J1 sponsors visas.',
    'J1 says it sponsors, but J2 does not.',
    'J2 does not sponsor visas for this job, and you need one.',
    'J4: This job requires U.S. citizenship, and you need a visa.',
    'J2 is open to U.S. citizens only.',
    'One of them sponsors H-1B visas.',
    'J1 sponsors visas, and it is not remote.',
    'I would look at J1 first because it sponsors visas.',
    'If you like archives, J1 sponsors H-1B.',
    'J1 not only sponsors visas, it also pays well.',
    'J1 takes F-1 students.',
    'J2 hires citizens only.',
    'Acme Health sponsors visas.',
    'You need a visa, and J1 offers one.',
  ])('holds where the records say it: %s', (sentence) => expect(holds(sentence, 'visa')).toBe(true));

  it.each([
    'J2 sponsors visas.',
    'J3 sponsors visas.',
    'It sponsors visas.',
    'J1 and J3 sponsor visas.',
    'J3 does not sponsor visas.',
    'J1 requires U.S. citizenship.',
    'J2 does not say much, but J3 offers sponsorship.',
    'I would look at J1 and J2, which sponsor H-1B visas.',
    'Before you ask, J3 sponsors visas.',
    'You can get H-1B sponsorship at J3.',
    'You need a visa, which J3 offers.',
    'J3 takes F-1 students.',
    'Mayo Clinic sponsors visas.',
    'Stripe sponsors visas.',
    'All of these jobs sponsor visas.',
    'None of these jobs sponsors visas.',
    'J1 is open to citizens only.',
  ])('does not hold where they do not: %s', (sentence) => expect(holds(sentence, 'visa')).toBe(false));
});

describe('a claim about a clearance or a date', () => {
  it.each([
    ['J4 requires a security clearance.', 'clearance', true],
    ['J1 requires a security clearance.', 'clearance', false],
    ['J1 needs no clearance.', 'clearance', true],
    ['You need a Secret clearance for J1.', 'clearance', false],
    ['You need a Secret clearance for J4.', 'clearance', true],
    ['You need to apply by March 15.', 'deadline', false],
    ['You have until December 15 to apply.', 'deadline', true],
    ['Applications close on Friday.', 'deadline', false],
    ['You graduate in May 2027, and applications close on December 15.', 'deadline', true],
    ['Applications close on December 15.', 'deadline', true],
    ['Applications close on January 20.', 'deadline', false],
  ] as const)('holds as the records say: %s', (sentence, kind, is) => expect(holds(sentence, kind)).toBe(is));
});
