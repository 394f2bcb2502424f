import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Screen, type SegmentAct, segmentActs } from '@alive/language/facts/training.ts';

/**
 * The annotated messages of conversations/*.tsv: "@ chips", the cards on the screen, then messages apart by blank lines, each in the parts that do
 * one thing (annotated/README.md). Throws, with file and line, where a line is malformed.
 */
export const readConversations = (): Conversed[] =>
  globSync(join(import.meta.dirname, 'conversations', '*.tsv'))
    .toSorted()
    .flatMap((path) => messagesOf(readFileSync(path, 'utf8'), basename(path, '.tsv')));

function messagesOf(file: string, set: string): Conversed[] {
  const found: Conversed[] = [];
  let screen: Screen & { rows: { name: string; employer: string; place: string }[] } = { rows: [], labels: [] };
  let current: Conversed | null = null;
  for (const [index, line] of file.split('\n').entries()) {
    if (line.startsWith('@')) {
      const labels = line
        .slice(1)
        .split(',')
        .map((one) => one.trim());
      screen = { rows: [], labels: labels.filter((one) => one !== '') };
    } else if (/^ {2}\d\. /.test(line)) {
      const [name = '', employer = '', place = ''] = line.slice(5).split(' | ');
      screen.rows.push({ name, employer, place });
    } else if (line.trim() === '' || line.startsWith('  ~')) current = null;
    else {
      const [label = '', said = ''] = line.split('\t');
      const does = segmentActs.find((one) => one === named(label));
      if (does === undefined || said === '') throw new Error(`${set}, line ${index + 1}: “${line}” is no part`);
      if (current === null) found.push((current = { set, screen, text: '', parts: [] }));
      const start = current.text === '' ? 0 : current.text.length + 1;
      current.text = current.text === '' ? said : `${current.text} ${said}`;
      current.parts.push({ start, end: current.text.length, does, row: /^one:(\d)/.exec(label)?.[1] ?? null });
    }
  }
  return found;
}

const named = (label: string): string => (label === 'judge+' ? 'like' : label.startsWith('judge') ? 'dislike' : label.replace(/:.*/, ''));

export interface Conversed {
  set: string;
  screen: Screen;
  text: string;
  parts: { start: number; end: number; does: SegmentAct; row: string | null }[];
}
