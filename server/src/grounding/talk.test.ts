import { describe, expect, it } from 'vitest';
import { openTalk } from './talk.ts';
import { countsUnsaid } from './untold.ts';

const through = (text: string, pieces: readonly string[] = [text]) => {
  const talk = openTalk((clause) => countsUnsaid(clause, (value) => value < 4));
  const out = pieces.map(talk.write).join('') + talk.end();
  return { out: out.trim(), hasAsked: talk.hasAsked() };
};

describe('a turn that goes on', () => {
  it.each([
    'Sets for the theater, then. What part of it could you do all day?',
    'You built a robot? That takes patience. Who was with you?',
    'You have already told me about the farm. What would you keep of it?',
    'We are a long way from Duke here. Where would you go first?',
    'You are done with exams in May, you said. What comes after?',
    'That is the part nobody sees. Does the finished profile of a knife matter to you?',
    'I have read of crews like yours. Would you rather be in charge, or be left alone?',
    'Thank you for the wall labels. Any object you still think of?',
    'Saying goodbye to patients is the hard part, you said. What else is?',
    'You reached the end of the marathon with a torn shoe. What kept you going?',
    'The interview with the mayor is the piece you are proud of. What was in it?',
    'Let us turn to what wore you down. What was it?',
    'You have had enough of charting, and calm nights are what you keep. What else?',
    'It takes ten tries to get a weld right. Would a studio of five suit you, or one of two hundred?',
    'This was the week you liked best. Would a hospital, a school or a lab come closer to it?',
  ])('is left as it is: %s', (text) => {
    expect(through(text)).toEqual({ out: text, hasAsked: true });
  });

  it.each([
    ['Great. We’re all done here!', 'Great.'],
    ['Your profile is ready. What do you like?', 'What do you like?'],
    ['I now have everything I need. Good luck!', 'Good luck!'],
    ['Creeks, then. That concludes our interview.', 'Creeks, then.'],
    ["Okay, that's all I need.", ''],
    ['The interview is now complete. See you.', 'See you.'],
    ['Done! What now?', 'What now?'],
    ['Creeks. {"completed": true} What now?', 'Creeks.'],
    ['Creeks it is. We have reached the end, goodbye! What now?', 'Creeks it is. What now?'],
    ['That wraps it up. I will now hand you over. What now?', 'What now?'],
    ['That was my last question. Thanks for talking with me. What now?', 'What now?'],
    ['Creeks are clear to me now, so we can stop here. What now?', 'Creeks are clear to me now. What now?'],
    ['I will put your profile together now. Maya, that is everything. What now?', 'What now?'],
    ['This is where we stop. Let me take you to the search. What now?', 'What now?'],
    ['What do you like? What do you hate?', 'What do you like?'],
    ['What do you like? Take your time.', 'What do you like? Take your time.'],
  ])('claims no end and asks one thing: %s', (text, out) => {
    expect(through(text).out).toBe(out);
  });

  it.each([
    'They take 400 interns a year.',
    'Goldman Sachs hires two hundred analysts every summer.',
    'It has 12,000 employees.',
    'There are over 3,000 hospitals like that.',
  ])('tells no number that nobody told: %s', (text) => {
    expect(through(`${text} What else?`).out).toBe('What else?');
  });

  it('knows when nothing was asked', () => {
    expect(through('Creeks, then. You waded in?').hasAsked).toBe(false);
    expect(through('Tell me about creeks.').hasAsked).toBe(false);
  });

  it('shows the same whatever the pieces', () => {
    const text =
      'You waded into a creek in January? Cold. Your profile is ready. We are done here, Maya. I liked how you told it: what was in the water? And where?\n\nAnything else? Bye.';
    const whole = through(text).out;
    let seed = 7;
    const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let round = 0; round < 200; round++) {
      const pieces: string[] = [];
      for (let at = 0; at < text.length;) {
        const size = 1 + random(9);
        pieces.push(text.slice(at, at + size));
        at += size;
      }
      expect(through(text, pieces).out).toBe(whole);
    }
  });

  it('shows an ordinary sentence before it is whole', () => {
    expect(openTalk(() => false).write('Sets for the theater and ')).toBe('Sets for the theater and ');
  });
});
