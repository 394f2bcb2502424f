import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { newState, type SearchState } from './state.ts';

/** One of each kind, with what it is called in a message. */
const standing = [
  [conditionOf('place', 'Boston, MA'), 'Boston'],
  [conditionOf('place', 'Arizona'), 'arizona'],
  [conditionOf('place', 'Boston, MA', true), 'Boston'],
  [conditionOf('role', 'Speech-Language Pathologist'), 'speech therapy'],
  [conditionOf('role', 'Probation Officer'), 'probation'],
  [conditionOf('role', 'Research Assistant'), 'the research assistant'],
  [conditionOf('function', 'Marketing'), 'marketing'],
  [conditionOf('industry', 'Biotech'), 'biotech'],
  [conditionOf('company', 'Spotify'), 'Spotify'],
  [conditionOf('skill', 'Python'), 'python'],
  [conditionOf('text', 'planetary'), 'planetary'],
  [conditionOf('text', 'planetary'), 'the keyword planetary'],
  [conditionOf('text', 'planetary'), 'the word planetary'],
  [conditionOf('text', 'planetary'), 'the “planetary” filter'],
  [conditionOf('role', 'Editor'), 'the chip Editor'],
] as const;
const verbs = [
  'drop ‹›',
  'forget ‹› for now',
  'take ‹› off',
  'remove ‹›',
  "let's forget ‹›",
  'please get rid of ‹›',
  'remove ‹›, it hides the others',
];
const stands = [
  '‹›',
  'yes please, ‹›',
  'ok ‹›.',
  '‹›. Which of those would take someone with only a bachelor’s degree?',
  '‹›. Is the first one paid?',
  'Thanks! ‹›',
];
const places = ['even outside ‹›', 'outside ‹› is fine too', 'even if it’s not in ‹›', 'Is there anything, even outside ‹›?'];

const other = [conditionOf('level', 'internship')];
const cards = ['Pastry Cook', 'Glazier'].map((title, at) => ({ id: `x${at}`, title, company: 'Acme', location: 'Reno, NV' }));
const begun = (conditions: SearchState['conditions'], more: Partial<SearchState> = {}): SearchState => ({
  ...newState,
  total: 30,
  conditions,
  last: cards,
  ...more,
});
const kept = other.map(({ label }) => label);

describe('a condition that is let go of, wherever a message says so', () => {
  const cases = standing.flatMap(([condition, said], row) =>
    verbs.flatMap((verb, at) =>
      stands.map((stand, place) => [condition, stand.replace('‹›', verb.replace('‹›', said)), row + at + place] as const),
    ),
  );
  it.each(cases.map(([condition, message, at]) => [condition.label, message, condition, at] as const))(
    'goes: %s, %s',
    async (_label, message, condition, at) => {
      const cardsShown = at % 2 === 0 ? cards : cards.slice(0, 1);
      const { filters, text } = await answerTo(message, begun([condition, ...other], { last: cardsShown }));
      expect(filters).toEqual(kept);
      expect(text).not.toContain('Hide this job');
    },
  );

  it.each(places.flatMap((words) => ['Boston, MA', 'Arizona', 'Chicago, IL'].map((place) => [words, place] as const)))(
    'lets in other places: %s, %s',
    async (words, place) => {
      const boston = conditionOf('place', place);
      const { filters } = await answerTo(words.replace('‹›', boston.label), begun([boston, ...other]));
      expect(filters).toEqual(kept);
    },
  );

  it.each(stands.slice(0, 4))('goes with the yes that names it again: %s', async (stand) => {
    const boston = conditionOf('place', 'Boston, MA');
    const offers: SearchState['offer'][] = [
      { kind: 'drop', ids: [boston.id] },
      { kind: 'search', conditions: other },
    ];
    for (const offer of offers) {
      const { filters } = await answerTo(stand.replace('‹›', 'drop Boston'), begun([boston, ...other], { offer }));
      expect(filters).toEqual(kept);
    }
  });

  it('is the keyword, where a job was understood', async () => {
    const said = 'No, I did not want to hide the job, only the keyword. Never mind.';
    const { filters, text } = await answerTo(said, begun([conditionOf('text', 'planetary'), ...other], { last: cards.slice(0, 1) }));
    expect(filters).toEqual(kept);
    expect(text).not.toContain('Hide this job');
  });

  it('is never what is asked for instead', async () => {
    const { filters } = await answerTo('I don’t want sales, only marketing', begun([conditionOf('function', 'Marketing'), ...other]));
    expect(filters).toContain('Marketing');
  });

  it('is all work, where anything at all will do', async () => {
    const slp = conditionOf('role', 'Speech-Language Pathologist');
    const { filters } = await answerTo('Is there anything at all in Boston?', begun([slp, ...other]));
    expect(filters.toSorted()).toEqual(['Boston', ...kept]);
  });
});

describe('a name that was read wrongly', () => {
  const pairs = [
    [
      conditionOf('place', 'Jersey'),
      'jersey',
      'new jersey',
      'New Jersey',
      [conditionOf('place', 'Maryland'), conditionOf('place', 'Washington, DC')],
    ],
    [conditionOf('place', 'Portland, OR'), 'portland', 'Portland, Maine', 'Portland, ME', [conditionOf('place', 'Texas')]],
    [conditionOf('role', 'Editor'), 'editor', 'video editor', 'Video Editor', [conditionOf('role', 'Teacher')]],
  ] as const;
  const forms = ['‹a› = ‹b›', 'lol ‹a› means ‹b›', '‹b›, not ‹a›', 'i meant ‹b›', 'no, I meant ‹b›.', 'by ‹a› I meant ‹b›'];
  const after = ['', ' is there anything paid?', ' n no internships, I need a full-time job'];
  it.each(
    pairs.flatMap(([wrong, a, b, right, others]) =>
      forms.flatMap((form) =>
        after.map(
          (more) =>
            [
              form.replace('‹a›', a).replace('‹b›', b) + (more === '' || form.endsWith('.') ? more : `.${more}`),
              wrong,
              right,
              others,
            ] as const,
        ),
      ),
    ),
  )('gives way to what is meant: %s', async (message, wrong, right, others) => {
    const { filters } = await answerTo(message, begun([wrong, ...others, conditionOf('level', 'entry_level')]));
    expect(filters).toEqual(expect.arrayContaining([right, ...others.map(({ label }) => label)]));
    expect(filters.filter((label) => label.startsWith('Not ') || label === wrong.label)).toEqual([]);
  });
});
