import { functionOfOccupation } from '@alive/language/lexicon/functions.ts';
import { wishesIn } from '@alive/language/entities/wishes.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { workAsked } from '@alive/language/titles/occupation.ts';
import { functionOfRole } from '@alive/language/titles/roles.ts';
import { occupationsForWish } from '@alive/occupations/wishes.ts';
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
  const isAlike = isOfKind(wish);
  const all = ((await tools.nearestWork?.(wish)) ?? []).filter(isAlike);
  const [best] = all;
  if (best === undefined || (best.similarity < sure && known)) return [];
  const alike = all.filter(
    ({ kind, similarity }) =>
      (kind === 'industry') === (best.kind === 'industry') && similarity >= best.similarity - (best.similarity < sure ? hardly : little),
  );
  const open = await Promise.all(alike.map(async (one) => (await tools.countJobs(filterOf(one), about)) > 0));
  return alike.filter((_, at) => open[at]).slice(0, most);
}

/**
 * Whether work is of the kind of the occupations to which a wish belongs: of a major group of theirs (SOC 2018), or their function. What is done
 * ("build things that fly") belongs to none surely.
 */
function isOfKind(wish: string): (work: NearWork) => boolean {
  const isDone = tokensOf(wish).some(({ pos }) => pos === 'VERB');
  const { found } = isDone ? { found: [] } : occupationsForWish(wish, mostOccupations);
  const groups = new Set(found.map(({ occupation }) => occupation.code.slice(0, 2)));
  const works = new Set(found.map(({ occupation }) => functionOfOccupation(occupation.code)));
  return ({ name, kind }) => {
    if (found.length === 0 || kind === 'industry') return true;
    const own = kind === 'role' ? workAsked(name).own : [];
    return works.has(kind === 'role' ? functionOfRole(name) : name) || own.some((code) => groups.has(code.slice(0, 2)));
  };
}
const mostOccupations = 5;

// Cosines, judged on some forty wishes: above the first, what is nearest was right nearly always.
const sure = 0.45;
/** What is about as near as the nearest; less where even that is not sure. */
const little = 0.08;
const hardly = 0.02;
const most = 4;

const filterOf = ({ name, kind }: NearWork) =>
  kind === 'role' ? { roles: [name] } : kind === 'function' ? { functions: [name] } : { industries: [name] };
