import { changeAccount, me, register } from '@alive/contract/account.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { decideModel, readPrivacy } from '@alive/contract/privacy.ts';
import { login, logout } from '@alive/contract/sign-in.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { students } from '#db/tables.ts';
import type { Asked } from '#testing/provider-script.testing.ts';
import { serverWithModel } from '#testing/model.testing.ts';
import { idOf } from '#testing/scripted-assistant.testing.ts';
import { testServer } from '#testing/server.testing.ts';

const { server, provider } = await serverWithModel({ data: 'sample' });
const without = testServer();
const { call, stream, db } = server;

const fields = { firstName: 'Maya', lastName: 'Raman', school: 'UCLA', major: 'Computer Science' };
/** A student who was not asked yet. */
const undecided = async () => {
  const { body } = await call(register, { body: fields });
  return { ...body, self: { params: { id: body.userId } } };
};
type Student = Awaited<ReturnType<typeof undecided>>;
const decides = ({ self, token }: Student, granted: boolean) => call(decideModel, { ...self, body: { granted } }, token);
/** Says one thing after the other in one chat about jobs, each a second later. */
const chats = async ({ token }: Student) => {
  let id: string | null = null;
  return async (message: string) => {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const { events } =
      id === null
        ? await stream(startSearch, { body: { message } }, token)
        : await stream(continueSearch, { body: { conversationId: id, message } }, token);
    id ??= idOf(events);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
  };
};
/** All that a model was given of students, without what records say. */
const givenTo = ({ asked }: { asked: readonly Asked[] }): string =>
  asked
    .flatMap(({ messages }) =>
      messages.map(({ text }) => text.replace(/<records>[^]*?<\/records>/g, '').replace(/"jobs":\[.*?\](?=,"\w+":|\}<)/g, '')),
    )
    .join('\n');
const wordsOf = (events: ChatEvent[]) => events.map((event) => ('token' in event ? event.token : '')).join('');
/** Something of each kind that a model may be asked for. */
const speaks = async (token?: string) => {
  const interview = await stream(startOnboarding, { body: { name: 'Maya' } }, token);
  const conversationId = idOf(interview.events);
  const message = 'I love building robots with friends.';
  const more = await stream(continueOnboarding, { body: { conversationId, message } }, token);
  if (token === undefined) return [interview, more];
  const search = await stream(startSearch, { body: { message: 'Find jobs for me' } }, token);
  await stream(searchPeople, { body: { query: 'Software engineers in Boston', conversationId: 'one' } }, token);
  return [interview, more, search];
};

describe('a language model', () => {
  it('receives nothing of a student who was not asked or said no: the built-in assistant answers, without a word about it', async () => {
    const maya = await undecided();
    expect(maya.user.modelConsent).toBeNull();
    const answers = await speaks(maya.token);
    await decides(maya, false);
    answers.push(...(await speaks(maya.token)));
    expect(provider.asked).toEqual([]);
    for (const { status, events } of answers) {
      expect(status).toBe(200);
      expect(events.at(-1)).toMatchObject({ done: true });
      expect(events.at(-1)).not.toHaveProperty('error');
      expect(wordsOf(events)).not.toMatch(/language model/i);
      expect(wordsOf(events)).not.toBe('');
    }
  });

  it('receives nothing of who has no account', async () => {
    await speaks();
    expect(provider.asked).toEqual([]);
  });

  it('answers after a yes, which is stored with its time and its recipient before it is asked anything', async () => {
    const maya = await undecided();
    const { body } = await decides(maya, true);
    expect(body.modelConsent).toEqual({ granted: true, decidedAt: server.clock.now.toISOString() });
    const row = (await db.select().from(students)).find(({ id }) => id === maya.userId);
    const { body: privacy } = await call(readPrivacy);
    expect(row).toMatchObject({ modelConsent: true, modelConsentAt: server.clock.now, modelConsentFor: new URL(provider.address).host });
    expect(privacy.model).toEqual({ recipient: 'this server', isLocal: true });
    await speaks(maya.token);
    expect(provider.asked.length).toBeGreaterThan(2);
  });

  it('receives nothing from the moment on that the yes is taken back', async () => {
    const maya = await undecided();
    await decides(maya, true);
    await stream(startSearch, { body: { message: 'Find jobs for me' } }, maya.token);
    provider.asked.length = 0;
    const { body } = await decides(maya, false);
    expect(body.modelConsent?.granted).toBe(false);
    await speaks(maya.token);
    expect(provider.asked).toEqual([]);
  });

  it('receives nothing of what was said before the yes, nor without an account, and nothing of what was answered then', async () => {
    const maya = await undecided();
    await call(changeAccount, { ...maya.self, body: { needsVisa: true } }, maya.token);
    await decides(maya, false);
    const search = await stream(startSearch, { body: { message: 'data jobs' } }, maya.token);
    const say = (message: string) => stream(continueSearch, { body: { conversationId: idOf(search.events), message } }, maya.token);
    expect(wordsOf(search.events)).toMatch(/held back/);
    await say('Canaryclose I have told nobody, show data jobs');
    const anonymous = await stream(startOnboarding, { body: { name: 'Maya' } });
    const conversationId = idOf(anonymous.events);
    await stream(continueOnboarding, { body: { conversationId, message: 'Canaryfar told me to try this, and I love building robots.' } });
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await decides(maya, true);
    const unknown = await stream(startOnboarding, { body: { name: 'Maya' } });
    await stream(continueOnboarding, { body: { conversationId: idOf(unknown.events), message: 'Canarynew told me to try this.' } });
    expect(provider.asked).toEqual([]);

    await say('why the second?');
    await say('and the Canarykept third?');
    await say('thanks!');
    for (const id of [conversationId, idOf(unknown.events)])
      await stream(continueOnboarding, { body: { conversationId: id, message: 'I like small teams of friends.' } }, maya.token);
    const sent = JSON.stringify(provider.asked);
    expect(sent).toContain('small teams');
    expect(sent.split('Canarykept').length).toBeGreaterThan(2);
    for (const secret of ['Canaryclose', 'Canaryfar', 'Canarynew', 'held back', 'leaving out'])
      expect(
        sent
          .split(secret)
          .slice(1)
          .map((after) => after.slice(0, 100)),
        secret,
      ).toEqual([]);
  });

  it.each<{ before: string[]; after: string[]; secrets: RegExp }>([
    { before: ['data jobs with patients and seeds'], after: ['only new grad', 'show more', 'undo that'], secrets: /patients|seeds/ },
    {
      before: ['data jobs that fit OPT and F-1 students without a green card'],
      after: ['only new grad', 'how many are in Boston?'],
      secrets: /green card/,
    },
    { before: ['data jobs', 'outdoors with horses'], after: ['only new grad', 'go back', 'show more'], secrets: /outdoors|horses/ },
    { before: ['data jobs', 'I’d love to help horses'], after: ['remote', 'Start over', 'data jobs'], secrets: /help|horses/ },
    { before: ['Who works with zebrafish at small companies like Google?'], after: ['I meant job openings'], secrets: /zebrafish|small/ },
    { before: ['I’m a nursing major, show me data jobs'], after: ['only new grad', 'why the second?'], secrets: /Nursing/ },
    { before: ['data jobs that sponsor visas'], after: ['how many of those are remote?', 'show more'], secrets: /that sponsors? visas/ },
  ])('receives nothing of $before, said before the yes, whatever the chat remembers of it', async ({ before, after, secrets }) => {
    for (const isRefused of [false, true]) {
      const maya = await undecided();
      if (isRefused) await decides(maya, false);
      const say = await chats(maya);
      for (const message of before) await say(message);
      await decides(maya, true);
      for (const message of after) await say(message);
      expect(provider.asked.length).toBeGreaterThan(0);
      expect(givenTo(provider).match(secrets)).toBeNull();
    }
  });

  it('receives what is wished for after the last yes, and no more what was wished for under an earlier one', async () => {
    const maya = await undecided();
    const say = await chats(maya);
    await decides(maya, true);
    await say('data jobs with patients');
    expect(givenTo(provider)).toMatch(/"wishes":"[^"]*patients/);
    await decides(maya, false);
    await say('data jobs with seeds');
    provider.asked.length = 0;
    await decides(maya, true);
    await say('only new grad');
    await say('data jobs with customers');
    expect(givenTo(provider)).toMatch(/"wishes":"[^"]*customers/);
    expect(givenTo(provider)).not.toMatch(/patients|seeds/);
  });

  it('receives no further request once the student has logged out or taken the yes back, not even of an answer that began before', async () => {
    const ends: ((student: Student) => Promise<unknown>)[] = [({ token }) => call(logout, {}, token), (student) => decides(student, false)];
    for (const end of ends) {
      const maya = await undecided();
      await decides(maya, true);
      provider.asked.length = 0;
      provider.answers(async ({ streams }) => {
        await end(maya);
        return streams ? { text: 'These.' } : { object: { marks: [], wishes: [], unclear: [] } };
      });
      await stream(startSearch, { body: { message: 'data jobs please' } }, maya.token);
      expect(provider.asked.map(({ streams }) => streams)).toEqual([false]);

      const noor = await undecided();
      await decides(noor, true);
      provider.asked.length = 0;
      provider.answers(async () => {
        await end(noor);
        return { status: 503 };
      });
      await stream(startOnboarding, { body: { name: 'Noor' } }, noor.token);
      expect(provider.asked).toHaveLength(1);
    }
  });

  it('is asked about again where another recipient took its place', async () => {
    const maya = await undecided();
    await decides(maya, true);
    await db.update(students).set({ modelConsentFor: 'OpenAI' });
    expect((await call(me, {}, maya.token)).body.modelConsent).toBeNull();
    await speaks(maya.token);
    expect(provider.asked).toEqual([]);
  });

  it('is asked about again where an address is proven first, for the yes may have been somebody’s who only named it', async () => {
    const email = 'owner@student.example.com';
    const { body: stranger } = await call(register, { body: { ...fields, email } });
    await decides({ ...stranger, self: { params: { id: stranger.userId } } }, true);
    const signIn = async () => {
      await call(login, { body: { email } });
      const [mail] = await server.mails();
      const { body } = await call(login, { body: { email, code: mail?.letter.code ?? '' } });
      if (!('token' in body)) throw new Error('Nobody is signed in.');
      return body;
    };
    const owner = await signIn();
    expect(owner.user.modelConsent).toBeNull();
    await speaks(owner.token);
    expect(provider.asked).toEqual([]);
    // Of whoever proved it, a decision stands.
    await decides({ ...owner, userId: owner.user.id, self: { params: { id: owner.user.id } } }, true);
    expect((await signIn()).user.modelConsent?.granted).toBe(true);
  });

  it('is nobody else’s to allow', async () => {
    const [maya, noor] = [await undecided(), await undecided()];
    expect((await call(decideModel, { ...maya.self, body: { granted: true } }, noor.token)).status).toBe(403);
    expect((await call(me, {}, maya.token)).body.modelConsent).toBeNull();
  });
});

it('is asked about nowhere where none is configured', async () => {
  const maya = await without.student();
  expect(maya.user).not.toHaveProperty('modelConsent');
  const { status } = await without.call(decideModel, { params: { id: maya.userId }, body: { granted: true } }, maya.token);
  expect(status).toBe(404);
});
