// What one student said is never another's (S25): 200 students at once on two instances, each with a word of their own in name, facts, chat
// and question about people, read everything they may 25 times; no answer holds another's word.
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { type Server, startServer } from './server.ts';

const cluster = await openCluster();
if (cluster === null) {
  console.log('strangers: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const [students, rounds] = [200, Number(process.argv[2] ?? 25)];
const servers = [await startServer({ databaseUrl: cluster.url }), await startServer({ databaseUrl: cluster.url })];
const began = performance.now();
let [answers, mixed, failed] = [0, 0, 0];
const all = await Promise.all(Array.from({ length: students }, (_, at) => begin(at)));
for (let round = 0; round < rounds; round++) await Promise.all(all.map((one, at) => readAll(one, at + round)));
await Promise.all(servers.map((server) => server.stop()));
await cluster.stop();
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `strangers: ${students} students at once on two instances, ${answers} answers, ${mixed} with another’s word, ${failed} failed, in ${seconds} s`,
);
process.exitCode = mixed === 0 ? 0 : 1;

/** A student whose word stands in all that is theirs. */
async function begin(at: number): Promise<Student> {
  const word = `Canary${String(at).padStart(3, '0')}x`;
  const body = { firstName: word, lastName: 'Raman', school: 'Yale', major: 'Physics', email: `${word}@example.edu` };
  const { userId, token } = JSON.parse(await ask({ at, word, path: '/api/users/register', body })) as { userId: string; token: string };
  const own = `/api/users/${userId}`;
  const to = (path: string, sent?: object) => ask({ at, word, token, path, body: sent });
  await to(`${own}/facts`, { kind: 'activity', stance: 'more', text: `growing ${word}` });
  const started = await to('/api/search/start', { message: `Find ${word} internships` });
  const chat = /"conversationId":"([\w-]+)"/.exec(started)?.[1] ?? '';
  await to('/api/people/search-direct', { query: `people who grow ${word}`, conversationId: 'mine' });
  return {
    word,
    token,
    paths: [
      '/api/auth/me',
      `${own}/facts`,
      '/api/conversations',
      `/api/conversations/${chat}`,
      '/api/conversations/recent',
      '/api/people/searches/latest',
      '/api/people/questions',
      `${own}/jobs`,
      `${own}/people`,
    ],
  };
}

async function readAll({ word, token, paths }: Student, at: number): Promise<void> {
  for (const path of paths) await ask({ at, word, token, path });
  await ask({ at, word, token, path: '/api/search/start', body: { message: `More ${word}` } });
}

/** Makes a call and looks for words of others in what comes back. */
async function ask({ at, word, token, path, body }: Call): Promise<string> {
  const { url } = servers[at % servers.length] as Server;
  const response = await fetch(`${url}${path}`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  answers++;
  if (!response.ok) failed++;
  if ((text.match(/canary\d{3}x/gi) ?? []).some((found) => found.toLowerCase() !== word.toLowerCase())) mixed++;
  return text;
}

interface Student {
  word: string;
  token: string;
  paths: string[];
}

interface Call {
  at: number;
  word: string;
  token?: string;
  path: string;
  body?: object | undefined;
}
