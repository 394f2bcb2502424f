import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as language from '@alive/language/people/copy.ts';
import { each, either, faultsOf, names, pageOf, some } from '@alive/contract/testing/copy-page.testing.ts';
import * as answer from './answer.ts';
import * as letter from './letter.ts';

const people = ['Akosua L. Balogun', 'James', 'D’Arcy', 'مها الحربي'];
const labels = ['Boston', '“quirky”'];
const words = ['Python', '“quirky”'];
const current = ['Product Manager at Stripe since 2021', 'Board Member at Figma since 2023'];
const positions = ['Consultant at Goldman Sachs (2016–2019)', 'Analyst at Bain (2014–2016)'];
const [now = ''] = current;
const [before = ''] = positions;
const years = [2019, null];
const begun = either.map((value): [boolean] => [value]);
const searches = ['product managers in Boston'];
const after = letter.step.internship('Spotify');

const page = pageOf(
  'Words of Find People',
  { answer, language, letter },
  {
    answer: {
      noneFits: each(labels),
      drop: each([{ label: 'Boston', total: 12 }], [null, { label: 'Nurse', total: 1 }]),
      found: each(some),
      everyone: each(some),
      onlyOne: each(people, ['', 'Product Manager at Stripe']),
      inAll: each(some, ['product managers in Boston.']),
      shownFirst: [[20]],
      cameFrom: [
        ...each([{ work: 'consulting', count: 9 }], [null, 0, 1, 10], [null, { work: 'data', count: 1 }]),
        [{ work: 'consulting', count: 1 }, 3, null],
      ],
      wish: {
        none: [...each(words, [1, 14], [true] as const), ...each(['Boston'], [14], [false] as const)],
        last: [...each(words, [1, 6], [true] as const), ...each(['Boston'], [1, 6], [false] as const)],
        first: [...each(words, [1, 3], [0, 41], [true] as const), ...each(['Boston'], [1, 3], [0, 41], [false] as const)],
      },
      shared: [
        ...each([{ name: 'Yale University', count: 2 }], [null, { name: 'Economics', count: 1 }], either),
        ...each([null], [{ name: 'Economics', count: 1 }], either),
      ],
      portrait: {
        now: each(people, [[], [now], current]),
        before: each([[before], positions], [0, 3]),
        studied: each(['Economics', null], ['UCLA'], years).concat([['Economics', null, 2019]] as never),
      },
      ofShown: {
        none: each(['nurses in Boston', 'alumni who work at Google'], either),
        why: each(people, [[now]]),
        near: each(people, [['Boston'], ['Boston', 'Class of 2019']], [[now]]),
        reasons: each(people, [[now]]),
      },
      steps: {
        noneBegan: [[answer.steps.been('registered nurse', 1)]],
        noneWentOn: some.map((count): [number, string, string] => [
          count,
          answer.steps.been('registered nurse', count),
          answer.steps.workedIn('technology'),
        ]),
        others: each(some, [answer.steps.workedIn('technology')]),
        notInOrder: [
          [
            [
              { count: 80, did: answer.steps.been('registered nurse', 80) },
              { count: 1, did: answer.steps.workedAt('Google') },
              { count: 0, did: answer.steps.studied('MBA') },
            ],
          ],
        ],
        been: each(['registered nurse'], [1, 80]),
        studied: [['MBA'], ["Master's"]],
        workedIn: [['technology']],
        workedAt: each(names),
      },
      reason: {
        firstJob: [[before]],
        line: [[now, [answer.reason.sameTime]]],
        inIndustry: [[now, 'Financial Technology']],
        place: each(['Boston, MA'], either),
        stay: each([0.2, 1, 9.6], names),
        countsAs: [['Product Manager']],
        studied: [['Economics']],
        wentTo: [['UCLA']],
        classOf: [[2019]],
        from: [['Austin, TX']],
        worked: [
          [0.2, 2026],
          [1, 2025],
          [9.6, 2016],
        ],
        inTheirWords: [['I love boats.']],
        noted: [[now, 'Led the launch']],
        inOrder: [[positions.toReversed()]],
      },
      model: { failed: [['The language model didn’t answer.']], guessed: [['Nurse']] },
      edited: { set: [[['Boston']], [['Boston', 'Nurse']]] },
    },
    language: {
      talk: Object.fromEntries(Object.keys(language.talk).map((key) => [key, begun])),
      changedNothing: each([...searches, null]),
      complaint: each(searches, [[], ['nurses'], ['nurses', 'marketing']]),
      missing: each(searches, [[], ['Stripe'], ['Stripe', 'Figma']]),
      reply: {
        noOneCalled: each(people),
        tooLittle: each(people),
        noSuchNumber: each([9], [1, 3]),
        whichOne: [
          [people.slice(0, 2), false],
          [people.slice(0, 3), true],
        ],
        notUnderstood: [['asdfgh'], [null]],
      },
      thought: { aboutSome: [['James']] },
      lookFor: each(searches),
      approach: {
        filters: each([1, 3]),
        similar: each([1, 3]),
        refine: each([0, 1, 3]),
        lookAt: [['James']],
      },
      note: {
        leftOut: [[['quirky']], [['quirky', 'kind']]],
        lookingFor: each(searches),
        kept: [[labels]],
        gone: [[labels]],
        added: [[labels]],
        sorted: [['class year']],
        limit: each([1, 50]),
        onceMore: [['Boston']],
        anyOf: [[['Google', 'Meta']]],
        readAs: [
          ['recent grads', 'the classes of 2023 to 2026'],
          ['engineering majors', 'any major in Engineering'],
          ['2019', 'the class year'],
        ],
        alike: each(people, [['Economics', 'Product Manager']]),
        likeYou: { major: [['Economics']], school: [['UCLA']] },
        toTalkTo: { major: [['Economics']], school: [['UCLA']] },
        anyWork: [['cool'], ['impact']],
        bestFirst: [['best']],
        employersUnknown: [['startups']],
        both: [['Google']],
        worksThere: [['Google alumni', 'Google']],
        classYearsOnly: [['since 2019']],
        noGraduation: [['my class']],
        noneOfYours: [
          ['where you go to school', 'my school'],
          ['where you’d like to work', 'near me'],
        ],
        hometown: [['Brazilians', 'Brazil']],
      },
    },
    letter: {
      greeting: each(['Akosua', 'Dr. James Lee', 'D’Arcy', 'مها', null]),
      self: each(['Maya', null], [2027], ['Economics', null], ['UCLA', null]),
      interests: [[['boats']], [['boats', 'maps']]],
      lookingFor: [[['an internship']], [['an internship', 'a full-time job']]],
      close: [['Maya']],
      ground: {
        school: [['UCLA']],
        major: [['Economics']],
        year: [
          [2026, 2027],
          [2027, 2027],
        ],
        role: [['Product Manager']],
        company: each(names, either),
        interest: [['boats']],
      },
      weShare: {
        both: each(years),
        school: each(years, ['Economics', null]),
        major: each(years, ['UCLA', null]),
        earlier: [[2025]],
        later: [[2029]],
        role: [['product manager']],
        company: each(names),
        interest: [
          ['sailing', null],
          ['boats', 'sailing'],
        ],
      },
      step: {
        study: each(['UCLA'], ['MBA student', 'MS in Statistics'], years, [after]),
        became: each(['Analyst'], names.slice(2, 4), years, [after]),
        joined: each(names.slice(2, 4), ['Analyst'], years, [after]),
        went: each([{ title: 'Analyst', company: 'Goldman Sachs' }], ['Product Manager'], ['Stripe'], years),
        started: each(['Analyst'], names.slice(2, 4), years),
        were: each(['Analyst'], names.slice(2, 4), years),
        are: each(['Analyst', 'Head of Growth'], names.slice(2, 4), years),
        studying: [['UCLA']],
        internship: each(names),
        working: each(['Analyst'], names),
        workAs: each(['Analyst'], ['Goldman Sachs', null]),
        workAt: each(names),
        firstYear: each(years),
      },
    },
  },
);

it('fits on a page, which is read aloud', async () => {
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../../../../docs/words/people.md'));
});

it('has no fault', () => {
  expect(faultsOf(page).join('\n')).toBe('');
});
