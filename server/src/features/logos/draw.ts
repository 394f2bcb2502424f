import { createHash } from 'node:crypto';

/**
 * The monogram of a name as an SVG that needs nothing from elsewhere: its first letter, no article's, on a tint, light or dark as its reader's system is.
 * Letter, tint and colours are those of the web's tile. It is smaller than any logo worth showing, by which the tile knows it.
 */
export const drawLogo = (name: string): Drawn => {
  const tint = tints[hash(name.toLowerCase()) % tints.length] ?? tints[0];
  const style = `rect{fill:${tint.light}}text{fill:${ink.light};font:600 20px "Brygada 1918",Georgia,serif;text-anchor:middle}@media (prefers-color-scheme:dark){rect{fill:${tint.dark}}text{fill:${ink.dark}}}`;
  // Letters and digits alone are no markup.
  const letter = /[\p{L}\p{N}]/u.exec(name.replace(/^the\s+(?=\S)/i, ''))?.[0].toUpperCase() ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 44 44"><style>${style}</style><rect width="44" height="44"/><text x="22" y="28.5">${letter}</text></svg>`;
  return {
    bytes: Buffer.from(svg),
    policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; sandbox`,
  };
};

/** FNV-1a, 32 bits, over UTF-16 units, as the web has it. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** `--t1` to `--t6` and `--ink` of the web's tokens. */
const tints = [
  { light: 'oklch(0.9 0.04 70)', dark: 'oklch(0.365 0.042 66)' },
  { light: 'oklch(0.9 0.035 140)', dark: 'oklch(0.365 0.036 146)' },
  { light: 'oklch(0.9 0.032 240)', dark: 'oklch(0.365 0.036 240)' },
  { light: 'oklch(0.9 0.04 20)', dark: 'oklch(0.365 0.044 20)' },
  { light: 'oklch(0.91 0.045 100)', dark: 'oklch(0.375 0.044 100)' },
  { light: 'oklch(0.89 0.03 310)', dark: 'oklch(0.365 0.036 310)' },
] as const;
const ink = { light: 'oklch(0.235 0.026 45)', dark: 'oklch(0.935 0.018 82)' };

interface Drawn {
  bytes: Buffer;
  /** The Content-Security-Policy under which it may be shown: its own style and nothing else. */
  policy: string;
}
