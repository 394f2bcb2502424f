import { asksWhyShown, isComplaint } from '#dialogue/act.ts';
import { asksForAny } from '#dialogue/asks.ts';
import { isTrivia, specialTalkOf, talkOf, type Talk, wholeThanks } from '#dialogue/talk.ts';
import type { Draft } from './plan.ts';

/**
 * What to answer to a message that asks for no people: thanks, greetings, what this is, jobs, where the records come from; null for a
 * question about people. `read` gives what of the message is a condition; `begun`: something was asked before, and it stays.
 */
export function talkReply(message: string, read: () => Pick<Draft, 'conditions'>, begun: boolean): string | null {
  const text = message.replace(/[’]/g, "'").trim().slice(0, 1000);
  const about = product.find(([pattern]) => pattern.test(text));
  if (about !== undefined) return about[1];
  if (asksWhyShown(text)) return begun ? whyShown : 'I have not shown you anybody yet. Whom would you like to meet?';
  if (begun && isComplaint(text)) return unchanged;
  if (asksForJobs(text)) return jobs;
  if (wholeThanks(text)) return lineOf('thanks', begun);
  const talk = greeting.test(text) ? 'greeting' : (specialTalkOf(text) ?? (asksForAny(text) ? null : talkOf(text)));
  if (talk === null || people.test(text)) return null;
  const { conditions } = read();
  const trivial = conditions.every(({ field }) => field === 'place') && isTrivia(text);
  return conditions.length === 0 || trivial || instructs.test(text) ? lineOf(talk, begun) : null;
}

const greeting =
  /^\W*(?:hi+|hey+|hello+|yo|hola|howdy|hiya|good (?:morning|afternoon|evening)|greetings)\b(?: (?:there|alive|again|everyone|all|friend))?\W*$/i;
/** Attempts to instruct the assistant, whatever they name. */
const instructs =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:the |your |my )?(?:previous|prior|above|earlier|system) \w+|\bsystem prompt\b/i;

/** Whether jobs are wanted rather than people. */
function asksForJobs(text: string): boolean {
  return wanted.test(text) && !people.test(text) && !/\b(?:did|worked|past|former|previous|first|interned|held|who)\b/i.test(text);
}

const posting =
  '(?:internships?|jobs?|openings?|(?:job )?postings?|vacanc(?:y|ies)|co-?ops?|job listings?|open(?:ings| roles| positions)|opportunities|gigs)';
const wanted = new RegExp(
  `^\\W*(?:(?:hi|hey|hello|please|ok|so|can you|could you|would you|help me|i'd like you to)[\\s,]+)*(?:(?:find|get|show|give|send|recommend|suggest|match)(?: (?:me|us))(?: (?:with|to))?(?: \\S+){0,5}? ${posting}\\b|(?:i(?:'m| am)? (?:want|need|looking for|would like|searching for|'d like)|looking for|searching for|any|are there(?: any)?|what|which|list|show|find|search(?: for)?)(?: \\S+){0,3}? (?:${posting}(?: (?:are|is))?(?: (?:open|available|hiring|there|out there|for me|for summer|this summer|for students))\\b|internships?\\b|job (?:openings|postings|listings)\\b)|apply (?:to|for)\\b|(?:remote |paid |summer |entry[- ]level |new grad |part[- ]time )+(?:jobs|internships)\\b|(?:internships?|jobs)(?: (?:in|at|for)\\b|\\W*$))`,
  'i',
);
const people =
  /\b(?:alum\w*|people|persons?|someone|somebody|anyone|anybody|folks|grads|graduates|mentors?|founders?|contacts?|classmates)\b/i;

const whyShown =
  'Each row says why it is here: which of your conditions it meets, and in which words. Take a condition off by its chip and I look again.';
const unchanged =
  'I have changed nothing: the conditions above are what I looked by. Say “not …” or “only …”, or take one off by its chip.';
const jobs =
  'Jobs live in the Search tab; here I find the people who went before you. Ask me who works there, “alumni at Google”, and you have somebody to write to.';
const product: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:where (?:does|do|did|is|are) (?:this|the|your|all this|these|you(?: get)?)\b.{0,30}\b(?:data|information|info|records?|profiles?|from)\b|(?:what(?:'s| is) (?:the|your) )?(?:data )?sources?(?: of (?:this|the|your) \w+)?\W*$|how (?:accurate|current|fresh|up to date|recent|reliable|old) (?:is|are) (?:this|the|your|these)\b.{0,30}|(?:is|are) (?:this|these|the) (?:data|people|records?|profiles?|alumni|results) (?:real|fake|made up|accurate|current|up to date))/i,
    'The records are what this site was given to import, and they are as fresh as the last import; sample people say that they are samples. Ask who is in them: “product managers in Boston”.',
  ],
  [
    /\b(?:how (?:does|is|do) (?:the |your )?(?:match(?:es|ing)?|scores?|ranking)(?: score)?(?: work| calculated| made| computed)?|what (?:does|is) (?:the )?(?:match|score)(?: score)?(?: mean)?|why (?:is|are) (?:this|these|they|she|he|it|the (?:first|second|third) (?:one)?) (?:ranked|first|shown|here|on top))/i,
    'The score counts how closely a record meets your conditions in its own words, and then what you two share; the reasons stand in each row. Ask on, or take a condition off.',
  ],
  [
    /\b(?:(?:opt|take me|remove me|delete me|get me) out\b|remove my (?:profile|data|record)|delete my (?:data|profile)|who can see (?:my|me)|(?:is|are) (?:my )?(?:searches|questions) private|am i (?:in|visible|listed))/i,
    'Only people who agreed to be found are shown, and what you ask here is yours alone. To change what is shown of you, write to whoever runs this site; meanwhile I can look for alumni.',
  ],
  [
    /\bhow (?:do|can) i (?:save|keep|bookmark|export|contact|message|write to|reach out to|reach|connect with|email) (?:\w+ ){0,3}?(?:people|them|someone|somebody|her|him|this person|alumni|a person|one of them|these)?\b/i,
    'Save somebody to your list from their row; most have a profile link on it, and there is a first message to copy and edit. Whom shall we look for next?',
  ],
  [
    /\b(?:how many (?:alumni|people|records?|profiles?) (?:do you|are|does)(?: (?:have|know|there|in|this)\b.{0,20})?\W*$)/i,
    'Ask for a kind of person, “how many lawyers are in Boston”, and I count them; the whole number stands on the home page.',
  ],
  [
    /\b(?:(?:can you |please |will you )?(?:email|message|text|call|write to|contact|introduce me to|connect me (?:to|with)) (?:her|him|them|this person|the (?:first|second|third) one|everyone|all of them)(?: for me)?)\b/i,
    'Writing to them is yours to do, so that it is your voice; each row has a first message to copy and edit. Shall I look for somebody else too?',
  ],
  [
    /^\W*(?:why (?:these|them|those)(?: people)?)\W*$/i,
    'Each row says why it is here, and you can take any condition off by its chip. What shall I change?',
  ],
];

function lineOf(talk: Talk, begun: boolean): string {
  const onward = begun
    ? 'Your last search stays as it is; say what to change.'
    : 'Ask me something like “consultants who became product managers”.';
  switch (talk) {
    case 'greeting':
      return `Hello. ${begun ? onward : 'Whom would you like to meet? “Product managers in Boston” is a good start.'}`;
    case 'howAreYou':
      return `Well, and ready to read careers. ${onward}`;
    case 'thanks':
      return begun ? 'You’re welcome. Narrow it down or ask for others whenever you like.' : `You’re welcome. ${onward}`;
    case 'bye':
      return 'Until next time. What you asked stays here.';
    case 'praise':
      return `Good to hear. ${begun ? 'Shall I narrow it down, or look for people like one of them?' : onward}`;
    case 'hurt':
      return begun ? 'Fair. Tell me what is off, the work, the place or the years, and I change it.' : `Fair. ${onward}`;
    case 'worry':
      return 'That is a heavy thing to carry, and many of these people carried it too. Shall we start with one of your own major?';
    case 'lost':
      return 'No need to know yet. Name one subject you like, and I show where people who studied it went.';
    case 'help':
      return 'Ask for people as you would ask a friend: “econ majors in consulting”, then “only in New York”, “without banks”, “newest first”, or “people like the first one”.';
    case 'whoAreYou':
      return `I’m Alive’s assistant, a program: I read alumni records and show you whom they speak of. ${onward}`;
    case 'advice':
      return `People who did it advise better than I could. ${begun ? onward : 'Tell me the work you have in mind and I find some of them.'}`;
    case 'visaTerms':
      return `Your international office has the last word on visas; I only read alumni records. ${onward}`;
    case 'applyForMe':
      return 'Applying is yours to do, and jobs live in the Search tab. Here I find people who work there: “alumni at Google”.';
    case 'offTopic':
      return `That is outside what I know; alumni and their careers are all I read. ${onward}`;
  }
}
