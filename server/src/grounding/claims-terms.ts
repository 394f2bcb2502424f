import type { Claim } from './sentence.ts';

/** What is spoken of in claims of a kind. */
export const termOf = (kind: Claim): RegExp => terms[kind];

/** Whether a text says when: a day, a month, a time from now. */
export const isDated = (text: string): boolean => isDay(text) || vagueDate.test(text);

/** Whether a text names a day: "March 15", "the 15th", "3/15", "Friday". */
export const isDay = (text: string): boolean => day.test(text);

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|mar|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
const day = new RegExp(
  String.raw`\b${month}\.? \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\/\d{1,2}\b|\b\d{4}-\d{2}-\d{2}\b|\b${weekday}\b`,
  'i',
);
const vagueDate = new RegExp(
  String.raw`\b(?:by|in|on|until|till|through|before|late|early|mid|end of|is|are|this|next|last) (?:the end of )?${month}\b|\b(?!may\b)${month}\b|\d|\b(?:tomorrow|today|tonight|soon|rolling|weeks?|weekend|months?|days|midnight|noon|spring|summer|fall|autumn|winter)\b`,
  'i',
);
const when = String.raw`(?:${month}|${weekday}|\d|tomorrow|tonight|today|midnight|the (?:end|\d)|next (?:week|month)|this (?:week|month))`;

const terms: Readonly<Record<Claim, RegExp>> = {
  visa: new RegExp(
    [
      String.raw`\b(?<!\b(?:brand|event|corporate|sports|project|program|executive|study|trial|clinical) )sponsor(?:s|ed|ing|ships?)?\b(?! (?:the )?(?:research|events?|projects?|content|posts?|teams?|stud(?:y|ies)|trials?|clubs?|programs?|leagues?|continuing|tuition|training)\b|s? and partnerships)`,
      String.raw`\bvisas?\b(?! (?:questions?|conditions?|filters?|topics?|rules|advis[eo]rs?|offices?|preferences?|settings?)\b)|\bh-?1-?bs?\b|\bf-?1s?\b|\bj-1s?\b|\bj1 visas?\b|\bo-1s?\b|\btn (?:visas?|status)\b|\bopt\b(?! (?:for|in|out|to|instead)\b)|\bcpt\b|\be-?verify\b|\bdaca\b|\bi-?9s?\b`,
      String.raw`\b(?:work (?:authori[sz]ations?|permits?)|(?:authori[sz]ed|eligible|allowed|right) to work in|green cards?|permanent residen(?:ts?|cy)|u\.?s\.? persons?)\b`,
      String.raw`\bnon-?citizens?\b|\bcitizenship\b|\b(?:u\.?s\.?|american) (?:citizens?|nationals?)\b|\b(?<!\b(?:senior|older|younger|fellow|good|global) )citizens only\b|\bonly citizens\b|\bcitizens (?:of|from) (?:other|any|all)\b`,
      String.raw`\b(?:hires?|hiring|takes?|accepts?|needs?|requires?|wants?|open to|limited to|restricted to|must be|reserved for) (?:an? |only |just )?citizens?\b(?! (?:science|scientists?))`,
      String.raw`\b(?:international|foreign|overseas) (?:students?|candidates?|applicants?|graduates?|hires?|nationals?|citizens?|workers?|talent)\b(?! (?:offices?|services|advis|cent(?:er|re)|affairs))|\binternationals\b|\b(?:students|applicants|candidates|people|graduates) (?:from (?:abroad|overseas|other countries|any country)|without papers)\b`,
      String.raw`\bimmigration (?:papers?|paperwork|sponsorship|support|status|costs?|fees?|petitions?)\b|\ball nationalities\b|\bany nationality\b`,
    ].join('|'),
    'i',
  ),
  clearance:
    /\b(?<!\b(?:medical|health|customs|airway|ground|ceiling|credit|height|inventory) )clearances?\b(?! (?:sales?|racks?|items|prices|aisles?)\b)|\bts\/sci\b|\btop[- ]secret\b|\bpublic trust\b|\bpolygraphs?\b|\b(?:secret|security)[- ]cleared\b|\bclearable\b/i,
  deadline: new RegExp(
    [
      String.raw`\bdeadlines?\b|\bcut-?offs?\b|\bdue (?:by|on|date|in|${when})\b|\b(?:are|is) due\b|\brolling (?:basis|applications?|admissions?)\b|\bexpires?\b`,
      String.raw`\bclos(?:es?|ing|ed) (?:on|by|in|at|date|soon|${when})`,
      String.raw`\b(?:appl(?:y|ying|ied|ications?)|submit(?:ted)?|accept(?:s|ed|ing)?|open(?: (?:to|for) applications)?|(?:send|turn|hand|get) (?:it|in|them|your)|available|up|posting|listing|window|advert)(?: [\w’'[\]-]+){0,6} (?:by|before|until|till|through|no later than) (?:the )?${when}`,
      String.raw`\b(?:last|final) (?:day|date|chance|call)\b(?! of\b)|\bno later than\b|\b(?:have|has|got|time) (?:time )?(?:until|till) ${when}|\bstops? (?:taking|accepting)\b|\b(?:is|are|stays?|remains?) open for\b|\b(?:until|till|through) (?:the )?${when}[^.?!]{0,25}\bto (?:apply|submit|send)\b`,
      String.raw`\bapplications? (?:opens?|closes?|ends?|window)\b|\b(?:by|before) (?:${month} \d{1,2}|${weekday})(?:[^.?!]{0,20}\bto (?:apply|be considered)\b)`,
    ].join('|'),
    'i',
  ),
};

/** Words with which a term of several begins, and those that lead to one ("until March 15"). */
export const termStarts =
  /^[("“*_]*(?:work|authori[sz]ed|eligible|right|security|secret|top|public|applications?|apply|applying|submit|due|close[sd]?|closing|until|till|last|final|citizens?|non-?citizens?|u\.?s\.?|american|green|permanent|international|foreign|overseas|immigration|rolling|accept(?:s|ing)?|hires|takes)[)"”*_,;:]*$/i;
