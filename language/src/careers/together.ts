import { isOfPosition } from '../conditions/registry.ts';
import type { Item } from '../conditions/item.ts';

/** Marks what belongs together: several positions ("both Google and Meta"), positions at the same time, and alternatives over fields. */
export function setTogether(text: string, items: readonly Item[]): string[] {
  setLists(text, items);
  const guesses = [...setBoth(text, items)];
  setDuring(text, items);
  guesses.push(...setFields(text, items));
  setEither(text, items);
  return guesses;
}

/** "Principals, deans, superintendents": work that is listed is an alternative, whatever fields name it. */
function setLists(text: string, items: readonly Item[]): void {
  const isWork = (one: Item | undefined) => one !== undefined && !one.negated && ofWork.has(one.field) && one.either === undefined;
  let mark = 7;
  for (let at = 0; at < items.length; at++) {
    const list = [items[at]];
    while (isWork(list.at(-1)) && isWork(items[at + 1]) && listed.test(text.slice(items[at]?.end, items[at + 1]?.start)))
      list.push(items[++at]);
    const works = list.flatMap((one) => one ?? []);
    if (works.length < 3 || new Set(works.map(kindOf)).size < 2 || mark > 8) continue;
    for (const one of works) one.either = mark;
    mark++;
  }
}

const ofWork: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'seniority', 'founder', 'text']);
const listed =
  /^(?: (?:people|folks|types?|staff))?(?:, ?|; ?|\? ?| ?\/ ?|,? (?:or|and) )(?:(?:or|and) )?(?:an? |the |anyone in |anybody in )?$/i;

/** "Worked at both Google and Meta", "worked at Google and Meta": two positions. */
function setBoth(text: string, items: readonly Item[]): string[] {
  const guesses: string[] = [];
  for (const [at, item] of items.entries()) {
    const last = items[at - 1];
    if (
      last === undefined ||
      item.negated ||
      item.field !== last.field ||
      item.when !== last.when ||
      !isOfPosition(item.field) ||
      item.field === 'seniority'
    )
      continue;
    const gap = text.slice(last.end, item.start).toLowerCase();
    const both =
      /\bboth(?: (?:at|in|as|for|an?|been))*\s*$/.test(text.slice(Math.max(0, last.start - 20), last.start).toLowerCase()) ||
      (last.position > 1 && /^,? and\b/.test(gap));
    const and = /^,? (?:and|and also|as well as|plus)(?: (?:at|in|as|for|an?|worked at|also))* $/.test(gap) && !/^ ?$/.test(gap);
    if (!and || item.position > 1) continue;
    if (both || (item.field === 'company' && (item.when === 'ever' || item.when === 'past'))) {
      item.position = Math.min(9, last.position + 1);
      if (!both) guesses.push(`“and” is read as both: ${String(last.value)} and ${String(item.value)} at different times.`);
    }
  }
  return guesses;
}

/** "Teachers who also run a company", "at Google while doing an MBA". */
function setDuring(text: string, items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const last = items.slice(0, at).findLast((one) => isOfPosition(one.field) && one.field !== 'place' && !one.negated);
    if (last === undefined || item.negated || !isOfPosition(item.field) || item.position > 1) continue;
    const gap = text.slice(last.end, item.start).toLowerCase();
    const after = text.slice(item.end, item.end + 40).toLowerCase();
    const meanwhile =
      /\b(?:while|simultaneously|alongside|concurrently|at the same time|on the side|as well as being|and at once)\b/.test(gap) ||
      /^,? (?:at the same time|on the side|simultaneously|in parallel|concurrently)\b/.test(after);
    const also =
      /\b(?:also|at once|besides)\b(?! (?:worked|was|were|used|have|has|had|know|speak|studied|from|in\b|went|like))/.test(gap) &&
      item.when === last.when &&
      item.when === 'now';
    if (!meanwhile && !also) continue;
    if (meanwhile && (last.when === 'ever' || item.when === 'ever')) {
      if (item.when === 'now') item.when = 'ever';
      if (last.when === 'now') last.when = 'ever';
    }
    item.position = Math.min(9, last.position + 1);
    item.during = last.position;
    for (const next of items.slice(at + 1))
      if (
        isOfPosition(next.field) &&
        next.when === item.when &&
        /^ (?:at|in|for|with) (?:the )?$/.test(text.slice(item.end, next.start).toLowerCase())
      )
        Object.assign(next, { position: item.position, during: item.during });
  }
}

/** "Product managers in healthcare": role and function are one field, so the field of work alongside a role is the employer's industry. */
function setFields(text: string, items: readonly Item[]): string[] {
  const guesses: string[] = [];
  for (const [at, item] of items.entries()) {
    if (item.field !== 'function' || item.negated || item.isRole === true) continue;
    const group = items.filter(
      (one) =>
        (one.field === 'role' || (one.field === 'function' && one.isRole === true)) &&
        !one.negated &&
        one.when === item.when &&
        one.position === item.position &&
        one.value !== 'MBA',
    );
    const [last, next] = [items[at - 1], items[at + 1]];
    const before = last === undefined ? '' : text.slice(last.end, item.start).toLowerCase();
    const listed =
      ((last?.field === 'role' || last?.field === 'function') &&
        /^(?:,|,? (?:or|and)(?: (?:in|people in|anyone in|those in))?|\/) ?$/.test(before)) ||
      (next?.field === 'role' && /^(?:,|,? (?:or|and)) $/.test(text.slice(item.end, next.start).toLowerCase()));
    // "Data people in healthcare".
    const within =
      last?.field === 'function' &&
      !last.negated &&
      last.value !== item.value &&
      last.when === item.when &&
      item.industry !== undefined &&
      /\b(?:in|at|within)(?: the)? $/.test(before) &&
      !/\b(?:and|or)\b|[,/]/.test(before);
    if ((group.length === 0 && !within) || listed) continue;
    if (item.industry !== undefined) Object.assign(item, { field: 'industry', value: item.industry });
    else {
      guesses.push(`“${text.slice(item.start, item.end)}” beside a role is looked for in the words of the career.`);
      Object.assign(item, { field: 'text', value: text.slice(item.start, item.end).toLowerCase() });
    }
  }
  return guesses;
}

/** "Google or fintech": alternatives of different fields. */
function setEither(text: string, items: readonly Item[]): void {
  let mark = 0;
  for (const [at, item] of items.entries()) {
    const last = items[at - 1];
    if (last === undefined || item.negated || last.negated || kindOf(item) === kindOf(last)) continue;
    const gap = text.slice(last.end, item.start).toLowerCase();
    if (
      !/^,? (?:or|or else|and\/or)(?: (?:people|anyone|those|folks|alumni|someone|something|anything|maybe|perhaps|possibly|even|also|who|are|is|went|go|goes|gone|attended|graduated|graduates|study|studies|studying|work|works|working|have|has|worked|studied|majored|at|as|in|from|to|with|an?|the|based|live|lives|to|do|doing))* $/.test(
        gap,
      )
    )
      continue;
    const run = items
      .slice(0, at)
      .findLastIndex((one, index) => index < at - 1 && !/^(?:,|,? or) $/.test(text.slice(one.end, items[index + 1]?.start ?? 0)));
    // "PMs at Google or engineers at Meta" are alternatives of one field each.
    if (items.slice(0, at).some((one) => kindOf(one) === kindOf(item) && one.either === undefined && one.field !== 'company')) continue;
    if (last.either === undefined) {
      mark = Math.min(9, mark + 1);
      for (const one of items.slice(Math.max(run + 1, 0), at)) if (kindOf(one) === kindOf(last)) one.either = mark;
      last.either = mark;
    }
    item.either = last.either;
    // "Who work as chemists at 3M, or who went to Purdue": what the first clause says besides would rule out the second, so that it ranks.
    const clause = /\bor (?:\w+ )?who\b/.test(gap) ? text.slice(0, last.start).search(/\bwho\b(?!.*\bwho\b)/is) : -1;
    if (clause >= 0)
      for (const one of items.slice(0, at)) if (one.start > clause && one.either === undefined && !one.negated) one.soft = true;
  }
}

const kindOf = ({ field }: Item) => (field === 'function' ? 'role' : field);
