import type { Clause } from './claims-clauses.ts';
import { isDay } from './claims-terms.ts';
import type { Claim } from './sentence.ts';

/**
 * Whether a clause leaves open what it speaks of at `term`: it asks, advises to ask, says that it is not known, or speaks of the student or
 * of what was searched for. A clause about a record asserts, unless it asks of it or says that it is unknown.
 */
export function isOpen({ text, asks, start }: Clause, term: Term, kind: Claim): boolean {
  const before = text.slice(0, term.index);
  const after = text.slice(term.index + term[0].length);
  if (asks && ((interrogative.test(text) && !(start > 0 && relative.test(text))) || !saysSo.test(text))) return true;
  if (unknownBefore.test(before) || unknownAfter.test(after) || conditional.test(before) || inquires(before)) return true;
  if (kind === 'deadline') return (plan.test(text) && !isDay(text)) || isGeneral(text, kind);
  const about = isAboutRecord(text);
  if (ownTerm.test(before) && !(about && support.test(text))) return true;
  if (about) return false;
  return isOfStudent(text, term[0], kind) || mine.test(text) || isGeneral(text, kind) || isDefinition(before, after);
}

/** Whether a clause says something of a record: by its handle, a pronoun or what it is. */
export function isAboutRecord(text: string): boolean {
  const bare = text.replace(genericThat, ' ');
  return record.test(bare) || namedPlace.test(bare);
}

/** "Ask about", "I would check"; not "they look for citizens". */
function inquires(before: string): boolean {
  const match = inquiry.exec(before);
  if (match === null) return false;
  const lead = before.slice(0, match.index);
  return !vouching.test(lead) && (!isAboutRecord(lead) || adviser.test(lead));
}

/** "Some employers sponsor, some don't", "federal jobs often require citizenship": of the world and of no record; no promise but a warning. */
function isGeneral(text: string, kind: Claim): boolean {
  // "They" are those in general.
  if (isAboutRecord(text.replace(/\b(?:they|their|them)\b/gi, ' ')) || isDay(text) || !generic.test(text)) return false;
  return kind !== 'visa' || notAll.test(text) || restricts.test(text);
}

/** "You need a visa"; not "you need a clearance", "you need to be a citizen", which a job asks. */
function isOfStudent(text: string, term: string, kind: Claim): boolean {
  if (/\b(?:eligible|allowed|able|required|qualified)\b/i.test(text)) return false;
  const asked = kind === 'clearance' || /citizen|resident|person|authori|green/i.test(term);
  return told.test(text) || has.test(text) || (!asked && needs.test(text));
}

/** "OPT lasts a year." */
const isDefinition = (before: string, after: string) =>
  /^\W*(?:(?:an?|the) )?$/i.test(before) &&
  /^(?: [\w-]+){0,2} (?:lets?|lasts?|means?|stands? for|allows? you|gives? you|(?:is|are) (?:for|an?|the))\b/i.test(after);

const records = 'jobs|roles|employers|companies|postings|positions|internships|openings|places|firms|agencies|programs|teams';
/** "Jobs whose postings say that they sponsor" are none in particular. */
const genericThat = new RegExp(
  String.raw`(?<!\b(?:these|those|both|all) (?:\w+ )?)\b(?:${records})\b (?:that|which|whose|who|where)\b.*$`,
  'i',
);
const record = new RegExp(
  [
    String.raw`\b(?:[JPC]\d{1,3}(?! visas?\b)|it|its|it['’]s|they|their|them|they['’](?:re|ve|ll)|these|those|both|neither of|each of|all (?:of|three|four|five))\b`,
    String.raw`\b(?:this|that)(?:['’]s| (?:is|does|has|would|will|sponsors?|requires?|needs?|offers?|one|job|role|company|posting|employer|position|internship|team|firm|program|list))\b`,
    String.raw`\b(?:for|at|with|in) (?:this|that)(?=\W*$|[,.;]| (?:job|role|one|company|team))`,
    String.raw`\bthe (?:[\w-]+ ){0,2}(?:job|role|company|posting|employer|position|internship|team|firm|bank|hospital|museum|school|lab|program|residency|one|ones|first|second|third|last)\b`,
    String.raw`\b(?:from|over|out|work|working|sponsorship|visas?|clearance|apply) (?:there|here)\b`,
  ].join('|'),
  'i',
);
const namedPlace =
  /\b(?:at|from|with|for|by) (?:the )?(?!(?:Monday|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Summer|Fall|Spring)\p{L}*\b)\p{Lu}\p{Ll}+/u;

const lead = String.raw`^\W*(?:(?:and|but|so|or|then|if so|if not|also|otherwise|okay|ok|sure|yes|no|well|just|now|by the way|first|in that case)[,\s]+)*`;
const interrogative = new RegExp(
  String.raw`${lead}(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|shall|may|might|what|which|who|when|where|why|how|whether|any|want|need|don['’]t|doesn['’]t|isn['’]t|aren['’]t|got)\b`,
  'i',
);
/** ", which sponsors visas?" asks nothing. */
const relative = /^\W*(?:which|who|whose) (?:(?:also|all|both|each|do|does|would|will|can) )*(?!visas?\b|kinds?\b|one\b|of\b)\p{Ll}+/iu;
const saysSo = /\b(?:is|are|does|do|has|have|will|sponsors?|requires?|needs?|offers?|closes?|takes?|hires?|accepts?|with|included|no)\b/i;
const unknownBefore =
  /\b(?:(?:does|do|did|is|are|was|were)(?:n['’]?t| not) (?:\w+ )?(?:say|state|mention|tell|list|give|specify|clear|stated|known|listed|mentioned|told|know|said|sure|certain|talk|speak|address|cover)|not (?:yet )?(?:stated|known|mentioned|listed|clear|say|sure|certain)|unclear|unknown|unstated|silent|(?:not|\w+n['’]t) (?:see|find|have) any\b|(?:know )?nothing about|as far as|(?:not|\w+n['’]t) (?:(?:count|rely|bank) on|assume|expect)|(?:no|without(?: a)?) (?:word|mention|note|information|details?|data|statement)|mentions? (?:no|neither)|says? (?:nothing|neither|no more)|nothing (?:is )?(?:said|stated)|(?:can['’]?t|cannot|could(?:n['’]?t| not)) (?:\w+ )?(?:tell|say|see|confirm|find|check|promise|speak|know|judge|advise|answer)|left out|leave out|(?:neither|none|no posting)(?: of (?:them|these|those|the \w+))? (?:says?|states?|mentions?))\b/i;
const unknownAfter =
  /^[\s\w'’/]{0,40}?[:|–\s-]*\b(?:(?:is|are|was|were)(?:n['’]?t| not) (?:\w+ )?(?:said|stated|known|listed|mentioned|given|clear|specified|told|addressed|covered)|(?:is|are|stays?|remains?|seems?|looks?) (?:\w+ )?(?:unclear|unknown|unstated|open)|not (?:stated|known|mentioned|listed|clear|given|specified|said)|unclear|unknown|unstated|as far as|does(?:n['’]?t| not) say|no word|(?:depends?|var(?:y|ies)|may vary|differs?)\b)/i;
const conditional = /\bwhether\b|(?<!\b(?:as|even) )\bif\b|\b(?:unless|in case|suppose|assuming)\b/i;
const inquiry = new RegExp(
  [
    String.raw`\bask(?:ing|ed)?\b(?: [\w’'-]+){0,6} (?:about|regarding|on|how|when|what|which)\b|\b(?:inquire|enquire|wonder(?:ing)?)\b`,
    String.raw`(?<!\b(?:i|we|alumni|students) (?:(?:can|could|will|have|did) )?(?:also )?)\b(?:check(?:ing)?(?! out\b)|confirm(?:ing)?|verify|find out|clarify|make sure|double-check)\b`,
    String.raw`\b(?:look(?:ing)?|search(?:ing)?|filter(?:ing|ed)?|watch out|screen) (?:for|by|on|into|up)\b`,
    String.raw`\b(?:questions?|talk(?:ing)?|learn(?:ing)?|read(?:ing)?|know(?:ing)?|think(?:ing)?|worry|worried|worrying|tell me|let me know|more|anything|advice|rules?|speak(?:ing)?) (?:up )?(?:about|on|of)\b`,
    String.raw`\b(?:see|tell me|let me know|know|hear|learn|explain|understand|discuss) (?:exactly )?(?:when|what|how|which)\b|\bbring up\b|\b(?:offices?|advis[eo]rs?|cent(?:er|re)|services)\b.{0,30}\b(?:about|with|on|knows?|explains?)\b`,
    String.raw`\b(?:ask|check|clarify|confirm|raise)\b[^:]{0,20}:`,
  ].join('|'),
  'i',
);
/** "Riley can confirm". */
const vouching = /\b(?!(?:You|Please|Also|Then|First|Just|Always|To|Do|And|But|So|Let)\b)\p{Lu}\p{Ll}+ (?:can|could|will|did|has)\s$/u;
const adviser = /(?:\b(?:i['’]d|i would|you(?:['’]d)?|could|should|might|to|please|worth|let['’]s|also|then|and|still|first)\s+)$/i;
const ownTerm = /\b(?:your|my)(?: (?:own|current|future|student|work|possible|need for|question about|questions about))*\s$/i;
const support =
  /\b(?:handles?|covers?|supports?|process(?:es)?|files?|pays? for|arranges?|helps?|takes? care|sponsors?|sorts?|transfers?|extends?|fine|ok|okay|open|works?|accepts?|takes|welcomes?|no (?:problem|issue|obstacle)|trouble|problems?|possible|eligible|enough)\b/i;
const told = /\byou(?: also| already| just| only|['’]ve| have)* (?:said|told|mentioned|asked|noted|wrote|wondered)\b/i;
const has =
  /\byou(?: (?:would|will|may|might|do|don['’]t|also|already|now|currently|still))* (?:have|hold|are|were|had|came|study|hope|worry|wonder|care|held)\b|\byou['’](?:re|ve)\b/i;
const needs =
  /\byou(?:['’](?:ll|d))?(?: (?:would|will|may|might|do|don['’]t|do not|also|already|still|won['’]t|eventually|later))* (?:need|want|require|prefer|look for|are looking for)\b/i;
const mine =
  /(?:^|[\s,])(?:i(?:['’](?:ll|ve|d|m))?|we(?:['’](?:ll|ve))?|let me|let['’]s)(?: (?:can|will|could|would|only|just|have|also|already|then|now|happily|not|never))* (?:look(?:ed)?|search(?:ed)?|left|leave|kept|keep|filter(?:ed)?|skip(?:ped)?|ask(?:ed)?|check|avoid|focus(?:ed)?|limit(?:ed)?|excluded?|hide|hid|narrow(?:ed)?|held|hold|set|removed?|take|took|add(?:ed)?|included?|assumed?|noted?|treat(?:ed)?|turn(?:ed)?|apply|applied|used?|show|drop(?:ped)?|put|mark(?:ed)?|prioriti[sz]ed?)\b/i;
const generic = new RegExp(
  String.raw`\b(?:some|many|most|few|not all|not every|other|such|federal|government|defen[cs]e|public|large|larger|small|smaller|state|private)(?: [\w-]+){0,2} (?:${records}|ones?|employer|jobs?|work|don['’]t|do)\b|\b(?:usually|often|typically|generally|commonly|sometimes|tends? to|rarely|seldom|normally|in general)\b`,
  'i',
);
const notAll = new RegExp(String.raw`\b(?:some|not all|not every|few)(?: [\w-]+){0,2} (?:${records}|employer|don['’]t|do)\b`, 'i');
const restricts = /\b(?:requires?|asks? for|needs?|only|limited|restricted|rarely|seldom|not|don['’]t|doesn['’]t|cannot|can['’]t|no)\b/i;
const plan =
  /\b(?:i['’]d|i would|i suggest|try to|aim (?:to|for)|plan to|set (?:yourself|a|an)|give yourself|you (?:could|might|can)|let['’]s|ideally|better to|best to|worth|your own|personal|start|go ahead)\b/i;

type Term = { index: number; 0: string };
