import sanitizeHtml from 'sanitize-html';
import TurndownService from 'turndown';
import { type Line, printLines, typedLine, withoutControls } from './posting-lines.ts';

/**
 * HTML from a stranger as the Markdown our postings hold (see `printLines`): headings, and short paragraphs that are bold from end to end,
 * become "### " headings, table rows lines of their own. No inline marks, images or links: a link is its text, with the address behind it
 * where the text says nothing ("apply here"). Scripts, styles, frames, forms and hidden elements are gone with what they hold.
 * `escaped` where the source escapes its HTML once or twice ("&lt;p&gt;", as Greenhouse does). '' for nothing to read. Never throws.
 */
export function markdownOf(html: string, { escaped = false }: { escaped?: boolean } = {}): string {
  const source = shallow((escaped ? unescaped(html) : html).slice(0, longestSource));
  const safe = withoutControls(sanitizeHtml(source, structure)).slice(0, longestSafe).replace(escapedTwice, '&');
  return printLines(converter().turndown(safe).split('\n').map(lineOf));
}

/**
 * The same of plain text: typed bullets become "- ", lines stay lines (those an editor wrapped are joined again), "## Title" and "**Title**" are
 * headings, and nothing in it is read as Markdown or HTML by accident.
 */
export function markdownOfPlain(text: string): string {
  const lines = withoutControls(decodeEntities(text.slice(0, longestSource)))
    .replace(/(?<=[^\n]{60}[\p{L}\d,]) *\n *(?=\p{Ll})/gu, ' ')
    .split('\n');
  return printLines(
    lines.map((line) => {
      const heading = /^\s*(?:#{2,6}\s+|#\s+(?=\p{Lu}))(\S[^\n]{0,119})$|^\s*\*\*([^*\n]{1,80})\*\*:?\s*$/u.exec(line);
      return heading ? { kind: 'heading', depth: 0, text: heading[1] ?? heading[2] ?? '' } : typedLine(line);
    }),
  );
}

/** Whether a text is HTML rather than plain text: it holds a closing tag, a paragraph, an item or a line break. */
export const isHtml = (text: string): boolean => /<\/[a-z][a-z0-9]*\s{0,9}>|<(?:br|p|li|hr)\b[^<>]{0,200}>/i.test(text);

/** What is read at most: of the source, and of what is left of it without attributes. */
const longestSource = 1_000_000;
const longestSafe = 150_000;

const tags =
  'p div br ul ol li h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr td th blockquote pre section article main header footer aside address dl dt dd figure figcaption a strong b';

const structure: sanitizeHtml.IOptions = {
  allowedTags: tags.split(' '),
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: 'gone script style textarea option select button form template noscript xmp iframe object embed svg math title'.split(' '),
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, attribs) => ({ attribs, tagName: isHidden(attribs) ? 'gone' : (weighed(tagName, attribs.style) ?? tagName) }),
  },
};

const isHidden = ({ hidden, style = '' }: sanitizeHtml.Attributes): boolean =>
  hidden !== undefined ||
  /(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|font-size\s{0,9}:\s{0,9}0(?![.\d]*[1-9]))/i.test(style);

/** Word processors say by style what is bold, and that a "b" around a whole document is not. */
function weighed(tagName: string, style = ''): string | null {
  const weight = /font-weight\s{0,9}:\s{0,9}(\w{1,9})/i.exec(style)?.[1]?.toLowerCase();
  if (weight === undefined || !['b', 'strong', 'span'].includes(tagName)) return null;
  return /^(?:bold|bolder|[6-9]00)$/.test(weight) ? 'strong' : 'span';
}

/** Entities that were escaped once more than their text: Markdown would decode them anyway. */
const escapedTwice = /&amp;(?=(?:#\d{2,4}|[a-z][a-z\d]{1,30});)/gi;

function unescaped(html: string): string {
  let text = html;
  for (let times = 0; times < 3 && !/<[a-z/!]/i.test(text) && /&(?:amp;){0,3}(?:lt|#60|#x3c);/i.test(text); times++)
    text = text.replace(/&(lt|gt|quot|apos|amp|#\d{2}|#x[\da-f]{2});/gi, (whole, name: string) => signs[name.toLowerCase()] ?? whole);
  return text;
}

/**
 * Tags that would nest deeper than any document are left out before parsing, since what parsers do for an open tag grows with how many are open.
 */
function shallow(html: string): string {
  let open = 0;
  return html.replace(/<(\/?)([a-z][a-z0-9]*)[^<>]*>?/gi, (tag, end: string, name: string) => {
    if (/^(?:br|hr|img|input|wbr|meta|link|col)$/i.test(name)) return tag;
    if (end === '') open++;
    const kept = open <= deepest;
    if (end !== '') open = Math.max(0, open - 1);
    return kept ? tag : ' ';
  });
}

const deepest = 1_000;

/** What escaping HTML escapes, by name and by number. */
const signs: Record<string, string> = {
  lt: '<',
  '#60': '<',
  '#x3c': '<',
  gt: '>',
  '#62': '>',
  '#x3e': '>',
  amp: '&',
  '#38': '&',
  '#x26': '&',
  quot: '"',
  '#34': '"',
  '#x22': '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};

/** Plain text with its entities decoded, by the parser that knows them all. */
export function decodeEntities(text: string): string {
  if (!/&(?:#\w{2,8}|[a-z][a-z\d]{1,30});/i.test(text)) return text;
  const inner = sanitizeHtml(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), { allowedTags: [] });
  return inner.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Private characters (no text holds them, see `withoutControls`) that tell what a line of turndown's output is. */
const mark = {
  deeper: '\uE000',
  bullet: '\uE001',
  number: '\uE002',
  heading: '\uE003',
  bold: '\uE004',
  plain: '\uE005',
  cell: '\uE006',
} as const;

function converter(): TurndownService {
  const service = new TurndownService({ blankReplacement: (_, { nodeName }) => (/^(?:LI|B|STRONG)$/.test(nodeName) ? '' : '\n\n') });
  service.escape = (text) => text;
  return service
    .addRule('block', { filter: ['br', 'blockquote', 'pre', 'caption'], replacement: block })
    .addRule('heading', { filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], replacement: (content) => block(eachLine(content, mark.heading)) })
    .addRule('bold', { filter: ['b', 'strong'], replacement: bold })
    .addRule('link', { filter: 'a', replacement: (content, node) => content + addressOf(content, node.getAttribute('href')) })
    .addRule('item', { filter: 'li', replacement: item })
    .addRule('list', { filter: ['ul', 'ol'], replacement: list })
    .addRule('cell', { filter: ['td', 'th'], replacement: (content) => mark.cell + content.trim() })
    .addRule('row', { filter: 'tr', replacement: row });
}

const block = (content: string): string => `\n\n${content.trim()}\n\n`;

const eachLine = (content: string, before: string, after = ''): string =>
  content.replace(/[^\n]+/g, (line) => (line.trim() === '' ? line : before + line + after));

/** Longer than a heading it need not be known. */
const bold = (content: string): string =>
  content.length > 200 || /[\uE000-\uE003\uE006]/.test(content) ? content : eachLine(content, mark.bold, mark.plain);

function addressOf(content: string, href: string | null): string {
  if (
    href === null ||
    !/^[\uE004\s]*(?:(?:click|tap|apply|see|read|learn)\s)?(?:here|more|this|link|this (?:link|page|site))[\uE005\s]*$/i.test(content)
  )
    return '';
  const address = URL.parse(href);
  const shown = address?.protocol === 'mailto:' ? decodeURI(address.pathname) : address?.href;
  return shown === undefined || shown.length > 200 ? '' : ` (${shown})`;
}

function item(content: string, { parentNode }: ListNode): string {
  const [first = '', ...others] = content.trim().split(/\n+/);
  const sign = parentNode?.nodeName === 'OL' ? mark.number + mark.number : mark.bullet;
  const text = first.replace(/^(?:[\uE000\uE001\uE003 ]|\uE002\d*\uE002)+/, '');
  return `\n${[sign + text, ...others.map((line) => mark.deeper + line)].join('\n')}\n`;
}

function list(content: string, node: ListNode): string {
  let number = Math.min(999, Math.max(0, Math.trunc(Number(node.getAttribute('start') ?? 1)) || 1));
  const numbered = content.replace(/^\uE002(?=\uE002)/gm, () => mark.number + number++);
  // A list right inside a list, which HTML does not allow but boards hold, belongs to the item before it.
  return /^(?:UL|OL)$/.test(node.parentNode?.nodeName ?? '') ? `\n${eachLine(numbered.trim(), mark.deeper)}\n` : block(numbered);
}

/** Cells side by side; those of a table that only lays out the page below each other. */
function row(content: string): string {
  const cells = content.split(mark.cell).filter((cell) => cell.trim() !== '');
  return block(cells.join(cells.some((cell) => /[\n\uE000-\uE003]/.test(cell)) ? '\n\n' : ' | '));
}

function lineOf(printed: string): Line {
  const [start = '', bullet, number, heading] = /^[ \uE000]*(?:(\uE001)|\uE002(\d*)\uE002|(\uE003))?/.exec(printed) ?? [];
  const depth = start.split(mark.deeper).length - 1;
  const rest = printed.slice(start.length);
  const text = rest.replace(/[\uE000-\uE006]/g, '').trim();
  if (bullet !== undefined) return { kind: 'bullet', depth, text };
  if (number !== undefined) return { kind: Number(number), depth, text };
  if (depth === 0 && (heading === undefined ? isBoldTitle(rest, text) : text.length <= 120)) return { kind: 'heading', depth, text };
  return { ...typedLine(text), depth };
}

const isBoldTitle = (marked: string, text: string): boolean =>
  text.length <= 80 &&
  !/[.,;]$/.test(text) &&
  marked.includes(mark.bold) &&
  marked.replace(/\uE004[^\uE005]*\uE005+/g, '').replace(/[\s:]/g, '') === '';

interface ListNode {
  parentNode: { nodeName: string } | null;
  getAttribute: (name: string) => string | null;
}
