import { plain, wordCount } from './grammar.ts';
import { listed } from './phrases.ts';

/** What a correction takes back: "not finance", "forget about Google", "instead of Austin". */
export function takenBack(text: string): string[] {
  return [
    ...text.matchAll(
      /(?:\bnot|n't|instead of|rather than|forget(?: about| what i said about)?|scratch|remove|drop|delete|take(?= .+ (?:off|out)\b)|no more|never)\s+(?:really\s+|so much\s+|about\s+|into\s+|interested in\s+|the\s+)*([^.!?;,–—\n]+?)(?=\s+(?:but|off|out|from|it(?:'s| was| is)|–|—)\b|[.!?;,–—\n]|\s+-\s|$)/gi,
    ),
  ]
    .flatMap((match) => listed(match[1] ?? '', 5))
    .filter((phrase) => wordCount(phrase) <= 5);
}

/** "I didn't say I hate people": the things that were never said, whatever was made of them. */
export const unsaidIn = (text: string): string[] =>
  [...text.matchAll(neverSaid)].flatMap((match) =>
    listed((match[1] ?? '').trim().replace(/^(?:that )?i (?:\w+ )?(?:love|like|hate|want|do|am|need|enjoy)d?\s+/i, ''), 5),
  );

export const neverSaid = /\bI (?:didn'?t|never|did not) (?:say|said|mean|meant|tell you|told you)\b(?: that)?([^.!?\n]*)/gi;

/** What a correction puts in the place of something: "I meant Boston, not Austin" swaps Austin for Boston. */
export function swaps(text: string): Swap[] {
  const found: Swap[] = [];
  for (const match of text.matchAll(meantNot)) found.push({ from: match[2] ?? '', to: match[1] ?? '' });
  for (const match of text.matchAll(notBut)) found.push({ from: match[1] ?? '', to: match[2] ?? '' });
  for (const match of text.matchAll(saidBut)) found.push({ from: match[1] ?? '', to: match[2] ?? '' });
  return found
    .map(({ from, to }) => ({ from: from.trim(), to: to.trim() }))
    .filter(({ from, to }) => from !== '' && to !== '' && wordCount(from) <= 4 && wordCount(to) <= 4);
}

/** The phrase with what was swapped. */
export const swapped = (phrase: string, exchanges: readonly Swap[]): string =>
  exchanges.reduce((said, { from, to }) => {
    const at = ` ${said.toLowerCase()} `.search(new RegExp(`(?<=[^\\p{L}])${plain(from).replace(/[+]/g, '\\+')}(?=[^\\p{L}])`, 'u'));
    return at < 1 ? said : said.slice(0, at - 1) + to + said.slice(at - 1 + from.length);
  }, phrase);

const meantNot =
  /\b(?:meant|mean|it'?s|it was|said)\s+([^.!?;,–—\n]+?)[\s,;–—-]+(?:and\s+)?(?:not|instead of|rather than)\s+([^.!?;,–—\n]+)/gi;
const notBut = /\bnot\s+([^.!?;,–—\n]+?)(?:\s*[,;–—]|\s+-|\s+but)\s*(?:but\s+|it'?s\s+|i meant\s+|rather\s+)?([^.!?;,–—\n]+)/gi;

/** "I said Boston, but my partner moved, so only Atlanta now": what was said, and what holds now. */
const saidBut =
  /\bsaid\s+([^.!?;,–—\n]{1,60}?),?\s+but\s+(?:[^.!?\n]{0,200}\s)?(?:(?:so|now)\s+)?(?:only|just|make (?:it|that)|it'?s)\s+(\S[^.!?;,–—\n]{0,60}?)(?:\s+(?:now|instead|then|please|these days))+(?=\s*(?:[.!?;,\n]|$))/gi;

export interface Swap {
  from: string;
  to: string;
}
