import { describe, expect, it } from 'vitest';
import { plain } from './plan.testing.ts';
import { asides, dialogues } from '../../fixtures/follow-ups.ts';
import { plan as planShape, usualLimit } from '../conditions/intent.ts';
import { knownForTests as known } from './turn.testing.ts';
import { elsewhere, people, unanswerable, vague } from '../../fixtures/others.ts';
import { type Before, planTurn } from './turn.ts';

const shown = [
  { id: 'p1', name: 'Priya Nair' },
  { id: 'p2', name: 'David Chen' },
  { id: 'p3', name: 'Maria Lopez' },
];
const ask = async (message: string, before: Before | null = null) => planTurn(message, before, known);
const after = async (first: string): Promise<Before> => ({ intent: (await ask(first)).intent, shown });
const inOrder = (line: string) => line.split('; ').toSorted().join('; ');
const conditionsOf = ({ intent }: Before) => inOrder(plain({ ...intent, limit: intent.limit === usualLimit ? null : intent.limit }));

describe('what is said after a question', () => {
  it.each(dialogues)('%s … %s', async (first, next, expected) => {
    const plan = await ask(next, await after(first));
    expect(planShape.parse(plan)).toEqual(plan);
    expect(conditionsOf({ intent: plan.intent, shown })).toBe(inOrder(expected));
    expect(plan.reply).toBeNull();
    expect(plan.thinking.length).toBeGreaterThan(0);
  });

  it.each(asides)('%s', async (message, reply) => {
    const before = await after('product managers in Boston');
    const plan = await ask(message, before);
    expect(plan.strategy).toBe('none');
    expect(plan.reply).toMatch(reply);
    expect(plan.intent.conditions).toEqual(/starting over/.test(plan.reply ?? '') ? [] : before.intent.conditions);
  });

  it.each([
    ['why did you show me the third one?', { ids: ['p3'], why: true }],
    ['how come Priya is in there', { ids: ['p1'], why: true }],
    ['what did the second one study?', { ids: ['p2'], why: false }],
    ['which of these studied music', { ids: ['p1', 'p2', 'p3'], why: false }],
    ['how many of them are in Chicago?', { ids: null, why: false }],
  ])('is answered over those shown, and changes nothing: %s', async (message, view) => {
    const before = await after('product managers in Boston');
    const plan = await ask(message, before);
    expect(plan).toMatchObject({ strategy: 'refine', view });
    expect(plan.intent).toEqual(before.intent);
  });

  it.each(['undo', 'go back', 'forget that'])('takes back the last message: %s', async (message) => {
    const first = await after('product managers');
    const second = { ...(await after('product managers in Boston')), earlier: first.intent };
    expect((await ask(message, second)).intent).toEqual(first.intent);
    expect(await ask(message, first)).toMatchObject({ strategy: 'refine', intent: { conditions: [] } });
  });

  it.each(["accountants, boston isn't a must", "accountants, doesn't have to be in Boston", 'accountants, it need not be in Boston'])(
    'sets no condition by what need not be: %s',
    async (message) => {
      expect(conditionsOf(await after(message))).toBe('role Accountant');
    },
  );

  it.each(['I grew up in Denver and want to meet accountants from there', 'my hometown is Denver, any accountants from there?'])(
    'knows the own hometown where it is pointed at: %s',
    async (message) => {
      expect(conditionsOf(await after(message))).toBe('hometown Denver, CO; role Accountant');
    },
  );

  it('ranks by every place of a preference', async () => {
    const plan = await ask('preferably in New York but Boston is fine too', await after('history majors'));
    expect(plain(plan.intent)).toBe('major History; wish place New York, NY; wish place Boston, MA; limit 20');
  });

  it.each([
    ['teachers in Boston', 'drop the teachers, quants instead', 'place Boston, MA; role Quant'],
    ['lawyers in Boston', 'forget Boston, Chicago instead', 'role Lawyer; place Chicago, IL'],
    ['lawyers in Boston or Denver', 'make it Chicago instead of Boston', 'role Lawyer; place Denver, CO; place Chicago, IL'],
    ['alumni at Google', 'take out everyone in consulting', 'company Google; not function Consulting'],
    ['alumni at Google', 'ok take out anyone still in academia, i want industry people', 'company Google; not industry Education'],
    ['alumni at Google', 'drop the lawyers', 'company Google; not role Lawyer'],
  ])('lets go of a name or leaves it out: %s … %s', async (first, next, expected) => {
    expect(conditionsOf({ intent: (await ask(next, await after(first))).intent, shown })).toBe(inOrder(expected));
  });

  it.each([
    ['those are all managers, i want someone more junior', 'company Google; experience <=3'],
    ['these are too senior, show me more junior people', 'company Google; experience <=3'],
    ['someone more senior please', 'company Google; experience >=8'],
    ['anyone less senior?', 'company Google; experience <=3'],
    ['nobody senior', 'company Google; experience <=7'],
    ['nobody junior', 'company Google; experience >=4'],
  ])('asks for a level: %s', async (next, expected) => {
    expect(conditionsOf({ intent: (await ask(next, await after('alumni at Google'))).intent, shown })).toBe(inOrder(expected));
  });

  it.each([
    ['which one of these graduated most recently', 'company Google; sort year desc'],
    ['which is the oldest grad', 'company Google; sort year asc'],
    ['who of them has been working the longest', 'company Google; sort experience desc'],
  ])('orders those found by a superlative: %s', async (next, expected) => {
    expect(conditionsOf({ intent: (await ask(next, await after('alumni at Google'))).intent, shown })).toBe(inOrder(expected));
  });

  it('lets a level in again', async () => {
    expect(
      conditionsOf({ intent: (await ask('actually senior is fine', await after('alumni at Google, nobody senior'))).intent, shown }),
    ).toBe('company Google');
  });

  it('puts a role in the place of a career in an order', async () => {
    const plan = await ask('what about accountants instead', await after('nurses who became lawyers'));
    expect(conditionsOf({ intent: plan.intent, shown })).toBe('role Accountant');
  });

  it.each([
    ['history majors who are not lawyers', 'lawyers are ok actually', 'major History'],
    ['consultants not at Deloitte', 'ok fine with Deloitte too', 'role Consultant'],
  ])('%s … %s', async (first, next, expected) => {
    expect(conditionsOf({ intent: (await ask(next, await after(first))).intent, shown })).toBe(inOrder(expected));
  });

  it('reads a request after a complaint', async () => {
    const plan = await ask('ugh these are all in Boston. show me the ones in Chicago', await after('product managers in Boston'));
    expect(conditionsOf({ intent: plan.intent, shown })).toBe('place Chicago, IL; role Product Manager');
  });

  it.each(['not the first one', 'without Priya', 'but leave out Priya Nair'])('leaves somebody out who was shown: %s', async (message) => {
    const before = await after('product managers in Boston');
    const { intent, strategy } = await ask(message, before);
    expect(strategy).toBe('refine');
    expect(intent.conditions.map(({ field, op, value }) => `${field} ${op} ${String(value)}`)).toEqual([
      ...before.intent.conditions.map(({ field, op, value }) => `${field} ${op} ${String(value)}`),
      'name not Priya Nair',
    ]);
  });

  it('is answered with what was kept and what was let go', async () => {
    const { thinking, strategy } = await ask('no, Chicago', await after('product managers in Boston'));
    expect(strategy).toBe('refine');
    expect(thinking).toContain('Kept from before: Product Manager.');
    expect(thinking).toContain('Removed: Boston.');
    expect((await ask('lawyers in Chicago', await after('product managers in Boston'))).thinking).toContain(
      'Removed: Product Manager, Boston.',
    );
  });

  it('is read as a question where nothing was asked before', async () => {
    for (const message of ['only the ones in New York', 'any in New York?', 'also New York'])
      expect(conditionsOf({ intent: (await ask(message)).intent, shown })).toBe('place New York, NY');
  });
});

describe('a question by itself', () => {
  it.each([
    [
      'has anyone left finance to do something in education or a nonprofit?',
      'function Finance @past; function Education |1; industry Nonprofit |1',
    ],
    ['left consulting and moved into policy or tech', 'sequence Consulting > Policy |9; sequence Consulting > Technology |9'],
    ['left banking after a few years and switched to healthcare', 'industry Finance @past; function Healthcare'],
    ['did anyone study music and end up in tech', 'major Music; industry Technology'],
    ['did any history majors land in consulting', 'major History; function Consulting'],
  ])('is about now where it says what a career led to: %s', async (message, expected) => {
    expect(conditionsOf(await after(message))).toBe(inOrder(expected));
  });

  it.each([
    ['nursing grads in Boston', 'major Nursing; place Boston, MA'],
    ['mechanical engineering graduates at Google', 'major Mechanical Engineering; company Google'],
    ['journalism students', 'major Journalism'],
    ['marketing grads who became lawyers', 'major Marketing; role Lawyer'],
    [
      'usc or mit grads at Google',
      'school University of Southern California; school Massachusetts Institute of Technology; company Google',
    ],
  ])('takes what stands before grads for what or where they studied: %s', async (message, expected) => {
    expect(conditionsOf(await after(message))).toBe(inOrder(expected));
  });

  it.each(["I'm on an F-1 visa, are there", 'i need sponsorship.', 'i have a green card,', 'as someone on an h1b,'])(
    'does not refuse what is said of oneself: %s',
    async (said) => {
      const plan = await ask(`${said} lawyers at Google`);
      expect(plan.act).not.toBe('refused');
      expect(conditionsOf({ intent: plan.intent, shown })).toBe('company Google; role Lawyer');
    },
  );

  it.each(['people who own their own clothing label', 'anyone who runs their own design studio', 'started her own bakery'])(
    'takes a business of their own for founding: %s',
    async (message) => expect(conditionsOf(await after(message))).toMatch(/founder true/),
  );

  it.each([
    ['a director or vp at Google', 'seniority director; seniority vp; company Google'],
    ['is now a manager or director', 'seniority manager; seniority director'],
    ['started as an analyst and is now a partner', 'role analyst @first; seniority partner'],
  ])('takes a bare rung for a level: %s', async (message, expected) => {
    expect(conditionsOf(await after(message))).toBe(inOrder(expected));
  });

  it.each([
    ['who has been at the same hospital or lab for more than 5 years', 'industry Healthcare |1; function Research |1; tenure >=5'],
    ['studied biology or pottery', 'major Biology; wish text pottery'],
    ['lawyers in the private sector', 'role Lawyer; not industry Public Service'],
    ['lawyers who left government for the private sector', 'role Lawyer; industry Public Service @past'],
  ])('binds what is said to its own clause: %s', async (message, expected) => {
    expect(conditionsOf(await after(message))).toBe(inOrder(expected));
  });

  it('lets go of employers where people are said to have left their industry', async () => {
    const plan = await ask('what about people who left tech', await after('lawyers at Google'));
    expect(plan.intent.conditions.map(({ field }) => field)).not.toContain('company');
  });

  it.each([
    ['propulsion or spacecraft engineer', 'role Propulsion Engineer; role Spacecraft Engineer'],
    ['a civil or structural engineer in Boston', 'role Civil Engineer; role Structural Engineer; place Boston, MA'],
    ['hotel or event manager', 'role Hotel Manager; role Event Manager'],
  ])('gives each of its alternatives the noun that they share: %s', async (message, expected) => {
    expect(conditionsOf(await after(message))).toBe(inOrder(expected));
  });

  it.each(vague)('is read in one way where it is vague: %s', async (message, expected, said) => {
    const { intent, thinking } = await ask(message);
    expect(conditionsOf({ intent, shown })).toBe(inOrder(expected));
    expect(thinking.join(' ')).toMatch(said);
  });

  it.each(unanswerable)('is answered as far as records go: %s', async (message, expected, said) => {
    const plan = await ask(message);
    expect(conditionsOf({ intent: plan.intent, shown })).toBe(inOrder(expected));
    expect(plan.unanswerable.join(' ')).toMatch(said);
    expect(plan.strategy === 'none').toBe(expected === '');
    expect(plan.reply ?? plan.unanswerable.join(' ')).toMatch(said);
  });

  it.each(elsewhere)('that asks for nobody is answered: %s', async (message, reply) => {
    const plan = await ask(message);
    expect(plan.strategy).toBe('none');
    expect(plan.reply).toMatch(reply);
  });

  it.each(people)('about people is none of that: %s', async (message, holds) => {
    const plan = await ask(message);
    expect(plan.strategy).not.toBe('none');
    expect(conditionsOf({ intent: plan.intent, shown })).toContain(holds);
  });

  it.each([
    ['female engineers at Google', 'company Google; function Engineering', /gender/],
    ['women in aerospace engineering', 'role Aerospace Engineer', /gender/],
    ['lawyers in Chicago over 40', 'place Chicago, IL; role Lawyer', /by age/],
  ] as const)('drops what is private and searches the rest: %s', async (message, expected, said) => {
    const plan = await ask(message);
    expect(conditionsOf({ intent: plan.intent, shown })).toBe(inOrder(expected));
    expect(plan.unanswerable.join(' ')).toMatch(said);
    expect(plan.strategy).toBe('filters');
  });

  it('is declined where nothing else is asked', async () => {
    for (const message of ['how old is she', 'only women']) {
      const { strategy, intent } = await ask(message);
      expect([strategy, intent.conditions]).toEqual(['none', []]);
    }
    expect((await ask('how old is she')).reply).toMatch(/class year/);
  });

  it('takes time that grows with its length only', async () => {
    const before = await after('product managers in Boston');
    for (const text of [
      'only ',
      'and ',
      ', or ',
      'a',
      'who is ',
      'the first ',
      'any ',
      'drop the ',
      'not ',
      'like ',
      '1 ',
      'instead of ',
      'most ',
      'with a ',
      'people like ',
      '? ',
      'start over ',
      'the ',
    ]) {
      const begun = process.cpuUsage().user;
      await ask(text.repeat(Math.ceil(2000 / text.length)), before);
      const took = (process.cpuUsage().user - begun) / 1000;
      if (took > 150) console.info(`${text}: ${Math.round(took)} ms`);
      expect(took).toBeLessThan(3000);
    }
  });
});

it.each([
  ['people called יעל בן־דוד', 'name יעל בן דוד'],
  ['alumni named 王小明', 'name 王小明'],
  ['anyone named Anna-Lena Müller in Boston', 'name Anna Lena Müller; place Boston, MA'],
  ['people named José García Márquez', 'name José García Márquez'],
])('a name is read whole, in any script: %s', async (message, expected) => expect(conditionsOf(await after(message))).toBe(expected));
