import { rowsOf } from './tables.ts';

/**
 * A title's words in the form under which titles are compared, and apart from them the words that tell a level. "Sr. SWE II, Web Apps" is
 * `senior`, `2` and `software engineer web app`. Singular, without accents, British spelling as American, abbreviations written out.
 */
export const wordsOfTitle = (title: string): TitleWords => {
  const found: TitleWords = { words: [], levels: [], all: [] };
  const text = fold(title.slice(0, longest))
    .replaceAll('&', ' and ')
    .replaceAll(levelPhrases, (phrase) => phrase.replaceAll(/[\s-]/g, ''));
  for (const [raw] of text.matchAll(/[a-z0-9]+(?:['’][a-z]+)?(?:\+\+|#)?/g)) {
    const word = raw.replace(/['’]s?/, '');
    for (const one of (writtenOut.get(word) ?? american(word)).split(' ')) {
      const plain = singular(one);
      if (small.has(plain)) continue;
      found.all.push(plain);
      (levelWords.has(plain) ? found.levels : found.words).push(plain);
    }
  }
  return found;
};

/** A title as written without its words for a level. */
export const withoutLevels = (title: string): string =>
  title
    .replaceAll(levelPhrases, ' ')
    .split(/\s+/)
    .filter((word) => {
      const { words, levels } = wordsOfTitle(word);
      return word === '&' || levels.length === 0 || words.length > 0;
    })
    .join(' ');

/** A word without the endings that tell an agent from an activity or a field: "curator", "curation", "engineer" and "engineering" as one. */
export const stemOf = (word: string): string => {
  let stem = word;
  while (stem.length > 4) {
    const shorter = stem.replace(endings, '');
    if (shorter === stem || shorter.length < 3) break;
    stem = shorter;
  }
  return stem;
};

export interface TitleWords {
  words: string[];
  levels: string[];
  /** Both, in their order. */
  all: string[];
}

/** Lower case, accents removed. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|news)$/.test(word)) return irregular.get(word) ?? word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const irregular = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['people', 'person'],
  ['children', 'child'],
  ['media', 'media'],
]);

const american = (word: string): string => {
  const pair = spellings.find(({ british }) => word.includes(british));
  return pair ? word.replace(pair.british, pair.american) : word;
};

const spellings = rowsOf('spellings.tsv').map(([british = '', american = '']) => ({ british, american }));

const endings = /(?:ational|ation|ition|ator|itor|ing|er|or|ist|ism|ion|ment|ical|ics|ic|ally|ance|ence|ant|ent|ary|ory|ive|y|e)$/;

const listOf = (text: string): string[] => text.split(' ');

/** Two words that tell a level only together. */
const levelPhrases =
  /\b(?:full|part)[\s-]time\b|\b(?:entry|mid)[\s-]level\b|\b(?:early|mid)[\s-]career\b|\bnew[\s-]grad(?:uate)?s?\b|\bco[\s-]op\b|\b(?:summer|winter|spring|fall|off[\s-]cycle)[\s-](?:analyst|associate)s?\b/gi;

/** Words that tell how far along somebody is, in their singular. */
const levelWords = new Set(
  listOf(
    'intern internship coop trainee apprentice apprenticeship junior senior graduate grad newgrad newgraduate summeranalyst winteranalyst springanalyst fallanalyst offcycleanalyst summerassociate winterassociate springassociate fallassociate offcycleassociate entrylevel earlycareer midlevel midcareer experienced principal staff lead i ii iii iv v 1 2 3 4 5 summer fall winter spring autumn 2023 2024 2025 2026 2027 2028 2029 2030 undergraduate phd placement rotational season seasonal parttime fulltime temporary remote hybrid onsite term semester undergrad sophomore freshman bachelor january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
);

const small = new Set(listOf('of the and for in a an to at or with on by our your'));

/** Abbreviations in titles, each with the one thing it stands for there; docs/occupations.md tells their source. */
const writtenOut = new Map(rowsOf('abbreviations.tsv').map(([short = '', meaning = '']) => [short, meaning]));

/** Characters of a title that are read. */
const longest = 300;
