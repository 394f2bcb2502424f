import { describe, it, expect } from 'vitest';
import { splitBlocks, type Block } from './blocks.ts';

const ANSWER = `Two fit the buoy in you.

Heading
---

1. First

2. Second
   - nested

   more of the second

| Role | Pay |
|---|---|
| Intern | $58K |

\`\`\`sql
SELECT 1;

-- still code
\`\`\`

> quoted
lazily

Last words.`;

describe('splitBlocks', () => {
  it('cuts at blank lines, but not inside a list or a fence', () => {
    expect(splitBlocks(ANSWER).map((block) => block.raw.trim().split('\n')[0])).toEqual([
      'Two fit the buoy in you.',
      'Heading',
      '1. First',
      '| Role | Pay |',
      '```sql',
      '> quoted',
      'Last words.',
    ]);
  });

  it('gives the same blocks character by character as at once', () => {
    let grown: Block[] | undefined;
    for (let end = 1; end <= ANSWER.length; end++) grown = splitBlocks(ANSWER.slice(0, end), grown);
    expect(grown).toEqual(splitBlocks(ANSWER));
  });

  it('loses no text', () => {
    expect(
      splitBlocks(ANSWER)
        .map((block) => block.raw)
        .join(''),
    ).toBe(ANSWER);
  });

  it('starts over when the text is another one', () => {
    expect(splitBlocks('Another.', splitBlocks(ANSWER))).toEqual([{ start: 0, raw: 'Another.' }]);
  });
});
