import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const markdown = [
  '### What you will do',
  '',
  '- Write tests. Fix bugs in the U.S. office.',
  '1. Read papers',
  '',
  'A paragraph after the list.',
  '',
  '**Nice to have**',
  '',
  '- Rust',
].join('\n');

describe('sentences', () => {
  it('stand where they say, without the marks of lists and headings', () => {
    const found = [...sentencesOf(markdown)];
    expect(found.map(({ text }) => text)).toEqual([
      'What you will do',
      'Write tests.',
      'Fix bugs in the U.S. office.',
      'Read papers',
      'A paragraph after the list.',
      'Nice to have',
      'Rust',
    ]);
    for (const { text, start } of found) expect(markdown.slice(start, start + text.length)).toBe(text);
  });

  it('know the heading they stand under, which a marked one stays for paragraphs too', () => {
    const headings = [...sentencesOf(markdown)].map(({ heading, bullet, title }) => ({ heading, bullet, title }));
    expect(headings).toEqual([
      { heading: '', bullet: false, title: true },
      ...Array.from({ length: 3 }, () => ({ heading: 'What you will do', bullet: true, title: false })),
      { heading: 'What you will do', bullet: false, title: false },
      { heading: '', bullet: false, title: true },
      { heading: 'Nice to have', bullet: true, title: false },
    ]);
  });

  it('take a bare short line of plain text for a heading, until a paragraph follows its list', () => {
    const plain = 'Requirements\n• Python\n\nWe are a small team. Come by.';
    expect([...sentencesOf(plain)].map(({ text, heading }) => [text, heading])).toEqual([
      ['Requirements', ''],
      ['Python', 'Requirements'],
      ['We are a small team.', ''],
      ['Come by.', ''],
    ]);
  });
});
