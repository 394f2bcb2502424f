import { asksForAny, asksToFind } from '@alive/language/acts/forms.ts';
import { letGoOf } from '@alive/language/conditions/held.ts';
import { asksAnything, asksOfEmployers } from '@alive/language/acts/questions.ts';
import { meansPeople, pathIn, peopleIn, seeks, servesPeople, slotsIn } from '@alive/language/acts/seek.ts';
import { clausesIn } from '@alive/language/clauses/parts.ts';
import type { Context } from './context.ts';
import { interpret } from './interpret.ts';
import type { Move } from './move.ts';
import { withOwnMajor } from './of-oneself.ts';

/**
 * What a message asks of alumni, by those of its clauses that do, with the words that belong to it: what it is for, what is said of those people and
 * what changes who they are. null where no clause asks for anyone.
 */
export function peopleApart(context: Context, message: string, whole: readonly Span[]): PeopleApart | null {
  const { state, reading, readRequest, about } = context;
  // "Boston should stay, and I would like to meet Yale graduates": the second asks for people alone.
  const given = whole.flatMap((span) => {
    const [head, tail] = clausesIn(message, span);
    const asksIn = ({ start, end }: Span) => peopleIn(message.slice(start, end), reading(message.slice(start, end))) !== null;
    return head !== undefined && tail !== undefined && asksIn({ ...tail, end: span.end }) && !asksIn(head)
      ? [head, { ...tail, end: span.end }]
      : [span];
  });
  const moveOf = (text: string) => {
    const read = readRequest(text);
    return interpret(text, { ...read, mentions: withOwnMajor(text, read.mentions, about.major) }, state);
  };
  // "Someone at Penguin? Preferably an editor." asks for one kind of people.
  const clauses = given.flatMap(({ start }, at) => {
    const isAdded = (one: Span | undefined) =>
      one !== undefined && /^\W*(?:preferably|ideally|especially)\b/i.test(message.slice(one.start, one.end));
    const end = given[isAdded(given[at + 1]) ? at + 1 : at]?.end ?? start;
    return at > 0 && isAdded(given[at]) ? [] : [{ start, end }];
  });
  const wereShown = state.people !== null && state.people.isPast !== true;
  const asks = clauses.flatMap((span): Ask[] => {
    const text = message.slice(span.start, span.end);
    const mayAsk = state.people !== null || peopleIn(text, reading(text)) !== null || pathIn(text, reading(text)) !== null;
    const move = mayAsk ? moveOf(text) : null;
    return move !== null && peopleMoves.has(move.kind) ? [{ span, text, move }] : [];
  });
  const [first] = asks;
  if (first === undefined) return peopleMeant(context, message, clauses);
  // "None of those went to Oberlin. Fine." says something of them, and asks nothing where something else is asked.
  const asking = asks.filter(({ text }) => clauses.length === 1 || asksAnything(text) || seeks(text));
  // "Not just the Met. Any Oberlin people in music?" asks for one kind of people.
  const moves = [...Map.groupBy(asking, ({ move }) => kindOf(move)).values()].flatMap((some): Move[] => {
    const text = some.map((one) => one.text).join(' ');
    const move = some.at(-1)?.move;
    const whole = some.length > 1 ? moveOf(text) : null;
    if (move?.kind === 'people') return [{ kind: 'people', asked: { ...move.asked, message: text } }];
    return [whole !== null && peopleMoves.has(whole.kind) ? whole : (move ?? first.move)];
  });
  const spans = asks.map(({ span }) => span);
  for (const span of clauses) {
    const text = message.slice(span.start, span.end);
    if (spans.includes(span)) continue;
    const { mentions } = reading(text);
    const asksNothing = !asksAnything(text) && !asksToFind(text) && !asksForAny(text) && !letsGo(context, text);
    const isRemark = asksNothing && (mentions.length === 0 || (wereShown && states.test(text)));
    // "How do people become a UX researcher? Did any of them start at a museum?"
    const isTheirs = span.start > first.span.start && theirs.test(text) && !asksOfEmployers(text);
    if (!isRemark && !isTheirs && !servesPeople(text)) continue;
    spans.push(span);
    if (isTheirs && mentions.length > 0)
      moves.push({
        kind: 'peopleAgain',
        again: { asks: 'others' },
        asked: { ...slotsIn(text, { mentions }), message: text, mentions, ids: [] },
      });
  }
  return {
    move: moves.reduce<Move | null>((one, besides) => (one === null ? besides : { kind: 'both', first: one, besides }), null),
    spans,
  };
}

/** "Huh? I meant people. Event managers at Disney": what else is named says which; where nothing is, those who do the work that is searched for. */
function peopleMeant(context: Context, message: string, clauses: readonly Span[]): PeopleApart | null {
  const textOf = ({ start, end }: Span) => message.slice(start, end);
  if (!clauses.some((span) => meansPeople(textOf(span)))) return null;
  const ofJobs = (text: string) => !meansPeople(text) && (asksForAny(text) || letsGo(context, text));
  const spans = clauses.filter((span) => !ofJobs(textOf(span)));
  const text = spans.flatMap((span) => (meansPeople(textOf(span)) ? [] : textOf(span))).join(' ');
  const { mentions } = context.reading(text);
  const asked = { ...slotsIn(text, { mentions }), message: mentions.length > 0 ? text : '', mentions, ids: [] };
  if (spans.length < clauses.length && mentions.length === 0) return null;
  return { move: { kind: 'people', asked: { ...asked, work: asked.work || mentions.length === 0 } }, spans };
}

/** What can be asked for in one breath. */
const kindOf = (move: Move): string =>
  move.kind === 'peopleAgain' ? (move.again.asks === 'others' ? 'people' : move.again.asks) : move.kind;

const letsGo = ({ state: { conditions, wishes, last }, reading }: Context, text: string): boolean =>
  letGoOf(text, { before: conditions, wishes, titles: last.map(({ title }) => title), reading }) !== null;

const states = /['’](?:s|re)\b|\b(?:is|are|was|were|looks?|seems?|sounds?|went|studied|works?|worked)\b/i;
const theirs = /\b(?:they|them|their|those people|these people)\b/i;

/** What is done about people. */
export const peopleMoves: ReadonlySet<Move['kind']> = new Set(['people', 'peopleAgain', 'path']);

interface PeopleApart {
  /** null where something is only said of the people shown. */
  move: Move | null;
  spans: Span[];
}

interface Ask {
  span: Span;
  text: string;
  move: Move;
}

interface Span {
  start: number;
  end: number;
}
