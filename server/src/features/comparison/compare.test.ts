import { describe, expect, it } from 'vitest';
import type { Posting } from './asks.ts';
import { compare, readLines } from './compare.ts';

const description = `### About us
We look after rivers.

### What you will do
- Sample creeks for water quality and log the results
- Present findings to the city council

### What we look for
- Experience with Python or R
- Pursuing a degree in Environmental Engineering or a related field
- A valid driver’s license

### Benefits
- Health insurance for everyone`;
const posting = { description, skills: ['Python', 'GIS'] };
const resume = [
  'B.S. Environmental Engineering, Georgia Tech, 2027',
  'Sampled 12 creeks each week and tested water for lead',
  'Skills: Python, SQL',
  'Tutor, Campus Learning Center',
];

const asksFor = async (asking: Posting, lines: readonly string[]) => compare(asking, await readLines(lines));

describe('what a posting asks for, compared with a résumé', () => {
  it('lists its requirements, its duties, and the skills that no line names', async () => {
    expect((await asksFor(posting, [])).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'requirement: Experience with Python or R',
      'requirement: Pursuing a degree in Environmental Engineering or a related field',
      'requirement: A valid driver’s license',
      'duty: Sample creeks for water quality and log the results',
      'duty: Present findings to the city council',
      'skill: GIS',
    ]);
  });

  it('shows each by the lines that name the same skill or field, or share two words, and else by nothing', async () => {
    expect((await asksFor(posting, resume)).map(({ shown }) => shown.map(({ text, line }) => `${text} = ${line}`))).toEqual([
      ['Python = Skills: Python, SQL'],
      ['Environmental Engineering = B.S. Environmental Engineering, Georgia Tech, 2027'],
      [],
      ['creeks, water = Sampled 12 creeks each week and tested water for lead'],
      [],
      [],
    ]);
  });

  it('quotes only lines of the résumé and words of the posting', async () => {
    for (const { text, shown } of await asksFor(posting, resume))
      for (const one of shown) {
        expect(resume).toContain(one.line);
        for (const word of one.text.split(', ')) expect(text).toContain(word);
      }
  });

  it('quotes no private line, but the next best one', async () => {
    const lines = ['Studied GIS while my depression was treated', 'Drew maps in GIS'];
    expect(await asksFor({ description: '', skills: ['GIS'] }, lines)).toEqual([
      { kind: 'skill', text: 'GIS', shown: [{ text: 'GIS', line: 'Drew maps in GIS' }] },
    ]);
  });

  it('is nothing where a posting lists nothing', async () => {
    expect(await asksFor({ description: '', skills: [] }, resume)).toEqual([]);
  });

  it.each([
    [
      'by its words where no heading says so',
      'We build maps.\nKnowledge of GIS is needed.\nYou will draw maps.',
      ['requirement: Knowledge of GIS is needed.', 'duty: You will draw maps.'],
    ],
    [
      'without what follows its lists',
      '### Requirements\n- Knowledge of GIS\n\nBeware of emails from strangers.\n\n### What you will do\n- Draw maps\n- You have steady hands\n\nApply now.',
      ['requirement: Knowledge of GIS', 'requirement: You have steady hands', 'duty: Draw maps'],
    ],
  ])('takes what is asked for %s', async (_, text, asked) => {
    expect((await asksFor({ description: text, skills: [] }, [])).map((ask) => `${ask.kind}: ${ask.text}`)).toEqual(asked);
  });
});
