import { describe, expect, it } from 'vitest';
import { read } from '@alive/language/entities/read.ts';
import { vocabulary } from '#testing/search-conversation.testing.ts';
import { begun } from '#testing/search-interpret.testing.ts';
import { isOpen } from './hosted-move.ts';
import { interpret } from './interpret.ts';

const move = (message: string) => interpret(message, read(message, vocabulary), begun);
/** What changes the conditions without a word that could be marked. */
const changes: ReadonlySet<string> = new Set(['open', 'similar']);

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
    'more like the second',
    'surprise me',
    'I don’t know what I want',
    'Zeig mir etwas mit Tieren',
    '更多兼职工作',
    'which companies hire most?',
    'I’ll think about it',
  ])('may be a change, which the model is asked to mark where it is one in words: %s', (message) =>
    expect(isOpen(move(message)) || changes.has(move(message).kind)).toBe(true),
  );

  it.each([
    'thanks!',
    'thank you so much, that helps',
    'cool',
    'ok',
    'hello again',
    'good night',
    'you are great',
    'perfect, that’s what I needed',
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
    'jobs and alumni at Stripe please',
    'Find jobs that fit my resume',
    'none of these fit, try again with fewer conditions',
    'show the ones you held back',
  ])('is none, and no model is asked: %s', (message) => expect(isOpen(move(message)) || changes.has(move(message).kind)).toBe(false));

  it('is what was held back only where that is said', () => {
    expect(move('show the ones you held back').kind).toBe('gated');
    expect(move('show me others').kind).toBe('more');
  });
});
