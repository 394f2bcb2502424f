import { gerund, gerundOfPast, isActivity, plain, toYou } from './grammar.ts';
import { isOrdinary } from '#language/english.ts';
import { isDoing, isHabit } from './verbs.ts';

/**
 * One thing the student named, as a phrase that fits into "… about ___": a noun, a gerund or "how …", in the second person
 * ("your robotics club", "building a robot arm"); null when the words hold none.
 * @param raw some words of a student, up to a sentence long
 * @param most how many words the phrase may have
 */
export function nounPhrase(raw: string, most = 7): string | null {
  const text = withoutFillers(raw.slice(0, 400));
  const said = asThing(text);
  if (said !== null) return tidy(said, /^(?:moments when|the|that|those)\b/.test(said) ? most + 7 : most + 3);
  const kept: string[] = [];
  let relative = false;
  for (const word of text.split(' ')) {
    const bare = plain(word);
    const rest = text.split(' ').slice(kept.length).join(' ');
    relative ||= kept.length > 0 && (opensRelative(rest) || ownDoing(rest));
    // "how to do it", "people to have around": after "to" a verb belongs to the phrase.
    const serves = plain(kept.at(-1) ?? '') === 'to' && /^(?:do|have)$/.test(bare);
    if (!serves && ((relative ? endsRelative : endsPhrase).has(bare) || (/^(?:who|that)$/.test(bare) && !relative))) break;
    kept.push(word);
    if (/[,;:.!?)]$/.test(word)) break;
  }
  const phrase = tidy(kept.join(' '), relative ? most + 6 : isActivity(kept[0] ?? '') ? most + 4 : most + 1);
  return phrase && isSound(phrase) && !junk.has(plain(phrase)) && !startsBadly.test(phrase) && !loneAdverb.test(phrase) ? phrase : null;
}

/** Whether a phrase can stand inside a sentence: no signs, and no verb that makes a sentence of it outside a relative clause. */
export const isSound = (phrase: string): boolean =>
  !/[=<>@{}|\\^$]|(?:^|\s)-\w/.test(phrase) &&
  !/^(?:(?!\b(?:who|that|which|where|when|how|why|what|whether|if|you|they|he|she|we|people|someone|somebody|nobody|everyone|everybody)\b).)*\s(?:is|are|was|were|am|isn't|aren't|wasn't|weren't|has|had|does|did|don't|doesn't|didn't|can't|could|would|should|will|won't)\b/i.test(
    phrase,
  );

/** The things in an enumeration ("robots, hiking and my sister's bakery"), each as a noun phrase; what is none is left out. */
export function listed(text: string, most = 7): string[] {
  const found: string[] = [];
  const all = parts(text);
  for (const part of all) {
    // "…, and I work at a shop": what follows is another clause, not another item.
    if (
      found.length > 0 &&
      asThing(part) === null &&
      /^(?:i|we|you|he|she|they|it|my \w+ (?:is|are|was)|that|this|which|because|so|then)\b/i.test(part)
    )
      break;
    // "write lyrics and produce beats": the verbs of a list are of one form.
    const verb = /^[a-z]+(?= \S)/.exec(part)?.[0] ?? '';
    const alike =
      all[0] !== part && isDoing(/^[a-z]+/.exec(all[0] ?? '')?.[0] ?? '') && isHabit(verb) && isOrdinary(verb) && !verb.endsWith('s');
    const phrase = nounPhrase(alike ? gerund(verb) + part.slice(verb.length) : part, most);
    if (phrase && !found.some((known) => plain(known) === plain(phrase))) found.push(phrase);
  }
  return found;
}

/** The pieces of an enumeration as written. "building and testing rockets" and "black and white film" stay whole. */
export function parts(text: string): string[] {
  // Words that were blanked leave runs of spaces, over which the pattern below would take cubic time.
  const pieces = text
    .replace(/[^\S\n]+/g, ' ')
    .split(
      /\s*(?:,\s*(?:and|or|plus|also|then)\b|,(?!\d)|[;•·|\n]|[.!?]+(?:\s+|$)|\s\/\s|\s[-–—]\s|^\s*[-*–]\s|\s\+\s|\band also\b|,?\s*\bbut (?:also|even)\b|\bas well as\b)\s*/i,
    )
    .flatMap(conjuncts)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces;
}

function conjuncts(piece: string): string[] {
  const found: string[] = [];
  for (const next of piece.split(/\s+(?:and|or|plus)\s+/i)) {
    const last = found.at(-1);
    const together =
      last !== undefined &&
      ((/^(?:(?:like|love|enjoy|when i'm|when i am|when we're)\s+)?\w+ing$/i.test(last) && /^\w+ing\s/i.test(next)) ||
        fixedPairs.test(`${last} and ${next}`));
    if (together) found[found.length - 1] = `${last} and ${next}`;
    else found.push(next);
  }
  return found;
}

/** A phrase taken from the start of a sentence, as it stands inside one: "Soccer practice" → "soccer practice"; names stay ("Paris or Rome"). */
export const inside = (phrase: string): string =>
  phrase
    .replace(/^(?:A|An|The|My|Your)(?= )/, (word) => word.toLowerCase())
    .replace(
      /^(\p{Lu})(?=\p{Ll}+(?:[\s-]+\p{Ll}|$))(?!\p{Ll}+ (?:or|and) \p{Lu})(?!\p{L}*days?\b|(?:Engl|Span|Swed|Finn|Dan|Turk|Pol|Ir|Scott|Brit|Jew|Yidd|Kurd|Flem)ish\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Ramadan|God)\b|\p{L}*(?:nese|guese|ench|rabic|Latin|indi|reek)\b)/u,
      (letter) => letter.toLowerCase(),
    );

/** The words without what only leads up to them: "Or something in film scoring" → "film scoring". */
export function withoutFillers(raw: string): string {
  let text = raw
    .replace(/\([^)]{0,200}\)/g, ' ')
    .replace(/<[^>]{0,200}>|\p{Extended_Pictographic}|\uFE0F|[<>[\]`|*_]|(?<!\p{L})#/gu, ' ')
    .replace(/["“”]/g, '')
    .replace(/\blike (?=\d)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:,.]+/, '')
    .trim();
  for (;;) {
    const next = text.replace(filler, '').trim();
    if (next === text || next === '') return text;
    text = next;
  }
}

/** What is no noun phrase but can be said as one: "to cook" → "cooking", "when I cook" → "cooking". */
function asThing(text: string): string | null {
  const able =
    /^(?:(?:that |when |being able |getting |(?:the )?(?:chance|opportunity|freedom) |trying |it when )?(?:(?:i|we|you) )?(?:can |could |get |got )?to|that (?:i|we|you) (?:can|could)|(?:it )?(?:when|whenever|while) (?:i|we|you) (?:can|could)) (?:actually |really |just )?([a-z]+)\b(.*)$/i.exec(
      text,
    );
  if (able) return base(able[1], able[2]);
  if (
    /^(?:the|that|those) (?:part|bit|moment|feeling|day|time|point|second|rush)s? (?:where|when|that|of|you|i|after|before)\b/i.test(text)
  )
    return text.split(/[,;.!?]|\s(?:because|since|so)\b/i)[0] ?? null;
  const during =
    /^(?:it )?(?:when|while|whenever|if)\s+(?:(?:i'?m|i am|i was|we'?re|we were|we are|you'?re)\s+)([a-z].*)$|^(?:when|while)\s+([a-z]+ing\b.*)$/i.exec(
      text,
    );
  if (during)
    return upTo(
      /^(?:[a-z]+ )?[a-z]+ing\b/i.test(during[1] ?? during[2] ?? '') ? (during[1] ?? during[2] ?? '') : `being ${during[1] ?? ''}`,
    );
  const acting = /^(?:it )?(?:when|whenever|while)\s+(?:i|we|you)\s+([a-z]+)\b(.*)$/i.exec(text);
  if (acting) {
    const past = /ed$/i.test(acting[1] ?? '') || gerundOfPast(acting[1] ?? '') ? gerundOfPast(acting[1] ?? '') : null;
    return past ? upTo(past + (acting[2] ?? '')) : base(acting[1], acting[2]);
  }
  const moment = /^(?:it )?(?:when|whenever)\s+((?!(?:i|we|you|it|they|he|she|and|or|to)\b)[\p{L}'-]+(?: [\p{L}\d'%-]+)+.*)$/iu.exec(text);
  if (moment) return `moments when ${(moment[1] ?? '').split(/,?\s+(?=(?:and )?i (?:could|would|can|feel|felt|am|just|was)\b)/i)[0]}`;
  // "I like solve problems": the bare verb of somebody who thinks in another grammar.
  const [, doing = '', rest = ''] = /^([a-z]+)(\s.+)$/.exec(text) ?? [];
  if (isDoing(doing)) return upTo(gerund(doing) + rest);
  return /^(?:how|why|what)\s+\S+\s+\S+/i.test(text) && !/^what .*\b(?:is|are|was|were)\b/i.test(text) ? text : null;
}

function base(verb = '', rest = ''): string | null {
  if (/^do$/i.test(verb) && /^ (?!not\b)\p{L}/u.test(rest)) return upTo(`doing${rest}`);
  if (/^(?:be|is|am|are|was|were|have|had|do|don|can|will|would|could|should|not|never|think|know|feel|guess|mean)$/i.test(verb))
    return /^be$/i.test(verb) ? upTo(`being${rest}`) : null;
  return upTo(gerund(verb) + rest);
}

const upTo = (text: string): string =>
  text.split(
    /\s+and (?=(?:i|we|he|she|they|it)\b)|\s+(?:because|since|so|but|although|though|which|until|unless|when|while)\b|[,;:.!?]/i,
  )[0] ?? '';

/** The phrase without edges that hang loose and within its length; null when it can only be cut in the middle of a thought. */
function tidy(text: string, most: number): string | null {
  const within = shortened(text.trim().split(/\s+/), most);
  if (within === null) return null;
  let phrase = within.replace(/[\s.,;:!?–—-]+$/u, '').trim();
  // In "what they are working on" the last word is no loose end.
  if (/\b(?:being|be|getting|get)\s\w+ed(?:\s(?:down|up|over))?\s(?:at|on|to|about|over)$/i.test(phrase)) return toYou(phrase);
  if (/\b(?:who|that|what|how)\b.*\s(?:in|on|at|to|for|with|from|about|over|through|like|up|down|out)$/i.test(phrase)) return toYou(phrase);
  phrase = toYou(withoutTail(phrase));
  return /\p{L}{2}|^[A-Z]$/u.test(phrase) ? phrase : null;
}

/** The words without what only trails after them: "woodshop back in high school, I guess" → "woodshop". */
export function withoutTail(phrase: string): string {
  const next = phrase.replace(tail, '').trim();
  return next === phrase ? phrase : withoutTail(next);
}

/** The words when they are few enough, else as far as the last join that leaves a whole phrase before it. */
function shortened(words: readonly string[], most: number): string | null {
  if (words.length <= most) return words.join(' ');
  const join = words.findLastIndex(
    (word, at) => at > 1 && at <= most && /^(?:with|for|at|in|from|on|about|by|after|before|during|inside|near)$/i.test(word),
  );
  return join < 2
    ? null
    : words
        .slice(0, join)
        .join(' ')
        .replace(/\s+(?:used|made|done|written|built|run|\w+ed)$/i, '');
}

const fixedPairs =
  /\b(?:black and white|rock and roll|arts and crafts|mergers and acquisitions|research and development|trial and error|supply and demand|food and drink|health and safety|diversity and inclusion|search and rescue|track and field|dungeons and dragons|sales and trading|pros and cons|drag and drop|cut and paste|copy and paste|bed and breakfast|cause and effect|salt and pepper|command and control)\b/i;

const filler =
  /^(?:(?:and|or|but|so|well|man|dude|bro|duh|sir\/ma'?am|sir|ma'?am|um+|uh+|hmm+|ok(?:ay)?|yeah|yes|yep|like|just|really|actually|honestly|to be honest|in all honesty|probably|maybe|perhaps|definitely|very much|so much|eventually|some ?day|ideally|initially|mostly|mainly|especially|particularly|generally|usually|always|also|even|still|sometimes|basically|literally|truly|deeply|genuinely|kinda|sorta|very|super|pretty|only|obviously|oh|lol|haha|tbh|idk|stuff like|things like|a lot(?! of)|kind of|sort of|i guess|i think|i suppose|i'd say|i would say|i mean|let's see|a lot of|lots of|all of|all kinds of|all the|some of|a bit of|any kind of|any|some|the idea of|the process of|the feeling of|the act of|anything (?:with|to do with|about|involving|related to)|something (?:with|to do with|about|involving|related to|in|like)|everything (?:about|to do with)|the whole|so many|too many|many|too much|most of|how much i (?:love|like|enjoy)|for me|it(?:'s| is| was| would be)|that(?:'s| is| would be)|those are|there(?:'s| is| are)|what about|how about|would be|is|are|was|were|being in|in|on|about|with|by|when it comes to)(?:\s+|[,.:…]+\s*)|(?:i|we)(?:'m| am|'ve been| have been)\s+(?=\w+ing\b))/i;

const tail =
  /(?:^|\s)(?:a lot|bro|dude|man|po|sir|obviously|duh|flew(?: by)?|dragged|in front|very much|so much|too much|as much|the most|the best|most of all|more than anything|and stuff|and things|or something|or whatever|at all|all day(?: long)?|all night|for hours|for (?:a )?(?:living|fun|years|a while)|later(?: on)?|some ?day|eventually|one day|for now|at first|(?<=\b(?!only|right|same|best|good|real|next|first|last)\w{4,} )(?:thing|stuff)|right now|these days|last (?:year|summer|semester|week|spring|fall|winter)|this (?:year|summer|semester|week|spring|fall|winter)|as a kid|growing up|in (?:high school|college|general|particular)|in my (?:free|spare) time|in your (?:free|spare) time|to be honest|i guess|i think|you guess|you think|too|also|though|lol|haha|tbh|etc|really|honestly|lately|recently|anymore|now|again|please|thanks|instead|either|maybe|probably|mostly|mainly|obviously|and|or|but|of|in|on|at|to|for|with|from|by|about|into|over|(?<!\b(?:nobody|no one|someone|people) )around|through|as|the|a|an|my|your|its|their|some|any|very|more|most|just|not|if|so|that|it|up to|during|between|like|than|especially|because|yeah|sure|once|after|before|until|when|where|who|while|since)$/i;

/** "officers who never listened", "things that have to work": the clause belongs to the noun, unless it has a subject of its own. */
const opensRelative = (rest: string): boolean =>
  /^(?:who|that)(?:'ve|'ll|'d|'re)?\s+(?!i\b|i'|you\b|we\b|he\b|she\b|they\b|it\b|my\b|the\b|a\b|was\b|is\b|made\b)\S+\s*\S*/i.test(rest);

/** "the debate society I ran", "the one thing they can do": what somebody does with the thing belongs to it. */
function ownDoing(rest: string): boolean {
  if (/^(?:i|we) (?:(?:can|could) \w+|trust|respect|admire|like|love|know|need|look up to|learn from)\b/i.test(rest)) return true;
  if (/^(?:they|he|she) (?:can|could|will|would|never|always|didn't|don't|need|want|use[ds]?|\w+ed)\b/i.test(rest)) return true;
  const verb = /^(?:that |which )?(?:i|we) (\w+)(?=[\s.,;!?]|$)/i.exec(rest)?.[1];
  return verb !== undefined && !/^(?:lov|lik|hat|enjoy|dread)e?d$/i.test(verb) && gerundOfPast(verb) !== null;
}

const endsRelative = new Set('because since so but however although though except which until unless while whereas instead'.split(' '));

/** Words that end a noun phrase wherever they stand: another clause begins. */
const endsPhrase = new Set(
  'because since so when where which whom whose whenever while until unless if although though thats but however except i im ive id we he she they you it them him is are was were isnt arent wasnt werent am has have had do does did dont didnt doesnt can cant could will would should may might wont wouldnt cannot whereas rather instead either cause cuz bc yet'.split(
    ' ',
  ),
);

const junk = new Set([
  ...'easy neither sorry reverse joke jokes uh um duh pls please greeting question questions nobody meh eh bleh blah pff whatever dunno it them that this these those him her everything anything something nothing stuff things thing all both none everyone someone person one ones lot lots me you us myself yourself same fine alright sup companies company employers jobs job work scratch hello hi hey thanks other others another yes no yeah nope sure ok okay maybe well idea part parts time hours day way ways much most more less fact whatever here there now then what how why who good bad fun great nice cool kind true really'.split(
    ' ',
  ),
  'both of them',
  'all of it',
  'all of them',
  'every minute',
  'every minute of it',
  'every second',
  'every second of it',
  'something else',
  'anything else',
  'so much',
  'most classes',
  'classes',
  'usual ones',
  'usual',
  'usual suspects',
  'big ones',
  'big names',
  'the usual ones',
  'the usual',
  'the usual suspects',
  'the big ones',
  'the big names',
  'your own',
  'your life',
  'your time',
  'hands down',
  'by far',
  'no contest',
  'no question',
  'for sure',
  'no doubt',
]);

const loneAdverb = /^(?!(?:family|assembly|anatomy|fly|butterfly|italy|ally|supply|jelly|comedy)$)\w{3,}ly$/i;

const startsBadly =
  /^(?:whatever|whoever|wherever|this|these|it|its|they|he|she|i|you|we|is|are|was|were|been|will|would|could|should|had|has|have|went|said|told|knew|got|think|thought|feel|felt|know|want|wanted|need|needed|tried|if|then|not|no|never|don't|didn't|can't|couldn't|won't|let|nothing|everything|something|anything|there|here|there's|it's|that's|than|too|very|ever|again|back|off|out|away|as|for|at|from|of|to|because|who|which|where|while|after|before|until|since|near|by|without|under|over)\b/i;
