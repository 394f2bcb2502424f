import type { Degree as AskedDegree } from '@alive/contract/jobs.ts';
import { list, readTable, string } from '../tables/tables.ts';

/** Degrees that careers hold as a stop, each with the words it is asked by and the words that stand in a title or its school. */
export const degrees: readonly Degree[] = readTable('degrees', { name: string, asked: string, titles: list });

/** The degree of that name; null for anything else. */
export const degreeNamed = (name: string): Degree | null =>
  degrees.find((degree) => degree.name.toLowerCase() === name.toLowerCase()) ?? null;

export interface Degree {
  name: string;
  /** A pattern's alternatives, in lower case. */
  asked: string;
  titles: string[];
}

/**
 * The degrees that a text asks to do without, each with its words: "jobs without a bachelor's", "that don't ask for a degree", "I don't have a
 * master's", "no degree required", "hide the ones that want a degree", "I can get with an associate's". A degree that is not named is a bachelor's.
 */
export function degreesDenied(text: string): Denied[] {
  const line = text.replaceAll('’', "'");
  return forms
    .flatMap((form) => Array.from(line.matchAll(form)))
    .flatMap(({ 0: said, index }) => {
      const before =
        line
          .slice(0, index)
          .split(/[.!?;\n]/)
          .at(-1) ?? '';
      const after = line.slice(index + said.length);
      const isOther = ofField.test(after) || /\byet\b/i.test(`${said}${after.slice(0, 5)}`) || (said.match(denial) ?? []).length > 1;
      return isOther || denied.test(before) ? [] : [{ degree: degreeOf(said), start: index, end: index + said.length }];
    })
    .filter((one, at, all) => all.findIndex(({ start, end }) => start < one.end && one.start < end) === at);
}

/** The degree that words name; a bachelor's where they name none, or one below it. */
const degreeOf = (said: string): Named => named.find(([, pattern]) => pattern.test(said))?.[0] ?? 'bachelor';

const named: readonly (readonly [Named, RegExp])[] = [
  ['doctorate', /\bph\.?ds?\b|\bdoctora\w+/i],
  ['master', /\bmaster|\b(?:mba|mph|msw|mfa)\b/i],
];
const kind = String.raw`(?:college |university |bachelors? |bachelor's |masters? |master's |graduate |4[- ]year |four[- ]year |formal )`;
const degree = String.raw`(?:${kind}?degrees?|bachelor(?:'?s|s')?|master's|masters|ph\.?ds?|doctorates?|mba)\b(?: degrees?\b)?`;
const negative = String.raw`(?:no|not|never|without|w\/o|lack(?:s|ing)?|(?:do|does|did|is|are|would|wo|should)n'?t|hide|remove|drop|exclude|skip|leave out|take out|get rid of)`;
const verb = String.raw`(?:have|has|having|had|need|needs|needing|ask|asks|asking|want|wants|wanting|require|requires|requiring|demand|demands|hold|get|getting|got|own|call|calls|look|looks|insist|insists)`;
const small = String.raw`(?:for|on|to|a|an|any|the|my|that|which|who|one|ones|those|these|jobs|all|postings|really|actually|even|already|of|it's|with)`;
const enough = String.raw`(?:associate(?:'?s|s')?|asociate'?s?|two[- ]year|2[- ]year|high school|ged)`;
const leading = String.raw`(?:\b(?:(?:please|just|only|show|find|give|list|keep|filter|me|for|to) )*(?:the )?(?:ones?|those|jobs|postings) (?:that |which |who |with )|\b(?:any|some)thing (?:that )?i (?:can|could) (?:get|do|apply (?:for|to)) |\bwith )?`;
const forms = [
  new RegExp(
    String.raw`${leading}\b${negative}(?: (?:${verb}|${small}))* ${degree}(?: (?:required|needed|necessary|requirements?|ones?)\b)?`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${degree} (?:is |are )?(?:not|isn't|aren't|isnt|arent|un)[ -]?(?:required|needed|necessary|a must|asked for)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:get|take|takes|accept|accepts|apply|qualify|eligible|do|only (?:have|get|got|need|needs|ask for))(?: (?:in|for|with|only|just|my|an?|the))* ${enough}(?: (?:degree|diploma)\b)?`,
    'gi',
  ),
];
const denial = new RegExp(String.raw`\b${negative}\b`, 'gi');
/** "I don't want those that don't need a degree" is no wish to do without one. */
const denied = /\b(?:(?:do|does)n'?t|do not|not|never) (?:want|like|need|show)\b[^,]*$/i;
/** "I don't have a degree in physics". */
const ofField = /^ in\b/i;

type Named = Exclude<AskedDegree, 'none'>;
export interface Denied {
  degree: Named;
  start: number;
  end: number;
}
