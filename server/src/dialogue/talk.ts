import { asksForAny, asksToFind } from './asks.ts';

/** Advice and attempts to instruct the assistant: no request even when they name a role or company. */
export function specialTalkOf(message: string): Talk | null {
  return first(special, message);
}

/** What a message in which nothing was read as a condition is, when it asks for no work; null when it may be a request. */
export function talkOf(message: string): Talk | null {
  const said = first(whenBare, message);
  if (said !== null) return (said === 'thanks' || said === 'bye') && asksToFind(message) ? null : said;
  return asksForAny(message) ? null : first(whenIdle, message);
}

/** A question of general knowledge that names a place, and no work: "what is the capital of France". */
export function isTrivia(message: string): boolean {
  return !asksForAny(message) && first(whenIdle, message) === 'offTopic';
}

function first(list: readonly [Talk, RegExp][], message: string): Talk | null {
  const text = message.slice(0, 1000).toLowerCase().trim();
  return list.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether it does nothing but thank, in one of a few languages. */
export const wholeThanks = (message: string) =>
  /^[^\p{L}]*(?:(?:many |muchas |mille |vielen |tante |merci )?(?:gracias|merci|danke(?: sch[öo]n)?|dank|obrigad[oa]|grazie|谢谢|thanks|thank (?:you|u)|thx|ty|tysm))(?:[\s,]+(?:so much|a lot|very much|beaucoup|mille|dude|again|bro|man))?[^\p{L}]*$/iu.test(
    message,
  );

/** Whether it scolds the assistant, in whatever form: "why are you so dumb". */
export const insults = (message: string) =>
  /\b(?:you|u|ur|your|this|that)\b.*\b(?:dumb|stupid|useless|idiot(?:ic)?|suck(?:s|ed)?|trash|garbage|terrible|awful|worthless)\b|\bf+u+c+k+\w*\b/i.test(
    message,
  );

/** Whether it turns down what was shown: "not interested in any of these", "I don't like the second". */
export const turnsDown = (message: string) =>
  /\b(?:not (?:really |that )?(?:interested|into|keen|for me|my (?:thing|style|cup of tea))|(?:do|did)(?:n'?t| not) (?:really )?(?:like|love|want|enjoy|care for) (?:any|these|those|them|it|this|that|the)\b|hate (?:these|those|them|all of)|none of (?:these|those|them)\b(?! (?:are|is|were|was) \w+ ?\?)|(?:these|those|they|all of (?:these|them)) (?:all )?(?:are|r|look|sound|seem) (?:all |so |really |too |just |pretty )*(?:bad|boring|wrong|dull|meh|lame|terrible|awful|irrelevant|random|the same))\b/i.test(
    message,
  );

/** Whether what rules the student out is asked for: "show the ones you held back". */
export const wantsGated = (message: string) =>
  /\b(?:held[ -]?back|hold(?:ing)? back|hidden ones|hid\b|left out|leaving out|filtered out|ruled? (?:me )?out|(?:them|those|it) any ?way|ones i can'?t|blocked|gated)\b/i.test(
    message,
  );

/** Whether only a number is asked of what is there: "how many of those are remote?" */
export const asksHowMany = (message: string) =>
  /\bhow many\b.*\b(?:of (?:them|those|these|the)|them|those|these|are there|left|do you have|fit)\b|\bhow many (?:are|is|do|does|say|sponsor|pay|have|ask|want|require|offer|need|state|allow|let|can)\b|^\W*(?:so |and )?how many(?: (?:in total|total|altogether|overall|results?|jobs|matches|openings|left|more|fit|now|all together|is that|are that|have you got))*\W*$/i.test(
    message,
  );

/** Whether the active conditions are asked for. */
export const asksStatus = (message: string) =>
  /\bwhat (?:are you|r u) (?:looking|searching|filtering)|\b(?:what|which) (?:filters|conditions)\b|what (?:have i|did i) (?:ask|say|tell)|\bwhat(?:'?s| is| are| do you have| have you got) (?:currently |now )?(?:on|active|set|applied)\b(?! (?:the|in))|current (?:filters|conditions|search)/i.test(
    message,
  );

const special: [Talk, RegExp][] = [
  [
    'offTopic',
    /\b(?:ignore|disregard|forget) (?:all |any )?(?:the |your |my )?(?:previous|prior|above|earlier|system) (?:instructions?|prompts?|messages?|rules)|\bsystem prompt\b|\bjailbreak\b/,
  ],
  [
    'advice',
    /\b(?:cover letter|r[ée]sum[ée]s?|(?<!\w)cv\b|interview (?:tips|prep|questions?)|prepare for (?:an?|my|the) interview|negotiat\w+|grad(?:uate)? school|should i (?:go|do|take|study|major|get|learn|wear|quit|accept)|how (?:do|should|can) i (?:write|prepare|answer|dress|network|email|follow up))\b/,
  ],
  [
    'visaTerms',
    /\b(?:what(?:'?s| is| are| does)|explain|meaning of|difference between)\b.{0,30}\b(?:cpt|opt|h-?1b|f-?1|stem opt|e-?verify|sponsorship|(?:work )?visas?)\b(?!.{0,20}\b(?:jobs?|first|second|third|one)\b)/,
  ],
  ['applyForMe', /\b(?:apply (?:for me|on my behalf|to (?:all|them all|everything))|submit my|auto-?apply|(?:can|could|will) you apply)\b/],
];

const whenBare: [Talk, RegExp][] = [
  [
    'help',
    /^(?:help|help me|\?+|what can (?:you|u) do.*|how (?:does this|do you|do i use this|does it) ?.*work.*|how do i use .*|what (?:is|are) (?:this|you)(?: for)?\??|what should i (?:ask|say|type).*|i need help.*)$/,
  ],
  [
    'whoAreYou',
    /\b(?:who (?:are|r) (?:you|u)|are you (?:a |an )?(?:human|real|bot|robot|ai|person|chatgpt|gpt|model|machine)|what'?s your name|your name|who made you)\b/,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|ty|thnx|cheers|appreciate (?:it|that|this|you)|much appreciated|gracias|merci)\b/],
  ['bye', /^\W*(?:bye|goodbye|see (?:you|ya)|cya|later|good ?night|that'?s (?:all|it)|i'?m done|done(?: for (?:now|today))?)\b/],
  [
    'hurt',
    /\b(?:useless|stupid|dumb|suck(?:s|ed)?|terrible|awful|garbage|trash|crap|shit|f+u+c*k+\w*|wtf|bullshit|idiot|hate (?:this|you)|worst|annoying|waste of time|(?:do|did)n'?t (?:get|understand|listen)|not (?:listening|helpful|helping|what i (?:asked|want|wanted|meant|said|need|needed))|wrong|makes no sense|none of (?:these|those|them)(?: \w+){0,4}|(?:these|those|they) (?:are|r) (?:all )?(?:bad|boring|wrong|not)|not (?:good|great|interested|my thing)|boring|meh|ugh+|nothing (?:good|here))\b/,
  ],
  [
    'worry',
    /\b(?:stress(?:ed|ful|ing)?|anxi(?:ous|ety)|scared|afraid|worried|worry|overwhelm(?:ed|ing)|depress(?:ed|ing)|hopeless|behind everyone|not good enough|(?:have|got|with) no experience|never (?:get|find|land)|nobody (?:will )?hires?|rejected|rejections?|panic\w*|imposter|lost\b|failure|give up|giving up|cry(?:ing)?|sad|tired|exhausted)\b/,
  ],
  [
    'lost',
    /\b(?:(?:i )?do ?n[o']?t (?:really )?know|idk|dunno|no idea|not sure|unsure|no clue|whatever|surprise me|you (?:choose|decide|pick|tell me)|undecided|can'?t decide|up to you)\b/,
  ],
];

const whenIdle: [Talk, RegExp][] = [
  ['howAreYou', /\b(?:how (?:are|r) (?:you|u|things)|how'?s it going|what'?s up|sup|wass?up|how'?s your day)\b/],
  [
    'greeting',
    /^\W*(?:hi+|hey+|hello+|yo|hola|howdy|hiya|good (?:morning|afternoon|evening)|greetings)\b(?:\s+(?:there|again|alive|everyone|all))?\W*$/,
  ],
  [
    'praise',
    /^\W*(?:(?:that'?s|you(?:'?re| are)|this is|these are|those are|looks?|sounds?|very|so|really|wow|ooh?|oh)[\s,]+)*(?:nice|great|cool|good|awesome|perfect|amazing|love (?:it|this|these|them)|excellent|interesting|helpful|wonderful|neat|sweet|lol|haha+|wow)\b.{0,20}$/,
  ],
  [
    'offTopic',
    /\byour (?:own )?(?:favou?rite|age|birthday|opinion|mom|mother|dad|hobb(?:y|ies)|boyfriend|girlfriend)\b|\bhow old are (?:you|u)\b|\bdo (?:you|u) (?:like|love|have (?:feelings|friends|a)|eat|sleep|dream|feel|believe)\b|\b(?:weather|joke|poem|song|sing|recipe|cook|movie|film|football|nba|nfl|soccer|game|president|election|politic\w*|capital of|meaning of life|homework|essay|translate|solve|calculate|square root|integral|bitcoin|stock price|horoscope|(?<!\bmy )(?:girlfriend|boyfriend)|date me|marry|love you|pizza|story)\b|^(?:what(?:'?s| is) (?!(?:all |still |currently )?(?:out there|there|available|open|new|hiring|around|left|on (?:offer|there))\b)|who(?:'?s| is| was| won)|when (?:did|was|is)|how (?:tall|old|far|many planets)|why (?:is|are|do|does) (?!this|that|it|the first|the second))|^(?=.*\d)\W*[\d\s+*/().=^-]{3,}\W*\??$/,
  ],
];

export type Talk =
  | 'greeting'
  | 'howAreYou'
  | 'thanks'
  | 'bye'
  | 'praise'
  | 'hurt'
  | 'worry'
  | 'lost'
  | 'help'
  | 'whoAreYou'
  | 'offTopic'
  | 'advice'
  | 'visaTerms'
  | 'applyForMe';
