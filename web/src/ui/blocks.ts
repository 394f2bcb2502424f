import { Lexer } from 'marked';

/**
 * Markdown (newlines as \n) as its top-level blocks, each with its offset; their texts concatenated are the text. An answer only grows at
 * its end, where new text can still change the last few blocks (a heading's underline, a list that goes on after a blank line), so all
 * before those are kept from `last` when they still fit.
 */
export function splitBlocks(text: string, last: Block[] = []): Block[] {
  const settled = last.slice(0, -UNSETTLED);
  const prefix = settled.map((block) => block.raw).join('');
  const kept = text.startsWith(prefix) ? settled : [];
  let start = kept.length > 0 ? prefix.length : 0;
  const tail = new Lexer({ gfm: true }).blockTokens(text.slice(start)).map(({ raw }) => {
    const block = { start, raw };
    start += raw.length;
    return block;
  });
  return [...kept, ...tail];
}

const UNSETTLED = 4;

export type Block = { start: number; raw: string };
