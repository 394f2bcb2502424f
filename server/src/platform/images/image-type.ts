import { fileTypeFromBuffer } from 'file-type';

/**
 * The media type that an image's own bytes tell, of those that browsers draw and that can hold no script; null for anything else, SVG
 * among it. What the server or the name said is not asked.
 */
export async function imageType(bytes: Buffer): Promise<ImageType | null> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return imageTypes.find((type) => type === found?.mime) ?? null;
}

const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
export type ImageType = (typeof imageTypes)[number];
