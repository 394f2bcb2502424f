import { describe, expect, it } from 'vitest';
import { mustKeyOf, mustLabel, mustsIn } from './musts.ts';

const now = new Date('2026-11-23');
const list = (text: string) => text.split(/\||\n/).map((one) => one.trim());
const read = (message: string, bare = false) =>
  mustsIn(message, { bare, now }).map(({ key, stated }) => (stated === 'asked' ? key : `${stated} ${key}`));

describe('a key and its label', () => {
  const range = (from: number, to: number, step = 1) => Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
  it('name each other', () => {
    const keys = [
      'visa no_clearance remote hybrid onsite paid part_time accessible'.split(' '),
      range(20_000, 150_000, 5000).map((sum) => `pay>=${sum}`),
      range(8, 60).map((wage) => `pay>=${wage * 2080}`),
      range(5, 60, 5).map((hours) => `hours<=${hours}`),
      range(1, 12).map((month) => `start=2027-${String(month).padStart(2, '0')}`),
    ].flat();
    for (const key of keys) expect([key, mustKeyOf(mustLabel(key), now)]).toEqual([key, key]);
  });

  it.each([
    ['pay>=60000', 'At least $60K a year'],
    ['pay>=45760', 'At least $22 an hour'],
    ['hours<=20', 'At most 20 hours a week'],
    ['start=2027-06', 'Start in June 2027'],
    ['visa', 'Visa sponsorship'],
  ])('are %s and “%s”', (key, label) => {
    expect(mustLabel(key)).toBe(label);
  });

  it.each(list('quiet rooms | remote and paid | remote sensing lab work | no remote | a visa for my sister too'))(
    'are none for “%s”',
    (text) => {
      expect(mustKeyOf(text, now)).toBeNull();
    },
  );
});

describe('a condition', () => {
  const named = {
    remote: 'remote | fully remote | wfh | work from home | remotely',
    visa: 'visa sponsorship | sponsorship | an H-1B',
    onsite: 'on site | in-person',
    hybrid: 'hybrid',
    part_time: 'part time | part-time',
    accessible: 'an accessible office | step-free',
  };
  const forms = {
    asked: 'I need % | % please | it has to be % | % and maps',
    accepted: '% is fine | I don’t mind % | open to % | ideally % | % would be nice',
    refused: 'I don’t need % | not % | I hate %',
  };
  it.each(Object.entries(forms).flatMap(([stated, all]) => list(all).map((form) => [form, stated])))('in “%s” is %s', (form, stated) => {
    for (const [key, all] of Object.entries(named))
      for (const words of list(all))
        expect([words, read(form.replace('%', words))]).toEqual([words, [stated === 'asked' ? key : `${stated} ${key}`]]);
  });

  it.each(
    list(`at least $50k → pay>=50000 | minimum 45k → pay>=45000 | a salary of 55,000 → pay>=55000 | I want to make 70k → pay>=70000
      20 dollars an hour → pay>=41600 | at least $22 an hour → pay>=45760 | pay of 4k a month → pay>=48000
      max 20 hours → hours<=20 | no more than fifteen hours a week → hours<=15
      I can start in June → start=2027-06 | available in May 2028 → start=2028-05 | starting this fall → start=2027-09
      I can’t get a clearance → no_clearance | it must be paid → paid | no unpaid internships → paid`).map((line) => line.split(' → ')),
  )('“%s” is %s', (message = '', key = '') => {
    expect(read(message)).toEqual([key]);
  });

  it.each(['50k', '60 grand', '25/hr'])('“%s” is pay only where a job’s musts are asked', (sum) => {
    expect(read(sum)).toEqual([]);
    expect(read(sum, true)).toEqual([expect.stringMatching(/^pay>=\d+$/)]);
  });

  it.each(
    list(`my rent is $1,200 a month | my loans are 40k | I owe at least 30k | 40k in student debt | we raised $60k | a budget of 50k | 500 users | 20 people
      7 years | in 2027 | a 12 hour shift | open 24 hours | in June | due in October | I may go | a visa card | a hybrid car | I paid for it`),
  )('is not in “%s”', (message) => {
    for (const bare of [false, true]) expect(read(message, bare)).toEqual([]);
  });
});
