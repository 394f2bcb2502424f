import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { read } from '@alive/language/entities/read.ts';
import { vocabulary } from '#testing/search-conversation.testing.ts';
import { mayBecome, wishIn } from './hosted-wish.ts';
import { begun } from '#testing/search-interpret.testing.ts';

const reading = (text: string) => read(text, vocabulary);
const wish = (message: string, answered = 'These two fit.') =>
  wishIn(message, reading(message), { state: begun, reading, history: [{ sender: 'assistant', text: answered }] });
const [role, internship, boston] = begun.conditions;
const spotify = conditionOf('company', 'Spotify');
const texas = conditionOf('place', 'Texas');

describe('what a message asks of the search', () => {
  it.each([
    'only in Texas',
    'what about marketing?',
    'not remote',
    'drop the place',
    'start over',
    'something with animals',
    'I’d rather be outdoors',
    'make it broader',
    'fewer filters',
    'higher pay',
    'too far away',
    'too junior for me',
    'could it be a bit closer?',
    'how about somewhere warmer?',
    'great, show me quieter ones',
    'none of these fit, try again with fewer conditions',
    'Find jobs that fit my resume',
    'jobs and alumni at Stripe please',
    'more like the second',
    'surprise me',
    'I don’t know what I want',
    'Zeig mir etwas mit Tieren',
    '更多兼职工作',
  ])('is a change: %s', (message) => expect(wish(message).asksForChange).toBe(true));

  it.each([
    'thanks!',
    'thank you so much, that helps',
    'cool',
    'ok',
    'hello again',
    'good night',
    'you are great',
    'perfect, that’s what I needed',
    'I’ll think about it',
    'yes',
    'no thanks',
    'tell me about the first one',
    'summarize the first posting',
    'which of these fits me best?',
    'why is this good for me?',
    'is the second one real?',
    'save the first one',
    'compare the first two',
    'how many of them are in Boston?',
    'who can I talk to at Spotify?',
    'which companies hire most?',
    'how do I write a cover letter?',
    'what can you do?',
    'tell me a joke',
    'I’m worried I have no experience',
    'what does the first one ask for?',
    'which of these fits me best, and why?',
    'how do I prepare for an interview there?',
    'cool, makes sense. Thank you so much',
    'who works there?',
    'how many of them are remote?',
    'I saved the second',
    'show me others',
    'show the ones you held back',
  ])('is none: %s', (message) => expect(wish(message).asksForChange).toBe(false));

  it('is what the answer before asked for, where it is said yes to or answered', () => {
    const asked = 'Nothing fits in Boston. Shall I let go of it?';
    for (const message of ['yes', 'Yes please', 'ok', 'sure, go ahead']) {
      expect(wish(message, asked).asksForChange, message).toBe(true);
      expect(wish(message).asksForChange, message).toBe(false);
    }
    expect(wish('the calm one I guess', 'Do you want it calm or busy?').asksForChange).toBe(true);
    for (const message of ['no thanks', 'thank you!', 'tell me about the first one'])
      expect(wish(message, asked).asksForChange, message).toBe(false);
  });

  it('is what was held back only where that is said', () => {
    expect(wish('show the ones you held back').asksForHeldBack).toBe(true);
    expect(wish('show me others').asksForHeldBack).toBe(false);
  });
});

describe('conditions that a model asks for', () => {
  const may = (message: string, asked: unknown[], heardOthers: boolean) =>
    mayBecome(asked as never, begun.conditions, wish(message), heardOthers);

  it('are free where a change is asked for, until a text of others was read', () => {
    expect(may('only in Texas', [spotify], false)).toBe(true);
    expect(may('only in Texas', [spotify], true)).toBe(false);
    expect(may('only in Texas', [role, internship, texas, spotify], true)).toBe(false);
    expect(may('only in Texas', [texas], true)).toBe(false);
    expect(may('only in Texas', [role, internship, texas], true)).toBe(true);
    expect(may('drop the place', [role, internship], true)).toBe(true);
  });

  it('stay where none is asked for', () => {
    for (const heardOthers of [true, false]) {
      expect(may('tell me about the first one', [spotify], heardOthers)).toBe(false);
      expect(may('tell me about the first one', [], heardOthers)).toBe(false);
      expect(may('tell me about the first one', [boston, role, internship], heardOthers)).toBe(true);
    }
  });

  it.each(['read me the posting of the first', 'give me details on number one', 'what would a normal day there look like?'])(
    'stay after the reading that was asked for: %s',
    (message) => {
      expect(may(message, [spotify], true)).toBe(false);
      expect(may(message, [], true)).toBe(false);
    },
  );

  it('follow the job that others shall be like', () => {
    const analyst = conditionOf('role', 'Data Analyst');
    expect(may('more like the second', [analyst, internship, boston], true)).toBe(true);
    expect(may('more like the second', [spotify, internship, boston], true)).toBe(false);
    expect(may('more like the second', [analyst], true)).toBe(false);
  });
});
