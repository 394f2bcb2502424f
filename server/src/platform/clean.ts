/** One line of text from a file: HTML entities decoded, markup and pictographs removed, spaces made single. */
export const cleanLine = (text: string): string =>
  decodeEntities(text)
    .replace(/<\/?[a-z][^>]{0,200}>/gi, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200B-\u200D\u2060\uFEFF]/gu, (mark) =>
      /[©®™]/.test(mark) ? mark : ' ',
    )
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** An address one can apply at, of at most 2,000 characters, none of them unseen; or null. */
export function webAddress(text: string): string | null {
  const written = text.trim();
  const address = written.length <= 2000 && !/[\p{Cc}\p{Cs}]/u.test(written) ? URL.parse(written) : null;
  return address !== null && /^https?:$/.test(address.protocol) && address.hostname.includes('.') ? written : null;
}

/** A moment between 2000 and a year from now, or null. */
export function plausibleDate(milliseconds: number, now: Date): Date | null {
  const latest = now.getTime() + 366 * 86_400_000;
  return milliseconds >= Date.UTC(2000) && milliseconds <= latest ? new Date(milliseconds) : null;
}

/** Named entities that occur in titles and addresses; numbers by their code. Twice, since boards escape twice. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const once = (value: string) =>
    value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
  return once(once(text));
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  ntilde: 'ñ',
  ccedil: 'ç',
  reg: '®',
  trade: '™',
  copy: '©',
};
