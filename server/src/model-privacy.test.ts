import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import { saveProfile } from '@alive/contract/account.ts';
import { addFact, changeFact } from '@alive/contract/facts.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { dreamJob } from '@alive/contract/paths.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestProvider } from '#testing/provider.testing.ts';
import type { Script } from '#testing/provider-script.testing.ts';
import { testModel } from '#testing/model.testing.ts';
import { pdfOf } from '#fixtures/resume/files.ts';
import { type ResumeFact, skill, storeResumeFacts } from '#testing/resume-facts.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const provider = await openTestProvider();
const relay = await openRelay(provider.address);
afterAll(async () => {
  await relay.close();
  await provider.close();
});
const server = testServer({
  data: 'sample',
  config: { model: testModel(relay.address, { models: { chat: 'talker', plan: 'planner', extract: 'reader' } }) },
});
beforeEach(() => {
  relay.bodies.length = 0;
  provider.answers(curious);
});

/** A model that calls every tool before it speaks. */
const curious: Script = ({ streams, tools, messages }) => {
  if (!streams) return { object: {} };
  if (tools.length === 0) return { text: 'What did you like in it?' };
  if (messages.some(({ role }) => role === 'tool')) return { text: '[J1] and [P1] fit.' };
  return {
    calls: [
      { name: 'get_job', input: { job: 'J1' } },
      { name: 'find_people', input: { role: 'Software Engineer' } },
      { name: 'list_companies', input: {} },
      { name: 'career_paths', input: { role: 'Software Engineer' } },
    ],
  };
};

const idOf = (events: ChatEvent[]) => events.map((event) => ('conversationId' in event ? event.conversationId : '')).find(Boolean) ?? '';

const textOf = (events: ChatEvent[]) => events.map((event) => ('token' in event ? event.token : '')).join('');

/** A student with everything a record can hold, and an answer of each kind for them; the requests that this took. */
const story = async (fields: object = {}, employer = 'Google') => {
  const maya = await server.student({
    firstName: 'Maya',
    lastName: 'Quillfeather',
    email: 'canary.maya@private.example',
    school: 'Yale University',
    major: 'Computer Science',
    graduationYear: 2027,
    needsVisa: true,
    canGetClearance: false,
    preferredLocations: ['Boston, MA'],
    lookingFor: ['Internships'],
    ...fields,
  });
  const form = new FormData();
  form.append(
    'resume',
    new File([new Uint8Array(pdfOf(0, ['Resumecanary', 'Treasurer of the otter club']))], 'Quillfeather.pdf', { type: 'application/pdf' }),
  );
  const headers = { authorization: `Bearer ${maya.token}` };
  const uploaded = await fetch(`${await server.url()}/api/users/${maya.userId}/resume`, { method: 'POST', body: form, headers });
  expect(uploaded.status).toBe(201);

  relay.bodies.length = 0;
  const ids: string[] = [];
  const interview = await server.stream(startOnboarding, { body: { name: 'Maya Quillfeather' } }, maya.token);
  ids.push(idOf(interview.events));
  for (const message of ['I love building robots with friends.', `Small teams, and I want to work at ${employer}.`, 'Both.', 'I am done.'])
    await server.stream(continueOnboarding, { body: { conversationId: idOf(interview.events), message } }, maya.token);
  const search = await server.stream(startSearch, { body: { message: 'Find jobs for me' } }, maya.token);
  ids.push(idOf(search.events));
  for (const message of ['Show me those you held back.', 'Which of these suits me best?'])
    await server.stream(continueSearch, { body: { conversationId: idOf(search.events), message } }, maya.token);
  await server.stream(searchPeople, { body: { query: 'Software engineers in Boston', conversationId: 'one' } }, maya.token);
  await server.call(dreamJob, { body: { query: 'Software Engineer' } }, maya.token);
  return { bodies: [...relay.bodies], private: [maya.userId, maya.token, ...ids] };
};

describe('what a provider receives', () => {
  it('is no name but the first, no address, visa, clearance, résumé or id, and nothing of another student, also after our own question', async () => {
    const noor = await server.student({ firstName: 'Zephyrine', lastName: 'Oddbody', email: 'zephyrine@private.example' });
    const other = await server.stream(startSearch, { body: { message: 'I adore zorblaxing' } }, noor.token);
    // Where the form says what keeps a student out, our question after the model's words does so too.
    const { bodies, private: ids } = await story({}, 'Lockheed Martin');
    const sent = bodies.join('\n');

    for (const name of ['talker', 'planner', 'reader']) expect(sent).toContain(`"model":"${name}"`);
    expect(sent).toContain('building robots');
    expect(sent).toContain('"role":"tool"');
    const secrets = ['Quillfeather', 'private.example', 'Resumecanary', 'otter club', '.pdf', 'Zephyrine', 'Oddbody', 'zorblaxing'];
    const records = ['needsVisa', 'canGetClearance', 'you need a visa', 'you need one', 'which you said you cannot', 'get a clearance'];
    for (const secret of [...secrets, ...records, ...ids, noor.userId, noor.token, idOf(other.events)])
      expect(around(sent, secret), secret).toBe('');

    // Up to there it is the same for a student whom nothing keeps out.
    const free = await story({ email: 'canary.two@private.example', needsVisa: false, canGetClearance: true }, 'Lockheed Martin');
    const last = bodies.findIndex((body) => body.includes('Lockheed'));
    expect(last).toBeGreaterThan(0);
    expect(bodies.slice(0, last + 1)).toEqual(free.bodies.slice(0, last + 1));
  });

  it('tells nobody’s visa or clearance: but for what tools found, it is the same whatever the record says of them', async () => {
    const beforeTools = (bodies: string[]) =>
      bodies.filter((body) => !body.includes('"role":"tool"') && !body.includes('[J1]') && !body.includes('reader'));
    const needing = await story({ needsVisa: true, canGetClearance: false });
    const free = await story({ email: 'canary.two@private.example', needsVisa: false, canGetClearance: true });
    expect(beforeTools(needing.bodies).length).toBeGreaterThan(4);
    expect(beforeTools(needing.bodies)).toEqual(beforeTools(free.bodies));
  });
});

it('is no visa, clearance or access that was typed as a must', async () => {
  const { userId, token } = await server.student({ firstName: 'Ida', email: 'ida@private.example' });
  await server.call(addFact, { params: { id: userId }, body: { kind: 'employer', stance: 'looking', text: 'Visa' } }, token);
  for (const text of ['visa sponsorship', 'no clearance', 'accessible workplace', 'remote only'])
    await server.call(addFact, { params: { id: userId }, body: { kind: 'must', stance: 'must', text } }, token);
  const { events } = await server.stream(startOnboarding, { body: { name: 'Ida' } }, token);
  const message = 'I love building robots with friends.';
  await server.stream(continueOnboarding, { body: { conversationId: idOf(events), message } }, token);
  const known = relay.bodies.flatMap((body) => [...body.matchAll(/<facts>\\n.*?<\/facts>/g)].map(([facts]) => facts));
  expect(known.some((facts) => facts.includes('Remote only') && facts.includes('Looking for: Visa'))).toBe(true);
  for (const secret of [/visa s/i, /clearance/i, /accessible/i]) expect(known.join('\n')).not.toMatch(secret);
});

it('is no visa or clearance that stands in a text of ours which the student went on writing', async () => {
  const maya = await server.student({ needsVisa: true, canGetClearance: false });
  const params = { id: maya.userId };
  const lists = { summary: '', interests: ['hiking'], target_companies: [], target_roles: [] };
  for (const ideal_environment of ['A sunny office. Visa sponsorship', 'Visa sponsorship and tea; No security clearance and sun'])
    await server.call(saveProfile, { params, body: { profile: { ...lists, ideal_environment } } }, maya.token);
  relay.bodies.length = 0;
  await server.stream(startSearch, { body: { message: 'jobs in Austin' } }, maya.token);
  const sent = relay.bodies.join('\n');
  expect(sent).toContain('A sunny office');
  expect(sent).not.toMatch(/Visa sponsorship|clearance and/);
});

it('is no visa, status or clearance in the student’s own words, wherever they stand', async () => {
  const maya = await server.student({ needsVisa: true });
  const params = { id: maya.userId };
  const edited = { params: { ...params, factId: 'form:needsVisa' }, body: { text: 'H-1B canaryone from October 2027' } };
  expect((await server.call(changeFact, edited, maya.token)).status).toBe(200);
  for (const [kind, stance, text] of [
    ['must', 'must', 'not a US citizen canarytwo'],
    ['people', 'looking', 'calm teams'],
    ['people', 'looking', 'an employer who sponsors canarythree'],
    ['activity', 'more', 'canaryfour with a green card'],
    ['activity', 'more', 'citizen science'],
  ] as const)
    await server.call(addFact, { params, body: { kind, stance, text } }, maya.token);
  relay.bodies.length = 0;
  const { events } = await server.stream(startOnboarding, { body: { name: 'Maya' } }, maya.token);
  await server.stream(continueOnboarding, { body: { conversationId: idOf(events), message: 'I like quiet work.' } }, maya.token);
  await server.stream(startSearch, { body: { message: 'jobs in Austin' } }, maya.token);
  const sent = relay.bodies.join('\n');
  expect(sent).toMatch(/calm teams/i);
  expect(sent).toMatch(/citizen science/i);
  expect(sent.match(/canary\w+/g)).toBeNull();
});

it('is nothing of what was held back, though the student has it shown and asks of it', async () => {
  const { token } = await server.student({ firstName: 'Hana', email: 'hana@private.example', needsVisa: true });
  const { events } = await server.stream(startSearch, { body: { message: 'software jobs' } }, token);
  const toTap = events.flatMap((event) => ('suggestions' in event ? event.suggestions : [])).find((one) => /you held back/.test(one));
  const next = async (message: string) =>
    (await server.stream(continueSearch, { body: { conversationId: idOf(events), message } }, token)).events;
  relay.bodies.length = 0;
  const held = (await next(toTap ?? '')).flatMap((event) => ('results' in event ? event.results : []));
  expect(held.length).toBeGreaterThan(0);
  expect(textOf(await next('tell me more about the second one'))).toContain(held[1]?.company_name);
  expect(relay.bodies).toEqual([]);

  const others = await next('nursing jobs in Chicago');
  await next('tell me more about the second one');
  expect(others.some((event) => 'results' in event)).toBe(true);
  const sent = relay.bodies.join('\n');
  expect(sent).toContain('nursing');
  expect(sent).not.toMatch(/held back/i);
  for (const { job_title, company_name } of held) expect(around(sent, `${job_title} at ${company_name}`)).toBe('');
});

it('is nothing that only the résumé says, whatever is asked of it and answered', async () => {
  const { userId, token } = await server.student({ firstName: 'Ines', email: 'ines@private.example' });
  await storeResumeFacts(server.db, userId, [
    { kind: 'project', text: 'Canarybuoy with alerts', line: 'Canarybuoy with alerts, 2026' },
    skill('Python', 'Canaryline: Python, SQL'),
  ]);
  const interview = await server.stream(startOnboarding, { body: { name: 'Ines' } }, token);
  expect(JSON.stringify(interview.events)).toContain('Canarybuoy');
  for (const message of ['I love building robots with friends.', 'Cold calls, never.'])
    await server.stream(continueOnboarding, { body: { conversationId: idOf(interview.events), message } }, token);
  const search = await server.stream(startSearch, { body: { message: 'software engineer jobs' } }, token);
  const say = (message: string) => server.stream(continueSearch, { body: { conversationId: idOf(search.events), message } }, token);
  const judged = await say('What do you think of my résumé?');
  expect(textOf(judged.events)).toMatch(/résumé/);
  for (const message of ['Does my résumé fit the first one?', 'Why the first?', 'Show me others']) await say(message);
  const sent = relay.bodies.join('\n');
  expect(sent).toContain('building robots');
  for (const secret of ['Canarybuoy', 'Canaryline', 'on your résumé']) expect(around(sent, secret), secret).toBe('');
});

describe('of two students who differ in their papers, their résumé, their last name and their address alone', () => {
  const said = {
    search: [
      'internships in Boston',
      'more',
      'why the second?',
      'full time jobs in Virginia',
      'how many of those are remote?',
      'software engineer',
    ],
    interview: ['I love building robots with friends.', 'Cold calls, never.', 'Both.', 'Lockheed Martin or Google.', 'I am done.'],
    people: ['Software engineers in Boston', 'at Google'],
  };
  const resume: ResumeFact[] = [
    skill('Python', 'Skills: Python, SQL, Kubernetes'),
    skill('SQL'),
    { kind: 'language', text: 'Mandarin' },
    { kind: 'experience', text: 'Analyst at Zorblang' },
    { kind: 'education', text: 'Master of Science, Georgia Tech' },
  ];
  let students = 0;
  /** Everything that is sent of a student who says all this. */
  const sentOf = async (fields: object, read: readonly ResumeFact[]) => {
    provider.answers(({ streams, model }) =>
      streams
        ? { text: 'These are worth a look.' }
        : { object: model === 'reader' ? { facts: [] } : { marks: [], wishes: [], unclear: [] } },
    );
    const registered = async (facts: readonly ResumeFact[]) => {
      const email = `canary.${++students}@private.example`;
      const { userId, token } = await server.student({
        firstName: 'Maya',
        lastName: `Quill${students}`,
        email,
        major: 'Computer Science',
        ...fields,
      });
      if (facts.length > 0) await storeResumeFacts(server.db, userId, facts);
      return token;
    };
    const token = await registered(read);
    // Of what a résumé lists of one's past the built-in interviewer asks itself.
    const other = await registered(read.filter(({ kind }) => kind === 'skill' || kind === 'language'));
    relay.bodies.length = 0;
    const [first = '', ...others] = said.search;
    const search = await server.stream(startSearch, { body: { message: first } }, token);
    const words = [textOf(search.events)];
    for (const message of others)
      words.push(textOf((await server.stream(continueSearch, { body: { conversationId: idOf(search.events), message } }, token)).events));
    for (const query of said.people) await server.stream(searchPeople, { body: { query, conversationId: `people ${students}` } }, token);
    const interview = await server.stream(startOnboarding, { body: { name: 'Maya' } }, other);
    for (const message of said.interview)
      await server.stream(continueOnboarding, { body: { conversationId: idOf(interview.events), message } }, other);
    return { bodies: relay.bodies.map(saidIn).toSorted(), words: words.join('\n') };
  };
  const plain = { needsVisa: null, canGetClearance: null };

  it('a provider receives the same of the one as of the other, letter by letter, where it is the résumé', async () => {
    const [without, having] = [await sentOf(plain, []), await sentOf(plain, resume)];
    expect(without.bodies.length).toBeGreaterThan(12);
    expect(having.bodies).toEqual(without.bodies);
  });

  it.each([
    { needsVisa: true, canGetClearance: null },
    { needsVisa: null, canGetClearance: false },
    { needsVisa: true, canGetClearance: false },
  ])('a provider receives the same of both but for which jobs they are shown: %j', async (fields) => {
    const [without, having] = [await sentOf(plain, []), await sentOf(fields, resume)];
    expect(having.words).toMatch(/held back/);
    expect(without.words).not.toMatch(/sponsor|clearance/);
    expect(having.bodies.map(butForJobs)).toEqual(without.bodies.map(butForJobs));
  });
});

/** A request without what is the same in each. */
const saidIn = (body: string): string => {
  const { model, messages } = JSON.parse(body) as { model: string; messages: { role: string; content: unknown }[] };
  return `${model}\n${messages.flatMap(({ role, content }) => (role === 'system' ? [] : `${role}: ${JSON.stringify(content)}`)).join('\n')}`;
};

/** A request without the jobs that it lists. */
const butForJobs = (body: string): string =>
  body.replaceAll(/<records>.*?<\/records>/g, '').replaceAll(/<(found|search)>(.*?)<\/\1>/g, (_, tag: string, json: string) => {
    const { jobs: _jobs, shownLast: _last, ...others } = JSON.parse(JSON.parse(`"${json}"`) as string) as Record<string, unknown>;
    return `<${tag}>${JSON.stringify(others)}`;
  });

/** What stands around a word where it is first; '' where it is not. */
const around = (text: string, word: string): string => {
  const at = text.indexOf(word);
  return at < 0 ? '' : text.slice(Math.max(0, at - 200), at + 200);
};

/** Passes requests on to a provider and keeps their bodies as they came. */
async function openRelay(target: string): Promise<{ address: string; bodies: string[]; close: () => Promise<void> }> {
  const bodies: string[] = [];
  const relay = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      bodies.push(body);
      const answer = await fetch(`${target}${request.url ?? ''}`, { method: 'POST', body });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(await answer.text());
    })().catch(() => response.destroy());
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    address: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    bodies,
    close: async () => {
      relay.closeAllConnections();
      relay.close();
      await once(relay, 'close');
    },
  };
}
