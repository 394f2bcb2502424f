import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { guarded } from '../testing/grounding.testing.ts';

// The renderer that readers have, as the web app finds it.
const web = createRequire(new URL('../../web/package.json', import.meta.url));
const { default: Markdown } = (await import(web.resolve('react-markdown'))) as { default: unknown };
const { default: gfm } = (await import(web.resolve('remark-gfm'))) as { default: unknown };
const { createElement } = (await import(web.resolve('react'))) as {
  createElement: (type: unknown, props: object, text: string) => unknown;
};
const { renderToStaticMarkup } = (await import(web.resolve('react-dom/server'))) as { renderToStaticMarkup: (element: unknown) => string };
const rendered = (text: string) => renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [gfm] }, text));

describe('what comes out of a guard, as Markdown', () => {
  it.each([
    '[a](http://x.example)',
    '![a](http://x.example/p.png)',
    '[![a](http://x.example/p.png)](http://y.example)',
    '[a [b](http://x.example) c](http://y.example)',
    '[a][r]\n\n[r]: http://x.example',
    '<http://x.example>',
    '<a href="http://x.example">a</a>',
    'http://x.example and www.x.example and a@x.example',
    'h\u200Bttp://x.example w\u00ADww.x.example',
    '&#104;ttp://x.example &amp;#104;ttp://x.example ht&#116;p&colon;//x.example',
    'http\\://x.example \\[a](http://x.example) [a\\](http://x.example)',
    'ｈｔｔｐ：／／x.example ｗｗｗ．x.example',
    'ww[w.x.example/ a](b) w[ww](c).x.example',
    '**www.**x.example w**ww.x.example**',
    '[a](javascript:alert(1)) [a](data:text/html,x) [a](<http://x.example> "t")',
    '[a](http://x.example\n"t")',
    '!\u200B[a](http://x.example/p.png) &#33;&#91;a&#93;(http://x.example/p.png)',
    '<<b>a href=http://x.example>a</a> <[x](y)a href=z>',
    '<$95000b> <\u200Ba href="http://x.example">',
    'mailto:a@x.example xmpp:a@x.example ftp://x.example',
    '[^1]\n\n[^1]: http://x.example',
    '| a |\n| - |\n| http://x.example |',
    '```\nhttp://x.example\n```',
    '[J1](http://x.example)J1[J1]: http://x.example',
  ])('holds no link, image or HTML: %s', (text) => {
    expect(rendered(`${guarded(text).text}\n`)).not.toMatch(forbidden);
  });

  it('holds none of any mixture of their pieces', () => {
    let state = 11;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let round = 0; round < 1500; round++) {
      const text = Array.from({ length: 3 + random(14) }, () => pieces[random(pieces.length)]).join('');
      const shown = guarded(text, 1 + random(6)).text;
      expect(rendered(shown), JSON.stringify(text)).not.toMatch(forbidden);
      expect(shown).not.toMatch(/[[\]]|<\S|:\/\//);
    }
  });
});

const forbidden = /<(?:a|img|script|iframe)\b|href=|src=/i;
const pieces =
  '[|]|(|)|![|](|][|]:|<|>|!|\\|&#91;|&#93;|&lt;|&amp;|&#x3a;|:|/|//|http|https|://|www|.|www.|x.example|@|a|b c|J1|[J1]| |\n|\n\n|*|**|_|`|```|- |1. |# || a || - |&colon;|\u200B|\u00AD|ｈ|：|．|"|\'|<a href=|<img src=|javascript:|mailto:|Hooli|$5|%|~~|^1|&|;|#|colon;|amp;|ftp.|ww|w'.split(
    /\|(?!\s[a-]|\|)/,
  );
