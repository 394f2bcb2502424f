import type { Reading } from '#language/types.ts';
import { asksForAny } from './asks.ts';

/** A wish to meet people ("who works there?", "anyone from my major at Google?"), with what it points at; null when there is none. */
export function peopleIn(message: string, reading: Reading): Sought | null {
  const found = graduates.exec(message) ?? whoQuestion.exec(message) ?? whereMajors.exec(message) ?? acquaintance.exec(message);
  if (found === null || served.test(message)) return null;
  // "Jobs where I meet people from everywhere" asks for work.
  if (asksForAny(message.replace(doing, '')) && !graduates.test(message) && !/^\W*(?:who|does any|do any|is there any)/i.test(message))
    return null;
  return { ...slotsOf(message, reading), start: found.index, end: found.index + found[0].length };
}

/** A question of how one comes to a kind of work ("how do people become a product manager?"); null when there is none. */
export function pathIn(message: string, reading: Reading): Sought | null {
  const found = becoming.exec(message) ?? steps.exec(message) ?? changed.exec(message);
  return found === null ? null : { ...slotsOf(message, reading), start: found.index, end: found.index + found[0].length };
}

function slotsOf(message: string, reading: Reading): Omit<Sought, 'start' | 'end'> {
  const named = (kind: string) => reading.mentions.some((mention) => mention.kind === kind);
  return {
    there:
      !named('company') &&
      /\b(?:there|they|that (?:company|place|employer|firm)|this (?:company|place|employer|firm)|these (?:companies|places|employers)|those (?:companies|places|employers)|it|here)\b/i.test(
        message,
      ),
    work: /\b(?:that|this|these|those|such) (?:kinds? of |sorts? of |types? of )?(?:work|roles?|jobs?|things?|careers?|positions?)\b/i.test(
      message,
    ),
    turn: turnIn(message),
    ownMajor:
      /\b(?:my|same|our) (?:own )?(?:major|field|degree|program|department|subject)\b|\b(?:majored|studied|studying) (?:in )?(?:what i|the same|like me)\b|\blike me\b/i.test(
        message,
      ),
    ownSchool: /\b(?:my|same|our) (?:own )?(?:school|college|university|uni|alma mater|campus)\b|\bfrom here\b|\bfellow\b/i.test(message),
  };
}

function turnIn(message: string): number | null {
  const found = changed.exec(message);
  return found === null ? null : found.index + found[0].length;
}

const folk = '(?:people|persons?|someone|somebody|anyone|anybody|any ?one|folks|mentors?|contacts?|insiders?|employees|connections?)';
const graduates =
  /\balum(?:ni|nus|na|nae|ns?|s)?\b|(?<!\b(?:new|recent|entry|fresh|undergrad|post) )\b(?:graduates|grads) (?:of|from|who|at|working|with|in)\b|\b(?:former|past) (?:students|classmates)\b/i;
const whoQuestion =
  /\bwho (?:can|could|might|would|will) (?:refer|help|introduce|connect|advise|mentor|vouch)\b|\bwho (?:does|do|did|else does) (?:that|this|it|these|those)\b|\bwho(?:'s|s| is| are| has| have| all| else| do i know that)? (?:works?|worked|working|went|studied|majored|graduated|from|else|there|became|become|ended up|got (?:in|a job|hired|there)|(?:can|could|should|do|might|would) (?:i|you|we) (?:talk|ask|speak|reach|contact|know|message|write|meet|connect|have))\b/i;
const whereMajors =
  /\b(?:where|what) (?:do|did|does|have) (?:(?:other|most|the|people (?:with|from|who)|those (?:with|who)|graduates of|students (?:of|in))\b.{0,40}|.{0,40}\b(?:majors?|graduates|students|people))\b.{0,20}\b(?:end(?:ed)? up|go|gone|work|land|do (?:now|after)|become|doing)\b/i;
const acquaintance = new RegExp(
  `\\b(?:any(?:one|body)|any one)(?: else)?(?: i know| you know)? (?:from|at|in|with|who|that|works?|worked|working|there|studied|to talk|i (?:can|could) (?:talk|ask|contact))\\b|\\b${folk} (?:at|from|who (?:work|went|stud|are|is|have|has|got|did|do|know|made|major)|that (?:work|went)|working (?:at|in|for|there|as)|in (?:my|that|this)|i (?:can|could|should) (?:talk|ask|contact|reach|speak|meet)|to (?:talk|ask|contact|reach out|speak)|there)\\w*|\\b(?:connect|introduce|put) me\\b.{0,20}\\b(?:with|to|in touch)\\b|\\b(?:find|show|know|meet|see|list|get)(?: me| us)? (?:some |a |any |more |the )?(?:people|mentors?|contacts)\\b|\\b(?:talk|speak|reach out|write) (?:to|with) (?:someone|anyone|somebody|people) (?:at|from|who|there|in)\\b|\\bmentors?\\b|\\binformational interviews?\\b|\\breferrals?\\b`,
  'i',
);
/** People as those one works for or with: a wish about the work itself. */
const served =
  /\b(?:work(?:ing)?|help(?:ing)?|serv(?:e|ing)|deal(?:ing)?|car(?:e|ing)|teach(?:ing)?|support(?:ing)?|treat(?:ing)?|car(?:e|ing)|impact(?:ing)?) (?:directly )?(?:with |for |to |of )?(?:\w+ )?(?:people|someone|folks|others)\b(?! (?:at|from) [A-Z])/;
const doing =
  /\bwho(?:'s| is| are)? work(?:s|ed|ing)?\b|\bpeople (?:who|that) work(?:s|ed)?\b|\bwork(?:s|ed|ing)? (?:at|in|for|there|as)\b|\b(?:do|does|did|any(?:one|body)) .{0,40}\bwork\b/gi;

const someone = '(?:i|you|u|one|we|people|someone|somebody|they|others?|students?|graduates|grads|.{2,30}\\bmajors?|alumni|he|she)';
const becoming = new RegExp(
  `\\bhow (?:do|can|would|could|did|does|should|have|to)(?: (?:most|other|these|those|do|does))*(?: ${someone})? (?:usually |typically |normally |actually |really |even )?(?:become|became|be an? \\w+|get (?:into|to be|to become|there|started (?:in|as)|in there|a job (?:as|in|at)|hired (?:as|at|by|in))|got (?:into|there|in|to)|gotten (?:into|there)|end(?:ed)? up|break in(?:to)?|broke in(?:to)?|start(?:ed)?(?: out| off)?(?= (?:as|in)\\b|\\W*$)|make it (?:to|as|into)|land (?:a|an) .{2,30} (?:job|role)|go into|move into|grow into|work (?:my|your) way)\\b`,
  'i',
);
/** "People who went from … to …": with the word that turns. */
const changed =
  /\b(?:people|someone|somebody|anyone|anybody|alumni|alums?|folks|those|students|graduates|who(?: has| have)?)\b.{0,30}?\b(?:went|gone?|moved?|switch(?:ed)?|transition(?:ed)?|changed?|pivot(?:ed)?|jumped|came|made (?:the|a) (?:jump|switch|move)) (?:over )?(?:from|out of) .{2,60}?\b(?:in)?to\b/i;
const steps =
  /\b(?:career|usual|typical|common) (?:paths?|routes?|steps)\b|\b(?:paths?|routes?|roadmap|ways?|road|journey|steps?) (?:to (?:becom\w+|be(?:ing)?|get\w*)|into|towards?|for becoming)\b|\broadmap\b|\bwhat (?:did|do|does|comes|came) .{0,40}\bbefore (?:becom\w+|being|that|they|this)\b|\bwhat (?:comes|came) (?:before|first)\b|\bwhat (?:leads|led) (?:to|there)\b|\bwhat (?:would|could|will|does it take|do (?:i|you) need|does one need)(?: to)? (?:make me|become|be) an? \b/i;

/** The slots of a message about people, whatever act it is. */
export const slotsIn = (message: string, reading: Reading) => slotsOf(message, reading);

export interface Sought {
  start: number;
  end: number;
  /** "there", "that company": where the talk was of. */
  there: boolean;
  /** "my major", "like me". */
  ownMajor: boolean;
  ownSchool: boolean;
  /** "That kind of work", "this role". */
  work: boolean;
  /** Where "to" stands in "from … to …". */
  turn: number | null;
}
