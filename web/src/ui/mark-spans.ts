/**
 * A rehype plugin that marks parts of a Markdown source where they stand in the text: what lies in a span becomes `mark` elements, the
 * first of which has its id and can be focused. Offsets are UTF-16 units of the source; escapes and trimmed spaces are stepped over.
 */
export function markSpans({ source, spans }: { source: string; spans: readonly MarkedSpan[] }) {
  const begun = new Set<MarkedSpan>();
  const visit = (node: Node): void => {
    if (!node.children) return;
    node.children = node.children.flatMap((child) => {
      if (child.type === 'text') return pieces(child, source, spans, begun);
      visit(child);
      return [child];
    });
  };
  return (tree: Node): void => visit(tree);
}

/** A text cut where spans begin and end. */
function pieces(node: Node, source: string, spans: readonly MarkedSpan[], begun: Set<MarkedSpan>): Node[] {
  const value = node.value ?? '';
  const from = node.position?.start?.offset;
  const to = node.position?.end?.offset;
  if (from === undefined || to === undefined || !spans.some(({ start, end }) => start < to && end > from)) return [node];
  const spanOf = offsetsOf(value, source.slice(0, to), from).map((at) => spans.find(({ start, end }) => start <= at && at < end));
  const cut: Node[] = [];
  for (let i = 0; i < value.length;) {
    const span = spanOf[i];
    const start = i;
    while (i < value.length && spanOf[i] === span) i++;
    const text = { type: 'text', value: value.slice(start, i) };
    cut.push(span ? mark(text, span, begun) : text);
  }
  return cut;
}

/** Where each unit of a text stands in its source; what the source writes otherwise, such as an entity, stands where it begins. */
function offsetsOf(value: string, source: string, from: number): number[] {
  let at = from;
  return value.split('').map((unit) => {
    const found = source.indexOf(unit, at);
    if (found < 0 || found - at > longestStep) return at;
    at = found + 1;
    return found;
  });
}

function mark(text: Node, span: MarkedSpan, begun: Set<MarkedSpan>): Node {
  const properties = begun.has(span) ? {} : { id: span.id, tabIndex: -1 };
  begun.add(span);
  return { type: 'element', tagName: 'mark', properties, children: [text] };
}

/** How far a source may write something that its text does not hold: indentation after a line end. */
const longestStep = 12;

export type MarkedSpan = { start: number; end: number; id: string };
type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  position?: { start?: { offset?: number }; end?: { offset?: number } };
};
