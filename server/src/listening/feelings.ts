import { deeds } from './deeds.ts';
import { inside, listed, nounPhrase } from './phrases.ts';
import { plain, wordCount } from './grammar.ts';

/**
 * What a text says its author loves, hates and has done, as noun phrases in the second person, with the stretches of text
 * that carry each feeling (UTF-16 offsets), so that whatever else is named in them shares it.
 */
export function feelings(text: string): Feelings {
  const said: Feelings = { loved: [], hated: [], did: deeds(text), stretches: [], refusalEnds: [] };
  let before = '';
  for (const sentence of sentences(text)) {
    const cues = cuesIn(sentence.text);
    for (const [at, cue] of cues.entries()) {
      const from = cue.side === 'after' ? cue.end : (cues[at - 1]?.end ?? 0);
      const to = cue.side === 'after' ? until(sentence.text, cue.end, cues[at + 1]?.start) : cue.start;
      const object = sentence.text.slice(from, to);
      const named = cue.side === 'after' ? listed(object) : subject(object);
      const things =
        named.length > 0 || !/^\W*(?:it|them|that|this|those|every (?:minute|second)|all of it|both)?\b/i.test(object)
          ? named
          : antecedent(before + sentence.text.slice(0, cue.start));
      if (cue.feeling !== 'left') {
        const known = said[cue.feeling];
        known.push(...things.filter((thing) => !known.some((other) => plain(other) === plain(thing))));
      }
      said.stretches.push({ start: sentence.start + from + beforeSubject(cue, object), end: sentence.start + to, feeling: cue.feeling });
      if (cue.side === 'before' && cue.feeling === 'hated') said.refusalEnds.push(sentence.start + cue.end);
    }
    before = `${sentence.text}. `;
  }
  said.loved = said.loved.filter((thing) => !said.hated.some((other) => plain(other) === plain(thing)));
  said.did = said.did.filter((thing) => !said.hated.some((other) => plain(thing).includes(plain(other))));
  return said;
}

/** "A, B, C is a no": one thing is what "is" speaks of; "A, B and C are a no" speaks of all. */
const beforeSubject = (cue: Cue, object: string): number =>
  cue.side === 'before' && cue.single ? Math.max(0, object.lastIndexOf(',') + 1) : 0;

/** The feeling that covers a place in the text, if any. */
export const feelingAt = (said: Feelings, offset: number): Feeling | null =>
  said.stretches.findLast((stretch) => stretch.start <= offset && offset < stretch.end)?.feeling ?? null;

function sentences(text: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    found.push({ text: text.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  found.push({ text: text.slice(start), start });
  return found.filter((sentence) => sentence.text.trim() !== '');
}

function cuesIn(sentence: string): Cue[] {
  const found: Cue[] = [];
  for (const { pattern, feeling, side } of patterns) {
    for (const match of sentence.matchAll(pattern)) {
      if (
        someoneElse.test(sentence.slice(0, match.index)) ||
        othersVerb(sentence, match.index, match[0], side) ||
        (feeling === 'loved' && wished.test(sentence.slice(0, match.index)))
      )
        continue;
      const negated =
        negation.test(sentence.slice(0, match.index)) ||
        (side === 'before' &&
          /^(?!(?:i|we)\b).*(?:\b(?:not|never|hardly|rarely|far from)\b|n't\b)/i.test(match[0]) &&
          !/\bnot (?:for me|my thing|fun|great|so much|on)\b|\bwhat\b|\b(?:i|we) (?:really )?(?:don't|do not|didn't|did not)\b/i.test(
            match[0],
          ));
      // "Never boring" praises; "not boring" alone says little.
      const praised = negated && feeling === 'hated' && side === 'before' && /\b(?:never|hardly|rarely)\b/i.test(match[0]);
      if (negated && feeling !== 'loved' && !praised) continue;
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        side,
        feeling: praised ? 'loved' : negated ? 'hated' : feeling,
        single: /^\s*(?:is|was|isn't|wasn't|feels|sounds|seems|bores|drains|\.{2,}|…|[=:–-]|no\b)/i.test(match[0]),
      });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((cue, at) => !found.slice(0, at).some((other) => other.end > cue.start));
}

/** "Half of the office loved gossip": the verb has a subject of its own, and it is not the student. */
const othersVerb = (sentence: string, at: number, cue: string, side: Cue['side']): boolean =>
  side === 'after' &&
  /^(?:lov|lik|enjoy|ador|hat|dislik|dread|avoid)/i.test(cue) &&
  /^\s*(?:(?:half|most|some|many|all|none|few|both|one|two|\d+)\s+(?:of\s+)?(?:(?:the|my|our|them)\s*)?|the\s+|my\s+|our\s+|his\s+|her\s+|their\s+|other\s+)(?:[\w'-]+\s+){0,3}$/i.test(
    (
      sentence
        .slice(0, at)
        .split(/[,;]|\s(?:and|but|because|so)\s/i)
        .at(-1) ?? ''
    ).replace(/\b(?:all|really|also|just|always)\s*$/i, ''),
  );

/** Where the object of a cue ends: before the next cue and the words that lead to it. */
function until(sentence: string, from: number, next: number | undefined): number {
  const object = sentence.slice(from, next);
  // "Not the gambling, the studying": what follows the comma is what it is instead.
  const instead = /(?:^|[\s,])not\s*$/i.test(sentence.slice(0, from)) ? /,\s+(?=(?:the|my|a|an|more)\s)/i.exec(object) : null;
  const stop =
    instead ??
    /,?\s+because\s/i.exec(object) ??
    anotherClause.exec(object) ??
    /[,;]?\s+(?:(?:and|so)\s+)?(?:i|we|which|it)(?:'?(?:m|ve|d|s|ll))?\s+(?:\w+\s*){0,3}$/i.exec(next === undefined ? '' : object) ??
    /,?\s+(?:and|or|though|so|too)\s*$/i.exec(object);
  return from + (stop?.index ?? object.length);
}

/** ", and I need weekends", ", my boss was kind": the feeling does not reach into a clause with a subject and a verb of its own. */
const anotherClause =
  /(?:,\s*(?:(?:and|so|but|then|plus)\s+)?|\s+(?:and|so)\s+)(?=(?:i|i'm|i've|i'd|i'll|we|they|he|she|it|it's)\s+(?:\w+\s+)?[a-z]|my \w+(?: \w+)? (?:is|are|was|were|has|wants?|thinks?|says?|keeps?|loves?|likes?|hates?|enjoys?)\b|(?:half|most|some|all|many|none)(?: of)? (?:my|the|our|them)\b(?: \w+){0,3}? (?:love|like|hate|enjoy|want|think|do|is|are|was|were|has|have|went)[sd]?\b)/i;

/** The thing that a verdict is about: "the pre-med classes" in "… and the pre-med classes were awful". */
function subject(text: string): string[] {
  const last =
    text
      .split(/,\s*|\b(?:and then|(?<!-)and(?!-)|because|since|that|how|when|but|so|as|honestly|i think|i thought|i found|found)\b\s*/i)
      .findLast((part) => part.trim() !== '') ?? '';
  const thing = nounPhrase(last.replace(/\b(?:really|just|always|also|never|totally|nearly|almost|honestly|kind of)\s*$/i, ''), 6);
  return thing ? [inside(thing)] : [];
}

/** What "it" stands for: the object of the last thing the student says they did. */
function antecedent(before: string): string[] {
  const match = [
    ...before.matchAll(
      /\b(?:(?<=\bi )(?:do|run|make|play|help|write|draw|fix|teach|lead|coach)|took|did|had|tried|joined|started|played|learned|studied|shadowed|interned (?:at|with)|worked (?:on|at|in|with|as)|working (?:on|at|in|as)|volunteered (?:at|with)|was in|am in|'m in|taking|doing|built|made|ran|taught|led|wrote)\s+([^.!?;,]+)/gi,
    ),
  ].at(-1);
  const thing = match?.[1] ? nounPhrase(match[1].split(/\s+and\s+(?:i\s|it\s|$)/i)[0] ?? '', 6) : null;
  const place = /^(work|intern|volunteer)(?:ed|ing) (on|at|in|with|as)/i.exec(match?.[0] ?? '');
  if (!thing) return ownSubject(before);
  return [place ? `${place[1]?.toLowerCase()}ing ${place[2]?.toLowerCase()} ${thing}` : thing];
}

/** "The charting never ends and I hated it": else "it" is what the clause before spoke of. */
function ownSubject(before: string): string[] {
  const clause = before.split(/[.!?;,]\s*|\s+(?:and|but|so)\s+(?=i\b)/i).findLast((part) => wordCount(part) > 1) ?? '';
  const named =
    /^(.+?)\s+(?:is|are|was|were|has|have|had|never|always|just|takes?|took|keeps?|kept|goes|went|ends?|ended|lasts?|lasted)\b/i.exec(
      clause,
    )?.[1];
  const thing = named !== undefined && !/^(?:i|we|it|that|this|there|he|she|they)\b/i.test(named.trim()) ? nounPhrase(named, 6) : null;
  return thing ? [inside(thing)] : [];
}

// "anything but X" is one cue, so its "but" parts nothing.
const boundary =
  /(?<!\b(?:dr|mr|mrs|ms|prof|st|vs|e\.g|i\.e|u\.s))[.!?\n]+(?:\s+|$)|;\s*|,?\s+(?<!\b(?:anything|everything|nothing|all|anywhere)\s)(?:but|however|although|though|whereas|while(?=\s+(?:i|my|the|we)\s+(?:\w+\s+)?(?:hate|dread|can|do|dis|am|is|was|love|like)))\s+(?!also\b)/gi;

const negation =
  /(?:\b(?:not|never|no longer|hardly|rarely|neither|nor|without|stopped)|n['o]?t)\s+(?:(?:really|even|actually|all that|that|so|a|particularly|much|super|very|exactly|always|ever|much of|be|been|to)\s+)*$/i;

// "my parents love finance", "everyone says I should love it" tell nothing about the student.
const someoneElse =
  /\b(?:he|she|they|you|people|everyone|everybody|parents?|mom|mum|mother|dad|father|sister|brother|friends?|family|professors?|boss|kids|who|should|would)\s+(?:(?:all|really|also|just|always|both)\s+)*$/i;

// "I'd love to be a designer" is a wish for work, not something that was loved.
const wished = /(?:\bi'd|\bid|\bwould)\s+(?:(?:really|also|just|absolutely|definitely)\s+)*$/i;

const patterns: readonly { pattern: RegExp; feeling: Feeling; side: Cue['side'] }[] = [
  {
    feeling: 'loved',
    side: 'after',
    pattern:
      /\b(?:lov(?:e|ed|ing)|ador(?:e|ed)|enjoy(?:ed|ing|s)?|(?:(?<=\b(?:i|we|really|also|do|did|genuinely|always|actually|kinda|still|and|don't|didn't|do not|did not|never|dont|didnt)\s)|^\s*)like[d]?|liked|fond of|keen on|passionate about|interest(?:ed)? in|excited (?:by|about)|fascinated (?:by|with)|obsessed with|drawn (?:to|toward|towards)|curious about|energi[sz]ed by|car(?:e|ed) (?:(?:a lot|deeply|so much|most) )?about|hooked on|addicted to|(?:geek|nerd)(?:ed|ing|s)? out (?:about|on|over)|(?:get|got|getting|be|being) (?:totally |completely )?(?:lost|absorbed) in|los(?:e|t|ing)\s+(?:all )?(?:track of (?:all )?time|hours|myself)(?:\s+(?:in|doing|on|to|with))?|(?:spend|spent|spending)\s+(?:\w+\s+){0,2}?(?:hours|days|nights|weekends|evenings)(?:\s+(?:on|in|doing))?|look(?:ed|ing)? forward to|(?<=\b(?:i'm|im|am|was|really|super|very|so|pretty|got|get|been|always|not|i)\s)into|happiest|most alive|at my best|favou?rites?(?:\s+\w+){0,3}?\s*(?:is|are|was|were|has been|would be|:)|best(?:\s+(?:part|thing|one|class|job|course|project|bit|day|week|moment|hour|time|night|memor(?:y|ie))s?(?:\s+\w+){0,4}?)?\s*(?:is|was|were|are|[:=])|(?:pretty |really )?good at|(?:a |big |huge )fan of|live for|time flies|what (?:really |always )?(?:gives me (?:\w+ ){0,2}energy|(?:energi[sz]e|excite|fascinate|drive|inspire|motivate)s me|lights me up|makes me (?:happy|feel alive|come alive))(?: \w+){0,2} (?:is|are|:)|what i (?:(?:actually|really|always|mostly|honestly|secretly) )?(?:do|love|like|enjoy)(?: (?:all|every|most|at|the|in|on|after|before|best|night|nights|day|weekend|weekends|when nobody is looking|for fun|one|two|three)){0,4} (?:is|are)|highlight (?:\w+\s+){0,3}(?:is|was|were|are)|sucker for|what (?:really |always )?(?:gets?|got|keeps?|kept) me (?:going|up|awake|excited|hooked|out of bed)(?: \w+){0,4} (?:is|was|are))(?:\s+(?:the most|most(?: of all)?|best|more than anything))?(?:\s+(?:is|was|are)|:)?(?=\W|$)/gi,
  },
  {
    feeling: 'hated',
    side: 'after',
    pattern:
      /\b(?:hat(?:e|ed|es|ing)|dislik(?:e|ed)|despise[d]?|loathe[d]?|dread(?:ed|ing)?|detest(?:ed)?|resent(?:ed)?|can(?:no|')?t (?:stand|bear|do)(?! without)|couldn'?t (?:stand|bear)|(?:sick|tired|weary) of|sick and tired of|fed up with|(?:i'?m|am|was|so|totally|completely) done with|bored (?:by|with|of|to death by)|burn(?:ed|t)? out (?:by|on|from|with)|(?:drained|exhausted|stressed(?: out)?|annoyed|put off|turned off) by|(?:stay(?:ing)? |keep me |keep |get |getting )?away from|avoid(?:ed|ing)?|anything but|anywhere but|everything (?:but|except)|except(?: for)?|(?:(?:do not|don't|dont) )put me (?:down|in|up) (?:for|as|with)|strike|no more|never again|rather not(?: (?:do|be|work(?: in| with)?))?|allergic to|least favou?rites?(?:\s+\w+){0,3}?\s*(?:is|are|was|were|:)|worst(?:\s+(?:part|thing|one|class|job|course|bit)s?(?:\s+\w+){0,4}?)?\s*(?:is|was|were|are|[:=])|(?:don'?t|do not|dont|never|wouldn'?t|would not|didn'?t|not) want(?:ing)?|nothing to do with|could(?:n'?t)? care less about|(?<=\b(?:i'm|im|am|so|totally|completely) )over|could do without|not for me:?|suffered through|what (?:really |always )?(?:(?:drain|bore|exhaust|stresse|annoy|frustrate)s me|wears me (?:out|down))(?: \w+){0,2} (?:is|are|:)|^\s*(?:(?:definitely|absolutely|certainly|just|maybe|probably)\s+)?not(?!\s+(?:sure|really|yet|much|at|too|so|that|only|just|a|an|bad|very|necessarily|anymore|now|particularly|to|all|in|on|for|quite|exactly|gonna|going|my|one|any|many|always|everything|everyone)\b)|turns me off|what (?:i|we)(?:'d|'ll)? (?:(?:would|will|do) )?(?:never|not|won'?t|can'?t|cannot|don'?t|wouldn'?t)(?: \w+){1,4}? (?:is|are)|(?:hand|give) (?:over|away)(?= (?:the|my|all)\b)|if (?:it|the job|the work|all i did|everything) (?:was|were|is) (?:just|only|all|nothing but|mostly)|(?:made|makes|making|had) (?:me|us)(?= (?:re)?[a-z]+ (?:the|a|an|my|every|all|\w+s|\w+ \w+s)\b))(?:\s+(?:the most|most(?: of all)?|more than anything))?(?:\s+(?:is|was|are)|:)?(?=\W|$)/gi,
  },
  {
    feeling: 'left',
    side: 'after',
    pattern:
      /\b(?:leav(?:e|ing)|quit(?:ting)?|dropp(?:ed|ing)(?: out of)?|walk(?:ed|ing) away from|mov(?:ed|ing) (?:away|on) from|gett?ing out of|got out of|gave up(?: on)?|giving up(?: on)?|instead of|rather than|no longer (?:want|interested in))(?=\W)/gi,
  },
  {
    feeling: 'hated',
    side: 'before',
    pattern:
      /\b(?:is|are|was|were|feels?|felt|seems?|seemed|got|gets|sounds?)\s+(?:\w+\s+){0,3}?(?:boring|a (?:real |total |huge )?(?:pain|chore|waste|nightmare|joke)|awful|terrible|tedious|dull|dry|meh|lame|bad|trash|garbage|rough|rubbish|repetitive|monotonous|lonely|frustrating|annoying|toxic|painful|soul[- ]?(?:crushing|sucking)|miserable|the worst|horrible|a slog|a drag|a bore|a mess|draining|exhausting|not (?:for me|my thing|fun|great)|hell|a nightmare|torture|mind[- ]numbing|stressful|gross|brutal|pointless|depressing|(?:pure |sheer )?(?:misery|agony)|the (?:sad|bad|worst|hard|boring|awful|painful|annoying|scary) (?:part|bit|thing)|nuts|insane|ridiculous|absurd|unfair|dreadful|scary|terrifying|isolating|numbing|never[- ]ending|endless)\b|\s+(?:suck(?:s|ed)|stinks?|stank|blows|blew)\b|\s+(?:puts?|sends?|sent) me to sleep\b|,?\s+and (?:i )?(?:just )?(?:felt|feel) nothing\b|,?\s+(?:(?:much |far |a lot )?less so|not so much|ugh+|yuck|eww*|blah)\b|\s*[=:–-]+\s*(?:hated?|(?:no|nope|nah)(?:,? (?:thanks|thank you|way))?|dreaded|never again|(?:please )?(?:do not|don't) (?:ask|get me started)|let's not\b.*)\s*(?=$|,)|\s+(?:(?:is|are) (?:a )?(?:hard |big )?)?(?:no|nope|nah)(?:[- ]go)?(?:,? (?:thanks|thx|thank you|ways?|please))?\s*(?=$|,)|\b(?:i |and )?want(?:ed)? to (?:cry|scream|quit|die|disappear|run away)\b/gi,
  },
  {
    feeling: 'hated',
    side: 'before',
    pattern:
      /\b(?:drain(?:s|ed)?|bore[sd]?|exhaust(?:s|ed)?|stress(?:es|ed)?|frustrate[sd]?|annoy(?:s|ed)?|kill(?:s|ed)?|wears?|wore)\s+(?:me|my soul)(?:\s+(?:out|down))?|\b(?:makes?|made)\s+me\s+(?:\w+\s+){0,3}?(?:miserable|anxious|sad|sleepy|cry|scream|quit|sick|want to (?:crawl|cry|scream|quit|die|disappear|run|hide|throw up|vomit|puke|leave|sleep|jump|pull))\b(?:[^.!?;,]*)/gi,
  },
  {
    feeling: 'hated',
    side: 'before',
    // A verdict without a verb: "two rotations, deadly dull".
    pattern:
      /(?:,|\s[-–—])\s+(?:(?:so|very|just|too|\w+ly)\s+)*(?:boring|awful|terrible|tedious|dull|lame|repetitive|monotonous|frustrating|annoying|toxic|painful|miserable|horrible|draining|exhausting|brutal|pointless|depressing|dreadful)\s*(?=$|,)/gi,
  },
  {
    feeling: 'hated',
    side: 'before',
    // "X and Y are off the list", "X is the thing to leave out", "X is what I am leaving".
    pattern:
      /\s+(?:is|are|was|were)\s+(?:all |both |totally |definitely )*(?:off|not on) (?:the|my) (?:list|table)\b|\s+(?:is|are)\s+(?:the thing|what|a thing|something|things) (?:to leave (?:out|behind)|(?:i am|i'm|i want to be) (?:leaving|done with|walking away from))\b|\s*(?:\.{2,}|…)\s*(?:no|nope|nah)\b|\s+(?:is|are|was|were)\s+(?:exactly |the thing |something )?(?:what |that )?(?:i|we) (?:really )?(?:did not|didn't|do not|don't) (?:like|love|enjoy|want)\b|\s+(?:that )?(?:i|we) (?:really )?(?:don't|do not|didn't) (?:love|like|enjoy)\s*$|\s+(?:is|are|was|were)(?:n't| not) (?:what|something that|a thing that) (?:\w+ )?(?:energi[sz]es|excites|interests|drives|inspires) me\b/gi,
  },
  {
    feeling: 'loved',
    side: 'before',
    pattern: /\s+(?:is|are|was|were)\s+what (?:i|we) (?:actually |really )?(?:like|love|enjoy)(?:ed|d)?\b/gi,
  },
  {
    feeling: 'hated',
    side: 'before',
    // The thing before the verb: "banks I'd rather avoid".
    pattern:
      /(?<=[\p{L}\p{N})],?\s+)(?:i|we)(?:'d|'ll| would| will| am going to|'m going to)?\s+(?:(?:really|definitely|just|gladly|happily|probably|rather|prefer to|like to|want to)\s+)*(?:(?:hand|give|leave) (?:over |away )?to (?:somebody|someone|anybody|anyone|others|other people|the next)(?: else| person)?|avoid|skip|pass on|pass up|rule out|stay away from|steer clear of|(?:can't|cannot|can not|couldn't|could not) (?:stand|bear)|hate|dread|not(?: (?:do|work (?:at|for|in)))?|(?:don't|do not|wouldn't|would not) want(?: to (?:work (?:at|for|in)|join|do))?)\s*(?=$|,|\b(?:because|since|as|after)\b)/giu,
  },
  {
    feeling: 'loved',
    side: 'before',
    pattern:
      /\b(?:is|are|was|were|isn't|wasn't|aren't|weren't|feels?|felt)\s+(?:\w+\s+){0,3}?(?:fun|amazing|awesome|great|cool|decent|solid|beautiful|calming|pretty alright|nice|good|interesting|enjoyable|everything|fascinating|lit|dope|sick|fire|a blast|a joy|so good|really good|lovely|brilliant|fantastic|the best(?: part| thing| class)?|my favou?rite(?: thing| part| class| course)?|wonderful|magic(?:al)?|incredible|addictive|rewarding|exciting|energi[sz]ing|my (?:happy place|thing|jam)|satisfying|the highlight)\b|\s*>+\s*(?:everything|anything|all|the rest)\b(?: else)?|\s*[=:–-]+\s*(?:loved?|yes|yeah|yep|great)\s*(?=$|,)|\s+(?:yes|yeah|yep)\s*(?=$|,)/gi,
  },
  {
    feeling: 'loved',
    side: 'before',
    pattern:
      /\b(?:(?:gives?|gave|brings?|brought)\s+me\s+(?:\w+\s+){0,3}?(?:energy|joy|life|purpose)|(?:energi[sz]e|excite|fascinate|inspire|motivate)[sd]?\s+me|(?:lights?|lit)\s+me\s+up|(?:makes?|made)\s+me\s+(?:\w+\s+){0,2}?(?:happy|alive|smile))\b/gi,
  },
];

export type Feeling = 'loved' | 'hated' | 'left';

export interface Feelings {
  loved: string[];
  hated: string[];
  did: string[];
  stretches: { start: number; end: number; feeling: Feeling }[];
  /** Where refusals end that stand after what they refuse: "X I'd rather not" says nothing of what follows. */
  refusalEnds: number[];
}

interface Cue {
  start: number;
  end: number;
  /** Where the thing stands that the feeling is about. */
  side: 'before' | 'after';
  feeling: Feeling;
  /** The verb is a singular one. */
  single: boolean;
}
