import type { Condition } from '@alive/contract/conditions.ts';
import type { Mention } from '../entities/types.ts';

/** Parts of a question that the records cannot answer, each with the sentence that says so, and the message without them. */
export function unanswerableIn(message: string): Unanswerable {
  const said: string[] = [];
  let rest = message;
  for (const [pattern, sentence, stays = ''] of unstated) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    if (!said.includes(sentence)) said.push(sentence);
    rest = `${rest.slice(0, found.index)} ${stays} ${rest.slice(found.index + found[0].length)}`;
  }
  return said.length === 0 ? { said, rest: message } : { said, rest: tidy(rest) };
}

/** Kinds of employers that were named and that no condition could be made of. */
export function unknownEmployers(mentions: readonly Mention[], conditions: readonly Condition[]): string[] {
  const used = conditions
    .flatMap(({ value, label }) => [label, ...[value].flat().map(String)])
    .join(' ')
    .toLowerCase();
  return mentions.flatMap((one) =>
    one.kind === 'employerKind' &&
    one.companies === null &&
    !used.includes(one.employerKind.replace('non-profit', 'nonprofit').split(' ')[0] ?? '')
      ? [`The records don’t tell how large, old or owned an employer is, so I could not pick by “${one.text}”.`]
      : [],
  );
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:[\s,.;:?!-]|\b(?:and|or|but|who|that|is|are|which|also)\b)+|(?:[\s,;:-]|\b(?:and|or|but|who|that|is|are|with|have|has|of|by|also|the|their|a|most)\s*(?=\W*$))+$/gi,
      '',
    )
    .replace(/\b(?:and|or|but|who|that),? (?=(?:and|but|who|that|in|at|from)\b)/gi, '')
    .trim();

const who = "(?:who(?:'s|se)?|that|which|people|alumni|someone|anyone|and|or|is|are|do|does|did|has|have|they|she|he)";
const verb = `(?:${who} )?(?:is |are |has |have |was |were |also |ever |can |could |would |will |might |currently |actively |really |most |more |likely to |willing to |happy to ){0,5}`;
const of = (source: string) => new RegExp(`\\b${source}`, 'i');

const oneMajor = 'The records hold one major each, so those who studied either are looked for.';

/** What is asked, what is said of it, and what stands in its place for the rest of the question. */
const unstated: readonly (readonly [RegExp, string, string?])[] = [
  [
    of(`(?:with |did |have |has |who |a ){0,3}(?:double|dual)[- ]?(?:major(?:s|ed|ing)?|degrees?) in (?=[a-z ]+(?: and |,|/|&| with ))`),
    oneMajor,
    'who studied',
  ],
  [of(`(?:studied|majored in|majoring in|studying|majors in|major in) both (?=[a-z ]+ and )`), oneMajor, 'who studied'],
  [
    of(
      `(?:${verb})(?:got |been |being |recently |were |was |just ){0,3}(?:laid[- ]off|let go|fired|made redundant|lost (?:their|his|her) jobs?|layoffs?)\\b(?: (?:from|by|at) (?=[a-z]))?`,
    ),
    'Why somebody left a job is not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:hiring(?! (?:managers?|partners?|leads?|teams?))|recruiting (?:now|interns?|right now|new grads)|looking to hire|has openings|have openings|has (?:open )?(?:jobs|roles|positions) (?:to fill|open))(?: (?:now|right now|interns?|new grads|currently|for \\w+(?: \\w+)?))?`,
    ),
    'Who is hiring stands in no alumni record; the Search tab knows the open jobs.',
  ],
  [
    of(
      `(?:with |had |have |whose )?(?:an? |the |their |his |her |by |high(?:est)? |good |perfect |low ){0,5}(?:gpas?|grade point averages?|grades|sat scores?|act scores?|test scores?|transcripts?|class ranks?|magna cum laude|summa cum laude|cum laude|valedictorians?)\\b(?: (?:above|over|of|below|under|was|were|at least))?(?: \\d(?:\\.\\d+)?)?(?: or (?:higher|above|better))?`,
    ),
    'Grades and scores are in no record here.',
  ],
  [
    of(
      `(?:${verb})(?:likely to |usually |always |actually |quick to |fast to ){0,5}(?:repl(?:y|ies|ied)|respond(?:s|ed)?|answers?(?: back| emails?| messages?)|get(?:s)? back to (?:me|people|students)|responsive|approachable|friendly|reachable)\\b(?: (?:to|fast(?:est)?|quickly|the fastest|back)(?: (?:students|messages|emails?|cold emails?|me))?)?`,
    ),
    'Who replies, nobody can know beforehand.',
  ],
  [
    of(
      `(?:${verb})(?<!\\b(?:i|we|i['’]?d|we['’]?d|would|i['’]?m|am) (?:really |just |also |so )?)(?:open|willing|happy|available|free|ready|down|able|glad|eager|like|likes|love|loves) (?:to|for) (?:a )?(?:help(?:ing)?(?: students| out| me)?|mentor(?:ing)?(?: students| me)?|talk(?:ing)?(?: to students| to me)?|chat(?:s|ting)?|meet(?:ing)?(?: students| me)?|coffee(?: chats?)?|networking|calls?|giv(?:e|ing) (?:advice|referrals?)|refer(?:ring)?(?: me| people| students)?|be contacted|informational interviews?)`,
    ),
    'Whether somebody has time to talk, the records don’t tell; asking is the way to know.',
  ],
  [
    of(
      `(?:${verb})(?:gives?|giv(?:en|ing)|offers?|make|makes|refer(?:s|red)?) (?:out )?(?:referrals?|me|students|people)(?: to (?:their )?(?:company|employer))?(?= |\\W|$)(?<=referrals?|refer(?:s|red)? (?:me|students|people).{0,25})`,
    ),
    'Who would refer somebody, the records don’t tell.',
  ],
  [
    of(
      `(?:${verb})(?:won|win|wins|winning|received|awarded|got|recipients? of|winners? of|nominated for|with)(?: an?| the| any| some| \\w+)? (?:awards?|prizes?|medals?|honou?rs?|oscars?|emmys?|grammys?|pulitzers?|nobel(?: prizes?)?|tonys?|accolades|scholarships?)\\b`,
    ),
    'Awards are not recorded as such.',
  ],
  [
    of(`(?:on |in |made |from )?(?:the )?(?:forbes )?(?:30|40|thirty|forty) under (?:30|40|thirty|forty)(?: lists?)?`),
    'Awards and lists of names are not recorded as such.',
  ],
  [
    of(
      `(?:(?:${verb})(?:speaks?|speaking|spoke|fluent in|native in|know(?:s)? how to speak|understands?)(?: fluent| some| native| good)? (?:spanish|french|german|mandarin|chinese|cantonese|japanese|korean|arabic|hindi|urdu|portuguese|italian|russian|hebrew|swahili|vietnamese|turkish|polish|dutch|farsi|persian|bengali|tamil|greek|english|another language|(?:two|three|several|multiple|many|foreign|other) languages)(?: (?:fluently|natively|well))?|(?:spanish|french|german|mandarin|chinese|cantonese|japanese|korean|arabic|hindi|portuguese|italian|russian|hebrew|vietnamese|english)[- ]speak(?:ing|ers?)|(?:native|fluent) speakers?(?: of \\w+)?|(?:bi|multi|tri)lingual|polyglots?|what languages? .{0,30}speaks?|languages? spoken)\\b`,
    ),
    'Which languages somebody speaks is not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:work(?:s|ing)?|worked|works fully|working fully|are|is)? ?(?:fully |full[- ]time |completely |100% )?(?:remote(?:ly)?(?! sensing)|from home|wfh|hybrid(?: schedules?)?|digital nomads?)\\b(?: (?:jobs?|roles?|positions?|work(?:ers)?|now))?`,
    ),
    'Whether somebody works remotely is not recorded.',
  ],
  [
    of(
      `(?:of|at|by|with|in)?(?: the)?(?: (?:top|biggest|largest|best|most profitable|fastest[- ]growing|leading)(?: \\d+)?)?(?: [a-z]+){0,2} ?(?:compan(?:y|ies)|firms?|employers?|startups?|businesses)(?: (?:with|that|by|ranked by|sorted by|whose|having|over|making))+ (?:the )?(?:most |highest |over |more than |at least |big |high |has |have |made |make |raised ){0,5}(?:revenues?|profits?|valuations?|market caps?|earnings|sales|funding|headcount|stock prices?|\\$?\\d[\\d,.]*[kmb]?(?: (?:million|billion))?(?: in)?(?: (?:revenues?|funding|employees|people|profits?|sales))?|employees)`,
    ),
    'What employers earn, are worth or how many they employ is not recorded.',
  ],
  [
    of(
      `(?:by |the |their |whose |company |what is |what's |highest |annual ){0,5}(?:company |annual )?(?:revenues?|profits?|valuations?|market caps?|stock prices?)(?: (?:of|at|is|was|over|above)(?: \\$?\\d\\w*)?)?(?! (?:operations|cycle|managers?|management|analysts?|strategy|enablement|growth|officers?|leads?|directors?|associates?|accounting|and))\\b`,
    ),
    'What employers earn or are worth is not recorded.',
  ],
  [
    of(
      `(?:at |in |of |by )?(?:the )?(?:fast[- ]growing|profitable|high[- ]growth|well[- ]funded|struggling|bankrupt|(?:minority|women|woman|female|black|veteran|latino|asian|family|employee)[- ](?:owned|led|founded|run))(?: (?:compan(?:y|ies)|firms?|startups?|business(?:es)?|employers?))?`,
    ),
    'Who owns an employer and how it fares is not recorded.',
  ],
  [
    of(
      `(?:(?:do|does|did|like to do|likes to do) (?:on|for|in|at|after|outside)(?: (?:the|their|his|her))? (?:weekends?|fun|free time|spare time|work|holidays|night|vacation)|(?:${verb})(?:for fun|on (?:the )?weekends|in (?:their|his|her) (?:free|spare) time|outside of work)|(?:with |their |his |her |what |have |share |similar |same |my ){0,5}(?:hobb(?:y|ies)|pastimes?)|(?:${verb})(?:play(?:s)?|enjoy(?:s)?|like(?:s)?|love(?:s)?|into|own(?:s)?|ha(?:ve|s)) (?:to )?(?:an? |the )?(?:tennis|golf|chess|guitar|piano|soccer|basketball|hik(?:e|ing)|run(?:ning)?|travel(?:l?ing)?|cook(?:ing)?|read(?:ing)?|yoga|surf(?:ing)?|ski(?:ing)?|climb(?:ing)?|video games|dogs?|cats?|pets?|anime|photography|danc(?:e|ing)))\\b`,
    ),
    'What people do in their free time is not recorded.',
  ],
  [
    of(
      `(?:with |by |has |have |the |most |number of |how many |a lot of |lots of |over |more than |at least |\\d[\\dk,]* ){0,5}(?:(?:linkedin|twitter|instagram|social media|youtube|tiktok) )?(?:followers|subscribers|(?:linkedin )?connections|endorsements|likes on \\w+)(?: on \\w+)?\\b`,
    ),
    'Followers and connections are not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:with |the |most |number of |how many |published |wrote |have |has |many |over |more than |at least |any |\\d+ ){0,5}(?:publications?|published (?:papers?|research|articles?)|papers(?: published)?|patents?|citations?|h-index|peer[- ]reviewed \\w+)(?: (?:in|on) [a-z ]{2,30}(?=\\W*$))?(?! (?:attorneys?|lawyers?|law|agents?|examiners?|engineers?|litigat\\w+|managers?|directors?|offices?))\\b`,
    ),
    'Publications and patents are not recorded as such.',
  ],
  [
    of(
      `(?:${verb})(?:happy|happiest|satisfied|fulfilled|unhappy|miserable|stressed|burned? out|overworked|passionate|excited)\\b(?: (?:with|in|at|about)(?: (?:their|the|his|her))? (?:jobs?|work|careers?|company|lives|life))?|(?:${verb})(?:love|loves|like|likes|hate|hates|enjoy|enjoys|regret|regrets)(?: (?:their|his|her|what))?(?: (?:jobs?|work|careers?|they do|majors?|choices?|it))\\b|\\b(?:good |great |best |with |a |have |has |better ){0,5}(?:work[- ]life balance|job satisfaction|work(?:ing)? hours|(?:company |work )?cultures?(?= (?:at|like|is)))`,
    ),
    'How somebody likes the work is not recorded; it is a good first question to ask them.',
  ],
  [
    of(
      `(?:how (?:many hours|long (?:do|did|does)|hard)|hours per week|how many (?:applications|interviews|rejections|offers)|what (?:interview )?questions (?:did|were|do)|interview questions|acceptance rates?)(?: [a-z']+){0,8}`,
    ),
    'Hours, applications and interviews are not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:online(?: now)?|active(?: (?:now|today|recently|lately))?(?=\\W*$)|logged in|last (?:seen|active|online)|recently active)\\b`,
    ),
    'Who is online is not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:in common with|mutual (?:friends|connections|contacts)|know(?:s)? (?:me|my (?:friends?|parents?|family|professor)|each other|people i know)|friends? (?:of|with) (?:mine|me|my \\w+)|connected (?:to|with) me)\\b`,
    ),
    'Who knows whom is not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:introverts?|introverted|extroverts?|extroverted|mbti|intj|infp|enneagram|personality types?|good listeners?|(?:kind|nice|funny|humble|chill)(?= (?:people|alumni|alums?|ones?|person)\\b|\\W*$))`,
    ),
    'What somebody is like is not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:made|making|closed|led|done|with)(?: at least| over| more than)?(?: \\d+| many| several)? (?:investments?|deals?|exits?|acquisitions?)(?: in the (?:last|past) (?:\\d+ |two |few |five )?years?)?\\b`,
    ),
    'Deals and investments are not counted in the records.',
  ],
  [
    of(
      `(?:${verb})(?:first[- ]gen(?:eration)?(?: (?:college )?(?:students?|graduates?|alumni|immigrants?))?|international students?|transfer(?:red)? students?|transferred(?= (?:to|from|into|schools))|on (?:a )?scholarships?|financial aid|pell grants?|athletes? in college|student athletes|in (?:a )?(?:fraternity|sorority|greek life))\\b`,
    ),
    'What kind of student somebody was, beyond school, major and year, is not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:with |a |minored|minor(?:ing|s)?|their ){0,5}(?:minors? in|minored in|double[- ]major(?:s|ed|ing)?(?: in)?) [a-z]+(?: and [a-z]+)?`,
    ),
    'The records hold one major each, no minors.',
  ],
  [
    of(
      `(?:${verb})(?:thinking (?:of|about) (?:leaving|quitting|switching)|planning to (?:leave|quit|switch|move|retire)|going to (?:leave|quit|retire)|about to (?:leave|quit|retire)|(?:open to|looking for|seeking|want(?:s|ing)?) (?:new |other |another )?(?:jobs?|opportunit(?:y|ies)|work|roles?|positions?)|will (?:become|be|get|end up)(?: an? \\w+| the next \\w+)?|next ceo)\\b`,
    ),
    'What somebody plans is not recorded.',
  ],
  [
    of(
      `(?:${verb})(?:donat(?:e|es|ed|ing|ors?)|donors?|give back to|gave (?:money )?to|philanthropists?)\\b(?: (?:to|money|the most)(?: (?:the |our |my )?(?:school|university|college|alma mater))?)?`,
    ),
    'Gifts and donations are not recorded.',
  ],
  [
    of(`(?:${verb})(?:volunteer(?:s|ed|ing)?|community service|charity work)\\b(?: (?:at|for|with|in)(?: [a-z]+){1,3}(?=\\W*$))?`),
    'Volunteering is not recorded as such.',
  ],
  [
    of(
      `(?:dorm(?:s|itor(?:y|ies))?|residential college|roommates?|professors? (?:they|he|she) had|favou?rite (?:class|course|professor|book|movie|food|color)s?|courses? (?:they|he|she|did they) (?:took|take|liked?))(?: [a-z']+){0,4}`,
    ),
    'Student life in that detail is not recorded.',
  ],
];

export interface Unanswerable {
  said: string[];
  /** The message without those parts; '' when nothing is left. */
  rest: string;
}
