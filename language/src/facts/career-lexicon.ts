import { workKeyOf } from '../titles/occupation.ts';
import type { Lexicon, Name } from './lexicon.ts';
import { employerKey, employerNamed } from '../lexicon/industries.ts';
import { ownKey } from '../places/place-keys.ts';
import { read } from '../entities/read.ts';
import { isHeadNoun } from '../titles/title-names.ts';
import type { Mention } from '../entities/types.ts';
import type { OpenVocabulary } from '../lexicon/vocabulary.ts';
import { wordSet } from '../tables/tables.ts';

/** Today's lists as the lexicon that facts are read with: roles, skills, employers and places by their keys. */
export const openLexicon = (vocabulary: OpenVocabulary): Lexicon => ({
  namesIn: (text) => {
    const found: Name[] = [];
    for (const mention of read(text, vocabulary).mentions) {
      const name = nameOf(mention, text);
      if (name !== null && (found.at(-1)?.end ?? 0) <= mention.start) found.push({ start: mention.start, end: mention.end, ...name });
    }
    return found;
  },
});

function nameOf(mention: Mention, text: string): Omit<Name, 'start' | 'end'> | null {
  const sure = mention.certainty >= 0.9;
  if (mention.kind === 'place') {
    const value = ownKey(mention.place) ?? mention.keys[0];
    // A region without a key of its own would be its whole country.
    const isWhole = value !== undefined && /^[a-z]{2}$/.test(value) && mention.type === 'region';
    return value === undefined || isWhole
      ? null
      : {
          kind: 'place',
          value,
          label: mention.place.label,
          certainty: sure && !/^\s\p{Lu}\p{Ll}/u.test(text.slice(mention.end, mention.end + 4)) ? 'certain' : 'likely',
        };
  }
  if (mention.kind === 'remote') return null;
  if (mention.kind === 'skill')
    return { kind: 'skill', value: `skill:${mention.skill}`, label: mention.skill, certainty: sure ? 'certain' : 'likely' };
  if (mention.kind === 'company') {
    const whole = employerKey(mention.text) === employerKey(mention.company) || employerNamed(mention.text)?.name === mention.company;
    return {
      kind: 'employer',
      value: employerKey(mention.company),
      label: mention.company,
      certainty: whole && !standsInName(text, mention) ? 'certain' : 'likely',
    };
  }
  if (mention.kind !== 'role' || !mention.known) return null;
  // "Biology" points to biologists and is not yet their title.
  const last = mention.text.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const titled = isTitle(last);
  return {
    kind: 'work',
    value: workKeyOf(mention.title) ?? workKeyOf(mention.role),
    label: mention.role,
    certainty: titled && sure ? 'certain' : 'likely',
    ...(!mention.text.trim().includes(' ') && generic.has(last.replace(/s$/, '')) ? { generic: true } : {}),
  };
}

/** "Tidewater Labs" is not the Tidewater of the list: another capital stands alongside it. */
const standsInName = (text: string, { start, end }: Mention): boolean =>
  /^(?:\s|-)+(?:&\s)?\p{Lu}/u.test(text.slice(end, end + 6)) ||
  isNamePart(/(\p{Lu}[\p{L}'’.]+)(?:\s&)?\s$/u.exec(text.slice(Math.max(0, start - 30), start))?.[1]);
const isNamePart = (word: string | undefined): boolean =>
  word !== undefined &&
  !/^(?:or|and|also|the|maybe|then|like|at|for|in|not|plus|but|honestly|possibly|perhaps|probably|either|my|i)$/i.test(word);

const isTitle = (word: string): boolean =>
  isHeadNoun(word) ||
  isHeadNoun(word.replace(/s$/, '')) ||
  /(?:ers?|ors?|ists?|ians?|eers?|ants?|nurses?|chefs?|pilots?|vets?|[A-Z]{2,4})$/.test(word) ||
  /^[a-z]{2,3}$/.test(word);
/** Titles that say little alone: other words before them change the trade. */
const generic = wordSet('generic lexicon nouns');
