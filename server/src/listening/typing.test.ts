import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { evened, named } from './typing.ts';

const open = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: ['New York, NY'] });

describe('what was typed, in even form', () => {
  it.each([
    ['makin beats in my dorm til 3am n i luv it', 'making beats in my dorm until 3am and I love it'],
    ['def not retail w/ those ppl', 'definitely not retail with those people'],
    ['i aint workin weekends', "I'm not working weekends"],
    ['def jam, R&D, C# and R', 'def jam, R&D, C# and R'],
    ['latin, muffins and a basin', 'latin, muffins and a basin'],
    ['KNITTING!! with nana', 'knitting!! with nana'],
    ['I HATE WRITING REPORTS FOR NASA', 'I hate writing reports for NASA'],
  ])('writes "%s" as "%s"', (typed, even) => {
    expect(evened(typed)).toBe(even);
  });

  it('takes tags, links and Markdown off and keeps what they say', () => {
    expect(evened('<script>alert(1)</script>I love **maps**, [globes](https://x.example/y) & `code` <img src=x onerror=y>')).toBe(
      'I love maps, globes & code',
    );
    expect(evened('## About me\n- _one_\n- two https://x.example')).toBe('- one\n- two');
    expect(evened('5 * 3, snake_case, pay > 30, <3')).toBe('5 * 3, snake_case, pay > 30, <3');
  });

  it('mends misspelt roles and writes places as names, and nothing else', () => {
    const write = (text: string) => named(text, read(text, open), open);
    expect(write('data scientst in nyc or new york')).toBe('data scientist in NYC or New York');
    expect(write('everyone built a dashboard')).toBe('everyone built a dashboard');
  });
});
