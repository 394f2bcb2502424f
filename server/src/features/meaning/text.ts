import { tellingWords } from '@alive/language/lexicon/telling.ts';
import { fold, wordsOf } from '@alive/language/text/text.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { wordSet } from '@alive/language/tables/tables.ts';

/**
 * What is to be embedded of a text somebody typed: without what became a condition of its own (places, pay, levels …) or was ruled
 * out, and with short forms written out ("ML" is Machine Learning); '' where no telling word is left.
 */
export const meaningText = (text: string, { mentions }: Reading): string => {
  let rest = text;
  for (const mention of mentions.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, mention.start) + (mention.negated ? '' : wordsFor(mention)) + rest.slice(mention.end);
  const plain = rest.replace(/\s+/g, ' ').trim().slice(0, longest);
  return tellingWords(plain).length > 0 ? plain : '';
};

/** Whether a text holds words that are more than a listed role, a name, a place or another plain condition: only these need their meaning. */
export const hasFreeWords = (text: string, { mentions, unread }: Reading): boolean =>
  tellingWords(mentions.length === 0 ? text : unread.join(' ')).length > 0 ||
  mentions.some((mention) => !mention.negated && isLoose(mention));

function isLoose(mention: Mention): boolean {
  switch (mention.kind) {
    case 'function':
    case 'industry':
    case 'skill':
    case 'major':
      return true;
    case 'role':
      return !mention.known || mention.certainty < leastCertain;
    default:
      return mention.certainty < leastCertain;
  }
}

/** The text, and its telling words alone where that differs: "something with climate" leans to "something", "climate" does not. */
export const variantsOf = (text: string): string[] => {
  const telling = wordsOf(text)
    .map((word) => word.text)
    .filter((word) => tellingWords(word).length > 0)
    .join(' ');
  return telling === '' || telling === fold(text) ? [text] : [text, telling];
};

/** The parts of a job that are embedded, each a text of its own: few are distinct, and the nearest one tells why a job was found. */
export const partsOf = ({ title, role, function: work, industry, skills }: Described): Parts => ({
  title: bareTitle(title),
  role: role ?? '',
  function: work ?? '',
  industry: industry ?? '',
  skills,
});

/** All of them, in which a text may stand several times. */
export const textsOf = ({ title, role, function: work, industry, skills }: Parts): string[] =>
  [title, role, work, industry, ...skills].filter((text) => text !== '');

/**
 * A title without level, season, year and number: "Summer 2027 Data Analyst Intern, Climate" is "Data Analyst Climate".
 * @internal
 */
export const bareTitle = (title: string): string =>
  (title.match(/[\p{L}\p{N}&+#/'’-]+/gu) ?? []).filter((word) => !/^(?:\d+|-+)$/.test(word) && !ranks.has(fold(word))).join(' ');

function wordsFor(mention: Mention): string {
  switch (mention.kind) {
    case 'role':
      return written(mention.text, mention.role);
    case 'function':
      return written(mention.text, mention.function);
    case 'industry':
      return written(mention.text, mention.industry);
    case 'skill':
      return written(mention.text, mention.skill);
    case 'major':
      return mention.text;
    default:
      return mention.certainty >= leastCertain ? '' : mention.text;
  }
}

/** One short word that stands for a longer name is a short form. */
const written = (text: string, name: string): string => (/^\S{1,5}$/.test(text) && name.length > text.length + 2 ? name : text);

/** As in filter.ts: below this a mention rules nothing out. */
const leastCertain = 0.8;
/** The model reads sentences. */
const longest = 200;

const ranks = wordSet('rank words');

export interface Described {
  title: string;
  role: string | null;
  function: string | null;
  industry: string | null;
  skills: readonly string[];
}

export interface Parts {
  title: string;
  /** '' where the job tells none, as with function and industry. */
  role: string;
  function: string;
  industry: string;
  skills: readonly string[];
}
