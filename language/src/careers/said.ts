import { isOfPosition } from '../conditions/registry.ts';
import type { Item } from '../conditions/item.ts';
import { isMajor, majorWritten } from '../lexicon/majors.ts';
import { schoolCalled } from '../lexicon/schools.ts';
import { decided, even, type SaidOf, type SaidWhen, surely, type Tags } from '../tagger/requests.ts';

/** What the network learned of when things were so, where it is sure: a past, a first or any position, where people come from, what they studied. */
export function withTimes(text: string, items: readonly Item[], times: Tags<SaidWhen>): Item[] {
  return items.map((item) => {
    const { likeliest, probability } = times.of(item);
    if (probability < (likeliest === 'ever' ? surely : even)) return item;
    switch (likeliest) {
      case 'past':
      case 'ever':
      case 'first':
        return isOfPosition(item.field) && item.field !== 'tenure' && item.arrived !== true ? { ...item, when: likeliest } : item;
      case 'home':
        return item.field === 'place' ? { ...item, field: 'hometown', when: 'now' } : item;
      case 'study':
        return studied(text, item);
      case 'tenure':
        return item.field === 'experience' && (items.some(({ field }) => field === 'company') || atOne.test(text))
          ? { ...item, field: 'tenure' }
          : item;
      case 'exp':
        return item.field === 'tenure' ? { ...item, field: 'experience', when: 'now' } : item;
      default:
        return item;
    }
  });
}

/** Where no employer is named, years at one are said so: "worked at least ten years" are years of work. */
const atOne =
  /\b(?:same|one|single|current|there|employers?|compan(?:y|ies)|firms?|jobs?|roles?|positions?|hospitals?|schools?|labs?|stay\w*|stuck)\b/i;

/** "Theater kids", "history majors": what was studied, whatever else the word names. */
function studied(text: string, item: Item): Item {
  const said = text.slice(item.start, item.end);
  const school = item.field === 'place' || item.field === 'company' ? schoolCalled(said) : null;
  if (school !== null) return { ...item, field: 'school', value: school, when: 'now', step: null };
  const isWork = ['role', 'function', 'industry', 'text', 'skill', 'hometown'].includes(item.field);
  return isWork && isMajor(said) ? { ...item, field: 'major', value: majorWritten(said), when: 'now', step: null } : item;
}

/** What a verb or a people's name says by itself: "interned", "founded", "New Yorkers". The network knows names of work and places. */
const inSoManyWords: ReadonlySet<string> = new Set(['founder', 'name', 'hometown', 'seniority']);

/** What is said of each, where the network is sure; what is only mentioned goes. */
export function withTaggedModalities(items: readonly Item[], modalities: Tags<SaidOf>): Item[] {
  const said = items.flatMap((item): Item[] => {
    const isCued =
      item.negated ||
      item.soft === true ||
      item.accepted === true ||
      item.joined === true ||
      item.dropped === true ||
      item.replaces === true;
    if (item.apart === true) return [item];
    const plain = { ...item, negated: false, soft: false, accepted: false, joined: false, dropped: false };
    switch (decided(modalities.of(item), isCued)) {
      case null:
        return [turned(item)];
      case 'outside':
        return item.own === true || inSoManyWords.has(item.field) ? [turned(item)] : [];
      case 'mentioned':
        // "Own their own label" names nothing that the network knows.
        return item.own === true || item.field === 'founder' ? [item] : [];
      case 'refused':
        return item.dropped === true ? [item] : [turned({ ...plain, negated: true })];
      case 'preferred':
        return [{ ...plain, soft: true }];
      case 'accepted':
        return [{ ...plain, accepted: true }];
      case 'dropped':
        return [{ ...plain, dropped: true }];
      case 'joined':
        return [{ ...plain, joined: item.replaces !== true }];
      case 'wanted':
        // "In DC preferably" is said in so many words.
        return [{ ...plain, soft: item.soft === true, joined: item.joined === true }];
    }
  });
  // A message that would ask for nothing asks for what it names.
  return said.length === 0 ? items.map(turned) : said;
}

/** "Nobody who graduated before 2010" asks for later years; a number by itself is left out. */
export function turned(item: Item): Item {
  const { op, value } = item;
  if (!item.negated || !numbered.has(item.field) || typeof value !== 'number') return item;
  if (op === 'at_most') return { ...item, negated: false, op: 'at_least', value: value + 1 };
  return op === 'at_least' ? { ...item, negated: false, op: 'at_most', value: value - 1 } : item;
}

const numbered: ReadonlySet<string> = new Set(['year', 'experience', 'tenure']);
