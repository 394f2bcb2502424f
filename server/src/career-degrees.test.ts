import { type CareerPaths, careerPaths, dreamJob, pathStep, stages } from '@alive/contract/paths.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { roleOf } from '@alive/language/titles/roles.ts';
import { degreeFile, type Graduate, graduates } from '#testing/degrees.testing.ts';
import { testServer } from '#testing/server.testing.ts';
import { importAlumni } from './features/alumni/import.ts';

const { call, stream, student } = testServer({
  fill: async (db) => {
    const now = new Date('2026-11-20T00:00:00Z');
    for await (const _ of importAlumni({ db, now }, { text: degreeFile(), format: 'csv', dryRun: false }));
  },
});

/** Asks as a student of biology for a role, in an imported file of graduates. */
const asking = async (query: string) => {
  const { token } = await student({ school: 'Rice University', major: 'Biology', graduationYear: 2026 });
  const { status, body } = await call(dreamJob, { body: { query } }, token);
  expect([status, careerPaths.parse(body)]).toEqual([200, body]);
  return { body, inFindPeople: await countOf(body.filters, token) };
};

const countOf = async (filters: Condition[], token: string): Promise<number> => {
  const { events } = await stream(searchPeople, { body: { query: '', conversationId: 'one', filters, limit: 1 } }, token);
  const people = events.find(({ type }) => type === 'results');
  return people?.type === 'results' ? people.total : -1;
};

describe.each([
  ['physician', 'Physician'],
  ['attorney', 'Attorney'],
  ['hydrologist', 'Hydrologist'],
])('the paths of an imported file with degrees to %s', (query, role) => {
  const ways = graduates.flatMap((one) => wayTo(one, role) ?? []);

  it('have the steps that plain code over the file finds, degrees among them', async () => {
    const { body } = await asking(query);
    expect(body.sequences).toEqual(
      tally(ways.map(({ steps }) => steps.join(' > '))).map(([way, count]) => ({ steps: way.split(' > '), count })),
    );
    expect(body.majors).toEqual(tally(ways.map(({ major }) => major)).map(([name, count]) => ({ name, count })));
    expect(body.first_roles).toEqual(tally(ways.map(({ steps: [first = ''] }) => first)).map(([name, count]) => ({ name, count })));
    expect(body.at_once).toBe(ways.filter(({ jobs }) => jobs === 1).length);
    for (const result of body.results)
      expect(result.career_sequence).toEqual(
        graduates.find(({ name }) => name === result.name)?.path.map(([title, at]) => `${title} at ${at}`),
      );
  });

  it('are drawn with those steps, and each line counts who went it', async () => {
    const { nodes, edges } = (await asking(query)).body.transitions;
    const names = ways.map((way) => [way.major, way.steps[0] ?? '', way.between, role]);
    for (const [at, stage] of stages.entries()) {
      const named = nodes.filter((node) => node.stage === stage && !node.isOther);
      for (const { name, count } of named)
        expect(
          names.filter((way) => way[at] === name),
          `${stage} ${name}`,
        ).toHaveLength(count);
      const other = nodes.find((node) => node.stage === stage && node.isOther)?.count ?? 0;
      expect(other, stage).toBe(names.filter((way) => !named.some(({ name }) => name === way[at])).length);
    }
    const shown = edges.map(({ from, to, count }) => ({ count, ends: [from, to].map((id) => nodes.find((node) => node.id === id)) }));
    for (const {
      ends: [from, to],
      count,
    } of shown.filter(({ ends }) => ends.every((end) => end?.isOther === false))) {
      const at = stages.findIndex((stage) => stage === from?.stage);
      expect(names.filter((way) => way[at] === from?.name && way[at + 1] === to?.name)).toHaveLength(count);
    }
  });

  it('have one count in the sentence, the figures, the drawing, the table and Find People', async () => {
    const { body, inFindPeople } = await asking(query);
    const { nodes, edges } = body.transitions;
    const [, most, all] = /\((\d+) of (\d+) alumni\)\.$/.exec(body.insights) ?? [];
    const common = tally(ways.map(({ steps: [first = ''], between }) => `${first} > ${between}`))[0];
    expect([Number(all), body.total, inFindPeople, ...nodes.filter(({ stage }) => stage === 'dream').map(({ count }) => count)]).toEqual(
      Array.from({ length: 4 }, () => ways.length),
    );
    expect(Number(most)).toBe(common?.[1]);
    const [first, between] = common?.[0].split(' > ') ?? [];
    expect(edges).toContainEqual({ from: `first:${first}`, to: `before:${between}`, count: common?.[1] });
    for (const stage of stages)
      expect(nodes.filter((node) => node.stage === stage).reduce((sum, { count }) => sum + count, 0)).toBe(ways.length);
    expect(body.same_major).toBe(ways.filter(({ major }) => major === 'Biology').length);
  });
});

it('says that scribes who became physicians went to medical school, and counts no one in training', async () => {
  const { body } = await asking('physician');
  expect(body.insights).toBe('People most often start as medical scribes, then go to medical school (20 of 35 alumni).');
  expect(body.sequences[0]).toEqual({ steps: ['Medical Scribe', 'Medical school', 'Resident Physician', 'Physician'], count: 20 });
  expect([body.total, body.alumni]).toEqual([35, graduates.length]);
  const shown = body.results.map(({ name }) => name);
  expect(graduates.filter((one) => shown.includes(one.name) && wayTo(one, 'Physician') === null)).toEqual([]);
  expect((await asking('resident physician')).body.total).toBe(29);
});

it('asks Find People for those who took a step through a degree', async () => {
  const { token, query } = { ...(await student()), query: 'physician' };
  const { body } = await call(pathStep, { body: { query, from: 'first:Medical Scribe', to: 'before:Medical school' } }, token);
  expect([body.total, body.jobs_query]).toEqual([20, null]);
  expect(body.filters.map(({ label }) => label)).toEqual(['Has been Physician', 'First job: Medical Scribe']);
  expect(await countOf(body.filters, token)).toBe(20);
});

it('tells the one way that is lit by steps that are all in the drawing', async () => {
  for (const query of ['physician', 'attorney', 'hydrologist']) {
    const { body } = await asking(query);
    const isNamed = (id: string) => body.transitions.nodes.some((node) => node.id === id && !node.isOther);
    const lit = body.results.find(({ nodes }) => nodes.length > 0 && nodes.every(isNamed));
    expect(namesOf(body, lit?.nodes ?? [])).toEqual(expectedOf(lit?.name ?? '', body.role ?? ''));
  }
});

const namesOf = ({ transitions }: CareerPaths, ids: readonly string[]) =>
  ids.map((id) => transitions.nodes.find((node) => node.id === id)?.name);

const expectedOf = (name: string, role: string) => {
  const way = graduates.flatMap((one) => (one.name === name ? (wayTo(one, role) ?? []) : []))[0];
  return [way?.major, way?.steps[0], way?.between, role];
};

/** One graduate's steps to a role by the marks of the file: "!" before a degree that counts, "-" before what is no step. */
function wayTo({ major, path, marks }: Graduate, role: string): Way | null {
  const named = path.map(([title], at) => ({
    name: marks[at] ?? roleOf(title)?.role ?? title,
    isDegree: (marks[at] ?? '').startsWith('!'),
  }));
  const arrival = named.findIndex(({ name }) => name === role);
  if (arrival < 0) return null;
  const steps = named.slice(0, arrival + 1).filter(({ name }) => !name.startsWith('-'));
  const names = steps.map(({ name }) => name.replace(/^!/, ''));
  const apart = names.filter((name, at) => name !== names[at - 1]);
  const degree = steps
    .slice(1)
    .findLast(({ isDegree }) => isDegree)
    ?.name.slice(1);
  return {
    major,
    steps: apart,
    between: degree ?? (apart.length > 2 ? apart.at(-2) : undefined) ?? 'No step in between',
    jobs: steps.filter(({ isDegree }) => !isDegree).length,
  };
}

/** Names with how many there are of each, three or more, most first, six at most. */
function tally(names: readonly string[]): [string, number][] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]): [string, number] => [name, all.length])
    .filter(([, count]) => count >= 3)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, 6);
}

interface Way {
  major: string;
  steps: string[];
  between: string;
  jobs: number;
}
