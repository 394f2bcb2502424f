import { sentencesOf, type Sentence } from '@alive/language/text/sentences.ts';
import { wordSet } from '@alive/language/tables/tables.ts';

/**
 * One sentence of at most 160 characters on what a job is really like, made of the posting's own words: its most concrete duty
 * ("You’ll …" put before a duty that begins with its verb) and, when both fit, its plainest condition (travel, hours, shifts, lifting).
 * `tools` are the skills as the posting writes them; a duty that names one is concrete. Null when the text holds no such sentence.
 */
export function realTalk(text: string, { tools }: { tools: ReadonlySet<string> }): string | null {
  let duty: Candidate = none;
  let condition: Candidate = none;
  for (const sentence of sentencesOf(text)) {
    if (sentence.text.length < 25 || sentence.text.length > 260 || isEmptyTalk(sentence)) continue;
    const plain = plainly(sentence);
    const hard = conditions.reduce((sum, pattern) => sum + (pattern.test(sentence.text) ? 1 : 0), 0);
    if (hard > 0 && hard > condition.weight && !isPerk(sentence)) condition = { text: plain, weight: hard };
    const weight = weightOf(sentence, plain, tools);
    if (weight > duty.weight) duty = { text: plain, weight };
  }
  const work = duty.weight >= 2 ? shorten(duty.text) : null;
  const terms = condition.weight > 0 ? shorten(condition.text) : null;
  return work && terms && work !== terms ? joined(work, terms) : (work ?? terms);
}

const none: Candidate = { text: '', weight: 0 };
const longest = 160;

/** What the days demand alongside the work itself. */
const conditions = [
  /\btravel\w*\b[^.]*(?:\d+ ?%|percent|week|month|nights?|overnight|often|frequent|extensive|required)|\d+ ?% (?:of the time )?travel/i,
  /\b(?:nights?|weekends?|evenings?|holidays?)\b(?=[^.]*\b(?:shift|work|schedul|availab|on.?call|required|rotat|event|game|show)\w*)|\b(?:night|weekend|evening|rotating|12.hour|10.hour|8.hour) shifts?\b/i,
  /\bon.?call\b/i,
  /\b\d{2}(?:\+| ?[-–] ?\d{2})? hours (?:a|per|each) week\b|\blong hours\b|\bovertime\b|\b(?:busy|peak) season\b/i,
  /\b(?:lift|carry|push|pull)\w* [^.]*\b\d+ ?(?:lbs?|pounds?|kg)\b|\b(?:standing|on your feet|walking|climb\w*|kneel\w*|crouch\w*)\b/i,
  /\b(?:outdoors?|all weather|in the field|clean ?room|hazardous|noisy|loud|heat|protective (?:gear|equipment)|ppe|factory floor|shop floor)\b/i,
  /\b(?:\d|one|two|three|four|five) days? (?:a|per|each) week (?:in|at|on)\b|\bon.?site (?:every|all|five|\d)/i,
  /\b\d{1,2}[- ]week\b|\b(?:temporary|contract|seasonal) (?:role|position|job)\b/i,
];

/** Praise, the employer on itself, equality statements, pay and visas: true or not, they do not tell what the days are like. */
function isEmptyTalk({ text, heading }: Sentence): boolean {
  if (!/[a-z]{3,} [a-z]/i.test(text) || text.endsWith(':') || text.endsWith('?')) return true;
  return praise.test(text) || aboutOthers.test(text) || emptyHeading.test(heading);
}

const praise =
  /\b(?:world.?class|best.?in.?class|passion\w*|rock ?stars?|ninjas?|exciting|amazing|awesome|thriv\w+|cutting.?edge|leading.?edge|state.of.the.art|unparalleled|industry.leading|market leader|mission|vision|values?\b(?! \d)|culture|make an? (?:\w+ )?(?:impact|difference)|change the world|dynamic|fast.?paced|self.?starter|go.?getter|innovative|talented|best and brightest|proud|dream|family|join us|opportunity to|inspir\w+|empower\w*|revolution\w*|transform\w*|excellence|game.?chang\w+|synerg\w+|cross.?functional)\b|!$/i;
const aboutOthers =
  /\b(?:equal opportunity|without regard|regardless of|discriminat\w+|accommodation|sponsor\w*|visas?|citizens?\w*|clearance|authorized to work|e.?verify|salary|compensation|base pay|benefits?|401|insurance|paid time|pto|equity|bonus|founded|headquarter\w*|our (?:company|firm|team is|people|employees)|we (?:are|believe|offer|have|value|provide|pride)|apply|applicants?|applications?|candidates?|resume|cover letter|interview\w*|recruit\w*|degree|bachelor\w*|gpa|years? of|experience (?:with|in|using)|knowledge of|familiar\w*|proficien\w*|enrolled|graduat\w+|pursuing)\b/i;
const emptyHeading =
  /about (?:us|the company|our)|who we are|benefit|perk|what we offer|equal|compensation|pay range|how to apply|nice to have|preferred|bonus/i;
const isPerk = ({ text }: Sentence): boolean =>
  /\b(?:no (?:nights|weekends|travel|overtime)|flexible hours|discount|stipend|free)\b/i.test(text);

/** The sentence in the second person where one prefix does it safely, else as it stands; without a bullet's missing full stop. */
function plainly({ text, bullet, heading }: Sentence): string {
  const sentence = text.replace(/\s{2,}|[^\S ]/g, ' ').replace(/[.;,]*$/, '.');
  const first = /^([A-Z][a-z]+)\b(?! (?:experience|skills?|background|knowledge|thinking|ability|is|are)\b)/.exec(sentence)?.[1];
  if (first !== undefined && (bullet || dutyHeading.test(heading)) && opensDuty(first, bullet && onlyDuties.test(heading)))
    return `You’ll ${lowered(sentence)}`;
  return sentence
    .replace(/^You will /, 'You’ll ')
    .replace(/^(?:Must be able|Able|Ability) to (?=[a-z])/, 'You need to be able to ')
    .replace(/^(?:Must be willing|Willing|Willingness) to (?=[a-z])/, 'You need to be willing to ')
    .replace(/^(?:The|This) (?:role|job|position|internship) requires (?:you to|that you) (?=[a-z])/, 'You’ll have to ');
}

const dutyHeading = /you(?:['’]ll| will)|responsib|duties|what you|the (?:role|work|job)|day|tasks/i;

const lowered = (text: string): string =>
  /^[A-Z][a-z’' -]/.test(text) || text.startsWith('A ') ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function weightOf({ text, bullet, heading }: Sentence, plain: string, tools: ReadonlySet<string>): number {
  const aboutYou = /^(?:As an? [^,]+, )?You(?:’ll|'ll| will| spend| work| start)\b/i.test(plain);
  const days =
    /\b(?:most days|every day|each day|daily|each week|weekly|every week|mornings?|afternoons?|a typical|in your first|you spend|half (?:of )?your|your day)\b/i.test(
      text,
    );
  if (!aboutYou && !days) return 0;
  const named = Math.min(2, [...tools].filter((tool) => text.includes(tool)).length);
  const measured = /\d/.test(text) ? 1 : 0;
  const placed = bullet || dutyHeading.test(heading) ? 1 : 0;
  const fits = text.length >= 40 && text.length <= 145 ? 1 : 0;
  return 1 + named + measured + placed + fits + (days ? 1 : 0) - (vague.test(text) ? 3 : 0);
}

const vague =
  /\b(?:other duties|as assigned|as needed|various|stakeholders?|ad.?hoc|support the team|contribute to|participate in|assist with|collaborate|liaise|leverage|drive (?:results|growth)|ensure|responsible for|grow|learn about)\b/i;

/** Within 160 characters by leaving out a closing clause; null when there is none to leave out. */
function shorten(sentence: string): string | null {
  if (sentence.length <= longest) return sentence;
  const head = sentence.slice(0, longest - 1);
  const cut = [...head.matchAll(/(?:;|:| [–—-]|,? (?:including|such as|while|so that|in order to|ensuring|in addition)\b)/g)].at(-1);
  return cut && cut.index >= 60 ? `${head.slice(0, cut.index).trimEnd()}.` : null;
}

/** "You’ll test wings in a lab, and you need to be able to lift 40 pounds." Where that is too long, the work alone. */
function joined(work: string, terms: string): string {
  const second =
    /^(?:You|Travel|The|This|Some|Occasional|Expect|Shifts?|Nights?|Evenings?|Weekends?|Most|Work|Hours|Overtime|About|Up|Every|During|There|It|On)\b/.test(
      terms,
    )
      ? lowered(terms)
      : null;
  const both = second === null ? null : `${work.replace(/[.!]$/, '')}, and ${second}`;
  return both !== null && both.length <= longest ? both : work;
}

/** Whether a duty begins with its verb in the imperative; in a list of nothing but duties any word may be one that cannot be another. */
const opensDuty = (word: string, amongDuties: boolean): boolean =>
  baseVerbs.has(word.toLowerCase()) || (amongDuties && !otherWord.test(word));
const onlyDuties =
  /what you(?:['’]ll| will) (?:do|work on|be doing)|^(?:your |key |main |primary |the )*(?:responsibilities|duties|tasks)/i;
const otherWord =
  /(?:ing|ed|tion|ment|ity|ness|ship|ance|ence|ers?|ics|ly|ful|ous|able|[^s]s)$|^(?:strong|excellent|good|great|other|full|part|occasional|some|all|any|every|each|your|our|the|an?|this|that|we|you|up|one|two|in|on|as|at|with|for|from|to|when|where|there|it|most|and|or|if|data|code|customer|team|first|new|high|hands?)$/i;
const baseVerbs = wordSet('base verbs');

interface Candidate {
  text: string;
  weight: number;
}
