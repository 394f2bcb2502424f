/** A name of work as it stands within a sentence: "Human Resources" is "human resources", "VP of Sales" "VP of sales". */
export const inRunningText = (name: string): string => name.replace(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) => word.toLowerCase());

/**
 * A role as many hold it, in lower case but for abbreviations: "Product Manager" is "product managers", "Chief of Staff" "chiefs of staff".
 */
export const pluralOf = (role: string): string => {
  const [, head = role, rest = ''] = /^(.*?)((?: (?:of|in|at|for) |, ).*)?$/.exec(inRunningText(role)) ?? [];
  return `${head.replace(/(?:man|woman)$/, (end) => end.replace('man', 'men')).replace(/(?:[^aeiou]y|s|x|ch|sh|men|[^s])$/, endingOf)}${rest}`;
};

/** "An HR coordinator", "a UX designer", "an MBA". */
export const withArticle = (name: string): string =>
  `${/^(?:[aeio]|u(?!ni|se|x|ti|[iks]\b)|(?:ml|hr|sre|rn|lpn|np|ms|ma|m[bf]a|m[dph]|mp[hp]|nlp|fp)\b)/i.test(name) ? 'an' : 'a'} ${name}`;

function endingOf(end: string): string {
  if (end === 'men') return end;
  if (end.endsWith('y') && end.length === 2) return `${end.charAt(0)}ies`;
  return /^(?:s|x|ch|sh)$/.test(end) ? `${end}es` : `${end}s`;
}
