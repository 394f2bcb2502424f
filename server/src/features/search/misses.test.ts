import { describe, expect, it } from 'vitest';
import type { Condition } from '@alive/contract/conditions.ts';
import { levels } from '@alive/contract/jobs.ts';
import type { Near } from '@alive/contract/reading.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { read } from '@alive/language/entities/read.ts';
import { noFacts } from '#testing/no-facts.testing.ts';
import { vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import { contextOf } from './context.ts';
import { filterOf } from './filter.ts';
import { showSelection } from './select.ts';

const tools = fakeTools(vocabulary);
const context = contextOf({ about: student, state: null, message: '', history: [], facts: noFacts }, tools, (text) =>
  read(text, vocabulary, new Date('2026-11-30')),
);
const either = (mark: number, ...some: Condition[]): Condition[] => some.map((one) => Object.assign({}, one, { either: mark }));
const pools: readonly (readonly Condition[][])[] = [
  [
    [conditionOf('place', 'California')],
    [conditionOf('place', 'California'), conditionOf('place', 'Remote')],
    [conditionOf('place', 'Denver')],
    [conditionOf('remote', true)],
    either(1, conditionOf('place', 'Houston'), conditionOf('remote', true)),
    [conditionOf('place', 'Texas', true)],
  ],
  [
    [conditionOf('role', 'Registered Nurse')],
    [conditionOf('role', 'Data Analyst'), conditionOf('role', 'Policy Analyst')],
    [],
    [conditionOf('company', 'Mayo Clinic')],
    either(2, conditionOf('role', 'UX Researcher'), conditionOf('industry', 'Energy')),
  ],
  [[conditionOf('level', 'internship')], [conditionOf('level', 'new_grad'), conditionOf('level', 'entry_level')], []],
  [[], [conditionOf('text', 'climate')], [conditionOf('text', 'feature'), conditionOf('text', 'bylines')]],
];
const filters = pools.reduce<Condition[][]>((some, pool) => some.flatMap((one) => pool.map((more) => [...one, ...more])), [[]]);
/** Each without a wish, and with words of one's own that few postings or none mention. */
const searches = filters.flatMap((conditions) =>
  (conditions.some(({ field }) => field === 'text') ? ['', 'law'] : ['']).map((text) => ({ conditions, text })),
);

describe('what a card misses', () => {
  it('is nothing that the search by that chip alone finds it by, and no card misses nothing', async () => {
    const wrong: string[] = [];
    let cards = 0;
    for (const { conditions, text } of searches) {
      const said = text === '' ? [] : [{ text, anyOf: [[conditionOf('text', text)]], negated: false }];
      const nearest: Near[] = [];
      for await (const part of showSelection(context, { conditions, wishes: said, said }))
        if ('nearest' in part) nearest.push(...part.nearest);
      for (const { id, misses } of nearest) {
        cards++;
        const name = `${id}: ${conditions.map(({ label }) => label).join(', ')}`;
        if (misses.length === 0 && said.length === 0) wrong.push(`${name} misses nothing`);
        for (const one of conditions.filter((chip) => misses.includes(chip.id))) {
          const alone = { levels: [...levels], ...filterOf([one], context.lookup), ids: [id], includeGated: true };
          if ((await tools.countJobs(alone, student)) > 0) wrong.push(`${name} misses ${one.label}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(cards).toBeGreaterThan(100);
  });
});
