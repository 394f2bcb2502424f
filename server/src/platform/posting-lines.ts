/** A line of a posting with what it is: a line of text, a heading, a bullet or a numbered item (its number); `depth` counts the lists around it. */
export interface Line {
  kind: 'text' | 'heading' | 'bullet' | number;
  depth: number;
  text: string;
}

/**
 * Lines as the Markdown our postings hold: paragraphs and "### " headings between blank lines, "- " and "1. " items on lines of their own,
 * two spaces deeper for each list around them. Lines without a letter or digit (rules, empty bullets) are left out. Words stay as written;
 * only what a Markdown renderer would take for markup is broken up: "](" and "<b" get a space, "#" and ">" that begin a line a backslash.
 * Bare addresses stay as they are. Longer than 60,000 characters is cut at the end of a paragraph.
 */
export function printLines(lines: Iterable<Line>): string {
  let markdown = '';
  // How deep the item before is; -1 where there is none.
  let level = -1;
  for (const line of lines) {
    const text = harmless(line.text);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const isItem = line.kind === 'bullet' || typeof line.kind === 'number';
    const depth = Math.min(line.depth, level + 1, 4);
    const gap = level >= 0 && (isItem || depth > 0) ? '\n' : '\n\n';
    markdown += `${markdown === '' ? '' : gap}${'  '.repeat(depth)}${sign(line.kind)}${text}`;
    level = isItem ? depth : depth > 0 ? level : -1;
    if (markdown.length > 2 * longest) break;
  }
  return cut(markdown);
}

/** A line of text with the bullet or number its author typed ("• …", "– …", "2) …") read as one. */
export function typedLine(text: string): Line {
  const line = text.trim();
  const bullet = typedBullet.exec(line);
  if (bullet) return { kind: 'bullet', depth: 0, text: line.slice(bullet[0].length) };
  const number = /^(\d{1,2})[.)]\s+(?=\S)/.exec(line);
  return number ? { kind: Number(number[1]), depth: 0, text: line.slice(number[0].length) } : { kind: 'text', depth: 0, text: line };
}

/** Text with "\n" for every line end and a plain space for every kind of space; without control, zero-width, bidirectional and private characters. */
export const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    // Bullets of the Symbol and Wingdings fonts, as word processors paste them.
    .replace(/[\uF0A7\uF0B7\uF0D8\uF0FC]/g, '•')
    .replace(unseen, '');

const longest = 60_000;
const typedBullet = /^(?:(?:[-–—*+•·▪◦●○■□‣⁃∙➢➤►▶✓✔→»]\s+|[•▪◦●‣⁃∙]\s*)(?=\S))+/u;
/** Bullets, code fences and, among them, numbers. */
const leading = /^(?:[-–—*+•·▪◦●○■□‣⁃∙➢➤►▶✓✔→»]\s+(?=\S)|[•▪◦●‣⁃∙]\s*(?=\S)|(?:`{3,}|~{3,})\s*|\d{1,9}[.)]\s)+/u;
const unseen =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uE000-\uF8FF\uFEFF\uFFF9-\uFFFC\u{E0000}-\u{E007F}]/gu;

const sign = (kind: Line['kind']): string => (kind === 'text' ? '' : kind === 'heading' ? '### ' : kind === 'bullet' ? '- ' : `${kind}. `);

const harmless = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\w*])\*\*(?=[^\s*])([^*]{1,500})\*\*(?![\w*])/g, '$1')
    .replace(leading, (signs) => signs.match(/\d+[.)]\s/g)?.join('') ?? '')
    .replaceAll('](', '] (')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .replace(/^(\[[^\]]*\]):/, '$1 :')
    .replace(/^((?:\d{1,9}[.)]\s)*)(?=#{1,6}(?:\s|$)|>)/, '$1\\');

function cut(markdown: string): string {
  if (markdown.length <= longest) return markdown;
  const end = ['\n\n', '\n', ' '].map((gap) => markdown.lastIndexOf(gap, longest)).find((at) => at > longest / 2) ?? longest;
  return markdown.slice(0, end).toWellFormed().trimEnd();
}
