import { isGeneral } from '@alive/language/text/english.ts';
import { singular } from '@alive/language/text/text.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';
import { employerAt, fieldEnd, isCapital, isEnglish, publicEnd, said, type Sentence } from './names.ts';

/**
 * What a text asserts of visas or citizenship, of a clearance, or of a closing date: the text without what leaves it open (questions, what to
 * ask, what is not known, the student's own words, what was searched for), or null where nothing of the kind is left.
 */
export function assertedIn(text: string, kind: Claim): string | null {
  if (!terms[kind].test(text)) return null;
  const plain = text.replace(/[*_“”"]/g, '').replace(/\bU\.S\.?/g, 'US');
  const left = open.reduce((rest, pattern) => rest.replace(pattern, ' '), ` ${plain} `);
  // A bare topic, as in a list of what to ask, says nothing.
  if (!speaksOf(left, kind) || (kind !== 'deadline' && !says.test(left))) return null;
  return kind !== 'deadline' || dated.test(left) ? left : null;
}

/** Whether a text speaks of visas, a clearance or closing, or takes up what was said of one: "You need a visa, and [J1] offers one". */
export const speaksOf = (text: string, kind: Claim): boolean => terms[kind].test(text) || (kind !== 'deadline' && takesUp.test(text));

/**
 * Whether a sentence says of an employer that it hires or has openings of whom no record tells that: one of the vocabulary, a public body, or
 * anything with a capital that is no word of the field. A question, a condition, what is not there and what the student said are no such.
 */
export function vouches(sentence: Sentence, isEmployer: (name: string) => boolean): boolean {
  const { text, words } = sentence;
  if (!hiring.test(text) || /\?["'”’)*_]*\s*$/.test(text)) return false;
  return words.some((_, at) => {
    const employer = employerAt(sentence, at);
    const end = employer?.to ?? nameEnd(sentence, at);
    if (end === at) return false;
    const [before = ''] = /[^.;:—–]*$/.exec(text.slice(0, words[at]?.start)) ?? [];
    const [after = ''] = /^[^.;:—–]*/.exec(text.slice(words[end - 1]?.end)) ?? [];
    const isPublic = publicEnd(words, at) === end;
    return isSaidToHire(before, after, isPublic) && ![said(sentence, at, end), ...(employer?.names ?? [])].some(isEmployer);
  });
}

function isSaidToHire(before: string, after: string, isPublic: boolean): boolean {
  if (/\bappl(?:y|ying|ied) (?:to|at|with) (?:the )?$/i.test(before)) return true;
  if (unsure.test(before) || absent.test(before) || /^[^,]*(?:\b(?:no|not|none|nothing)\b|n['’]t\b)/i.test(after)) return false;
  const rest = after
    .replace(/^['’]s\b/, '')
    .replace(/^,\s[^,]{2,60},/, '')
    .replace(/^\s*\([^)]*\)/, '');
  // Of public bodies it is known that they hire, but not that they do so now.
  if (isPublic && /^\s+(?:hires?|recruits?|employs?|lists?|posts?|offers?|runs?|provides?)\b/i.test(rest)) return false;
  return hires.test(rest) || opens.test(rest) || openingAt.test(before) || (isThere.test(before) && openingNext.test(rest));
}

/** Words with a capital that may be whose work it is: no words of the field, and where a sentence begins no general word and no plural. */
function nameEnd(sentence: Sentence, at: number): number {
  const { words } = sentence;
  const word = words[at];
  if (word === undefined || !isCapital(word) || (isCapital(words[at - 1]) && word.gap === ' ')) return at;
  let to = at + 1;
  while (isCapital(words[to]) && words[to]?.gap === ' ') to++;
  if (publicEnd(words, at) === to) return to;
  const isPlain =
    to === at + 1 && isEnglish(word.text) && (isGeneral(word.text) || singular(word.text) !== word.text || isHeadNoun(word.text));
  return isPlain || fieldEnd(sentence, at) >= to ? at : to;
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|mar|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
const when = String.raw`(?:the )?(?:${month}|${weekday}|\d|tomorrow|tonight|today|midnight|end|next (?:week|month)|this (?:week|month))`;
const dated = new RegExp(
  String.raw`\b(?!may\b)${month}\b|\bmay \d|\b${weekday}\b|\d|\b(?:tomorrow|today|tonight|soon|rolling|weeks?|weekend|months?|days|midnight|noon|spring|summer|fall|autumn|winter)\b`,
  'i',
);
const terms: Readonly<Record<Claim, RegExp>> = {
  visa: new RegExp(
    [
      String.raw`\bsponsor(?:s|ed|ing|ships?)?\b(?! (?:research|events?|projects?|content|teams?|stud(?:y|ies)|trials?|clubs?))(?<!\b(?:brand|event|corporate|sports) sponsor\w*)`,
      String.raw`\bvisas?\b(?! (?:questions?|conditions?|filters?|rules|advis[eo]rs?|offices?)\b)|\bh-?1-?bs?\b|\bf-?1s?\b|\bj-?1s? visas?\b|\bo-1s?\b|\btn (?:visas?|status)\b|\bopt\b(?! (?:for|in|out|to)\b)|\bcpt\b|\be-?verify\b|\bdaca\b|\bi-?9s?\b`,
      String.raw`\b(?:work (?:authori[sz]ations?|permits?)|(?:authori[sz]ed|eligible|allowed|right) to work in|green cards?|permanent residen(?:ts?|cy)|u\.?s\.? persons?)\b`,
      String.raw`\bcitizens?(?:hip)?\b(?! science)(?<!\bsenior citizens?)|\bnon-?citizens?\b|\b(?:international|foreign|overseas) (?:students?|candidates?|applicants?|graduates?|hires?|nationals?|workers?)\b(?! (?:offices?|services|advis))`,
      String.raw`\b(?:students|applicants|candidates|people|graduates) (?:from (?:abroad|overseas|other countries)|without papers)\b|\bimmigration\b|\b(?:all|any) nationalit(?:y|ies)\b`,
    ].join('|'),
    'i',
  ),
  clearance:
    /\b(?<!\b(?:medical|health|customs|airway|ground|credit) )clearances?\b(?! (?:sales?|racks?|items|prices)\b)|\bts\/sci\b|\btop[- ]secret\b|\bpublic trust\b|\bpolygraphs?\b|\b(?:secret|security)[- ]cleared\b/i,
  deadline: new RegExp(
    [
      String.raw`\bdeadlines?\b|\bcut-?offs?\b|\bdue (?:by|on|in|${when})\b|\b(?:are|is) due\b|\brolling\b|\bexpires?\b|\bclos(?:es?|ing|ed) (?:on|by|in|at|soon|${when})`,
      String.raw`\b(?:appl(?:y|ying|ications?)|submit(?:ted)?|accept(?:s|ing)?|open|(?:send|turn|hand|get) (?:it|in|them|your)|window|time)\b[^.?!,;]{0,50}\b(?:by|before|until|till|through|no later than|closes) ${when}`,
      String.raw`\b(?:last|final) (?:day|date|chance|call)\b(?! of\b)|\bno later than\b|\b(?:has|have) until\b|\bopen for\b|\bstops? (?:taking|accepting)\b|\bmust be in by\b`,
    ].join('|'),
    'i',
  ),
};
const says =
  /\b(?:is|are|was|were|be|do|does|will|would|can|could|may|must|has|have|had|you|it|they|no|not|yes|with|only|sponsors?|sponsored|offers?|requires?|accepts?|takes?|hires?|needs?|asks?|covers?|handles?|works?|helps?|got|available|included|provided|[JPC]\d{1,3})\b|['’](?:s|re|ll)\b/i;

const takesUp =
  /\b(?:offers?|provides?|gives?|covers?|supports?|handles?|grants?|does) (?:one|it|that|this|so|them)\b|\bwhich\b.*\b(?:offers?|provides?|gives?|covers?|supports?|handles?|does)\b/i;

/** A clause goes on to a sign, or to a word that begins another. */
const records = String.raw`(?:\[?[JPC]\d|it|they|this|these|both)\b`;
const toEnd = String.raw`(?:(?!\b(?:but|because|since|although|though|while|which|as)\b|\b(?:and|so)\b (?:${records}|the|you|i)\b)[^,;.!?()—])*`;
const within = String.raw`(?:(?!\b(?:but|and|because|since)\b)[^,.!?;—(])*`;
const question = String.raw`(?:do|does|did|is|are|was|were|have|can|could|will|would|should|shall|may|what|which|when|where|how|any|want|need)`;
const search = String.raw`(?:look(?:ed)?|search(?:ed)?|left?|leave|kept|keep|filter(?:ed)?|skip(?:ped)?|held|hold|set|remov(?:e|ed)|took|take|show|exclude[ds]?|hid|hide)`;
/** What leaves it open, each to be cut out. */
const open = [
  String.raw`(?<=^|[.!?:;—]\s*|\bor )(?:(?:and|but|so|or|if so) )?\s*${question}\b(?![^.?!]*\b(?:because|since|which|know)\b)[^,.?!;]*(?:,(?![^.?!]*\b${records})[^.?!]*)?\?`,
  // "Does not say whether", "not stated", "as far as the posting tells".
  String.raw`(?<=^|[.!?;—,(]|\bbut\b|\band\b)${within}\b(?:(?:not|n['’]t|nothing|no|neither|cannot|never)\b${within}\b(?:say|said|state|stated|mention(?:s|ed)?|tell|told|list(?:ed)?|given?|gives|known?|clear|word|count on|speak|see)\b|unclear|unknown|silent|says? (?:nothing|neither|no more)|as far as)${within}`,
  // What to ask or check, and on what it depends.
  String.raw`\b(?:whether|(?<!\b(?:as|even) )if|unless|in case|when)\b${toEnd}`,
  String.raw`\b(?:ask|asking|inquire)\b(?: [\w’'-]+){0,4} (?:about|on|how|for)\b(?:(?!, (?:and |but )?${records})[^.!?;])*|\b(?:ask|check|clarify)\b[^:.!?]{0,20}:(?:(?!${records})[^.!?])*`,
  String.raw`\b(?:check|ask)\b(?! out\b)(?![^.!?]*\b(?:it|they|sponsors?|offers?|requires?|has|who)\b)[^,.!?;]*`,
  // The student's own, and what the search did.
  String.raw`\byou(?: also| already)?(?:['’]ve)? (?:said|told|mentioned|asked|noted|care about)\b${toEnd}`,
  String.raw`\byou (?:hold|don['’]t need|do not need|might need|have (?:a|an) (?:student )?(?:visa|clearance)|need (?:a visa|(?:visa )?sponsorship)(?! (?:for|at|to)\b))\b${toEnd}`,
  String.raw`(?<=^|[,.;:!?—]|\b(?:so|and|but)\b)\s*(?:i|we|let me)(?:['’](?:ll|ve|d))?(?: (?:can|will|could|only|have|also|just))* ${search}\b(?!${toEnd}\[?\b[JPC]\d)${toEnd}`,
  // Of the world and of no record; no promise but a warning.
  String.raw`(?<=^|[.;!?]|\band\b)[^,.;!?]*\b(?:some|few|not all|(?:many|most|often|usually|typically|rarely)(?=[^.;!?]*\b(?:requires?|asks?|only|not|rarely|clos(?:es?|ing)|due)\b))\b(?![^.;!?]*\b(?:[JPC]?\d+|these|them|it|this|they)\b)[^.;!?]*`,
].map((pattern) => new RegExp(pattern, 'gi'));

const noun = String.raw`(?:openings?|vacanc(?:y|ies)|roles?|positions?|jobs?|postings?|listings?|internships?|residenc(?:y|ies)|fellowships?|apprenticeships?|programs?|rotations?)`;
const given = String.raw`(?:${noun}|interns?|students?|graduates?|visas?|pay|benefits|training)`;
const hiring = new RegExp(
  String.raw`\b(?:appl(?:y|ying|ied)|hir(?:es?|ing)|recruit(?:s|ing)?|employs?|pays|looking|seek(?:s|ing)|wants|needs|takes|sponsors|${given})\b`,
  'i',
);
const adverbs = String.raw`(?:(?:\w+ly|is|are|was|has|have|been|also|now|still|just|always|even|often|they|there|you)(?:['’]re)?,?\s+)*`;
const hires = new RegExp(
  String.raw`^,?\s+${adverbs}(?:hir(?:es|ing)|hire\b(?! (?:people|someone))|recruit(?:s|ing)?\b|employs|pays\b|(?:looking|searching) for|seek(?:s|ing)|tak(?:es|ing) on|staffing up|sponsors|(?:needs?|wants?|takes?|accepts?)\s+(?:you\b|(?:\p{L}+\s+){0,2}\p{L}+s\b))`,
  'iu',
);
/** "Has an opening", "just posted a role", "at Google there is an internship". */
const opens = new RegExp(
  String.raw`^,?\s+${adverbs}(?:has|have|an?|offer(?:s|ed|ing)?|open(?:s|ed)|list(?:s|ed)|post(?:s|ed)|runs?|provides?|advertis\w+)\s+(?:(?!but\b|and\b|which\b|at\b|as\b|with\b|like\b)[\p{L}\p{N}'’-]+\s+){0,5}?${given}\b|^\s+(?:just\s+|has\s+)?(?:posted|opened|listed|advertised)\b`,
  'iu',
);
const openingNext = new RegExp(String.raw`^\s+(?:[\p{L}-]+\s+){0,3}?${noun}\b`, 'iu');
const isThere = /\b(?:found|see|saw|came across|there(?:['’]s| is| are| was)|here(?:['’]s| is| are)|have|got)\b/i;
const openingAt = new RegExp(
  String.raw`\b(?:${noun}|hiring|recruiting)(?:\s+[\p{L}\p{N}-]+){0,4}?\s+(?:at|with|from|by|that)\s+(?:the\s+)?["“]*$|\bposting is from $`,
  'iu',
);
/** What leaves it open, or tells of what the student said. */
const unsure =
  /\b(?:if|whether|once|unless|in case|when|why|you (?:said|mentioned|told|asked|wanted?|named|wrote|would|could)|your|i(?: am|['’]m)|alumni|people)\b|you['’]d|\blike $/i;
const absent = /\b(?:no|not|none|nothing|never|without|any|neither|nor)\b|n['’]t\b/i;

export type Claim = 'visa' | 'clearance' | 'deadline';
export const claimKinds: readonly Claim[] = ['visa', 'clearance', 'deadline'];
