// A recorded answer comes to our client in 10,000 random pieces, cut within letters, line ends and comments, with and without a mark at its
// start (R25): the events must be the same every time.
import { followConversation } from '@alive/contract/conversations.ts';
import { stream } from '../../web/src/api/stream.ts';

const times = 10_000;
const events = [
  { conversationId: 'c1' },
  ...['Résumés ', 'für ', '東京, ', '👩🏽‍🔬 ', 'and “quotes”.\n\n- one\n- two\r\n', 'data: {not an event}'].map((token) => ({ token })),
  { done: true, conversationId: 'c1', messageId: 'm1' },
];
const wanted = JSON.stringify(events);
let answer: Uint8Array[] = [];
globalThis.fetch = () =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (controller) => {
          for (const piece of answer) controller.enqueue(piece);
          controller.close();
        },
      }),
    ),
  );

let wrong = 0;
for (let time = 0; time < times; time++) {
  const end = time % 3 === 0 ? '\r\n' : '\n';
  const text = events.map((event) => `${time % 2 === 0 ? `: ping${end}` : ''}data: ${JSON.stringify(event)}${end}${end}`).join('');
  answer = inPieces(new TextEncoder().encode(`${time % 5 === 0 ? '\uFEFF' : ''}${text}`));
  const received: unknown[] = [];
  for await (const event of stream(followConversation, { params: { id: 'c1' } })) received.push(event);
  if (JSON.stringify(received) !== wanted) wrong++;
}
console.log(`chunkings: ${times} random chunkings of a recorded answer; read otherwise than it was written: ${wrong}`);
process.exitCode = wrong === 0 ? 0 : 1;

/** The same bytes in pieces of random length, many of them a byte. */
function inPieces(bytes: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = Math.random() < 0.4 ? 1 : 1 + Math.trunc(Math.random() * 60);
    pieces.push(bytes.slice(at, at + length));
    at += length;
  }
  return pieces;
}
