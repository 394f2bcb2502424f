import type { Condition } from '@alive/contract/conditions.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { conditionOf, group } from '@alive/language/conditions/registry.ts';
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
import { singular, type Word, wordsOf } from '@alive/language/text/text.ts';

/**
 * What could be made of a message beyond what is certain, each with its count: the kinds of work that come nearest to a wish, and a wish
 * that some of those found meet as a condition, other places of a name, the area around a city, a wish that nothing
 * found meets in other work and in other places. None that finds nothing, or all that is there already.
 */
export async function offersOf(context: Context, { conditions, wishes, guesses, found, sponsoring = null }: Asked): Promise<Offer[]> {
  const { tools, about, lookup, state } = context;
  const wanted = wishes.filter(({ negated }) => !negated);
  const asConditions = wanted.flatMap(({ anyOf, byMeaning, of }, at) => {
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
  const unmet = wanted.flatMap(({ anyOf, byMeaning, of }, at) =>
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
  // What was just counted of visas.
  const sponsors = conditionOf('sponsorship', 'yes');
  const isCounted = sponsoring !== null && sponsoring > 0 && sponsoring < found.total;
  const counted = isCounted ? [{ id: sponsors.id, label: sponsors.label, filters: [...conditions, sponsors], count: sponsoring }] : [];
  return [...counted, ...offers.filter(({ count }) => count > 0)];
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
  /** How many of those found are said to sponsor visas. */
  sponsoring?: number | null;
}

/**
 * The offer that a sentence takes up in its own words, and where these end: by its count ("show me the 21 water ones", "those fifteen"), or, of work
 * elsewhere, by what is offered elsewhere ("the water jobs in other work"). "Which ones are they?" takes up what was counted. null where it takes up none.
 */
export function offerTaken(message: string, offers: readonly Offer[]): { offer: Offer; end: number } | null {
  const all = wordsOf(message);
  const isAsked = ({ text, raw }: Word) => !isFunctionWord(raw) && !askingWords.has(text) && !isEmpty(text);
  const hitsOf = ({ label }: Offer) => {
    const words = wordsOf(label).flatMap(({ text, raw }) => (isFunctionWord(raw) ? [] : [singular(text)]));
    return words.flatMap((word) => all.find((one) => isAsked(one) && singular(one.text) === word) ?? []);
  };
  const taken = offers.flatMap((offer) => {
    const { count, id } = offer;
    const counted = new RegExp(
      String.raw`(?<![\d$.,:/-])(?:${count}|${count.toLocaleString('en-US')}) (?:[\p{L}“”'’-]+ ){0,3}?(?:ones?|jobs?|internships?|postings?|others?|more|of)\b`,
      'iu',
    ).exec(`${message} of`);
    const hits = hitsOf(offer);
    const elsewhere =
      id.endsWith(' in other places') && isElsewhere(message)
        ? { index: 0, 0: '' }
        : id.endsWith(' in other work')
          ? otherWork.exec(message)
          : null;
    const found = count > 1 && counted !== null ? counted : elsewhere;
    const end = Math.max(...hits.map((one) => one.end), found === null ? 0 : found.index + found[0].length);
    return found === null || hits.length === 0 ? [] : [{ offer, end: Math.min(end, message.length), hits: hits.length }];
  });
  const [best] = taken.toSorted((a, b) => b.hits - a.hits);
  const [first, ...others] = offers;
  const isCounted = first !== undefined && (others.length === 0 || first.filters.at(-1)?.field === 'sponsorship');
  const isOfCounted = best === undefined && isCounted && (whichOnes.test(message) || (hitsOf(first).length > 0 && whichDo.test(message)));
  const offer = isOfCounted ? first : countNamed(message, offers);
  const found = best ?? (offer === null ? null : { offer, end: message.length });
  return found === null || refuses.test(message.slice(0, found.end)) ? null : found;
}
const otherWork = /\b(?:other|different) (?:(?:kinds?|types?|lines?) of )?(?:work|jobs?|roles?|fields?|occupations?)\b/i;
/** "And which ones are they?", "show me those". */
const whichOnes =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|please|then|thanks?|can you|could you)\W+)*(?:which (?:ones?|jobs?|of (?:them|these|those|the jobs?))?(?: (?:are|were) (?:they|those|these|it))?|(?:who|what) are they|(?:show|see|list|give)(?: me)? (?:those|them|these(?! (?:jobs?|ones)\b.)))(?: (?:ones|jobs))?(?: (?:then|please))?\W*$/i;

/** "Which ones sponsor?", of what was found and not of the rows shown. */
const whichDo = /\bwhich (?:ones?|jobs?)\b(?![^.?!]*\b(?:these|those)\b)/i;

/** The only offer whose count is all that is named of it: "show me those fifteen". */
function countNamed(message: string, offers: readonly Offer[]): Offer | null {
  const named = /\b(?:those|these|the|all) (\d[\d,]*)(?: please)?[\s.?!]*$/i.exec(withFigures(message).text)?.[1];
  const [offer, ...others] = offers.filter(({ count }) => count > 1 && String(count) === named?.replaceAll(',', ''));
  return others.length === 0 ? (offer ?? null) : null;
}

/** What takes up nothing: a refusal, a question about what was offered. */
const refuses = /\b(?:no|not|never|don['’]?t|without|except)\b|\bwhat (?:do|does|is|are)\b.*\b(?:pay|ask|need|like|mean)\b/i;
