import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkedMarkdown } from './MarkedMarkdown.tsx';

describe('marks in a Markdown text', () => {
  it.each([
    ['a sentence', 'We pay. We sponsor visas. Come.', 'We sponsor visas.', ['We sponsor visas.']],
    ['the first of several lines of a list', '### Work\n\n- U.S. citizens\n- Others', 'U.S. citizens', ['U.S. citizens']],
    ['a sentence of a later block', 'One.\n\nTwo. Three.', 'Three.', ['Three.']],
    ['a sentence in part strong', 'We **do not** sponsor.', 'We **do not** sponsor.', ['We ', 'do not', ' sponsor.']],
    [
      'what is escaped',
      'Must hold a clearance \\(TS\\/SCI\\) now. Thanks.',
      'Must hold a clearance \\(TS\\/SCI\\) now.',
      ['Must hold a clearance (TS/SCI) now.'],
    ],
    [
      'what goes on after an indented line end',
      '- We sponsor\n  all visas. And more.',
      'We sponsor\n  all visas.',
      ['We sponsor\nall visas.'],
    ],
    ['what holds an entity', 'R&amp;D needs a visa. Good.', 'needs a visa.', ['needs a visa.']],
  ])('stand on %s', (_, text, quote, marked) => {
    const start = text.indexOf(quote);
    const html = shown(text, [{ start, end: start + quote.length, id: 'q' }]);
    expect([...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/gs)].map((match) => match[1])).toEqual(marked);
    expect(html.match(/id="q"/g)).toHaveLength(1);
  });

  it('leave the text as it is where there are none', () => {
    expect(shown('Nothing here.', [])).toBe('<div class="md"><p>Nothing here.</p></div>');
  });
});

const shown = (text: string, marks: { start: number; end: number; id: string }[]): string =>
  renderToStaticMarkup(createElement(MarkedMarkdown, { text, marks }));
