// Two instances share their limits (S15): how much of a budget 127.0.0.1 gets that calls both at once with X-Forwarded-For made up, how much
// addresses get behind one trusted proxy, and one student; one instance is restarted in the middle of each.
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { type Server, startServer } from './server.ts';

const cluster = await openCluster();
if (cluster === null) {
  console.log('shared limits: skipped, there is no PostgreSQL here (the Debian package postgresql)');
  process.exit(0);
}
const { url } = cluster;
const start = (proxies: string) => startServer({ databaseUrl: url }, { RATE_LIMITS: 'on', TRUSTED_PROXIES: proxies });
let isGood = true;

const made = () => `10.${byte()}.${byte()}.${byte()}`;
const maker = await start('0');
const { token } = (await (await maker.register()).json()) as { token: string };
await maker.stop();
const known = { authorization: `Bearer ${token}` };
await trial('one address that makes up others', '0', 999, 1500, (server) => register(server, made()));
for (const last of ['10.66.0.1', '10.66.0.2', '10.66.0.3'])
  await trial(`${last} behind a trusted proxy`, '1', 1000, 1500, (server) => register(server, `${made()}, ${last}`));
await trial('one student', '1', 600, 800, ({ url: at }) =>
  fetch(`${at}/api/auth/me`, { headers: { ...known, 'x-forwarded-for': made() } }),
);
await cluster.stop();
process.exitCode = isGood ? 0 : 1;

/** Makes `calls`, twenty at once, to two instances in turn, of which one is started again in the middle. */
async function trial(name: string, proxies: string, budget: number, calls: number, call: (server: Server) => Promise<Response>) {
  const servers = [await start(proxies), await start(proxies)];
  const seen = new Map<number, number>();
  let withoutTime = 0;
  const send = async (amount: number) => {
    let next = 0;
    const caller = async () => {
      for (let at = next++; at < amount; at = next++) {
        const server = servers[at % 2];
        if (server === undefined) return;
        const response = await call(server);
        await response.arrayBuffer();
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        if (response.status === 429 && !(Number(response.headers.get('retry-after')) > 0)) withoutTime++;
      }
    };
    await Promise.all(Array.from({ length: 20 }, caller));
  };
  const began = performance.now();
  await send(calls / 2);
  await servers[1]?.kill();
  servers[1] = await start(proxies);
  await send(calls / 2);
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(servers.map((server) => server.stop()));
  const granted = [...seen].reduce((sum, [status, count]) => sum + (status < 400 ? count : 0), 0);
  const overshoot = (100 * (granted - budget)) / budget;
  const statuses = [...seen].map(([status, count]) => `${status} × ${count}`).join(', ');
  console.log(
    `shared limits, ${name}: ${granted} of a budget of ${budget} (${overshoot.toFixed(1)} %), one instance killed and started again; ${statuses}; ${withoutTime} without Retry-After; ${seconds.toFixed(1)} s`,
  );
  isGood &&= overshoot <= 5 && overshoot > -15 && withoutTime === 0;
}

function register({ url: at }: Server, forwarded: string): Promise<Response> {
  return fetch(`${at}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ firstName: 'Maya', lastName: 'Raman', school: 'Yale', major: 'Physics' }),
  });
}

function byte(): number {
  return Math.trunc(Math.random() * 256);
}
