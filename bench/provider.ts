// A provider in a process of its own, so that it does not share the event loop of what is measured; it ends with the one that began it.
import { openTestProvider } from '../server/testing/provider.testing.ts';
import type { Asked, Completion } from '../server/testing/provider-script.testing.ts';
import { firstWord, planned, slowly } from './provider-script.ts';

const words = `${firstWord} course. one is nearest to what you told me and the others ask for more than you have done so far`;
/** A few words at a time, as hosted models send them; all at once, the last words would hold up the first. */
const answer = Array.from({ length: 2 }, () => words.match(/(?:\S+(?: |$)){1,6}/g) ?? [])
  .flat()
  .map((piece) => `${piece.trim()} `);

const provider = await openTestProvider(answerTo);
process.send?.(provider.address);
process.on('disconnect', () => process.exit(0));

function answerTo({ messages, wantsObject }: Asked): Completion {
  // Kept, they would grow over the rounds.
  provider.asked.length = 0;
  const last = messages.at(-1);
  if (wantsObject) return { object: planned };
  return last?.text.includes(slowly) ? { text: `${words} `.split(/(?= )/), pause: 25 } : { text: answer, pause: 4 };
}
