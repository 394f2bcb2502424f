import { crc32, deflateSync } from 'node:zlib';

/** The smallest images of each kind, of one pixel or less. */
const of = (base64: string): Buffer => Buffer.from(base64, 'base64');

export const png = of('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==');
export const gif = of('R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
export const jpeg = of(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
);
export const webp = of('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
/** The head alone, which names the kind. */
export const avif = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypavif\0\0\0\0avifmif1miaf')]);

/** A picture that browsers draw: a square of one colour with so many pixels a side. */
export function square(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits of grey.
  head.writeUInt8(8, 8);
  const rows = Buffer.alloc((1 + side) * side, 0x99).map((byte, at) => (at % (1 + side) === 0 ? 0 : byte));
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
