import type { Sentence } from '#language/sentences.ts';
import { equalOpportunity } from './wording.ts';

/** A clearance that must be held or obtained; welcome ones, other kinds of clearance and clearance as the job's content do not count. */
export function asksClearance(words: string, { heading, text }: Sentence): boolean {
  if (/\?\s*$/.test(text) || wished.test(heading.toLowerCase())) return false;
  return words
    .replace(otherClearances, ' ')
    .split(/;|,? \b(?:but|however|although|though)\b/)
    .some((clause) => asksIn(clause.trim()));
}

function asksIn(s: string): boolean {
  if (!clearanceCore.test(s) || equalOpportunity.test(s)) return false;
  if (clearanceWaived.test(s) || (wished.test(s) && !demanded.test(s))) return false;
  return clearanceAsked.some((pattern) => pattern.test(s));
}

export const clearanceCore =
  /\b(?:security clearances?|(?:top )?secret|ts ?\/ ?sci|\bts\b (?:clearance|with)|(?:dod|doe|q|l|nato|government|federal|active|current|interim|final|personnel|yankee white|full scope) (?:\w+ )?clearances?|public trust|polygraph|clearances?)\b/;

const otherClearances =
  /\b(?:customs?|regulatory|fda|510 ?k|medical|background|child abuse|child|criminal|fbi|act \d+|pa|vertical|ground|drug|renal|credit|payment|check|trade|music|rights|copyright|title|legal|import|export|sales?|inventory|store|retail|overhead|wildlife|air traffic|flight|takeoff|doctor'?s?|physician|health|police|trademark|sample|claim) (?:\w+ )?clearances?\b|\bclearances? (?:of|between|around|racks?|sales?|events?|items?|merchandise|pricing|houses?|rates?|markdowns?|aisles?|goods|sections?|distances?|heights?)\b|\b(?:customers?|clients?|users?|employees|people|colleagues|staff|teams?|analysts|others) (?:who|that) (?:hold|have|need) (?:\w+ ){0,3}clearances?\b/g;
const clearanceWaived =
  /\b(?:no|not|without|never)\b (?:[\w']+ ){0,6}?(?:clearances?|polygraph)\b(?! (?:will|can|shall|can not|holders?))|\bclearances?\b[^.]*\b(?:is|are) (?:not|never) (?:\w+ )?(?:required|needed|necessary|mandatory)\b|\bclearances?(?: required| level| needed)? ?[:-] ?(?:none|no|not|n\/a)\b|\bclearances? not (?:required|needed|necessary)\b|\b(?:may|might|could) (?:\w+ )?(?:require|need|be required|be needed|be asked)\b/;
const wished =
  /\b(?:a |big |huge |strong |definite )?plus(?:es)?\b|\bprefer\w*\b|\bdesir\w+\b|\bnice to have\b|\bbonus\b|\bideal\w*\b|\bhelpful\b|\badvantage\w*\b|\bbeneficial\b|\ban asset\b|\bgood to have\b|\bwelcome\b|\bis valued\b/;
/** "must be able to obtain a Secret clearance; an active one is a plus" is still asked for. */
const demanded = /\b(?:must|required to|will be required|ability to obtain (?:and maintain )?[\w /]+ (?:is )?required)\b/;
const level = String.raw`(?:[\w'/,+-]+ ){0,9}?(?:clearances?|public trust|polygraph|ts ?\/ ?sci|secret)\b`;
const clearanceAsked = [
  new RegExp(
    String.raw`\b(?:must|shall|required to|need(?:s|ed)? to|have to|has to|requires?|requiring|requirements?:?)\b (?:[\w',/-]+ ){0,8}?${level}`,
  ),
  new RegExp(
    String.raw`\b(?:obtain|get|acquire|receive|hold|possess|eligib(?:le|ility) for|eligib(?:le|ility) to obtain|qualify for|clearable to|be granted)(?:,? (?:and|or|and\/or) (?:\w+ )?(?:maintain|hold|keep|retain|obtain|transfer))? (?:an? |your |the )?${level}`,
  ),
  new RegExp(
    String.raw`\b(?:clearances?|public trust|polygraph|ts ?\/ ?sci|secret)\b[\w ,/'-]*\b(?:required|mandatory|is a must|needed|necessary|is a requirement|prior to (?:start|hire)|to start|upon hire)\b`,
  ),
  new RegExp(String.raw`^(?:- )?(?:an? )?(?:active|current|existing|valid|interim|final|in scope|fully adjudicated) ${level}`),
  /^(?:- )?(?:us citizen\w* (?:and|with|,)? ?)?(?:(?:active|current|dod|us) )*(?:top secret|ts ?\/ ?sci|secret)(?: \w+){0,4}? clearance\w*\b(?: with.*| or (?:higher|above).*)?[.;]?$/,
  /\bclearances?(?: required| level| requirements?)? ?[:-] ?(?:an? )?(?:active |current |dod )*(?:top secret|ts|secret|public trust|q\b|l\b|yes|required)/,
  /\b(?:us citizenship|citizen)\b.*\b(?:ability|able|eligib\w+) .*clearance/,
  new RegExp(
    String.raw`\b(?:depends? (?:up)?on|contingent (?:up)?on|conditional (?:up)?on|subject to|undergo|pass(?:ing)?)\b (?:[\w',/-]+ ){0,8}?${level}`,
  ),
];
