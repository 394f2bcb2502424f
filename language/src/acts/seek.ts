import { plainLine } from '../walk/scope.ts';
import type { Reading } from '../entities/types.ts';
import { asksForAny, asksToFind, cue, few } from './forms.ts';

/** A wish to meet people ("who works there?", "anyone from my major at Google?"), with what it points at; null when there is none. */
export function peopleIn(message: string, reading: Reading): Slots | null {
  // What a posting says, or the job that has something, is asked of jobs, whomever it names.
  if (ofPosting.test(message)) return null;
  const asks = [...message.matchAll(/[^.!?;\n]+[.!?;\n]*/g)].some(({ 0: text, index }) => {
    const majors = reading.mentions.flatMap(({ kind, start }) => (kind === 'major' ? start - index : []));
    return asksOne(text, majors);
  });
  return asks ? slotsIn(message, reading) : null;
}

const ofPosting =
  /\b(?:postings?|descriptions?|listings?|jobs?|roles?|ones?)(?: (?:\w+ )?(?:at|in) [\p{Lu}][\w&.’' -]*?)? (?:says?|mentions?|states?|lists?|offers?|promises)\b|\b(?:the|that|this) (?:one|job|role|posting|internship) (?:with|that (?:has|had|offers?|mentions?))\b/iu;

/** Whether a sentence asks for people; `majors` are where subjects stand in it. */
function asksOne(text: string, majors: readonly number[]): boolean {
  const line = plainLine(text);
  const isOfGraduates = namesGraduates(text, line);
  // "Who read Classics?"
  const reads = majors.some(
    (at) => at > 0 && /\b(?:who|people|someone|anyone|alum\w*)(?: (?:also|has|have))? read $/i.test(text.slice(0, at)),
  );
  if (!isOfGraduates && !reads && !namesPeople(line)) return false;
  if (!seeks(text, line) || served.test(text) || (!isOfGraduates && (chosen.test(text) || paid.test(text)))) return false;
  // "Jobs where I meet people from everywhere" asks for work, "anyone in hotel jobs" for people.
  const before = line.slice(0, line.search(holding) >>> 0);
  const isOfWork = asksForAny(before.replace(doing, ' ').replace(refusedJobs, ' ')) && !/^ (?:who|(?:do|be there) any) /.test(line);
  return isOfGraduates || !isOfWork;
}

const namesGraduates = (text: string, line: string): boolean => graduates.test(line) && graduateWords.test(text);
const namesPeople = (line: string): boolean => who.test(line) || whereMajors.test(line) || acquaintance.test(line);

/** Whether a sentence only tells of people and asks for nothing: "my cousin knows someone at Google". */
export function tellsOfPeople(text: string): boolean {
  const line = plainLine(text);
  const isOfPeople = namesGraduates(text, line) || namesPeople(line);
  return (
    isOfPeople &&
    !meansPeople(text) &&
    !seeks(text, line) &&
    !disowned.test(line) &&
    !predicate.test(line) &&
    !asksForAny(text) &&
    !asksToFind(text) &&
    !orders.test(text)
  );
}

/** "But not sales please, only people who are with the kids." */
const orders = /\bplease\b|^\W*(?:(?:but|and|so|then|ok(?:ay)?)\W+)*(?:only|just|not|no)\b/i;

const graduates = cue(
  'alum(?:ni|nus|na|nae|ns?|s)?|(?<! (?:i|we|you|they|will|would|to|have|just|who|be) )(?:graduate|grad)s? (?:of|from|who|at|work|with|in|do|there|here)(?<! (?:new|recent|entry|fresh|undergrad|post) [^ ]+ [^ ]+)|(?:former|past) (?:student|classmate)s?',
);

/**
 * Whether a sentence about people asks for some: a question, a wish, a command or nothing but who they are. What is told of people, said against
 * them or said not to be meant asks for nobody.
 */
export const seeks = (message: string, line = plainLine(message)): boolean =>
  !disowned.test(line) &&
  !predicate.test(line) &&
  !/^ (?:(?:and|but|so|ok) )*(?:why|how come) /.test(line) &&
  (/\?\s*$/.test(message) || !refused.test(line)) &&
  (/\?\s*$/.test(message) || wanted.test(message) || begins.test(line));

/** Whether what a message needs to know of those it asks for stands in it: "I want to ask advice", "People, not jobs". */
export const servesPeople = (text: string): boolean => purpose.test(text) || meansPeople(text);

/** Whether a text only says that people were meant: "huh? I meant people", "People, not jobs". */
export const meansPeople = (text: string): boolean => peopleMeant.test(text);

/** Graduates, not "graduating in May". */
const graduateWords = /\b(?:alum\w*|grads?|graduates?|students?|classmates?)\b/i;

/** A question of how one comes to a kind of work ("how do people become a product manager?"); null when there is none. */
export function pathIn(message: string, reading: Reading): Slots | null {
  const line = plainLine(message);
  return becoming.test(line) || steps.test(line) || changed.test(message) ? slotsIn(message, reading) : null;
}

/** What a message about people points at, whatever act it is. */
export function slotsIn(message: string, reading: Pick<Reading, 'mentions'>): Slots {
  const turn = changed.exec(message);
  return {
    there:
      !reading.mentions.some(({ kind }) => kind === 'company') &&
      // "People who studied it and what they do now": they are the people.
      /\b(?:(?<!\b(?:is|are|was|were|isn't|aren't) )there(?! (?:is|are|was|were|any)\b)|they(?<!\b(?:people|someone|somebody|anyone|alum\w*|grads?|graduates?|students?|who|those)\b[^.?!]*)|(?:that|this|these|those) (?:compan(?:y|ies)|places?|employers?|firms?)|(?:any|some|one|each|either|all) of (?:these|those|them)|it|(?<!\b(?:anyone|anybody|someone|people|alumni|folks) )here)\b/i.test(
        message,
      ),
    work: /\b(?:that|this|these|those|such) (?:(?:kind|sort|type)s? of )?(?:work|roles?|jobs?|things?|careers?|positions?)\b/i.test(
      message,
    ),
    turn: turn === null ? null : turn.index + turn[0].length,
  };
}

/** Whether postings are asked for rather than people: "find me internships", "any openings at Google?". */
export const asksForJobs = (line: string): boolean => postings.test(line) && !persons.test(line) && !past.test(line);

/**
 * Whether a message says that jobs were meant and not the people who were shown: "I meant job openings". One that asks of those people
 * ("what roles have they wanted?") or only for jobs ("looking for roles in Boston") says no such thing.
 */
export const meansJobs = (message: string): boolean =>
  /\b(?:jobs?|openings?|postings?|positions?|internships?|roles?)\b/i.test(message) &&
  /\b(?:meant?|not (?:the )?(?:people|persons?|alumni|alums?)|instead|asked (?:for|about)|wanted|was looking for)\b/i.test(message) &&
  !/\b(?:they|them|their|theirs)\b/i.test(message);

/** Words for people who can be found. */
export const persons = cue(
  '(?:alum[^ ]*|people|persons?|someone|somebody|anyone|anybody|folks?|grads?|graduates?|mentors?|founders?|contacts?|classmates?)',
);

const past = cue('worked|did|past|former|previous|first|interned|intern|held|hold|who');
const posting =
  '(?:internship|job|opening|(?:job )?posting|vacancy|co-?op|(?:job )?listing|open (?:role|position)|opportunity|gig)(?:s|ies)?';
const sure = '(?:(?:internship|opening|posting|vacancy|job (?:opening|posting|listing))s?)';
const open = '(?:be )?(?:open|available|hire|hiring|there|out there|for i|for summer|this summer|for students?)';
const postings = new RegExp(
  `^ (?:(?:hi|hey|hello|please|ok|so|can|could|would|you|help|i|like|to|,) )*(?:(?:find|get|show|give|send|recommend|suggest|match) (?:i|us) (?:[^ ]+ ){0,6}?${posting} |(?:(?:want|need|look for|would like|search for|search|any|be there(?: any)?|what|which|list|show|find) (?:[^ ]+ ){0,3}?(?:${posting} ${open}|${sure}) )|apply (?:to|for) |(?:(?:remote|paid|summer|entry-level|entry level|new grad|part-time|part time) )+(?:job|internship)s? |(?:internship|job)s? (?:in|at|for|[.?!]|$))`,
);

const person = '(?:people|humans?|persons?|someone|somebody|anyone|anybody|folks?|ppl|alum[^ ]*|grads?|graduates?|mentors?|classmates?)';
/** "I did not ask about people", "stop showing me people", "alumni told me". */
const disowned = cue(
  `(?:not|never|no|stop|without)(?: [^ ,;.]+){0,3} (?:ask|askin|want|need|look|search|mean|show|care|talk)(?: (?!,|;|\\.|but )[^ ]+){0,4} ${person}`,
  `(?:keep|stop) (?:[^ ]+ ){0,2}(?:show|give|find|send|suggest)(?:[^ ]* )(?:[^ ]+ ){0,2}${person}`,
  `${person} (?:tell|say|told|said|think)`,
);
/** "No alumni please", "people in theater are flaky", which ask for nobody where they are no question. */
const refused = cue(
  `(?:no|not|without)(?: the| any| more)? ${person}(?! (?:only|just))`,
  `^ ${person} (?:in|at|from|like|here)(?: [^ ]+){1,3} (?:be|seem|look|always|never) `,
);
/** "They are not people who …", "those look like people". */
const predicate = new RegExp(
  ` (?!(?:there|here|who|what|where) )[^ ]+ (?:be|(?:look|sound|seem|feel)(?: like)?) (?:not |all |just |only |really |the |some |a |kind of )*${person} `,
);
const wanted =
  /\b(?:i|we)(?:['’]?(?:d|m)| would| am| was| were| really| also| still| just| only)* (?:want|wanna|need|like|love|hop(?:e|ing)|look(?:ing)?|search(?:ing)?|interested|wonder(?:ing)?|prefer|rather|wish|try(?:ing)?|(?:mean|meant|said) (?:the )?(?:people|alum\w*|someone|those) (?:who|at|from|in|with))\b|\b(?:please|pls|plz)\b|\b(?:show|find|give|list|get|tell|connect|introduce|put|recommend|help) (?:me|us)\b/i;
/** What begins as a question, a command or a name of people, whatever mark it ends with. */
const begins = cue(
  `^ (?:(?:[,.!;:–—-]+|and|but|so|ok|okay|also|then|now|well|yes|great|thanks?|hi|hey|hello|can|could|would|you|instead|maybe|or|plus|n|u) )*(?:who|which|what|where|how|any|be|do|have|can|could|show|find|list|see|meet|connect|introduce|put|look|search|name|other|more|only|just|(?:(?!(?:i|my|they|those|these|it|he|she|we|you|that|this|be|have|do|know|say|tell|meet|talk|like|of) )[^ ]+ ){0,4}${person}) `,
  `[,:;] (?:who|any|anyone|anybody)`,
);
const refusedJobs = /(?<= not )(?:the |any )?(?:jobs?|roles?|positions?|postings?|internships?|openings?)(?= )/g;
const purpose =
  /^\W*(?:(?:and|so|but|because|since|also|just)\W+)*(?:(?:i(?:['’]?d| would)?(?: (?:just|really|only|also))* (?:want|like|love|need|wanna|hope|wish|have|rather|prefer)(?: to)?|(?:just |only )?to|(?:can|could|may|should) i) (?:(?:some|a few|any|their|a|to|get|quick|little) )*(?:ask|advice|tips|talk|chat|speak|hear|learn|questions?|meet|connect|network|reach|pick)\b|nothing else\b)/i;
const meaning =
  "(?:(?:just|only|but|and|no+|nope|huh|um+|wait|sorry|ok|lol|actually|the|real|about|other|i(?:['’]m| am| was)?|mean|meant|said|want(?:ed)?|ask(?:ed|ing)?|talking|looking for|for)\\W+)*";
const peopleMeant = new RegExp(
  `^\\W*(?:${meaning}(?:people|humans?|persons?|alum\\w*)\\W+(?:and )?(?:not|no|instead of)\\W+(?:the )?(?:jobs?|postings?|roles?)|(?:not|no) (?:the )?(?:jobs?|postings?)(?:\\W+${meaning}(?:people|humans?|persons?|alum\\w*))?|(?=\\W*(?:\\w+\\W+){0,4}(?:just|only|mean|meant|said)\\b)${meaning}(?:people|humans?|persons?|alum\\w*)(?: (?:instead|please|pls))?)\\W*$`,
  'i',
);

const folk = '(?:people|persons?|someone|somebody|anyone|anybody|any one|folks?|mentors?|contacts?|insiders?|employees?|connections?)';
const talk = '(?:talk|ask|speak|reach|contact|know|message|write|meet|connect)';
const who = cue(
  `who (?:can|could|might|would|will) (?:refer|help|introduce|connect|advise|mentor|vouch|tell i)|who (?:else |have |all )*(?:do|done) (?:(?:something|anything|work|things?|stuff|a job|jobs) (?:like )?)?(?:that|this|it|these|those)|who be (?:an?|the) (?:[^ ]+ ){1,3}?(?:at|i (?:can|could|may)|for i to|to (?:talk|email|ask))|who(?: be| have| all| else| do i know that)* (?:work|go|study|studied|major|majored|graduate|graduated|from|else|there|become|end up|ended up|get (?:in|a job|hired|hire|there)|(?:can|could|should|do|might|would) (?:i|you|we) (?:${talk}|have))`,
);
const whereMajors = cue(
  `(?:where|what) (?:do|have) (?:(?:other|most|the|(?:an? )?(?:people|persons?|someone|somebody) (?:with|from|who|like)|those (?:with|who)|graduates? of|students? (?:of|in)) ${few}|${few}(?:major|graduate|student|people)s? )(?:[^ ]+ ){0,3}(?:end up|ended up|go|gone|work|land|do (?:now|after)|become|do)`,
);
const acquaintance = cue(
  `(?:anyone|anybody|any one)(?: else)?(?: (?:i|you) know)?(?: here| around| there)? (?:from|at|in|with|who|that|work|there|study|studied|to talk|i (?:can|could) (?:talk|ask|contact))|${folk} (?:at|from|who (?:work|go|stud[^ ]*|be|have|get|do|know|make|major)|that (?:work|go)|work(?:ing)? (?:at|in|for|there|as)|i (?:can|could|should) ${talk}|to ${talk}|there)|(?<! (?:for|with|of|help|serve|other|to) )(?:people|someone|somebody|anyone|anybody|folks|mentors?|contacts?) (?:in|with (?:[^ ]+ ){1,4}?jobs?)|any (?:[^ ]+ ){1,3}?(?:people|folks)(?= (?:\\?|at|in|who|work|here|there))|do you (?:know|have) (?:any|some) (?:[^ ]+ ){1,3}?(?:at|from|who)(?<! (?:jobs?|roles?|work|openings?|internships?|positions?|postings?) [^ ]+)|(?:connect|introduce|put) i (?:[^ ]+ ){0,4}(?:with|to|in touch)|(?:find|show|know|meet|see|list|get|want|need)(?: i| us)? (?:some |a |any |more |the )?(?:people|mentors?|contacts?)(?! skills?)|(?:talk|speak|reach out|write) (?:to|with) (?:someone|anyone|somebody|people) (?:at|from|who|there|in)|mentors?(?! (?:be|would be) (?:good|fine|ok|okay|great))(?<! (?:teacher|tutor|coach|counsel[^ ]*|or|be) (?:an? )?mentors?)|informational interviews?|referrals?`,
);
/** People as those one works for or with: a wish about the work itself. */
const served =
  /\b(?:work(?:ing)?|help(?:ing)?|serv(?:e|ing)|deal(?:ing)?|car(?:e|ing)|teach(?:ing)?|support(?:ing)?|treat(?:ing)?|impact(?:ing)?) (?:directly )?(?:with |for |to |of )?(?:\w+ )?(?:people|someone|folks|others)\b(?! (?:at|from) [A-Z])/;
/** People as an employer chooses them: "which would take someone without a license?" */
const chosen =
  /\b(?:which|what|will|would|do|does|they|it|one|ones|jobs?|these|those|any)\b[^.?!,]{0,30}\b(?:take|hire|accept|consider|employ|want|need|suit)s?(?: on)? (?:people|someone|somebody|anyone|anybody|a person)\b/i;
/** People whose work is asked of: "what does it pay people who make bowls", "how much do those who run archives earn". */
const paid =
  /\b(?:pay|pays|paid|paying|salar(?:y|ies)|wages?)\b[^.?!;,]{0,25}\b(?:people|those|someone|somebody|folks|anyone)\b|\b(?:what|how much|how well)\b[^.?!;,]{0,25}\b(?:people|those|someone|somebody|folks|anyone)\b[^.?!;,]*\b(?:earn|make|paid|get)\b(?=\W*(?:$|[.?!;,]|an? (?:hour|year|month)\b))/i;
/** Those who hold a job: "anyone in hotel jobs". */
const holding = cue(`${person} (?:in|with|at|from|who)(?! (?:a|my|this|these) )`);
const doing =
  / (?:who(?: be)? work|(?:people|those) (?:who|that) work|work (?:at|in|for|there|as)|(?:do|anyone|anybody) (?:[^ ]+ ){0,8}work)(?= )/g;

const someone =
  '(?:i|you|we|they|he|she|one|other|others|(?:most |these |those |other )*(?:people|students?|graduates?|alumni|alumnus|majors?|someone|somebody)|[^ ]+ (?:[^ ]+ )?majors?)';
const becoming = cue(
  `how (?:do|can|would|could|should|have|to)(?: most| other| these| those| do)*(?: ${someone})?(?: usually| typically| normally| actually| really| even)? (?:become|be an? [^ ]+|get (?:into|to|there|start(?:ed)? (?:in|as)|in there|in(?= [.?!]| $)|a job (?:as|in|at)|hired? (?:as|at|by|in))|end(?:ed)? up|break in(?:to)?|start(?:ed)?(?: out| off)?(?= (?:as|in) | [.?!]| $)|make it (?:to|as|into)|land an? ${few}(?:job|role)|(?:go|move|grow) into|work (?:my|your) way)`,
);
/** "People who went from … to …": with the word that turns. */
const changed =
  /\b(?:people|someone|somebody|anyone|anybody|alumni|alums?|folks|those|students|graduates|who(?: has| have)?)\b.{0,30}?\b(?:went|gone?|moved?|switch(?:ed)?|transition(?:ed)?|changed?|pivot(?:ed)?|jumped|came|made (?:the|a) (?:jump|switch|move)) (?:over )?(?:from|out of) .{2,60}?\b(?:in)?to\b/i;
const steps = cue(
  '(?:career|usual|typical|common) (?:path|route|step)s?|(?:path|route|roadmap|way|road|journey|step)s? (?:to (?:become|be|get)|into|towards?|for become|get someone to (?:be|become))|roadmap|what (?:do|come) (?:[^ ]+ ){0,6}before (?:become|be|that|they|this)|what come (?:before|first)|what (?:be |do )?(?:they|their|these people|people) (?:[^ ]+ ){0,2}first (?:job|role|position)s?|where do (?!(?:i|we|you|it|this|that|the) )(?:[^ ]+ ){1,4}?(?:start|begin)(?: out)?(?= (?:[?.,]|usually|typically|normally))|(?:what|which) (?:path|route|way)s? (?:do|lead)|(?:about|for|mean|want) (?:the|their|that) (?:career )?path(?= [,.?!:])|what (?:lead|led) (?:to|there)|what (?:would|could|will|do it take|do (?:i|you|one) need)(?: to)? (?:make i|become|be) an? [^ ]+',
);

export interface Slots {
  /** "there", "that company": where the talk was of. */
  there: boolean;
  /** "That kind of work", "this role". */
  work: boolean;
  /** Where "to" stands in "from … to …"; null when no way is stated so. */
  turn: number | null;
}
