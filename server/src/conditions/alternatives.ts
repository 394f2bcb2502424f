import type { Mention } from '#language/types.ts';

/**
 * Which of a message's wishes are alternatives of different fields, or branches of an "or": "government or law", "PMs at Google or engineers
 * at Meta". Values of one field are alternatives anyway. `mentions` stand in the order of the text.
 */
export function alternativesIn(message: string, mentions: readonly Mention[]): ReadonlyMap<Mention, Mark> {
  const marks = new Map<Mention, Mark>();
  let next = 1;
  for (let at = 0; at + 1 < mentions.length && next < 10; at++) {
    const [one, other] = [mentions[at], mentions[at + 1]];
    if (one === undefined || other === undefined || !isJoined(message, one, other, or)) continue;
    const branches = branchesAt(message, mentions, at);
    if (branches !== null) {
      for (const [number, branch] of branches.entries())
        for (const mention of branch) marks.set(mention, { either: next, all: number + 1 });
      next++;
      continue;
    }
    if (familyOf(one) === familyOf(other) || familyOf(one) === null || familyOf(other) === null) continue;
    const either = marks.get(one)?.either ?? next++;
    // "Law, government or Google": a list is one set of alternatives.
    for (let first = at; first >= 0; first--) {
      const [earlier, later] = [mentions[first], mentions[first + 1]];
      if (earlier === undefined || (first < at && (later === undefined || !isJoined(message, earlier, later, comma)))) break;
      marks.set(earlier, { either });
    }
    marks.set(other, { either });
  }
  return marks;
}

/** The two sides of an "or" where both name the same kinds of things in the same order, at least two, work among them. */
function branchesAt(message: string, mentions: readonly Mention[], at: number): [Mention[], Mention[]] | null {
  const left = [mentions[at]].flatMap((one) => one ?? []);
  for (let first = at - 1; first >= 0; first--) {
    const [earlier, later] = [mentions[first], mentions[first + 1]];
    if (earlier === undefined || later === undefined || !isJoined(message, earlier, later, plain)) break;
    left.unshift(earlier);
  }
  const right = [mentions[at + 1]].flatMap((one) => one ?? []);
  for (let last = at + 2; last < mentions.length; last++) {
    const [earlier, later] = [mentions[last - 1], mentions[last]];
    if (earlier === undefined || later === undefined || !isJoined(message, earlier, later, plain)) break;
    right.push(later);
  }
  for (let size = Math.min(left.length, right.length); size > 1; size--) {
    const [some, others] = [left.slice(-size), right.slice(0, size)];
    const families = some.map(familyOf);
    if (
      families.includes('work') &&
      new Set(families).size === size &&
      families.every((family, index) => family !== null && family === familyOf(others[index]))
    )
      return [some, others];
  }
  return null;
}

/** Whether nothing stands between the two but words that join or lead on, in the way of `how`. */
function isJoined(message: string, one: Mention, other: Mention, how: RegExp): boolean {
  if (one.negated || other.negated) return false;
  return how.test(message.slice(one.end, other.start).toLowerCase());
}

const lead =
  '(?:(?:maybe|even|perhaps|in|at|with|for|from|near|around|an?|the|some|any|something|anything|work(?:ing)?|jobs?|roles?|positions?|internships?|doing|to do|go into) ?)*';
const head = '(?: ?(?:jobs?|roles?|positions?|internships?|work|companies|firms?|stuff))?';
const or = new RegExp(`^${head}[ ,]*(?:or|/) ?${lead}$`);
const comma = new RegExp(`^${head}, ?${lead}$`);
const plain = new RegExp(`^${head} ?${lead}$`);

/** What may stand in one list; null for what is no alternative of anything. */
function familyOf(mention: Mention | undefined): string | null {
  switch (mention?.kind) {
    case 'role':
    case 'function':
      return 'work';
    case 'industry':
      return 'industry';
    case 'company':
    case 'employerKind':
      return 'company';
    case 'place':
    case 'remote':
      return 'place';
    case 'level':
      return 'level';
    default:
      return null;
  }
}

interface Mark {
  either: number;
  /** The branch that it belongs to; absent where it stands alone. */
  all?: number;
}
