import type { Position } from '@alive/contract/career-path.ts';
import { isFirstStudy, studyNamed } from '@alive/language/lexicon/studies.ts';

/**
 * Whether a position is a degree rather than work: a student or candidate by the title's own noun ("Medical Student", "MBA Candidate"),
 * a degree ("JD", "B.S. in Biology", "Master of Public Health"), or a stay at a school in words of study ("Exchange semester").
 * Not "Student Affairs Coordinator", "MBA Associate" or "Candidate for Congress".
 */
export function isStudy(title: string, company: string): boolean {
  const words = title.slice(0, 200);
  if (learner.test(words) && !office.test(words)) return true;
  if (degree.test(words) || course.test(words)) return true;
  // Letters that also shorten titles ("MD", "BA", "MA") and fields after a comma are degrees at a school only.
  return shortDegree.test(words) && school.test(company) && !worker.test(words);
}

/**
 * What a study is called as a step of a career; null for the one that the record itself stands for: a first or unnamed degree that has no
 * dates or ended by the class year.
 */
export function stepOfStudy({ role, company, end }: Pick<Position, 'role' | 'company' | 'end'>, year: number | null): string | null {
  const name = studyNamed(role, company);
  if (!isFirstStudy(name)) return name;
  const ended = end === null || end === 'present' ? null : end.year;
  return year === null || (end !== 'present' && (ended === null || ended <= year)) ? null : name;
}

/** Whether an employer's name is that of a place of learning. */
export function isSchool(name: string): boolean {
  return school.test(name);
}

// What ends a noun: the title's end, a sign, or what one studies and where.
const end = String.raw`(?=\s*(?:$|[,;:(/–—-]|\b(?:in|of|at|for|with|on|and)\b))`;
const learner = new RegExp(
  String.raw`(?<!\b(?:of|for|to|with)\s)\b(?:student|candidate|undergrad(?:uate)?|postgrad(?:uate)?|freshman|sophomore|exchange semester|semester abroad|study abroad|coursework)\b${end}`,
  'iu',
);
/** Whom one votes for or tests. */
const office =
  /\bcandidate\s+(?:for|of)\s+(?!(?:an?\s+|the\s+)?(?:degree|master|doctor|bachelor|ph|m\.?b\.?a|j\.?d|m\.?d|honou?rs))|\b(?:senate|congress(?:ional)?|mayoral|council|presidential|gubernatorial|judicial|party|cpa|cfa)\s+candidate\b/iu;
const letters = String.raw`(?:ph\.?\s?d|d\.?phil|m\.?b\.?a|e?mba|j\.?d|ll\.?[mb]|juris doctor|m\.?f\.?a|b\.?f\.?a|m\.?p\.?h|m\.?p\.?p|m\.?s\.?w|m\.?arch|b\.?arch|m\.?ed|ed\.?d|m\.?eng|b\.?eng|b\.?tech|m\.?tech|m\.?sc|b\.?sc|b\.\s?[as]|m\.\s?[as]|a\.b|m\.?phil|psy\.?d|pharm\.?d|m\.d|d\.?p\.?t|d\.?d\.?s|d\.?v\.?m|[bm]\.?s\.?n|d\.?n\.?p|m\.?p\.?a|m\.?l\.?i\.?s)\.?`;
const degree = new RegExp(
  String.raw`^(?:(?:executive|full-time|part-time|joint|dual)\s+)?(?:${letters}(?:\s*[/&+]\s*${letters})*\s*(?:$|\(|in\b|degree|program|studies)|(?:bachelor|master|associate)['’]?s?'?\s+(?:degree|(?:of|in)\s+(?:arts|sciences?|applied|business|public|fine|engineering|education|law|laws|social|architecture|music|philosophy|technology|commerce|health|nursing|divinity|international|urban|city|studies|data|computer|finance|economics))|(?:bachelor|master)['’]s\s+(?:in|of)\s|doctor(?:ate)?\s+(?:of\s+(?:philosophy|medicine|pharmacy|education|law|physical|nursing|juridical|musical|dental|veterinary)|in\s)|(?:minor|major|degree|certificate|diploma)\s+in\b)`,
  'iu',
);
const course =
  /^(?:(?:law|medical|med|business|graduate|grad|dental|nursing|veterinary|vet|divinity|art|drama) school|(?:college|university) studies|.{0,60}\bdegree)$/iu;
const shortDegree = new RegExp(String.raw`^(?:${letters}|[bm]\.?[as]|md|mm|mdiv|aa|as)\b\.?\s*(?:$|[,–—:-]|in\b|of\b|[a-z])`, 'iu');
const worker =
  /\b(?:\p{L}+(?:er|or|ist|ian|ant|ent)|fellow|dean|coach|chair|faculty|staff|scholar|associate|postdoc|intern|admissions|manager|head)s?\s*(?:$|[,;(–—])/iu;
const school =
  /\b(?:university|universit[éàä]t?|universidad|universidade|universit[àa]|college|school|institute of (?:technology|design)|polytechnic|academy|conservator(?:y|ium)|seminary|[a-z]+ law|insead|mit|caltech|calarts|ucla|ucsf|lse|iit)\b/iu;
