import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { me, register, saveProfile } from '@alive/contract/account.ts';
import { listCompanies } from '@alive/contract/companies.ts';
import { findJobs } from '@alive/contract/jobs.ts';
import { startSearch } from '@alive/contract/search.ts';
import { findOccupations } from '@alive/contract/occupations.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { usualBounds } from '#platform/overload.ts';
import type { Assistant } from '#platform/chat.ts';
import { testModel } from '#testing/model.testing.ts';
import { testServer } from '#testing/server.testing.ts';

/** Answers when it is asked to. */
const openSlowAssistant = () => {
  const going = Promise.withResolvers<void>();
  const assistant: Assistant = async function* () {
    yield { token: 'So ' };
    await going.promise;
    yield { token: 'far.' };
  };
  return { assistant, go: () => going.resolve() };
};

describe('a server with too much under way', () => {
  const slow = openSlowAssistant();
  const streams = { all: 4, address: 4, student: 2 };
  const { app, call, open, student, url } = testServer({
    assistants: { search: slow.assistant },
    load: { bounds: { ...usualBounds, streams } },
  });
  const begin = (token: string) => open(startSearch, { body: { message: 'Find jobs for me' } }, token);

  it('refuses one student’s next stream, then everybody’s, says when to come back, and goes on with all else', async () => {
    const students = [await student(), await student(), await student()];
    const [maya, noor, sam] = students.map(({ token }) => token) as [string, string, string];
    const readers = [await begin(maya), await begin(maya)];
    const refused = await fetch(`${await url()}/api/search/start`, {
      method: 'POST',
      headers: { authorization: `Bearer ${maya}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Find jobs for me' }),
    });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0, await refused.json()]).toEqual([
      503,
      true,
      expect.objectContaining({
        code: 'UNAVAILABLE',
        error: 'Lots of people are using Alive right now. Please try again in a few seconds.',
      }),
    ]);
    readers.push(await begin(noor), await begin(noor));
    expect((await begin(sam)).status).toBe(503);
    expect((await call(me, {}, maya)).status).toBe(200);
    for (const path of ['/healthz', '/readyz']) expect((await fetch(`${await url()}${path}`)).status).toBe(200);
    const metrics = await (await fetch(`${await url()}/metrics`)).text();
    expect(metrics).toContain('in_flight{what="streams"} 4');
    expect(metrics).toContain('requests_refused_total{reason="streams"} 2');
    slow.go();
    for (const reader of readers) expect((await reader.rest()).at(-1)).toMatchObject({ done: true });
    await expect.poll(async () => (await app().inject('/metrics')).body).toContain('in_flight{what="streams"} 0');
    const again = await begin(sam);
    expect(again.status).toBe(200);
    await again.rest();
  });
});

describe('bodies', () => {
  const bodies = { all: 4096, address: 2048, student: 2048 };
  const { app, call, url } = testServer({ load: { bounds: { ...usualBounds, bodies } } });

  /** Sends the head of a request and returns what is answered to that. */
  const sendHead = async (bytes: number): Promise<{ answer: () => string; close: () => void }> => {
    const { port, hostname } = new URL(await url());
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => void (answer += text));
    socket.write(
      `POST /api/users/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`,
    );
    return { answer: () => answer, close: () => socket.destroy() };
  };

  it('beyond what fits are refused before they are read, and fit again when others have gone', async () => {
    const first = await sendHead(1500);
    await expect.poll(async () => (await app().inject('/metrics')).body).toContain('in_flight{what="bodies"} 1500');
    const second = await sendHead(1500);
    await expect.poll(second.answer).toContain('"code":"UNAVAILABLE"');
    expect(second.answer()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: \d/i);
    expect((await call(listCompanies)).status).toBe(200);
    first.close();
    await expect.poll(async () => (await app().inject('/metrics')).body).toContain('in_flight{what="bodies"} 0');
    const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Georgia Tech', major: 'Physics' };
    expect((await call(register, { body: maya })).status).toBe(201);
    second.close();
  });
});

describe('bodies that do not come', () => {
  const bodies = { all: 4096, address: 2048, student: 2048 };
  const { app, call, url } = testServer({ config: { trustedProxies: 1 }, load: { bounds: { ...usualBounds, bodies } } });

  it('of two networks that take all room give way to a third, the oldest of who holds most first', async () => {
    const { port, hostname } = new URL(await url());
    const answers = ['10.9.0.1', '10.9.0.1', '10.9.0.2', '10.9.0.2'].map(async (address, at) => {
      await wait(20 * at);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 1024\r\n\r\n{`,
      );
      return new Promise<string>((resolve) => {
        let text = '';
        socket.setEncoding('utf8').on('data', (more: string) => void (text += more));
        socket.on('close', () => resolve(text));
        setTimeout(() => socket.destroy(), 4000);
      });
    });
    await expect.poll(async () => (await app().inject('/metrics')).body).toContain('in_flight{what="bodies"} 4096');
    const body = { firstName: 'Ida', lastName: 'Ray', school: 'Yale University', major: 'History' };
    expect((await call(register, { body, headers: { 'x-forwarded-for': '10.9.0.3' } })).status).toBe(201);
    const ended = await Promise.all(answers);
    expect(ended.map((text) => text.slice(0, 12))).toEqual(['HTTP/1.1 400', '', '', '']);
  });
});

describe('costly questions', () => {
  const turns = { atOnce: { running: 1, waiting: 2 }, ofStudent: { running: 1, waiting: 1 }, patience: 60_000 };
  const { app, call, student } = testServer({ load: { turns } });

  it('of one student are refused when too many wait, and another’s is answered meanwhile', async () => {
    const [greedy, other] = [await student(), await student()];
    const ask = (token: string) => call(findJobs, { query: { query: 'analyst' } }, token);
    const many = Array.from({ length: 12 }, () => ask(greedy.token));
    const [first] = await Promise.all([ask(other.token), wait(0)]);
    expect(first.status).toBe(200);
    const answers = await Promise.all(many);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
    expect((await app().inject('/metrics')).body).toContain('costly_work{state="searches running"} 0');
    expect((await ask(greedy.token)).status).toBe(200);
  });
});

describe('what is computed without a pause', () => {
  const { call } = testServer({ config: { trustedProxies: 1 } });

  it('lets another network in after a few of those that one network asks for at once', async () => {
    const answered: string[] = [];
    const ask = async (address: string, letter: string) => {
      await call(findOccupations, { query: { q: letter }, headers: { 'x-forwarded-for': address } });
      answered.push(address);
    };
    const greedy = 'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => ask('10.9.0.1', letter));
    await Promise.all([...greedy, ask('10.9.0.2', 'nurse')]);
    expect(answered.indexOf('10.9.0.2')).toBeLessThan(8);
  });
});

describe('searches for people, while a language model may be asked', () => {
  const { student, stream } = testServer({ data: 'sample', config: { trustedProxies: 1, model: testModel('http://127.0.0.1:9/v1') } });

  it('let another network in after a few reads of those that one network asks for at once', async () => {
    const answered: string[] = [];
    const ask = async (address: string, token: string, years: number) => {
      const stays = Array.from({ length: 6 }, (_, at) => ({
        id: `stay ${at}`,
        field: 'tenure' as const,
        op: 'between' as const,
        value: [years + at, years + at + 9],
        label: 'Stay',
        when: 'ever' as const,
        either: 1 + (at % 3),
      }));
      const body = { query: '', conversationId: 'stays', filters: stays };
      await stream(searchPeople, { body, headers: { 'x-forwarded-for': address } }, token);
      answered.push(address);
    };
    const tokens = await Promise.all(Array.from({ length: 13 }, async () => (await student()).token));
    const [other = '', ...greedy] = tokens;
    await Promise.all([...greedy.map((token, at) => ask('10.9.0.1', token, at)), ask('10.9.0.2', other, 20)]);
    expect(answered.indexOf('10.9.0.2')).toBeLessThan(5);
  });
});

describe('profiles as large as they may be', () => {
  const { call, student } = testServer({ config: { trustedProxies: 1 } });

  it('hold up no search of a neighbour on their own network', async () => {
    const greedy = await Promise.all(Array.from({ length: 8 }, async () => student()));
    const answered: string[] = [];
    const roles = Array.from({ length: 60 }, (_, at) => `${'nurse manager planner '.repeat(12)}${at}`);
    const profile = { summary: '', interests: [], target_companies: [], target_roles: roles, ideal_environment: '' };
    const save = async ({ userId, token }: (typeof greedy)[number]) => {
      await call(saveProfile, { params: { id: userId }, body: { profile }, headers: { 'x-forwarded-for': '10.9.0.1' } }, token);
      answered.push('greedy');
    };
    const search = async () => {
      await call(findJobs, { query: { query: 'nurse' }, headers: { 'x-forwarded-for': '10.9.0.1' } });
      answered.push('neighbour');
    };
    await Promise.all([...greedy.map(save), search()]);
    expect(answered.indexOf('neighbour')).toBeLessThan(4);
    expect(answered).toHaveLength(9);
  });

  it('hold up another network for a few of those that one network saves at once', async () => {
    const [greedy, other] = [await student(), await student()];
    const named = (word: string, at: number) => Array.from({ length: 60 }, (_, place) => `${word} ${at} ${place} nurse manager in Boston`);
    const answered: string[] = [];
    const save = async (at: number) => {
      const lists = { interests: named('likes', at), target_companies: named('at', at), target_roles: named('as', at) };
      const profile = { summary: '', ideal_environment: '', ...lists };
      const params = { id: greedy.userId };
      await call(saveProfile, { params, body: { profile }, headers: { 'x-forwarded-for': '10.9.0.1' } }, greedy.token);
      answered.push('greedy');
    };
    const look = async () => {
      await call(me, { headers: { 'x-forwarded-for': '10.9.0.2' } }, other.token);
      answered.push('other');
    };
    await Promise.all([...Array.from({ length: 8 }, (_, at) => save(at)), look()]);
    expect(answered.indexOf('other')).toBeLessThan(3);
    expect(answered).toHaveLength(9);
  });
});

describe('whose turn does not come', () => {
  const turns = { atOnce: { running: 0, waiting: 200 }, patience: 20 };
  const { student, url } = testServer({ load: { turns } });

  it('is refused like all others, streams too', async () => {
    const { token } = await student();
    const ask = async (path: string, body?: object) => {
      const response = await fetch(`${await url()}${path}`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await ask('/api/jobs-real/search')).toEqual([503, 'UNAVAILABLE']);
    expect(await ask('/api/search/start', { message: 'Find jobs for me' })).toEqual([503, 'UNAVAILABLE']);
    expect(await ask('/api/people/search-direct', { query: 'designers', conversationId: 'c' })).toEqual([503, 'UNAVAILABLE']);
  });
});
