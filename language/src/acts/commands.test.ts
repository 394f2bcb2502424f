import { expect, it } from 'vitest';
import { commandOf } from './commands.ts';

const list = (text: string) => text.split(/\||\n/).map((one) => one.trim());
const objects = ['maps', 'cold calls', 'Bright Harbor', 'drawing “old” radios', 'R&D at Tidewater'];
const forms = {
  remove: `take off % | Take % off | please take off % | remove % | remove % please | can you remove %? | delete % | scratch % | cross out % | get rid of %
    drop % | forget % | lose % | no, remove % | oh and delete % too | undo % | I changed my mind about % | I’ve decided against % | i was joking about %
    it’s not that I want %`,
  deny: `% isn’t a company | % is not a company | % is a person | % isnt what i want | % is wrong | % was a joke | I didn’t say % | I never said %`,
  add: `you missed % | You forgot % | you left out % | you didn’t get % | please add % | add % | add % to the list | also add % | put % on the list
    I said % too | % is missing | what’s missing is % | You have not recorded % | put % back`,
  keep: '% should stay | keep % | leave % in',
  move: '% goes under looking for | move % to less of | put % under more of | % belongs in must have | % should be under less of | move % to no',
  demote: '% isn’t a must | % is not a requirement | % doesn’t have to be a must',
  employers: '% are employers | % is an employer | % are both companies',
  replace: '% should say reefs | change % to reefs | replace % with reefs | put reefs instead of % | swap % for reefs',
};

it.each(Object.entries(forms).flatMap(([act, all]) => list(all).map((form) => [form, act])))('“%s” is to %s what it names', (form, act) => {
  for (const object of objects) {
    const clause = form.replace('%', object);
    const command = commandOf(clause);
    expect(command?.act).toBe(act);
    expect(clause.slice(command?.object?.start, command?.object?.end)).toBe(object);
    expect(clause.slice(command?.instead?.start ?? 0, command?.instead?.end ?? 0)).toBe(act === 'replace' ? 'reefs' : '');
  }
});

it.each(
  Object.entries({
    'more of': 'more',
    'less of': 'less',
    'looking for': 'looking',
    'must have': 'must',
    'the must-haves': 'must',
    no: 'less',
  }),
)('a move to “%s” is to the row %s', (words, row) => {
  expect(commandOf(`move maps to ${words}`)).toMatchObject({ act: 'move', row });
});

it.each(
  list('take it off | remove that | delete both | take that one off | that’s wrong | you got that wrong | not what I said | i was joking'),
)('“%s” points and names nothing', (clause) => {
  expect(commandOf(clause)).toMatchObject({ object: null });
});

it.each(list('drop | forget | skip | cut | lose | keep'))('“%s the meetings” is a command only where it names a fact', (verb) => {
  expect(commandOf(`${verb} the meetings`)).toMatchObject({ sure: false });
});

it.each(
  list(`I love maps | maps | not maps | no maps | I like to take off on my bike | I drop off kids | forget-me-nots | making maps | adding things
    I was a camp counselor | a company that makes boats | I keep bees | use my hands | say what I think | move to Denver | switch to nursing
    this is a job for me | I said no | my boss dropped it | she removed it | we changed trains`),
)('“%s” is no command', (clause) => {
  expect(commandOf(clause)).toBeNull();
});
