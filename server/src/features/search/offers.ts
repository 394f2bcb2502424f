import type { Condition } from '@alive/contract/conditions.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { group } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { beyondOf } from './nothing.ts';
import { areaOf } from './opening.ts';
import type { Found } from './port.ts';
import { distinct } from './selection.ts';
import { isOnlyAkin, wishesMet } from './wished.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { isElsewhere } from '@alive/language/acts/let-go.ts';
import { isEmpty } from '@alive/language/text/english.ts';
import { withFigures } from '@alive/language/text/number-words.ts';
import { singular, wordsOf } from '@alive/language/text/text.ts';

/**
 * What could be made of a message beyond what is certain, each with its count: the kinds of work that come nearest to a wish, and a wish
 * that some of those found meet as a condition, other places of a name, the area around a city, a wish that nothing
 * found meets in other work and in other places. None that finds nothing, or all that is there already.
 */
export async function offersOf(context: Context, { conditions, wishes, guesses, found }: Asked): Promise<Offer[]> {
  const { tools, about, lookup, state } = context;
  const counted = wishes.filter(({ negated }) => !negated);
  const asConditions = counted.flatMap(({ anyOf, byMeaning, of }, at) => {
    const [one, ...others] = anyOf;
    const met = found.wished?.[at] ?? 0;
    return byMeaning === true || of !== undefined || others.length > 0 || one?.length !== 1 || met === 0 || met === found.total ? [] : one;
  });
  const isNew = (one: Condition) => !conditions.some(({ id }) => id === one.id) && !state.conditions.some(({ id }) => id === one.id);
  const areas = conditions.flatMap((one) => (isNew(one) && one.either === undefined && found.total < few ? (areaOf(one) ?? []) : []));
  const offered = distinct([...guesses, ...areas, ...asConditions])
    .filter(isNew)
    .slice(0, mostOffered);
  // What none of the work that was named says other work may, and what none here says other places.
  const unmet = counted.flatMap(({ anyOf, byMeaning, of }, at) =>
    byMeaning !== true && of === undefined && found.wished?.[at] === 0 && anyOf.length === 1 && anyOf[0]?.length === 1 ? anyOf[0] : [],
  );
  const without = (test: (one: Condition) => boolean, where: string) =>
    conditions.some(test)
      ? unmet.map((one) => ({
          one,
          id: `${one.id} ${where}`,
          label: `${one.label} ${where}`,
          others: conditions.filter((other) => !test(other)),
        }))
      : [];
  const asked = [
    ...offered.map((one) => ({
      one,
      id: one.id,
      label: one.label,
      others: conditions.filter((other) => one.op === 'not' || other.op === 'not' || group(other) !== group(one)),
    })),
    ...without(isWork, 'in other work'),
    ...(state.kept.length > 0 ? [] : without(isPlace, 'in other places')),
  ].slice(0, mostOffered);
  // Who takes one up is shown these jobs, and not what comes nearest to them.
  const opens = async (filters: Condition[]): Promise<number> => {
    const all = await tools.findJobs(filterOf(filters, lookup, wishes), about, 1);
    if (all.total === 0 || isOnlyAkin(all)) return 0;
    const { missed } = await wishesMet(context, { conditions: filters, wishes, said: [], found: all });
    return missed.length > 0 && (await beyondOf(context, filters, state.kept, { wanted: missed })) !== null ? 0 : all.total;
  };
  const offers = await Promise.all(
    asked.map(async ({ one, id, label, others }): Promise<Offer> => {
      const filters = [...others, one];
      return { id, label, filters, count: await opens(filters) };
    }),
  );
  return offers.filter(({ count }) => count > 0);
}

const isWork = ({ field, op }: Condition): boolean => op !== 'not' && (field === 'role' || field === 'function' || field === 'industry');

const isPlace = ({ field, op }: Condition): boolean => op !== 'not' && field === 'place';

const mostOffered = 3;
/** With fewer in a city, the area around it is offered. */
const few = 10;

interface Asked {
  conditions: readonly Condition[];
  wishes: readonly Wish[];
  guesses: readonly Condition[];
  found: Found;
}

/**
 * The offer that a message takes up in its own words: by its count ("show me the 21 water ones"), or, of work elsewhere, by what is offered
 * elsewhere ("the sport in other places"). null where it takes up none.
 */
export function offerTaken(message: string, offers: readonly Offer[]): Offer | null {
  const said = new Set(
    wordsOf(message).flatMap(({ text, raw }) => (isFunctionWord(raw) || askingWords.has(text) || isEmpty(text) ? [] : [singular(text)])),
  );
  const labelWords = ({ label }: Offer) => wordsOf(label).flatMap(({ text, raw }) => (isFunctionWord(raw) ? [] : [singular(text)]));
  const hits = (offer: Offer) => labelWords(offer).filter((word) => said.has(word)).length;
  if (refuses.test(message)) return null;
  const counted = offers.filter(
    ({ count }) =>
      count > 1 &&
      new RegExp(
        String.raw`(?<![\d$.,:/-])(?:${count}|${count.toLocaleString('en-US')}) (?:[\p{L}“”'’-]+ ){0,3}?(?:ones?|jobs?|internships?|postings?|others?|more|of)\b`,
        'iu',
      ).test(`${message} of`),
  );
  const elsewhere = isElsewhere(message) ? offers.filter(({ id }) => id.endsWith(' in other places')) : [];
  const [best] = [...counted.filter((offer) => hits(offer) > 0), ...elsewhere.filter((offer) => hits(offer) > 0)].toSorted(
    (a, b) => hits(b) - hits(a),
  );
  return best ?? countNamed(message, offers);
}

/** The only offer whose count is all that is named of it: "show me those fifteen". */
function countNamed(message: string, offers: readonly Offer[]): Offer | null {
  const named = /\b(?:those|these|the|all) (\d[\d,]*)(?: please)?[\s.?!]*$/i.exec(withFigures(message).text)?.[1];
  const [offer, ...others] = offers.filter(({ count }) => count > 1 && String(count) === named?.replaceAll(',', ''));
  return others.length === 0 ? (offer ?? null) : null;
}

/** What takes up nothing: a refusal, a question about what was offered. */
const refuses = /\b(?:no|not|never|don['’]?t|without|except)\b|\bwhat (?:do|does|is|are)\b.*\b(?:pay|ask|need|like|mean)\b/i;
