import { allOccupations } from './occupations.ts';
import { openPostings, type Postings } from './postings.ts';
import { stemOf, wordsOfTitle } from './title-words.ts';

/**
 * Indexes titles by their words. `exact` finds a title by the same words in any order, else two or more by their stems ("civil engineering"
 * is what civil engineers do), null where there is none. `byWords` scores occupations by the words, stems, pairs and last words that a title
 * shares with theirs: tf-idf with logarithmic counts (Manning, Raghavan, Schütze, "Introduction to Information Retrieval", 6.4), damped by
 * how many titles an occupation has, times how likely it is for a graduate.
 */
export const openTitleIndex = (): { add: (title: Titled) => void; finish: () => TitleIndex } => {
  const size = allOccupations().length;
  const whole = openPostings(size, 'greater');
  const parts = openPostings(size, 'sum');
  const totals = new Float64Array(size);
  const add = ({ title, numbers }: Titled) => {
    const { words, all } = wordsOfTitle(title);
    whole.add(
      new Set([keyOf(all), stemKeyOf(all)]),
      numbers.map(({ number, stars }) => ({ number, weight: 1 + 3 * stars })),
    );
    const counted = numbers.map(({ number, stars }) => ({ number, weight: (1 + stars) / Math.sqrt(numbers.length) }));
    for (const { number, weight } of counted) totals[number] = (totals[number] ?? 0) + weight;
    parts.add(featuresOf(words.length > 0 ? words : all).keys(), counted);
  };
  return { add, finish: () => searchIn(whole, parts, totals) };
};

const searchIn = (whole: Collected, parts: Collected, totals: Float64Array): TitleIndex => {
  const size = totals.length;
  const likely = Float64Array.from(allOccupations(), likelihoodOf);
  const isTeacher = Uint8Array.from(allOccupations(), ({ title }) => (title.includes('Teachers, Postsecondary') ? 1 : 0));
  // A title that many say of themselves counts more than one somebody was once called by.
  const findWhole = whole.pack((weight, number) => weight * (likely[number] ?? 0));
  const findPart = parts.pack((count, number) => Math.log1p(count) / Math.sqrt(Math.log1p(totals[number] ?? 0)));
  const scores = new Float64Array(size);
  const covered = new Float64Array(size);
  return {
    exact: (words) =>
      words.length === 0 ? null : scoredOf(findWhole(keyOf(words)) ?? (words.length > 1 ? findWhole(stemKeyOf(words)) : null)),
    byWords: (words) => nearest(allByWords(words)),
    allByWords,
    knows: (word) => findPart(`~${stemOf(word)}`) !== null,
  };

  function allByWords(words: readonly string[]): Scored[] {
    scores.fill(0);
    covered.fill(0);
    let all = 0;
    for (const [feature, weight] of featuresOf(words)) {
      const found = findPart(feature);
      const rarity = Math.log((size + 1) / ((found?.numbers.length ?? 0) + 0.5));
      const isStem = feature.startsWith('~');
      if (isStem) all += rarity;
      if (!found) continue;
      const { numbers, weights } = found;
      for (let at = 0; at < numbers.length; at++) {
        const number = numbers[at] ?? 0;
        scores[number] = (scores[number] ?? 0) + weight * rarity ** 1.5 * (weights[at] ?? 0);
        if (isStem) covered[number] = (covered[number] ?? 0) + rarity;
      }
    }
    // An engineer is none of the scientists: where the last word is one for people, occupations that nobody calls so are less likely.
    const head = stemOf(words.at(-1) ?? '');
    const heads = isAgent(words.at(-1) ?? '') ? findPart(`${head}.`) : null;
    const called = heads && new Set(heads.numbers);
    // Every subject is taught, so a subject alone is not teaching.
    const isTaught = words.some((word) => teaching.has(stemOf(word)));
    const found: Scored[] = [];
    for (let number = 0; number < size; number++) {
      const share = (covered[number] ?? 0) / all;
      const score =
        (scores[number] ?? 0) *
        (likely[number] ?? 0) *
        (0.4 + 0.6 * share * share) *
        (isTeacher[number] && !isTaught ? 0.4 : 1) *
        (called && !called.has(number) ? otherHead : 1);
      if (score > 0) found.push({ number, score });
    }
    return found;
  }
};

/** The best five, sharpened: what scores a fifth less is half as likely. */
const nearest = (all: readonly Scored[]): Scored[] => {
  const best: Scored[] = [];
  for (const one of all) {
    const at = best.findIndex(({ score }) => score < one.score);
    if (at >= 0) best.splice(at, 0, one);
    else if (best.length < 5) best.push(one);
    if (best.length > 5) best.pop();
  }
  const top = best[0]?.score ?? 1;
  return best.map(({ number, score }) => ({ number, score: (score / top) ** 3, raw: score }));
};

const scoredOf = (found: Postings | null): Scored[] | null =>
  found && Array.from(found.numbers, (number, at) => ({ number, score: found.weights[at] ?? 0 }));

/** What of a title is compared, with its weight. */
const featuresOf = (words: readonly string[]): Map<string, number> => {
  const features = new Map<string, number>();
  const stems = words.map(stemOf);
  const head = stems.at(-1) ?? '';
  for (const [at, word] of words.entries()) {
    const stem = stems[at] ?? '';
    features.set(word, weights.word);
    features.set(`~${stem}`, weights.stem);
    const next = stems[at + 1];
    if (next === undefined) continue;
    features.set(`${stem} ${next}`, weights.pair);
    if (words.length > 2) features.set(`${stem} ~ ${head}`, weights.withHead);
  }
  if (head !== '') features.set(`${head}.`, weights.head);
  return features;
};

/** Tried on a seventh of the titles that people gave of themselves, left out of the index. */
const weights = { word: 0.5, stem: 1, pair: 1.5, withHead: 0.7, head: 1 };

/** How likely an occupation is among those that graduates and students ask for: by its people, less where no degree is asked for. */
const likelihoodOf = ({ employment, entry }: { employment: number | null; entry: string | null }): number => {
  const asks = entry === null || /degree/.test(entry) ? 1 : 0.7;
  return asks * (1 + Math.log1p((employment ?? 5000) / 1000) / 10);
};

const keyOf = (words: readonly string[]): string => words.toSorted().join(' ');
/** Only the last word may differ in form: a product manager does product management, but no production. */
const stemKeyOf = (words: readonly string[]): string => `~${keyOf([...words.slice(0, -1), stemOf(words.at(-1) ?? '')])}`;

/** What is left of the score of an occupation that nobody calls by the text's last word. */
const otherHead = 0.6;
const isAgent = (word: string): boolean => /(?:er|or|ist|ian|yst)$/.test(word);

const teaching = new Set(['teaching', 'teacher', 'professor', 'instructor', 'lecturer', 'faculty', 'educator', 'education'].map(stemOf));

type Collected = ReturnType<typeof openPostings>;

export interface TitleIndex {
  exact: (words: readonly string[]) => readonly Scored[] | null;
  /** The best five. */
  byWords: (words: readonly string[]) => readonly Scored[];
  /** All that share a word, unsorted. */
  allByWords: (words: readonly string[]) => readonly Scored[];
  /** Whether any title has a word of this stem. */
  knows: (word: string) => boolean;
}

export interface Scored {
  number: number;
  score: number;
  /** Before the best is 1; absent for a title of the tables. */
  raw?: number;
}

/** A title with the occupations that it stands under. */
export interface Titled {
  title: string;
  /** A star for what some say of themselves, two for what most do, three for an occupation's own title. */
  numbers: { number: number; stars: number }[];
}
