import { asksSomething, type Clause, clausesOf, sentencesOf } from './clauses.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { askingWords } from './asking.ts';
import { adverbs, openers, possessives, relatives } from './words.ts';
import { matchesIn, singular, spanOf } from '../text/text.ts';

/**
 * What a message says alongside what it asks: reasons and purposes ("because …", "so that I can …", "for my class project"), and what its
 * author tells of themselves or of others close to them ("I live on a farm", "my dad is a lawyer"). UTF-16 offsets, end exclusive.
 */
export function asidesIn(text: string): Piece[] {
  const tokens = tokensOf(text);
  // "History major here, …", "bio student looking for …".
  const found: Piece[] = matchesIn(text, students).map(spanOf);
  for (const clause of clausesOf(text, tokens)) {
    const [first, second, third] = tokens.slice(clause.from, clause.from + 3).map(({ norm }) => norm);
    const subject = second === 'that' ? third : second;
    const isPurpose = first === 'so' && subject !== undefined && speakers.has(subject);
    if (clause.link === 'reason' || isPurpose) found.push({ start: tokens[clause.from]?.start ?? 0, end: tokens[clause.to - 1]?.end ?? 0 });
  }
  found.push(...purposesIn(text), ...tellingIn(text));
  for (const [at, token] of tokens.entries()) {
    if (token.norm !== 'for' || !owners.has(tokens[at + 1]?.norm ?? '')) continue;
    let end = at + 2;
    while (end < tokens.length && end - at <= longest && ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(tokens[end]?.pos ?? '')) end++;
    if (end > at + 2) found.push({ start: token.start, end: tokens[end - 1]?.end ?? token.end });
  }
  return found;
}

/**
 * What says why it is asked, in which no name is a condition: "because I …", "so I can …", and what somebody wants to know, or doesn't, of
 * themselves or of the work ("trying to figure out if law school is worth it", "not sure I still want to be a nurse"); not of people ("know if
 * anyone …").
 */
export const purposesIn = (text: string): Piece[] => [...matchesIn(text, purposes), ...matchesIn(text, lacks)].map(spanOf);

/**
 * The clauses of a message that ask for nothing, in which no name of work is a condition: what somebody else does or says, what its author tells of
 * themselves, and what is said of the jobs shown. A clause asks where it has no subject, speaks to the assistant, asks or allows something, or says
 * what its author wants.
 */
export function tellingIn(text: string): Telling[] {
  const tokens = tokensOf(text);
  const reports = reportsIn(text);
  const complaints = matchesIn(text, goingOn).map((found): Telling => {
    const { start, end } = spanOf(found);
    return { start, end, of: 'shown', ranks: false, goesOn: true };
  });
  const told = clausesOf(text, tokens).flatMap((clause): Telling[] => {
    const first = tokens[clause.from];
    const isReport = reports.some((one) => first !== undefined && one.start <= first.start && first.start < one.end);
    const isAsked = first !== undefined && asksOfEither.test(leadTo(text, /^(?:or|and)$/.test(first.norm) ? first.end : first.start));
    const how = isReport || isAsked ? null : toldHow(tokens, clause);
    const goesAllTheWay = how === null || (how.of === 'comment' && !thanking.has(tokens[clause.start]?.norm ?? ''));
    const end = goesAllTheWay ? clause.to : askedAgain(tokens, clause);
    return how === null || first === undefined ? [] : [{ start: first.start, end: tokens[end - 1]?.end ?? first.end, ...how }];
  });
  return [...told, ...complaints];
}

/**
 * Where a message states, judges or compares, so that none of its words is looked for: "so it would be cheaper", "that sounds like my old shop", "better
 * than expected", "my knees". What such a clause asks all the same it asks with a word for it: "it should have kelp", "it would be great with kelp".
 */
export function statedIn(text: string): Piece[] {
  const tokens = tokensOf(text);
  const clauses = clausesOf(text, tokens).flatMap((clause): Piece[] => {
    const { from, to, link, subject, verb } = clause;
    const own = tokens.slice(from, to);
    const turn = own.findIndex(
      ({ norm }, at) => at > (verb || from) - from && (norm === 'but' || (norm === 'so' && own[at - 1]?.norm === ',')),
    );
    const end = turn < 0 ? own.length : turn;
    const spanFrom = (at: number): Piece[] => (at < 0 || at >= end ? [] : [{ start: own[at]?.start ?? 0, end: own[end - 1]?.end ?? 0 }]);
    const asks =
      asksSomething(tokens, clause) ||
      own.slice((subject?.from ?? from) - from).some(({ norm }) => pleasing.has(norm) || longed.has(norm) || obliging.has(norm));
    const isSo = own[0]?.norm === 'so' && (pointing.has(own[1]?.norm ?? '') || speakers.has(own[1]?.norm ?? ''));
    const isOfIt = subject !== null && verb !== null && definite.has(tokens[subject.from]?.norm ?? '');
    const seems = own.findIndex(({ norm, lemma }, at) => at > 0 && seeming.has(lemma) && norm !== lemma);
    const isLikened = seems > 0 && own.slice(seems).some(({ norm }) => degrees.has(norm));
    if (link === 'reason' || ((isSo || isOfIt) && !asks) || isLikened) return spanFrom(0);
    return spanFrom(own.findIndex(({ norm }) => norm === 'than'));
  });
  const ownThings = tokens.flatMap(({ norm, start }, at): Piece[] => {
    if (!possessives.has(norm) || tokens.slice(Math.max(0, at - 2), at).some(({ lemma }) => using.has(lemma))) return [];
    const after = tokens.slice(at + 1);
    const length = after.findIndex(({ pos }) => !['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(pos));
    return [{ start, end: after[(length < 0 ? after.length : length) - 1]?.end ?? start }];
  });
  return [...clauses, ...ownThings];
}
const obliging = new Set('should must need needs has have can could may please pls'.split(' '));
/** "Something that uses my pottery" asks for it. */
const using = new Set('use apply with relate'.split(' '));
const degrees = new Set('too more less as like than'.split(' '));
/** What stands right before a place. */
const leadTo = (text: string, to: number): string => text.slice(Math.max(0, to - 120), to);
/** "Does Nike or Boeing have any?": both are asked of. */
const asksOfEither = /(?:^|[.!?;]\s+)\W*(?:is|are|do|does|did|has|have|can?|could|will|would|wo)(?:n['’]?t)? [^.!?;,]*\b(?:or|and)\s*$/i;

/** "Ur still showing Nike": what goes on against one's will. */
const goingOn = /\b(?:still|(?:you|u|ur|it) (?:keeps?|kept)(?: on)?) (?:show|giv|send|see|gett|suggest|recommend)ing\b[^.,;!?\n]*/gi;

/**
 * What a message reports of the request before it, which it makes again by that: "I asked you to leave out law", "didn't I say remote?", and, `back`,
 * what was taken off and is wanted back: "you dropped remote". To the end of the sentence.
 */
export const reportsIn = (text: string): (Piece & { back: boolean })[] =>
  matchesIn(text.replaceAll('’', "'"), reports).map((found) =>
    Object.assign(spanOf(found), { back: found.groups?.['back'] !== undefined }),
  );
const reports =
  /\b(?:(?:(?:i|we)(?: have|'ve| had|'d)?(?: \w+ly| just| already| also| even)* (?:asked(?= (?:(?:you|u) )?(?:for|to|not?|that)\b)|told(?= (?:you|u)\b)|(?:said|requested|specified|mentioned)(?! to (?!you\b|u\b)))|did(?:n't|nt| not)? (?:i|we)(?: not)?(?: just| already)* (?:ask|tell|say|request|specify|mention))|(?<back>(?<!\b(?:can|could|would|will|should|may|if|do|did|to|when|thank|why) )(?:you|u)(?: have|'ve| just| also| only| then| even)* (?:dropped|removed|lost|forg[eo]t|ignored?|miss(?:ed)?|skip(?:ped)?|excluded|deleted|hid|left (?:out|off)|took (?:out|off|away)|got rid of)))(?! (?:you |u )?(?:(?:a|the|my|another) question|about|if|whether|what|why|how|which|when|who|where)\b)\b[^.!?;:\n]*/gi;
/** "72k was my offer", "I make 55k now", "my salary is $50,000": what the author has or was offered, and no bound. */
export const isOwnPay = (text: string, { start, end }: { start: number; end: number }): boolean =>
  !bound.test(text.slice(0, end).slice(-60)) && (ownAfter.test(text.slice(end)) || ownBefore.test(text.slice(0, start)));
const bound = /\b(?:at least|(?:more|higher|less|lower) than|over|above|below|under|minimum|beats?)\b[^.;,!?]*$/i;
const ownAfter =
  /^\W{0,2}(?:(?:a|per) (?:year|hour|month) |right )*(?:(?:(?:is|was|['’]s)(?: (?:just|only|simply))* )?(?:what|all) (?:i|they|we)\b(?! (?:want|need|would|hope|expect|ask))|(?:is|was|['’]s) (?:(?:just|only|simply) )*(?:my|the|an?)(?: \w+)? (?:offer|salary|pay|wage)|offer\b|[^.;!?]{0,40}\b(?:is|was)?(?:n['’]?t| not)(?: meant as)? (?:a|my|the) (?:minimum|floor|must|limit|requirement)\b)/i;
const ownBefore =
  /\b(?:(?:my|the|an?|this|current|old|other) (?:offer|salary|pay|wage)\b(?! (?:of|at) least)[^.;!?,]{0,24}|(?:i|they|we)(?:['’](?:m|ve|re)| am| have| was| were| currently| already)*(?: been)? (?:make|making|made|earn|earning|earned|get|getting|got|paid|have|offered)(?: (?:me|an?|about|around|already|currently|paid|offer|of))*) $/i;

/** "What. Computer vision??": words of the screen (`shown`, lower case, singular), said again in wonder, ask for nothing. */
export function echoesIn(text: string, shown: ReadonlySet<string>): Telling[] {
  const tokens = tokensOf(text);
  const sentences = sentencesOf(text, tokens);
  return sentences.flatMap((sentence, at): Telling[] => {
    const own = tokens.slice(sentence.from, sentence.to);
    const isExclaimed = (one: Token) => one.pos === 'INTJ' || openers.has(one.norm) || wondering.has(one.norm);
    const said = own.filter((one) => /[\p{L}\d]/u.test(one.text) && !isExclaimed(one) && one.pos !== 'DET');
    const before = tokens.slice(sentences[at - 1]?.from ?? sentence.from, sentence.from).filter(({ pos }) => pos !== 'PUNCT');
    const isWonder = /[?!]{2,}\s*$/.test(text.slice(own[0]?.start, sentences[at + 1] ? tokens[sentence.to]?.start : undefined));
    const isOpened = own.some(isExclaimed) || (before.length > 0 && before.every(isExclaimed));
    const isEcho = said.length > 0 && said.every(({ norm }) => shown.has(singular(norm)));
    const [first, last] = [said[0], said.at(-1)];
    return sentence.question && isEcho && (isWonder || isOpened) && first !== undefined && last !== undefined
      ? [{ start: first.start, end: last.end, of: 'shown', ranks: false }]
      : [];
  });
}
const wondering = new Set('what huh wait hold seriously really'.split(' '));

/** Where in a clause that tells something is asked: "I'm a cook looking for …", "I finish in May, so …", "…, and what I want is …"; its end for nowhere. */
function askedAgain(tokens: readonly Token[], { start, to, verb }: Clause): number {
  const from = (verb ?? start) + 1;
  const isThanks = thanking.has(tokens[start]?.norm ?? '');
  const found = tokens.slice(from, to).findIndex(({ norm, text }, at) => {
    const before = tokens[from + at - 1]?.norm ?? '';
    // "I'm desperate for archery work": what it is for is asked.
    const isFor = norm === 'for' && tokens[from + at - 1]?.pos === 'ADJ';
    return (
      isFor ||
      (isThanks && norm === ',') ||
      seeking.has(norm) ||
      text === 'Any' ||
      ((before === ',' || before === 'and') && questioning.has(norm))
    );
  });
  return found < 0 ? to : from + found;
}
const seeking = new Set('so but looking seeking searching hoping wanting interested want need show find give please'.split(' '));

/** How a clause tells; null where it asks. */
function toldHow(tokens: readonly Token[], clause: Clause): Omit<Telling, 'start' | 'end'> | null {
  const { from, to, start, holder, subject, verb, negated } = clause;
  const main = verb === null ? undefined : tokens[verb];
  const first = tokens[start]?.norm ?? '';
  if (exclaims(tokens, clause) || (thanking.has(first) && tokens[start + 1]?.norm === 'for')) return { of: 'comment', ranks: false };
  // "Still engineers", "those look like engineers".
  const isPlural = tokens.slice(from + 1, to).every(({ norm, pos }) => pos !== 'ADP' && norm !== ',');
  const isStill =
    tokens[from]?.norm === 'still' && subject === null && isPlural && tokens.slice(from + 1, to).some(({ norm }) => norm.endsWith('s'));
  if (isStill || (pointing.has(first) && seeming.has(tokens[start + 1]?.lemma ?? ''))) return { of: 'shown', ranks: false };
  // "My tutor says …", whoever that is.
  const isOfMine =
    subject === null &&
    possessives.has(first) &&
    tokens.slice(start + 2, start + 4).some(({ pos, norm, lemma }) => pos === 'VERB' && norm !== lemma && !norm.endsWith('ing'));
  if (isOfMine) return { of: 'other', ranks: false };
  if (main === undefined || verb === null) return null;
  if (clause.link === 'condition' || asksSomething(tokens, clause) || questioning.has(first)) return null;
  const words = tokens.slice(from, to).map(({ norm }) => norm);
  if (words.some((norm) => imploring.has(norm))) return null;
  const leads = tokens.slice(from, verb).map(({ norm }) => norm);
  const next = tokens.slice(verb + 1, to).find(({ norm }) => norm !== 'not' && !adverbs.has(norm));
  const isHad = main.norm !== main.lemma ? !/(?:ing|s)$/.test(main.norm) : /[^e]ed$/.test(main.norm);
  const isObliged = ['have', 'need'].includes(main.lemma) && next?.norm === 'to';
  // "Teacher is fine too".
  const isBare = subject !== null && subject.to - subject.from === 1 && ['NOUN', 'PROPN'].includes(tokens[subject.from]?.pos ?? '');
  switch (holder === 'other' && isBare ? 'thing' : holder) {
    case 'other':
      return { of: 'other', ranks: false };
    case 'you':
      return negated || isObliged || words.some((norm) => modals.has(norm) || lacking.has(norm)) ? null : { of: 'shown', ranks: false };
    case 'self': {
      if (isReport(tokens, clause)) return { of: 'past', ranks: false };
      const isOffered = leads.some((norm) => able.has(norm)) && (negated || taking.has(main.lemma) || occupying.has(main.lemma));
      const isWanted =
        asking.has(main.lemma) ||
        (main.lemma === 'be' && (wanting.has(next?.norm ?? '') || weary.has(next?.norm ?? ''))) ||
        wanting.has(main.norm);
      if (isOffered || isWanted || isObliged || (negated && finding.has(main.lemma))) return null;
      const isPast = (main.lemma !== 'be' && main.lemma !== 'have' && isHad) || doing.has(main.lemma);
      const ranks = !isPast && !negated && !leads.some((norm) => able.has(norm)) && !studying.has(main.lemma);
      return { of: isPast ? 'past' : 'self', ranks };
    }
    case 'thing': {
      const said = tokens.slice(subject?.from ?? from, subject?.to ?? verb).map(({ norm }) => norm);
      if (
        said.includes('there') ||
        (!definite.has(said[0] ?? '') && said.some((norm) => relatives.has(norm))) ||
        isObliged ||
        words.some((norm) => modals.has(norm)) ||
        said.some((norm) => longed.has(norm)) ||
        seasons.has(said.at(-1) ?? '')
      )
        return null;
      const isShown = pointing.has(said[0] ?? '') || said.at(-1) === 'one' || said.at(-1) === 'ones';
      const allows = pleasing.has(main.lemma) || words.slice(verb - from + 1).some((norm) => pleasing.has(norm) || longed.has(norm));
      return allows && !isShown ? null : { of: isShown ? 'shown' : 'other', ranks: false };
    }
    default:
      // "Rebuilt a transmission", "worked at a bakery"; "paid internships" are asked for.
      return isHad &&
        !asking.has(main.lemma) &&
        !wanting.has(main.norm) &&
        (occupying.has(main.lemma) || ['DET', 'PRON'].includes(next?.pos ?? ''))
        ? { of: 'past', ranks: false }
        : null;
  }
}

/** "Great, love a mystery", "oh joy, a commute", "gotta love paperwork", "wow, who doesn't love a queue": what only comments asks for nothing. */
function exclaims(tokens: readonly Token[], { from, to, holder, verb, sentence }: Clause): boolean {
  if (verb !== null && !feeling.has(tokens[verb]?.norm ?? '')) return false;
  const words = tokens.slice(from, to);
  const who = words.findIndex(({ norm }) => norm === 'who');
  if (who >= 0 && words[who + 2]?.norm === 'not' && feeling.has(words[who + 3]?.norm ?? '')) return true;
  if (holder !== 'implied' && holder !== 'none') return false;
  const comma = tokens.findIndex(({ norm }, at) => at >= sentence.from && norm === ',');
  const opening = comma < 0 || comma > to ? [] : tokens.slice(sentence.from, comma);
  const isJudged = opening.length <= 3 && opening.some(({ pos, norm }) => pos === 'ADJ' || judging.has(norm));
  const rest = tokens.slice(Math.max(verb ?? from, comma < to ? comma + 1 : from), to);
  const feels = rest[0]?.pos === 'VERB' && feeling.has(rest[0].norm);
  const object = feels ? rest.slice(1) : rest;
  const isOne = singling.has(object[0]?.norm ?? '') && !object.some(({ norm }) => imploring.has(norm) || askingWords.has(norm));
  return feels ? isJudged || isOne || /^gotta$/i.test(tokens[(verb ?? 0) - 1]?.text ?? '') : isJudged && isOne;
}
const feeling = new Set('love like adore enjoy hate'.split(' '));
const judging = new Set('great cool joy wow yay ugh'.split(' '));
const singling = new Set('a an another this that these those it'.split(' '));
const thanking = new Set('thanks thank thx ty'.split(' '));

/** "I asked a question about the Nike one", "I was asking about that posting": it says what was asked, of what is on the screen. */
function isReport(tokens: readonly Token[], { to, verb }: Clause): boolean {
  const main = verb === null ? undefined : tokens[verb];
  if (verb === null || main === undefined || !saying.has(main.lemma) || main.norm === main.lemma) return false;
  const after = tokens.slice(verb + 1, to).map(({ norm }) => norm);
  const about = after.findIndex((norm) => aboutWords.has(norm));
  return after.some((norm) => /^questions?$/.test(norm)) || (about >= 0 && after.slice(about).some((norm) => pointed.has(norm)));
}
const saying = new Set('ask say tell mean write mention talk speak wonder'.split(' '));
const aboutWords = new Set('about abt re regarding'.split(' '));
const pointed = new Set('one ones posting job card it that this'.split(' '));

const questioning = new Set(
  'what how why when where who which whose do does did is are am was were can could would will should have has any anything'.split(' '),
);
const imploring = new Set(['please', 'pls', 'plz']);
const modals = new Set("would 'd could can should must may might need let".split(' '));
/** What one can, could or would do asks only where it is work or taken, or cannot be: "I could stay with my brother" tells. */
const able = new Set("can will 'll would 'd could should might may".split(' '));
const taking = new Set('take do accept try consider settle go start move relocate commute be see imagine use apply'.split(' '));
const lacking = new Set('nothing no never forget forgot miss missed skip skipped'.split(' '));
const finding = new Set('see find get hear notice have'.split(' '));
/** What is longed for, and what pleases: "my dream job is …", "patternmaking is fine too". */
const longed = new Set('dream ideal goal passion interest preference priority focus choice aim hope wish want love prefer'.split(' '));
/** "Summer is the only time I have" says when. */
const seasons = new Set('spring summer fall autumn winter'.split(' '));
const pleasing = new Set(
  'fine ok okay problem issue good great perfect best better welcome possible acceptable work matter appeal interest excite fascinate suit too also'.split(
    ' ',
  ),
);
const pointing = new Set('it this that these those they which'.split(' '));
const seeming = new Set('look sound seem feel'.split(' '));
/** "Jobs that pay" are asked for, "the job that …" is spoken of. */
const definite = new Set([...pointing, ...possessives, 'the']);
/** Verbs that ask or choose. */
const asking = new Set(
  'want need hope look search seek hunt ask say mean request wish prefer like love enjoy think try decide choose pick settle change forget care wonder consider accept mind keep add remove drop switch stay'.split(
    ' ',
  ),
);
/** A major ranks by itself. */
const studying = new Set('study major graduate be'.split(' '));
/** What one does besides. */
const doing = new Set('teach assist volunteer coach tutor babysit mentor export'.split(' '));
const occupying = new Set([...doing, 'work', 'study', 'graduate', 'major', 'train', 'intern']);

const purposes =
  /\b(?:(?:because|cuz|since) (?:i|i'm|my)|so (?:that )?i (?:can|could|know)|(?:(?:know|tell|figure out|find out|decide|see|wondering|debating|torn|idk|dunno|unsure|not sure)(?: yet| really)? (?:if|whether)(?! (?:any|some|there|alum|people|you|it's possible))|(?:idk|dunno|unsure|not sure)(?: that)? (?=i\b))[^.,;!?\n]{0,80}?)\b[^.,;!?\n]*?(?=[.,;!?\n]|$| (?:but|so|and (?:who|can|i want to (?:talk|meet|find))|lol|who|what|any(?:one|body)?|show|find)\b)/giu;

/** What one does without, has or would need: "I don't have a car", "I can't drive", "I'd need a master's". */
const lacks =
  /\b(?:i|we) ?(?:(?:'d|'ll|would|will|might|may|(?:only |just |already )?(?:have|got|hold))(?: (?:have to|also|still|first|only|probably|then|need|get|have|be having))* (?:an? |my |the |another )?(?=(?:[\w.-]+ (?:and )?(?:an? )?){0,2}?(?:bachelor|master|doctora|ph\.?d|[bm]\.?[fs]?a\b|[bm]\.?s\.?c?\b|mba\b|m[sp][wh]\b|degree|licen[sc]e|certificat|cpa\b|diploma))|(?:do not|don't|dont) (?:have|own)|(?:can't|cant|cannot|can not|don't|dont) (?:drive|afford))(?! (?:to|any (?:work )?experience|experience|clearance|visa|citizenship|(?:a|my|the) (?:degree|clearance|visa|license|licence)))\b[^.,;!?\n]{0,40}?(?=[.,;!?\n]|$| (?:but|so|and(?! an? (?:master|bachelor|licen|certif|degree|cpa))) )/giu;

const students =
  /(?<=^|[.!?\n]\s?)(?:[\p{L}&'.+-]{2,20} ){0,5}(?:student|major|senior|junior|sophomore|freshman|undergrad)(?: here)?(?= ?,| here| (?:looking|seeking|interested|hoping|wanting|trying|curious|wondering|who wants|in search)\b)/giu;

/** What makes a wish of "I am". */
const wanting = new Set(
  'interested looking hoping searching open into curious passionate trying thinking keen after down fine ok okay good seeking hunting considering ready available willing so really very also mostly mainly especially not'.split(
    ' ',
  ),
);
/** "Tired of sales" refuses them. */
const weary = new Set('tired sick done over through bored'.split(' '));
const speakers = new Set(['i', 'we', 'they', 'he', 'she']);
const owners = new Set(['my', 'our']);
/** Words of a noun phrase behind "for my". */
const longest = 7;

interface Piece {
  start: number;
  end: number;
}

export interface Telling extends Piece {
  /** Of whom: oneself, what one has done, the jobs shown, or another; or it only comments. */
  of: 'self' | 'past' | 'shown' | 'other' | 'comment';
  /** It complains of what goes on. */
  goesOn?: boolean;
  /** It says what its author does, which may order what is asked for. */
  ranks: boolean;
}
