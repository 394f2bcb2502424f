/**
 * The dates of a text each in one form, whatever it is written in: days as "12-15", months as "month 12", and other times as their words
 * ("friday", "rolling", "next week").
 */
export function datesIn(text: string): string[] {
  const days: string[] = [];
  const rest = text
    .replace(/\b\d{4}-(\d{2})-(\d{2})\b/g, (_, month: string, day: string) => taken(days, Number(month), day))
    .replace(new RegExp(String.raw`\b(${months})\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!\d)`, 'gi'), (_, month: string, day: string) =>
      taken(days, monthOf(month), day),
    )
    .replace(new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\b`, 'gi'), (_, day: string, month: string) =>
      taken(days, monthOf(month), day),
    )
    .replace(/\b(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\b/g, (_, month: string, day: string) => taken(days, Number(month), day));
  const alone = [
    ...rest.matchAll(new RegExp(String.raw`\b(?!(?:may|mar|march)\b)(${months})\b|\b(?:in|by|until|of|through) (may|march)\b`, 'gi')),
  ];
  const others = [...rest.matchAll(vague)].map(([words]) => words.toLowerCase());
  return [...days, ...alone.map(([, month, other]) => `month ${monthOf(month ?? other ?? '')}`), ...others];
}

/** The dates of a text that stand where it speaks of applying or closing. */
export const closingDatesIn = (text: string): string[] =>
  [...text.matchAll(closing)].flatMap((match) => {
    const after = match.index + match[0].length;
    const before =
      text
        .slice(Math.max(0, match.index - near), match.index)
        .split(/[.!?]\s/)
        .at(-1) ?? '';
    return datesIn(`${before}${match[0]}${text.slice(after, after + near).split(/[.!?]\s/)[0] ?? ''}`);
  });

function taken(days: string[], month: number, day: string): string {
  days.push(`${month}-${Number(day)}`);
  return ' ';
}

const monthOf = (word: string) => names.indexOf(word.slice(0, 3).toLowerCase()) + 1;

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const months =
  'jan(?:uary)?|feb(?:ruary)?|march|mar|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const vague =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|midnight|soon|rolling|(?:this|next|the end of(?: the)?|in (?:a|an|\w+)) (?:days?|weeks?|months?|year|spring|summer|fall|autumn|winter)|\d{1,2}(?:st|nd|rd|th))\b/gi;
const closing =
  /\b(?:deadlines?|appl(?:y|ied|ications?|icants?)|clos(?:es?|ing|ed)|due|until|submit|accept(?:s|ed|ing)?|last day|no later than|rolling|expires?|cut-?off)\b/gi;
/** Characters. */
const near = 60;
