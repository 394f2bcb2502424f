import type { Condition } from '@alive/contract/conditions.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { sentencesIn } from '@alive/language/clauses/parts.ts';
import { asidesIn, echoesIn, isOwnPay, purposesIn, reportsIn, tellingIn } from '@alive/language/clauses/asides.ts';
import { apply, isJoinedWork, isNotOnly, isWantedAgain } from '@alive/language/conditions/apply.ts';
import { ofHeld } from '@alive/language/conditions/held.ts';
import { levelsOfCareer } from '@alive/language/entities/career-levels.ts';
import { conditionOf, conditionOfMention, conditionsOfMention, freeMark, group, isSameThing } from '@alive/language/conditions/registry.ts';
import { asAlternatives, droppedIn, isJoining, isOnlyThat, type Said, wishesAfter, wishesSaid } from '@alive/language/conditions/wishes.ts';
import { blanked, overlap, wordsOf } from '@alive/language/text/text.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { asksForAny, asksToFind, asksWhatThereIs } from '@alive/language/acts/forms.ts';
import { asksOfShown } from '@alive/language/acts/questions.ts';
import { letGoIn, relaxedFields, startsOver } from '@alive/language/acts/let-go.ts';
import { likely } from '@alive/language/lexicon/vocabulary.ts';
import { setApart, titleWritten } from '@alive/language/titles/asked-title.ts';
import { cannotThen, graduates } from '@alive/language/entities/seasons.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import * as copy from './copy/talk.ts';
import type { Move } from './move.ts';
import { phraseOf } from './phrase.ts';
import { isNoCitizen, needsVisaSaid, notRuledOutIn, papersIn } from './of-oneself.ts';
import { orderIn } from './order.ts';
import { withoutOuter } from './same-name.ts';
import { isSame } from './selection.ts';
import { type Silence, unstatedIn, unstatedOf } from './unstated.ts';
import { type SearchState, wordsShown } from './state.ts';

/** A message that asks for jobs: the conditions after it, what of it only ranks, and what is neither. */
export function requestOf(
  message: string,
  asIs: Reading,
  state: SearchState,
  { silence, major = null, before: now = state.conditions }: Asked,
): Move {
  const { said: own, held } = withoutWidened(message, asIs, now, state);
  const { reading, before, spent } = ofHeld(message, own, held);
  const begun = state.total !== null;
  // "Got any with animals?" tells nothing.
  const sought = sentencesIn(message, { start: 0, end: message.length }).filter(({ start, end }) =>
    asksWhatThereIs(message.slice(start, end)),
  );
  const isBeside = (one: Span) => !sought.some((span) => overlap(span, one));
  const besides = asidesIn(message).filter(isBeside);
  const told = [...tellingIn(message), ...echoesIn(message, wordsShown(state))].filter(isBeside);
  const ofPast = told.filter(({ of }) => of === 'past' || of === 'comment');
  const ofShown = told.filter(({ of }) => of === 'shown');
  const ranking = told.filter(({ ranks }) => ranks);
  const asides = reading.tagged === true ? [...purposesIn(message), ...ofPast, ...ofShown] : besides;
  const ordered = orderIn(message);
  const order = ordered?.order ?? null;
  const within = (span: Span, spans: readonly Span[]) => spans.some((one) => one.start <= span.start && span.end <= one.end);
  const notRuledOut = notRuledOutIn(
    message,
    held.some(({ field }) => field === 'sponsorship'),
  );
  const needsVisa = needsVisaSaid(message) ?? (notRuledOut === null ? null : true);
  // What is told sets no work and no term; what was done, or is said of the jobs shown, sets nothing.
  const isTold = (one: Mention) =>
    ((isAboutWork.has(one.kind) || one.kind === 'season') && within(one, told)) ||
    (one.kind === 'season' && cannotThen(message, one)) ||
    (within(one, ofPast) && !(one.kind === 'place' && stays.test(message))) ||
    within(
      one,
      ofShown.filter(({ goesOn }) => goesOn === true || one.kind !== 'place'),
    );
  const names = withoutOuter(message, reading.mentions);
  const said = names.filter((one) => !isTold(one));
  const read = levelsOfCareer(said.filter((mention) => !isOther(message, mention)).map((one) => asTitle(message, one)));
  // "72k was my offer, not a minimum" takes it off.
  const ownPay = said.flatMap((one) => (one.kind === 'pay' && isOwnPay(message, one) ? [one.atLeast ?? null] : []));
  const unstated = [
    ...read.flatMap((mention) => (conditionOfMention(mention) === null && mention.kind !== 'major' ? unstatedOf(mention) : [])),
    ...unstatedIn(message).filter((one) => !read.some((mention) => overlap(mention, one)) && !within(one, asides)),
  ];
  const spoken = [
    ...(ordered === null ? [] : [ordered]),
    ...(notRuledOut === null ? [] : [notRuledOut]),
    ...asides,
    ...told,
    ...unstated,
    ...spansOf(message, silence?.words ?? ''),
    ...papersIn(message),
    ...letGoIn(message).said,
    ...spent,
  ];
  const left = blanked(message, told);
  const abroad = farAway.test(left);
  // What students tell of themselves filters nothing, unless they say nothing else.
  const isPlaceAsked = ({ kind, start }: Mention) =>
    kind === 'place' && (stays.test(message) || (inSlot.test(message.slice(0, start)) && !tellsOfSelf.test(message.slice(0, start))));
  const isMentionedOnly = (one: Mention) =>
    (one.modality?.mentionedOnly === true &&
      !isPlaceAsked(one) &&
      !((workKinds.has(one.kind) || one.kind === 'place') && within(one, sought)) &&
      !(one.kind === 'pay' && one.atLeast === 1) &&
      !(one.kind === 'clearance' && clearanceOfWork.test(message.slice(0, one.start)))) ||
    // "At least 100K, since my offer is 80K" asks for one of them.
    (one.kind === 'pay' && within(one, besides) && read.some((other) => other.kind === 'pay' && !within(other, besides))) ||
    ((tellable.has(one.kind) || one.kind === 'degree') &&
      !one.negated &&
      within(one, asides) &&
      !(one.kind === 'place' && stays.test(message)));
  const some = read.filter(
    (one) =>
      one.kind !== silence?.field &&
      (needsVisa === null || !isPapers(one, needsVisa)) &&
      !(notRuledOut !== null && one.kind === 'sponsorship'),
  );
  const asked =
    some.every((one) => isMentionedOnly(one) && one.kind !== 'degree') && !asksForAny(message) && !asksToFind(message)
      ? some
      : some.filter((one) => !isMentionedOnly(one));
  // "I speak Spanish": what students know ranks.
  const known = [
    ...read.filter((one) => one.kind === 'skill' && !one.negated && isMentionedOnly(one) && ofStudents.test(message.slice(0, one.start))),
    ...names.filter((one) => one.kind !== 'season' && isTold(one) && !one.negated && within(one, ranking)),
  ];
  const accepted = acceptedIn(message, { ...reading, mentions: asked }, begun || before.length > 0);
  // "Any energy jobs too?" next to words that rank ranks with them.
  const isWished = state.wishes.some(({ negated }) => !negated) && !before.some((one) => one.op !== 'not' && ofWhat.has(one.field));
  const soft = [
    ...softOnes(message, { ...reading, mentions: asked }, before.length > 0 || state.wishes.length > 0),
    ...known,
    ...asked.filter((one) => isWished && isJoinedWork(message, one)),
  ].filter((one) => !accepted.includes(one));
  const worded = wishesSaid(
    message,
    { ...reading, mentions: asked, phrases: reading.phrases?.filter((one) => !accepted.includes(one)) },
    {
      // "As long as there's no diving" dislikes.
      isAside: (span, refused) =>
        within(span, [...spoken, ...(refused ? [] : besides), ...read.filter((one) => isMentionedOnly(one) && !soft.includes(one))]),
      ownMajor: major,
      soft,
    },
  ).filter(({ text }) => !farAway.test(text));
  // "Only the pediatric nurses", where they are asked for already: what sets the title apart must be said.
  const narrower = asked.flatMap((one): Said[] => {
    const isHeld = conditionsOfMention(one).every(({ id }) => before.some((held) => held.id === id));
    const text = one.kind === 'role' && !one.negated && isHeld && isOnlyThat(message, one) ? setApart(one.title) : null;
    return text === null
      ? []
      : [{ text, anyOf: [[conditionOf('text', text)]], negated: false, must: true, start: one.start, end: one.end }];
  });
  // "Take out intensive care": what no chip says comes last.
  const refused = (reading.phrases ?? []).flatMap(listedIn(message)).flatMap(({ how, start, end }): Said[] => {
    const text = message.slice(start, end).toLowerCase();
    const isHeld =
      before.some(({ label }) => label.toLowerCase().includes(text)) || state.wishes.some((one) => one.text.toLowerCase().includes(text));
    return how !== 'drop' || isHeld || text.split(' ').every((word) => askingWords.has(word) || isFunctionWord(word))
      ? []
      : [{ text, anyOf: [[conditionOf('text', text)]], negated: true, start, end }];
  });
  // "I don't want to work in an office": what an office is for no record tells, but what speaks of one comes last.
  const offices = reading.mentions.flatMap(({ start, end, ...one }): Said[] =>
    isOffice(one) ? [{ text: 'office', anyOf: [[conditionOf('text', 'office')]], negated: true, start, end }] : [],
  );
  const wished = [...worded, ...narrower, ...refused, ...offices].filter(
    (one, at, all) => all.findIndex((other) => other.text === one.text && other.negated === one.negated) === at,
  );
  // Other words take the place of those that were taken up before.
  const isNewWork = wished.some(({ negated }) => !negated) && !isJoining(reading);
  // "Video editor or post-production": what is one of several that rank takes the place of the work asked for too.
  const isOtherWork = soft.some(
    ({ kind, negated, modality }) => workKinds.has(kind) && !negated && modality?.mixedAlternative === true && modality.how === 'set',
  );
  // "Pastry jobs", where all jobs shown are of pastry chefs, asks for no other work.
  const isShown = ({ text }: Said) =>
    state.last.length > 0 && state.last.every(({ title }) => ` ${title.toLowerCase()} `.includes(` ${text.toLowerCase()} `));
  // "Anything with food instead?"
  const isInstead =
    (reading.phrases ?? []).some(({ how, refused: isRefused }) => how === 'replace' && !isRefused) ||
    (isNewWork && (otherWork.test(message) || wished.some((one) => isHead(message, one) && !isShown(one))));
  const isOtherTitle = asked.some(
    ({ kind, negated, modality }) =>
      (kind === 'role' || kind === 'function') && !negated && (modality?.how === 'set' || modality?.how === 'replace'),
  );
  // "Actual dance teacher or studio" keeps the teacher.
  const isNamedAgain = (one: Condition) =>
    asked.some((mention) => !mention.negated && conditionsOfMention(mention).some(({ id }) => id === one.id));
  const kept = before.filter(
    (one) =>
      !((isOtherWork || isInstead) && isWorkAsked(one) && !isNamedAgain(one)) &&
      !((needsVisa === false || notRuledOut !== null) && one.field === 'sponsorship') &&
      !(abroad && one.field === 'place' && one.op !== 'not') &&
      one.field !== silence?.field &&
      !(one.field === 'pay' && ownPay.some((pay) => pay === one.value)) &&
      !((isNewWork || isOtherTitle) && one.field === 'text' && one.op !== 'not') &&
      !wished.some(({ text, negated }) => !negated && isWantedAgain(one, text, true)) &&
      !(one.field === 'pay' && accepted.some((phrase) => isUnpaid(message, phrase))),
  );
  // The words of a subject go with the title that was guessed from them.
  const isOrphan = ({ field, either }: Condition) =>
    field === 'text' && either !== undefined && before.some((one) => one.either === either && !kept.includes(one));
  const named = asked.filter(
    (one) =>
      !soft.includes(one) &&
      !(one.kind === 'hours' && accepted.includes(one)) &&
      (one.kind === 'quoted' || conditionOfMention(one)?.field !== 'text'),
  );
  const applied = apply(
    kept.filter((one) => !isOrphan(one)),
    message,
    named,
    droppedIn(message, reading),
    wished.every(({ negated }) => negated),
  );
  const preferred = placesPreferred(message, soft, asked, applied);
  const several = asked.some((one) => isNotOnly(message, one));
  const { alongside, ranking: wishes } = alternatively([...applied, ...preferred], wished, asked, { ...reading, several });
  const conditions = withPlacesBack(
    [
      ...alongside,
      ...(abroad && !applied.some(({ field, op }) => field === 'place' && op === 'not')
        ? [conditionOf('place', 'United States', true)]
        : []),
      ...(isNoCitizen(message) && !applied.some(({ field }) => field === 'citizenship') ? [conditionOf('citizenship', false)] : []),
    ],
    state,
  );
  // What was left out and is asked for again.
  const isBack = (one: Mention) =>
    conditionsOfMention(one).some((mine) => before.some((held) => held.op === 'not' && isSameThing(held, mine)));
  const isNamed = ({ id }: Condition) => named.some((one) => conditionsOfMention(one).some((other) => other.id === id));
  const wanted = conditions.filter((one) => isNamed(one) || !before.some(({ id }) => id === one.id));
  const after = wishesAfter(state.wishes, { message, reading, said: wishes, asked: wanted });
  const limit = reading.mentions.find((mention) => mention.kind === 'limit')?.count ?? null;
  const same = isSame(conditions, state.conditions) && wishes.length === 0 && order === null;
  const isBare =
    said.every((mention) => conditionOfMention(mention) === null && mention.kind !== 'limit' && mention.kind !== 'season') &&
    relaxedFields(message).length === 0 &&
    !startsOver(message);
  if (same && isBare && unstated.length > 0 && limit === null) return { kind: 'unstated', unstated };
  if (
    same &&
    isBare &&
    after.length === state.wishes.length &&
    needsVisa === null &&
    major === null &&
    !asksForAny(left) &&
    !asksToFind(left)
  ) {
    const about = names.filter((one) => within(one, ofShown)).flatMap((one) => conditionsOfMention({ ...one, negated: false }));
    if (begun && ofShown.length > 0) return { kind: 'complain', about };
    return {
      kind: 'talk',
      talk: told.length > 0 ? 'heard' : !begun ? 'lost' : state.last.length < 2 && asksOfShown(message) ? 'nothingShown' : 'unclear',
    };
  }
  return {
    kind: 'search',
    conditions,
    wishes: after,
    said: wishes,
    spent: [
      ...spent,
      ...read.flatMap((one) => {
        const ids = conditionsOfMention(one).flatMap(({ id }) => (conditions.some((other) => other.id === id) ? [id] : []));
        return reading.mentions.includes(one) ? [] : [{ start: one.start, end: one.end, ids }];
      }),
      ...accepted,
      ...asked.filter((one) => isLetIn(one) && lettingIn([one], conditions).length > 0),
      ...reading.mentions.filter((one) => !said.includes(one) || isOther(message, one)),
      ...(notRuledOut === null ? [] : [notRuledOut]),
    ],
    unmatched: [],
    absent: [],
    guesses: lettingIn([...asked, ...read.filter((one) => isMentionedOnly(one) && inSlot.test(message.slice(0, one.start)))], conditions),
    looked:
      before.length > 0 && wished.every(({ negated }) => negated)
        ? alreadyIn(asked.filter((one) => isLetIn(one) && !isBack(one)).map((one) => lettingIn([one], conditions)))
        : '',
    startsOver: startsOver(message),
    isAnywhere: relaxedFields(message).includes('place'),
    needsVisa,
    major,
    unstated,
    order: order === 'match' || startsOver(message) ? null : (order ?? state.order),
    limit,
    restored: false,
    named: conditions.filter(isNamed).map(({ id }) => id),
    isAgain: reportsIn(message).length > 0,
    asksOther: /\b(?:else|others?|different|anything|something|any (?:kind|sort)|also|too|instead)\b/i.test(message),
  };
}

/** The things that a phrase lists: "screens and offices". */
const listedIn =
  (message: string) =>
  <One extends Span>(piece: One): One[] =>
    [...message.slice(piece.start, piece.end).matchAll(/(?:(?!,| (?:and|or|nor) ).)+/gs)].map(({ 0: said, index }) => {
      const start = piece.start + index + (/^,? ?(?:(?:and|or|nor) )?/.exec(said)?.[0].length ?? 0);
      return Object.assign({}, piece, { start, end: piece.start + index + said.length });
    });

/** "I'd prefer New York, although Boston is no problem": what is preferred to a place is one of those asked for, and comes first. */
function placesPreferred(
  message: string,
  soft: readonly Mention[],
  asked: readonly Mention[],
  conditions: readonly Condition[],
): Condition[] {
  const placesOf = (some: readonly Mention[]) =>
    some.flatMap((one) => (one.kind === 'place' && !one.negated ? conditionsOfMention(one) : []));
  // "Remote first, then Denver"
  const isFirst = (one: Mention) => one.kind === 'remote' && one.remote && /^ (?:ones? )?first\b/i.test(message.slice(one.end));
  const wanted = [...placesOf(soft), ...(soft.some(isFirst) ? [conditionOf('place', 'Remote')] : [])];
  const others = placesOf(asked.filter(({ modality }) => modality?.how === 'accept'));
  const isHeld = conditions.some(({ field, op, either }) => field === 'place' && op !== 'not' && either === undefined);
  if (wanted.length === 0 || (!isHeld && others.length === 0)) return [];
  return [...wanted, ...others].filter((one) => !conditions.some(({ id }) => id === one.id));
}

/** "New York is fine, I can move", "interns too", "I live in Fresno" where nothing of the kind was asked for ask for none: what they may mean is offered. */
const lettingIn = (asked: readonly Mention[], conditions: readonly Condition[]): Condition[] =>
  asked.flatMap((one) =>
    !one.negated && (isLetIn(one) || (one.kind === 'place' && one.modality?.mentionedOnly === true))
      ? conditionsOfMention(one).filter((mine) => tellable.has(mine.field) && !conditions.some((held) => group(held) === group(mine)))
      : [],
  );
const alreadyIn = (some: readonly Condition[][]): string =>
  copy.includedAlready([...new Set(some.flatMap((conditions) => (conditions.length === 0 ? [] : phraseOf(conditions))))]);
const isLetIn = ({ negated, modality }: Mention): boolean => !negated && (modality?.how === 'accept' || modality?.how === 'add');

/** "The post-production ones too": words that join the work asked for are its alternatives, and rank no more. */
function alternatively(
  conditions: Condition[],
  wishes: Said[],
  asked: readonly Mention[],
  { phrases = [], several }: Reading & { several: boolean },
): { alongside: Condition[]; ranking: Said[] } {
  const grouped = inGroups(conditions, wishes, asked, phrases);
  if (grouped !== null) return grouped;
  const added = [...phrases, ...asked.flatMap((one) => (one.modality?.how === 'add' ? one : []))];
  const wanted = wishes.filter(({ negated }) => !negated);
  const titles = asked.filter((one) => one.kind === 'role' && !one.negated);
  // "Astronomer or planetary scientist": a title that nobody knows is one of those it is listed with.
  const unknown = titles.filter((one) => conditionOfMention(one)?.field === 'text');
  const isListed = unknown.length > 0 && unknown.length < titles.length && titles.some(({ modality }) => modality?.how === 'add');
  const isTitle = (wish: Said) => isListed && unknown.some((one) => overlap(one, wish));
  const joins = wanted.filter(
    (one) => several || isTitle(one) || added.some((piece) => overlap(piece, one) && (!('how' in piece) || piece.how === 'add')),
  );
  const held = conditions.find((one) => one.either !== undefined && one.all === undefined && ofWhat.has(one.field))?.either;
  const isOfWork = (one: Condition) => isWorkAsked(one) && one.either === undefined;
  const either = held ?? freeMark(conditions);
  const named =
    !several && asked.some(({ kind, negated }) => !negated && (kind === 'role' || kind === 'function')) && !joins.every(isTitle);
  if (joins.length === 0 || joins.length < wanted.length || named || either > 9 || (held === undefined && !conditions.some(isOfWork)))
    return { alongside: conditions, ranking: wishes };
  return {
    alongside: [...conditions.map((one) => (isOfWork(one) ? Object.assign({}, one, { either }) : one)), ...asAlternatives(joins, either)],
    ranking: wishes.filter((one) => !joins.includes(one)),
  };
}

/** "Data jobs in healthcare or sports": words that are an alternative of a name are one of its conditions, next to the work; null for none. */
function inGroups(
  conditions: readonly Condition[],
  wishes: readonly Said[],
  asked: readonly Mention[],
  phrases: NonNullable<Reading['phrases']>,
): { alongside: Condition[]; ranking: Said[] } | null {
  const pieces = [...phrases, ...asked.flatMap((one) => (one.modality === undefined ? [] : Object.assign({}, one.modality, one)))];
  const piece = pieces.find((one) => one.either !== null && !one.refused && wishes.some((wish) => overlap(wish, one)));
  const names = asked.filter(({ negated, modality }) => piece !== undefined && !negated && modality?.either === piece.either);
  const isOfGroup = ({ id }: Condition) => names.flatMap(conditionsOfMention).some((one) => one.id === id);
  const isIn = (wish: Said) => !wish.negated && pieces.some((one) => one.either === piece?.either && overlap(wish, one));
  const either = freeMark(conditions);
  if (piece === undefined || either > 9 || !conditions.some(isOfGroup)) return null;
  return {
    alongside: [
      ...conditions.map((one) => (isOfGroup(one) ? Object.assign({}, one, { either }) : one)),
      ...asAlternatives(wishes.filter(isIn), either),
    ],
    ranking: wishes.filter((wish) => !isIn(wish)),
  };
}

/** What widened the student's own places gives way to any place that is named; taken off, it is not ruled out. */
function withoutWidened(
  message: string,
  said: Reading,
  held: readonly Condition[],
  { widened }: SearchState,
): { said: Reading; held: readonly Condition[] } {
  const isNamed = (one: Mention) =>
    one.kind === 'place' &&
    !one.negated &&
    one.modality?.mentionedOnly !== true &&
    one.modality?.how !== 'accept' &&
    !conditionsOfMention(one).some(({ id }) => widened.includes(id));
  const isTakenOff = (one: Mention) =>
    (one.negated || one.modality?.how === 'drop') && conditionsOfMention({ ...one, negated: false }).some(({ id }) => widened.includes(id));
  // "Also Providence" joins the area that was looked across, "and in Providence?" asks for another.
  const joins =
    !/^\W*and\b/i.test(message) && said.mentions.some((one) => one.kind === 'place' && !one.negated && one.modality?.how === 'add');
  if (widened.length === 0 || joins || !said.mentions.some((one) => isTakenOff(one) || isNamed(one))) return { said, held };
  return {
    said: { ...said, mentions: said.mentions.filter((one) => !isTakenOff(one)) },
    held: held.filter(({ id }) => !widened.includes(id)),
  };
}

/** What names no work: a season in which the student graduates, their own years of work, a check of papers, an office that is refused. */
const isOther = (message: string, mention: Mention): boolean =>
  (mention.kind === 'season' && graduates(message, mention)) ||
  (mention.kind === 'year' && !/class/i.test(mention.text) && graduates(message, { start: mention.end })) ||
  (mention.kind === 'experience' && ownYears.test(message.slice(0, mention.start))) ||
  (mention.kind === 'clearance' && !mention.negated && ownClearance.test(message.slice(0, mention.start))) ||
  (mention.kind === 'pay' && isOwnPay(message, mention)) ||
  (mention.kind === 'sponsorship' && /^e-?\s?verify$/i.test(mention.text)) ||
  (mention.kind === 'place' && ofTrade.test(message.slice(0, mention.start))) ||
  isOffice(mention);

/** An office that is refused. */
const isOffice = (mention: Pick<Mention, 'kind' | 'text'> & { remote?: boolean }): boolean =>
  mention.kind === 'remote' && mention.remote === true && /\boffice\b/i.test(mention.text);

/** "Who sell to Japan", "with customers in Japan". */
const ofTrade =
  /\b(?:sell(?:s|ing)?|sold|exports?|exporting|ships?|shipping|customers?|clients?|buyers?|suppliers?|users?) (?:\w+ ){0,2}(?:to|in|from|into|across) (?:the )?$/i;

/** Words and hours that the student merely allows next to what they ask for ("unpaid is fine too"): nothing to look for. */
function acceptedIn(message: string, { mentions, phrases = [] }: Reading, begun: boolean): (Span & object)[] {
  const isLetIn = (how: string | undefined) => how === 'accept' || how === 'lift';
  const asks = mentions.some((one) => conditionOfMention(one) !== null && one.kind !== 'hours' && !isLetIn(one.modality?.how));
  return [
    ...mentions.filter((one) => one.kind === 'hours' && !one.negated && isLetIn(one.modality?.how) && (asks || begun)),
    ...phrases.filter((one) => !one.refused && isLetIn(one.how) && (isUnpaid(message, one) || ifSo.test(message.slice(0, one.start)))),
  ];
}

/** "Ok if they ask for a master's". */
const ifSo = /\bif (?:it|they|that|there)\b[^.,;!?]*$/i;
const isUnpaid = (message: string, { start, end }: Span) => /^unpaid\b/i.test(message.slice(start, end));

/**
 * What only ranks: what is preferred, skills that are not required, an industry right before the work it describes. Of a message that would then
 * ask for nothing, the work is asked for.
 */
function softOnes(message: string, { mentions, phrases = [] }: Reading, begun: boolean): Mention[] {
  // A word that is an industry's and much else is no industry where it is refused: "without the travel".
  // So it is within a longer name: "not a charter school", "not a lobbying firm".
  const vague = mentions.filter(
    ({ kind, negated, certainty, start, end, modality }) =>
      negated &&
      (modality?.soft === true ||
        (kind === 'function' && certainty <= likely) ||
        (kind === 'industry' && (certainty < 0.8 || phrases.some((one) => one.refused && one.end + 1 === start))) ||
        (kind === 'skill' && /^ (?:firm|compan|agenc|shop)/i.test(message.slice(end)))),
  );
  const named = mentions.filter((mention) => !mention.negated && mention.modality?.how !== 'drop' && conditionOfMention(mention) !== null);
  const isMixedAlternative = ({ kind, modality }: Mention) =>
    modality?.mixedAlternative === true && (workKinds.has(kind) || kind === 'skill');
  // "Fashion" is only a part of consumer goods.
  const isPart = ({ kind, certainty }: Mention) => kind === 'industry' && certainty <= likely;
  const ranks = (one: Mention) => isPart(one) || (one.kind === 'function' && one.certainty <= likely);
  const soft = named.filter(
    (mention, at) =>
      mention.modality?.soft === true ||
      isMixedAlternative(mention) ||
      mention.kind === 'hours' ||
      mention.kind === 'start' ||
      isSaidAgain(message, mention) ||
      ranks(mention) ||
      (mention.kind === 'skill' && !isRequired(message, mention)) ||
      isModifier(message, mention, named[at + 1]),
  );
  // "Marine biology or ocean conservation": where one of several ranks, all do.
  const listed = named.filter(({ kind, modality }, at) => {
    const joins = (one: Mention | undefined, other: Mention | undefined) =>
      one !== undefined &&
      other?.modality?.how === 'add' &&
      workKinds.has(other.kind) &&
      !isPart(one) &&
      !isPart(other) &&
      ranks(one) !== ranks(other);
    return workKinds.has(kind) && modality?.soft !== true && (joins(named[at], named[at + 1]) || joins(named[at - 1], named[at]));
  });
  return [
    ...vague,
    ...listed,
    ...(begun || soft.length < named.length
      ? soft
      : soft.filter((mention) => isPart(mention) || isMixedAlternative(mention) || !workKinds.has(mention.kind))),
  ];
}

/** "What else works with kids?", "are there other jobs with animals?": not what was asked for before. */
const otherWork =
  /\b(?:what|any ?thing|some ?thing) else\b|\b(?:other|different) (?:kinds? of |types? of )?(?:jobs|work|roles|positions)\b/i;

/** "Food jobs", "jobs in quality control", "anything about buildings": words that say which work is wanted, and not what it is done with. */
const isHead = (message: string, { negated, start, end }: Said): boolean =>
  !negated &&
  (generic.test(message.slice(end)) ||
    /\b(?:any|some)thing\b[^.?!;]{0,40}\b(?:about|around|involving|touch(?:es|ing)? (?:up)?on|relat(?:es|ed|ing) to|to do with|workin[g’']? (?:with|w|on)|dealing with) (?:an? |the )?$/i.test(
      message.slice(0, start),
    ) ||
    /\b(?:jobs?|roles?|positions?|work|internships?|openings?|anything|something)\b[^.?!;]{0,40}\bin (?:the )?$/i.test(
      message.slice(0, start),
    ));
/** "Audio storytelling", "ok marine conservation then": a subject is all there is to a message, and no word leads on from what was asked before. */
export const isBareIn = (message: string, { start, end }: Said): boolean =>
  tokensOf(message).some((token) => token.end === end && (token.pos === 'NOUN' || token.pos === 'PROPN')) &&
  wordsOf(`${message.slice(0, start)} ${message.slice(end)}`).every(
    ({ raw }) => isFunctionWord(raw) || askingWords.has(raw.toLowerCase()),
  ) &&
  !/\b(?:with|about|around|on|that|which|who|where|involving|for|like|more|also|only|but|and|or|any\w*|some\w*)\b[^.;!?]*$/i.test(
    message.slice(0, start),
  );
const generic = /^ (?:jobs?|roles?|positions?|work|internships?|openings?|gigs?)\b/i;

/** "High school teaching jobs": a field of study right before what it describes is work, where its agent is a title. */
function asTitle(message: string, one: Mention): Mention {
  const isHead = one.kind === 'major' && generic.test(message.slice(one.end));
  const title = isHead ? one.text.replace(/ing$/i, 'er').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) : '';
  if (!title.endsWith('er') || one.text.endsWith('er') || titleWritten(title) === null) return one;
  return { ...one, kind: 'role', title, role: title, function: '', seniority: null, known: true };
}

/** 'I said "remote"': quotation marks that only stress. */
const isSaidAgain = (message: string, { kind, start }: Mention): boolean =>
  kind === 'quoted' && /\bi (?:said|mean|meant|wrote|typed)\W*$/i.test(message.slice(0, start));

/** "What could I do with", "I have" before years of work: those of the student. */
const ownYears =
  /\b(?:i|i['’](?:ve|m|d)|my|me)\b(?:(?! (?:jobs?|roles?|positions?|work|anything|something|those|ones|that|which|who|want|need|requir\w+|ask\w*)\b)[^.;!?]){0,50}$/i;

/** "I can get a clearance" tells of oneself. */
const ownClearance =
  /(?<!\b(?:where|that|which) (?:i|you|we|they) )\b(?:can|could|able to|eligible (?:for|to)|willing to|i have|i hold|i've got)(?: (?:get|obtain|hold|pass|an?|active|my|the))*\s*$/i;

/** "Jobs where I could get a clearance". */
const clearanceOfWork = /\b(?:where|that|which|with)\b[^.;,]{0,40}$/i;

/** "Sports marketing", "biotech software engineer". */
const isModifier = (message: string, { kind, end }: Mention, next: Mention | undefined) =>
  kind === 'industry' && (next?.kind === 'role' || next?.kind === 'function') && /^ $/.test(message.slice(end, next.start));

/** "Only those that use React": a skill that must be asked for. */
const isRequired = (message: string, mention: Mention) =>
  mention.modality?.must === true ||
  isOnlyThat(message, mention) ||
  /\b(?:must|requir\w+|us(?:e|es|ing)|need(?:s|ing)?|ask(?:s|ing)? for)\b[^.,;!?]{0,24}$/i.test(message.slice(0, mention.start));

function spansOf(message: string, words: string): Span[] {
  const start = words === '' ? -1 : message.indexOf(words);
  return start < 0 ? [] : [{ start, end: start + words.length }];
}

/** Where remote is no must any more and no place is named instead, the places that it took the place of hold again. */
function withPlacesBack(conditions: Condition[], { conditions: before, aside }: SearchState): Condition[] {
  const isRemote = (one: Condition) => one.field === 'remote' && one.value === true;
  const relaxed = before.some(isRemote) && !conditions.some((one) => one.field === 'remote' || one.field === 'place');
  return relaxed ? [...conditions, ...aside] : conditions;
}

/** "I am a US citizen": no wish for a place, nor for a sponsor. */
const isPapers = (mention: Mention, needsVisa: boolean) =>
  (mention.kind === 'sponsorship' && !needsVisa) || (mention.kind === 'place' && mention.place.label === 'United States');

/** What stands before a skill that a student has. */
const ofStudents = /\b(?:i|i'm|im|i've|my)\b[^.;!?]{0,40}$/i;
/** What stands before a place where work may be wanted, and what of a sentence speaks of the student instead. */
const inSlot = /\b(?:in|near|around|to|outside|at|over in|out in|close to|anywhere in) (?:the )?$/i;
const tellsOfSelf = /\b(?:i|i['’]m|im|i['’]ve|my|me|we|our)\b[^.;!?]*$/i;
const stays = /\b(?:stay\w*|remain\w*|here|there)\b/i;
const farAway = /\b(?:abroad|overseas)\b/i;

const tellable: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company', 'skill', 'place', 'school', 'level']);
const isWorkAsked = ({ field, op }: Condition) => op !== 'not' && (field === 'role' || field === 'function');
const ofWhat: ReadonlySet<string> = new Set(['role', 'function', 'text', 'skill', 'industry']);
/** The kinds of names that say which work is wanted, or where. */
export const workKinds: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company']);
const isAboutWork: ReadonlySet<string> = new Set([...workKinds, 'employerKind', 'skill', 'major']);

interface Span {
  start: number;
  end: number;
}

interface Asked {
  silence: Silence | null;
  /** The student's own major, when the message names it. */
  major?: string | null;
  /** What the message goes on from, when that is not the active set. */
  before?: readonly Condition[];
}
