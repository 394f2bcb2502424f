import { expect, it } from 'vitest';
import { escaped } from './markdown.ts';

it('escapes what Markdown would read as its own, on one line', () => {
  expect(escaped(' [Win](https://x.example) *b* ~s~ <i>\n# Title ')).toBe('\\[Win\\](https://x.example) \\*b\\* \\~s\\~ \\<i\\> # Title');
});
