import { wordPairs } from '@alive/language/tables/tables.ts';

/**
 * A piece of Markdown as a reader would see it, without anything that could become a link, an image or HTML: a link's text stays, its
 * brackets and destination go, tags go whole, so that no `[`, `]` or tag is ever in what comes out. Bare addresses stay (`holdsAddress`).
 * More strict than CommonMark 0.31 and GFM.
 */
export function plainMarkdown(raw: string): { text: string; links: number } {
  let links = 0;
  const count = (text: string) => {
    links++;
    return text;
  };
  const text = readable(raw)
    .replace(/\](?:\(((?:[^()\n]|\([^()\n]*\))*)\)?|\[([^\]\n]*)\]?)/g, (_, round?: string, square?: string) => {
      const destination = (round ?? square ?? '').trim().replace(/^#/, '');
      if (handles.test(destination)) return round === undefined ? ` ${destination}` : ` (${destination})`;
      return destination === '' ? '' : count('');
    })
    .replace(/!\[/g, () => count(''))
    .replace(/[[\]]/g, '')
    .replace(/<[A-Za-z/!?][^>\n]*>?/g, () => count(''))
    .replace(/<(?=\d)/g, 'under ')
    .replace(/<(?! )/g, '');
  return { text, links };
}

/** Whether a text holds an address: a URL of any scheme, `www.`, a domain, an email, an account ("@name"), a telephone number. */
export function holdsAddress(text: string, isName: (word: string) => boolean): boolean {
  if (divided.test(text)) return true;
  return text.split(/\s+/).some((word) => {
    // As it reads, and as a renderer may cut it.
    const isAddress = [word.replace(signs, ''), word.replace(signs, ' ')].some((bare) => forms.some((form) => form.test(bare)));
    return word.length > longestWord || (isAddress && !isDomainName(word, isName));
  });
}

/** Whether a text holds an id or key as machines write them: a UUID, or a run of 16 and more of which a part mixes letters and digits. */
export const holdsKey = (text: string): boolean =>
  uuid.test(text) ||
  (text.match(/[A-Za-z0-9_-]{16,}/g) ?? []).some(
    (run) => run.split(/[-_]/).some(isMixed) || (/^[a-z]{2,4}[-_]/.test(run) && /\d/.test(run) && /[-_][A-Za-z0-9]{12,}$/.test(run)),
  );

/** Entities decoded, backslashes, controls, invisible and private characters dropped, fullwidth and styled letters made ordinary ones. */
function readable(raw: string): string {
  let text = raw;
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(styled, (character) => character.normalize('NFKC'))
      .replace(hidden, '')
      .replace(/[^\S\n]/g, ' ')
      .replace(/&(#?[A-Za-z0-9]{2,31});/g, (_, name: string) => decode(name));
  }
  return text;
}

/** '' for an entity that answers have no need of. */
function decode(name: string): string {
  if (!name.startsWith('#')) return entities.get(name) ?? '';
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** "Booking.com" is an employer, "Node.js" a skill; "jobs@booking.com" is neither. */
function isDomainName(word: string, isName: (word: string) => boolean): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}]+$|['’]s[^\p{L}\p{N}]*$/gu, '');
  return /^(?!www)[\p{L}\p{N}-]+\.\p{L}+$/iu.test(bare) && !/[@/\\:]/.test(word) && isName(bare);
}

/** "Summer2027" and "covid19" are words. */
const isMixed = (part: string) =>
  part.length > 6 && /[A-Za-z]/.test(part) && (part.match(/\d/g) ?? []).length > 1 && !/^(?:[A-Za-z]+\d+|\d+[a-z]+)$/.test(part);

const handles = /^[JPC]\d{1,3}(?:, ?[JPC]\d{1,3})*$/;
const hidden = /[\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u3164\\]|[\u{fe00}-\u{fe0f}]|(?!\s)\p{Cc}/gu;
const styled = /[\u2024-\u2026\u2100-\u214f\u2460-\u24ff\ufb00-\ufb06\ufe10-\ufe6f\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/gu;
const entities = new Map([...wordPairs('html entities'), ['nbsp', ' ']]);
const uuid = /[0-9a-f]{8}[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{12}/i;
const divided =
  /(?<![\p{L}\p{N}])(?:(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d{1,3}(?:[ .-]?\d{2,4}){3,5}|\p{L}+ dot (?:com|org|net|edu|gov|io|co))(?![\p{L}\p{N}])/iu;
const longestWord = 200;
const signs = /[*_~`|]/g;
const forms = [
  /:\/\/|\/\/\w|(?:^|[^A-Za-z])(?:https?|ftp|javascript|vbscript|data|mailto|xmpp|tel|sms|file|blob):\S/i,
  /(?:^|[^\p{L}\p{N}])www\d?\./iu,
  // Any two words with a dot between, but for abbreviations, files, calls of functions and sentences without a space between.
  /(?:^|[^\p{L}\p{N}.])(?!(?:st|mt|ft|dr|mrs?|ms|prof|vs|etc|inc|jr|sr|no|dept|ph)\.\p{Lu})(?:[\p{L}\p{N}-]{2,}[.。．｡])+(?!(?:pdf|docx?|txt|csv|xlsx|pptx|ipynb|html|css|json|sql|tex|js|jsx|ts|tsx|cpp|java|NET)(?![\p{L}\p{N}/.]))(?!(?:The|This|That|If|You|Your|They|Then|We|And|But|For|What|Which|When|How|Would|There|These|An|Also)(?![\p{L}\p{N}/.]))[\p{L}]{2,}(?!\p{L}*\(\S)/u,
  /^[^\p{L}\p{N}.]*\.(?!(?:net|js|NET|Net)(?![\p{L}\p{N}/]))\p{L}{2,10}(?![\p{L}\p{N}])/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\p{L})/u,
  // "karen (at) acme (dot) com".
  /^[({<]\s?(?:at|dot)\s?[)}>]/i,
  /@.*[\p{L}\p{N}]|[\p{L}\p{N}].*@/u,
  /\+\d[\d().-]{7,}|(?<![\d.])\(?\d{3}\)?[-.]\d{3}[-.]\d{4}(?!\d)/,
];
