import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';
import { gif, jpeg, png, square, webp } from '#fixtures/images/samples.ts';

const extended = Buffer.concat([Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1'), Buffer.from([0x8f, 1, 0, 0x2b, 1, 0])]);
const lossy = Buffer.concat([
  Buffer.from('RIFF\x16\0\0\0WEBPVP8 \x0a\0\0\0\0\0\0\x9d\x01\x2a', 'latin1'),
  Buffer.from([0x90, 0x41, 0x2c, 1]),
]);
const box = (width: number, height: number) =>
  Buffer.concat([Buffer.from('\0\0\0\x14ispe\0\0\0\0', 'latin1'), Buffer.from([0, 0, 0, width, 0, 0, 0, height])]);

describe('the size of an image', () => {
  it.each([
    ['image/png', png, 1, 1],
    ['image/png', square(64), 64, 64],
    ['image/gif', gif, 1, 1],
    ['image/jpeg', jpeg, 1, 1],
    ['image/webp', webp, 1, 1],
    ['image/webp', extended, 400, 300],
    ['image/webp', lossy, 400, 300],
    ['image/avif', Buffer.concat([box(16, 16), box(64, 48)]), 64, 48],
  ] as const)('is read from %s', (type, bytes, width, height) => {
    expect(imageSize({ type, bytes })).toEqual({ width, height });
  });

  it('is unknown where the head is cut, and nothing fails', () => {
    for (const [type, whole] of [
      ['image/png', png],
      ['image/gif', gif],
      ['image/jpeg', jpeg],
      ['image/webp', webp],
      ['image/avif', box(1, 1)],
    ] as const)
      for (let end = 0; end < whole.length; end++)
        expect([null, { width: 1, height: 1 }]).toContainEqual(imageSize({ type, bytes: whole.subarray(0, end) }));
  });
});
