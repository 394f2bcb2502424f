import { isGeneral } from './english.ts';
import { levelOfSeniority } from './seniority.ts';
import type { Reading } from './types.ts';

/**
 * What a message wants, from its words and what was read in them: `people` to be found, `jobs`, career `advice`, an answer about how
 * hiring works (`faq`), something about what was shown before (`followup`), more than it says (`vague`), or only to `talk`. Pure.
 */
export function intentOf(message: string, reading: Reading): Intent {
  const text = message.toLowerCase().replace(/[’]/g, "'").trim();
  const told = reading.mentions.length > 0;
  const subject = told || reading.unread.some((word) => !isGeneral(word.toLowerCase()));
  if (!told && talk.test(text)) return 'talk';
  if (advice.test(text) && !asksToShow.test(text)) return 'advice';
  if (reference.test(text)) return 'followup';
  if (isProcedural(text)) return 'faq';
  const isFragment = fragment.test(text) && !reading.mentions.some((mention) => mention.kind === 'role');
  if (isFragment && text.split(/\s+/).length < 5) return 'followup';
  const hiring = employerQuestion.test(text);
  if (!hiring && people.test(text) && !served.test(text)) return subject || own.test(text) ? 'people' : 'vague';
  // "Program manager" and "head of recruiting" are titles.
  if (hiring || jobs.test(withoutTitles(message, reading))) return 'jobs';
  if (isFragment) return 'followup';
  if (namesPersons(text, reading)) return 'people';
  return subject ? 'jobs' : 'vague';
}

function withoutTitles(message: string, { mentions }: Reading): string {
  const titles = mentions.filter((mention) => mention.kind === 'role');
  return titles.reduceRight((text, { start, end }) => `${text.slice(0, start)}|${text.slice(end)}`, message).toLowerCase();
}

/** A question about applying or about what internships are like, not for a list of them. */
function isProcedural(text: string): boolean {
  return question.test(text) && procedure.test(text) && !asksToShow.test(text);
}

/** "Data scientists in Lisbon", "VP of sales": titles in the plural, of a rung that is not looked for as a job, or with a person's attributes. */
function namesPersons(text: string, { mentions }: Reading): boolean {
  if (wish.test(text)) return false;
  const titles = mentions.filter((mention) => mention.kind === 'role');
  const plural = titles.some(
    (mention) =>
      /(?:[^s]s|sses)$/i.test(mention.text) && !/(?:ics|ops|operations|relations|sales|communications|success)$/i.test(mention.text),
  );
  const high = titles.some((mention) => mention.seniority !== null && ['manager', 'lead'].includes(levelOfSeniority(mention.seniority)));
  const attributed = mentions.some((mention) => mention.kind === 'year' && mention.of === 'class') || attributes.test(text);
  return plural || high || (attributed && titles.length > 0);
}

const any = (words: string) => new RegExp(`\\b(?:${words})\\b`);
const begins = (words: string) => new RegExp(`^\\W*(?:(?:and|so|but|ok(?:ay)?|also|hey|hi|well|um|please)[\\s,]+)*(?:${words})\\b`);

const talk =
  /^\W*(?:hi+|hey+|hello+|yo|howdy|good (?:morning|afternoon|evening|night)|thanks?|thank you|thx|ty|ok(?:ay)?|cool|great|nice|lol|haha+|bye|goodbye|wow|no|yes|yeah|sure|perfect|awesome)\b(?:(?! find| show| (?:me )?(?:jobs|internships)).){0,40}$|\byou(?:'re| are|r)? (?:(?:so|kind of|really|very|a|an|all|just) )*(?:useless|dumb|stupid|bad|great|awesome|helpful|funny|annoying|terrible|trash|slow|bot|robot)\b|\b(?:are you (?:a |an )?(?:real|human|robot|bot|ai|person)|who (?:are you|made you)|how are you|what'?s up|tell me a joke|what can you do)\b|^\W*$/;
const advice = new RegExp(
  [
    String.raw`\bshould (?:i|we|one)\b|\b(?:career|job) (?:prospects?|outlook|advice|options?|change|paths?)\b|\bprospects\b|\boutlook\b`,
    String.raw`\b(?:switch|change|changing|switching|pivot(?:ing)?) (?:my )?(?:careers?|fields?|majors?|industr\w+)\b`,
    String.raw`\bwhat (?:jobs?|careers?|roles?|work|else)? ?(?:can|could|do) (?:i|you|people|one) (?:get|do|be|become|go into)\b.{0,20}\bwith\b|\bwhat (?:jobs?|careers?) (?:can|could|should|would|suit|fit)\b|\bwhich (?:careers?|majors?|jobs?|fields?|path) (?:fit|suit|is|are|should|would|pays?|matches)\b`,
    String.raw`\bhow (?:do|can|should|would|did|to)(?: (?:i|you|we|one|people|someone))? (?:become|break into|get into|get started|start (?:in|a career)|prepare|write|negotiate|choose|pick|decide|switch|move into|stand out|network|improve|land|find out|explain|answer|build)\b`,
    String.raw`\b(?:good|bad|stable|realistic|dying|safe|smart) (?:career|field|choice|major|path|idea)\b|\bworth (?:it|getting|doing|studying)\b|\bwhat (?:does|do) (?:an?|the|most)? ?.{2,40} (?:actually |really |even )?(?:do|make|earn)(?: all day| every day)?\W*$|\bwhat is it like\b|\bwhat'?s it like\b`,
    String.raw`\b(?:what|which) (?:skills?|courses?|classes|certifications?|degrees?|experience) (?:do|should|would|will|are|is)\b|\b(?:help|tips?) .{0,15}\b(?:cover letter|resume|résumé|cv|interviews?|linkedin)\b|\b(?:review|fix|improve) my (?:resume|résumé|cv|cover letter|linkedin)\b|\b(?:torn|deciding|choose|choosing) between\b|\bdon'?t know what (?:to|i want)\b|\b(?:pros and cons|difference between)\b|\bsuggest\b.{0,20}\boptions\b`,
  ].join('|'),
);
const reference =
  /^\W*(?:(?:and|but|ok(?:ay)?|so)[\s,]+)?(?:what about|how about|same\b|the same|more like|(?:just|only) (?:the|those|these|ones?)|show (?:me )?(?:more|their|them|his|her|those|these)|more\b|next\b|the (?:first|second|third|last|other) (?:one|ones)?)|\b(?:tell me|more|details|know) (?:more )?about (?:her|him|them|it|that|this|these|those|the (?:first|second|third|last))\b|\blike (?:the (?:first|second|third|last)|that|this|these|those) ?(?:ones?)?\W*$|\bthe (?:first|second|third|last) one\b/;
const fragment = begins(
  String.raw`(?:any|anyone|anybody|someone|and|or|what|maybe)? ?(?:in|at|from|near|with|of)\b|any in|any at|any from|any with`,
);
const question = begins("is|are|can|could|do|does|did|will|would|what|when|where|how|if|must|am|may|which|who|whats|what's");
const procedure = any(
  String.raw`deadlines?|appl(?:y|ied|ying|ications?)|re-?apply|rejected|typical|usually|academic credit|course credit|credits?|gpa|transcripts?|interviews?|hiring process|process|paid|unpaid|stipend|how (?:long|many hours|much)|multiple|at once|required|requirements?|eligible|eligibility|allowed|can i (?:intern|apply|work|do|get|be)|are there|do interns|part-time|options|what (?:\S+ )?internships are|relocation|housing|background check|offer letter|full-time offer|return offer`,
);
const asksToShow =
  /\b(?:find|show|list|search|give|get|send|display|fetch|hunt|recommend)(?: me| us)?\b(?! hired| into| started| in\b| there| (?:a|an|the|my) (?:degree|offer)| paid| rejected| credit| housing| with| academic)/;
const jobs = any(
  'jobs?|internships?|interning|positions?|roles?|openings?|vacanc(?:y|ies)|gigs?|co-?ops?|apprenticeships?|postings?|listings?|opportunit(?:y|ies)|employment|work|hiring|new grad|entry[- ]level|recruiting|programs?',
);
const employerQuestion =
  /\b(?:who(?:'s| is| are| else is)?|what (?:companies|firms|employers|places|startups)(?: are| is)?|which (?:companies|firms|employers)(?: are| is)?|companies|anyone|anybody) (?:currently |now |actively |that (?:are |is )?|who (?:are |is )?)?(?:hir(?:es?|ing)|recruit(?:s|ing)?|sponsors?|pays?|offers?|takes?|has openings)\b/;
const people =
  /\balum(?:ni|nus|na|nae|ns?|s)?\b|\bbatch(?:es|mates?)?\b|\bpass[- ]?outs?\b|\bclass ?mates?\b|\b(?:people|folks|persons?|someone|somebody|anyone|anybody|members?|mentors?|contacts?|connections?|experts?|professionals|profiles|graduates|grads|specialists|leaders|talent|colleagues|employees|especialistas|insiders)\b|\bwho\b|\bwho'?s\b|\bwhich .{2,40} have\b/;
const served =
  /\b(?:for|with|help|helping|serve|teach|around|support) (?:\w+ )?(?:people|someone|somebody|others|folks|anyone)\b|\b(?:new|recent|college|university) grad(?:uate)?s?\b|\bfor (?:graduates|professionals|members)\b/;
const own =
  /\b(?:my|our|same) (?:\w+ )?(?:batch|batchmates?|class|classmates?|school|college|university|year|major|network|field|company|town|city)\b|\bbatchmates?\b|\bclassmates?\b/;
const attributes = any('based in|based|covering|at (?:an? )?(?:\\S+ )?compan(?:y|ies)|near|at');
const wish = /\b(?:i want|i'd like|i would like|looking for an?|become|be an?|work as|something|anything)\b/;

export type Intent = 'people' | 'jobs' | 'advice' | 'faq' | 'followup' | 'vague' | 'talk';
