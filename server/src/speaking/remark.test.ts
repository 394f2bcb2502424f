import { describe, expect, it } from 'vitest';
import { noFacts } from '#listening/facts.ts';
import { humanWord } from './human.ts';
import { fill } from './phrase-grammar.ts';
import { onDislike, onLiking, onMessage, onWords } from './remark-deeds.ts';
import { onRoles } from './remark-work.ts';
import { tellingOf } from './telling.ts';
import { traitOf } from './traits.ts';

describe('remarks', () => {
  it('see what a deed shows by the word that carries it', () => {
    expect(traitOf('training 30 tutors')?.name).toBe('teaching');
    expect(traitOf('video games')?.name).toBe('games and strategy');
    expect(traitOf('the thing itself')).toBeNull();
  });

  it('agree in number with the phrase they are made of', () => {
    expect(fill('{It} {is|are} work.', 'old maps of the harbour')).toBe('Old maps of the harbour are work.');
    expect(fill('{It} {is|are} work.', 'drawing old maps')).toBe('Drawing old maps is work.');
    expect(fill('{It} {is|are} work.', 'game analytics')).toBe('Game analytics is work.');
  });

  it('say something of a deed and are the same for the same deed', () => {
    const said = onLiking('training 30 tutors', []);
    expect(said[0]).toMatch(/tutors/);
    expect(onLiking('training 30 tutors', [])).toEqual(said);
  });

  it('say nothing of a bare thing without a trait', () => {
    expect(onLiking('dignity', [])).toEqual([]);
    expect(onMessage('it was fine I suppose', 'Ada')).toEqual([]);
  });

  it('take up the very words where no phrase can be made of them, and none that complain', () => {
    expect(onWords('idk. the pump hums lower on Tuesdays', 'energy')[0]).toMatch(/“the pump hums lower on Tuesdays”/);
    expect(onWords('I said that already', 'energy')).toEqual([]);
    expect(onWords('no idea', 'people')).toEqual([]);
  });

  it('let a word that many kinds of work share show nothing by itself', () => {
    expect(traitOf('lettering shop signs')?.name).not.toBe('selling and pricing');
    expect(traitOf('a heifer and her calf')?.name).toBe('work with animals');
  });

  it('find evidence for a role in what was done', () => {
    const [text] = onRoles([{ name: 'Teacher', said: 'teacher' }], [], ['tutoring my cousins']);
    expect(text).toMatch(/tutoring my cousins/);
  });

  it('name the jobs that a dislike rules out', () => {
    expect(onDislike('data entry')[0]).toMatch(/junior analyst jobs/);
  });

  it('leave people and steps of a life alone', () => {
    expect(tellingOf({ ...noFacts(), loved: ['your grandma', 'transferring into nursing', 'baking bread'] }, ['loved'])).toEqual([
      'baking bread',
    ]);
  });

  it('have a human sentence for a doubt and none for an answer', () => {
    expect(humanWord('something with food? is that stupid', 'Hannah')).toBe('Not stupid at all, Hannah.');
    expect(humanWord('I like chess', 'Hannah')).toBeNull();
  });
});
