import { type ChatEvent, getConversation, stopConversation } from '@alive/contract/conversations.ts';
import { getJob } from '@alive/contract/jobs.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { alumni, jobs } from '#db/tables.ts';
import type { Asked, Reply } from '#testing/provider-script.testing.ts';
import { serverWithModel } from '#testing/model.testing.ts';

const { server, provider } = await serverWithModel({ data: 'sample' });

/** One reply for each request for words, the last from then on; each message is marked with these. */
const plays = (...replies: ((asked: Asked) => Reply)[]) => {
  let at = 0;
  provider.answers((asked) =>
    asked.wantsObject
      ? { object: { marks: marked, wishes: [], unclear: [] } }
      : (replies[Math.min(at++, replies.length - 1)]?.(asked) ?? { status: 500 }),
  );
};
let marked: object[] = [];
beforeEach(() => void (marked = []));
const mark = (field: string, words: string, value = words, more: object = {}) => ({
  words,
  field,
  value,
  refused: null,
  preferred: null,
  required: null,
  how: null,
  either: null,
  ...more,
});
const says = (text: string | string[]) => (): Reply => ({ text });
const calls = (name: string, input: unknown) => (): Reply => ({ calls: [{ name, input }] });

/** What is said beside the model's words of those that ask for more than a bachelor's degree. */
const heldBack = 'I held back 6 jobs that ask for a higher degree than yours.';
/** What the tools gave last. */
const given = (asked: Asked | undefined) =>
  (asked?.messages ?? []).flatMap(({ role, text }) => (role === 'tool' ? [JSON.parse(text) as Record<string, never>] : []));
const newest = () => provider.asked.at(-1)?.messages.findLast(({ role }) => role === 'user')?.text ?? '';
/** What the message itself found, as the model was given it. */
const found = () => JSON.parse(/<found>(.*)<\/found>/.exec(newest())?.[1] ?? 'null') as Record<string, never> | null;
/** Requests for words. */
const talks = () => provider.asked.filter(({ wantsObject }) => !wantsObject);

const readOf = (events: ChatEvent[]) => ({
  id: events.flatMap((event) => ('conversationId' in event ? [event.conversationId] : []))[0] ?? '',
  text: events.map((event) => ('token' in event ? event.token : '')).join(''),
  steps: events.flatMap((event) => ('step' in event ? [event.step] : [])),
  chips: events.flatMap((event) => ('filters' in event ? [event.filters.map(({ label }) => label)] : [])).at(-1) ?? [],
  jobs: events.flatMap((event) => ('results' in event ? event.results : [])),
  people: events.flatMap((event) => ('people' in event ? event.people : [])),
  suggestions: events.flatMap((event) => ('suggestions' in event ? event.suggestions : [])),
  last: events.at(-1),
});

describe('a search by a model', () => {
  const begins = async (message = 'data jobs please', fields: object = {}) => {
    const { token } = await server.student(fields);
    const first = readOf((await server.stream(startSearch, { body: { message } }, token)).events);
    const goesOn = async (next: string, filters?: never[] | object[]) =>
      readOf(
        (
          await server.stream(
            continueSearch,
            { body: { message: next, conversationId: first.id, ...(filters && { filters: filters as never }) } },
            token,
          )
        ).events,
      );
    return { token, first, goesOn };
  };

  it('shows the cards of the jobs it named, which are the rows of the database, and says who wrote', async () => {
    plays(says(['Two stand out: ', '[J', '2] asks for more, and [J1', '] is closest. Which is nearer to you?']));
    const { token, first } = await begins();
    expect(first.jobs).toHaveLength(2);
    expect(first.jobs.map(({ job_title: title }) => title)).toEqual([found()?.['jobs']?.[1]?.['title'], found()?.['jobs']?.[0]?.['title']]);
    for (const job of first.jobs) {
      const { body } = await server.call(getJob, { params: { id: job.id } }, token);
      expect([job.job_title, job.company_name, job.application_url, job.salary_min, job.sponsorship]).toEqual([
        body.job_title,
        body.company_name,
        body.application_url,
        body.salary_min,
        body.sponsorship,
      ]);
    }
    const [second, one] = first.jobs;
    expect(first.text).toBe(
      `Two stand out: **${second?.job_title}** at ${second?.company_name} asks for more, and **${one?.job_title}** at ${one?.company_name} is closest. Which is nearer to you?\n\n${heldBack}`,
    );
    expect(first.steps).toEqual(['Looking for jobs: Data']);
    expect(first.chips).toEqual(['Data']);
    expect(first.suggestions.length).toBeGreaterThan(0);
    expect(first.last).toMatchObject({ done: true, writer: 'model' });
  });

  it('shows the same when it is read again', async () => {
    plays(says('Look at [J1] and [J3].'));
    const { token, first } = await begins();
    const { body } = await server.call(getConversation, { params: { id: first.id } }, token);
    const answer = body.messages.at(-1);
    expect(answer).toMatchObject({ text: first.text, writer: 'model', status: 'complete', suggestions: first.suggestions });
    expect(answer?.results).toEqual(first.jobs);
    expect(answer?.filters?.map(({ label }) => label)).toEqual(first.chips);
  });

  it('sends neither addresses nor ids, and a job of no more than its facts', async () => {
    plays(says('Look at [J1].'));
    const { first } = await begins();
    const sent = JSON.stringify(provider.asked);
    for (const { id, application_url: url } of first.jobs) {
      expect(sent).not.toContain(id);
      expect(sent).not.toContain(url);
    }
  });

  it('knows the handles of earlier answers', async () => {
    plays(says('Look at [J1] and [J2].'), calls('get_job', { job: 'J2' }), says('[J2] is worth a look.'));
    const { first, goesOn } = await begins();
    const next = await goesOn('tell me more about the second one');
    expect(next.steps).toEqual([`Reading the posting: ${first.jobs[1]?.job_title}`]);
    expect(next.jobs.map(({ id }) => id)).toEqual([first.jobs[1]?.id]);
    expect(newest()).toContain(`J2: ${first.jobs[1]?.job_title} at ${first.jobs[1]?.company_name}`);
    expect(provider.asked.at(-1)?.messages.some(({ role, text }) => role === 'assistant' && text.includes('Look at [J1] and [J2].'))).toBe(
      true,
    );
    expect(String(given(provider.asked.at(-1))[0]?.['posting'])).toMatch(/^<posting>\n[^]+\n<\/posting>$/);
  });

  it('goes on to the next ones', async () => {
    plays(says('These.'), says('And these.'));
    const { first, goesOn } = await begins();
    const next = await goesOn('more');
    expect(first.jobs).toHaveLength(5);
    expect(next.jobs).toHaveLength(5);
    expect(next.jobs.filter(({ id }) => first.jobs.some((job) => job.id === id))).toEqual([]);
  });

  it('takes over edited conditions, and leaves those without words to the built-in assistant', async () => {
    plays(says('These.'));
    const { goesOn } = await begins();
    const asked = provider.asked.length;
    const edited = await goesOn('', [{ id: 'x', field: 'function', op: 'is', value: 'Marketing', label: 'Marketing' }]);
    expect(provider.asked.length).toBe(asked);
    expect(edited.chips).toEqual(['Marketing']);
    expect(edited.last).not.toHaveProperty('writer');
    plays(says('What would you like to know?'));
    const both = await goesOn('and now?', [{ id: 'x', field: 'function', op: 'is', value: 'Finance', label: 'Finance' }]);
    expect(both.chips).toEqual(['Finance']);
    expect(newest()).toMatch(/<search>.*"value":"Finance"/);
  });

  it('opens by the profile when nothing was said', async () => {
    plays(says('Hello.'));
    await begins(openingMessage, { preferredLocations: ['Boston, MA'], lookingFor: ['Internships'] });
    expect(found()?.['conditions']).toEqual(['Internships', 'Boston']);
    expect(provider.asked.some(({ wantsObject }) => wantsObject)).toBe(false);
  });

  it('runs several tools of one step, and tells of those that are unknown or called wrongly', async () => {
    await server.db.delete(alumni);
    await server.people({ careerPath: 'Data Analyst at Zorblax [2020 - Present]' });
    plays(
      () => ({
        calls: [
          { name: 'career_paths', input: { role: 'Data Analyst' } },
          { name: 'drop_tables', input: {} },
          { name: 'get_job', input: { job: 7 } },
        ],
      }),
      says('[J1] fits, and one of the alumni, [P1], does this work.'),
    );
    const { first } = await begins();
    expect(first.steps).toEqual(['Looking for jobs: Data', 'Counting career paths: Data Analyst']);
    expect(first.jobs).toHaveLength(1);
    expect(first.people.map(({ name }) => name)).toEqual(['Ada Byron']);
    expect(first.text).toContain('**Ada Byron**');
  });

  it('tells who is meant, so that it is not shown when they are hidden, and does not speak of them again', async () => {
    await server.db.delete(alumni);
    await server.people({ careerPath: 'Data Analyst at Zorblax [2020 - Present]' });
    plays(calls('find_people', { role: 'data analyst' }), says('[P1] works at Zorblax. Ada studied mathematics.'), says('Fine.'));
    const { token, first, goesOn } = await begins('who does this?');
    expect(first.text).toBe('**Ada Byron** works at Zorblax. Ada studied mathematics.');
    await server.db.delete(alumni);
    await server.people({ careerPath: 'Data Analyst at Zorblax [2020 - Present]', visibility: 'hidden' });
    const { body } = await server.call(getConversation, { params: { id: first.id } }, token);
    expect(JSON.stringify(body)).not.toContain('Byron');
    plays(says('[P1] is Ada Byron.'));
    const next = await goesOn('what was their name?');
    expect(JSON.stringify(provider.asked.at(-1))).not.toMatch(/Ada|Byron/);
    expect(next.text).not.toContain('Byron');
    expect(next.people).toEqual([]);
  });

  it('goes on in a list of people in a later message', async () => {
    await server.db.delete(alumni);
    const careerPath = 'Data Analyst at Zorblax [2020 - Present]';
    await server.people(...['Ada Byron', 'Bea Lund', 'Cleo Marsh'].map((name) => ({ name, careerPath })));
    const query = { role: 'data analyst', employer: 'Zorblax', limit: 2 };
    plays(calls('find_people', query), says('[P1] and [P2].'), calls('find_people', { ...query, more: true }), says('[P3] too.'));
    const { first, goesOn } = await begins('who does this?');
    const next = await goesOn('and who else?');
    expect([...first.people, ...next.people].map(({ name }) => name).toSorted()).toEqual(['Ada Byron', 'Bea Lund', 'Cleo Marsh']);
  });

  it('is taken over by the built-in assistant within the same answer, and each goes on from the other', async () => {
    plays(says('[J1] and [J2].'), () => ({ status: 401 }));
    const { first, goesOn } = await begins();
    const second = await goesOn('tell me about the second one');
    expect(second.text).toMatch(/^The language model didn’t let us sign in\. Our built-in assistant is answering instead\.\n\n/);
    expect(second.text).toContain(first.jobs[1]?.job_title);
    expect(second.last).not.toHaveProperty('writer');
    const third = await goesOn('show me internships');
    expect(third.jobs.length).toBeGreaterThan(0);
    plays(says('[J1] it is.'));
    await goesOn('which of these?');
    for (const { job_title: title, company_name: company } of third.jobs) expect(newest()).toContain(`${title} at ${company}`);
  });

  it('is not given again what another answered and why, nor that an answer was cut, as if these were its own words', async () => {
    plays(() => ({ status: 401 }));
    const { goesOn } = await begins();
    plays(() => ({ text: 'There is more to say than', finish: 'length' }));
    await goesOn('tell me everything');
    plays(says('Fine.'));
    await goesOn('go on');
    const answers = (provider.asked.at(-1)?.messages ?? []).flatMap(({ role, text }) => (role === 'assistant' ? [text] : []));
    expect(answers).toEqual(['There is more to say than']);
  });

  it('keeps the conditions that the student edited where it is stopped before its first word, and those of the message', async () => {
    plays(says('[J1] fits.'));
    const { token, first } = await begins();
    const stopped = async (message: string, filters?: object[]) => {
      const asked = talks().length;
      const answer = await server.open(
        continueSearch,
        { body: { message, conversationId: first.id, ...(filters && { filters: filters as never }) } },
        token,
      );
      await provider.until(() => talks().length === asked + 1);
      await server.call(stopConversation, { params: { id: first.id } }, token);
      expect((await answer.rest()).at(-1)).toMatchObject({ done: true, stopped: true });
      const { body } = await server.call(getConversation, { params: { id: first.id } }, token);
      return body.messages.at(-1);
    };
    plays(() => ({ hang: 'before' }));
    const edited = await stopped('and now?', [{ id: 'x', field: 'function', op: 'is', value: 'Finance', label: 'Finance' }]);
    expect(edited).toMatchObject({ status: 'stopped', text: '' });
    expect(edited?.filters?.map(({ label }) => label)).toEqual(['Finance']);
    expect((await stopped('marketing jobs instead'))?.filters?.map(({ label }) => label)).toEqual(['Marketing']);
    plays(says('Fine.'));
    const next = readOf((await server.stream(continueSearch, { body: { message: 'go on', conversationId: first.id } }, token)).events);
    expect(newest()).toMatch(/<search>.*"value":"Marketing"/);
    expect(next.chips).toEqual(['Marketing']);
  });

  it('shows what it found where the model has no words, and lets the built-in assistant answer where it found nothing', async () => {
    plays(says('   '));
    const { first, goesOn } = await begins();
    expect(first.jobs).toHaveLength(5);
    expect(first.text).toMatch(/^Here are the best of the [\d,]+ jobs that match\.\n\nI held back|built-in/);
    plays(says('![](https://evil.example/x.png)'));
    const nothing = await goesOn('thanks!');
    expect(nothing.text).toContain('Our built-in assistant is answering instead.');
    expect(nothing.jobs).toEqual([]);
  });

  it('says what came before a tool before that tool, also where nothing comes after it', async () => {
    const { token, first } = await begins();
    const looking = (): Reply => ({ text: 'Let me look for these.', calls: [{ name: 'get_job', input: { job: 'J1' } }] });
    plays(looking, says('There are some.'));
    const { events } = await server.stream(continueSearch, { body: { message: 'analysts', conversationId: first.id } }, token);
    const words = events
      .slice(
        0,
        events.findIndex((event) => 'step' in event && event.step.startsWith('Reading')),
      )
      .flatMap((event) => ('token' in event ? event.token : []));
    expect(words.join('')).toMatch(/^Let me look/);
    plays(looking, () => ({ status: 401 }));
    const failed = readOf(
      (await server.stream(continueSearch, { body: { message: 'more analysts', conversationId: first.id } }, token)).events,
    );
    expect(failed.text).toMatch(/^Let me look for these\./);
  });

  it('keeps the sentences that were whole when the model is cut off', async () => {
    plays(() => ({
      text: ['The first is [J1', ']. And the ', 'next [J', '2] too.'],
      cut: 4,
    }));
    const { token, first } = await begins();
    const { body } = await server.call(getConversation, { params: { id: first.id } }, token);
    expect(first.last).toMatchObject({ code: 'MODEL_UNAVAILABLE', done: true });
    expect(first.text).toMatch(/^The first is \*\*[^[]+\.$/);
    expect(first.jobs).toHaveLength(1);
    expect(body.messages.at(-1)).toMatchObject({ status: 'failed', text: first.text });
  });

  it('says so where the model had more to say than it may', async () => {
    plays(() => ({ text: 'The first is [J1] and it is', finish: 'length' }));
    const { first } = await begins();
    expect(first.text).toMatch(/^The first is .+ and it is\n\nThat was getting long, so I stopped here\.\n\nI held back/);
    expect(first.jobs).toHaveLength(1);
  });

  it('begins a paragraph after its tools where it spoke before', async () => {
    plays(() => ({ text: 'Let me look.', calls: [{ name: 'get_job', input: { job: 'J1' } }] }), says('Here is [J1].'));
    const { first } = await begins();
    expect(first.text).toMatch(/^Let me look\.\n\nHere is \*\*/);
  });

  it('holds back what the student’s visa rules out until they ask for it, whatever the model does', async () => {
    await server.db.update(jobs).set({ sponsorship: 'no' });
    plays(says('Nothing is open to you.'));
    const { first, goesOn } = await begins('data jobs', { needsVisa: true });
    expect(first.jobs).toEqual([]);
    expect(first.text).toMatch(/^Nothing is open to you\.\n\nI held back \d+ jobs that .*won’t sponsor visas.*\. Want to see them\?$/);
    expect(found()).not.toHaveProperty('total');
    provider.asked.length = 0;
    const next = await goesOn('show the ones you held back');
    expect(next.jobs.length).toBeGreaterThan(0);
    expect(next.jobs.every(({ match }) => match?.gate?.kind === 'sponsorship')).toBe(true);
    expect(provider.asked).toEqual([]);
  });

  it('compares employers by what is counted', async () => {
    plays(calls('list_companies', { order: 'jobs', limit: 3 }), says('[C1] has the most open jobs, before [C2].'));
    const { first } = await begins('which companies hire most?');
    const [listed] = given(talks()[1]);
    expect(first.steps).toEqual(['Comparing companies']);
    expect(first.text).toBe(
      `**${listed?.['companies']?.[0]?.['name']}** has the most open jobs, before **${listed?.['companies']?.[1]?.['name']}**.`,
    );
  });

  it('searches by what it marked, as the built-in assistant does by what it reads', async () => {
    marked = [mark('function', 'number crunching', 'Data'), mark('place', 'Boston', 'Boston, MA', { refused: true })];
    plays(says('[J1] fits.'));
    const { first } = await begins('number crunching, anything but Boston');
    expect(first.chips).toEqual(['Data', 'Not Boston']);
    marked = [];
    const { token } = await server.student();
    const same = await server.stream(startSearch, { body: { message: 'data jobs, not in Boston' } }, token);
    expect(readOf(same.events).chips).toEqual(first.chips);
    provider.answers(() => ({ status: 401 }));
    const { token: other } = await server.student();
    const builtin = await server.stream(startSearch, { body: { message: 'data jobs, not in Boston' } }, other);
    const kinds = ['filters', 'reading', 'offers', 'nearest'] as const;
    const last = (events: ChatEvent[], kind: string) => events.findLast((event) => kind in event);
    for (const kind of kinds.filter((one) => one !== 'nearest')) {
      const [one, two] = [last(same.events, kind), last(builtin.events, kind)];
      expect(JSON.stringify(one && { ...one, messageId: '' }), kind).toBe(JSON.stringify(two && { ...two, messageId: '' }));
    }
  });

  it('makes no condition of what it only guesses alongside others: it ranks, and is offered', async () => {
    marked = [mark('place', 'Boston', 'Boston, MA'), mark('function', 'crunch numbers', 'Data')];
    plays(says('[J1] fits.'));
    const { token } = await server.student();
    const { events } = await server.stream(startSearch, { body: { message: 'jobs in Boston where I crunch numbers' } }, token);
    expect(readOf(events).chips).toEqual(['Boston']);
    expect(events.flatMap((event) => ('offers' in event ? event.offers.map(({ label }) => label) : []))).toContain('Data');
    expect(found()?.['wishes']).toBe('Ranked by crunch numbers.');
  });

  it('is counted for what it made up, and its message is read without that', async () => {
    marked = [mark('company', 'Goldman Sachs'), mark('place', 'data', 'Denver, CO')];
    plays(says('[J1] fits.'));
    const { token, first } = await begins();
    expect(first.chips).toEqual(['Data']);
    expect(JSON.stringify(first)).not.toMatch(/Goldman|Denver/);
    expect(token).not.toBe('');
  });

  it('writes of what the built-in reader found where it could not mark the message', async () => {
    provider.answers(({ wantsObject }) => (wantsObject ? { status: 500 } : { text: '[J1] fits.' }));
    const { first } = await begins();
    expect([first.chips, first.jobs.length, first.last]).toMatchObject([['Data'], 1, { done: true, writer: 'model' }]);
  });

  it('is asked for no marks of what is no request', async () => {
    plays(says('[J1] fits.'));
    const { goesOn } = await begins();
    provider.asked.length = 0;
    for (const message of ['thanks!', 'tell me about the first one', 'more']) await goesOn(message);
    expect(provider.asked.some(({ wantsObject }) => wantsObject)).toBe(false);
  });

  it('shows what comes nearest, with what it misses, where nothing meets all', async () => {
    plays(says('Nothing meets all of that.'));
    const { token } = await server.student();
    const { events } = await server.stream(startSearch, { body: { message: 'data internships in Boston paying at least $400k' } }, token);
    const near = events.find((event) => 'nearest' in event);
    expect(near).toMatchObject({ nearest: expect.arrayContaining([expect.objectContaining({ misses: expect.any(Array) })]) });
    expect(JSON.stringify(found()?.['jobs'])).toContain('misses');
  });
});
