/** A role in the plural, in lower case but for abbreviations: "Product Manager" is "product managers", "Chief of Staff" "chiefs of staff". */
export const pluralOf = (role: string): string => {
  const [, head = role, rest = ''] = /^(.*?)((?: of | in |, ).*)?$/.exec(inRunningText(role)) ?? [];
  return `${head.replace(/(?:man|woman)$/, (end) => end.replace('man', 'men')).replace(/(?:[^aeiou]y|s|x|ch|sh|men|[^s])$/, endingOf)}${rest}`;
};

/** A name of work as it stands within a sentence: "Human Resources" is "human resources", "VP of Sales" "VP of sales". */
export const inRunningText = (name: string): string => name.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());

/** "Boston, MA" as one says it: "Boston". */
export const townIn = (place: string): string => place.replace(/, [A-Z]{2}$/, '');

/** The number with its thousands apart. */
export const figure = (count: number): string => count.toLocaleString('en-US');

function endingOf(end: string): string {
  if (end === 'men') return end;
  if (end.endsWith('y') && end.length === 2) return `${end.charAt(0)}ies`;
  return /^(?:s|x|ch|sh)$/.test(end) ? `${end}es` : `${end}s`;
}
