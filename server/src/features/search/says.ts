import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Aspect } from '@alive/language/acts/questions.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { dutiesIn, requirementsIn } from '#job-index/posting-lines.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { type Sentence, sentencesOf } from '@alive/language/text/sentences.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { singular, stemOf, wordsOf } from '@alive/language/text/text.ts';

/** What a posting says of a topic, in its own sentences: never its title, and nothing that it says of its employer. */
export function linesOn(
  { aspect, words }: { aspect: Aspect | null; words: readonly string[] },
  { company_name: employer }: Job,
  description: string,
): string[] {
  const sentences = [...sentencesOf(description)].filter((one) => !one.title && !isOfEmployer(one, employer));
  const saying = (some: readonly Sentence[], pattern: RegExp) => some.filter(({ text }) => pattern.test(text));
  const textsOf = (some: readonly Sentence[]) => [...new Set(some.map(({ text }) => text))];
  switch (aspect) {
    case 'duties':
      return textsOf(dutiesIn(sentences).filter(({ text }) => !text.endsWith('?')));
    case 'skills':
      return textsOf(requirementsIn(sentences));
    case 'experience':
      return textsOf(saying(requirementsIn(sentences), /\bexperience\b|\byears?\b/i).filter(({ text }) => !studied.test(text)));
    case 'degree':
      return textsOf(saying(requirementsIn(sentences), studied));
    case 'license':
      return textsOf(saying(requirementsIn(sentences), licensed));
    case 'season':
    case 'hours':
    case 'travel':
    case 'lifting':
    case 'team':
    case 'access':
      return textsOf(saying(sentences, about[aspect]).filter(({ text }) => !studied.test(text)));
    default:
      return words.length === 0 ? textsOf(sentences) : linesSaying(textsOf(sentences), [words]);
  }
}

/** What only would help of a license or certificate. */
export const wishedLicense = (description: string): string[] =>
  [...sentencesOf(description)].flatMap(({ text, heading }) => (wished.test(heading) && licensed.test(text) ? [text] : []));
const wished = /desir|nice|plus|welcome|help|prefer|bonus/i;
const studied = /\bdegree\b|\bdiploma\b|\b(?:under)?graduate\b|\bbachelor|\bmaster['’]s|\bstudent\b|\bph\.?d|\bB[AS]\b/i;
const licensed = /\blicen[sc]\w*|\bcertif\w*|\bcredential\w*|\bnclex\b|\b(?:BLS|CPR|ACLS)\b/i;

/** How a posting speaks of the times, the trips, the load and the people of a job: "the Summer Institute", "budgets and schedules", "$20 per hour" do not. */
const about = {
  season:
    /\b(?:summer|fall|autumn|spring|winter|semester|\d{1,2}[- ]weeks?|[Ss]tart(?:s|ing)? (?:in|on|date (?:is|of|in))|(?:Summer|Fall|Autumn|Spring|Winter|January|February|June|July|August|September|October)(?= 20\d\d\b)|January|February|June|July|August|September|October)\b(?![^.]*\b(?:break|holidays?)\b)/,
  hours:
    /(?<!\b(?:per|an|each|every|credit|course|office)[ -])(?<!\/ ?)\bhours?\b(?! (?:pay|rate|wage))|\b(?:work|working|shift|flexible|fixed|regular|rotating|weekly|set|your|the|variable|compressed) schedules?\b|\bschedules? (?:is|varies|may vary|will)\b|\b(?:day|night|evening|morning|weekend|overnight|swing|rotating|hour|per|first|second|third) shifts?\b|\b(?:nights?|evenings|weekends?|overnight)\b|\b\d{1,2}(?::\d\d)? ?(?:a\.?m|p\.?m)\b|\b(?:full|part)[- ]time\b|\bon[- ]call\b/i,
  travel:
    /\btravel(?:l?ing|s)?\b(?! (?:industry|guides?|agen\w+|writ\w+|sites?|brands?|products?|plans?|experiences?|planning|bookings?))|\bon the road\b|\b(?:overnight|business|work|field|site) (?:trips|visits)\b/i,
  lifting:
    /\blift(?:ing)?\b(?=[^.]*\b(?:\d+|pounds?|lbs?|heavy|boxes|loads?|equipment|patients?|objects?|materials?)\b)|\b\d+ ?(?:pounds|lbs?)\b|\bon your feet\b|\bstand(?:ing)? (?:for|all|up)\b|\bphysical(?:ly)? (?:\w+ )?(?:demand\w*|require\w*|abilit\w+|work|labor|tasks?)\b/i,
  team: /\bteam(?:s|mates?|work)?\b(?! (?:building|leads?\b))|\b(?:independently|on your own|by yourself)\b/i,
  access:
    /\baccessib(?:le|ility)\b(?! (?:design|content|data|language|formats?))|\bwheelchairs?\b|\b(?:reasonable )?accommodations?\b|\bADA\b/i,
};
/** The season that a title names. */
export const seasonOf = ({ job_title: title }: Job): string | null =>
  /\b(?:summer|fall|autumn|spring|winter)(?: 20\d\d)?\b/i.exec(title)?.[0] ?? null;

/** "About us: …", and sentences about the employer that say nothing of the job. */
const isOfEmployer = ({ text, heading }: Sentence, employer: string): boolean =>
  /^(?:about\b(?! (?:the|this) (?:role|job|position|work|internship|opportunity)| you)|who we are|our (?:story|mission|values))/i.test(
    heading,
  ) ||
  /^(?:about (?:us|the)|who we are)\b|equal opportunity|discriminat|without regard|all qualified/i.test(text) ||
  (text.toLowerCase().includes(employer.toLowerCase()) &&
    !/\b(?:you\w*|this (?:job|role|position|posting)|interns?|sponsor\w*|visas?)\b/i.test(text));

/**
 * The words of a question that ask for something, neither how it asks nor which job is meant; at most three. A word of no dictionary counts where it is
 * written as a name or is one of `named`: any other is a slip of the pen.
 */
export const askedWords = (
  message: string,
  shown: readonly { title: string; company: string; location?: string }[],
  named: ReadonlySet<string> = new Set(),
): string[] => {
  const names = new Set(
    shown.flatMap(({ title, company, location = '' }) => wordsOf(`${title} ${company} ${location}`).map(({ text }) => text)),
  );
  // "Documents rather than objects" asks of documents.
  const asked = message.replace(
    /\b(?:rather than|instead of|and not|but not)\b.*$|\b(?:any|all|some|one|which|either|none) of \w+/gis,
    ' ',
  );
  const tokens = new Map(tokensOf(asked).map((token) => [token.norm.toLowerCase(), token]));
  const isKnown = (text: string, raw: string) =>
    named.has(text) || raw !== raw.toLowerCase() || /[^a-z]/.test(text) || inDictionary(text) || inDictionary(singular(text));
  const words = wordsOf(asked).filter(
    ({ text, raw }) =>
      text.length > 2 &&
      isKnown(text, raw) &&
      !isFunctionWord(raw) &&
      !isFunctionWord(text) &&
      !names.has(text) &&
      [text, tokens.get(text)?.lemma.toLowerCase() ?? text].every((form) => !askingWords.has(form) && !pointing.has(form)) &&
      // "Which is the biggest?" wants an order.
      !(text.endsWith('est') && /^AD[JV]$/.test(tokens.get(text)?.pos ?? '')) &&
      // "Do those two": how many there are is not asked of them.
      !/^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/.test(text),
  );
  const telling = words.filter(({ text }) => !isGeneral(text) || usual.some(([said]) => said.test(text)));
  const nouns = words.filter(({ text }) => tokens.get(text)?.pos === 'NOUN');
  return [...new Set((telling.length > 0 ? telling : nouns).map(({ text }) => text))].slice(0, 3);
};

/** Those of some lines that hold all words of a group in some form, or in the forms in which postings say them. */
export const linesSaying = (lines: readonly string[], groups: readonly (readonly string[])[]): string[] => {
  const wanted = groups.map((group) =>
    group.map((word) => ({ forms: formsOf(word), usual: usual.find(([said]) => said.test(word))?.[1] })),
  );
  return [...new Set(lines)].filter((text) => {
    const own = formsOf(text);
    return wanted.some((group) =>
      group.every(({ forms, usual: as }) => (as === undefined ? [...forms].some((form) => own.has(form)) : as.test(text))),
    );
  });
};

/** The lines that say words which stand in no line together, two at most, those that say most of them first, and the words that none says. */
export function linesApart(lines: readonly string[], words: readonly string[]): { lines: string[]; missing: string[] } {
  const saying = words.map((word) => linesSaying(lines, [[word]]));
  const said = (line: string) => saying.filter((some) => some.includes(line)).length;
  const best = [...new Set(saying.flat())].toSorted((one, other) => said(other) - said(one));
  const others = saying.flatMap((some) => (some.includes(best[0] ?? '') ? [] : some.slice(0, 1)));
  return { lines: [...best.slice(0, 1), ...others.slice(0, 1)], missing: words.filter((_, at) => saying[at]?.length === 0) };
}

/** How postings say what students ask for. */
const usual: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:hous\w+|lodging|dorms?)$/i, /\bhousing\b|\blodging\b|\broom and board\b/i],
  [/^(?:benefits?|insurance)$/i, /\bbenefits?\b|\binsurance\b|\b(?:health|medical|dental|vision)\b[^.]{0,30}\bplans?\b/i],
  [/^(?:cars?|driv\w+|vehicles?)$/i, /\bdriv(?:e|er|ers|ing)\b|\bvehicles?\b|\bcar\b/i],
  [/^(?:kids?|child(?:ren)?|pupils?)$/i, /\b(?:kids?|child(?:ren)?(?:['’]s)?|pupils?|pediatrics?|classrooms?|K[-–]12)\b/i],
  [/^gpas?$|^grades?$/i, /\bGPA\b|\bgrades?\b|\bgrade point\b|\bacademic (?:record|standing|performance|achievement)/i],
  [/^part[- ]time$/i, /\bpart[- ]time\b/i],
  [/^full[- ]time$/i, /\bfull[- ]time\b/i],
  [/^(?:mov\w+|relocat\w+)$/i, /\brelocat\w+/i],
];

/** The words of a text by their plain forms, and by their stems: a teacher is who teaches. */
const formsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(text).flatMap(({ norm, lemma }) =>
      [singular(norm.toLowerCase()), lemma.toLowerCase()].flatMap((form) => [form, stemOf(form)]),
    ),
  );

/** Words that only say which of them, how good it is, or that more is to be told. */
const pointing: ReadonlySet<string> = new Set(
  `first second third fourth fifth last top one ones next number please tho though lol ok okay also again above
  best better good great nice fit fits suit suits suitable closest easiest favourite favorite choose pick right worth interesting
  mention mentions mentioned offer offers involve involves involved state states lot need pay pays deal describe describes
  more detail details info information anything everything thing about company this that like
  alright alrighty actual actually sound sounds honestly today tonight tomorrow enough bout aight problem problems issue matter`.split(
    /\s+/,
  ),
);
