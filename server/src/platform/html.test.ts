import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isHtml, markdownOf, markdownOfPlain } from './html.ts';

describe('HTML as a posting’s Markdown', () => {
  it('keeps paragraphs, headings and lists, and no inline marks', () => {
    const html =
      '<div><h1>The <em>role</em></h1><p>You <b>build</b> <code>things</code>.<br><br>Every\n day.</p><ul><li><p>Ship</p></li><li>Fix<ol><li>Find</li><li>Mend</li></ol></li></ul><hr><p>Bye</p></div>';
    expect(markdownOf(html)).toBe('### The role\n\nYou build things.\n\nEvery day.\n\n- Ship\n- Fix\n  1. Find\n  2. Mend\n\nBye');
  });

  it('reads a short paragraph that is bold from end to end as a heading, and a bold sentence as what it says', () => {
    expect(markdownOf('<p><strong>What you </strong><b>bring</b>:</p><p>Care.</p>')).toBe('### What you bring:\n\nCare.');
    expect(markdownOf('<p><b>Pay</b><br>Fair.</p>')).toBe('### Pay\n\nFair.');
    expect(markdownOf('<p><span style="font-weight: 700">Perks</span></p>')).toBe('### Perks');
    for (const plain of [
      '<p><b>We do not sponsor visas.</b></p>',
      '<p><b>Note</b> this</p>',
      '<b style="font-weight:normal"><p>Whole text</p></b>',
      `<p><b>${'long '.repeat(20)}</b></p>`,
    ])
      expect(markdownOf(plain)).not.toContain('#');
    expect(markdownOf('<ul><li><b>Bold item</b></li></ul>')).toBe('- Bold item');
  });

  it('lists what is in lists however they are written', () => {
    expect(markdownOf('<li>a</li>\n<li>b</li>')).toBe('- a\n- b');
    expect(markdownOf('<ul><li>a</li><ul><li>b</li></ul><li> </li><li>c</li></ul>')).toBe('- a\n  - b\n- c');
    expect(markdownOf('<ol start="3"><li>a</li><li>b<p>more</p></li></ol>')).toBe('3. a\n4. b\n  more');
    expect(markdownOf('<p>• one<br>• two<br>– three</p><p>1) first</p>')).toBe('- one\n- two\n- three\n1. first');
    expect(markdownOf('<ul><li>• one</li><li>- two</li></ul>')).toBe('- one\n- two');
  });

  it('gives a table row by row, and takes one apart that only lays out the page', () => {
    expect(markdownOf('<table><tr><th>Zone</th><th>Pay</th></tr><tr><td>A</td><td>$20</td></tr></table>')).toBe('Zone | Pay\n\nA | $20');
    expect(markdownOf('<table><tr><td><p>One</p><p>Two</p></td><td><ul><li>x</li></ul></td></tr></table>')).toBe('One\n\nTwo\n\n- x');
  });

  it('tells an address only where the words of a link do not', () => {
    expect(markdownOf('<p>See <a href="https://x.example/a">our values</a>.</p>')).toBe('See our values.');
    expect(markdownOf('<p>Apply <a href="https://x.example/a?b=1&amp;c=2">here</a>.</p>')).toBe(
      'Apply here (https://x.example/a?b=1&c=2).',
    );
    expect(markdownOf('<p>Write <a href="mailto:hi@x.example?subject=y">here</a></p>')).toBe('Write here (hi@x.example)');
    expect(markdownOf('<a href="javascript:alert(1)">here</a> <a href="data:text/html,x">here</a> <a href="//x.example">here</a>')).toBe(
      'here here here',
    );
    expect(markdownOf('<a href="https://x.example"><img src="x.png" alt="logo"></a>')).toBe('');
  });

  it('drops what is no text of the posting with all it holds', () => {
    const hidden = [
      '<script>a()</script>',
      '<style>p{}</style>',
      '<iframe src="x">fallback</iframe>',
      '<form><p>Name</p><input><button>Go</button></form>',
      '<p hidden>no</p>',
      '<div style="color:red; DISPLAY : none"><p>no</p></div>',
      '<span style="font-size:0px">no</span>',
      '<!-- no --><template>no</template><noscript>no</noscript><svg><title>no</title><text>no</text></svg>',
    ];
    expect(markdownOf(`<p>a</p>${hidden.join('')}<p>b</p>`)).toBe('a\n\nb');
    expect(markdownOf('<p style="font-size:0.9em">kept</p>')).toBe('kept');
  });

  it('decodes entities once, those that were escaped once too often too', () => {
    expect(markdownOf('<p>R&amp;D&nbsp;at&#160;AT&amp;amp;T &ndash; caf&eacute; &#8217;s</p>')).toBe('R&D at AT&T – café ’s');
    expect(markdownOf('&lt;p&gt;Bells &amp;amp; chimes&lt;/p&gt;', { escaped: true })).toBe('Bells & chimes');
    expect(
      markdownOf('&amp;lt;h2&amp;gt;Pay&amp;lt;/h2&amp;gt;&amp;lt;p&amp;gt;A &amp;amp;amp; B&amp;lt;/p&amp;gt;', { escaped: true }),
    ).toBe('### Pay\n\nA & B');
    expect(markdownOf('<p>already &lt;b&gt; HTML</p>', { escaped: true })).toBe('already < b> HTML');
  });

  it('leaves ordinary sentences as they were written, character for character', () => {
    for (const sentence of [
      'Use snake_case, C++ & C# – 5*6 = 30; a_b_c [sic] (really) "yes" it’s ~10% #LI-Remote.',
      '<3 years? 2 < 3 > 1. $20–$30/hr. E-Verify: https://x.example/a_b?c=[d]&e=f_g.',
      'U.S. citizens only! Dr. O’Neil’s team+ (24/7) @home; \\o/ {x} | y ^ z `code`.',
    ]) {
      expect(markdownOfPlain(sentence)).toBe(sentence);
      expect(markdownOf(`<p>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)).toBe(sentence);
    }
  });

  it.each([
    ['<p>[x](https://e.example) and ![y](z)</p>', '[x] (https://e.example) and ![y] (z)'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '< script>alert(1)< /script>'],
    ['<p>&amp;lt;img src=x&amp;gt;</p>', '< img src=x>'],
    ['<p>&lt;https://e.example&gt;</p>', '< https://e.example>'],
    ['<p># of people</p>', '\\# of people'],
    ['<ul><li># one</li><li>&gt; two</li><li>1. # three</li></ul>', '- \\# one\n- \\> two\n- 1. \\# three'],
    ['<p>&gt; 5 years</p>', '\\> 5 years'],
    ['<p>Title<br>=====<br>-----</p>', 'Title'],
    ['<p>```js</p><p>~~~ x</p>', 'js\n\nx'],
    ['<p>[a]: https://e.example</p>', '[a] : https://e.example'],
    ['<p>a\u202Eb\u200Bc\u0000d\uE001e</p>', 'abcde'],
  ])('breaks up what a renderer would take for markup: %s', (html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it('takes hostile markup without a throw and within bounds', () => {
    const hostile = [
      '<div>'.repeat(50_000),
      '<b>'.repeat(80_000) + 'x',
      '<ul><li>'.repeat(30_000) + 'x',
      '<table><tr><td>'.repeat(20_000),
      `<p title="${'x'.repeat(50_000)}" style="${'font-weight:'.repeat(5_000)}">text</p>`,
      `<p class="${'a'.repeat(1_000_000)}`,
      '<'.repeat(200_000),
      '&amp;amp;nbsp;'.repeat(20_000),
      '<!--'.repeat(50_000),
      '**a'.repeat(80_000),
      `a${' '.repeat(1_000_000)}b`,
      '<p>word '.repeat(30_000),
    ];
    for (const html of hostile)
      for (const read of [markdownOf, markdownOfPlain, (text: string) => markdownOf(text, { escaped: true })])
        expect(read(html).length).toBeLessThanOrEqual(60_000);
  }, 60_000);

  it('ends a text that is too long at the end of a paragraph', () => {
    const markdown = markdownOf(`<p>${'A sentence. '.repeat(100)}</p>`.repeat(100));
    expect(markdown.length).toBeGreaterThan(55_000);
    expect(markdown.endsWith('A sentence.')).toBe(true);
  });
});

describe('plain text as a posting’s Markdown', () => {
  it('keeps its lines, bullets and headings', () => {
    expect(markdownOfPlain('Hello\r\nworld\r\n\r\n* one\r\n•two\n\n## What you do\n**Pay**\nFair &amp; square\u0007')).toBe(
      'Hello\n\nworld\n\n- one\n- two\n\n### What you do\n\n### Pay\n\nFair & square',
    );
  });

  it('joins lines that an editor wrapped', () => {
    const wrapped = 'You will work with the people who build our bells and with those\nwho ring them. You will\nlike it.';
    expect(markdownOfPlain(wrapped)).toBe(
      'You will work with the people who build our bells and with those who ring them. You will\n\nlike it.',
    );
  });
});

describe('a text', () => {
  it('is HTML when it holds markup, and plain when it only holds signs', () => {
    for (const html of ['<p>a', 'a<br/>b', 'a<br>', '<div class="x">a</div>', '<li>a']) expect(isHtml(html)).toBe(true);
    for (const plain of ['', 'a < b > c', 'vector<int>', '<3', 'x <y and z>']) expect(isHtml(plain)).toBe(false);
  });
});

const recorded = process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../../shared/data');
const vendors = ['greenhouse', 'lever', 'ashby', 'recruitee'].filter((vendor) => existsSync(join(recorded, `ats/${vendor}.json`)));

describe.skipIf(vendors.length === 0)('recorded answers (skipped where REAL_DATA_DIR has none)', () => {
  it.each(vendors)('of %s come out as clean text', (vendor) => {
    for (const text of textsIn(JSON.parse(readFileSync(join(recorded, `ats/${vendor}.json`), 'utf8')))) {
      const markdown = markdownOf(text, { escaped: true });
      expect(markdown).not.toMatch(/<\/?[a-z]|&#?\w+;|\*\*|\]\(|\\|\u00A0|\u200B|\n{3}|[ \t]$/m);
      for (const line of markdown.split('\n')) expect(line).toMatch(/^(?:### \S.*|(?: {2})*(?:- |\d+\. )?\S.*|)$/);
    }
  });
});

/** All texts in an answer that hold markup. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? isHtml(value) || value.includes('&lt;p')
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
