import { isForeign } from './foreign.ts';
import { plain } from './grammar.ts';

/**
 * What kind of thing a student's message does in the conversation, judged by its form alone.
 * Only whole messages are moves: "stop" ends the interview, "I want to stop climate change" is an answer.
 */
export function moveOf(message: string): Move {
  const said = bare(message);
  const inEarnest = withoutJokes(message);
  if (distress.test(said)) return 'distress';
  if (!/[\p{L}\p{N}]/u.test(message)) return /\?/.test(message) ? 'unclear' : 'nonsense';
  if (done.test(said) || endsWithDone(message)) return 'done';
  if (skip.test(said)) return 'skip';
  if (complaint.test(said)) return 'complaint';
  if (examples.test(said) || shrug.test(said)) return 'unsure';
  if ((unsure.test(said) || unsure.test(said.replace(leading, ''))) && !goesOn(message)) return 'unsure';
  if (greeting.test(said)) return 'greeting';
  if (rightAnswer.test(said)) return 'rightAnswer';
  if (unclear.test(said)) return 'unclear';
  if (why.test(said)) return 'why';
  if (who.test(said)) return 'who';
  if (howLong.test(said)) return 'howLong';
  if (privacy.test(said)) return 'privacy';
  if (advice.test(said)) return 'unsure';
  if (open.test(said)) return 'open';
  if (rude.test(said)) return 'rude';
  if (none.test(said)) return 'none';
  if (agree.test(said)) return 'agree';
  if (thanks.test(said)) return 'thanks';
  if (resumeLike(message)) return 'resume';
  if (isForeign(message)) return 'foreign';
  if (
    (/\?/.test(message) || orders.test(said)) &&
    offTopic.test(said) &&
    !/\b(?:i|my|me)\b(?! (?:a|an|the|write|tell|who|what|with)\b)/.test(
      said.replace(/^(?:can|could|will|would) you (?:please )?(?:tell|write|give|show|help) (?:me|my)/, ''),
    )
  )
    return 'offTopic';
  if (gibberish(said) && !/\p{Lu}{2,}s?\b/u.test(message)) return 'nonsense';
  if (inEarnest.trim() === '' || (laughing.test(message) && said.split(' ').length <= 4)) return 'joke';
  return 'answer';
}

/** The message without what takes itself back: "Goblins. jk, creative people" → "creative people"; at the same length. */
export function withoutJokes(message: string): string {
  const sentences = message.split(/(?<=[.!?\n])/);
  return sentences
    .map((sentence, at) => {
      const own = sentence.search(takesBack);
      if (own >= 0) {
        const end = own + (takesBack.exec(sentence)?.[0].length ?? 0);
        return ' '.repeat(end) + sentence.slice(end);
      }
      // "Goblins. jk": the joke stands in the sentence before.
      return /^\s*(?:jk|just kidding|kidding|joking)\b/i.test(sentences[at + 1] ?? '') ? ' '.repeat(sentence.length) : sentence;
    })
    .join('');
}

/** Whether the message takes something back: "actually I meant …", "no, not Google – Stripe". */
export const corrects = (message: string): boolean => correction.test(message.replace(/[’]/g, "'"));

/** The same words without what only hesitates: "Hmm, not sure, maybe design?" → "design?". */
export const withoutHedges = (message: string): string => {
  let text = message.trim();
  for (;;) {
    const next = text.replace(hedge, '').trim();
    if (next === text || next === '') return text;
    text = next;
  }
};

/** "Okay enough, can we end this": every clause is a word of parting or of assent. */
function endsWithDone(message: string): boolean {
  const clauses = message
    .split(/[.,;!?\n]+|\s[-–—]\s/)
    .map(bare)
    .filter(Boolean);
  const last = clauses.at(-1) ?? '';
  return (
    clauses.length > 1 &&
    done.test(last) &&
    clauses.every(
      (clause) => done.test(clause) || agree.test(clause) || thanks.test(clause) || none.test(clause) || plain(clause) === 'enough',
    )
  );
}

/** What is said before words of parting at the end of a message ("I love chess. That's all"); null when it does not end with such words. */
export function beforeParting(message: string): string | null {
  const said = message.replace(/(?:[,.!]?\s{0,3}\b(?:thanks|thank you|thx|ty)(?: so much| a lot)?)?[\s.!?]{0,20}$/i, '');
  const last = /(?:[.,;!?\n]|\s[-–—])\s*([^.,;!?\n–—]{2,60})$/.exec(said.slice(-200));
  const before = last ? said.slice(0, said.length - last[0].length) : '';
  return last && parting.test(bare(last[1] ?? '')) && before.trim() !== '' ? before : null;
}

/** "I don't know any. World Central Kitchen maybe?": a sentence after the shrug that is none itself. */
const goesOn = (message: string): boolean =>
  message
    .split(/[.!?\n]+/)
    .slice(1)
    .some(
      (sentence) =>
        bare(sentence).split(' ').length > 1 &&
        !unsure.test(bare(sentence)) &&
        !agree.test(bare(sentence)) &&
        !/^(?:sorry|thats why|is that|what do you|help)/.test(bare(sentence)),
    );

const bare = (message: string): string =>
  plain(message.replace(/[’]/g, "'"))
    .replace(
      /\b(?:please|pls|plz|lol|lmao|haha+|tbh|honestly|really|sorry|just|actually|thanks|thank you|thx|dude|bro|man|mate|uh+|um+|hmm+|well|oh)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim() || plain(message);

const whole = (...forms: string[]): RegExp => new RegExp(`^(?:${forms.join('|')})$`);

/** Words of parting that nobody means otherwise, even after an answer. */
const partings = [
  '(?:no |nope |nah |ok |okay |and |so )?(?:i think |i guess )?(?:thats|that is|thatll be) (?:all|it|everything)(?: for (?:now|today|me))?(?: i (?:have|got|ve got|want to say|wanna say|can think of))?(?: from me)?',
  '(?:and |so |ok |okay )?(?:i ?m|im|i am|were|we are) (?:done|finished|all set)(?: (?:here|now|for now|for today|with this|answering|talking|with (?:the |these |your )?(?:questions?|interview|chat)))?',
  '(?:and |so |ok |okay )?(?:can|could|shall|may) (?:we|i|you) (?:finish|stop|end|wrap up|be done|wrap this up|end this|finish up|stop here)(?: (?:it|now|here|this|already|the (?:interview|chat|conversation)))*',
  '(?:and |so |ok |okay )?(?:lets|let us) (?:finish|stop|end|wrap up|wrap this up|be done|end this|stop here|finish up|call it)(?: (?:it|now|here|this|a day))*',
  '(?:and |so |but )?(?:no more questions?|i (?:have|need|got|ve got|gotta)(?: to)? go(?: now)?|gotta go(?: now)?|(?:good)?bye(?: bye)?)',
];
const parting = whole(...partings);

const done = whole(
  ...partings,
  '(?:no |nope |nah |ok |okay |and )?(?:i think )?(?:thats|that is|thatll be) (?:all|it|everything|enough)(?: for (?:now|today|me))?(?: i (?:have|got|want to say|wanna say))?(?: from me)?',
  '(?:ok |okay |no )?(?:i ?m|im|i am|were|we are) (?:done|finished|all set|good|through)(?: (?:here|now|for now|for today|with this|answering|talking|with (?:the |these |your )?(?:questions?|interview|chat)))?',
  '(?:can|could|shall|may) (?:we|i|you) (?:finish|stop|end|wrap up|be done|wrap this up|end this|finish up|end it|stop here|leave it (?:here|there)|quit)(?: (?:it|now|here|this|already|the (?:interview|chat|conversation)))*',
  '(?:stop|finish|quit|exit|end|enough|done|finished|the end|stop (?:it|now|here|asking|this)|finish now|end (?:it|this|now|chat|interview|the (?:interview|chat|conversation))|wrap (?:it )?up)(?: now| already)?',
  '(?:no more|enough)(?: of (?:these|this|the|your))?(?: (?:questions?|for (?:now|today)|already))?',
  'i (?:have|need|got|ve got|gotta|want|wanna|would like|d like)(?: to| 2)? ?(?:go|leave|run|stop|finish|quit|be done|end (?:it|this)|wrap (?:this )?up)(?: (?:now|here|this|already|to (?:class|work)))*',
  '(?:gotta|got to) (?:go|run)(?: now)?',
  'nothing (?:else|more)(?: to (?:add|say))?(?: thats all)?',
  '(?:good)?bye(?: bye)?|see (?:you|ya)|show me (?:my|the) (?:profile|results?|jobs)',
);

const skip = whole(
  '(?:can (?:we|i) |lets |let s |ill |i ll |i will |i d |id |i would |i )?(?:like to |rather |want to |wanna )?(?:skip|pass|next|move on|no comment)(?: (?:it|this|that|this one|that one|on (?:this|that)(?: one)?|to the next(?: one| question)?|question|this question|the question))?',
  'next (?:one|question)',
  '(?:i |id |i d )?(?:would )?(?:rather|prefer) not(?: to)?(?: (?:say|answer|tell|talk about (?:it|that|this)))?(?: (?:it|that|this))?',
  'i (?:dont|do not) want to (?:answer|say|talk about (?:it|that|this))(?: (?:it|that|this))?',
  '(?:but )?(?:i|you|we) (?:already |just )+(?:said|told|answered|asked|mentioned|covered|went over)\\b.{0,30}|(?:asked and answered|same (?:answer|as before)|see above)',
  'n ?a|none of your business|another question|ask (?:me )?(?:something|anything) else|different question',
);

const examples =
  /^(?:what (?:do|did|would) (?:(?:other|most|the other|others|people|students|everyone)\s*)+(?: else)? (?:usually |normally |typically |often )?(?:say|answer|pick|choose|put|write).*|like what|such as(?: what)?|for example|eg|(?:can|could) you give (?:me )?(?:some |an? )?(?:examples?|ideas?|options?|hints?)|(?:give me |any |some )?(?:examples?|ideas|options|suggestions|hints?)|what are (?:my|the|some) (?:options|choices|examples))$/;

/** Sounds and words that answer nothing. */
const shrug = /^(?:(?:m+e+h+|e+h+|b+l+e+h+|blah|p+f+t*|whatever|whatevs|dunno|(?:i )?(?:dont|do not) know|idk|shrugs?|i guess)(?: |$))+$/;

const unsure = whole(
  '(?:i )?(?:dont|do not|didnt|dunno|don t) ?(?:know|no)?(?: (?:yet|either|at all|anymore|for sure|man|what (?:i|to|that|you)\\b.*|how to .*|which\\b.*|that(?: one)?|this(?: one)?|any\\b.{0,20}|about (?:that|this)|if .*))*',
  '(?:i )?(?:have )?(?:literally |honestly )?(?:no|not (?:a|any)|zero) (?:clue|idea|ideas)(?: (?:yet|at all|honestly|what .*|about .*|(?:thats|which is|so) (?:why|what|where) .*))?',
  'idk(?: (?:yet|man|what .*|maybe|either|any(?:thing)?|really|i guess))*',
  '(?:im |i m |i am |still )*(?:(?:not|not too|not so|never|not 100) (?:sure|certain)|(?:(?:so|kind of|pretty|very|totally|completely) )?(?:unsure|undecided|lost|clueless|stuck|confused))(?: (?:yet|either|about (?:it|that|this|anything)|what .*|at all|how .*|right now))*',
  '(?:i )?(?:cant|cannot|couldnt|can t) (?:think of|say|tell|decide|choose|name|remember)(?: (?:any(?:thing)?|one|it|that|of any(?:thing)?|right now|yet|either|between .*|really))*',
  '(?:i )?(?:havent|have not|never) (?:thought|decided|figured)(?: (?:it|about (?:it|that|this)|out|that|much|yet|really|any))*',
  '(?:there is |theres )?(?:nothing|none|not much|not a lot|no(?:thing)? (?:in particular|special|specific))(?: (?:comes? to mind|in particular|special|specific|i can think of|gives me (?:any )?energy|much|stands out|yet|excites me|interests me))+',
  '(?:nothing|not much) (?:gives|excites|interests|energizes|stands|comes)\\b.*',
  '(?:thats |that is )?(?:a )?(?:good|hard|tough|difficult|tricky|big) (?:question|to say|one)',
  'je (?:ne )?sais pas|no (?:lo )?se|ich weiss? (?:es )?nicht|ich weiß (?:es )?nicht|nao sei|non (?:lo )?so|不知道|我不知道|わかりません|わからない|모르겠어요|не знаю',
  'hard to (?:say|tell)|who knows|beats me|no preference yet|not yet|help(?: me)?|you tell me|i need help|dont ask me|any ideas|hmm*|maybe|it depends|depends|surprise me|still figuring (?:it|that|things) out',
);

const leading = /^(?:(?:i guess|i think|i mean|so|and|but|yeah|no|ok|okay|also|again|still|like|to be honest|if im honest|for now)\s)+/;
const hedge =
  /^(?:(?:hmm+|wait|um+|uh+|well|so|ok(?:ay)?|oh|honestly|to be honest|tbh|idk|i (?:really |honestly )?(?:don'?t|dont|do not) (?:really )?know(?: (?:yet|for sure|exactly))?|dunno|(?:i'?m )?not (?:really |entirely |quite |totally |100% )?sure(?: yet)?|no idea|hard to say|good question|failing that|otherwise|if not|as a backup|worst case|i guess|i suppose|i think|maybe|perhaps|probably|possibly|like|let me think|let's see|what about|how about|does|can i say|i'?d say|i would say|i mean)\b[\s,.:;!?…–-]*(?:but\s+|so\s+)?)/i;

/** Whether a message begins by minding how the student was heard. */
export const complains = (message: string): boolean =>
  complaint.test(bare(message.split(/[.!?\n]/)[0] ?? '')) || /^\s*"[^"]{3,80}"\s*\?/.test(message);

/** The student minds how they were heard, and says nothing else. */
const complaint = whole(
  '(?:but |no |ok |wait |hey |um )*(?:(?:you|u) (?:did not|didnt|dont|do not|never|arent|are not|re not|havent) (?:\\w+ )?(?:answer|listen|listening|read|reading|hear|get)\\b.{0,40}|please (?:read|listen)\\b.{0,30}|(?:can|could) you (?:even )?read\\b.{0,20}|are you (?:even |really )?(?:listening|reading)\\b.{0,20}|read (?:it |that |what i (?:said|wrote) )?again|(?:thats|that is|this is) not what i (?:said|meant|asked)|why (?:do|are|did) (?:you|u) (?:keep|repeat|ask|say|saying|asking)\\b.{0,60}(?:again|twice|same|that)|you (?:already )?asked (?:me )?(?:that|this)(?: already)?|(?:i )?already (?:said|told you)\\b.{1,40}(?: next (?:q|question))?)',
);

const greeting = whole(
  '(?:hi|hello|hey|heya|hiya|yo|sup|good (?:morning|afternoon|evening)|howdy|greetings|hola|whats up|how are you(?: doing)?(?: today)?|nice to meet you|there|again|everyone)(?: (?:hi|hello|hey|there|again|alive|friend|you|whats up|how are you(?: doing)?(?: today)?|nice to meet you))*',
);
const unclear = whole(
  '(?:huh|what|wdym|pardon|come again|say (?:that |it )?again|eh|sorry what)',
  '(?:wait )?what (?:do|did|does) (?:you|u|that|this|it)(?: question)? (?:mean|want|ask)(?:ing)?(?: (?:by|with|from|exactly|me|to (?:say|know))\\b.*)?',
  '(?:i )?(?:dont|do not|didnt) (?:understand|get it|get that|follow)(?: .*)?',
  '(?:can|could) you (?:rephrase|repeat|explain|clarify|say that again|ask (?:that |it )?differently)(?: .*)?',
  'what (?:kind of|sort of) (?:answer|thing|things)\\b.*',
  '(?:im )?confused by .*',
  'in what (?:way|sense)|meaning(?: what)?|rephrase|repeat|what are you asking(?: me)?|what was the question',
);
/** Whether an answer can be wrong, or has to be given. */
const rightAnswer =
  /^(?:(?:but |so |wait )?is there (?:an? )?(?:right|wrong|correct|bad|good|best)(?: or (?:right|wrong|bad))? (?:answer|choice)s?.*|(?:do|should|must) i (?:have to|need to|gotta)? ?(?:answer|be (?:honest|specific|serious)|tell (?:you )?the truth|write (?:a lot|much|more))\b.*|(?:im|i am) (?:so |really |not |pretty |very |kind of )*(?:bad|terrible|awful|good|the worst|no good|slow) (?:at|with) (?:this|these|interviews?|answering|talking|questions)\b.*|does it (?:really )?matter (?:what|how|if)\b.*|(?:can|may) i (?:be honest|say (?:anything|whatever)|lie|answer in)\b.*|is (?:it|that) (?:ok|okay|fine|bad|wrong) (?:if|to|that)\b.*)$/;
const why =
  /^(?:(?:but |and )?why (?:do|are|would|does|should|did|is|u)\b.{0,60}(?:ask|asking|care|want|need|matter|matters|know|tell|question|important|relevant)\b.*|why|what (?:does|do) (?:that|this|it|these) have to do with .*|what(?:s| is) the (?:point|purpose).*|(?:how|why) is (?:that|this) relevant)$/;
const who =
  /^(?:(?:so |and |but |wait )?(?:who|what) (?:are|r) (?:you|u)(?: (?:exactly|again|anyway))?|(?:are|r) (?:you|u) (?:an? )?(?:human|real|ai|bot|robot|person|machine|chatbot|chatgpt|gpt|llm|computer|program|model|claude|gemini|real person|real human)(?: or .*)?|(?:wait |so |lol )?is (?:this|there) (?:(?:just|some|like|a|an|all|one of those) )*(?:ai|bot|human|robot|person|real|chatgpt|chatbot|machine|someone|anyone|somebody)\b.*|am i (?:talking|speaking|chatting) (?:to|with) .*|whats your name|what is your name|do you have (?:a name|feelings)|who made you)$/;
const howLong =
  /^(?:how (?:long|many|much)\b.*\b(?:take|questions?|left|more|longer|this|go on|last)\b.*|are we (?:done|almost done|there)(?: yet)?|is (?:this|that|it) (?:almost )?(?:over|done|the (?:end|last)).*)$/;
const privacy =
  /^(?:(?:who|what) (?:sees|reads|happens|can see|will see|do you do|will you do|are you (?:going to|gonna) do)\b.*|is (?:this|it|my data|that) (?:private|confidential|anonymous|safe|recorded|secure|stored|saved|being recorded)\b.*|(?:do|will|are) you (?:share|sell|store|save|keep|selling|storing|record)\b.*)$/;
const advice =
  /^(?:(?:what|which|where|who) (?:should|would|do|does|could|can|jobs?|careers?|roles?|companies|employers|kind of|else)\b.{0,60}\b(?:i (?:do|say|pick|choose|become|be|answer|apply|look)|you (?:think|suggest|recommend|say|advise)|good for me|fit me|suit me|suggest|recommend|out there|are there)\b.*|(?:any|do you have(?: any)?|got any) (?:suggestions|ideas|advice|recommendations).*|(?:can|could) you (?:suggest|recommend|help me)\b.*|tell me what .*)$/;
const rude =
  /(?:^(?:this|you|you re|youre|your|ur|what a|these|it|god this|ugh this|such a)\b.{0,40}\b(?:stupid|dumb|useless|sucks?|waste of (?:my )?time|pointless|annoying|bs|bullshit|crap|trash|garbage|idiotic|ridiculous|lame|terrible|worst|boring|shit|suck|moron|idiot)\b.{0,20}$)|^(?:.{0,15}\b)?(?:fuck (?:you|off|this|that|u)|f u|screw (?:you|this)|shut up|stfu|go away|leave me alone|piss off|kiss my ass|eat shit|die)\b.{0,20}$|^(?:stupid|dumb|useless|idiot|bullshit|bs|fuck|shit|crap|wtf|ffs|ugh+|boring|lame|cringe|whatever|who cares|i hate (?:this|you)|stop wasting my time|waste of time|why do i have to (?:do|answer) (?:this|these).*)(?: (?:bot|question|questions|app|thing|you|this))*$/;
const open = whole(
  'i (?:dont|do not|dont really|do not really) (?:care|mind)(?: (?:where|which|who|what|much|at all|either way).{0,20})?',
  '(?:im |i am )?(?:open(?: to (?:any(?:thing)?|all|everything|whatever))?|flexible|easy)(?: about (?:it|that|everything))?',
  '(?:any(?:thing)?|anywhere|any of (?:them|those|these)|all(?: of (?:them|those|these|the above))?|everything|both|either(?: one)?|no preference|no preferences|doesnt matter|does not matter|any (?:company|place|job|role|field|where))(?: (?:works|is fine|is good|goes|is ok|for me|with me|sounds good|company|place|job|role))*',
);
const none = whole(
  '(?:no|nope|nah|none|nothing|neither|no one|never|zero|nowhere)(?: (?:of (?:them|those|these|the above)|not|nothing|none|limits?|constraints?|no|at all|i dont think so|nope|companies|for now|comes to mind|in particular|so far))*',
  '(?:i )?(?:dont|do not) (?:have any|think so|have one|have (?:a )?(?:preference|preferences|constraints|limits|companies in mind))(?: .{0,20})?',
  'not (?:that i can think of|that i know of|at the moment|for now|any)',
  'none really',
);
const agree = whole(
  '(?:i guess|i suppose|yes|yeah|yea|yah|ya|yep|yup|mhm+|uh ?huh|sure|ok|okay|right|correct|exactly|true|definitely|totally|absolutely|i do|i am|i would|of course|sounds (?:good|right|great)|thats (?:right|true|me|correct)|kind of|sort of|somewhat|fine|cool|great|good|nice|alright|got it|i agree|makes sense|👍)(?: (?:i guess|i suppose|yes|yeah|sure|that|it|does|sounds (?:good|right)|thats (?:right|it|me)|please|do|am|would|thing|enough))*',
);
const thanks = whole('(?:thanks?|thank you|thx|ty|cheers|appreciate it)(?: .{0,20})?', 'thank');
const laughing = /\b(?:lol|lmao|rofl|haha+|hehe+)\b|😂|🤣|😜|😆/i;
const takesBack = /(?<!\b(?:no|not|never) )\b(?:jk|just kidding)\b[\s,.:;!?]*|^\s*(?:kidding|joking)\b[\s,.:;!?]*/i;
const orders = /^(?:can|could|will|would|ignore|forget|tell|write|give|show|sing|translate|solve|calculate|print|repeat|act|pretend)\b/;
const offTopic =
  /^(?:(?:hey |ok |so |please )?(?:what|whats|who|whos|where|wheres|when|how|is|are|do|does|did|will|has|which)\b(?! (?:i|if|about|my)\b).*|(?:can|could|will|would) you .*|(?:ignore|forget) (?:all |your |the |any |previous |prior ).*|(?:tell me|write|give me|show me|sing|translate|solve|calculate|print|repeat after|act as|pretend|play|say) .*)$/;
const distress =
  /\b(?:kill myself|suicid\w*|want to die|end my life|dont want to (?:live|be alive)|hurt(?:ing)? myself|self harm\w*|no reason to live)\b/;
const correction =
  /\bi said\b.{1,80}\bbut\b.{1,200}\b(?:only|just|instead|now)\b|^\s*(?:(?:no|wait|oh|hm+|sorry)[,.]?\s+)*actually\b|\b(?:i meant|correction|scratch that|i take (?:that|it) back|on second thought|changed my mind|my bad|oops|typo|not what i (?:said|meant)|you (?:misunderstood|got (?:that|it|me) wrong)|that'?s (?:not right|wrong|not what)|i (?:didn'?t|never) (?:say|said|mean)|forget (?:what i said|about)|take .{2,40} (?:off|out)|(?<!\b(?:and|to|i|we|they|you|would|could|can|will|n) )(?:remove|delete|drop) (?!out))\b|^\s*(?:no|nope|nah)(?:\s*[,.:;–—-]+\s*(?:not|i|it|that|more|the|rather|i'm)?|\s+(?:not|i|it|that|rather|i'm)\b)\s*\S+.*(?:\bnot\b|[–—,;-]|\binstead\b|\brather\b)|\binstead of what\b|\bnot \w[\w &.'-]{1,30}[,;–—-]+\s*(?:but\s+)?\w+\s*$/i;

/** A pasted document: many lines, and headings, bullets or dates as résumés have them. */
function resumeLike(message: string): boolean {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const headings =
    message.match(
      /^\W*(?:education|(?:work |professional |relevant |research |leadership )?experience|projects?|skills?|technical skills|activities|leadership|summary|objective|awards?|honors|certifications?|publications?|employment|languages|coursework|volunteering|references)\b[^.\n]{0,30}$/gim,
    )?.length ?? 0;
  const dates = message.match(/\b(?:19|20)\d\d\b\s*(?:[-–—]|to)\s*(?:\b(?:19|20)\d\d\b|present|\w{3,9}\.?\s+\d{4})/gi)?.length ?? 0;
  const bullets = lines.filter((line) => /^\s*[-*•·▪–]\s+\S/.test(line)).length;
  return (lines.length >= 5 && headings + (dates > 0 ? 1 : 0) + (bullets > 2 ? 1 : 0) >= 2) || headings >= 3;
}

/** Keyboard mashing: one or two long words without vowels or with long runs of consonants. */
function gibberish(said: string): boolean {
  const all = said.split(' ');
  return (
    all.length <= 3 &&
    all.every(
      (word) =>
        word.length >= 4 &&
        (!/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{5,}|(.)\1{3,}/.test(word) || /^(?:asdf|qwer|zxcv|hjkl|sdfg)/.test(word)),
    )
  );
}

export type Move =
  | 'answer'
  | 'resume'
  | 'complaint'
  | 'skip'
  | 'unsure'
  | 'done'
  | 'none'
  | 'open'
  | 'agree'
  | 'greeting'
  | 'thanks'
  | 'unclear'
  | 'rightAnswer'
  | 'why'
  | 'who'
  | 'howLong'
  | 'privacy'
  | 'offTopic'
  | 'foreign'
  | 'joke'
  | 'rude'
  | 'nonsense'
  | 'distress';
