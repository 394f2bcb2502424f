import { expect, it } from 'vitest';
import { plain } from './facts.ts';

it('escapes what Markdown would read as its own, on one line', () => {
  expect(plain(' [Win](https://x.example) *b* ~s~ <i>\n# Title ')).toBe('\\[Win\\](https://x.example) \\*b\\* \\~s\\~ \\<i\\> # Title');
});
