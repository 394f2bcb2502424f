import { wishesIn } from '@alive/language/entities/wishes.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import type { Context } from './context.ts';
import type { NearWork } from './port.ts';

/**
 * The kinds of work that stand out as near to a wish by its meaning and that someone offers: roles and functions, or industries where one is
 * the nearest of all. `words` are those of the wish that nothing was made of. None where what is nearest is offered nowhere, or not near enough to know better than language/.
 */
export async function nearestTo({ tools, about }: Context, wish: string, words: readonly string[]): Promise<NearWork[]> {
  // What is no word is near to nothing.
  if (!words.some(inDictionary)) return [];
  const known = wishesIn(wish).length > 0;
  // Words that titles hold are surer than what they may mean.
  if (!known && (await tools.phrasesHeading?.([...words]))?.length === words.length) return [];
  const all = (await tools.nearestWork?.(wish)) ?? [];
  const [best] = all;
  if (best === undefined || (best.similarity < sure && known)) return [];
  const alike = all.filter(
    ({ kind, similarity }) =>
      (kind === 'industry') === (best.kind === 'industry') && similarity >= best.similarity - (best.similarity < sure ? hardly : little),
  );
  const open = await Promise.all(alike.map(async (one) => (await tools.countJobs(filterOf(one), about)) > 0));
  return alike.filter((_, at) => open[at]).slice(0, most);
}

// Cosines, judged on some forty wishes: above the first, what is nearest was right nearly always.
const sure = 0.45;
/** What is about as near as the nearest; less where even that is not sure. */
const little = 0.08;
const hardly = 0.02;
const most = 4;

const filterOf = ({ name, kind }: NearWork) =>
  kind === 'role' ? { roles: [name] } : kind === 'function' ? { functions: [name] } : { industries: [name] };
