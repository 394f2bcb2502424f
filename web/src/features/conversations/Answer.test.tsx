import { prerender } from 'react-dom/static.edge';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Answer } from './Answer.tsx';
import { Markdown } from '#ui/Markdown.tsx';
import { isPlain } from '#ui/plain.ts';

const pieces = [
  'Here are',
  'the best',
  '5',
  '12.',
  '3)',
  'AT&T',
  '&amp;',
  'S&P;',
  '“Nurse”',
  'it’s',
  'C++',
  '#1',
  'a:',
  '$5',
  '(yes)',
  '…',
  '**115**',
  '!',
  '\n',
  '\n\n',
  ' \n',
  '  \n',
  '\n \n',
  ' ',
  '    ',
  '\t',
  '-',
  '- ',
  '=',
  '===',
  '---',
  '+',
  '* ',
  '**',
  '_',
  '`',
  '~',
  '~~',
  '>',
  '# ',
  '[',
  ']',
  '(x)',
  '<b>',
  '|',
  '| - |',
  '\\',
  'a@b.cd',
  'http://a.bc',
  'www.a.bc',
  '![',
  '\r',
  '1. ',
];

describe('an answer', () => {
  it('in plain paragraphs looks the same without the library', () => {
    let plain = 0;
    for (let seed = 1; seed <= 6000; seed++) {
      const text = made(seed);
      if (!isPlain(text)) continue;
      plain++;
      expect(drawn(<Answer text={text} />), JSON.stringify(text)).toBe(drawn(<Markdown text={text} />));
    }
    expect(plain).toBeGreaterThan(500);
  });

  it.each([
    '**Nike** has *3*.',
    '**Nike**s',
    '- one\n- two',
    'See https://a.bc',
    '1. one',
    'one  \ntwo',
    '    code',
    'a | b\n- | -\n1 | 2',
    'a\n===',
  ])('in anything else is drawn by the library: %j', async (text) => {
    expect(await drawnWhenLoaded(<Answer text={text} />)).toContain(drawn(<Markdown text={text} />));
  });
});

/** What is drawn, blanks as a browser shows them. */
const drawn = (element: React.ReactNode): string => shown(renderToStaticMarkup(element));

const drawnWhenLoaded = async (element: React.ReactNode): Promise<string> =>
  shown(await new Response((await prerender(element)).prelude).text()).replaceAll(/<!--.*?-->/g, '');

const shown = (html: string): string => html.replaceAll(/\s+/g, ' ').replaceAll(/ (?=<)|(?<=>) /g, '');

/** A text of up to nine pieces, the same for the same number. */
function made(seed: number): string {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  // Every other one begins among plain words, which syntax would seldom leave whole.
  const among = seed % 2 === 0 ? 26 : pieces.length;
  return Array.from({ length: 1 + next(9) }, () => pieces[next(among)]).join(seed % 3 === 0 ? '' : ' ');
}
