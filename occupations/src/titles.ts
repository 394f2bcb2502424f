import { allOccupations, nameOf } from './occupations.ts';
import { lazily, remembered, rowsOf, textOf } from './tables.ts';
import { openTitleIndex, type Scored, type Titled, type TitleIndex } from './title-index.ts';
import { wordsOfTitle } from './title-words.ts';

/**
 * The occupations that a title may stand for, the likeliest first, at most five, with weights that add up to at most 1. A title that stands
 * in the tables, as it is or without its words for a level, has the occupations that it stands under (`by` is "title"); any other those of
 * the title it ends with ("ending"), else those whose titles share most of its telling words ("words"). Of several the words of `context`, such as a
 * team's name, favour those they tell of. Empty where no word tells of work. Takes about 0.1 ms; the first call reads the tables.
 */
export const findOccupations = (title: string, context = ''): Candidate[] => withOthers(title, everyOccupation(title, context).slice(0, 5));

/** Where a title stands under less than three occupations, those are added that its words tell of: titles are not used alike everywhere. */
const withOthers = (title: string, found: readonly Candidate[]): Candidate[] => {
  if (found.length === 0 || found.length >= enough || found[0]?.by === 'words') return [...found];
  const others = candidates(index().byWords(wordsOfTitle(title).words), 'words').filter(
    ({ number }) => !found.some((one) => one.number === number),
  );
  const share = others.length === 0 ? 0 : ofOthers;
  return [...weighed(found, 1 - share), ...weighed(others, share)].slice(0, 5);
};

const weighed = (some: readonly Candidate[], share: number): Candidate[] =>
  some.map(({ number, code, title, weight, by }) => ({ number, code, title, weight: weight * share, by }));

/** So many need no others. */
const enough = 3;
/** The weight of all others together. */
const ofOthers = 0.15;

/** All of them, however many. */
export const everyOccupation = (title: string, context = ''): Candidate[] => {
  const { found, by } = lookUp(title);
  const scores = context === '' ? [...found] : favoured(found, index().byWords(wordsOfTitle(context).words));
  return candidates(scores, by);
};

const candidates = (scores: readonly Scored[], by: Candidate['by']): Candidate[] => {
  const sum = scores.reduce((all, { score }) => all + score, 0);
  return scores
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ number, score }) => {
      const occupation = allOccupations()[number];
      return occupation ? { number, code: occupation.code, title: occupation.title, weight: score / sum, by } : [];
    });
};

/** How surely a text names work: 0 where no word of it is known, 100 for each word of a title of the tables. */
export const fitOf = (text: string): number => {
  const { found, titled } = lookUp(text);
  // An abbreviation is one word, whatever it stands for.
  return titled > 0 ? 100 * Math.min(titled, text.trim().split(/[\s/]+/).length) : Math.max(0, ...found.map(({ raw }) => raw ?? 0));
};

/** Whether a text is a title of the tables, as it is or without its words for a level. */
export const isTitle = (text: string): boolean => {
  const { words, all } = wordsOfTitle(text);
  return index().exact(all) !== null || index().exact(words) !== null;
};

/** Whether a title's words for a level belong to it: "school principal" and "remote sensing scientist", not "senior accountant". */
export const needsLevels = (title: string): boolean => {
  const { words, levels, all } = wordsOfTitle(title);
  if (levels.length === 0 || index().exact(all) === null) return false;
  return index().exact(words) === null || levels.some((level) => alsoOther.has(level));
};

/** Words for a level that mean something else within a title. */
const alsoOther = new Set(['remote', 'staff', 'lead', 'principal', 'placement', 'season', 'seasonal', 'temporary']);

/** `titled` is how many words stand in the tables as one title: all of them, the last ones, or none. Kept while one title is being read. */
const lookUp = (title: string): LookedUp => {
  const known = recent.get(title);
  if (known) return known;
  if (recent.size >= 20) recent.clear();
  const found = lookUpAnew(title);
  recent.set(title, found);
  return found;
};

const recent = new Map<string, LookedUp>();

interface LookedUp {
  found: readonly Scored[];
  by: Candidate['by'];
  titled: number;
}

const lookUpAnew = (title: string): LookedUp => {
  const { words, all } = wordsOfTitle(title);
  const { exact, byWords } = index();
  const whole = exact(all) ?? exact(words);
  if (!whole && leading.test(title)) return lookUp(title.replace(leading, '$1 manager'));
  if (whole?.length === 1) return { found: whole, by: 'title', titled: words.length };
  const likeness = byWords(words);
  if (whole) return { found: favoured(whole, likeness), by: 'title', titled: words.length };
  // An "engineering program" is engineering: the word tells the form in which it is done.
  const plain = words.slice(0, 1 + words.findLastIndex((word) => !ofForm.has(word)));
  if (plain.length > 0 && plain.length < words.length) return lookUp(plain.join(' '));
  // "Software engineer research" is the work of the one it names.
  const agent = 1 + words.findLastIndex((word) => heads.has(word));
  if (agent > 1 && agent < words.length) return lookUp(words.slice(0, agent).join(' '));
  // A "group product manager" is a product manager: what stands before a title narrows it.
  for (let from = 1; from <= words.length - 2; from++) {
    const title = exact(words.slice(from));
    if (title) return { found: favoured(joined(title, headed(words, from)), likeness), by: 'ending', titled: words.length - from };
  }
  // "Associate paralegal": one word is enough where most of those who do it call themselves so.
  const last = namesOne.test(words.at(-1) ?? '') ? exact(words.slice(-1)) : null;
  if (last?.length === 1 && (last[0]?.score ?? 0) >= 4 && words.length > 1)
    return { found: favoured(last, likeness), by: 'ending', titled: 1 };
  return { found: likeness, by: 'words', titled: 0 };
};

/** Words that name one who does a work, but none that only tell a place in an organisation. */
const namesOne =
  /^(?!(?:director|officer|manager|coordinator|administrator|supervisor|adviser|advisor|partner|leader|owner|operator|member|master|producer|minister|worker)$).*(?:er|or|ist|ian|yst|paralegal|nurse|clerk|aide|chef|pilot)$/;

/** "Head of Sales" manages them. */
const leading = /^(?:head of|(?:director|[sea]?vp|(?:(?:senior|executive|assistant) )?vice president)(?: of|,)?) (.+)$/i;

/** The longest title that begins as the words do and ends as they end: a "photonics design engineer" is a photonics engineer too. */
const headed = (words: readonly string[], from: number): readonly Scored[] | null => {
  const head = words.at(-1) ?? '';
  for (let to = Math.min(from, words.length - 2); to > 0; to--) {
    const title = index().exact([...words.slice(0, to), head]);
    if (title) return title;
  }
  return null;
};

/** Both, where there are two: the other counts somewhat less. */
const joined = (one: readonly Scored[], other: readonly Scored[] | null): readonly Scored[] => {
  if (!other) return one;
  const scores = new Map(shares(one, 1));
  for (const [number, share] of shares(other, 0.6)) scores.set(number, (scores.get(number) ?? 0) + share);
  return Array.from(scores, ([number, score]) => ({ number, score }));
};

const shares = (scores: readonly Scored[], whole: number): [number, number][] => {
  const sum = scores.reduce((all, { score }) => all + score, 0);
  return scores.map(({ number, score }) => [number, (whole * score) / sum]);
};

/** Words that mostly end a title. */
const heads = new Set(
  'accountant analyst architect consultant coordinator designer developer engineer manager nurse researcher scientist specialist teacher technician'.split(
    ' ',
  ),
);

/** Words that end a title and tell in what form one works. */
const ofForm = new Set(
  'program student position opportunity role track conversion academy rotation fellowship master team professional upcoming'.split(' '),
);

/** Scores where those count up to three times that something else tells of too. */
const favoured = (scores: readonly Scored[], by: readonly Scored[]): Scored[] => {
  const top = by[0]?.score ?? 1;
  return scores.map(({ number, score }) => ({
    number,
    score: score * (1 + 2 * ((by.find((one) => one.number === number)?.score ?? 0) / top)),
  }));
};

/** Every occupation's likeness to a text by the words of its titles, as a part of the best one's; and which of the words stand in titles. */
export const scoresByWords = (text: string): { scores: Map<number, number>; known: Set<string> } => {
  const { words } = wordsOfTitle(text);
  const { allByWords, knows } = index();
  const known = text.split(' ').filter((word) => wordsOfTitle(word).words.some(knows));
  return { scores: new Map(allByWords(words).map(({ number, score }) => [number, score])), known: new Set(known) };
};

/** What else an occupation is called, at most `most` titles, first those that people say of themselves; none that only says less. */
export const alsoCalled = (number: number, most = 5): string[] => {
  const own = new Set(wordsOfTitle(allOccupations()[number]?.title ?? '').words);
  return (names()[number] ?? []).filter((title) => wordsOfTitle(title).words.some((word) => !own.has(word))).slice(0, most);
};

/**
 * Occupations one of whose titles has a word that begins with what is typed, at most ten; `matched` is that title. A title that begins with
 * it goes before one that contains it, then what most people do, then the shorter title. Where there is none, those that what is typed is
 * a title of all the same, in another form or narrowed: "iOS engineer".
 */
export const suggestOccupations = (typed: string): { number: number; matched: string }[] =>
  suggestedFor(typed.trim().replaceAll(/\s+/g, ' ').toLowerCase());

/** One letter finds ten thousand titles, and everybody begins with the same few. */
const suggestedFor = remembered((query: string): { number: number; matched: string }[] => {
  if (query === '') return [];
  const { lines, lower } = searchable();
  const found = new Map<number, { number: number; matched: string; rank: number }>();
  for (const before of ['\n', ' ']) {
    for (let at = lower.indexOf(before + query); at >= 0; at = lower.indexOf(before + query, at + 1)) {
      const start = lower.lastIndexOf('\n', at) + 1;
      const { title, numbers } = titledOf(lines.slice(start, lines.indexOf('\n', start)));
      if (at - start >= title.length) continue;
      const isWhole = title.length - query.length < 2 && at < start;
      for (const { number, stars } of numbers) {
        const people = Math.log1p(allOccupations()[number]?.employment ?? 0);
        const rank = (isWhole ? 30 : at < start ? 12 : 0) + 2 * stars + people - title.length / 20;
        if (rank > (found.get(number)?.rank ?? -Infinity)) found.set(number, { number, matched: title, rank });
      }
    }
  }
  const named = [...found.values()].sort((one, other) => other.rank - one.rank);
  return (named.length > 0 ? named : titledAlike(query)).slice(0, 10).map(({ number, matched }) => ({ number, matched }));
});

const titledAlike = (query: string): { number: number; matched: string }[] =>
  everyOccupation(query).flatMap(({ number, by }) => {
    const occupation = allOccupations()[number];
    return by === 'words' || !occupation ? [] : { number, matched: nameOf(occupation) };
  });

/** Every title, those of today that the public tables lack among them, on a line of its own, with the occupations that it stands under. */
const linesOfTitles = (): string => {
  const numbers = new Map(allOccupations().map(({ code, number }) => [code, number]));
  const more = rowsOf('more-titles.tsv').flatMap(([code = '', list = '']) => {
    const number = numbers.get(code);
    if (number === undefined) throw new Error(`more-titles.tsv: there is no occupation ${code}`);
    return list.split(', ').map((title) => `${title}\t${number}*****`);
  });
  // "Kindergarten Teachers, Except Special Education" are kindergarten teachers.
  const own = allOccupations().flatMap((occupation) => {
    const titles = [occupation.title, ...(/,? \(?(?:Except|Including) /.test(occupation.title) ? [nameOf(occupation)] : [])];
    return titles.map((title) => `${title}\t${occupation.number}***`);
  });
  return `${textOf('titles.tsv')}${[...more, ...own].join('\n')}\n`;
};

/** A line of `titles.tsv`: a star for what some say of themselves, two for what most do, three for an occupation's own title. */
const titledOf = (line: string): Titled => {
  const [title = '', cells = ''] = line.split('\t');
  return { title, numbers: cells.split(' ').map((cell) => ({ number: parseInt(cell, 10), stars: cell.split('*').length - 1 })) };
};

const eachTitle = function* (): Generator<Titled> {
  for (const line of linesOfTitles().split('\n')) if (line !== '') yield titledOf(line);
};

let prepared: TitleIndex | null = null;

const index = (): TitleIndex => {
  if (prepared) return prepared;
  const { add, finish } = openTitleIndex();
  for (const title of eachTitle()) add(title);
  return (prepared = finish());
};

/** Reads the tables ahead of the first question, a few milliseconds at a time; `pause` lets others have their turn. Half a second in all. */
export const prepareTitles = async (pause: () => Promise<void>): Promise<void> => {
  const { add, finish } = openTitleIndex();
  for (const title of eachTitle()) {
    if (prepared) return;
    add(title);
    await pause();
  }
  await pause();
  prepared ??= finish();
};

const names = lazily(() => {
  const all: { title: string; stars: number }[][] = allOccupations().map(() => []);
  for (const line of textOf('titles.tsv').trimEnd().split('\n')) {
    const { title, numbers } = titledOf(line);
    for (const { number, stars } of numbers) all[number]?.push({ title, stars });
  }
  return all.map((list) =>
    list
      .sort((one, other) => other.stars - one.stars || one.title.length - other.title.length)
      .slice(0, 12)
      .map(({ title }) => title),
  );
});

const searchable = lazily(() => {
  const lines = `\n${linesOfTitles()}`;
  return { lines, lower: lines.toLowerCase() };
});

export interface Candidate {
  /** Its place in `allOccupations`. */
  number: number;
  code: string;
  title: string;
  /** Between 0 and 1. */
  weight: number;
  by: 'title' | 'ending' | 'words';
}
