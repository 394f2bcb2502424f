import { expect, it } from 'vitest';
import { moveOf } from './moves.ts';

const list = (text: string) => text.split(/\||\n/).map((one) => one.trim());
const moves = {
  done: `are we done | r we done | can we stop | please end this | end this | finish | finish now | I’m done | im done | that’s all | thats it | quit | bye
    that’s everything | no more questions | gotta go | nothing else | let’s stop | we’re done | skip the rest | skip to the end | done`,
  skip: 'skip | skip this one | pass | next | next question | can we skip this | n/a | prefer not to say | I’d rather not say | move on',
  unknown:
    'I don’t know | i dont know | idk | dunno | not sure | I’m not sure | no idea | no clue | no preference | it depends | undecided',
  none: 'no | nope | nah | none | nothing | not really | no thanks | nothing in particular | no, that’s it',
  yes: 'yes | yep | sure | of course | keep going | yes please',
  soon: 'how many more questions | almost done | are we almost done | how much longer | is this going to take long',
  over: 'start over | can we start over | let’s start from scratch | I want to start again',
  confused: 'what | huh | what do you mean | I don’t understand | i dont get it | can you explain | I’m confused | give me an example',
  irritated: 'you already asked that | I already told you | too many questions | are you even listening | waste of time | I just said that',
  checks: 'did you get remote | did you note that | have you got Stripe | do you have the maps',
  greeting: 'hi | hello | thanks | cool | good morning',
  more: 'more | definitely more',
  less: 'less | less of it',
};

it.each(Object.entries(moves).flatMap(([move, all]) => list(all).map((message) => [message, move])))('“%s” is %s', (message, move) => {
  for (const said of [message, message.toUpperCase(), `${message}.`, `  ${message}!  `, `ok, ${message}`, message.replaceAll('’', "'")])
    expect([said, moveOf(said)]).toEqual([said, move]);
});

it.each(
  list(`no cold calls | I’m done with sales | skip meetings | pass the bar | stop motion film | finish carpentry | end to end testing | yes to maps
    next to the ocean | more pay | less travel | nothing with numbers | not Chicago | hi-fi repair | idk maybe maps | I don’t know any. Not banks
    exit interviews | quit smoking coach | sure footed horses | what I like is maps | enough pay to live | I want to end homelessness | so many maps
    not sure about sales | a small team, no drama | I’m good at maps | anything with horses | whatever pays | end users | finishing furniture | no nights`),
)('“%s” is an answer', (message) => {
  expect(moveOf(message)).toBeNull();
});

it('headings, dates and bullets are a résumé, long prose is none', () => {
  const lines = [
    'EDUCATION',
    'State University 2022 - 2026',
    'EXPERIENCE',
    ...Array.from({ length: 30 }, () => '• Wrote reports'),
    'SKILLS',
  ];
  expect(moveOf(lines.join('\n'))).toBe('resume');
  const part = ['EXPERIENCE', 'Deckhand, Port of Erie, Jun 2024 - Aug 2024', '- Tied up boats'.repeat(16), 'SKILLS: knots, diesel, radio'];
  expect(moveOf(part.join('\n'))).toBe('resume');
  expect(moveOf('I love maps, and my experience with skills in education was good. '.repeat(20))).toBeNull();
});
