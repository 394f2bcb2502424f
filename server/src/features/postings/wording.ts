/** One spelling for what postings write in many ways, so that patterns stay readable; lower case, without quotes and brackets. */
export const normalise = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, ' - ')
    .replace(/\bu\.\s?s\.?(?:\s?a\.?)?(?=[\s,;)/]|$)/g, 'us')
    .replace(/\b(?:the )?united states(?: of america)?(?:'s)?\b|\busa\b|\bamerican(?= citizen)/g, 'us')
    .replace(/\b(citizens?|nationals?|persons?) of us\b/g, 'us $1')
    .replace(/\bh-?1-?b\b/g, 'h1b')
    .replace(/\bcannot\b|\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'ll\b/g, ' will')
    .replace(/\bdo not hesitate\b/g, 'feel free')
    .replace(/\black(?:s|ing)? the (?:ability|means|capacity|funds|funding|budget|resources) to\b/g, 'unable to')
    .replace(/\b(?:nobody|no one)\b/g, 'no candidate')
    .replace(/authoris/g, 'authoriz')
    .replace(/[‑-](?=[a-z])/g, ' ')
    .replace(/["“”*()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The equality statement at a posting's end names visas and citizenship without asking anything of anybody. */
export const equalOpportunity =
  /\b(?:without regard|regardless of|irrespective of|discriminat\w+|equal (?:employment )?opportunity|protected (?:by|characteristic|class|status|veteran)|on the basis of|basis of|all backgrounds)\b/;

/** At most 300 characters: of a longer sentence the stretch around the word that matters. */
export function quoteOf(sentence: string | undefined, core: RegExp): string | null {
  if (sentence === undefined) return null;
  if (sentence.length <= 300) return sentence;
  const at = sentence.toLowerCase().search(core);
  const from = at <= 150 ? 0 : sentence.indexOf(' ', at - 150) + 1;
  const cut = sentence.slice(from, from + 300);
  return from + 300 >= sentence.length ? cut : cut.slice(0, cut.lastIndexOf(' '));
}
