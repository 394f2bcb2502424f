/**
 * A room's words as a page: each exported text, and each exported function with odd values. `samples` holds the arguments by the name of the
 * function; one without samples is an error, so that no sentence stays unseen.
 */
export function pageOf<Files extends Record<string, object>>(title: string, files: Files, samples: Samples<Files>): string {
  const parts = Object.entries(files).map(
    ([file, words]) => `## ${file}\n${linesOf(words, (samples as Record<string, unknown>)[file], file, 3)}`,
  );
  return `# ${title}\n\nWritten by a test from the rooms’ \`copy\` files. Do not edit it.\n\n${parts.join('\n')}`;
}

function linesOf(words: object, samples: unknown, path: string, depth: number): string {
  const texts: string[] = [];
  const sections: string[] = [];
  for (const [name, value] of Object.entries(words) as [string, unknown][]) {
    const own = typeof samples === 'object' && samples !== null ? (samples as Record<string, unknown>)[name] : undefined;
    const at = `${path}.${name}`;
    if (typeof value === 'string') texts.push(`- ${name}: ${value}`);
    else if (typeof value === 'function') sections.push(`${'#'.repeat(depth)} ${name}\n${called(value as Sentence, own, at)}`);
    else if (Array.isArray(value)) texts.push(...value.map((one) => `- ${name}: ${String(one)}`));
    else if (typeof value === 'object' && value !== null)
      sections.push(`${'#'.repeat(depth)} ${name}\n${linesOf(value, own, at, depth + 1)}`);
  }
  return [...(texts.length === 0 ? [] : [`${texts.join('\n')}\n`]), ...sections].join('\n');
}

function called(sentence: Sentence, samples: unknown, at: string): string {
  if (!Array.isArray(samples) || samples.length === 0) throw new Error(`${at} has no samples`);
  const said = (samples as unknown[][]).flatMap((values) => textsIn(sentence(...values)));
  return `${[...new Set(said)].map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')}\n`;
}

/** The texts of what a function gives: one, or those of a list or of an object. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What is wrong with the words of a page, each with its line. */
export function faultsOf(page: string): string[] {
  return page
    .split('\n')
    .slice(4)
    .flatMap((line) => {
      if (line.startsWith('#')) return [];
      const found = faults.filter(([, pattern]) => pattern.test(line)).map(([name]) => name);
      const long = line
        .replace(/^- \w+: |^- /, '')
        .replaceAll(/“[^”]*”|\*\*[^*]*\*\*|\]\([^)]*\)/g, 'x')
        .split(/[.?!](?:\s|$)/)
        .filter((sentence) => sentence.split(/\s+/).filter((word) => word !== '').length > mostWords);
      return [...found, ...(long.length === 0 ? [] : ['long sentence'])].map((fault) => `${fault}: ${line}`);
    });
}

const mostWords = 25;

/** What VOICE forbids, by name. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['forbidden word', /\b(?:nobody|somebody|whom|anew|beside|besides|tells?|told)\b/i],
  ['straight quote', /["'`]/],
  ['double space', /\S {2,}\S/],
  ['semicolon', /;/],
  ['exclamation marks', /!\s*!/],
  ['0 years', /\b0 years?\b/],
  [
    'number agreement',
    /(?<![\d,.$–:-])\*{0,2}1\*{0,2} (?:jobs|internships|years|alumni|people|companies|employers|places|postings|facts|messages|hours|days|minutes|seconds|of them (?:are|have|say|don|went)|are|have|say|don)\b/,
  ],
  ['broken value', /\b(?:undefined|null|NaN)\b|\[object|\{\}/],
  ['space before a mark', / [.,?](?:\s|$)/],
  ['double mark', /\.\.|\?\.|,\.|\.,/],
];

/** All combinations of values, as arguments. */
export function each<Lists extends readonly (readonly unknown[])[]>(...lists: Lists): { [At in keyof Lists]: Lists[At][number] }[] {
  return lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]) as {
    [At in keyof Lists]: Lists[At][number];
  }[];
}

/** Names that break careless sentences: plain, long, with an s at their end, with an apostrophe, from right to left. */
export const names = [
  'Figma',
  'Brightwater Interdisciplinary Telecommunications Laboratories',
  'Goldman Sachs',
  'Sotheby’s',
  'شركة النور',
] as const;
export const counts = [0, 1, 2, 1200] as const;
/** Counts of what is there. */
export const some = [1, 2, 1200] as const;
export const either = [true, false] as const;

type Sentence = (...values: unknown[]) => unknown;
type Samples<Words> = Words extends (...values: infer Values) => unknown
  ? readonly Readonly<Values>[]
  : Words extends string | readonly unknown[]
    ? never
    : { readonly [Name in keyof Words]?: Samples<Words[Name]> };
