import { openFlow } from './flow.ts';
import type { Grounds } from './grounds.ts';
import { openJudge, type Removed } from './judge.ts';
import { openMarkup } from './markup.ts';

/**
 * Stands between a model and the reader: takes the Markdown as the model writes it and gives what may be shown. Records are drawn from their
 * handles; names, amounts, counts, claims, addresses and ids that the grounds do not hold never come out. What comes out is the same
 * however the text was cut into pieces, holds no link, image or HTML, and is shown at most one harmless word late (see flow.ts); items of
 * lists, rows and headings are held whole, and go whole when they name an invention.
 */
export function openGuard(grounds: Grounds): Guard {
  const judge = openJudge(grounds);
  let out = '';
  let started = false;
  let breaks = 0;
  let line = '';
  let mode: 'start' | 'flow' | 'item' | 'fence' = 'start';
  let dropped: number | null = null;
  let list = { kept: 0, dropped: 0 };

  const emit = (text: string) => {
    if (text === '') return;
    out += (started ? '\n'.repeat(Math.min(2, breaks)) : '') + text;
    started = true;
    breaks = 0;
  };
  const flow = openFlow(judge, emit);
  const closeList = () => {
    if (list.dropped > 0 && list.kept === 0) {
      emit(nothingLeft);
      breaks = 2;
    }
    list = { kept: 0, dropped: 0 };
  };
  const clean = (text: string) =>
    text
      .split(' ')
      .map((word) => (word === '' ? '' : judge.clean(word)))
      .join(' ')
      .trimEnd();
  const item = () => {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    // What is told below an item that went goes with it.
    const isBelow = dropped !== null && indent > dropped;
    const heading = /^\s*#/.test(line);
    if (heading) closeList();
    const text = isBelow ? '' : judge.item(clean(line), heading);
    if (/^\s*\|/.test(text) || text.replace(/^[\s*+•\d.)-]+$/, '') !== '') {
      emit(text);
      if (!heading) list.kept++;
      dropped = null;
      return;
    }
    if (!heading && !isBelow) list.dropped++;
    if (!isBelow) dropped = indent;
    breaks = Math.max(0, breaks - 1);
  };
  const begin = () => {
    // What stands between fences is text as any other.
    if (/^\s*(?:`{3}|~{3})/.test(line)) {
      mode = 'fence';
      return;
    }
    mode = itemStart.test(line) || (dropped !== null && / {2}/.test(line.slice(0, 2))) ? 'item' : 'flow';
    if (mode === 'item') return;
    closeList();
    dropped = null;
    const words = line.split(' ');
    line = words.pop() ?? '';
    for (const word of words) if (word !== '') flow.word(word);
  };
  const endLine = () => {
    if (mode === 'start' && line.trim() !== '') begin();
    if (mode === 'item') item();
    else if (mode === 'flow') {
      if (line !== '') flow.word(line);
      flow.end();
    }
    if (mode !== 'fence') breaks++;
    line = '';
    mode = 'start';
  };
  const take = (character: string) => {
    if (character === '\n') endLine();
    else if (mode === 'fence') return;
    else if (mode === 'flow') {
      if (character !== ' ') line += character;
      else if (line !== '') {
        flow.word(line);
        line = '';
      }
    } else {
      line += character;
      if (mode === 'start' && (character === ' ' || line.length > longestMarker) && line.trim() !== '') begin();
      else if (mode === 'item' && line.length > longestItem) {
        item();
        line = '';
      }
    }
  };
  const markup = openMarkup(take);
  let links = 0;
  const taken = () => {
    judge.linked(markup.links() - links);
    links = markup.links();
    const text = out;
    out = '';
    return text;
  };
  return {
    write: (text) => {
      markup.write(text);
      return taken();
    },
    end: () => {
      markup.end();
      endLine();
      closeList();
      return taken();
    },
    removed: judge.removed,
    cited: judge.cited,
  };
}

const itemStart = /^\s*(?:(?:[-*+•▪◦–—>]|\d{1,3}[.)]|#{1,6})\s|\*\*|__|\|)/;
const longestMarker = 40;
const longestItem = 4000;
/** Stands where a list stood of which nothing could be shown. */
const nothingLeft = 'I left out what I could not check against the data.';

export type { Grounds } from './grounds.ts';

export interface Guard {
  /** Takes the next piece as it came from the model; gives what may be shown now ('' while something is held). */
  write: (text: string) => string;
  /** The rest. */
  end: () => string;
  removed: () => Removed;
  /** Handles cited, in order, each once. */
  cited: () => string[];
}
