import type { Condition } from '@alive/contract/conditions.ts';
import { levels } from '@alive/contract/jobs.ts';
import { doorLines, doorsIn } from '@alive/language/acts/door.ts';
import { startsOver } from '@alive/language/acts/let-go.ts';
import { reportsIn, tellingIn } from '@alive/language/clauses/asides.ts';
import type { Coverage } from '@alive/language/clauses/coverage.ts';
import { couldNotUse, didNotUse } from '@alive/language/conditions/facts.ts';
import { letGoOf, letsGo } from '@alive/language/conditions/held.ts';
import {
  conditionOf,
  conditionOfMention,
  conditionsOfMention,
  freeMark,
  group,
  settled,
  withoutMarks,
} from '@alive/language/conditions/registry.ts';
import {
  asAlternatives,
  isAmongWords,
  isOnlyThat,
  isSubject,
  leads,
  phrasesIn,
  type Said,
  type Wish,
} from '@alive/language/conditions/wishes.ts';
import { termOf } from '@alive/language/conditions/named.ts';
import { degreesDenied } from '@alive/language/lexicon/degrees.ts';
import { areaAround } from '@alive/language/places/cities.ts';
import { plainMarks } from '@alive/language/text/marks.ts';
import { respelled } from '@alive/language/text/respelled.ts';
import { type Distress, distressesIn } from '@alive/language/safety/distress.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import { blanked, evenSpaces, matchesIn, overlap, spanOf } from '@alive/language/text/text.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { type AnswerPart, type AssistantTurn, isUnsent, tokens } from '#platform/chat.ts';
import { inSlices } from '#platform/slices.ts';
import { broughtBack } from './brought-back.ts';
import type { Context } from './context.ts';
import { jobsAgain } from './again-jobs.ts';
import { withEmployers } from './employers.ts';
import { filterOf } from './filter.ts';
import { accepted, interpret } from './interpret.ts';
import { isBareIn, requestOf } from './request.ts';
import { asksAnything, aspectOf } from '@alive/language/acts/questions.ts';
import { meansJobs, tellsOfPeople } from '@alive/language/acts/seek.ts';
import { asksForAny, asksToFind, settlesOn } from '@alive/language/acts/forms.ts';
import { yesFirst } from '@alive/language/acts/answers.ts';
import { asksForHeldBack, courtesyIn, describesShown, objectionIn, toldIn, worries } from '@alive/language/acts/talk.ts';
import { questionsIn, sentencesIn } from '@alive/language/clauses/parts.ts';
import { type Move, searching, type Searching } from './move.ts';
import { nearestTo } from './nearest-work.ts';
import { addedForAndGone, partlyRead, sorry, thanksForThat, worriedToo } from './copy/talk.ts';
import { asksOn } from './said-of-others.ts';
import { lineAbroad } from './small-talk.ts';
import { withOwnMajor } from './of-oneself.ts';
import { peopleMoves, peopleApart } from './people-apart.ts';
import { type ReadingInput, readingOf } from './reading.ts';
import { othersNamed, withLikelyPlaces } from './same-name.ts';
import { distinct, isSame } from './selection.ts';
import { type SearchState, wordsShown } from './state.ts';
import { matchedWishes } from './texts.ts';

/** A message as it is read, by `read` where that is not the built-in way. */
export async function understand(context: Context, turn: AssistantTurn, read = context.readRequest): Promise<Understood> {
  const sent = turn.message ?? '';
  const said = plainMarks(evenSpaces(sent).replace(/\bw\/o\b/gi, 'without'));
  const beginning = beginningOf(said);
  const { spelling } = await context.tools.vocabulary();
  const message = respelled(
    beginning,
    (text) => context.reading(text).mentions,
    (word) => spelling.correct(word),
  );
  const others = inSlices();
  const { doors, spans, rest: besides } = doorsIn(message);
  const back = goesBack(context.state, besides);
  const apart = partsApart(context, back === null ? besides : blanked(besides, [back]));
  const asked = blanked(besides, [...apart.spans, ...(back === null ? [] : [back])]);
  const { mentions, ...rest } = read(asked);
  const open = openIn(asked);
  const idle = [...idiomsIn(asked), ...open];
  // A long message takes a while, and more is to come.
  await others();
  const felt = distressesIn(message);
  const named = {
    ...rest,
    ...(lineAbroad(message) === null ? {} : nothingUnread),
    serving: [...(rest.serving ?? []), ...spans, ...apart.spans, ...(back === null ? [] : [back]), ...felt, ...idle],
    ...(rest.phrases !== undefined && {
      phrases: rest.phrases.filter((one) => !idle.some(({ start, end }) => start <= one.start && one.end <= end)),
    }),
    mentions: withOwnMajor(asked, mentions.slice(0, mostMentions).filter(isNotExplained(message, mentions)), context.about.major)
      .map((one) => withKept(asked, asHeld(one, context), context.state))
      .filter((one) => !open.some((span) => overlap(one, span)) || isHeldBy(one, context.state)),
  };
  const { reading, note } = await withEmployers(await withLikelyPlaces(context, named), context.tools);
  const told = apart.told ?? toldBy(message, felt);
  const isDone = apart.given !== null || apart.people !== null || apart.shown !== null;
  const isRequest =
    isDone ||
    told === null ||
    bringsMore(
      asked,
      named.mentions.filter((one) => !felt.some((span) => overlap(one, span))),
      context.state,
    );
  const long = beginning.length < said.length || mentions.length > mostMentions ? partlyRead : '';
  return {
    sent,
    message,
    asked,
    // Of what is only told no word needs a use.
    reading: isRequest ? reading : { ...reading, ...nothingUnread, phrases: [], serving: [{ start: 0, end: message.length }] },
    given: apart.given,
    people: apart.people,
    shown: apart.shown,
    told: isRequest ? null : told,
    note: [isRequest ? feltLine(told === 'loss', apart) : '', apart.why, long, note, doorLines(doors)]
      .filter((line) => line !== '')
      .join(' '),
  };
}

/** Whether a name names only conditions that hold. */
const isHeldBy = (one: Mention, { conditions }: SearchState): boolean =>
  conditionsOfMention({ ...one, negated: false }).every(({ id }) => conditions.some((held) => held.id === id));

/** A loss or a feeling that a clause of a message says; null for neither, and for a danger. */
const toldBy = (message: string, felt: readonly Distress[]): Told => {
  if (felt.some(({ kind }) => kind === 'danger')) return null;
  return felt.some(({ kind }) => kind === 'grief') ? 'loss' : felt.length > 0 || worries(message) ? 'feeling' : null;
};

/** Whether what is told of a feeling asks for anything too. "That is why I need Boston" does not, where Boston is asked for already. */
const bringsMore = (message: string, mentions: readonly Mention[], { conditions }: SearchState): boolean =>
  [...message.matchAll(/[^.!?;,\n]+[?]?/g)].some(({ 0: clause, index }) => {
    const own = mentions.filter(({ start }) => start >= index && start < index + clause.length);
    const isHeld = (one: Mention) => conditionsOfMention(one).every(({ id }) => conditions.some((held) => held.id === id));
    // "I just need a break" asks for no work.
    const asks = asksForAny(clause) ? asksOn(clause) : asksOn(clause.replace(/\b(?:need|want|like|love)\b/gi, ' '));
    return asksAnything(clause) || own.some((one) => !isHeld(one)) || (own.length === 0 && asks);
  });

/**
 * The parts of a message that are done by themselves, whatever else it says: a yes to what was offered, what it lets go of, whom of the alumni it asks
 * for, and how the student feels. `spans` are their words.
 */
function partsApart(context: Context, message: string): PartsApart {
  const denied = degreesDenied(message).filter(({ start }) => !asksOfShown.test(message.slice(0, start)));
  const apart = restApart(context, blanked(message, denied));
  if (denied.length === 0) return apart;
  const { conditions, wishes } = apart.given ?? context.state;
  const without = denied.map(({ degree }) => conditionOf('degree', degree, true));
  const left = conditions.filter(({ field, op }) => field !== 'degree' || op === 'not');
  return { ...apart, given: { conditions: distinct([...left, ...without]), wishes }, spans: [...apart.spans, ...denied] };
}

/** "Which of these don't need a degree?" asks of the jobs shown. */
const asksOfShown =
  /(?:^|[.!?;,]\s*)(?:(?:and|so|but|ok|okay|hm+) )*(?:which|who|how many|why|do|does|did|is (?!there)|are (?!there)|would|will|what (?!about|else))\b[^.!?;]*$/i;

function restApart(context: Context, message: string): PartsApart {
  const { state, reading } = context;
  const none: PartsApart = { given: null, people: null, isWorried: false, told: null, shown: null, why: '', spans: [] };
  if (courtesyIn(message) !== null) return none;
  const isPolite = ({ start, end }: Span) => courtesyIn(message.slice(start, end)) !== null || cannotTell.test(message.slice(start, end));
  const all = sentencesIn(message, { start: 0, end: message.length });
  const sentences = all.filter((one) => !isPolite(one));
  const saying = (is: (text: string) => boolean) => sentences.filter(({ start, end }) => is(message.slice(start, end)));
  // What is told of a feeling or of others asks for nothing, whatever it names.
  const isDanger = distressesIn(message).some(({ kind }) => kind === 'danger');
  const tales = isDanger ? [] : sentences.map((span) => ({ span, kind: toldIn(message.slice(span.start, span.end)) }));
  const ofOthers = isDanger ? [] : saying((text) => tellsOfPeople(text));
  const stories = [...tales.flatMap(({ span, kind }) => (kind === null ? [] : span)), ...ofOthers];
  const kinds = [...tales.map(({ kind }) => kind), ofOthers.length > 0 && ofOthers.length === sentences.length ? ('story' as const) : null];
  const told = (['loss', 'feeling', 'story'] as const).find((one) => kinds.includes(one)) ?? null;
  const felt = saying((text) => worries(text));
  const isWorried = felt.length > 0 && felt.length < sentences.length && asksOn(blanked(message, felt));
  // "Great, thanks! Start over": what is only polite says nothing of the rest.
  const polite = sentences.length === 0 ? [] : all.filter(isPolite);
  const begun = { ...none, isWorried, told, spans: [...polite, ...(isWorried ? felt : []), ...stories] };
  if (startsOver(message)) return begun;
  // "Bring back the nursing ones" lets go of nothing, and asks for nobody.
  const again = isDanger || state.last.length === 0 ? null : jobsAgain(message, reading(message), state);
  if (again !== null) {
    const rest = sentences.filter((one) => !again.spans.some((span) => overlap(span, one)));
    if (!rest.some(({ start, end }) => asksOn(message.slice(start, end)) || reading(message.slice(start, end)).mentions.length > 0))
      return { ...begun, shown: { kind: 'again', ids: again.ids }, spans: [{ start: 0, end: message.length }] };
    // "Where did the nursing ones go? Only new grad, please": what is asked besides finds them.
    if (again.spans.every(({ start, end }) => /\bwhere\b/i.test(message.slice(start, end)))) {
      const besides = restApart(context, blanked(message, again.spans));
      return { ...besides, spans: [...besides.spans, ...again.spans] };
    }
  }
  const clauses = sentences.flatMap((one) => (stories.includes(one) ? [] : questionsIn(message, one)));
  const people = peopleApart(context, message, clauses);
  const asked = { ...begun, people: people?.move ?? null };
  const spans = [...asked.spans, ...(people?.spans ?? [])];
  if (state.total === null) return { ...asked, spans };
  // "Yes, only GIS" is the request that it makes.
  const asksElse = (text: string) => !asksForHeldBack(text) && reading(text).mentions.some(({ kind }) => kind !== 'limit');
  const yes = yesFirst(message);
  const taken = yes !== null && (state.offer?.kind === 'drop' || state.offer?.kind === 'search') ? accepted(state) : null;
  // "Yes, show me the one. Why am I not eligible?" is asked of what it shows.
  if (yes !== null && state.offer?.kind === 'gated' && !asksElse(blanked(message, [yes])))
    return { ...asked, shown: accepted(state), spans: [...spans, yes] };
  const { conditions: before, wishes } = taken?.kind === 'search' ? taken : state;
  const back = broughtBack(message, { conditions: before, gone: state.gone }, reading);
  const conditions = back?.conditions ?? before;
  // "Yes, drop Boston" names what the yes lets go of already.
  const dropped = state.conditions.filter((one) => !conditions.some(({ id }) => id === one.id));
  // "Those are not science" refuses nothing.
  const shown = wordsShown(state);
  // "Stripe is not physics" keeps the physics that is asked for.
  const isMeant = (text: string) => {
    const meant = objectionIn(text)?.meant;
    const said = meant == null ? '' : text.slice(meant.start, meant.end).toLowerCase();
    return state.conditions.some(({ op, value }) => op !== 'not' && said.includes(String(value).toLowerCase()));
  };
  // Nor does "the second column is the Summer one and not the Climate one".
  const states = (text: string) =>
    !asksForAny(text) &&
    !asksToFind(text) &&
    tellingIn(text).some(({ of, goesOn }) => goesOn !== true && (of === 'shown' || of === 'other'));
  const described = saying((text) => (describesShown(text, shown) || isMeant(text) || states(text)) && !letsGo(text));
  const gone = letGoOf(blanked(message, [...spans, ...described, ...(back?.spans ?? [])]), {
    before: [...conditions, ...dropped],
    wishes,
    titles: state.last.map(({ title }) => title),
    reading,
  });
  if (taken === null && gone === null && back === null) return { ...asked, spans };
  // "Why is “not technology” there? Remove it": why it was there is said.
  const off = gone === null ? [] : conditions.filter((one) => !gone.conditions.some(({ id }) => id === one.id));
  const namesOff = (text: string) =>
    off.filter(({ label }) => text.toLowerCase().includes(label.replace(/^Not | industry$/g, '').toLowerCase()));
  const whys = off.length === 0 ? [] : saying((text) => /\b(?:why|how come)\b/i.test(text) && namesOff(text).length > 0);
  const why = namesOff(whys.map(({ start, end }) => message.slice(start, end)).join(' '))
    .flatMap(({ id, label }) => (state.origins[id] === undefined ? [] : addedForAndGone(label, state.origins[id])))
    .join(' ');
  const left = gone?.conditions.filter((one) => !dropped.includes(one));
  const given = { conditions: left ?? conditions, wishes: gone?.wishes ?? wishes };
  return {
    ...asked,
    given,
    why,
    spans: [...spans, ...whys, ...(taken !== null && yes !== null ? [yes] : []), ...(back?.spans ?? []), ...(gone?.spans ?? [])],
  };
}

/** What feelings are answered with, before all else. */
const feltLine = (isGrief: boolean, { isWorried, told }: PartsApart): string => {
  if (isGrief || told === 'loss') return sorry;
  if (isWorried || told === 'feeling') return worriedToo;
  return told === null ? '' : thanksForThat;
};

/** "Go back, which of those are in Texas?" after people were shown: the words that go back to the jobs; null for none. */
export function goesBack({ people, total }: SearchState, message: string): Span | null {
  const found = people === null || people.isPast === true || total === null ? null : backToJobs.exec(message);
  return found === null ? null : spanOf(found);
}
const backToJobs =
  /(?:^|(?<=[.!?;,]\s*))\W*(?:(?:ok(?:ay)?|cool|great|good|thanks?|thx|thank you|alright|so|now|and|then|please|can we|could we|let['’]?s|lets)\W+)*go(?:ing)? back(?: to (?:the |those |my )?(?:jobs?|list|postings?|results?|openings?|search))?(?: (?:please|now|then))?(?=\s*(?:$|[.,!;?\n]| and\b))/i;

/** Words that say nothing where they stand together, and those close to the student. */
const idiomsIn = (text: string): Span[] => matchesIn(text, idioms).map(spanOf);

/** "I don't mind whether it is A or B", "that sounds more like A than B", "for example at NASA or a laboratory": clauses whose names choose and order nothing. */
const openIn = (text: string): Span[] => matchesIn(text, leftOpen).map(spanOf);
const leftOpen =
  /\b(?:i (?:really )?(?:do not|don['’]?t) (?:really |much )?(?:mind|care)|(?:it )?(?:does not|doesn['’]?t) (?:really )?matter(?: to me)?|(?:it(?: is|['’]s) )?all the same to me) (?:whether|if|which)\b[^.!?;\n]*|\b(?:that|this|it|these|those|they)(?:['’](?:s|re))? (?:all )?(?:(?:sound|look|seem|feel)s? |is |are |)more [^.!?;\n]* than [^.!?;\n]*|\b(?:for (?:example|instance)|e\.?g\.?),? (?:at|with|for) (?:[^.!?;\n]|\.(?=\w))*/gi;

/** A sentence that only says why the others are asked. */
const cannotTell = /^\W*(?:\w+ )?i (?:\w+ )?(?:can['’]?t|cannot) (?:\w+ )?tell (?:them|these|those|it|which|the two) apart\W*$/i;
const idioms =
  /\b(?:alone(?= (?:is|are|will|would|works)\b)|of course|(?:other|different|all) (?:parts?|areas?) of|by the way|in fact|for (?:example|instance)|after all|to be (?:honest|fair)|no worries|on the other hand|all day(?: long)?|my (?:mom|mum|mother|dad|father|parents?|kids?|sons?|daughters?|child|children|wife|husband|partner|family|girlfriend|boyfriend|fianc\w+|grand(?:ma|pa|mother|father|parents)|brothers?|sisters?))\b/gi;

/** What is done about it, with its wishes as the postings can meet them, and the kinds of work that come nearest to them. */
export async function nextMove(context: Context, understood: Understood): Promise<Move> {
  return withOtherEmployers(await moveFor(context, understood), understood.asked, context.state);
}

/** "Other employers": the one that is asked for, or at which all jobs shown are, is left out. */
function withOtherEmployers(move: Move, message: string, { conditions, wishes, last, focusId }: SearchState): Move {
  if (!otherEmployers.test(message) || (move.kind !== 'search' && !(move.kind === 'talk' && move.talk === 'unclear'))) return move;
  const asked = conditions.filter(({ field, op }) => field === 'company' && op !== 'not');
  const all = [...new Set(last.map(({ company }) => company))];
  const focused = last.flatMap(({ id, company }) => (id === focusId ? company : []));
  const names = asked.length > 0 ? asked.map(({ value }) => String(value)) : all.length === 1 ? all : focused;
  const base = move.kind === 'search' ? move : searching(conditions, wishes);
  const isAskedNow = (name: string) => base.said.length + base.conditions.length > 0 && message.toLowerCase().includes(name.toLowerCase());
  const out = names.filter((name) => !isAskedNow(name)).map((name) => conditionOf('company', name, true));
  if (out.length === 0) return move;
  return { ...base, conditions: distinct([...base.conditions.filter((one) => !asked.some(({ id }) => id === one.id)), ...out]) };
}
const otherEmployers =
  /\b(?:other|different|another)(?: [\w&-]+){0,2} (?:employers?|compan(?:y|ies)|organi[sz]ations?|firms?|places to work)\b|\b(?:somewhere|someone|anyone) else\b/i;

async function moveFor(context: Context, understood: Understood): Promise<Move> {
  const { asked: message, reading, given, people, told, shown } = understood;
  if (shown !== null) {
    const besides: Move = { kind: 'tell', id: '', aspect: aspectOf(message), question: message };
    return asksAnything(message) ? { kind: 'both', first: shown, besides } : shown;
  }
  if (told !== null) return { kind: 'talk', talk: told === 'loss' ? 'sorrow' : told === 'feeling' ? 'worry' : 'heard' };
  if (people !== null) {
    const first = /\p{L}/u.test(message) || given !== null ? await nextMove(context, { ...understood, people: null }) : people;
    return first !== people && doesMore(first, context.state) ? { kind: 'both', first, besides: people } : people;
  }
  if (given !== null) {
    const { conditions, wishes } = given;
    const added = wishes.filter(({ text }) => !context.state.wishes.some((one) => one.text === text));
    // "I asked you to leave out the analyst", where that is left out already.
    const isNamed = ({ label }: Condition) =>
      understood.message.toLowerCase().includes(label.replace(/^Not | industry$/g, '').toLowerCase());
    const first = {
      ...searching(conditions, wishes),
      said: added.map((one) => Object.assign({}, one, { start: 0, end: 0 })),
      isAgain: reportsIn(understood.message).length > 0,
      named: conditions.filter(isNamed).map(({ id }) => id),
    };
    if (!/\p{L}/u.test(message)) return first;
    const besides = await nextMove(
      { ...context, state: { ...context.state, conditions, wishes, before: conditions } },
      {
        ...understood,
        reading: { ...reading, mentions: reading.mentions.map(insteadOf(message, context.state.conditions, conditions)) },
        given: null,
      },
    );
    if (besides.kind === 'similar') return { ...besides, asked: besides.asked ?? first };
    if (besides.kind === 'search') return besides;
    // What was asked for besides, and is not done, is said to be so.
    const rest = sentencesIn(message, { start: 0, end: message.length }).map(({ start, end }) => message.slice(start, end));
    const idle = besides.kind === 'talk' && besides.talk === 'unclear' ? rest.filter((text) => asksOn(text)) : [];
    return { ...first, looked: didNotUse(idle.map((text) => text.replace(/^\W+|[\s.,!;]+$/g, ''))) };
  }
  if (!/[\p{L}\p{N}]/u.test(message) && /\bback\b/i.test(understood.message))
    return searching(context.state.conditions, context.state.wishes);
  const meant = jobsMeant(context, message, reading);
  if (meant !== null) return meant;
  const first = interpret(message, reading, withOwnPlaces(context, reading));
  if (first.kind === 'similar' && first.asked !== null) {
    const asked = await moveOf(context, first.asked, message, reading);
    return asked.kind === 'search' ? { ...first, asked } : first;
  }
  const move = first.kind === 'search' ? await withoutEmpty(context, first, message, reading) : first;
  const next = await moveOf(context, move, message, reading);
  // "…, thank you."
  const courtesy =
    next.kind === 'talk' && next.talk === 'unclear' ? courtesyIn(/[^.,!?;]*(?=[.,!?;\s]*$)/.exec(understood.message)?.[0] ?? '') : null;
  if (courtesy !== null) return { kind: 'talk', talk: courtesy };
  if (next.kind !== 'search') return next;
  const { others, line } = othersNamed(
    reading,
    next.conditions.filter(({ id }) => !context.state.conditions.some((one) => one.id === id)),
  );
  return {
    ...next,
    looked: [next.looked ?? '', line].filter((one) => one !== '').join(' '),
    keeps: keptIn(message, reading.mentions),
    guesses: [...others, ...next.guesses],
  };
}

/**
 * "Drop New York, Boston is fine too": what is named of a kind of which a message lets something go is asked for in its place, next to what is left:
 * "I changed my mind about Reno: make it Tampa". "Only Tampa" leaves nothing else.
 */
function insteadOf(message: string, before: readonly Condition[], after: readonly Condition[]): (one: Mention) => Mention {
  const held = (some: readonly Condition[], slot: string) => some.filter((one) => one.op !== 'not' && group(one) === slot).length;
  return (one) => {
    const slot = conditionsOfMention(one).map(group)[0] ?? '';
    const left = held(after, slot);
    if (one.negated || one.modality === undefined || left >= held(before, slot)) return one;
    const isOnly = one.modality.must || isOnlyThat(message, one);
    const how = left === 0 ? letIn : isOnly ? null : set;
    return how?.has(one.modality.how) === true ? { ...one, modality: { ...one.modality, how: left === 0 ? 'set' : 'add' } } : one;
  };
}
const letIn: ReadonlySet<string> = new Set(['accept', 'add']);
const set: ReadonlySet<string> = new Set(['set', 'replace']);

/** The ids of the places that a message says to keep. */
export const keptIn = (message: string, mentions: readonly Mention[]): string[] =>
  mentions
    .filter((one) => isKept(message, one))
    .flatMap(conditionsOfMention)
    .map(({ id }) => id);

/** Whether a name is a place that a message says to keep: "please keep Chicago", "I can't leave Boston", "Chicago should stay". */
const isKept = (message: string, { kind, negated, start, end }: Mention): boolean =>
  kind === 'place' && !negated && (keeping.test(message.slice(0, start).replaceAll('’', "'")) || staying.test(message.slice(end)));

/** "“Tech” as in technician. I want field technicians": what explains a word is not asked for by itself where a name holds it. */
const isNotExplained =
  (message: string, mentions: readonly Mention[]) =>
  (one: Mention): boolean =>
    !/\bas in (?:an? |the )?$/i.test(message.slice(0, one.start)) ||
    !mentions.some(
      (other) =>
        other.kind === one.kind && other.text.length > one.text.length && other.text.toLowerCase().includes(one.text.toLowerCase()),
    );

/** "Washington" is the place among the conditions that goes by that name: Washington, DC; a city is the area that was looked across for it, "summer" the summer of a year. */
function asHeld(one: Mention, { state, reading }: Context): Mention {
  if (one.kind === 'season' && one.year === null) {
    const terms = state.conditions.flatMap(({ field, value }) => (field === 'year' ? (termOf(value) ?? []) : []));
    return { ...one, year: terms.find(({ season }) => season === one.season)?.year ?? null };
  }
  if (one.kind !== 'place') return one;
  const around = areaAround(String(conditionOfMention({ ...one, negated: false })?.value));
  const wide = state.conditions.find(({ id, value }) => state.widened.includes(id) && value === around);
  const [area] = wide === undefined || one.negated || one.modality?.how === 'drop' ? [] : reading(wide.label).mentions;
  if (area?.kind === 'place') return { ...one, place: area.place };
  if (one.place.label.replace(/,.*$/, '').toLowerCase() !== one.text.toLowerCase()) return one;
  const held = state.conditions.filter(
    ({ field, label }) => field === 'place' && label.replace(/,.*$/, '').toLowerCase() === one.text.toLowerCase(),
  );
  const [meant] = held.length === 1 ? reading(held[0]?.label ?? '').mentions : [];
  return meant?.kind === 'place' ? { ...one, place: meant.place } : one;
}

/** A place that is kept changes nothing where it holds, and is asked for where it does not; one that will do alone takes the place of others. */
function withKept(message: string, one: Mention, { conditions }: SearchState): Mention {
  if (one.modality !== undefined && settlesOn(message.slice(0, one.start), message.slice(one.end)))
    return { ...one, negated: false, modality: { ...one.modality, refused: false, mentionedOnly: false, how: 'replace' } };
  // "I can't stay in Boston": it goes, and is left out where nothing else is named.
  if (one.kind === 'place' && one.modality !== undefined && leaving.test(message.slice(0, one.start).replaceAll('’', "'")))
    return { ...one, negated: false, modality: { ...one.modality, refused: false, mentionedOnly: false, how: 'drop' } };
  if (one.modality === undefined || !isKept(message, { ...one, negated: false })) return one;
  const isHeld = conditionsOfMention({ ...one, negated: false }).some(({ id }) => conditions.some((held) => held.id === id));
  // "Keep New York as well" joins the places that hold.
  const how = isHeld || one.modality.how === 'add' ? 'add' : 'set';
  return { ...one, negated: false, modality: { ...one.modality, refused: false, how, mentionedOnly: false } };
}
const staying = /^ (?:(?:should|must|can|may|has to|needs to) (?:also |still )?(?:stay|remain|be kept)|stays|remains)\b/i;
const leaving =
  /\b(?:can'?t|cannot|can not|won'?t|will not|don'?t|do not|never|rather not|not (?:able|willing|going) to)\s+(?:want to |wanna )?(?:stay|live|remain|move|relocate|go|work|commute)(?: back)? (?:in|to|near|around) (?:the )?$/i;
const keeping =
  /(?<!(?:n't|not|never|without|cant|dont) (?:(?:want|have|need) to )?)\b(?:keep(?: it| them)?(?: in)?|stay(?:ing)? (?:in|near|around|with)|(?:can't|cannot|can not|cant|won't|will not|don't want to|not going to) (?:really |just |ever )?(?:leave|move (?:away )?from)|(?:has|have|needs?) to be(?: in| near)?|must be(?: in| near)?|stuck in|stick (?:to|with))\s+(?:the )?(?:[^.?!;,]{1,40}(?:,|\band|\bor) )?$/i;

/** Whether the rest of a message that asks for people does anything besides. */
const doesMore = (move: Move, { conditions, order }: SearchState): boolean =>
  move.kind === 'search'
    ? move.said.length > 0 || move.startsOver || (move.order ?? null) !== order || !isSame(move.conditions, conditions)
    : !idle.has(move.kind);
const idle: ReadonlySet<Move['kind']> = new Set([...peopleMoves, 'talk', 'complain', 'status']);

/** "I meant job openings", after people: the message before it asked for jobs; null where this is not said, or names work itself. */
function jobsMeant(context: Context, message: string, { mentions }: Reading): Searching | null {
  const { people } = context.state;
  if (people?.message === undefined || !meansJobs(message) || mentions.some(({ kind }) => naming.has(kind))) return null;
  const both = `${people.message}\n${message}`;
  const move = requestOf(both, context.readRequest(both), { ...context.state, people: null }, { silence: null });
  return move.kind === 'search' ? { ...move, said: [], spent: [{ start: 0, end: message.length }] } : null;
}

/** "Remote is fine too" in a first message joins the places that the student named in the form: they are what it widens. */
function withOwnPlaces({ state, about, reading: read }: Context, { mentions }: Reading): SearchState {
  const where = mentions.filter((one) => (one.kind === 'place' || one.kind === 'remote') && one.modality?.mentionedOnly !== true);
  const joins = where.length > 0 && where.every(({ negated, modality }) => !negated && modality?.how === 'accept');
  if (!joins || state.total !== null || state.conditions.length > 0) return state;
  const places = about.preferredLocations.flatMap((label) =>
    label === 'Remote'
      ? [conditionOf('place', label)]
      : read(label).mentions.flatMap((one) => (one.kind === 'place' ? conditionsOfMention(one) : [])),
  );
  return { ...state, conditions: places };
}

/** An answer with what became of each word of the message before it; words without a use that it does not speak of are named at its end. */
export async function* withReading(input: Omit<ReadingInput, 'conditions'>, parts: AsyncGenerator<AnswerPart>): AsyncGenerator<AnswerPart> {
  let coverage: Coverage | null = null;
  let text = '';
  const naming = () => {
    const line =
      coverage === null
        ? ''
        : couldNotUse(
            coverage.unused.filter((word) => wordsIn(input.read).has(word.toLowerCase()) && !wordsIn(text).has(word.toLowerCase())),
          );
    coverage = null;
    return line === '' ? [] : tokens(` ${line}`);
  };
  for await (const part of parts) {
    if (coverage === null && text === '' && ('filters' in part || 'token' in part)) {
      coverage = readingOf({ ...input, conditions: 'filters' in part ? part.filters : input.state.conditions });
      yield { reading: coverage.reading };
    }
    if ('token' in part) text += part.token;
    else if (text !== '' && !isUnsent(part) && !('step' in part)) yield* naming();
    yield part;
  }
  yield* naming();
}

const nothingUnread = { unread: [], unwanted: [] };

/** An industry that no open job is in is no condition: its words are a wish. */
async function withoutEmpty(
  { tools, about, state, lookup }: Context,
  move: Searching,
  message: string,
  { mentions }: Reading,
): Promise<Searching> {
  const added = move.conditions.filter(
    (one) => one.field === 'industry' && one.op !== 'not' && !state.conditions.some(({ id }) => id === one.id),
  );
  const counts = await Promise.all(
    added.map((one) => tools.countJobs({ ...filterOf([withoutMarks(one)], lookup), levels: [...levels], includeGated: true }, about)),
  );
  const empty = added.filter((_, at) => counts[at] === 0);
  if (empty.length === 0) return move;
  const said = empty.map((one): Said => {
    const found = mentions.find((mention) => conditionsOfMention(mention).some(({ id }) => id === one.id));
    const { text, start, end } = found ?? { text: String(one.value), start: 0, end: 0 };
    const must = isOnlyThat(message, { start, end });
    return { start, end, text, anyOf: [[conditionOf('text', text.toLowerCase())]], negated: false, must };
  });
  // "Healthcare or sports": its words are an alternative still, where a posting says them.
  const texts = await tools.phrasesMentioned(said.map(({ text }) => text.toLowerCase()));
  const inWords = (one: Condition): Condition[] => {
    const text = said[empty.indexOf(one)]?.text.toLowerCase() ?? '';
    if (!empty.includes(one)) return [one];
    return one.either !== undefined && texts.includes(text) ? [{ ...conditionOf('text', text), either: one.either }] : [];
  };
  return {
    ...move,
    conditions: settled(move.conditions.flatMap(inWords)),
    wishes: [...move.wishes.filter((one) => !isAmongWords(one, said)), ...said],
    said: [...move.said, ...said],
  };
}

async function moveOf(context: Context, asked: Move, message: string, reading: Reading): Promise<Move> {
  if (asked.kind !== 'search' || asked.said.length === 0) return asked;
  const { wishes: all, unmatched, absent } = await matchedWishes(context, asked.said);
  const left = await workLeftOut(context, all);
  const matched = left === null ? all : all.filter((one) => one !== left.wish);
  // Where a title stands for a subject, only the subject as it was said leads besides: not its words alone, nor what is near in meaning.
  const isPart = (wish: Said) => wish.byMeaning === true || !asked.said.some(({ text }) => text === wish.text);
  const wishes = matched.filter((wish) => !(isPart(wish) && reading.mentions.some((one) => isSubject(one) && overlap(one, wish))));
  const conditions = left === null ? asked.conditions : settled([...asked.conditions, left.condition]);
  return {
    ...asked,
    // A subject that is all there is to a message takes the place of the work before it.
    conditions: withWords(
      wishes.some((one) => leads(one) && one.byMeaning !== true && isBareIn(message, one))
        ? settled(conditions.filter(({ field, op }) => op === 'not' || (field !== 'role' && field !== 'function')))
        : conditions,
      wishes,
      reading.mentions,
    ),
    // A phrase that no posting says as a whole is several wishes.
    wishes: [...asked.wishes.filter((one) => !asked.said.some(({ text }) => text === one.text) && !isAmongWords(one, wishes)), ...wishes],
    said: wishes,
    spent: [
      ...asked.spent,
      ...(left === null ? [] : [{ start: left.wish.start, end: left.wish.end, ids: [left.condition.id] }]),
      ...asked.said.flatMap(({ text, start, end, negated }) =>
        (!negated || absent.includes(text)) && !wishes.some((one) => one.of === undefined && overlap(one, { start, end }))
          ? [{ start, end, isLost: !negated }]
          : [],
      ),
    ],
    unmatched,
    absent,
    guesses: [...asked.guesses, ...(await guessesOf(context, { message, reading, wishes: asked.said }))],
  };
}

/** "No animals", where all jobs shown mention animals and are of one role that was not asked for: that role, left out; null for none. */
async function workLeftOut(
  { tools, about, state, lookup }: Context,
  wishes: readonly Said[],
): Promise<{ wish: Said; condition: Condition } | null> {
  const roles = new Set(state.last.map(({ title }) => filedUnder(title).role));
  const [role] = roles;
  if (role == null || roles.size > 1 || state.conditions.some(({ field, value }) => field === 'role' && value === role)) return null;
  const ids = state.last.map(({ id }) => id);
  for (const wish of wishes.filter(({ negated }) => negated)) {
    const said = await Promise.all(
      wish.anyOf.map((some) => tools.countJobs({ ...filterOf(some, lookup), ids, includeGated: true }, about)),
    );
    if (said.includes(ids.length)) return { wish, condition: conditionOf('role', role, true) };
  }
  return null;
}

/**
 * The conditions with what postings must say: the words of "only those that mention …", and next to a title that was guessed from a subject the
 * subject's own, one of which will do.
 */
function withWords(conditions: readonly Condition[], wishes: readonly Said[], mentions: readonly Mention[]): Condition[] {
  const said = wishes.filter(({ byMeaning }) => byMeaning !== true);
  const textsOf = (wish: Said) => wish.anyOf.flat().filter(({ field }) => field === 'text');
  // Whom one works with ranks, for a posting that names them may only sell to them.
  const musts = said.filter(({ must, of }) => must === true && of === undefined);
  const isOfOther = musts.some(({ anyOf }) => anyOf.flat().every(({ field }) => field !== 'text'));
  const mark = freeMark(conditions);
  // "Just visual or graphic design": words and work are alternatives.
  const required = isOfOther && musts.length > 1 && mark <= 9 ? asAlternatives(musts, mark) : musts.flatMap(textsOf);
  const guessed = mentions.filter(
    (one) => isSubject(one) && conditionsOfMention(one).some(({ id }) => conditions.some((held) => held.id === id)),
  );
  const own = said.flatMap((wish) => (wish.must !== true && guessed.some((one) => overlap(one, wish)) ? textsOf(wish) : []));
  const either = freeMark(conditions);
  const isWork = ({ field, op, either: mark }: Condition) =>
    (field === 'role' || field === 'function') && op !== 'not' && mark === undefined;
  return distinct([
    ...conditions
      .filter(({ id }) => !required.some((one) => one.id === id))
      .map((one) => (own.length > 0 && either <= 9 && isWork(one) ? Object.assign({}, one, { either }) : one)),
    ...required,
    ...(either <= 9 && conditions.some(isWork) ? own.map((one) => Object.assign({}, one, { either })) : []),
  ]);
}

/** The kinds of work that come nearest to what a message wishes for, by meaning and by what it hints at. */
async function guessesOf(context: Context, { message, reading, wishes }: { message: string; reading: Reading; wishes: readonly Wish[] }) {
  const phrases = reading.mentions.some(({ kind }) => naming.has(kind))
    ? []
    : phrasesIn(message, reading).filter(({ refused }) => !refused);
  const [first, last] = [phrases[0], phrases.at(-1)];
  const wish =
    context.tools.nearestWork === undefined || first === undefined || last === undefined ? null : message.slice(first.start, last.end);
  const near =
    wish === null
      ? []
      : await nearestTo(
          context,
          wish,
          phrases.flatMap(({ text }) => text.split(' ')),
        );
  const hinted = wishes.flatMap(({ anyOf, negated }) =>
    negated ? [] : anyOf.flat().filter(({ field }) => field === 'role' || field === 'function'),
  );
  const all = [...near.map(({ name, kind }) => conditionOf(kind, name)), ...hinted];
  return distinct(all).slice(0, 4);
}

/** Kinds of names that say which work is wanted, or by whom. */
const naming: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company', 'employerKind', 'major', 'skill']);

/** The words of a text, lower case. */
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}$+#'’-]+/gu) ?? []);

/** A long text up to the last word that fits. */
const beginningOf = (text: string) => (text.length <= mostRead ? text : text.slice(0, mostRead).replace(/\S{0,60}$/, ''));

/** Characters and things named; more would keep the others waiting. */
const mostRead = 2000;
const mostMentions = 40;

export interface Understood {
  /** As it came. */
  sent: string;
  message: string;
  /** The message without what is about the account, as long as before. */
  asked: string;
  reading: Reading;
  /** What holds and ranks after what the message lets go of or says yes to, before the rest of it is done; null where it does neither. */
  given: { conditions: Condition[]; wishes: Wish[] } | null;
  /** Whom of the alumni it asks for; null where it asks for none. */
  people: Move | null;
  /** What a yes shows, of which the rest is asked; null for no such yes. */
  shown: Move | null;
  /** What it tells of, where it asks for nothing. */
  told: Told;
  /** What is to be said of the reading before all else; '' for nothing. */
  note: string;
}

interface Span {
  start: number;
  end: number;
}

interface PartsApart extends Pick<Understood, 'given' | 'people' | 'shown'> {
  /** The student says how hard it is, and asks for something. */
  isWorried: boolean;
  told: Told;
  /** Where that came from which it asks about and takes off; '' for nothing. */
  why: string;
  spans: Span[];
}
type Told = ReturnType<typeof toldIn>;
