import { describe, expect, it } from 'vitest';
import { world } from '../testing/grounding.testing.ts';
import { openGuard } from './guard.ts';
import { evidenceOfInterview } from './interview.ts';

const said = 'I waded in creeks, went to Duke, and Kroger is hiring me back. I like Google, Pfizer and Goldman Sachs.';
const about = {
  firstName: 'Maya',
  school: null,
  major: null,
  graduationYear: 2028,
  preferredLocations: [],
  lookingFor: [],
};
const through = (text: string) => {
  const evidence = evidenceOfInterview({ about, history: [], message: said }, world);
  const guard = openGuard(evidence);
  return { out: (guard.write(text) + guard.end()).trim(), hasAsked: evidence.hasAsked() };
};

describe('a turn that goes on', () => {
  it.each([
    'Sets for the theater, then. What part of it could you do all day?',
    'You built a robot? That takes patience. Who was with you?',
    'You have already told me about the farm. What would you keep of it?',
    'We are a long way from Duke here. Where would you go first?',
    'That is the part nobody sees. Does the finished profile of a knife matter to you?',
    'I have read of crews like yours. Would you rather be in charge, or be left alone?',
    'Thank you for the wall labels. Any object you still think of?',
    'The interview with the mayor is the piece you are proud of. What was in it?',
    'Let us turn to what wore you down. What was it?',
    'You have had enough of charting, and calm nights are what you keep. What else?',
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
    ['Creeks are clear to me now, so we can stop here. What now?', 'What now?'],
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
    'Goldman Sachs pays interns well.',
    'Google hires all year.',
    'Pfizer offers a summer program for nurses.',
    'Google takes many students.',
    'Pfizer sponsors visas.',
  ])('vouches for no employer, and tells no number that nobody stated: %s', (text) => {
    expect(through(`${text} What else?`).out).toBe('What else?');
  });

  it.each([
    'Kroger hires you back, then.',
    'Google and Goldman Sachs both made the list.',
    'You said Google pays well.',
    'Goldman Sachs would be a long way from nursing.',
    'A hospital takes patience.',
  ])('may name one: %s', (text) => {
    expect(through(text).out).toBe(text);
  });

  it('knows when nothing was asked', () => {
    expect(through('Creeks, then. You waded in?').hasAsked).toBe(false);
    expect(through('Tell me about creeks.').hasAsked).toBe(false);
  });
});
