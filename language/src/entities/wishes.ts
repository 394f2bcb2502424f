import { listedRole } from '../titles/roles.ts';
import type { Mention } from './types.ts';

/**
 * Wishes for work that name none of it ("outdoors", "with kids", "help people", "creative"), read as the kinds of work that come nearest, in
 * the order of the text. Each is a guess: certainty 0.6.
 */
export function wishesIn(text: string): Mention[] {
  return wishes
    .flatMap(([pattern, names]) => {
      const found = pattern.exec(text);
      if (found === null) return [];
      const span = { start: found.index, end: found.index + found[0].length, text: found[0], negated: false, certainty: 0.6 };
      return names.map((name): Mention => {
        return { ...span, ...(listedRole(name) ?? { kind: 'function', function: name }) };
      });
    })
    .sort((a, b) => a.start - b.start);
}

// Names of listed roles and functions.
const wishes: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:be|being|works?|working|jobs?|time) outside(?=\W*$|[,.;!?]| (?:and|with|most|all|or|works?|jobs?)\b)|\boutside (?:works?|jobs?|all day|most|a lot)\b|(?<=^|[,;.] ?)outside(?=\W*$|[,.;!?]| (?:and|or|with) )|\boutdoors?\b|\bnature\b|\bfield ?work\b|\bwilderness\b|\bforests?\b|\bhiking\b/i,
    ['Environment'],
  ],
  [/\b(?:save|saving|protect|protecting|heal) the (?:planet|earth|world|oceans?)\b|\bplanet\b|\becology\b/i, ['Environment']],
  [/\banimals?\b|\bpets?\b|\bwildlife\b|\bdogs?\b|\bcats?\b|\bhorses?\b/i, ['Veterinarian', 'Conservation Scientist', 'Biologist']],
  [/\bkids?\b|\bchildren\b|\bchild\b|\byouth\b|\bteen(?:s|agers?)\b|\byoung people\b/i, ['Education', 'Social Worker']],
  [
    /\b(?:help|helping|serv(?:e|ing)|car(?:e|ing) for|support|supporting) (?:other |the |sick |older )*(?:people|others|patients|humans|communit(?:y|ies)|elderly)\b|\bmake a difference\b|\bgive back\b|\bmeaningful\b|\bgood cause\b|\bmission[- ]driven\b|\bpurpose\b/i,
    ['Social Impact', 'Healthcare', 'Education'],
  ],
  [/\bcreativ(?:e|ity)\b|\bartsy\b|\bartistic\b|\bimaginative\b/i, ['Design', 'Media', 'Arts']],
  [/\bnumbers?\b|\bmaths?\b|\bspreadsheets?\b/i, ['Data', 'Finance', 'Accounting']],
  [
    /\b(?:writing|write)\b(?! (?:\w+ )?(?:code|software|programs)\b)|\bstorytelling\b/i,
    ['Writer', 'Editor', 'Journalist', 'Communications Specialist', 'Content Marketer', 'Technical Writer'],
  ],
  [
    /\b(?:talk(?:ing)? (?:to|with)|meet(?:ing)?|around) (?:new |other |lots of |many )*people\b|\bpeople person\b|\bsociable\b/i,
    ['Sales', 'Customer Success', 'Human Resources'],
  ],
  [
    /\b(?:build(?:ing)?|mak(?:e|ing)|fix(?:ing)?) (?:real |physical )?(?:things|stuff|machines)\b(?! (?:that|which|to|for)\b)|\bwith my hands\b|\bhands[- ]on\b|\bmachines\b/i,
    ['Mechanical Engineer', 'Hardware', 'Manufacturing'],
  ],
  [/\bfly(?:ing)?\b|\b(?:air)?planes?\b|\baircraft\b|\brockets?\b|\bsatellites?\b|\bspace(?:ships?|craft)\b/i, ['Aerospace Engineer']],
  [/\bcomputers?\b/i, ['Software Engineer', 'IT Support Specialist']],
  [
    /\b(?:writ(?:e|ing)|ship(?:ping)?) (?:\w+ )?(?:code|software|programs)\b|(?:\b(?:web|mobile|phone|native) )?\bapps?\b|\bwebsites?\b/i,
    ['Software Engineer', 'Mobile Engineer', 'Frontend Engineer'],
  ],
  [/\bscience\b|\bscientific\b|\bexperiments?\b/i, ['Research']],
  [/\bmusic(?:al)?\b/i, ['Musician', 'Sound Engineer', 'Arts Administrator']],
  [/\bbooks?\b/i, ['Editor', 'Publishing Assistant', 'Librarian', 'Archivist']],
  [/\bjustice\b|\bhuman rights\b|\bequality\b/i, ['Legal', 'Policy', 'Social Impact']],
  [/\bpuzzles?\b|\bsolv(?:e|ing) (?:hard |tricky )?problems?\b/i, ['Data', 'Consulting', 'Research']],
  [/\b(?:foreign )?languages\b/i, ['Translator', 'Foreign Service Officer', 'Teacher']],
];
