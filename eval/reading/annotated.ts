import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  requestActs,
  type NamedSpan,
  type SaidOf,
  type SaidWhen,
  type Setting,
  settings,
  modalities,
  times,
} from '@alive/language/facts/training.ts';

/**
 * The annotated messages of annotated/*.tsv, a line each: where it is said, what it does as a whole, and its text with marks of what a careful
 * reader understands, "{w:nurses} who used to be {w.past:teachers}" (annotated/README.md). Throws, with file and line, where a line is malformed.
 */
export const readAnnotated = (): Annotated[] =>
  globSync(join(import.meta.dirname, 'annotated', '*.tsv'))
    .toSorted()
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (line.trim() === '') return [];
          try {
            return [{ ...parsed(line), set: basename(path, '.tsv') }];
          } catch (error) {
            throw new Error(`${basename(path)}, line ${index + 1}: ${String(error)}`, { cause: error });
          }
        }),
    );

function parsed(line: string): Omit<Annotated, 'set'> {
  const [where = '', act = '', marked = ''] = line.split('\t');
  const setting = settings.find((one) => one === where);
  if (setting === undefined) throw new Error(`“${where}” is no setting`);
  if (!requestActs.some((one) => one === act)) throw new Error(`“${act}” is no act`);
  const marks: Mark[] = [];
  let text = '';
  let last = 0;
  for (const match of marked.matchAll(/\{(\w)(?:\.(\w+))?:([^{}]+)\}/g)) {
    text += marked.slice(last, match.index);
    const [all, letter = '', time, words = ''] = match;
    const says = letters.get(letter);
    const when = times.find((one) => one === time);
    if (says === undefined || (time !== undefined && when === undefined)) throw new Error(`“${all}” is no mark`);
    marks.push({ start: text.length, end: text.length + words.length, says, when: when ?? null });
    text += words;
    last = match.index + all.length;
  }
  text += marked.slice(last);
  if (/[{}]/.test(text)) throw new Error('a brace is left');
  return { setting, act, text, marks };
}

/** w anted, j oined, p referred, n ot, d ropped, a ccepted, m entioned. */
const letters: ReadonlyMap<string, SaidOf> = new Map(modalities.map((one) => [one === 'refused' ? 'n' : one.slice(0, 1), one] as const));

export interface Mark extends Omit<NamedSpan, 'kind' | 'ruled'> {
  says: SaidOf;
  when: SaidWhen | null;
}

export interface Annotated {
  setting: Setting;
  act: string;
  text: string;
  marks: Mark[];
  set: string;
}
