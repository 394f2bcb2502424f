/**
 * Markdown (newlines as \n) cut into blocks that can be parsed apart, each with its offset; their texts concatenated are the text. A block
 * ends at a blank line outside a fence, unless what follows is indented or goes on with a list. An answer only grows at its end, where new
 * text can still join the last two blocks, so all before those are kept from `last` when they still fit.
 */
export function splitBlocks(text: string, last: Block[] = []): Block[] {
  const settled = last.slice(0, -2);
  const prefix = settled.map((block) => block.raw).join('');
  const blocks = text.startsWith(prefix) ? settled : [];
  let start = blocks.length > 0 ? prefix.length : 0;
  let raw = '';
  let fence: string | null = null;
  let gap = false;
  for (const line of text.slice(start).match(LINES) ?? []) {
    if (gap && fence === null && line.trim() !== '' && !INDENTED.test(line) && !(LIST.test(line) && LIST.test(raw.trimStart()))) {
      blocks.push({ start, raw });
      start += raw.length;
      raw = '';
    }
    const mark = FENCE.exec(line);
    if (fence === null) fence = mark?.[1] ?? null;
    else if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '') fence = null;
    gap = line.trim() === '';
    raw += line;
  }
  return raw === '' ? blocks : [...blocks, { start, raw }];
}

const LINES = /[^\n]*\n|[^\n]+$/g;
const INDENTED = /^(\t| {2})/;
const LIST = /^ {0,3}([-*+]|\d{1,9}[.)])(\s|$)/;
const FENCE = /^\s*(`{3,}|~{3,})(.*)/;

export type Block = { start: number; raw: string };
