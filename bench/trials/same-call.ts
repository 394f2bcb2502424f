// 100 identical calls at once under one Idempotency-Key (R23), to two instances on PostgreSQL and to an embedded server: one chat and one
// model call, one account, one fact; then another body, all instances started again, and the writer killed in the middle of its answer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agree } from '../../eval/caller.ts';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { modelAt, type Server, startServer } from './server.ts';

const provider = await openTestProvider(() => ({ text: Array.from({ length: 40 }, (_, at) => `Sentence ${at} is here. `), pause: 40 }));
const maya = { firstName: 'Maya', lastName: 'Raman', school: 'Yale', major: 'Physics' };
const keys = { register: crypto.randomUUID(), start: crypto.randomUUID(), fact: crypto.randomUUID(), cut: crypto.randomUUID() };
let isGood = true;

const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
await trial('embedded', 1, () => startServer({ folder }, modelAt(provider.address)));
rmSync(folder, { recursive: true, force: true });
const cluster = await openCluster();
if (cluster === null) console.log('same call, two instances: skipped, there is no PostgreSQL here (the Debian package postgresql)');
else {
  await trial('two instances', 2, () => startServer({ databaseUrl: cluster.url }, modelAt(provider.address)));
  await cluster.stop();
}
await provider.close();
process.exitCode = isGood ? 0 : 1;

async function trial(name: string, count: number, start: () => Promise<Server>) {
  const begin = async () => {
    const servers: Server[] = [];
    for (let at = 0; at < count; at++) servers.push(await start());
    return servers;
  };
  let servers = await begin();
  const at = (call: number) => servers[call % servers.length] ?? fail();
  const accounts = await manyTimes((call) => post(at(call), '/api/users/register', maya, { key: keys.register }));
  const made = new Set(accounts.flatMap(({ status, json }) => (status === 201 ? [json.userId] : [])));
  const { userId = '', token = '' } = accounts.find(({ status }) => status === 201)?.json ?? {};
  const { json: alone } = await post(at(0), '/api/users/register', maya);
  for (const { userId: id = '', token: own = '' } of [{ userId, token }, alone])
    await agree(at(0).url, { userId: id, token: own, user: { modelConsent: null } });
  const asks = await countAsks(() => post(at(0), '/api/search/start', { message: 'Hello there' }, { token: alone.token }));

  const question = { message: 'Hello there' };
  let chats: Reply[] = [];
  const asked = await countAsks(async () => {
    chats = await manyTimes((call) => post(at(call), '/api/search/start', question, { token, key: keys.start }));
  });
  const facts = await manyTimes((call) =>
    post(at(call), `/api/users/${userId}/facts`, { kind: 'activity', stance: 'more', text: 'drawing maps' }, { token, key: keys.fact }),
  );
  const other = await post(at(0), '/api/search/start', { message: 'Something else' }, { token, key: keys.start });
  await Promise.all(servers.map((server) => server.stop()));
  servers = await begin();
  let again: Reply[] = [];
  const askedAgain = await countAsks(async () => {
    again = await manyTimes((call) => post(at(call), '/api/search/start', question, { token, key: keys.start }), 10);
  });
  const accountAgain = await post(at(0), '/api/users/register', maya, { key: keys.register });

  // Killed in the middle of its answer; the student asks again while it is dead.
  const cut = post(at(0), '/api/search/start', question, { token, key: keys.cut }).catch(() => null);
  const before = provider.asked.length;
  while (provider.asked.length < before + asks) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 800));
  await at(0).kill();
  await cut;
  if (count === 1) servers = await begin();
  const after = await post(at(count - 1), '/api/search/start', question, { token, key: keys.cut });
  const list = await (await at(count - 1).request('/api/conversations', { token })).json();
  const chatsKept = (list as { conversations: unknown[] }).conversations.length;
  await Promise.all(servers.filter((server) => !server.hasEnded()).map((server) => server.stop()));

  const texts = new Set([...chats, ...again].map(({ text }) => text));
  const ids = new Set([...chats, ...again].map(({ messageId }) => messageId));
  console.log(
    `same call, ${name}: 100 registrations ${statusesOf(accounts)}, ${made.size} account; 100 starts ${statusesOf(chats)}, ${ids.size} answer, ${texts.size} text, ` +
      `${asked} model calls where one start makes ${asks}; 100 facts ${statusesOf(facts)}; another body ${other.status}`,
  );
  console.log(
    `  started again: 10 starts ${statusesOf(again)}, ${askedAgain} model calls, the same account ${accountAgain.json.userId === userId}; ` +
      `killed while it answered: the same key ${after.status} with ${after.text.length} characters of what came, ${chatsKept} chats in all`,
  );
  isGood &&= made.size === 1 && ids.size === 1 && texts.size === 1 && asked === asks && askedAgain === 0 && other.status === 422;
  isGood &&= accountAgain.json.userId === userId && chatsKept === 2 && after.status === 200;
}

async function manyTimes(call: (at: number) => Promise<Reply>, times = 100): Promise<Reply[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => call(at)));
}

async function countAsks(work: () => Promise<unknown>): Promise<number> {
  const before = provider.asked.length;
  await work();
  return provider.asked.length - before;
}

async function post({ url }: Server, path: string, body: object, { token, key }: { token?: string | undefined; key?: string } = {}) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  const all = await response.text();
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const events = isStream
    ? all
        .split('\n\n')
        .flatMap((block) => (block.startsWith('data: ') ? [JSON.parse(block.slice(6)) as { token?: string; messageId?: string }] : []))
    : [];
  return {
    status: response.status,
    json: (isStream ? {} : JSON.parse(all)) as { userId?: string; token?: string },
    text: events.map((event) => event.token ?? '').join(''),
    messageId: events.at(-1)?.messageId,
  };
}

function statusesOf(replies: Reply[]): string {
  return [...Map.groupBy(replies, ({ status }) => status)].map(([status, { length }]) => `${status} × ${length}`).join(', ');
}

function fail(): never {
  throw new Error('No server runs.');
}

type Reply = Awaited<ReturnType<typeof post>>;
