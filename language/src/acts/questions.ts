import { fold, wordsOf } from '../text/text.ts';
import type { Mention, Reading } from '../entities/types.ts';
import { sentencesIn } from '../clauses/parts.ts';
import { deniesAny } from '../clauses/repairs.ts';
import { wishesIn } from '../entities/wishes.ts';
import { plainLine } from '../walk/scope.ts';
import { moreIn } from './answers.ts';
import { resumeAsked } from './door.ts';
import { asksForAny, asksWhatThereIs, coreOf, cue, few, isQuestion, requests, rows, wordCount } from './forms.ts';
import { pathIn, peopleIn } from './seek.ts';
import { comparedRows, ordinalsIn, referencesIn, type Situation } from './refer.ts';

/** A question about jobs that were just shown; null when the message asks for something else. */
export function questionIn(message: string, reading: Reading, situation: Situation): Question | null {
  const { shown, focusId } = situation;
  const { ids, beyond, explicit, said } = referencesIn(message, reading, situation);
  const line = plainLine(message);
  const asks = isQuestion(line);
  const aspect = aspectOf(message);
  const [first, second] = ids;
  // What names a row asks for nothing else.
  const mentions = reading.mentions.filter((one) => isNamed(one) && !said.some((words) => words.includes(one.text)));
  if (beyond !== null) return { does: 'beyond', number: beyond };
  const sentences = sentencesIn(message, { start: 0, end: message.length }).map(({ start, end }) => message.slice(start, end));
  if (!explicit && sentences.some(asksWhatThereIs)) return null;
  // "Ones that say what they pay" are asked for.
  if (!explicit && (deniesAny.test(message) || mentions.some((one) => one.kind === 'pay' && one.atLeast === 1))) return null;
  // "Outdoors or something better paid" wishes for either.
  const isAlternative = !asks && !explicit && / or (?!this |that |the )/.test(line);
  if ((comparing.test(line) || weighed.test(message)) && ownOffer.test(message))
    return { does: 'offer', id: first ?? focusId ?? (shown.length === 1 ? (shown[0]?.id ?? null) : null) };
  const isCompared = comparing.test(line) && !(isAlternative && betterAfterOr.test(line));
  const two = isCompared || asksWhyRanked(message) ? comparedRows(message, situation) : null;
  if (two !== null) return two.missing === null ? { does: 'compare', ids: two.ids } : { does: 'unlisted', name: two.missing };
  // "Compare the chemist and the nurse" of jobs that are neither.
  if (shown.length > 1 && ids.length < 2 && / compar(?:e|ing) (?:.* )?(?:and|with|to|vs) /.test(line) && !several.test(line))
    return { does: 'compare', ids: [] };
  if (
    first !== undefined &&
    second !== undefined &&
    (isCompared || ((explicit || asks || mentions.every(({ kind }) => kind === 'company')) && / or /.test(line))) &&
    !mentions.some(({ negated }) => negated)
  )
    return { does: 'compare', ids: [first, second] };
  const alone = focusId ?? (shown.length === 1 ? shown[0]?.id : undefined);
  if (isCompared && shown.length > 1 && (mentions.length === 0 || / (?:them|these|those|the two|both) /.test(line))) {
    const [one, two] = / last (?:two|2) /.test(line) ? shown.slice(-2) : shown;
    const other = first === undefined ? two?.id : [alone, one?.id, two?.id].find((id) => id !== undefined && id !== first);
    if (one !== undefined && other !== undefined) return { does: 'compare', ids: [first ?? one.id, other] };
  }
  // "Like the second but in Austin" names where, not what.
  const model = first ?? alone;
  // "More like this one in the west", of the one spoken of.
  const isPointed = first !== undefined || (alone !== undefined && / like (?:this|that|it) /.test(line));
  const isOfWork = mentions.some((mention) => isWork.has(mention.kind) && !mention.negated);
  // "What about fire jobs like forest fire?" names what it asks for.
  const isNew =
    !explicit &&
    / like (?!(?:this|that|these|those|it|them|the) )/.test(line) &&
    (reading.phrases ?? []).length + wishesIn(message).length > 0;
  // "More like that, no travel" refuses something besides.
  const refuses = [...mentions.map(({ negated }) => negated), ...(reading.phrases ?? []).map(({ refused }) => refused)].includes(true);
  if (!isNew && alike.test(line) && (mentions.length === 0 || (isPointed && !isOfWork)) && !(model === undefined && refuses))
    return model === undefined ? { does: 'more', count: null } : { does: 'similar', id: model };
  // "I'd prefer work with water", "any internship that sponsors?": whatever it names, it asks for jobs.
  const isRequest = sentences.some(requests);
  if (isRequest && !explicit && aspect !== 'gate' && !ofShown.test(line)) return null;
  const request = (searching.test(line) && !/ show i (?:the|number|no\.?|#) /.test(line)) || (!explicit && asksForAny(message) && !asks);
  const wishes = mentions.some(({ kind }) => kind !== 'company' && kind !== 'major') && !asks;
  const about = asks || telling.test(line) || aspect !== null || wordCount(message) <= 5;
  const goesOn = continuesSearch(line, explicit) || (isAlternative && second === undefined);
  if (first !== undefined && ((!request && !wishes && about && !goesOn) || (explicit && aspect === 'gate')))
    return { does: 'refer', ids: [first], aspect, explicit };
  const gates = aspect === 'gate' && / (?:which|what|do|be) .*(?:of|any|these|those|them|ones?) /.test(line);
  if (shown.length > 0 && (whichOfThem.test(line) || gates) && !/ (?:what|how) about /.test(line))
    return { does: 'which', aspect: aspect ?? (mentions.some(({ kind }) => kind === 'place') ? 'place' : null) };
  const ofPapers =
    mentions.every(({ kind }) => kind === 'sponsorship' || kind === 'clearance') &&
    / (?:be|do|would|will|can) (?:it|they|this|that|i) /.test(line) &&
    (aspect === 'gate' || aspect === 'visa' || aspect === 'clearance');
  if (aspect !== null && aspect !== 'like' && asks && (mentions.length === 0 || ofPapers) && !asksForAny(message)) {
    if (alone !== undefined) return { does: 'refer', ids: [alone], aspect, explicit: false };
    if (shown.length > 0 && aspect !== 'apply') return { does: 'which', aspect };
  }
  const [top] = shown;
  if (tellMore.test(coreOf(message).line) && top !== undefined && mentions.length === 0)
    return aspect === 'why' ? { does: 'which', aspect } : { does: 'refer', ids: [focusId ?? top.id], aspect, explicit: false };
  return null;
}

/**
 * A question why something is not among what was shown ("why isn't Google there?", "where are the Boston ones?", "no Google?"): what it
 * asks for, as if it had been wanted; an empty list asks why there are so few. null when nothing of that is asked.
 */
export function missedIn(message: string, reading: Reading): { missed: Mention[] } | null {
  const missed = reading.mentions.flatMap((mention): Mention[] => (isNamed(mention) ? [{ ...mention, negated: false }] : []));
  const line = plainLine(message);
  if (fewness.test(line)) return { missed: [] };
  if (missed.length + reading.unread.length + reading.unwanted.length === 0) return null;
  const asks = whyMissing.test(line) || (missed.length > 0 && (whereAre.test(line) || (shortNo.test(line) && wordCount(message) <= 5)));
  return asks ? { missed } : null;
}

/**
 * What a message asks of the people that a job conversation showed ("the second person", "her", "only those from my school"); null for nothing. Where
 * jobs were shown too, "the first one" is a job unless words say a person; where jobs were spoken of `since`, only such words mean people.
 */
export function ofPeople(message: string, reading: Reading, people: readonly Person[], jobs?: { since: boolean }): PeopleAgain | null {
  // "So I can be with her" says why.
  message = message.replace(purpose, ({ length }) => ' '.repeat(length));
  const line = plainLine(message);
  if (people.length === 0 || jobNouns.test(line) || pathIn(message, reading) !== null) return null;
  const since = jobs?.since === true;
  if ((!since && moreIn(message) !== null) || morePeople.test(line)) return { asks: 'more' };
  const shown = people.map((one) => ({ ...one, employer: '', place: '' }));
  const focusId = people[0]?.id ?? null;
  const { ids, beyond, explicit } = referencesIn(message, reading, { searching: 'people', begun: true, offered: false, shown, focusId });
  // "Are either of those two in pediatrics? The first one looks like a nurse."
  const isOfThose = ofThose.test(line) && (isQuestion(line) || / none of /.test(line));
  if (!since && isOfThose && !ofEmployers.test(line)) return { asks: 'words' };
  const isOfJobs = ordinalsIn(message).length > 0 || compares(line);
  if (isOfJobs && jobs !== undefined && (!personal.test(message) || peopleIn(message, reading) !== null)) return null;
  if (beyond !== null) return { asks: 'one', at: null };
  const one = { asks: 'one' as const, at: people.findIndex(({ id }) => id === ids[0]) };
  const isOwn = own.test(line);
  const isNamed = isOwn || reading.mentions.some(({ kind }) => ofPerson.has(kind));
  // "Do any of them work nights?"
  if (!since && !isNamed && anyOfThose.test(line) && !ofEmployers.test(line)) return { asks: 'words' };
  if (explicit) return one;
  const words = new Set(wordsOf(message).map(({ text }) => text));
  const at = people.findIndex(({ name }) => wordsOf(name).some(({ text }) => text.length > 3 && words.has(text)));
  if (at >= 0) return { asks: 'one', at };
  const isCorrected = /\bi (?:mean|meant)\b/i.test(message) && reading.mentions.every(({ kind }) => ofPerson.has(kind));
  const isTied = narrows.test(line) || isCorrected || (isOwn && reading.mentions.length === 0);
  if (!since && isTied && isNamed) return { asks: 'others' };
  return ids.length > 0 && (jobs === undefined || personal.test(message)) ? one : null;
}

const purpose = /\bso (?:that )?i (?:can|could|may|might)\b[^.!?;]*/gi;

/** "Do they sponsor visas?" */
export const asksOfEmployers = (message: string): boolean => ofEmployers.test(plainLine(message));

/** Whom a message wants to find the likes of: one of those shown (null: the words don't tell which) or somebody by name; null for nobody. */
export function likenessIn(message: string, { shown, focusId, isName }: Situation): { id: string | null; name?: string } | null {
  const found = likePerson.exec(message);
  const said = found?.[1]?.replace(/(?<![\s?.!,])[\s?.!,]+$/, '') ?? '';
  if (found === null || said === '' || /^(?:me|myself|mine|us|that|this|it|these|those)\b/i.test(said)) return null;
  const [ordinal] = ordinalsIn(/^the /i.test(said) ? said : `the ${said}`);
  if (ordinal !== undefined) return { id: shown.at(ordinal.number > 0 ? ordinal.number - 1 : ordinal.number)?.id ?? null };
  if (/^(?:her|him|them|(?:this|that) (?:person|one|alum\w*))\b/i.test(said))
    return { id: focusId ?? (shown.length === 1 ? (shown[0]?.id ?? null) : null) };
  const words = said
    .split(/\s+/)
    .slice(0, 4)
    .map((word) => word.replace(/['’]s$/, ''));
  const name = words.slice(0, words.findIndex((word) => isName?.(fold(word)) !== true) >>> 0).join(' ');
  if (name === '') return null;
  const lower = name.toLowerCase();
  const row = shown.find((one) => one.name.toLowerCase() === lower) ?? shown.find((one) => one.name.toLowerCase().split(' ')[0] === lower);
  return { id: row?.id ?? null, name: row?.name ?? name };
}

/** Whether two things are weighed against each other. */
export const compares = (line: string): boolean => comparing.test(line);

/** Whether a message compares rows by their names, or one with an offer that the student has. */
export const comparesNamed = (message: string, situation: Situation): boolean =>
  ownOffer.test(message) ? weighed.test(message) : compares(plainLine(message)) && comparedRows(message, situation) !== null;
/** An offer that the student has of somebody else. */
const ownOffer = /\b(?:my|the) (?:own |other |current |job )*offer(?: (?:i|that i) (?:have|got))?\b/i;
const weighed = /\bcompar\w*|\b(?:vs|versus|against|better than|more than|less than|beats?)\b/i;

/** "I study fire science, not forestry. Is it a problem?": what is told of one's studies to ask whether they will do. */
export const asksOfStudies = (text: string): boolean =>
  /\b(?:degree|major|stud(?:y|ied|ying))\b[^]*\b(?:(?:is|would|will|does|do) (?:it|that|this)|it(?: is|['’]s)?) (?:be )?(?:really )?(?:a |an )?(?:big )?(?:problem|issue|matter|ok(?:ay)?|fine|enough)\b[^.!?]*\?/i.test(
    text,
  );
/** Whether a sentence asks why a job was chosen, suits the student, or comes before another: "why did you think it suits me?" */
export const asksReason = (sentence: string): boolean => whyChosen.test(sentence) && !whyNone.test(sentence);
/** "Why did you rank A above B?", "what makes it a better match than B?" */
const asksWhyRanked = (message: string): boolean =>
  asksReason(message) && /\b(?:above|over|ahead of|before|below|under|than|rather than)\b/i.test(message);
const whyChosen =
  /\b(?:why|how come|what (?:makes|made))\b[^.?!]*\b(?:suit(?:s|ed|able)?|fits?|match(?:es)?|rank(?:ed|s|ing)?|scor(?:es?|ed)|better|above|best|first|top|right for|good for|pick(?:ed)?|ch(?:o|oo)se|chosen|recommend\w*|suggest\w*)\b/i;
/** "Why do you show me Nike?" */
export const asksWhyOffered = (sentence: string): boolean =>
  /\bwhy (?:(?:do|did|are|would|have) )?(?:you|u) (?:\w+ ){0,2}?(?:show|giv|g[ai]ve|suggest|recommend|list|offer)\w*\b/i.test(sentence);
const whyNone = /\b(?:not|n['’]t|no|none|nothing|only|so few)\b/i;

/** "Which of these …", "are any of them …", "who of those …": asked of what was shown. */
export const asksWhichOf = (line: string): boolean => whichOf.test(line);

/** Whether a text is a question, by its words or its mark: "I’m wondering about pay" too. */
export const asksAnything = (text: string): boolean => isQuestion(plainLine(text)) || /\?\s*$/.test(text) || wonders.test(text);
const wonders =
  /\bi(?:['’](?:m|d)| am| was| would)? (?:\w+ )?(?:wonder(?:ing)?|curious|asking) (?:about|if|whether|what|which|how|when|where)\b|\bi(?:['’]d| would)? (?:\w+ )?(?:like|love|want|need) to know\b/i;

/** Whether a message asks something of what was shown, whatever there is. */
export const asksOfShown = (message: string): boolean => {
  const line = plainLine(message);
  return comparing.test(line) || whichOfThem.test(line);
};

/** "Why did you show me McKinsey?", "why am I seeing these", "how come the top one is in there". */
export const asksWhyShown = (line: string): boolean => whyShown.test(line) && !/ (?:not|no|none|nobody|nothing|so few) /.test(line);

/**
 * "These are all the Met", "you keep showing me nurses": what is said against the answer changes nothing. The complaint's end comes back, where
 * the message goes on with a request, else its whole length; null for no complaint.
 */
export function complaintIn(message: string): number | null {
  if (!complains.test(plainLine(message))) return null;
  const end =
    /[.!?;\n]+\s+(?=\S)|,?\s+(?:but |so |and |please )*(?=(?:show|find|give|get|only|just show|i (?:want|need|asked)|i'm looking|look for|can you|could you)\b)/i.exec(
      message,
    );
  return end === null ? message.length : end.index + end[0].length;
}

/** Whether only a number is asked of what is there: "how many of those are remote?", "what's the total". */
export const asksHowMany = (line: string): boolean => howMany.test(line);

const isNamed = ({ kind }: Mention) => kind !== 'limit';
const isWork: ReadonlySet<string> = new Set(['role', 'function', 'skill', 'industry']);
const ofPerson: ReadonlySet<string> = new Set(['place', 'school', 'major', 'company', 'role', 'function', 'industry', 'employerKind']);

const comparing = cue(
  'compar(?:e|ing|ison)|vs|versus|differences?|differ|which (?:one |of (?:the|these|those) two )?(?:be |would be |should i |do you )?.{0,12}better|better(?! at | [.,!;]| $)|this or that|side by side',
);
const several = / (?:them|these|those|this|that|it|two|2|three|3|all|both|jobs|ones) /;
const betterAfterOr = / or (?:[^ .;]+ ){0,5}(?:better|differences?) /;
const alike = cue(
  '(?:(?<! be |much )more|others?|something|anything(?: else)?|another|(?:job|one|role|thing)s?|stuff) (?:just |a lot |kind of )?like(?! [?.!,])|similar|of that (?:kind|sort|type)|alike',
);
const searching = cue(
  'show|find|list|search|narrow|filter|limit|restrict|other|others|more (?:job|from|at)|hire|hiring|any (?:[^ ]+ ){0,3}(?:job|role|opening|internship)s?',
);
const telling = cue('tell|explain|describe|details?|more|open|(?:what|how) about|about the');
const ofThose = cue(
  '(?:either|both|neither|all|none)(?: one)? of (?:these|those|them|they)',
  '(?:be|do|have|can) (?:these|those|they)(?: two| people| persons?)?',
);
const anyOfThose = cue(
  '(?:be|do|have) (?:any|some|one|most|many)(?: one)? of (?:these|those|them|they)',
  '^ any of (?:them|they|those|these)',
);
/** What only employers do: "do they sponsor visas?" */
const ofEmployers = cue('sponsor[^ ]*|visas?|hire|hiring|pay|salar(?:y|ies)|remote');
const ofShown = / (?:these|those|they|above|shown|here) /;
const whichOf = cue(
  `(?:which|what|who)(?: ones?)? (?:of|among) (?:the(?:se|m)|those)|(?:be|do|have) (?:any|some|one)(?: one)? of (?:the(?:se|m)|those|they)|how many of (?:the(?:se|m)|those|they)`,
);
const whichOfThem = cue(
  '(?<! (?:jobs?|roles?|positions?|internships?|postings?|openings?|ones?|work|employers?|compan(?:y|ies)) )(?:which|what)(?: ones?| job| of (?:them|these|those))? (?:.{0,20} )?(?:pays?|pay|sponsor|remote|best|better|would you|should i|closest|favou?rite|easiest|newest|recommend|require|need|be in|have)|any of (?:them|these|those)|(?:be|do) (?:any|they|these|those)|why (?:these|those|them)|(?:high|highest|best)(?: |-)(?:pay|paid|paying)|pay (?:the )?(?:most|best)',
);
const tellMore = cue(
  '^ (?:(?:can|could) you |please )?(?:tell i more|more (?:details?|info[^ ]*)|details?|go deep(?:er)?|elaborate|why(?: (?:these|those|them|this|that))?|how come) ',
);
/** "the second one but in Boston", and "what about Stripe?" where no job was pointed at by number or as "the … one". */
const continuesSearch = (line: string, explicit: boolean) =>
  / (?:same|instead|but(?! (?:what|how|why|when|where|who|which|do|be|can|will|would|tell) )|without|except|drop|add|only) /.test(line) ||
  (!explicit && /^ (?:(?:what|how) about|and(?! (?:how|what|why|where|when|be|do|can|who|will|tell) )|or|not|no) /.test(line));

const whyMissing = cue(
  'why (?:not(?! (?:try|go|look|add|include|do|have|search|consider|use|switch|start|both|also|see|show|check) )|no|nothing|none|(?:be|do|have)(?: i| there)? (?:[^ ]+ ){0,6}(?:not|no|nobody|nothing|none))|how come (?:[^ ]+ ){0,6}(?:no|nobody|not|none|nothing)|(?:you|they|it|this|that|list|results?) (?:do|have|be) not (?:show|list|include|find|give)(?: i)?|what happen to|why be (?:[^ ]+ ){1,6}(?:left out|leave out|miss|missing|hidden|hide|go|gone|exclude|excluded|skip|skipped|filter|filtered)|why (?:do you |have you )?(?:leave out|left out|skip|exclude|hide)',
);
const whereAre = cue(
  '^ (?:(?:so|and|but|ok|hey|,) )*where (?:be|do)(?: all)?(?: the)? (?:[^ ]+ ){1,6}?(?:job|one|role|internship|opening|go|stuff)s? ',
);
const shortNo = cue('^ (?:(?:so|really|what|,) )*(?:no|nothing|none) (?:(?:at|in|from|for|with|on|by) )?[^ ].* \\? ');
const fewness = cue(
  'why only (?:this|that|these|those)|(?:no|zero|0) (?:result|job|match)(?:s|es)? [.?!,]* ?(?:why|how come)|why (?:so|only|just|be there (?:so|only)) (?:few|little|one|two|three|four|five|\\d+)|why (?:be there )?(?:nothing|none|no (?:result|job|match)(?:s|es)?)(?= [.?!]| $)|that be (?:all|it) \\?|only (?:\\d+|one|two|three|four|five) \\?',
);
const whyShown = cue(
  `why (?:do|be|would|have) you ${few}(?:show|shown|give|gave|suggest|recommend|pick|choose|chose|list|include|send)|(?:why|how come) (?:be|do) i (?:see|get)|why be there (?:an? |so many |all these |all this )?[^ ]+|(?:why|how come) (?:be )?[^ ].{0,60} (?:here|there|show|shown|listed|on the list)`,
  '^ why (?!(?:be|do|can|should|would|will) )[^ ].{0,30} (?:[?.!] )*$',
);
const unmoved = '(?:ugh|wtf|omg|hey|ok|but|so|why|um|lol|wow|great|oh|wonderful|nice|cool|,|\\.|!)';
const complains = cue(
  `^ (?:${unmoved} )*(?:(?:(?:these|those)(?: (?:people|job|one|result|alumni|alumnus)s?)?|they|(?:all|most|some|half) of (?:these|those|them)|everything|all i see|every (?:single )?(?:one|result|job|posting))(?: here)?(?: do not)?(?: really| even| exactly)? (?:be|want|have|seem|look|sound|feel)(?! (?:too|also|as well|good|great|fine|ok|okay) )|(?:be )?(?:these|those|they) all|you (?:keep|only|just|always)|(?:yet )?another (?:list|page|batch|bunch|pile|round|set) (?:full )?of) `,
);
const howMany = cue(
  `how many (?:.* )?(?:of ${rows}|${rows}|be there|left|do you have|fit)|how many (?:be|do|say|sponsor|pay|have|ask|want|require|offer|need|state|allow|let|can)|what be the (?:total|count|number)(?: number| count)?(?= [.?!]| $)`,
  '^ (?:so |and )?how many(?: (?:in total|total|altogether|overall|results?|jobs?|match(?:es)?|openings?|left|more|fit|now|all together|be that|have you get))* (?:[.?!] )*$',
);

const likePerson =
  /\b(?:(?:people|persons?|someone|somebody|anyone|alumni|alums?|others?|more|folks|careers?|who (?:is|are|else is)|anybody|ones)(?: (?:who (?:is|are)|that are|just|most|more|with (?:careers?|paths?|backgrounds?)))* (?:like|similar to|resembling|comparable to)|^\W*(?:find |show |show me |find me )?(?:similar(?: (?:people|alumni|ones))? to|more like|like)|(?:the )?(?:same|similar) (?:careers?|paths?|backgrounds?|trajector(?:y|ies)) (?:as|to|like)|who (?:resembles?|is comparable to)) (.{1,60})/i;
const jobNouns = cue('(?:job|role|opening|position|internship|posting|gig)s?');
const morePeople = cue(
  '^ (?:(?:any|some|show i|be there|give i) )?(?:more|other|others)(?: of)? (?:them|people|persons?|alumni|alumnus|of those|like (?:her|him|them)) ',
);
const narrows = cue(
  '^ (?:ok |okay |and |but )?(?:(?:not )?(?:only|just)|same (?:[^ ]+ ){0,2}(?:for|at|with|but)|(?:which|any) of (?:them|those|these)|(?:those|the ones?|ones?)(?: of them)? (?:from|at|in|who|that|with)|how about|what about|and (?:from|at|in)|from|in|at|(?:do|be) any) ',
);
/** What is asked of a person and of no job. */
const personal =
  /\b(?:person|people|guy|woman|man|alum\w*|she|he|her|him|his|hers|who|stud(?:y|ies|ied)|major(?:ed)?|graduated|careers?|backgrounds?|profile|linkedin|message|contact|reach|meet|talk to|worked)\b/i;
const own = cue('(?:my|same|our) (?:own )?(?:school|college|university|uni|alma mater|major|field|degree)|like i');

/** All that a question about a job wants to know: "how much does it pay and until when can I apply?"; why it is there is asked by itself. */
export const aspectsIn = (message: string): Aspect[] => {
  if (resumeAsked(message) === 'fit') return ['resume'];
  const found = aspects.flatMap(([aspect, pattern]) => (pattern.test(message) ? [aspect] : []));
  const judged = found.find((aspect) => judging.has(aspect));
  const strong = found.filter((aspect) => !besides.has(aspect));
  return judged !== undefined ? [judged] : strong.length > 0 ? strong : found.slice(0, 1);
};

/** What a question about a job wants to know first; null when it is no particular thing. */
export const aspectOf = (message: string): Aspect | null => aspectsIn(message)[0] ?? null;

/** How a question wants to be answered: with those that it holds for, with yes or no, or with what there is. */
export function formOf(question: string): Form {
  if (
    /^[^\p{L}]*(?:(?:and|but|so|ok(?:ay)?|of (?:these|those|them)|hm+|also)\W+)*(?:which|what ones?|who of)\b|\bwhich (?:ones?|of)\b/iu.test(
      question,
    )
  )
    return 'which';
  return whatever.test(question) || !(yesOrNo.test(question) || /\?\s*$/.test(question)) ? 'what' : 'whether';
}
const whatever = /\b(?:what(?:['’]?s)?|where|when|how|why|who|tell|explain|describe|compare)\b/i;
const yesOrNo = /^\W*(?:(?:and|but|so|ok(?:ay)?|also|\w+ly)\W+)*(?:do|does|did|is|are|was|can|could|will|would|has|have|must|any|r)\b/i;
export type Form = 'which' | 'whether' | 'what';

const aspects = (
  [
    [
      'deadline',
      '(?:when|until|by|til|till)[^.?!]{0,30} (?:clos(?:e|es|ed|ing)|due|apply)|deadlines?|last day|still (?:open|time)|clos(?:e|es|ed|ing) (?:on|when|soon(?:er|est)?|first|earliest|next|dates?)',
    ],
    [
      'gate',
      "rul(?:e|es|ed|ing) (?:me|us) out|(?:closed|off limits|not open) (?:to|for) me|disqualif\\w+|(?:in|not )?eligible|bars? me|exclud(?:es?|ing) me|(?:can'?t|cannot) (?:even )?apply|(?:can|may|could) i (?:even |actually |really |still )?apply",
    ],
    // What speaks against it.
    [
      'against',
      "why not|why (?:shouldn'?t|wouldn'?t) i|wrong with|downsides?|drawbacks?|cons|catch|problem with|speaks? against|hold(?:s|ing)? (?:it|them|me) back|(?:rank|score|come)s? (?:so )?(?:low|lower|last)|(?:so )?low (?:a )?score",
    ],
    [
      'duties',
      "(?:what|how) (?:would|will|do|does|is|'?s|are|am|exactly) [^.?!]{0,40}\\b(?:do(?:ing)?|be \\w+ing|each day|every day|all day|job like|role like|work like|it like|involve[sd]?|entail)\\b(?!.*\\bpay)|what(?: is|['’]?s) (?![^.?!]{0,40}\\b(?:pay|salary|location|place|city|schedule|hours|shifts?|benefits|commute|weather)\\b)[^.?!]{1,40}\\blike(?=\\W*(?:$|[,?.!]|and\\b|day))|what(?: ?'?s| is| are)? (?:the|its) (?:(?:actual|real|daily|day-to-day) )?(?:work|job)(?= like\\b|\\W*$)|responsibilit(?:y|ies)|duties|day[- ]to[- ]day|tasks",
    ],
    ['why', "why|how come|reasons?|what makes|what'?s good about|match|scores?"],
    ['visa', 'visas?|sponsor(?:s|ship|ing)?|h-?1b|opt|cpt|international'],
    ['clearance', 'clearance|citizen(?:s|ship)?'],
    [
      'pay',
      '(?:under|over)?pay(?:s|ing)?(?! for\\b)|paid(?! (?:for|time)\\b)|salar(?:y|ies)|money|compensation|wages?|earn|how much(?! (?:experience|time|travel\\w*|of)\\b)',
    ],
    [
      'season',
      'summer|fall|autumn|spring|winter|semesters?|(?:all|whole) year|year[- ]round|start(?:s|ing)? (?:before|after|in|on|by)|start dates?|(?:when|what)[^.?!]{0,30} (?:start|begin|end)s?|how long|(?:how many|which) (?:weeks?|months?)',
    ],
    [
      'degree',
      "(?:master|bachelor)['’]?s?|masters|bachelors|ph\\.?d|doctorate|degrees?|diploma|bsn|mdiv|msw|mba|undergrad\\w*|majors?|stud(?:y|ied|ying)(?=[^]*\\b(?:problem|issue|matters?)\\b)",
    ],
    ['license', 'licen[sc]\\w*|l[cm]?sw|nclex|certif\\w*|certs?|credential\\w*|exams?'],
    [
      'hours',
      '(?<!\\b(?:an?|per|each|every) )hours?|hrs|shifts?|(?:is|are|works?|working|only|just|want|or) days(?! (?:a|per|off|of|each)\\b)|(?:work )?schedules?|(?:over)?nights?|evenings?|weekends?',
    ],
    ['travel', 'travel(?:l?ing|s)?'],
    ['lifting', 'lift(?:ing)?|heavy|on (?:my|your) feet|stand(?:ing)? (?:all|for|up)|physical(?:ly)?'],
    ['team', 'teams?|teamwork|alone|by myself'],
    ['access', 'accessib\\w+|wheelchairs?|accommodations?'],
    ['experience', 'experience|how many years|years of'],
    [
      'remote',
      'remote(?:ly)?|hybrid|on[ -]?site|in[ -]person|from home|office|(?:need|have|require\\w*|want)(?: (?:me|you|us))? to (?:move|relocate)',
    ],
    ['place', 'where|location|located|city|based|place'],
    [
      'skills',
      'skills?|what (?:else )?(?:do|does|would|will) (?!(?:you|u|i)\\b)[^.?!]{0,40}\\b(?:ask|want|expect|look) ?(?:for|from)?|requirements?|require[sd]?|qualif\\w+|need to (?:know|have)|(?:would|do|will) (?:i|you) need(?= (?:for|to get) (?:it|this|that|the)\\b|\\W*$)|look(?:ing)? for|fit for',
    ],
    ['apply', 'apply|application|link|url'],
    ['posted', 'when|posted|how old|recent|newest|latest|still open'],
    ['like', 'like|love|prefer|(?:sound|look)s? (?:good|great|fun|cool|nice|interesting)|save|interested in'],
  ] as const
).map(([aspect, source]) => [aspect, new RegExp(`\\b(?:${source})\\b`, 'i')] as const);

/** `resume`: how the student's résumé fits it. */
export type Aspect = (typeof aspects)[number][0] | 'resume';
/** What is asked of a job as a whole, and what other questions say in passing: "require", "when", "like". */
const judging: ReadonlySet<Aspect> = new Set(['gate', 'against', 'why']);
const besides: ReadonlySet<Aspect> = new Set(['skills', 'posted', 'apply', 'like']);

export type Question =
  /** `explicit`: pointed at by number or as "the … one". */
  | { does: 'refer'; ids: string[]; aspect: Aspect | null; explicit: boolean }
  | { does: 'which'; aspect: Aspect | null }
  | { does: 'compare'; ids: string[] }
  /** One of those compared was never shown. */
  | { does: 'unlisted'; name: string }
  /** With an offer that the student has. */
  | { does: 'offer'; id: string | null }
  | { does: 'similar'; id: string }
  | { does: 'beyond'; number: number }
  | { does: 'more'; count: null };

interface Person {
  id: string;
  name: string;
}

export type PeopleAgain =
  | { asks: 'more' }
  /** What the records of all of them say to a question. */
  | { asks: 'words' }
  /** Other people, by what the message changes of the question before. */
  | { asks: 'others' }
  /** `at` is the place in the list; null when there are not that many. */
  | { asks: 'one'; at: number | null };
