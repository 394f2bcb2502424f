import { describe, expect, it } from 'vitest';
import { conditionOf, parseConditions } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { newState, type SearchState } from './state.ts';

const values = [
  ['role', 'Laboratory Scientist'],
  ['role', 'Food Scientist'],
  ['role', 'Registered Nurse'],
  ['role', 'Graphic Designer'],
  ['role', 'Social Worker'],
  ['role', 'Editor'],
  ['role', 'Teacher'],
  ['function', 'Marketing'],
  ['function', 'Data'],
  ['industry', 'Biotech'],
  ['company', 'Spotify'],
  ['company', 'Google'],
  ['skill', 'Python'],
  ['place', 'Chicago, IL'],
  ['place', 'Wisconsin'],
] as const;

/** What says that a condition shall go; ‹…› is its name. */
const removals = [
  'remove ‹›',
  'please drop the ‹› thing',
  'take away ‹› pls',
  'can you take ‹› off?',
  'get rid of the ‹› filter',
  'never mind the ‹›',
  'forget about ‹›',
  'the ‹› can go',
  'you did not remove ‹›',
  "u didn't drop ‹› yet",
  'delete ‹›, I changed my mind',
  'I think you misunderstand me. Please remove the ‹›.',
  'hmm ok. i dont need ‹›',
  'scrap ‹›.',
];
/** What says so of what is asked for, and stays said of what is left out. */
const refusals = ['no more ‹›', 'I said not ‹›', 'i said no ‹›', 'stop showing me ‹›'];

const also = [conditionOf('level', 'internship'), conditionOf('place', 'Boston, MA')];
const after = (some: readonly ReturnType<typeof conditionOf>[], message: string, titles: readonly string[] = ['Pastry Cook', 'Glazier']) =>
  answerTo(message, {
    ...newState,
    total: 30,
    conditions: [...some, ...also],
    last: titles.map((title, at) => ({ id: `x${at}`, title, company: 'Acme', location: 'Boston, MA' })),
  } satisfies SearchState);
const kept = also.map(({ label }) => label).toSorted();
const spoken = (label: string, at: number) => [label, label.toLowerCase(), label.replace(/(?<=\w{4})(\w)(?=\w)/, '')][at % 3] ?? label;

const canLeaveOut: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company', 'skill', 'place']);

describe('a condition that is let go of', () => {
  const cases = values.flatMap(([field, value], row) =>
    removals.map((words, at) => [field, value, words, spoken(conditionOf(field, value).label, row + at)] as const),
  );
  it.each(cases.filter((_, at) => at % 2 === 0))('goes and is not left out instead: %s %s, %s (%s)', async (field, value, words, said) => {
    const { filters } = await after([conditionOf(field, value)], words.replace('‹›', said));
    expect(filters.toSorted()).toEqual(kept);
  });

  it.each(cases.filter((_, at) => at % 2 === 1))(
    'is let in again where it was left out: %s %s, %s (%s)',
    async (field, value, words, said) => {
      const { filters } = await after(
        [conditionOf(field, value, true)],
        words.replace('‹›', words.length % 2 || words.includes('can go') ? `“not ${said}”` : said),
      );
      expect(filters.toSorted()).toEqual(kept);
    },
  );

  it.each(values.map(([field, value], row) => [field, value, refusals[row % refusals.length] ?? ''] as const))(
    'is left out where it is asked for, and stays left out: %s %s, %s',
    async (field, value, words) => {
      const [asked, out] = [conditionOf(field, value), conditionOf(field, value, true)];
      const message = words.replace('‹›', asked.label.toLowerCase());
      for (const held of [asked, out])
        expect((await after([held], message)).filters.toSorted()).toEqual(
          [...kept, ...(canLeaveOut.has(field) || held === out ? [out.label] : [])].toSorted(),
        );
    },
  );
});

describe('what stands on a card and is no condition', () => {
  const titles = [
    ['Teacher Leadership Coach', 'leadership coach', 'Leadership Coach'],
    ['Graphics Editor, Climate', 'Graphics Editor', 'Graphics Editor'],
    ['Illustrator – Opinion', 'illustrating', 'Illustrator'],
    ['Costume Designer', 'costume designer', 'Costume Designer'],
    ['GIS Analyst Co-op (Climate)', 'gis analyst', 'GIS Analyst'],
  ] as const;
  const wordings = ['no not ‹›', 'the ‹› can go', 'no ‹› pls', 'never mind the ‹›', 'no more ‹›', 'leave out the ‹›'];
  const teacher = conditionOf('role', 'Teacher');
  it.each(
    titles.flatMap(([title, said, left], row) =>
      wordings.map((words, at) => [title, words, at + row > 5 ? said : said.toLowerCase(), left] as const),
    ),
  )('is left out, and all else stays: %s, %s %s', async (title, words, said, left) => {
    const { filters, results } = await after([teacher], words.replace('‹›', said), ['Museum Guide', title]);
    expect(filters.toSorted()).toEqual([...kept, 'Teacher', `Not ${left}`].toSorted());
    expect(results.filter((job) => job.job_title.toLowerCase().includes(left.toLowerCase()))).toEqual([]);
  });

  it('stays left out when the chips are sent back', async () => {
    const out = conditionOf('role', 'Graphics Editor', true);
    expect(parseConditions([out], () => ({ mentions: [] as never[], unread: [], unwanted: [] })).conditions).toEqual([out]);
  });

  it('is no word of another clause', async () => {
    for (const message of [
      'no experience here, so something easy in Boston',
      'not sure about the first one',
      'without a degree in design?',
    ])
      expect(
        (await after([teacher], message, ['Windows Experience Intern', 'Sure Start Teacher', 'Design Lead'])).filters.join(),
      ).not.toContain('Not');
  });
});

describe('what is asked for while it is left out', () => {
  it.each([
    ['I want medical laboratory scientist jobs', conditionOf('role', 'Laboratory Scientist', true)],
    ['show me laboratory', conditionOf('role', 'Laboratory Scientist', true)],
    ['data scientist please', conditionOf('function', 'Data', true)],
    ['coach jobs', conditionOf('role', 'Coach', true)],
    ['graphics maybe', conditionOf('role', 'Graphics Editor', true)],
    ['anything at Spotify?', conditionOf('company', 'Spotify', true)],
  ])('is let in: %s', async (message, out) => {
    expect((await after([out], message)).filters).not.toContain(out.label);
  });

  it('keeps what is left out of it', async () => {
    expect((await after([conditionOf('role', 'Graphics Editor', true)], 'editor jobs')).filters).toContain('Not Graphics Editor');
  });
});

describe('what is turned down and holds nowhere', () => {
  const titles = ['GIS Analyst Intern', 'School Librarian'];
  it.each([
    ['stop sending me Spotify', 'Not Spotify'],
    ['no more hospitals', 'Not Healthcare industry'],
    ['take the welder out', 'Not Welder'],
    ['The welder can go too.', 'Not Welder'],
    ['please get rid of the astronomer', 'Not Astronomer'],
    ['nah, GIS is computer stuff', 'Not GIS'],
    ['GIS is for computer people, no', 'Not GIS'],
    ['Why is the librarian position in the list? I teach chemistry. Please take it out.', 'Not Librarian'],
    ['not manufacturing', 'Not Manufacturing'],
  ])('is left out by one chip: %s', async (message, label) => {
    expect((await after([], message, titles)).filters.toSorted()).toEqual([...kept, label].toSorted());
  });

  it.each(['Ohio is not the place', 'Ohio isn’t the place for me'])('goes where it is asked for: %s', async (message) => {
    expect((await after([conditionOf('place', 'Ohio')], message, titles)).filters).not.toContain('Ohio');
  });

  it('is no word that only describes what is refused', async () => {
    const { filters } = await after([], 'not the drug manufacturing', ['Process Engineer, Drug Substance']);
    expect(filters.toSorted()).toEqual([...kept, 'Not Manufacturing'].toSorted());
  });

  it.each(['ur still showing Ohio', 'why is Ohio still here', 'you keep sending me Ohio'])(
    'changes nothing where it is only complained of: %s',
    async (message) => {
      for (const held of [[], [conditionOf('place', 'Ohio')], [conditionOf('place', 'Ohio', true)]])
        expect((await after(held, message, titles)).filters.toSorted()).toEqual([...kept, ...held.map(({ label }) => label)].toSorted());
    },
  );

  it.each(['stop showing me footwear', 'no more footwear please'])('is no word to look for: %s', async (message) => {
    const { filters, text } = await after([], message, titles);
    expect(filters.toSorted()).toEqual(kept);
    expect(text).not.toMatch(/mentions? “footwear”(?!.*last)/);
  });

  it('makes room for what is let in', async () => {
    const { filters } = await after([], 'ya drop boston im fine with ohio or chicago too', titles);
    expect(filters.toSorted()).toEqual(['Chicago', 'Internships', 'Ohio']);
  });

  it.each(['Let me begin again: nurse jobs in Ohio', 'I want only: nurse jobs, Ohio'])('goes with all else: %s', async (message) => {
    expect((await after([conditionOf('company', 'Spotify')], message, titles)).filters.toSorted()).toEqual(['Nurse', 'Ohio']);
  });
});
