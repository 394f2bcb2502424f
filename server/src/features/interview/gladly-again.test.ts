import type { ChatEvent } from '@alive/contract/conversations.ts';
import { changeFact, type Fact, listFacts } from '@alive/contract/facts.ts';
import { continueOnboarding, restartOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { type ResumeFact, skill, storeResumeFacts } from '#testing/resume-facts.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { resumes } from '#db/tables.ts';
import { testNow } from '#testing/config.testing.ts';
import { shareableFacts } from '#platform/llm/shareable.ts';
import { deleteResume } from '@alive/contract/resume.ts';
import { describe, expect, it } from 'vitest';

const { call, db, stream, student } = testServer();
const buoy: ResumeFact = { kind: 'project', text: 'Creek buoy with text alerts', line: 'Creek buoy with text alerts, 2026' };
const job: ResumeFact = { kind: 'experience', text: 'Field technician, Riverkeep' };
const ofBuoy = 'Your résumé lists “Creek buoy with text alerts”. Would you like more work like that, or something else?';
const plain = 'What’s something you did lately that you’d gladly do again? It could be a class, a job or a hobby.';
const less = 'What would you rather not do every day? Cold calls or sitting still, for example.';

const read = (events: readonly ChatEvent[]) => ({
  text: events.map((event) => ('token' in event ? event.token : '')).join(''),
  heard: events.flatMap((event) => ('heard' in event ? event.heard.map(shown) : [])),
  ask: events.flatMap((event) => ('ask' in event ? [event.ask] : [])).at(-1),
  isOver: events.some((event) => 'completed' in event),
});
const shown = ({ stance, kind, text, origin }: Fact) => `${stance}/${kind} ${text} (${origin})`;

const begin = async (...facts: ResumeFact[]) => {
  const { userId, token } = await student();
  await storeResumeFacts(db, userId, facts);
  const start = async () => {
    const { events } = await stream(startOnboarding, { body: { name: 'Maya' } }, token);
    const say = async (message: string) =>
      read((await stream(continueOnboarding, { body: { message, conversationId: idOf(events) } }, token)).events);
    return { ...read(events), say };
  };
  const known = async () =>
    (await call(listFacts, { params: { id: userId } }, token)).body.facts.filter(({ status }) => status === 'kept').map(shown);
  return { ...(await start()), start, known, userId, token };
};

describe('the first question', () => {
  it('asks whether a project of the résumé would be done again, in its own words and without asking more', async () => {
    const { text, ask } = await begin(skill('Python'), job, buoy);
    expect(text).toBe(`Hi Maya. I have six questions, and short answers are fine.\n\n${ofBuoy}`);
    expect(ask).toEqual({
      topic: 'more',
      left: 6,
      replies: ['Yes, I’d do it again', 'No', 'Something else'].map((reply) => ({ text: reply, count: null })),
    });
  });

  it('asks of an experience where there is no project, and of nothing where there is neither', async () => {
    expect((await begin(skill('Python'), job)).text).toContain('Your résumé lists “Field technician, Riverkeep”.');
    expect((await begin(skill('Python'))).text).toContain(plain);
  });

  it.each([
    ['is only offered', { ...buoy, status: 'offered' as const }],
    ['is long', { ...buoy, text: 'Creek buoy '.repeat(9) }],
    ['is private', { ...buoy, text: 'Support group for my chronic illness' }],
  ])('does not ask of what %s', async (_, fact) => {
    expect((await begin(fact)).text).toContain(plain);
  });

  it.each([
    'Yes, gladly',
    'Yes, I’d do it again',
    'yes',
    'Yeah, I would!',
    'I would',
    'I would do that again',
    'Definitely.',
    'I’d love to',
    'I’d love to do it again',
    'I loved it, and I would do it again.',
    'It was so fun!',
  ])('keeps it as more of after “%s”', async (yes) => {
    const { say, known } = await begin(buoy);
    const turn = await say(yes);
    expect(turn).toMatchObject({
      text: less,
      heard: ['more/activity Creek buoy with text alerts (said)'],
      ask: { topic: 'less', left: 5 },
    });
    // What is on the résumé stays there.
    expect(await known()).toEqual(['have/project Creek buoy with text alerts (resume)', ...turn.heard]);
  });

  it.each([
    'No',
    'nope',
    'Not really',
    'no thanks',
    'Absolutely not',
    'I would rather not',
    'I would never',
    'I would hate that',
    'Yeah, no thanks',
    'yeah no',
  ])('guesses that less of it is wanted after “%s”, and asks for something else instead', async (no) => {
    const { say, known } = await begin(buoy);
    const turn = await say(no);
    expect(turn).toMatchObject({
      text: plain,
      heard: ['less/activity Creek buoy with text alerts (resume)'],
      ask: { topic: 'more', left: 6 },
    });
    expect(await known()).toEqual(['have/project Creek buoy with text alerts (resume)']);
    expect(await say('carving spoons')).toMatchObject({ text: less, heard: ['more/activity carving spoons (said)'], ask: { left: 5 } });
  });

  it('gives no model what a no was about, and forgets it with the résumé', async () => {
    const { say, userId, token } = await begin(buoy);
    await say('No');
    const facts = async () => (await call(listFacts, { params: { id: userId } }, token)).body.facts;
    expect((await facts()).filter(({ stance }) => stance === 'less')).toMatchObject([{ status: 'offered' }]);
    expect(shareableFacts(await facts())).toEqual([]);
    await db.insert(resumes).values({ studentId: userId, fileName: 'a.pdf', size: 4, type: 'pdf', storedAs: userId, uploadedAt: testNow });
    await call(deleteResume, { params: { id: userId } }, token);
    expect(await facts()).toEqual([]);
  });

  it('leaves a no with the student who moved it to less of', async () => {
    const { say, userId, token } = await begin(buoy);
    await say('No');
    const facts = async () => (await call(listFacts, { params: { id: userId } }, token)).body.facts;
    const refused = (await facts()).find(({ stance }) => stance === 'less');
    await call(changeFact, { params: { id: userId, factId: refused?.id ?? '' }, body: { status: 'kept' } }, token);
    expect(shareableFacts(await facts()).map(shown)).toEqual(['less/activity Creek buoy with text alerts (typed)']);
    await db.insert(resumes).values({ studentId: userId, fileName: 'a.pdf', size: 4, type: 'pdf', storedAs: userId, uploadedAt: testNow });
    await call(deleteResume, { params: { id: userId } }, token);
    expect((await facts()).map(shown)).toEqual(['less/activity Creek buoy with text alerts (typed)']);
  });

  it.each([
    'I would rather not talk about it',
    'I’d rather not talk about that.',
    'No, I’d rather not talk about it',
    'Not really, I don’t want to discuss it',
    'I prefer not to say',
    'I don’t want to get into that',
    'I’m not comfortable talking about it',
    'That’s private',
  ])('keeps nothing after “%s”, and asks for something else', async (message) => {
    const { say, userId, token } = await begin(buoy);
    expect(await say(message)).toMatchObject({ text: plain, heard: [], ask: { topic: 'more', left: 6 } });
    expect((await call(listFacts, { params: { id: userId } }, token)).body.facts).toHaveLength(1);
  });

  it('reads what is said alongside a yes or a no', async () => {
    const yes = await (await begin(buoy)).say('Yes! And I loved carving spoons.');
    expect(yes.heard).toEqual(['more/activity Creek buoy with text alerts (said)', 'more/activity carving spoons (said)']);
    expect(yes.text).toBe(less);
  });

  it.each([
    'Yes and no',
    'Yes, I would prefer not to',
    'Totally hated it',
    'Sure, if I had to',
    'I would prefer field work',
    'I’d love to paint murals',
    'I would do field work instead',
    'No problem, I would do that',
    'No wait, yes',
    'I loved it, but never again',
    'It was great. I would not do it again though',
  ])('notes nothing of it after “%s”', async (message) => {
    const { say } = await begin(buoy);
    expect((await say(message)).heard.filter((fact) => fact.includes('Creek buoy'))).toEqual([]);
  });

  it('takes anything else as its answer', async () => {
    const { say, known } = await begin(buoy);
    expect(await say('I loved carving spoons')).toMatchObject({ text: less, heard: ['more/activity carving spoons (said)'] });
    expect(await known()).toHaveLength(2);
  });

  it.each([
    ['Something else', plain, 6],
    ['I’d rather do something else', plain, 6],
    ['Skip', less, 5],
    ['I don’t know', less, 5],
    ['hi', ofBuoy, 6],
  ])('goes on after “%s”', async (message, next, left) => {
    const { say, known } = await begin(buoy);
    expect(await say(message)).toMatchObject({ text: next, heard: [], ask: { left } });
    expect(await known()).toHaveLength(1);
  });

  it('asks of the résumé once in an interview, and of something else in the next', async () => {
    const { say, start, userId, token } = await begin(buoy, job);
    expect((await say('No')).text).toBe(plain);
    expect((await say('Not yet')).text).not.toContain('résumé');
    await call(restartOnboarding, { params: { id: userId } }, token);
    expect((await start()).text).toContain('Your résumé lists “Field technician, Riverkeep”.');
  });

  it('asks of nothing that was dropped', async () => {
    const { start, userId, token } = await begin(buoy);
    const { body } = await call(listFacts, { params: { id: userId } }, token);
    const params = { id: userId, factId: body.facts[0]?.id ?? '' };
    await call(changeFact, { params, body: { status: 'dropped' } }, token);
    expect((await start()).text).toContain(plain);
  });
});
