import { plainOf } from '../text/tokens.ts';

/**
 * What a whole message does in an interview in addition to stating facts; null where it only answers. Ending, skipping and not knowing count
 * only as the whole message, so that no answer is taken for one.
 */
export function moveOf(message: string): Move | null {
  const said = plainOf(message).toLowerCase().replace(/\s+/g, ' ').trim();
  const whole = said.replace(/[\s.!?)(*_~]+$/, '');
  const bare = said
    .replace(/^(?:(?:ok|okay|um|uh|hmm|well|so|sorry|please|hey|lol|honestly|yeah|ugh|alright)[\s,.!]+)+/, '')
    .replace(/[\s.!?)(*_~]+$/, '')
    .replace(/[\s,]+(?:please|thanks|thank you|now|lol|sorry|tbh|honestly|yet|haha|already|man|bro)$/, '')
    .replace(/[\s.!?]+$/, '');
  if (isResume(message)) return 'resume';
  // No move takes more words than these.
  if (bare.length > 200) return null;
  for (const [move, pattern] of wholes) if (pattern.test(bare) || (bare === '' && pattern.test(whole))) return move;
  if (bare.length <= 140) for (const [move, pattern] of parts) if (pattern.test(bare)) return move;
  return null;
}

/** A résumé pasted whole: headings, contact lines, dates and bullets rather than sentences. */
const isResume = (message: string): boolean => {
  if (message.length < 250) return false;
  const lines = message.split('\n').map((line) => line.trim());
  const headings = lines.filter((line) =>
    /^\W*(?:education|experience|work experience|professional experience|skills|technical skills|projects|activities|leadership|summary|objective|certifications|awards|honors|publications|volunteer(?: experience)?|languages|coursework|relevant coursework|references|employment)\b(?:[^.]{0,30}$|:)/i.test(
      line,
    ),
  ).length;
  const signs = [
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.\w/,
    /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/,
    /\b(?:linkedin\.com|github\.com)\b/i,
    /\b(?:19|20)\d\d\s*[-–—]\s*(?:[a-z]{3,9}\.? )?(?:(?:19|20)\d\d|present|current)/i,
    /\bgpa\b/i,
    /^\s*[•●▪-]\s/m,
  ].filter((sign) => sign.test(message)).length;
  return headings >= 2 && headings + signs >= 3;
};

const end = String.raw`(?: (?:this|here|it|the (?:interview|chat|conversation|questions?)|that|with (?:this|the questions?)))?`;
/** Patterns of whole messages, openings and endings without meaning taken off. */
const wholes: readonly (readonly [Move, RegExp])[] = [
  [
    'done',
    new RegExp(
      String.raw`^(?:(?:are|r) (?:we|u|you) (?:done|finished|through|good)${end}|(?:can|could|may|should) (?:we|i|you|u) (?:please |just )?(?:go(?: now)?|stop|finish|end|be done|wrap up|quit|exit|leave)${end}|(?:please |just )?(?:end|finish|stop|quit|exit|wrap(?: it)? up|close)${end}|(?:let'?s|lets) (?:stop|finish|end|wrap up|be done|call it)${end}(?: here| there)?|(?:i think )?(?:i'?m|im|i am|we'?re|were|we are) (?:done|finished|good|all set|through|out)${end}|done${end}|finished|finish now|that(?:'?s| is| will be) (?:it|all|everything|enough|all i (?:have|got|know))(?: from me| for now| i (?:have|got))?|thats (?:it|all|enough)|(?:i )?(?:want|wanna|would like|need) to (?:stop|finish|end|be done|quit|leave)${end}|no more(?: questions)?|enough(?: questions| already)?|bye|goodbye|gtg|g2g|gotta go|i (?:have to|gotta|need to|must) go|nothing (?:else|more)|all done|is (?:this|that|it) (?:it|all|the end|over)|(?:is|are) (?:this|we) (?:over|finished|done)|please end this|end this|just finish|i have nothing (?:else|more)(?: to (?:say|add))?|stop (?:asking|the questions?)(?: me)?(?: questions?)?|(?:just )?show me (?:the )?(?:jobs|results|my profile)|skip (?:to the end|the rest|all|everything))$`,
    ),
  ],
  [
    'soon',
    /^(?:how (?:many|much) (?:more|questions|longer|left)(?: .{0,30})?|how long (?:is this|will this|does this).{0,20}|(?:are we|is (?:this|it)) (?:almost|nearly) (?:done|over|finished|there)|almost done|soon|will this (?:take|be) (?:long|much longer)|is this (?:long|gonna take long|going to take long))$/,
  ],
  [
    'skip',
    /^(?:skip(?: (?:this|that|it|this one|this question|that one|the question))?|pass|next(?: question| one)?|n\/a|na|none of (?:your business|the above)|no (?:answer|comment)|(?:i'?d|i would|id)? ?rather not (?:say|answer|share)|prefer not to (?:say|answer)|move on|(?:can|could) (?:we|i) (?:skip|move on|pass)(?: (?:this|that|it|this one))?|-+|\.+)$/,
  ],
  [
    'unknown',
    /^(?:(?:i )?(?:really |honestly )?(?:don'?t|dont|do not|dunno|didn'?t) ?(?:really |even )?(?:know|no|have (?:any|one|a clue|an idea|an answer))?(?: (?:yet|really|right now|honestly|what i (?:want|like)|any|either|sorry|what to say))*|idk(?: (?:yet|really|man|honestly|what i want))*|dunno|(?:i'?m |im |i am )?(?:not|un) ?(?:really |so |too |quite )?sure(?: (?:yet|really|honestly|about that))?|(?:i have )?no (?:idea|clue|preference|opinion|thoughts)(?: (?:yet|really|honestly))?|no preferences?|(?:i )?have(?:n't| not) (?:decided|thought about (?:it|that))(?: yet)?|(?:i )?(?:can'?t|cant|cannot) (?:think of (?:any|anything|one|a thing)(?: (?:right now|really))?|decide|say)|nothing comes to mind|(?:open|flexible|undecided|anything|whatever|any|either|both|doesn'?t matter|does not matter|it depends|depends|don'?t care|dont care|idc|no preference|not picky|hard to say|good question|tough one|that'?s (?:hard|tough|a hard one))|\?+|¯.*)$/,
  ],
  [
    'none',
    /^(?:no|nope|nah|none|nothing|not yet|not (?:really|yet|at the moment|right now|that i know of)|nothing (?:really|special|in particular|specific|much)|none (?:really|yet|in particular|specifically|come to mind)|no(?:t)? (?:one|any)|no ?thing|no(?: not)? really|no(?:,)? (?:that'?s (?:it|all|everything)|nothing (?:else|more)|i'?m good|thanks?|thank you|not really)|i'?m good|im good|all good|nada)$/,
  ],
  ['more', /^(?:(?:definitely |yes |yeah )?more(?: of (?:it|that|this))?)$/],
  ['less', /^(?:(?:definitely )?less(?: of (?:it|that|this))?)$/],
  [
    'yes',
    /^(?:yes|yeah|yep|yup|sure|ok|okay|y|of course|correct|right|exactly|that'?s right|sounds good|go ahead|go on|continue|let'?s (?:go|continue|keep going)|keep going|let us keep going|i'?m ready|ready|yes,? (?:drop|please|keep going|let'?s).{0,20}|drop it all)$/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|there|hey there|hi there|good (?:morning|evening|afternoon)|yo|sup|what'?s up|heya|thanks|thank you|thx|ty|cool|nice|great|good|awesome|lol|haha+|lmao|k|kk|wow)$/,
  ],
];

/** Patterns anywhere in a short message. */
const parts: readonly (readonly [Move, RegExp])[] = [
  [
    'over',
    /\b(?:(?:let'?s |lets |can we |can i |i want to |please |^)start (?:all )?over(?=\W*$)|start (?:from )?(?:scratch|again|fresh)(?=\W*$)|reset (?:this|everything|it all)|from the beginning|wipe (?:it|everything))\b/,
  ],
  [
    'confused',
    /^(?:what|huh|wdym|eh|come again|sorry|pardon|hm+|what now)$|\b(?:what do you mean|what does (?:that|this|it) mean|wdym|(?:i )?(?:don'?t|dont|do not|didn'?t) (?:really )?(?:understand|get (?:it|the question|what you|this question)|follow)|(?:i'?m |im |i am )?(?:so |a bit |kinda |very )?confused\b(?! about (?:what|my))|rephrase|can you explain|what are you asking|what kind of (?:thing|answer|stuff)|what do (?:you|u) want me to|like what$|such as\??$|for example\??$|give me an example|not sure what (?:you|u|this|that) (?:mean|is asking|are asking))\b/,
  ],
  [
    'irritated',
    /\b(?:(?:you |u )?(?:already|just) (?:asked|said) (?:me )?(?:that|this)|i (?:already|just|literally)(?: just| already)? (?:told you|said|answered|answer)|stop asking|(?:this is|so|these (?:questions )?are|ur|you'?re) (?:so |really |super |kinda |very )?(?:annoying|dumb|stupid|useless|a waste|pointless|ridiculous|tedious|boring me)|waste of (?:my )?time|too many questions|leave me alone|whatever man|ffs|wtf|omg stop|who cares(?=\W*$)|are you (?:dumb|stupid|serious|kidding|even listening|listening)|you'?re not listening|read what i (?:said|wrote)|this (?:sucks|is bs|is bull\w*))\b/,
  ],
  [
    'checks',
    /^(?:(?:did (?:you|u) (?:get|note|catch|save|write down|hear|see|add)|have you (?:got|noted|saved|added)|do you have|you got)\b.{2,}|got\b.{2,}\?\W*$)/,
  ],
];

export type Move =
  | 'done'
  | 'soon'
  | 'skip'
  | 'unknown'
  | 'none'
  | 'more'
  | 'less'
  | 'yes'
  | 'greeting'
  | 'over'
  | 'confused'
  | 'irritated'
  | 'checks'
  | 'resume';
