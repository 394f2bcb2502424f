import { describe, it, expect } from 'vitest';
import { fadeWords } from './fade-words.ts';

describe('fadeWords', () => {
  it('wraps words, keeps every space and leaves code alone', () => {
    const code = { type: 'element', tagName: 'code', children: [{ type: 'text', value: 'let x' }] };
    const tree = {
      type: 'root',
      children: [{ type: 'element', tagName: 'p', children: [{ type: 'text', value: 'half of  summer ' }, code] }],
    };
    fadeWords()(tree);
    const [paragraph] = tree.children;
    const spans = paragraph?.children.map((node) => [node.type, JSON.stringify(node).includes('word')]);
    expect(spans).toEqual([
      ['element', true],
      ['element', true],
      ['element', true],
      ['text', false],
      ['element', false],
    ]);
    expect(paragraph?.children.at(-1)).toBe(code);
  });
});
