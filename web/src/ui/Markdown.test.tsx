import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown.tsx';

const drawn = (text: string, mayLink?: (href: string) => boolean, streaming = false): string =>
  renderToStaticMarkup(<Markdown text={text} mayLink={mayLink} streaming={streaming} />);
const posting = 'https://jobs.example.com/1?a=b';
const onlyPosting = (href: string): boolean => href === posting;
const hostile = [
  '![a kitten](https://evil.example/x.png)',
  '![](https://evil.example/x.png?said=secret)',
  '[![a kitten](https://evil.example/x.png)](https://evil.example)',
  '![a kitten][1]\n\n[1]: https://evil.example/x.png',
  '<img src="https://evil.example/x.png">',
  '<a href="https://evil.example">Apply</a>',
  '[Apply](https://evil.example)',
  '[Apply](<https://evil.example>)',
  '[Apply][1]\n\n[1]: https://evil.example',
  '[Apply](//evil.example)',
  '[Apply](javascript:alert(1))',
  '[Apply](java&#115;cript:alert(1))',
  '[Apply](data:text/html,x)',
  '[Apply](https://jobs.example.com.evil.example/1?a=b)',
  '[Apply](https://jobs.example.com@evil.example/1?a=b)',
  '[Apply](/dashboard)',
  '<https://evil.example>',
  'https://evil.example and www.evil.example and me@evil.example',
  'Said[^1].\n\n[^1]: https://evil.example',
  '| a | b |\n| - | - |\n| [x](https://evil.example) | ![y](https://evil.example/x.png) |',
  '- [ ] [x](https://evil.example)',
];

describe('an answer in Markdown', () => {
  it.each(hostile)('draws no image and only the links that it may: %s', (text) => {
    for (const streaming of [false, true]) {
      const html = drawn(text, onlyPosting, streaming);
      expect(html).not.toMatch(/<(?:a|img|iframe|style|script|svg)\b|\bsrc=|\bhref=/);
    }
    expect(drawn(text)).not.toMatch(/<img|\bsrc=|href="(?!https?:|#|mailto:)/);
  });
  it('keeps the words of a link that it may not draw', () => {
    expect(drawn('You can [apply there](https://evil.example) today.', onlyPosting)).toContain('You can apply there today.');
  });
  it('draws a link that it may, to leave in a new tab, with its host', () => {
    const html = drawn(`[Open the posting](${posting})`, onlyPosting);
    expect(html).toContain(`<a href="${posting}" target="_blank" rel="noreferrer noopener">Open the posting`);
    expect(html).toContain('(jobs.example.com)');
  });
  it('links every web address where nothing was said of which', () => {
    expect(drawn('[Benefits](https://example.com/benefits)')).toContain('href="https://example.com/benefits"');
  });
});
