import { wishesIn } from '#language/wishes.ts';
import type { Context } from './context.ts';
import type { NearWork } from './port.ts';

/**
 * The kinds of work that come nearest to a wish by its meaning and that someone offers: roles and functions about as near as the nearest,
 * or industries where those are clearly nearer. None where language/ knows the wish and nothing is really near.
 */
export async function nearestTo({ tools, about }: Context, wish: string): Promise<NearWork[]> {
  const all = (await tools.nearestWork?.(wish)) ?? [];
  const [best] = all;
  if (best === undefined || best.similarity < leastAlike || (best.similarity < surely && wishesIn(wish).length > 0)) return [];
  const close = all.filter(({ similarity }) => similarity >= best.similarity - farther).slice(0, mostCounted);
  const open = await Promise.all(close.map(async (one) => (await tools.countJobs(filterOf(one), about)) > 0));
  const offered = close.filter((_, at) => open[at]);
  const works = offered.filter(({ kind }) => kind !== 'industry');
  const industries = offered.filter(({ kind }) => kind === 'industry');
  const clearly = (industries[0]?.similarity ?? 0) > (works[0]?.similarity ?? 0) + muchNearer;
  return asNear(clearly || works.length === 0 ? industries : works);
}

/** Those about as near as the first; where even that is not very near, hardly any other. */
function asNear(list: readonly NearWork[]): NearWork[] {
  const [best] = list;
  if (best === undefined) return [];
  const margin = best.similarity < 0.4 ? 0.02 : 0.08;
  return list.filter(({ similarity }) => similarity >= best.similarity - margin).slice(0, 4);
}

const filterOf = ({ name, kind }: NearWork) =>
  kind === 'role' ? { roles: [name] } : kind === 'function' ? { functions: [name] } : { industries: [name] };

// Cosines of sentence embeddings, judged on some thirty wishes: below the first, texts have little to do with each other; above the second,
// the nearest was right nearly always.
const leastAlike = 0.33;
const surely = 0.55;
const muchNearer = 0.1;
/** How much farther than the nearest is looked at: an industry may come first where a role is meant. */
const farther = 0.15;
const mostCounted = 8;
