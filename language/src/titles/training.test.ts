import { expect, it } from 'vitest';
import { isResident } from './training.ts';

it.each([
  'Resident Physician',
  'Internal Medicine Resident',
  'Pediatrics Resident',
  'Surgical Resident',
  'Chief Resident, Emergency Medicine',
  'Emergency Medicine Resident Physician',
  'Resident in Psychiatry',
  'Residency, Internal Medicine',
  'PGY-2',
  'House Officer',
])('%s is a physician in training', (title) => expect(isResident(title, false)).toBe(true));

it.each([
  'Nurse Resident',
  'Pharmacy Resident',
  'Resident Advisor',
  'Resident Director',
  'Residency Program Director, Surgery',
  'Artist in Residence',
  'Physician',
  'Attending Physician',
  'Medical Assistant',
  'Presidential Fellow',
])('%s is none', (title) => expect(isResident(title, true)).toBe(false));

it('takes a resident for one at a hospital alone', () => {
  expect([isResident('Resident', true), isResident('Chief Resident', true), isResident('Resident', false)]).toEqual([true, true, false]);
});
