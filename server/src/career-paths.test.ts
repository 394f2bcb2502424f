import { type CareerPaths, careerPaths, dreamJob, pathStep, stages } from '@alive/contract/paths.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { meta } from '#db/tables.ts';
import { testServer } from '#testing/server.testing.ts';
import { importAlumni } from './features/alumni/import.ts';
import { dirtyAlumni } from '#testing/alumni.testing.ts';
import {
  type Career,
  careersByLoops,
  type ExpectedWay,
  rolesHeld,
  stagesOf,
  expectedNumbers,
  waysByLoops,
} from '#testing/careers-oracle.testing.ts';

const { call, stream, student, db, clock } = testServer({ data: 'sample' });
const own = { school: 'Yale University', major: 'Economics', graduationYear: 2026 };

describe('what Career Paths counts', () => {
  it('is what loops over all rows of the sample count, for every fourth role that somebody came to', async () => {
    expect(await faults(4)).toEqual([]);
  });

  it('is so for 300 imported alumni with dirty paths', async () => {
    const steps: object[] = [];
    const input = { text: JSON.stringify(dirtyAlumni()), format: 'json', dryRun: false } as const;
    for await (const step of importAlumni({ db, now: clock.now }, input)) steps.push(step);
    expect(steps.at(-1)).toMatchObject({ report: { added: 300, rejected: [] } });
    await db
      .insert(meta)
      .values({ key: 'data-version', value: 9 })
      .onConflictDoUpdate({ target: meta.key, set: { value: 9 } });
    expect(await faults(1)).toEqual([]);
  });
});

/** Asks for every n-th role that somebody held, and returns those whose numbers, drawing or people are not what the loops say. */
async function faults(nth: number): Promise<object[]> {
  const { token } = await student(own);
  const careers = await careersByLoops(db);
  const different: object[] = [];
  let asked = 0;
  for (const role of rolesHeld(careers).filter((_, at) => at % nth === 0)) {
    const { status, body } = await call(dreamJob, { body: { query: role } }, token);
    expect([status, careerPaths.parse(body)]).toEqual([200, body]);
    const [only, ...others] = body.filters;
    // They mean more than the role of that name: any work in engineering, whoever founded something.
    if (role === 'Engineer' || role === 'Founder') continue;
    expect([only?.field, only?.value, others]).toEqual(['role', role, []]);
    asked += 1;
    const ways = waysByLoops(careers, role);
    const expected = { ...expectedNumbers(ways), alumni: careers.length, results: nearest(ways).map(({ id }) => id) };
    const found = await stream(searchPeople, { body: { query: '', conversationId: role, filters: body.filters, limit: 1 } }, token);
    const people = found.events.find(({ type }) => type === 'results');
    expect(people?.type === 'results' ? people.total : -1, role).toBe(ways.length);
    const said = { ...body, results: body.results.map(({ id }) => id) };
    const differ = (Object.keys(expected) as (keyof typeof expected)[]).filter(
      (key) => JSON.stringify(said[key]) !== JSON.stringify(expected[key]),
    );
    if (differ.length > 0) different.push({ role, differ: differ.map((key) => [key, said[key], expected[key]]) });
    const lit = litOf(body);
    expect(lit.length, role).toBe(ways.length < 3 ? 0 : 4);
    expect(faultsOfDrawing(body.transitions, ways, lit), role).toEqual([]);
    expect(body.insights, role).not.toMatch(/undefined|NaN|null|\s{2}|\(0\)/);
    for (const { id, dream_at: at, nodes, career_sequence: sequence } of body.results) {
      const way = ways.find(({ career }) => career.id === id);
      expect(at === null ? null : sequence[at], role).toBe(entryOf(way, role));
      expect([0, 4], role).toContain(nodes.length);
      const drawn = nodes.slice(1).map((to, at) => ({ from: nodes[at], to }));
      for (const line of drawn) expect(body.transitions.edges, role).toContainEqual(expect.objectContaining(line));
    }
    const lines = linesByLoops(ways, body.transitions.nodes, lit);
    for (const edge of body.transitions.edges.filter((_, at) => at % 10 === asked % 10)) {
      const step = await call(pathStep, { body: { query: role, from: edge.from, to: edge.to } }, token);
      expect([step.status, step.body.total], `${role}: ${edge.from}, ${edge.to}`).toEqual([200, edge.count]);
      const there = ways.filter((_, at) => lines[at]?.includes(`${edge.from} → ${edge.to}`));
      expect(step.body.people.map(({ id }) => id)).toEqual(nearest(there).map(({ id }) => id));
    }
  }
  expect(asked).toBeGreaterThan(15);
  return different;
}

/** Those with most in common with the student first. */
function nearest(ways: readonly ExpectedWay[]): Career[] {
  const points = ({ school, major, year }: Career) =>
    (school?.toLowerCase() === own.school.toLowerCase() ? 8 : 0) +
    (major?.toLowerCase() === own.major.toLowerCase() ? 3 : 0) +
    (year !== null && Math.abs(year - own.graduationYear) <= 3 ? 2 : 0);
  return ways
    .map(({ career }) => career)
    .sort((a, b) => points(b) - points(a) || (b.year ?? 0) - (a.year ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, 6);
}

/** The way of the first person whose every step has a node of its own. */
function litOf({ results, transitions }: CareerPaths): string[] {
  const isNamed = (id: string) => transitions.nodes.some((node) => node.id === id && !node.isOther);
  return results.find(({ nodes }) => nodes.length > 0 && nodes.every(isNamed))?.nodes ?? [];
}

/** Whether nothing drawn but the lit way stands for too few, all nodes of a stage hold everybody, and every count is exact. */
function faultsOfDrawing({ nodes, edges }: Drawing, ways: readonly ExpectedWay[], lit: readonly string[]): string[] {
  if (ways.length < 3) return nodes.length + edges.length === 0 ? [] : ['drawn though too few'];
  const names = ways.map((way) => stagesOf(way, ways));
  const isLit = (line: Drawing['edges'][number]) => lit.some((id, at) => line.from === id && line.to === lit[at + 1]);
  // Next to a lit node alone, "Other" is whoever is left.
  const isLeft = ({ stage, isOther }: Drawing['nodes'][number]) => isOther && nodes.filter((node) => node.stage === stage).length === 2;
  const thin = [
    ...nodes.filter((node) => node.count < 3 && !lit.includes(node.id) && !isLeft(node)),
    ...edges.filter((line) => line.count < 3 && !isLit(line)),
  ].map((one) => `too thin: ${JSON.stringify(one)}`);
  const sums = stages.flatMap((stage) => {
    const of = nodes.filter((node) => node.stage === stage);
    const all = of.reduce((sum, { count }) => sum + count, 0);
    return all === ways.length && of.length <= 4 ? [] : [`${stage}: ${all} in ${of.length} nodes`];
  });
  const exact = nodes.flatMap(({ stage, name, isOther, count }) => {
    if (isOther || stage === 'dream') return [];
    const there = names.filter((way) => way[stages.indexOf(stage)] === name).length;
    return there === count ? [] : [`${stage} ${name}: ${count} for ${there}`];
  });
  const drawn = edges.map(({ from, to, count }) => `${from} → ${to}: ${count}`).toSorted();
  const counted = new Map<string, number>();
  for (const line of linesByLoops(ways, nodes, lit).flat()) counted.set(line, (counted.get(line) ?? 0) + 1);
  const expected = [...counted].map(([line, count]) => `${line}: ${count}`).toSorted();
  const lines = JSON.stringify(drawn) === JSON.stringify(expected) ? [] : [`lines ${drawn.join('; ')} for ${expected.join('; ')}`];
  return [...thin, ...sums, ...exact, ...lines];
}

/** For each way its three lines: who is one of too few on a line that is not lit leaves it at its end, then also at its beginning, then altogether. */
function linesByLoops(ways: readonly ExpectedWay[], nodes: Drawing['nodes'], lit: readonly string[]): string[][] {
  const other = (stage: string) => (stage === 'dream' ? (nodes.find((node) => node.stage === 'dream')?.id ?? '') : `${stage}-other`);
  const stops = ways.map((way) => {
    const names = stagesOf(way, ways);
    return stages.map(
      (stage, at) => nodes.find((node) => node.stage === stage && !node.isOther && node.name === names[at])?.id ?? other(stage),
    );
  });
  const lines: string[][] = ways.map(() => []);
  for (let at = 0; at < 3; at++) {
    const [left = '', right = ''] = stages.slice(at, at + 2);
    const own = lit.length === 0 ? '' : `${lit[at]} → ${lit[at + 1]}`;
    let pairs = stops.map((stop) => `${stop[at]} → ${stop[at + 1]}`);
    const raw = [...pairs];
    for (const leave of [(from: string) => `${from} → ${other(right)}`, () => `${other(left)} → ${other(right)}`, () => '']) {
      const now = pairs;
      // All who went from one node to another stay together.
      pairs = now.map((pair, one) =>
        pair !== own && now.filter((same) => same === pair).length < 3 ? leave(String(raw[one]?.split(' → ')[0])) : pair,
      );
    }
    const drawn = (pair: string) => pair.split(' → ').every((end) => raw.some((one) => one.split(' → ').includes(end)));
    for (const [one, pair] of pairs.entries()) if (pair !== '' && drawn(pair)) lines[one]?.push(pair);
  }
  return lines;
}

function entryOf(way: ExpectedWay | undefined, role: string): string | undefined {
  const stop = way?.career.stops.find((one) => one.role === role && !one.study && one.seniority !== 'intern');
  if (stop === undefined) return undefined;
  return stop.company === '' ? stop.title : stop.title === '' ? stop.company : `${stop.title} at ${stop.company}`;
}

type Drawing = CareerPaths['transitions'];
