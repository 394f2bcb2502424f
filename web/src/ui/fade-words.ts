/**
 * A rehype plugin that puts each word of running text in a span, so that a word fades in when React first mounts it.
 * Words already on screen keep their span and stay still. Code is left alone.
 */
export function fadeWords() {
  return (tree: Node): void => visit(tree);
}

function visit(node: Node): void {
  if (!node.children || node.tagName === 'code' || node.tagName === 'pre') return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return words(child.value ?? '');
    visit(child);
    return [child];
  });
}

function words(text: string): Node[] {
  return (text.match(/\s*\S+|\s+$/g) ?? []).map((word) =>
    word.trim()
      ? { type: 'element', tagName: 'span', properties: { className: ['word'] }, children: [{ type: 'text', value: word }] }
      : { type: 'text', value: word },
  );
}

type Node = { type: string; tagName?: string; value?: string; properties?: Record<string, unknown>; children?: Node[] };
