/**
 * A text with single spaces, a tab where there is one, and its letters written whole: no ligatures, no accents by themselves, no letters set apart,
 * no signs that no font has.
 */
export const clean = (text: string): string => {
  // Short gaps first: the patterns after them take the square of a long one.
  const plain = accented(text.replace(gaps, gap).slice(0, longest))
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/(?:\s*[.·…_]){4,}\s*/g, ' ')
    // A picture drawn as a letter parts what stands beside it.
    .replace(/\s+[\ue000-\uf8ff]+\s*(?=\S)/g, '\t')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ue000-\uf8ff\ufffd]/g, '')
    .replace(gaps, gap)
    .trim();
  // "E D U C A T I O N": two blanks would part words, but lines have single ones.
  return /^(?:[\p{L}&/’'] ){3,}\p{L}[.:]?$/u.test(plain) ? plain.replaceAll(' ', '') : plain;
};

/** Signs that part names within a line. */
export const dots = '•·∙⋅▪▫●○◦■□◆◇♦★☆✦✧❖➢➤►▶▸';

const gaps = /[\p{Cc}\s]+/gu;
const gap = (written: string): string => (written.includes('\t') ? '\t' : ' ');
/** Characters of a line that are read. */
const longest = 2000;

/** A line without the sign of a list, also as fonts of symbols have it; null where it has none. */
export const itemOf = (text: string): string | null => {
  const found = bullet.exec(text)?.[0];
  return found === undefined ? null : text.slice(found.length);
};
const bullet =
  /^\s*(?:[•▪‣◦●○■□▫◾◽▶▸►➢➤➔→✓✔✦❖◆◇♦∙·⁃*»\uf02d\uf06e\uf071\uf076\uf09f\uf0a7\uf0a8\uf0b0\uf0b7\uf0be\uf0d8\uf0fc]+\s*|[-–—★☆>§]\s+|o\s{1,3}(?=[\p{Lu}\p{N}])|\(?\d{1,2}[.)]\s+(?=\p{L}))/u;

/** Some programs draw an accent by itself in front of its letter: "Zdeˇnka", "N´ı". */
const accented = (text: string): string =>
  text.replace(/(?<!(?:^|\P{L})[dlO])([´¨ˆˇ˜¸˚˝¯˘˙]|(?<=\p{L})`) ?(\p{L})/giu, (all, accent: string, letter: string) => {
    const bare = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
    const whole = `${bare}${accents[accent] ?? ''}`.normalize('NFC');
    return whole.length === 1 ? whole : all;
  });
const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030A',
  '˝': '\u030B',
  ˇ: '\u030C',
  '¸': '\u0327',
};
