import type { Word } from './text.ts';

/**
 * The refusing (or harmless) words that begin at a word and govern what follows: "no", "I refuse", "can't stand", "get me out of", "rule
 * out". The longest counts. A negated verb refuses unless it is one of those that leave the wish as it is ("don't mind", "can't wait").
 * `isThing` tells the words of things that may be refused.
 */
export function refusalBefore(words: readonly Word[], at: number, isThing: (at: number) => boolean): Refusal | null {
  // "Why are there no jobs in Boston" complains that there are none.
  if (isComplaint(words, at)) return { length: 1, negates: false };
  if (isOutdoors(words, at, isThing)) return { length: 1, negates: false };
  const listed = phraseAt(words, at);
  const verb = negatedVerb(words, at, isThing) ?? verbAway(words, at);
  if (verb === null) return listed;
  return listed === null || verb.length > listed.length ? verb : listed;
}

/**
 * How many words right after a thing refuse it: "is not for me", "are off the table", "doesn't interest me", ", no thanks". `stated` when
 * they make a sentence with it, so that "no remote is a dealbreaker" asks for remote work; `plural` when the verb speaks of several.
 */
export function refusalAfter(words: readonly Word[], from: number): { length: number; stated: boolean; plural: boolean } | null {
  let start = from;
  while (start - from < 2 && heads.has(words[start]?.text ?? '') && words[start]?.gap === ' ') start++;
  const first = words[start];
  if (first === undefined || /[.;!\n]/.test(first.gap)) return null;
  const run = unbroken(words, start, 10);
  const key = run.join(' ');
  const found = (/^\s$/.test(first.gap) ? (statement.exec(key) ?? feeling.exec(key)) : null) ?? exclamation(key, first.gap);
  const text = found?.[0].trim() ?? '';
  if (text === '') return null;
  const stated = found?.groups?.['verb'] !== undefined;
  return {
    length: start - from + text.split(' ').length,
    stated,
    plural: start > from || !/^(?:is|was|isnt|wasnt|aint|seems|sounds|feels|does|doesnt|works|[a-z]+s me|sucks)\b/.test(text),
  };
}

/** "Keep banks out of it", "take X off the list": the words after the thing that belong to a verb right before it. */
export function refusalAround(words: readonly Word[], from: number, to: number): { before: number; after: number } | null {
  let verb = from - 1;
  while (verb > from - 3 && articles.has(words[verb]?.text ?? '')) verb--;
  if (!removers.has(words[verb]?.text ?? '')) return null;
  const after =
    /^(?:jobs? |roles? |companies |firms? |work )?(?:out|off|away|aside)(?: of (?:it|this|that|them|the results?|my (?:results?|search|list)|the (?:list|search|picture|mix))| (?:the|my) (?:list|table|results?))?(?= |$)/.exec(
      unbroken(words, to, 6).join(' '),
    );
  return after === null ? null : { before: from - verb, after: after[0].split(' ').length };
}

/** Texts of at most `most` words from here to the next break. */
function unbroken(words: readonly Word[], from: number, most: number): string[] {
  const run: string[] = [];
  for (const word of words.slice(from, from + most)) {
    if (run.length > 0 && /[.,;!?\n]/.test(word.gap)) break;
    run.push(word.text);
  }
  return run;
}

/** "Hates", "avoiding": a verb of aversion in any of its forms. */
const isAverse = (word: string): boolean => formsOf(word).some((stem) => aversions.has(stem));

/** The word and what it may be a form of. */
function formsOf(word: string): string[] {
  const stem = /^(.{2,}?)(?:s|es|ed|d|ing)$/.exec(word)?.[1];
  return stem === undefined ? [word] : [word, stem, `${stem}e`, word.replace(/(.)\1(?:ed|ing)$/, '$1')];
}

/** "Anyone at Google but engineers": an exception from all of a kind, said before in the clause. */
function exceptsAll(words: readonly Word[], at: number): boolean {
  if (/[.,;:!?\n]/.test(words[at]?.gap ?? '')) return false;
  for (let before = at - 1; before >= Math.max(0, at - 6); before--) {
    if (wholes.has(words[before]?.text ?? '')) return true;
    if (/[.,;:!?\n]/.test(words[before]?.gap ?? '')) return false;
  }
  return false;
}

function phraseAt(words: readonly Word[], at: number): Refusal | null {
  if (!openers.has(words[at]?.text ?? '') && !isAverse(words[at]?.text ?? '')) return null;
  const run = unbroken(words, at, 5);
  for (let length = run.length; length > 0; length--) {
    const key = run.slice(0, length).join(' ');
    if (harmless.has(key)) return { length, negates: false };
    if (negators.has(key)) return { length, negates: true };
    if (lacks.has(key)) return { length, negates: true, only: 'clearance' };
  }
  if (isAverse(run[0] ?? '')) return { length: run[1] === 'to' ? 2 : 1, negates: true };
  if (run[0] === 'non' && words[at + 1]?.gap === '-') return { length: 1, negates: true };
  if (run[0] === 'but' && exceptsAll(words, at)) return { length: 1, negates: true };
  // "Nothing remote", but "I found nothing in Boston" complains.
  const opens = at === 0 || /[.,;!?\n]/.test(words[at]?.gap ?? '') || /^(?:and|but|or|please)$/.test(words[at - 1]?.text ?? '');
  return words[at]?.text === 'nothing' && opens && !/^(?:yet|else|much|new|special|specific|in particular)$/.test(words[at + 1]?.text ?? '')
    ? { length: 1, negates: true }
    : null;
}

/** "To be outside with animals" is no refusal: what lies outside something names it. */
function isOutdoors(words: readonly Word[], at: number, isThing: (at: number) => boolean): boolean {
  if (words[at]?.text !== 'outside') return false;
  const next = /^(?:of|the|my)$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return !isThing(next) && (words[next] === undefined || outdoors.has(words[next].text) || /[.,;!?\n]/.test(words[next].gap));
}

/** A "no" that says what there is not, unless it is what one asks for: "where there are no sales". */
function isComplaint(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  const before = words[at - 1]?.text ?? '';
  // "You never show me finance"; "alumni who left banking" were there.
  if (text === 'never' && before === 'you') return true;
  if (/^(?:leave|leaving|quit|quitting|escape|escaping)$/.test(text)) return /^(?:who|that|they|people|alumni|had|have)$/.test(before);
  if (/^(?:arent|isnt)$/.test(text)) return words[at + 1]?.text === 'there';
  if (!/^(?:no|nothing|not|none)$/.test(text)) return false;
  if (text === 'none') return /^(?:these|those|them|this|the)$/.test(words[at + 2]?.text ?? '');
  const there = words.slice(Math.max(0, at - 2), at).findLastIndex((word) => /^theres?$/.test(word.text));
  if (there < 0) return false;
  return !/^(?:where|that|which|if|as|so)$/.test(words[Math.max(0, at - 2) + there - 1]?.text ?? '');
}

/** "Won't relocate to", "don't think I'd like". */
function negatedVerb(words: readonly Word[], at: number, isThing: (at: number) => boolean): Refusal | null {
  const start = words[at]?.text ?? '';
  if (!negatedAuxiliaries.has(start) && !auxiliaries.has(start)) return null;
  const run = unbroken(words, at, 12);
  const [first = '', second = ''] = run;
  let length = negatedAuxiliaries.has(first) ? 1 : (second === 'not' || second === 'never') && auxiliaries.has(first) ? 2 : 0;
  if (length === 0) return null;
  while (adverbs.has(run[length] ?? '')) length++;
  const verb = run[length];
  if (verb === undefined || isThing(at + length)) return null;
  length++;
  // "Would not say no to museums".
  if (idleVerbs.has(verb) || isAverse(verb))
    return { length: verb === 'say' && run[length] === 'no' ? length + 1 : length, negates: false };
  if (!raisingVerbs.has(verb)) return { length, negates: true };
  // "I don't think I would want to work in": the denial is of what is thought.
  const begin = length;
  while (length < run.length && thought.has(run[length] ?? '') && !isThing(at + length)) length++;
  return length > begin || isThing(at + length) ? { length, negates: true } : { length, negates: false };
}

/** "Get me out of", "keep me far away from", "stay clear of", "moving away from". */
function verbAway(words: readonly Word[], at: number): Refusal | null {
  if (!/^(?:get|keep|take|stay|mov|run|transition|break)/.test(words[at]?.text ?? '')) return null;
  const found =
    /^(?:get|getting|keep|take|stay|staying|move|moving|run|transition(?:ing)?|break|breaking)(?: (?:me|us|it|them|well|far|right|the hell|as far)){0,3} (?:out of|away from|clear of|off of)(?= |$)/.exec(
      unbroken(words, at, 8).join(' '),
    );
  return found === null ? null : { length: found[0].split(' ').length, negates: true };
}

/** ", no thanks", "? nope", ": no" after a thing; a bare "no" must end the clause. */
function exclamation(key: string, gap: string): RegExpExecArray | null {
  const found =
    /^(?:no (?:thanks|thank you|way|chance|sir)|nope|never again|hard (?:no|pass)|hell no|not for me|not my thing|not (?:ok|okay|happening|interested(?! in\b)))(?= |$)/.exec(
      key,
    );
  return found ?? (gap === ' ' || /[:?–—-]/.test(gap) ? /^no$/.exec(key) : null);
}

const split = (words: string) => new Set(words.split('|'));
const degree =
  '(?:(?:just|really|simply|definitely|absolutely|totally|also|still|so|such|completely|always|kind of|exactly|particularly|a|an|the|one|my|big|huge|hard|firm|total|complete|absolute|definite|major|automatic|biggest|pretty much) ){0,4}';
const approval =
  '(?:(?:for|of interest to) (?:me|us|someone like me)|my (?:thing|scene|jam|cup of tea|vibe|style|type|strength|passion)|interesting|interested|appealing|what (?:i|im|i am) (?:want|like|need|looking for|after)|fit|good fit|good match|option|on the table|happening|acceptable|ok|okay|good|great|fun|ideal|possible|wanted|welcome|in the cards|going to (?:work|happen)|gonna (?:work|happen)|something i (?:want|like|enjoy|would do))';
const refusal =
  '(?:no go|nogo|no no|nope|no|deal ?breakers?|non ?starters?|pass|turn ?off|hell no|red flag|nightmare|out of the question|out|off limits|off (?:the|my) (?:table|menu|list)|ruled out|excluded|unacceptable|unbearable|boring|awful|terrible|miserable|soul crushing|soulless|overrated|evil|gross|hell|too far|too boring)';
const tail = '(?: (?:for|from|to|with|in) (?:me|us|my (?:book|opinion)))?(?= |$)';
const statement = new RegExp(
  `^(?:(?<verb>(?:is|are|was|were|seems?|sounds?|feels?|would be|will be)) ${degree}${refusal}${tail}|(?:(?:is|are|was|were|would|will|am) (?:not|never)|isnt|arent|wasnt|werent|aint|wouldnt|wont) (?:be )?${degree}${approval}${tail}|as ${degree}(?:no|deal ?breaker)${tail})`,
);
const feeling = new RegExp(
  `^(?:(?:(?:doesnt|dont|wont|wouldnt|cant|didnt|never)|(?:does|do|will|would|can|did) not) (?:really |even |exactly )?(?:works?|interests?|appeals?|excites?|suits?|fits?|do it|attracts?|motivates?|speaks? to|thrills?)(?: to)?(?: (?:for )?(?:me|us))?|(?:bores?|drains?|depresses|disgusts?|kills?|scares?|terrifies|repels?|puts|turns) me(?: off)?|sucks?|need not apply)(?= |$)`,
);

const heads = split(
  'job|jobs|role|roles|work|company|companies|firm|firms|position|positions|internship|internships|stuff|gigs|jobs in general',
);
const articles = split('the|all|any|those|these|a|an|my');
const removers = split('keep|leave|take|get|cut|count|rule|filter|throw|cross|strike|kick|screen|weed|knock');
const auxiliaries = split('do|does|did|will|would|can|could|should|shall');
const negatedAuxiliaries = split('nobody|dont|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|shouldnt|never');
const adverbs = split(
  'really|ever|even|particularly|actually|necessarily|honestly|currently|just|personally|exactly|absolutely|physically|legally|possibly|either',
);
const raisingVerbs = split('think|believe|feel|suppose|imagine|guess|reckon');
const thought = split(
  'i|id|im|ill|we|that|would|will|can|could|should|am|be|like|want|enjoy|to|do|really|ever|need|have|work|working|going|go|good|at|fit|in|into|for|with|a|an|the|any|as',
);
/** Negated, they say nothing against what follows. */
const idleVerbs = split(
  'mind|care|know|have|wait|matter|understand|remember|say|hurt|hesitate|forget|worry|be|seem|find|decide|tell|figure|afford|access|open|get|see|hear|help|stress|look|limit|restrict|rule|exclude|only|just|believe|hold|obtain|pass|qualify|discriminate|judge|a|an|the|i|you|we|they|it|my|your|there',
);
const lacks = split(
  'dont have|do not have|dont have a|dont have any|cant get|cannot get|cant obtain|cannot obtain|cant hold|cant pass|dont hold|couldnt get|unable to get|not able to get|not eligible for|dont qualify for|wont get|never had|lack|lacking|ineligible for|havent got',
);

const negators = split(
  'not|no|never|neither|neither of|except|except for|excluding|exclude|without|sans|besides|minus|less|outside|outside of|other than|rather than|' +
    'instead of|apart from|aside from|away from|far from|rather not|sooner not|anything but|everything but|all but|anywhere but|anyone but|anything except|everything except|anywhere except|sick of|tired of|done with|' +
    'none of|not interested in|no interest in|zero interest in|little interest in|not into|not looking for|not keen on|not a fan of|no fan of|no desire to|no intention of|no more|nothing in|nothing at|nothing with|nothing near|stay away from|steer clear of|get rid of|lets not|isnt|arent|wasnt|werent|aint|' +
    'stop showing|stop showing me|stop sending|stop sending me|stop suggesting|stop recommending|forget about|spare me|enough of|had enough of|fed up with|burned out on|burnt out on|burned out by|bored of|bored with|bored by|allergic to|opposed to|against|averse to|anti|put off by|turned off by|' +
    'hard pass on|pass on|say no to|no thanks to|no to|nowhere near|nowhere in|nowhere close to|not near|leave|leaving|rule out|ruling out|leave out|filter out|cut out|screen out|weed out|take out|count out|throw out|keep out|avoid all|' +
    'no longer want|no longer need|no longer like|no longer enjoy|no longer interested in|no longer looking for|no longer into|no longer considering|cant stand|cant bear|cant see myself|cant imagine myself|dont see myself|could never|would never|will never|not see myself|didnt want|didnt like|didnt love|didnt enjoy',
);

/** Verbs that turn their object down. */
const aversions = split(
  'hate|dislike|loathe|despise|detest|dread|avoid|skip|hide|remove|drop|refuse|reject|decline|ditch|scrap|nix|veto|quit|escape',
);
/** "Anyone … but": all of a kind. */
const wholes = split('anyone|anybody|anything|anywhere|everyone|everybody|everything|everywhere|all|any');

const harmless = split(
  'not sure|not only|not just|no preference|no preferences|no idea|no problem|no matter|not bad|not picky|why not|not necessarily|not too|no experience|not yet|not afraid|no worries|' +
    'if not|or not|not limited to|whether or not|not opposed to|not say no to|wouldnt say no to|not against|not averse to|dont have|do not have|not required|no degree|no rush|nothing but|nothing against|nothing beats|nothing like|nothing compares to|no doubt|not certain|' +
    'not really sure|not that|no longer a|have not|havent|never worked|never been|never done|never had|never tried|never used|never heard|never mind|not worked|not been|no clue|dont have any|not a problem|not be|outside the box|without experience|not allergic to|up against|go against|' +
    'dont see myself leaving|care less|couldnt care less|could care less|less than|no less|less experienced|less than full time|not mind|not care|leave me|leave it|leave the rest|no one|not at all|why dont you|why dont we|dont think so|not tied to|no issue with|no objection to|no prior',
);

const outdoors = split(
  'with|all|most|every|and|or|in|on|lot|more|as|during|when|while|doing|day|days|jobs|work|for|not|rather|instead|than|but|is|please',
);

/** First words of all these. */
const openers = new Set(['nothing', 'non', 'but', ...[...negators, ...harmless, ...lacks].map((phrase) => phrase.split(' ')[0] ?? '')]);

export interface Refusal {
  length: number;
  negates: boolean;
  /** Only marks of this family are refused: what one does not have is no refusal of the rest. */
  only?: string;
}
