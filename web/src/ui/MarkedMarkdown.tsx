import type { Block } from './blocks.ts';
import { markSpans, type MarkedSpan } from './mark-spans.ts';
import { Markdown } from './Markdown.tsx';

/** A text in Markdown with parts of it marked, so that they can be pointed at; `marks` count UTF-16 units of the text. */
export function MarkedMarkdown({ text, marks }: { text: string; marks: readonly MarkedSpan[] }) {
  const marking = ({ start, raw }: Block) => {
    const spans = marks.map((mark) => ({ id: mark.id, start: mark.start - start, end: mark.end - start }));
    return [() => markSpans({ source: raw, spans })];
  };
  return <Markdown text={text} pluginsFor={marking} />;
}
