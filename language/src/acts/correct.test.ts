import { expect, it } from 'vitest';
import { correctionOf, type Known } from './correct.ts';

const list = (text: string) => text.split(/\||\n/).map((one) => one.trim());
const known = (line: string): Known => {
  const [id = '', kind = '', stance = '', text = '', value = null, status = 'kept'] = line.split(' / ');
  return { id, kind, stance, text, value: value === '-' ? null : value, status } as Known;
};
const facts = list(`spoons / activity / more / carving spoons
  calls / activity / less / cold calls
  ranger / work / looking / Park Ranger / role:Park Ranger
  tide / employer / looking / Lantern Tide
  form:place:us-il-chicago / place / looking / Chicago / us-il-chicago
  visa / must / must / Visa sponsorship / visa
  rooms / must / must / quiet rooms
  kites / activity / more / gluing kites / - / dropped`).map(known);

/** The facts it changes and how, what it adds, and a question mark where it only complains; null: no correction. */
const read = (message: string, last: string[] = []) => {
  const correction = correctionOf(message, facts, { last });
  return correction === null
    ? null
    : [
        ...correction.changes.map(({ id, stance, status }) => `${id} ${status ?? stance}`),
        ...correction.added.map(({ start, end }) => `+ ${message.slice(start, end)}`),
        ...(correction.complains ? ['?'] : []),
      ];
};

const words: Record<string, string> = {
  spoons: 'carving spoons',
  calls: 'the cold calls',
  ranger: 'park ranger',
  tide: 'Lantern Tide',
  'form:place:us-il-chicago': 'Chicago',
  visa: 'the visa',
  rooms: 'the quiet rooms',
};
it.each(
  list('take off % | Please remove %. | delete % please | scratch % | drop % | forget % | oh, take % off | I changed my mind about %'),
)('“%s” drops the fact it names', (form) => {
  for (const [id, name] of Object.entries(words)) expect([name, read(form.replace('%', name))]).toEqual([name, [`${id} dropped`]]);
});

it.each(
  list(`not Chicago → form:place:us-il-chicago dropped
    Denver, not Chicago → form:place:us-il-chicago dropped
    I don’t want to live in Chicago → form:place:us-il-chicago dropped
    I don’t need a visa → visa dropped
    no sponsorship needed → visa dropped
    Lantern Tide isn’t a company → tide dropped
    lantern is a person → tide dropped
    quiet rooms isn’t a must → rooms dropped
    no, I hate carving spoons → spoons less
    No, I like cold calls → calls more
    move cold calls to more of → calls more
    put gluing kites back → kites kept
    you missed gluing kites → kites kept
    you missed the harbor → + the harbor
    change Park Ranger to Archivist → ranger dropped; + Archivist
    Park Ranger should say Harbor Ranger → ranger dropped; + Harbor Ranger
    make it Harbor Ranger → ranger dropped; + Harbor Ranger
    carving spoons is an employer → spoons dropped; + carving spoons
    delete both Lantern Tide and Chicago → tide dropped; form:place:us-il-chicago dropped`).map((line) => line.split(' → ')),
)('“%s”: %s', (message = '', changes = '') => {
  expect(read(message)?.join('; ')).toBe(changes);
});

it.each(list('that’s wrong | you got that wrong | take it off | that’s not what I said'))(
  '“%s” means the one fact before, or asks',
  (message) => {
    expect(read(message, ['tide'])).toEqual(['tide dropped']);
    expect(read(message, ['tide', 'ranger'])).toEqual(['?']);
    expect(read(message)).toEqual(['?']);
  },
);

it.each(
  list(`I love maps | no | not Boston | no more carving spoons | I don’t want cold calls | I hate carving spoons | skip the meetings | drop the mic
    maps and charts | the visa office | I carved a spoon for my aunt | no meetings please | never sales`),
)('“%s” is no correction', (message) => {
  expect(read(message)).toBeNull();
});
