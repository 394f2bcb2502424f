import { type Degree, degrees, type Workplace } from '@alive/contract/jobs.ts';

/** What kept musts ask that a posting's own words can rule out, from their keys; silence rules out nothing. */
export const demandsOf = (musts: readonly string[] = []): Demands => {
  const places = musts.flatMap((key) => allowed[key] ?? []);
  const pay = musts.flatMap((key) => Number(/^pay>=(\d+)$/.exec(key)?.[1] ?? 0));
  return { workplaces: places.length === 0 ? null : [...new Set(places)], payAtLeast: Math.max(0, ...pay) || null };
};

/**
 * The highest degree that a student has or works towards. The wizard asks for a school, a major and a year, which is taken for a bachelor's;
 * only an education fact (typed, or kept from a résumé) says more. Null without an account: what nobody said rules nothing out.
 */
export const degreeOf = ({ id, musts = [] }: { id?: string | null; musts?: readonly string[] }): Degree | null => {
  if (id == null) return null;
  return higherDegrees.findLast((degree) => musts.includes(`degree=${degree}`)) ?? 'bachelor';
};

/** The degrees that who has this one does not have yet; none where it is not known. */
export const degreesBeyond = (held: Degree | null): Degree[] => (held === null ? [] : degrees.slice(degrees.indexOf(held) + 1));

/** Whether a student with an account has named no clearance that they hold: hardly one does, and only a fact says so. */
export const lacksClearance = ({ id, musts = [] }: { id?: string | null; musts?: readonly string[] }): boolean =>
  id != null && !musts.includes('clearance=held');

const higherDegrees = ['master', 'doctorate'] as const;

/** Whether there is anything that a posting can rule out. */
export const demandsAnything = (musts: readonly string[] | undefined): boolean => {
  const { workplaces, payAtLeast } = demandsOf(musts);
  return workplaces !== null || payAtLeast !== null;
};

/** Where who must have it can work: a hybrid job has days at home, and days on site. */
const allowed: Readonly<Record<string, readonly Workplace[]>> = {
  remote: ['remote'],
  hybrid: ['hybrid', 'remote'],
  onsite: ['onsite', 'hybrid'],
};

export interface Demands {
  /** null: anywhere. */
  workplaces: Workplace[] | null;
  /** US dollars a year; null: any pay. */
  payAtLeast: number | null;
}
