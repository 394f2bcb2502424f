import { fieldsAbroad, nounsAbroad, wordsAbroad } from './other-languages.ts';
import { type Word, wordsOf } from './text.ts';
import { titleOf } from './title-case.ts';
import { titleMeaning } from './title-names.ts';
import type { Meaning } from './types.ts';

/** Spanish and Portuguese: "ingeniero de datos", "analistas de marketing", "desarrolladores web", "directora de ventas". */
export function titleAbroad(words: readonly Word[], at: number): Title | null {
  const noun = english(words[at], nounsAbroad);
  if (noun === undefined || (abroad.has(words[at]?.text ?? '') && !links.has(words[at + 1]?.text ?? ''))) return null;
  const next = words[at + 1];
  const link = next !== undefined && next.gap === ' ' && links.has(next.text) ? 1 : 0;
  const field = words[at + 1 + link]?.gap === ' ' ? english(words[at + 1 + link], fieldsAbroad) : undefined;
  const leads = noun.endsWith(' of');
  if (field === undefined && leads) return null;
  const names = [...(leads ? noun.split(' ') : []), ...(field === undefined ? [] : [field]), ...(leads ? [] : [noun])];
  const meaning = titleMeaning(names, leads ? 0 : names.length - 1, titleOf(wordsOf(names.join(' ')), -1));
  return { from: at, to: at + 1 + (field === undefined ? 0 : link + 1), meaning };
}

function english(word: Word | undefined, table: ReadonlyMap<string, string>): string | undefined {
  const text = word?.text ?? '';
  return table.get(text) ?? table.get(text.replace(/s$/, '')) ?? table.get(text.replace(/es$/, ''));
}

const links = new Set(wordsAbroad('link'));

// English too: only with the small word behind them.
const abroad = new Set(['director']);

/** Words `from` to `to`, end exclusive. */
export interface Title {
  from: number;
  to: number;
  meaning: Extract<Meaning, { kind: 'role' }>;
}
