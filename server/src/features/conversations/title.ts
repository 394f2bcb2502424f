/**
 * What a chat is called after the words it began with: in one line, at most 80 characters (UTF-16 units). Longer words are left off at a
 * blank, or inside a word that leaves no room, but never inside what is seen as one character.
 */
export const titleOf = (words: string): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const kept = wholeCharacters(line, most - 1);
  const blank = line[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ');
  return `${(blank < most / 2 ? kept : kept.slice(0, blank)).trimEnd()}…`;
};

/** The longest beginning of at most `size` units that ends between two characters as they are seen: an emoji may be many units. */
const wholeCharacters = (line: string, size: number): string => {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en').segment(line)) {
    if (index + segment.length > size) break;
    end = index + segment.length;
  }
  return line.slice(0, end);
};

const most = 80;
