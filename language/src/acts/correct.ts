import type { Stance } from '@alive/contract/facts.ts';
import { type Clause, clausesOf } from '../clauses/clauses.ts';
import type { Name } from '../facts/lexicon.ts';
import { cueAt } from '../stances/cue.ts';
import { empty } from '../stances/cues.ts';
import { plainOf, type Token, tokensOf } from '../text/tokens.ts';
import { type Command, commandOf } from './commands.ts';

/**
 * What a message tells the assistant to do with the facts that stand: those to drop, move or take back, what to read as new, and the clauses
 * that do so, in which nothing else is a fact. Null where it corrects nothing. `last` are the ids of what the message before added, `names`
 * the known names in the message.
 */
export function correctionOf(
  message: string,
  facts: readonly Known[],
  { last = [], names = [] }: { last?: readonly string[]; names?: readonly Name[] } = {},
): Correction | null {
  const tokens = tokensOf(message);
  const clauses = clausesOf(message, tokens).slice(0, mostClauses);
  const plain = plainOf(message).toLowerCase();
  const opens = opening.test(plain);
  const found: Correction = { changes: [], spans: [], added: [], complains: false };
  const spoken = new Set((plain.match(/[\p{L}\d]+/gu) ?? []).map(stem));
  const text: Source = {
    message,
    plain,
    tokens,
    clauses,
    names,
    facts: facts.filter((fact) => isSpokenOf(fact, spoken, names)),
    all: facts,
    last,
  };
  let isCorrection = false;
  let until = 0;
  for (const clause of clauses) {
    const start = tokens[clause.from]?.start ?? 0;
    const end = tokens[clause.to - 1]?.end ?? 0;
    if (start < until) continue;
    const rest = tokens[clause.sentence.to - 1]?.end ?? end;
    // A command is short: what is longer is no command, and is not looked at for one.
    const carried = [end, rest].flatMap((to) => {
      if (to - start > longestCommand) return [];
      const command = commandOf(message.slice(start, to));
      const effect = command === null ? null : effectOf(text, command, start);
      return effect === null ? [] : [{ ...effect, to }];
    })[0];
    if (carried) {
      isCorrection = true;
      until = carried.to;
      found.changes.push(...carried.changes);
      found.added.push(...carried.added);
      found.spans.push({ start, end: carried.to });
      found.complains ||= carried.complains;
      continue;
    }
    // What others do or are is no correction.
    if (clause.holder === 'other' || clause.holder === 'you') continue;
    for (const fact of namedIn(text, start, end)) {
      const change =
        negatedIn(plain.slice(start, end), fact.at, fact.known, opens) ??
        (opens ? feltOf(text, clause, start + fact.at.start, fact.known) : null);
      if (change === null) continue;
      isCorrection = true;
      found.changes.push({ id: fact.known.id, ...change });
      found.spans.push({ start, end });
    }
  }
  if (!isCorrection) return null;
  const changes = [...new Map(found.changes.map((change) => [change.id, change])).values()];
  return { ...found, changes, complains: found.complains && changes.length === 0 && found.added.length === 0 };
}

const longestCommand = 400;
/** Of a message of more clauses the rest corrects nothing. */
const mostClauses = 80;

/** What a command does, where it does something; null where the clause is better read as an answer. `at`: where the clause begins. */
function effectOf(text: Source, { act, object, instead, row, sure, replaces }: Command, at: number): Effect | null {
  const { last } = text;
  const span = object === null ? null : { start: at + object.start, end: at + object.end };
  const put = instead === null ? [] : [{ start: at + instead.start, end: at + instead.end }];
  const named = span === null ? [] : namedIn(text, span.start, span.end, true).map(({ known }) => known);
  const kept = named.filter(({ status }) => status !== 'dropped');
  const drop = (ones: readonly Known[]) => ones.map(({ id }): Change => ({ id, status: 'dropped' }));
  const effect = (changes: Change[], added: Added[] = [], complains = false): Effect => ({ changes, added, complains });
  const like = kept[0] ?? null;
  switch (act) {
    case 'remove':
    case 'deny': {
      if (kept.length > 0)
        return effect(
          drop(kept),
          act === 'deny' &&
            /\b(?:it'?s|they'?re) (?:the |a |my )?(?:kind of |type of )?(?:work|job|field)\b/.test(text.plain.slice(at)) &&
            span !== null
            ? [{ ...span, like: null, row: 'work' }]
            : [],
        );
      if (object !== null) return sure && act === 'remove' ? effect([], [], true) : null;
      if (act === 'deny' || !sure) return null;
      const others = text.clauses
        .flatMap((clause) =>
          namedIn(text, text.tokens[clause.from]?.start ?? 0, text.tokens[clause.to - 1]?.end ?? 0, true).map(({ known }) => known),
        )
        .filter(({ status }) => status !== 'dropped');
      if (others.length > 0) return effect(drop(others));
      const only = last.length === 1 ? text.all.find(({ id, status }) => id === last[0] && status !== 'dropped') : undefined;
      return only ? effect(drop([only])) : effect([], [], true);
    }
    case 'demote':
      return kept.length > 0 ? effect(drop(kept.filter(({ stance }) => stance === 'must'))) : null;
    case 'move':
      if (kept.length === 0 && row !== null && span !== null && /^\W*(?:\w+ ){0,2}(?:add|put|include)\b/.test(text.plain.slice(at)))
        return effect([], [{ ...span, like: null, row: row === 'looking' ? null : row }]);
      if (kept.length > 0 && row !== null)
        return effect(kept.filter(({ stance }) => stance !== row).map(({ id }) => ({ id, stance: row })));
      return null;
    case 'employers': {
      const others = kept.filter(({ kind, stance }) => kind !== 'employer' || stance !== 'looking');
      return kept.length > 0 && span !== null
        ? effect(drop(others), others.length > 0 ? [{ ...span, like: null, row: 'employer' }] : [])
        : null;
    }
    case 'add': {
      if (span === null) return effect([], [], true);
      if (
        contentOf(text.plain.slice(span.start, span.end)).length === 0 &&
        !text.names.some((name) => name.start >= span.start && name.end <= span.end)
      )
        return null;
      const back = named.filter(({ status }) => status !== 'kept');
      return back.length > 0 && named.length === back.length
        ? effect(back.map(({ id }) => ({ id, status: 'kept' })))
        : kept.length > 0 && row !== null
          ? effect(kept.map(({ id }) => ({ id, stance: row })))
          : effect([], [{ ...span, like: null, row: row === 'looking' ? null : row }]);
    }
    case 'keep':
      return named.length > 0 ? effect(named.filter(({ status }) => status !== 'kept').map(({ id }) => ({ id, status: 'kept' }))) : null;
    case 'replace': {
      const former = like ?? (replaces || object === null ? sharing(text, put[0]) : null);
      if (object !== null && kept.length === 0) return null;
      return effect(
        former === null ? [] : drop(kept.length > 0 ? kept : [former]),
        put.map(({ start, end }) => ({ start, end, like: former, row: null })),
      );
    }
    case 'change':
      return kept.length > 0 ? effect([], [], true) : null;
    case 'one':
      return kept.length > 0 && span !== null ? effect(drop(kept), [{ ...span, like: null, row: 'employer', whole: true }]) : null;
    case 'retract': {
      const said = text.all.filter(({ id, status }) => last.includes(id) && status === 'kept');
      return said.length > 0 ? effect(drop(said)) : effect([], [], true);
    }
    case 'complain': {
      const only =
        last.length === 1 && text.clauses.length === 1 ? text.all.find(({ id, status }) => id === last[0] && status === 'kept') : undefined;
      return only ? effect(drop([only])) : effect([], [], true);
    }
  }
}

/** Whether any word of a fact stands in the message: the others are not looked for. */
const isSpokenOf = (fact: Known, spoken: ReadonlySet<string>, names: readonly Name[]): boolean =>
  (
    plainOf(fact.text)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  ).some((word) => word.length > 2 && !empty.has(word) && spoken.has(stem(word))) ||
  (synonyms[fact.value ?? ''] ?? []).some((name) => name.split(/[ -]/).some((word) => spoken.has(stem(word)))) ||
  names.some(({ value }) => value === fact.value);

/** What shares a word with what is said instead, the last one first: "I meant structural engineer". */
function sharing({ plain, facts, last }: Source, instead: { start: number; end: number } | undefined): Known | null {
  if (!instead) return null;
  const words = contentOf(plain.slice(instead.start, instead.end)).map(stem);
  const shares = (fact: Known) =>
    fact.status !== 'dropped' &&
    contentOf(plainOf(fact.text).toLowerCase()).some((word) =>
      words.some((other) => other === stem(word) || (other.length > 5 && other.slice(0, 6) === word.slice(0, 6))),
    );
  return facts.findLast((fact) => last.includes(fact.id) && shares(fact)) ?? facts.findLast(shares) ?? null;
}

/** The facts that a piece of the message names, the fullest naming first: where one name lies within another, the other counts. */
function namedIn(text: Source, start: number, end: number, loosely = false): { known: Known; at: { start: number; end: number } }[] {
  const said = text.plain.slice(start, end);
  const found = text.facts.flatMap((known) => {
    const at = namedAt(known, said, start, text, loosely);
    return at === null ? [] : [{ known, at }];
  });
  return found.filter(
    ({ at, known }) =>
      !found.some(
        (other) =>
          other.known !== known &&
          other.at.start <= at.start &&
          other.at.end >= at.end &&
          other.at.end - other.at.start > at.end - at.start,
      ),
  );
}

/** Where a piece names a fact: by its text, its list name, the words of a must, its first word (employers), or its own words. */
function namedAt(
  fact: Known,
  said: string,
  offset: number,
  { names, message }: Source,
  loosely: boolean,
): { start: number; end: number } | null {
  const spellings = [fact.text, fact.text.split(',')[0] ?? '', ...(synonyms[fact.value ?? ''] ?? [])]
    .map((name) => plainOf(name).toLowerCase().trim())
    .filter((name) => name.length > 1);
  for (const name of spellings) {
    if (!said.includes(name.slice(0, -1))) continue;
    const one =
      wordAt(said, `${escaped(name)}(?:s|es)?`) ??
      (name.length > 4 && name.endsWith('s') ? wordAt(said, escaped(name.slice(0, -1))) : null);
    if (one) return one;
  }
  const known =
    fact.value === null
      ? undefined
      : names.find((name) => name.value === fact.value && name.start >= offset && name.end <= offset + said.length);
  if (known) return { start: known.start - offset, end: known.end - offset };
  const [, first] = fact.kind === 'employer' ? (/^(?:the )?(\p{L}{4,})(?= )/iu.exec(plainOf(fact.text)) ?? []) : [];
  const byFirst = first === undefined ? null : wordAt(said, escaped(first.toLowerCase()));
  if (byFirst && (loosely || /\p{Lu}/u.test(message.slice(offset + byFirst.start, offset + byFirst.end)))) return byFirst;
  if (fact.kind === 'must' && fact.value !== null) return null;
  const words = contentOf(plainOf(fact.text).toLowerCase()).map(stem);
  const spoken = [...said.matchAll(/[\p{L}\d]+/gu)].filter(([word]) => word.length > 2 && !empty.has(word) && !ofCommands.has(word));
  const hits = spoken.filter(([word]) => words.includes(stem(word)));
  const [head] = hits;
  const tail = hits.at(-1);
  if (!head || !tail || (words.length < 2 && !loosely)) return null;
  const isMost = new Set(hits.map(([word]) => stem(word))).size >= Math.ceil(words.length * 0.6);
  // "The one about my dad": the words of a command may be fewer than the fact's, but none is of something else.
  return isMost || (loosely && hits.length === spoken.length) ? { start: head.index, end: tail.index + tail[0].length } : null;
}

const wordAt = (said: string, source: string): { start: number; end: number } | null => {
  const found = new RegExp(String.raw`(?<![\p{L}\d])${source}(?![\p{L}\d])`, 'u').exec(said);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
};

/** "Not Chicago", "no clearance needed", "don't need sponsorship": a negative that drops the wanted or needed fact it names. */
function negatedIn(said: string, { start }: { start: number }, fact: Known, opens: boolean): Omit<Change, 'id'> | null {
  const before = said.slice(0, start);
  const negated =
    /(?:\b(?:not|never|no longer|don'?t|do not|didn'?t|did not|doesn'?t|isn'?t|won'?t)\b|^\W*(?:(?:and|but|so|also|just)\s+)*no\b)(?:\s+(?:a|an|the|any|really|actually|to|say|said|mean|meant|need|want|require|live|move|be|go|in|at|for|looking for|interested in|considering|my|even|want to|necessarily)\b)*[\s"'“]*$/.exec(
      before,
    );
  if (negated === null || fact.status === 'dropped' || /\b(?:not|no)\b/.test(fact.text.toLowerCase())) return null;
  // "I have no visa", "I'm not a data analyst yet": what is, not what is wanted.
  if (
    fact.kind === 'must' &&
    !/\b(?:need|want|require|say|said|mean|meant)\b/.test(negated[0]) &&
    !/^\W*(?:(?:and|but|so|also|just)\s+)*(?:no|not)\b/.test(before)
  )
    return null;
  if (fact.kind === 'work' && /\b(?:am|'m|is|are|was)\s+not\s+(?:an?\s*)?$/.test(before)) return null;
  // A negative corrects what is wanted or needed; of likings it moves the fact, which reading it does by itself.
  if (fact.stance === 'less') return null;
  return fact.stance === 'more' && !opens ? null : { status: 'dropped' };
}

/** "No, I hate milking": a liking, a dislike or a wish moves the fact it names into its row. */
function feltOf({ tokens, plain }: Source, clause: Clause, at: number, fact: Known): Omit<Change, 'id'> | null {
  const cue = clause.verb === null || fact.status !== 'kept' ? null : cueAt(tokens, clause.subject?.to ?? clause.start, clause.to);
  // Only what it governs: nothing behind a comma.
  if (cue === null || at < (tokens[cue.after]?.start ?? 0) || /[,;]/.test(plain.slice(tokens[cue.after]?.start ?? at, at))) return null;
  if (!['like', 'draw', 'dislike', 'want', 'wish'].includes(cue.feeling)) return null;
  const against = cue.feeling === 'dislike' ? !cue.negated : cue.negated;
  const stance: Stance = against ? 'less' : cue.feeling === 'want' || cue.feeling === 'wish' ? 'looking' : 'more';
  if (stance === fact.stance || (stance === 'more' && fact.stance === 'looking')) return null;
  return fact.kind === 'place' || fact.kind === 'must' || fact.kind === 'seeking' ? { status: 'dropped' } : { stance };
}

/** How a message opens that corrects. */
const opening =
  /^[\s•*-]*(?:no+|nope|nah|wait|actually|sorry|oh no|um no|hmm no|i said|i meant|that'?s (?:wrong|not)|wrong|not what)\b(?![\s,]*(?:idea|clue|preference|one\b|thanks|thank))/;

/** Words that name a must or a kind of employment. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  visa: ['visa', 'sponsorship', 'sponsor', 'sponsored'],
  no_clearance: ['clearance', 'security clearance'],
  remote: ['remote', 'remotely', 'work from home'],
  onsite: ['on-site', 'in person', 'in-person', 'onsite'],
  part_time: ['part-time', 'part time'],
  internships: ['internship', 'internships'],
  full_time: ['full-time', 'full time'],
  accessible: ['accessible'],
  paid: ['paid'],
};
const ofCommands = new Set(
  'take off remove delete drop scratch please both one ones thing things list chip add put keep move about said mean meant wrong company companies employer employers requirement missed still looking want need mind changed idea'.split(
    ' ',
  ),
);
const contentOf = (text: string): string[] => (text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2 && !empty.has(word));
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Source {
  message: string;
  /** In small letters, every character in its place. */
  plain: string;
  tokens: readonly Token[];
  clauses: readonly Clause[];
  names: readonly Name[];
  /** Those of which the message may speak. */
  facts: readonly Known[];
  all: readonly Known[];
  last: readonly string[];
}

interface Effect {
  changes: Change[];
  added: Added[];
  complains: boolean;
}

/** What a correction needs to know of a fact. */
export interface Known {
  id: string;
  kind: string;
  stance: Stance;
  text: string;
  value: string | null;
  status: 'kept' | 'offered' | 'dropped';
}

interface Change {
  id: string;
  stance?: Stance;
  status?: 'kept' | 'dropped';
}

/** A piece of the message to be read as said anew: in place of a fact, or as what a question asks for. */
export interface Added {
  start: number;
  end: number;
  like: Known | null;
  row: 'employer' | 'work' | 'more' | 'less' | 'must' | null;
  /** One name, whatever stands in it. */
  whole?: true;
}

export interface Correction {
  changes: Change[];
  /** The clauses that correct: nothing else is read from them. */
  spans: { start: number; end: number }[];
  added: Added[];
  /** Something is wrong, and nothing tells what. */
  complains: boolean;
}
