import { isOrdinary } from '#language/english.ts';
import type { Mention } from '#language/types.ts';
import { terms } from './beside.ts';
import { capital, plain, wordCount } from './grammar.ts';
import { kindOf } from './kinds.ts';
import { itemBreak, roleLike } from './titles.ts';
import type { Topic } from './facts.ts';

/**
 * The mentions of an answer about work, places or conditions with its lists made of one kind: what is coordinated with employers is an
 * employer, what is coordinated with places no employer and no role. A list that names nothing known is what was asked for.
 * @param text the answer, with order words and asides blanked out
 */
export function coordinated(text: string, asking: readonly Topic[], mentions: readonly Mention[]): Mention[] {
  const asked = asking.includes('companies') ? 'company' : asking.includes('roles') ? 'role' : asking.includes('limits') ? 'place' : null;
  let all = [...mentions];
  for (const list of listsIn(text)) {
    const items = list.map((item) => ({ ...item, sort: sortOf(item, mentions) }));
    const sort = commonSort(items, asked, list.length);
    if (sort === null) continue;
    const known = items.findIndex((item) => item.sort === 'company');
    const from =
      known >= 0
        ? 0
        : Math.max(
            0,
            items.findIndex(({ cued }) => cued),
          );
    for (const [at, item] of items.entries()) {
      const within = (mention: Mention) => mention.start < item.end && mention.end > item.start;
      if (sort === 'place' && item.sort !== 'place' && items.some((other) => other.sort === 'place') && isProper(item.text))
        all = all.filter((mention) => !within(mention) || mention.kind === 'place');
      if (sort === 'role' && item.sort !== 'role' && jobWord.test(item.text) && items.some((other) => other.sort === 'role')) {
        all = all.filter((mention) => !within(mention));
        all.push(role(item));
      }
      if (sort !== 'company' || at < from || (item.sort !== 'unknown' && item.sort !== 'misread')) continue;
      const certain = items.some((other) => other.sort === 'company' || other.cued);
      if (!isEmployer(item, certain, asked === 'company')) continue;
      all = all.filter((mention) => !within(mention));
      all.push(employer(item));
    }
  }
  return all.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Runs of items in a sentence that commas, slashes, "and" and "or" join; a line of its own is an item of the list it stands in. */
function listsIn(text: string): Item[][] {
  const lists: Item[][] = [];
  for (const { 0: sentence, index } of text.matchAll(/(?:[^.!?;:]|[.:](?=\S))+/g)) {
    let items: Item[] = [];
    for (const { 0: piece, index: at } of sentence.matchAll(/(?:(?!,|\n|\/|\s(?:and|or|then|plus)\s|\s[-–—]\s)[\s\S])+/giu)) {
      const lead = leading.exec(piece)?.[0].length ?? 0;
      const said = piece.slice(lead).replace(trailing, '').trimEnd();
      if (said === '') continue;
      const item = { text: said, start: index + at + lead, end: index + at + lead + said.length, cued: false };
      const name = cuedName(piece.slice(0, lead), said);
      // What follows "at" begins a list of its own: the roles before it are none of it.
      if (name !== null && items.length > 0) {
        lists.push(items);
        items = [];
      }
      if (name === null || name === said) items.push({ ...item, cued: name !== null });
      else items.push({ ...item, text: name, start: item.end - name.length, cued: true });
    }
    if (items.length > 0) lists.push(items);
  }
  return lists;
}

/** "Something like at zibble", "for Acme": an employer by its preposition; in small letters only after "at", for "like" fills any gap. */
function cuedName(lead: string, said: string): string | null {
  const [, within = null, inner = null] = /^.*\b(at|like|with|for|such as)\s+(?:the\s+)?(\S+(?:\s\S+){0,2})$/i.exec(said) ?? [];
  const [, outer = null] = /\b(at|like|with|for|such as)\s+(?:the\s+)?$/i.exec(lead) ?? [];
  const name = inner ?? (outer === null ? null : said);
  const at = /^at$/i.test(within ?? outer ?? '');
  return name !== null &&
    !terms.test(name) &&
    name.split(/\s+/).some((word) => word.length > 2 && (/^\p{Lu}\p{Ll}/u.test(word) || (at && !isOrdinary(word.toLowerCase()))))
    ? name
    : null;
}

const leading =
  /^\s*(?:(?:and|or|but|also|maybe|perhaps|probably|possibly|like|even|either|especially|definitely|honestly|plus|then|the|say|at|for|with|i(?:'d| would)? (?:love|like|want) (?:to (?:be|work|intern) )?(?:at|for|with)?|(?:places?|companies|somewhere|someplace|something) like|such as|i said|as i said|a place like|work(?:ing)? (?:at|for)|dream (?:is|would be))\s+)*/i;

/** What stands after a name and belongs to no name. */
const trailing =
  /\s+(?:if|because|since|as long as|when|where|who|that|which|would be|is a|is the|but|though|buying|in particular)\b.*$|\s+\([^)]*\)?\s*$|\s+(?:maybe|probably|perhaps|possibly|too|also|obviously|definitely|please|instead|again|for sure|of course|i guess|i think)\s*$/is;

function sortOf(item: Item, mentions: readonly Mention[]): Sort {
  const size = item.end - item.start;
  const covering = mentions.filter(
    (mention) => mention.start < item.end && mention.end > item.start && mention.certainty >= 0.5 && overlap(mention, item) >= size * 0.6,
  );
  if (/^(?:not|no|never|nor|anything but|except|without)\b/i.test(item.text) || covering.some(({ negated }) => negated)) return 'other';
  const of = (kind: Mention['kind']) => covering.some((mention) => mention.kind === kind);
  if (of('company') && covering.some(({ kind, certainty }) => kind === 'company' && certainty >= 0.8)) return 'company';
  if (of('place')) return isProper(item.text) && covering.every(({ certainty }) => certainty < 0.7) ? 'misread' : 'place';
  if (of('role') || (roleLike.test(item.text) && !isProper(item.text)))
    return isProper(item.text) && !covering.some(({ kind, certainty, text }) => kind === 'role' && certainty >= 0.9 && / /.test(text))
      ? 'misread'
      : !item.text.includes(' ') && !wellKnownRole(item.text, covering)
        ? 'misread'
        : 'role';
  if (itemBreak.test(item.text) || terms.test(item.text) || wordCount(item.text) > 5) return 'other';
  const whole = covering.some((mention) => overlap(mention, item) === size && fields.has(mention.kind));
  if (covering.some(({ kind }) => fields.has(kind))) return isProper(item.text) ? 'misread' : whole ? 'field' : 'unknown';
  return 'unknown';
}

const fields: ReadonlySet<Mention['kind']> = new Set(['function', 'industry', 'employerKind', 'skill', 'major']);

const overlap = (mention: Mention, item: Item): number => Math.min(mention.end, item.end) - Math.max(mention.start, item.start);

/** One word that is a role by itself and hardly a family name: "teacher", not "miller". */
const wellKnownRole = (word: string, covering: readonly Mention[]): boolean =>
  covering.some(
    (mention) =>
      mention.kind === 'role' && mention.known && mention.certainty >= 0.9 && (mention.certainty >= 0.95 || isOrdinary(word.toLowerCase())),
  );

/** What most items of a list are; where none is known, what was asked. */
function commonSort(items: readonly { sort: Sort; cued: boolean }[], asked: Sort | null, size: number): Sort | null {
  const working = asked === 'company' || asked === 'role';
  const count = (sort: Sort) =>
    items.filter((item) => item.sort === sort || (sort === 'company' && working && item.cued && item.sort === 'unknown')).length;
  const counts = (['company', 'role', 'place'] as const).map((sort) => ({ sort, many: count(sort) + (sort === asked ? 0.5 : 0) }));
  const [most] = counts.toSorted((a, b) => b.many - a.many);
  if (!most || most.many === 0) return null;
  // Without one known employer only an answer about employers is a list of them.
  if (most.sort === 'company' && count('company') === 0 && (asked !== 'company' || (size === 1 && count('misread') > 0))) return null;
  return most.sort;
}

/** A name with capitals, or in small letters beside a known employer or where employers were asked for; kinds and common things are none. */
function isEmployer(item: Item, certain: boolean, asked: boolean): boolean {
  const { text } = item;
  const words = text.split(/\s+/);
  if (words.length > 5 || text.length < 2 || /\d{2,}|[?"“”:<>=]/.test(text) || notNames.test(text)) return false;
  if (isProper(text)) return wordCount(text) > 1 || certain || asked;
  if (kindOf(text) || /^(?:an?|any|some|my|our|small|big|local|other|all|most|anywhere|somewhere|someone|something)\b/i.test(text))
    return false;
  if (/^\p{Lu}/u.test(text) || /\p{Lu}/u.test(text)) return certain || asked;
  // In small letters: no plural of a common word, no thing done.
  const last = words.at(-1) ?? '';
  const common = words.every((word) => isOrdinary(word));
  return common ? certain && words.length <= 3 && !/(?:s|ing|ed)$/.test(last) : (certain || asked) && words.length <= 3;
}

const notNames =
  /^(?:i|i'm|me|we|it|they|yes|no|ok|okay|none|nothing|any|anything|everything|whatever|idk|unsure|remote|hybrid|paid|sorry|thanks|lol|both|all|done|same|others?|etc|the rest|the usual)\b|\b(?:is|are|was|were|said|told|want|would|could|can|do|don't|doesn't|have|has|isn't)\b/i;

/** Every word with a capital or a figure, but for the small words of names. */
const isProper = (text: string): boolean =>
  text
    .split(/\s+/)
    .every(
      (word, at, all) =>
        /^[^\p{Ll}]|^\p{Ll}+\p{Lu}/u.test(word) ||
        (at > 0 && at < all.length - 1 && /^(?:of|and|the|for|de|in|at|on|to|la|du|van|von)$/u.test(word)),
    );

const employer = (item: Item): Mention => ({
  start: item.start,
  end: item.end,
  text: item.text,
  negated: false,
  certainty: 0.9,
  kind: 'company',
  company: asName(item.text),
});

/** Short words for people at work, which beside a title end another: "ER tech". */
const jobWord = /^(?:\S+\s){1,3}(?:tech|dev|ops|rep|exec|hand|op)$/i;

const role = (item: Item): Mention => {
  const title = capital(item.text);
  return {
    start: item.start,
    end: item.end,
    text: item.text,
    negated: false,
    certainty: 0.9,
    kind: 'role',
    title,
    role: title,
    function: '',
    seniority: null,
    known: false,
  };
};

/** In small letters a name gets its capitals; short ones that are no words are abbreviations. */
const asName = (text: string): string =>
  /\p{Lu}/u.test(text)
    ? text
    : text
        .split(/\s+/)
        .map((word) => (plain(word).length <= 3 && !isOrdinary(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' ')
        .replace(/(?<=\s)(?:Of|And|The|For|De|In)(?=\s)/g, (word) => word.toLowerCase());

type Sort = 'company' | 'role' | 'place' | 'field' | 'misread' | 'unknown' | 'other';

interface Item {
  text: string;
  start: number;
  end: number;
  /** It follows "at", "like" or "for" as a name does. */
  cued: boolean;
}
