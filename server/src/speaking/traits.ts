import { isActivity, plain } from '#listening/grammar.ts';
import type { Trait } from './trait.ts';
import { traitsOfCraft } from './traits-of-craft.ts';
import { traitsOfHands } from './traits-of-hands.ts';
import { traitsOfMind } from './traits-of-mind.ts';
import { traitsWithPeople } from './traits-with-people.ts';

/**
 * What a phrase shows about somebody: the trait most of its words point to, the word that carries it counting most; null for none.
 */
export function traitOf(phrase: string): Trait | null {
  // The first word of an activity carries it, the head of a thing: "video games" are games.
  const words = plain(phrase.replace(/ (?:with|on|at|in|from|for|over|during|until) .*$/i, '')).split(' ');
  const rest = plain(phrase).split(' ').slice(words.length);
  const head = (words.join(' ').split(' of ')[0] ?? '').split(' ').length - 1;
  const carrier = isActivity(phrase) ? 0 : head;
  const scored = traits.map((trait) => ({
    trait,
    score:
      words.reduce(
        (sum, word, at) => sum + (trait.signs.test(word) ? (at === carrier ? 3 : at === head ? 2.5 : 2) : trait.weak?.test(word) ? 1 : 0),
        0,
      ) + rest.filter((word) => trait.signs.test(word)).length,
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  // A word that many traits share says nothing by itself.
  return best && best.score > 1 ? best.trait : null;
}

/** What the word that carries a phrase shows, whatever stands around it; null for nothing. */
export function traitOfHead(phrase: string): Trait | null {
  const [head = ''] = phrase.split(/ (?:with|on|at|in|from|for|over|during|until|of|who|that) /i);
  const words = plain(head).split(' ');
  const carriers = isActivity(phrase) ? words.slice(0, 1) : words;
  return traits.find(({ signs, tedious }) => carriers.some((word) => signs.test(word) && !tedious.includes(word))) ?? null;
}

/** What a whole message shows, and by which words: the trait that two or more of its words point to, more than to any other; null for none. */
export function traitIn(message: string): { trait: Trait; words: string[] } | null {
  const words = [...new Set(plain(message).split(' '))];
  const [best, second] = traits
    .map((trait) => ({ trait, words: words.filter((word) => trait.signs.test(word)) }))
    .toSorted((a, b) => b.words.length - a.words.length);
  return best && best.words.length > 1 && best.words.length > (second?.words.length ?? 0) ? best : null;
}

/** The trait that leads to a kind of work, the one of the phrases first; null for none. */
export const traitFor = (work: string, phrases: readonly string[]): { trait: Trait; phrase: string } | null => {
  for (const phrase of phrases) {
    const trait = traitOf(phrase);
    if (trait?.functions.includes(work)) return { trait, phrase };
  }
  return null;
};

const traits: readonly Trait[] = [...traitsWithPeople, ...traitsOfMind, ...traitsOfHands, ...traitsOfCraft];
