import { openEmbedded } from '#db/open.ts';
import { openFiles } from '#platform/files.ts';
import { fillSample } from './data.ts';
import { testConfig } from './testing-config.ts';
import { buildApp } from './app.ts';
import { writeFileSync, existsSync, readFileSync } from 'node:fs';
const now = () => new Date('2026-11-20T12:00:00Z');
const dump = '/tmp/jb/sample.tar';
const t0 = performance.now();
const database = await openEmbedded(existsSync(dump) ? { dataDir: null, load: new Uint8Array(readFileSync(dump)) } : { dataDir: null });
if (!existsSync(dump)) { await fillSample({ db: database.db, config: testConfig, now, dataDir: '' } as any, console.log); if (!process.argv[3]) writeFileSync(dump, await database.dump!()); }
for (const st of (process.argv[2] ?? '').split(';').filter(Boolean)) { const t = performance.now(); await database.db.execute(st); console.log(st, Math.round(performance.now() - t)); }
console.log('filled', Math.round(performance.now() - t0));
const { app } = await buildApp({ config: testConfig, db: database.db, files: openFiles('/tmp/jb/files'), now, missing: () => [], webFolder: '/tmp/jb/none' });
const url = await app.listen({ port: 0 });
const get = async (path: string, token?: string) => (await fetch(url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })).json();
const reg = await (await fetch(url + '/api/users/register', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ firstName: 'Maya', lastName: 'R', school: 'Georgia Tech', major: 'Environmental Engineering', graduationYear: 2028, needsVisa: true, preferredLocations: ['New York', 'Remote'], lookingFor: ['Internships'] }) })).json();
await fetch(`${url}/api/users/${reg.userId}/onboarding-profile`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${reg.token}` }, body: JSON.stringify({ profile: { summary: 's', interests: ['clean energy', 'data analysis', 'python', 'water quality', 'team player'], target_companies: ['NextEra Energy'], target_roles: ['Environmental Engineer', 'Data Analyst'], ideal_environment: 'small teams' } }) });
console.log(await get('/api/stats'));
const queries = ['', 'query=software engineer', 'query=data scientist&location=nyc', 'query=nurse', 'query=marketing internship in Chicago', 'query=sustainability', 'query=python sql', 'query=pediatrics', 'query=product manager at Stripe', 'query=jobs for people who love animals', 'query=museum', 'location=nyc', 'company=google', 'sort=newest&query=engineer', 'query=senior engineer', 'remote=true&job_type=internship', 'query=zzzzqqq', 'query=investment banking analyst', 'sponsorship=yes', 'query=team communication', 'location=Springfield', 'query=climate policy'];
const q = (s: string) => '/api/jobs-real/search?' + new URLSearchParams(s);
for (const s of queries) { const b = await get(q(s)); console.log(s.padEnd(45), b.total, (b.jobs ?? [b]).slice(0, 4).map((j: any) => `${j.job_title} @${j.company_name} [${j.location}]`).join(' | ').slice(0, 230)); }
const mine = await get(q(''), reg.token);
for (const j of mine.jobs.slice(0, 6)) console.log(j.match.score, j.job_title, j.company_name, j.location, JSON.stringify(j.match.reasons.map((r: any) => [r.points, r.text, r.quote])), j.match.gate?.quote);
const { matchJobs } = await import('./features/jobs/find.ts');
const { openVocabulary } = await import('#language/vocabulary.ts');
const { valuesInData } = await import('#db/values.ts');
const v = openVocabulary({ ...(await valuesInData(database.db)), majors: [] });
const about = { major: 'Environmental Engineering', graduationYear: 2028, needsVisa: true, canGetClearance: false, preferredLocations: ['New York', 'Remote'], lookingFor: ['Internships'], profile: { summary: 's', interests: ['clean energy', 'data analysis', 'python', 'water quality', 'team player'], target_companies: ['NextEra Energy'], target_roles: ['Environmental Engineer', 'Data Analyst'], ideal_environment: 'small teams' } };

const { searchJobs, countJobs } = await import('./features/jobs/queries.ts');
const { candidateOf, preferenceOf } = await import('./features/jobs/candidate.ts');
const { score } = await import('./features/jobs/score.ts');
const { read } = await import('#language/read.ts');
const T = async (n: string, f: () => any) => { const ts: number[] = []; let r: any; for (let i = 0; i < 9; i++) { const t = performance.now(); r = await f(); ts.push(performance.now() - t); } ts.sort((a, b) => a - b); console.log(n, ts[4]!.toFixed(1)); return r; };
const c = await T('candidate', () => candidateOf(about, (t) => read(t, v)));
const page = { limit: 300, offset: 0, sort: 'relevance' as const, prefer: preferenceOf(c, now()), withText: true };
const r = await T('sql 300', () => searchJobs(database.db, { excludeGatedFor: about }, page));
await T('sql 300 no text', () => searchJobs(database.db, { excludeGatedFor: about }, { ...page, withText: false }));
await T('sql 20 prefer', () => searchJobs(database.db, {}, { ...page, limit: 20 }));
await T('count', () => countJobs(database.db, {}));
await T('score 300', () => r.rows.map((x: any) => score(c, x, now())));
for (const f of [{}, { roles: ['Software Engineer'] }, { text: 'museum', levels: ['internship' as const] }]) {
  const t = performance.now(); const m = await matchJobs({ db: database.db, vocabulary: async () => v, now }, f, about, 5);
  console.log('match', JSON.stringify(f), Math.round(performance.now() - t), 'ms total', m.total, 'held', m.heldBack);
  for (const j of m.jobs) console.log('  ', j.match!.score, j.job_title, '@', j.company_name, j.location, JSON.stringify(j.match!.reasons.map((r) => [r.points, r.text, r.quote])));
}
console.log((await get('/api/companies')).companies.slice(0, 5).map((c: any) => [c.name, c.total_active_jobs, c.total_internships, c.total_new_grad_jobs, c.yale_alumni_count, c.yale_score]));
await app.close(); await database.close();
