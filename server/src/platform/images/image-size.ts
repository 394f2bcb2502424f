import type { Image } from './images.ts';

/**
 * Width and height in pixels as an image's head tells them; null where it is cut or tells none. Formats: PNG 11.2.2, GIF89a 18, JPEG
 * (ITU-T T.81 B.2.2), WebP (RFC 9649), and for AVIF the `ispe` property (ISO 23008-12 6.5.3), of several the widest.
 */
export function imageSize({ type, bytes }: Image): ImageSize | null {
  try {
    return readers[type](bytes);
  } catch (error) {
    // A read past the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers: Record<Image['type'], (bytes: Buffer) => ImageSize | null> = {
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/jpeg': sizeOfJpeg,
  'image/webp': sizeOfWebp,
  'image/avif': sizeOfAvif,
};

function sizeOfJpeg(bytes: Buffer): ImageSize | null {
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
}

/** Start of frame, which shares its range with three other markers. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfWebp(bytes: Buffer): ImageSize | null {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

function sizeOfAvif(bytes: Buffer): ImageSize | null {
  let widest: ImageSize | null = null;
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (widest === null || size.width > widest.width) widest = size;
  }
  return widest;
}

interface ImageSize {
  width: number;
  height: number;
}
