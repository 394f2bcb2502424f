import { describe, expect, it } from 'vitest';
import { last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';

describe('a message that says several things', () => {
  it('has its questions about what was shown answered, and changes no condition by them', async () => {
    const [first, answer] = await talk(student, [
      'data internships in New York',
      'What does the second one pay, and does it ask for a master’s?',
    ]);
    const second = first?.results[1]?.job_title ?? '';
    expect(answer?.filters).toEqual(first?.filters);
    expect(answer?.text.split(second)).toHaveLength(2);
    expect(answer?.text).toMatch(/pays?\b.*\. The posting .*degree/is);
  });

  it('has one question answered once, with its reasons', async () => {
    const answer = last(await talk(student, ['data internships in New York', 'All right. Which one would you apply to first, and why?']));
    expect(answer.text.match(/I’d start with/g)).toHaveLength(1);
    expect(answer.text).not.toMatch(/All of them fit/);
  });

  it('has the rest of it done', async () => {
    const answer = last(await talk(student, ['data internships in New York', 'ok drop New York. does the first one sponsor visas?']));
    expect(answer.filters).not.toContain('New York');
    expect(answer.text).toMatch(/visas|sponsor/);
    expect(answer.results.length).toBeGreaterThan(0);
  });

  it('is read as a whole where it asks nothing of them', async () => {
    const answer = last(await talk(student, ['data internships in New York', 'Rather Boston. And paid, please.']));
    expect(answer.filters).toContain('Boston');
  });
});

describe('a name that stands on a card', () => {
  it.each([
    'the New York Times one looks cool, is it paid?',
    'spotify is a bit far for me lol',
    'does it say whether they sponsor visas?',
    'love the second one!! what would i do there all day',
  ])('is no condition where it is asked about or remarked on: %s', async (message) => {
    const [first, answer] = await talk(student, ['internships in New York', message]);
    expect(answer?.filters).toEqual(first?.filters);
  });

  it.each([
    ['only those at Spotify', 'Spotify'],
    ['anything in Boston?', 'Boston'],
    ['these are better but in Boston', 'Boston'],
    ['is there really nothing in Boston?', 'Boston'],
  ])('is one where it is asked for: %s', async (message, chip) => {
    expect(last(await talk(student, ['internships in New York', message])).filters).toContain(chip);
  });
});

describe('a student who corrects themselves', () => {
  it.each([
    ['just Boston. actually no, Chicago', ['Internships', 'Chicago']],
    ['marketing in Boston, wait no, i mean Chicago', ['Internships', 'Marketing', 'Chicago']],
    ['not New York, I meant Boston', ['Internships', 'Boston']],
  ])('is taken at the last word: %s', async (message, chips) => {
    expect(last(await talk(student, ['internships in New York', message])).filters.toSorted()).toEqual(chips.toSorted());
  });

  it.each([
    ['internships in New York, Boston or remote', 'drop Boston and remote', ['Internships', 'New York']],
    [
      'data analyst internships in Boston or remote',
      'Anywhere in the US, I mean. Drop Boston and remote.',
      ['Data Analyst', 'Internships', 'United States'],
    ],
    ['data analyst internships in Boston or remote', 'are there any anywhere in the country?', ['Data Analyst', 'Internships']],
    ['data analyst internships', 'let’s leave data analyst and go back to product manager', ['Internships', 'Product Manager']],
  ])('is rid of all that they let go: %s > %s', async (before, message, chips) => {
    expect(last(await talk(student, [before, message])).filters.toSorted()).toEqual(chips.toSorted());
  });

  it('looks for no word of what lets every place in', async () => {
    const turns = await talk(student, ['data analyst jobs in Boston', 'anywhere in the country']);
    expect(last(turns).filters).toEqual(['Data Analyst']);
    expect(last(turns).text).not.toContain('country');
  });

  it.each(['leave Boston in', 'keep Boston and leave internships alone'])('keeps what they leave as it is: %s', async (message) => {
    const answer = last(await talk(student, ['internships in Boston', message]));
    expect(answer.filters.toSorted()).toEqual(['Boston', 'Internships']);
  });

  it('gets back what was taken off', async () => {
    const turns = await talk(student, ['internships in New York or Boston', 'not Boston', 'put Boston back']);
    expect(last(turns).filters.toSorted()).toEqual(['Boston', 'Internships', 'New York']);
  });
});

describe('a loss', () => {
  it('is felt with, and what is asked besides is answered', async () => {
    const message = 'My mother died in March and I can’t leave my dad now, so it has to be Boston. What else is like it?';
    const answer = last(await talk(student, ['data internships', message]));
    expect(answer.text).toMatch(/^I’m so sorry\. /);
    expect(answer.filters).toEqual(['Data', 'Internships', 'Boston']);
    expect(answer.text).not.toContain('couldn’t use');
  });
});

describe('what takes the place of the work asked for', () => {
  it('may be words, where "instead" says so', async () => {
    expect(last(await talk(student, ['data internships', 'is there anything with climate instead?'])).filters).toEqual(['Internships']);
  });

  it('keeps what is kept, and refuses once', async () => {
    const kept = await talk(student, [
      'data internships in New York or Boston',
      'drop the data thing, keep New York and Boston. marketing',
    ]);
    expect(last(kept).filters.toSorted()).toEqual(['Boston', 'Internships', 'Marketing', 'New York']);
    const refused = last(await talk(student, ['data internships', 'I do not want python. Please remove the python.']));
    expect(refused.filters).toEqual(['Data', 'Internships', 'Not Python']);
    expect(refused.text).not.toContain('ask for Python');
  });

  it('is wished for in words about oneself too', async () => {
    expect(last(await talk(student, ['internships', 'Marketing, of course. I prefer New York.'])).filters).toEqual(
      expect.arrayContaining(['Marketing', 'New York']),
    );
    expect(last(await talk(student, ['internships', 'only boston, not calif or new york'])).filters).toEqual(
      expect.arrayContaining(['Boston', 'Not California', 'Not New York']),
    );
  });
});

describe('how a student feels', () => {
  it('is heard before what they say of the jobs, and nothing is shown', async () => {
    const message = 'figures. everything wants a bachelors. im wiped out from nights, honestly kinda losing hope here';
    const answer = last(await talk(student, ['data internships', message]));
    expect(answer.text).toMatch(/stop here/);
    expect(answer.results).toEqual([]);
  });

  it('is answered once where it is about the jobs', async () => {
    expect(last(await talk(student, ['data internships', 'these are all bad'])).text.match(/That’s fair/g)).toHaveLength(1);
  });

  it.each([
    ['those are boring. data scientist jobs please', 'Data Scientist'],
    ['These look rather dull, show me Boston', 'Boston'],
    ['ugh not what i wanted. full time ones', 'New grad'],
  ])('is answered by the search in %j, not by a question what is wrong', async (message, label) => {
    const answer = last(await talk(student, ['data internships', message]));
    expect(answer.filters).toContain(label);
    expect(answer.text).not.toMatch(/That’s fair|stressful/);
  });

  it.each(['I am afraid that doesn’t answer it. Do any of these sponsor visas?', 'I’m afraid these are all far away. Which are remote?'])(
    'is not heard in the politeness of %j',
    async (message) => {
      expect(last(await talk(student, ['data internships', message])).text).not.toMatch(/stressful|stop here/);
    },
  );
});

it('asks how to go on only where a search begins with little', async () => {
  const [first, second] = await talk(student, ['internships', 'Massachusetts']);
  expect(first?.text).toMatch(/\?$/);
  expect(second?.text).not.toMatch(/sounds most like you|Where would you like/);
  expect(last(await talk(student, ['internships about climate'])).text).not.toMatch(/sounds most like you|Where would you like/);
});

it.each(['I graduate in May 2027.', 'I finish in 2027, no internships please.', 'i will be done with school in june 2027'])(
  'says nothing of the class year in %j',
  async (told) => {
    expect(last(await talk(student, [`data analyst jobs. ${told}`])).text).not.toMatch(/class year/);
  },
);

it('offers a place that is merely let in where none was asked for', async () => {
  const answer = last(await talk(student, ['data internships', 'only the data analyst ones, and New York is fine, I can move']));
  expect(answer.filters).not.toContain('New York');
  expect(answer.offers).toContain('New York');
  const alone = last(await talk(student, ['data analyst jobs', 'New York is fine, I can move']));
  expect([alone.filters, alone.offers]).toEqual([['Data Analyst'], ['New York']]);
  expect(alone.text).not.toContain('No posting mentions');
});

describe('words to leave out', () => {
  it('that no posting mentions are said to be in none', async () => {
    const [first, answer] = await talk(student, [
      'data internships',
      'I am deaf. Please leave out jobs where I would be on the phone a lot.',
    ]);
    expect(answer?.text).toBe('No posting mentions “phone”, so there’s nothing to leave out.');
    expect(answer?.filters).toEqual(first?.filters);
  });
});

describe('words that join the work asked for', () => {
  it('are its alternatives, and are let go of one by one', async () => {
    const turns = await talk(student, [
      'product manager jobs',
      'the climate ones too',
      'and the machine-learning ones too',
      'drop climate',
    ]);
    expect(turns.map(({ filters }) => filters)).toEqual([
      ['Product Manager'],
      ['Product Manager', '“climate”'],
      ['Product Manager', '“climate”', 'Machine Learning'],
      ['Product Manager', 'Machine Learning'],
    ]);
    expect(turns[1]?.results.length).toBeGreaterThan(turns[0]?.results.length ?? 0);
    expect(turns[3]?.text).not.toContain('couldn’t use');
  });

  it('stay whole where a hyphen joins them', async () => {
    expect(last(await talk(student, ['post-production internships'])).text).toContain('“post-production”');
  });
});

describe('what students tell of themselves', () => {
  it.each([
    ['what else could i do with 6 yrs of warehouse experience', ['Data', 'Internships']],
    ['cant move, i got 2 kids here. marketing then', ['Internships', 'Marketing']],
  ])('is no condition and is named as none: %s', async (message, chips) => {
    const answer = last(await talk(student, ['data internships', message]));
    expect(answer.filters.toSorted()).toEqual(chips);
    expect(answer.text).not.toMatch(/couldn’t use|“kids”/);
  });
});

describe('what is said of the jobs shown', () => {
  it('asks for nothing, whatever it names', async () => {
    const [first, answer] = await talk(student, ['data internships', 'Why is the first one the best for me? It is marketing, not data.']);
    expect(answer?.filters).toEqual(first?.filters);
    expect(answer?.text).toContain('scores');
    expect(last(await talk(student, ['internships', 'those are computer jobs. just the marketing ones'])).filters).toContain('Marketing');
  });

  it('is no bare name', async () => {
    expect(last(await talk(student, ['data internships', 'Boston'])).filters).toEqual(['Data', 'Internships', 'Boston']);
  });

  it('is no request to leave something out', async () => {
    const turns = ['data analyst internships in New York or Boston', 'might you leave out anything by the costume institute?'];
    expect(last(await talk({ ...student, needsVisa: true }, turns)).text).not.toMatch(/I held back:/);
  });
});

describe('a place that is preferred', () => {
  it.each([
    ['data jobs, and I would prefer New York although Boston would not be a hardship'],
    ['data jobs in Boston', 'New York first, Boston second, please'],
  ])('is one of those asked for and comes first: %s', async (...messages) => {
    const answer = last(await talk(student, messages));
    expect(answer.filters).toEqual(expect.arrayContaining(['Boston', 'New York']));
    expect(answer.text).toMatch(/in New York/);
    expect(answer.text).not.toContain('hardship');
  });
});

describe('full-time work after an internship', () => {
  it('is for no summer any more, in any state', async () => {
    const answer = last(
      await talk(student, ['marketing internships for summer 2027 in Boston', 'is there some full time job, in any state?']),
    );
    expect(answer.filters).toEqual(['Marketing', 'New grad', 'Entry level', 'Level not stated']);
    expect(answer.text).not.toMatch(/couldn’t use|Where would you like/);
  });
});

describe('a chip', () => {
  it('is taken off by its very label', async () => {
    const turns = await talk(student, ['data internships in New York', 'drop New York']);
    expect(last(turns).filters).not.toContain('New York');
    const [, second] = await talk(student, ['internships in New York, not at Spotify', 'Drop Not Spotify']);
    expect(second?.filters.toSorted()).toEqual(['Internships', 'New York']);
  });
});

describe('what was offered', () => {
  it('is taken up by its count or by what it offers elsewhere, in the student’s own words', async () => {
    const asked = ['something about climate in Boston'];
    const [first] = await talk(student, asked);
    expect(first?.offers).toContain('“climate” in other places');
    for (const message of ['ok show me the climate ones in other places', 'show the 2 climate ones'])
      expect(last(await talk(student, [...asked, message])).filters).toEqual(['“climate”']);
    expect(last(await talk(student, [...asked, 'not the 2 climate ones'])).filters).toContain('Boston');
  });
});

describe('a question about a posting that its record does not tell', () => {
  it('is answered by its own sentences, or by saying that there are none', async () => {
    const plain = fakeTools(vocabulary);
    const tools = {
      ...plain,
      describeJob: async (id: string) => {
        const [job] = await plain.jobsByIds([id], student, {});
        return job === undefined ? null : { job, description: 'You meet clients.\nShifts rotate days, evenings and weekends.' };
      },
    };
    const messages = [
      'data internships in New York',
      'does the first one say anything of weekends?',
      'does the first one mention parking?',
    ];
    const [, weekends, parking] = await talk(student, messages, { tools });
    expect(weekends?.text).toContain('says: “Shifts rotate days, evenings and weekends.”');
    expect(parking?.text).toContain('doesn’t mention “parking”');
  });

  it.each([
    'alright, what does the first one pay?',
    '1 sounds good. pay?',
    'Thank you, this is enough for today. When does the first one close?',
  ])('looks for no word of what is only said beside it: %j', async (message) => {
    const { text } = last(await talk(student, ['data internships in New York', message]));
    expect(text).toMatch(/pays?|closing/);
    expect(text).not.toContain('mention');
  });
});

describe('a sentence that says what those shown are', () => {
  const says = [
    'is boring stuff',
    'isn’t me',
    'isnt what i do',
    'is hardly that',
    'is software, not hardware',
    'looks like an office thing',
  ];

  it.each(says)('changes no condition: “… %s”', async (rest) => {
    const [first] = await talk(student, ['internships']);
    const titles = first?.results.map(({ job_title: title }) => title.replace(/ (?:Intern|Co-op).*$/, '')) ?? [];
    for (const subject of [...new Set(titles), `that ${first?.results[0]?.company_name} job`, 'that one']) {
      const answer = last(await talk(student, ['internships', `${subject} ${rest}`]));
      expect([subject, answer.filters]).toEqual([subject, first?.filters]);
    }
  });

  it.each(['New York is fine too', 'remote is a must', 'New York is best, ideally'])('asks for what it wants: %j', async (message) => {
    const [first, answer] = await talk(student, ['internships', message]);
    expect(answer?.text === first?.text ? answer?.offers : [...(answer?.filters ?? []), ...(answer?.offers ?? [])].join()).toMatch(
      /New York|Remote/,
    );
  });
});

describe('what a later message keeps, widens or takes off', () => {
  it.each(['keep New York as well', 'please keep New York too', 'Keep Chicago as well, please'])(
    'joins the place that holds: %j',
    async (message) => {
      const { filters } = last(await talk(student, ['data internships in Boston', message]));
      expect(filters).toEqual(expect.arrayContaining(['Boston', message.includes('Chicago') ? 'Chicago' : 'New York']));
    },
  );

  it.each(['Boston doesn’t matter', 'boston dont matter', 'Boston doesn’t really matter, just show me what there is'])(
    'lets go of what does not matter: %j',
    async (message) => {
      expect(last(await talk(student, ['data internships in Boston', message])).filters.join()).not.toMatch(/Boston/);
    },
  );

  it('joins an area that was looked across only where it says so', async () => {
    const [, also] = await talk(student, ['software engineer jobs in Berkeley', 'Also Boston.']);
    expect(also?.filters).toEqual(['Software Engineer', 'San Francisco Bay Area', 'Boston']);
  });

  it('may end with thanks after what needs no answer', async () => {
    for (const message of ['I’ll take both. That’s all I needed, thank you.', 'I am all set now, thanks!'])
      expect(last(await talk(student, ['data internships in Boston', message])).text, message).not.toMatch(/didn’t understand/);
  });

  it.each(['please look also outside of Boston', 'also outside Boston'])(
    'lets go of a place, and rules it out by none of %j',
    async (message) => {
      const { filters } = last(await talk(student, ['data internships in Boston', message]));
      expect(filters.join()).not.toMatch(/Boston/);
    },
  );

  it('takes off the condition that a message points at', async () => {
    for (const message of ['Why is “not finance” there? Remove it.', 'I never said not finance. drop that please'])
      expect(last(await talk(student, ['internships', 'not finance', message])).filters.join()).not.toMatch(/Finance/);
  });

  it('says that all have what was refused instead of that they come last', async () => {
    const { text } = last(await talk(student, ['data scientist jobs', 'nothing with data']));
    expect(text).not.toMatch(/All .* come last|^(\d+) of them .* so they come last/);
  });
});

describe('a correction', () => {
  const chips = async (...messages: string[]) => last(await talk(student, messages)).filters;
  const wrong = [
    ['finance internships', 'Finance'],
    ['internships in Boston or New York', 'Boston'],
    ['marketing internships', 'Marketing'],
  ] as const;

  it.each(
    wrong.flatMap(([request, chip]) =>
      [`I meant Chicago, not ${chip}.`, `I meant Chicago and not the ${chip}`].map((said) => [request, said, chip] as const),
    ),
  )('takes the wrong chip away and leaves it out of nothing: %s > %s', async (request, said, chip) => {
    const filters = await chips(request, said);
    expect(filters.join()).not.toContain(chip);
    expect(filters).toContain('Chicago');
  });

  it.each(['I meant New York, not Chicago', 'I meant New York, N.Y., not the state.', '“New York” as in the city, not the state'])(
    'of what is no chip does nothing else: %s',
    async (said) => {
      const { filters, text } = last(await talk(student, ['data internships in New York', said]));
      expect(filters.join()).not.toMatch(/Not |“/);
      expect(filters).toContain('New York');
      expect(text).not.toMatch(/come last|couldn’t use/);
    },
  );

  it.each([
    'Why did you exclude Google? I never asked for that.',
    'Why is “not Google” there? Remove it.',
    'how come Google is left out? I didn’t say that',
  ])('of a chip that was never asked for takes it off and says where it came from: %s', async (said) => {
    const { filters, text } = last(await talk(student, ['internships', 'nothing at Google please', said]));
    expect(filters).toEqual(['Internships']);
    expect(text).toMatch(/^I left out “Google” because you wrote “nothing at Google please”\. It’s back in now\./);
  });

  it('is told why a place is there by the words it was read from', async () => {
    const { text } = last(await talk(student, ['internships in Boston or New York', 'why did you add New York?']));
    expect(text).toContain('because you wrote “internships in Boston or New York”');
  });
});

describe('a loss or a feeling that brings nothing new', () => {
  it.each([
    'I am very tired. My father died in August and I take care of my mother, this is why I need Boston. Maybe this is hopeless.',
    'My brother is in hospital and I have to stay in Boston for him.',
    'my grandmother passed away on sunday. its why i need boston',
    'my uncle passed away, sorry, i just need a break',
  ])('gets its sentence, an offer to go on and no jobs: %s', async (said) => {
    const { text, filters, results } = last(await talk(student, ['data internships in Boston', said]));
    expect(text).toMatch(/^(?:I’m so sorry|That sounds really stressful)\. We can stop here/);
    expect(text).not.toContain('couldn’t use');
    expect(results).toEqual([]);
    expect(filters).toContain('Boston');
  });

  it('is answered and the rest is done where it brings a place', async () => {
    const { text, filters } = last(await talk(student, ['data internships in Boston', 'My dad died, this is why I need Chicago now.']));
    expect(text).toMatch(/^I’m so sorry/);
    expect(filters).toContain('Chicago');
  });
});

describe('a change and a comparison in one message', () => {
  it.each([
    'Boston alone is fine.',
    'Just Boston is fine.',
    'I changed my mind about New York;',
    'I have changed my mind about New York; Boston alone is fine.',
  ])('are both done, the change first: %s', async (change) => {
    for (const ask of ['Please compare the first two for me.', 'compare the first two']) {
      const { text, filters } = last(await talk(student, ['data internships in Boston or New York', `${change} ${ask}`]));
      expect(filters.join(), ask).toContain('Boston');
      expect(filters.join(), ask).not.toMatch(/New York|First|Entry/);
      expect(text, ask).toMatch(/score|compare|differ/);
      expect(text.search(/Boston/), ask).toBeLessThan(text.search(/score|compare|differ/));
    }
  });
});

describe('what all jobs shown have and is refused', () => {
  const isAnalyst = (title: string) => title.startsWith('Data Analyst');
  const plain = fakeTools(vocabulary);
  /** Analysts come alone until they are left out, and speak of beehives. */
  const tools: SearchTools = {
    ...plain,
    phrasesMentioned: async (phrases) => phrases.filter((one) => one === 'beehives'),
    findJobs: async (filter, about, limit) => {
      const found = await plain.findJobs(filter, about, 100);
      const jobs = found.jobs.filter(({ job_title: title }) => isAnalyst(title) !== (filter.notRoles?.includes('Data Analyst') ?? false));
      return { ...found, jobs: jobs.slice(0, limit), total: jobs.length };
    },
    countJobs: async (filter, about) =>
      JSON.stringify(filter).includes('beehives') ? (filter.ids?.length ?? 9) : plain.countJobs(filter, about),
  };

  it.each(['no beehives', 'nothing with beehives please', 'not beehives'])('leaves out the work that all of them are: %s', async (said) => {
    const [before, after] = await talk(student, ['internships', said], { tools });
    expect(before?.results.length).toBeGreaterThan(0);
    expect(after?.filters).toContain('Not Data Analyst');
    expect(after?.results.length).toBeGreaterThan(0);
    expect(after?.results.some(({ job_title: title }) => isAnalyst(title))).toBe(false);
  });

  it('leaves out no work that was asked for', async () => {
    const { filters } = last(await talk(student, ['data analyst internships', 'no beehives'], { tools }));
    expect(filters).toContain('Data Analyst');
  });
});
