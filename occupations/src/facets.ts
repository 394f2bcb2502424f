import { allOccupations } from './occupations.ts';
import { ratingOf } from './ratings.ts';
import { remembered } from './tables.ts';

/**
 * How much each facet is part of an occupation, 0 to 1: the share of all occupations of which it is less so, as the mean over the published
 * ratings that tell it. Null where nothing is published.
 */
export const facetOf = (number: number, facet: Facet): number | null => sharesOf(facet)[number] ?? null;

/** What each facet is recognised by. A minus takes the opposite. */
const indicators = {
  outside: ['context: Outdoors, Exposed to All Weather Conditions', 'context: Outdoors, Under Cover'],
  hands: [
    'context: Spend Time Using Your Hands to Handle, Control, or Feel Objects, Tools, or Controls',
    'activities: Handling and Moving Objects',
    'interest: realistic',
  ],
  people: [
    'context: Contact With Others',
    'context: Deal With External Customers or the Public in General',
    'skills: Social Perceptiveness',
  ],
  alone: ['-context: Contact With Others', '-context: Work With or Contribute to a Work Group or Team'],
  team: ['context: Work With or Contribute to a Work Group or Team', 'context: Coordinate or Lead Others in Accomplishing Work Activities'],
  writing: ['skills: Writing', 'knowledge: English Language'],
  teaching: ['skills: Instructing', 'knowledge: Education and Training', 'interest: social'],
  caring: ['activities: Assisting and Caring for Others', 'interest: social'],
  numbers: ['skills: Mathematics', 'activities: Analyzing Data or Information'],
  creating: ['activities: Thinking Creatively', 'interest: artistic'],
  fixing: ['activities: Repairing and Maintaining Mechanical Equipment', 'activities: Repairing and Maintaining Electronic Equipment'],
  computers: ['activities: Working with Computers', 'knowledge: Computers and Electronics'],
  speaking: ['context: Public Speaking', 'skills: Speaking'],
  moving: ['context: Spend Time Walking or Running', '-context: Spend Time Sitting'],
  science: ['skills: Science', 'interest: investigative'],
} as const satisfies Record<string, readonly string[]>;

export type Facet = keyof typeof indicators;

/** Of every occupation. */
const sharesOf = remembered((facet: Facet): (number | null)[] => {
  const all = indicators[facet].map(share);
  return allOccupations().map(({ number }) => {
    const known = all.flatMap((values) => values[number] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
});

/** Of every occupation the share of those that are rated lower. */
const share = (column: string): (number | null)[] => {
  const isOpposite = column.startsWith('-');
  const values = allOccupations().map(({ number }) => ratingOf(number, isOpposite ? column.slice(1) : column));
  const sorted = Float64Array.from(values.filter((value) => value !== null)).sort();
  const below = new Map<number, number>();
  for (const [at, value] of sorted.entries()) if (!below.has(value)) below.set(value, at / sorted.length);
  return values.map((value) => {
    const part = value === null ? undefined : below.get(value);
    return part === undefined ? null : isOpposite ? 1 - part : part;
  });
};
