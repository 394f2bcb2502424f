/**
 * Whether a word of running text is an address: a URL of any scheme, `www.`, a domain, an email, an account ("@name"), a telephone number.
 * A name that happens to look like a domain ("Booking.com") is one too; the caller knows names.
 */
export function isAddress(word: string): boolean {
  // As it reads, and as a renderer may cut it.
  return [word.replace(signs, ''), word.replace(signs, ' ')].some((bare) => forms.some((form) => form.test(bare)));
}

/**
 * Whether a word holds an id of a record or a key as machines write them: a UUID, or a run of 16 and more of which a part mixes letters and
 * digits ("usr_9f8e7d6c5b4a"). Words and numbers joined by hyphens are none.
 */
export function isRawId(word: string): boolean {
  if (uuid.test(word)) return true;
  return [...word.matchAll(/[A-Za-z0-9_-]{16,}/g)].some(
    ([run]) => run.split(/[-_]/).some(isMixed) || (/^[a-z]{2,4}[-_]/.test(run) && /\d/.test(run) && /[-_][A-Za-z0-9]{12,}$/.test(run)),
  );
}

/** "Summer2027" and "covid19" are words. */
function isMixed(part: string): boolean {
  return part.length > 6 && /[A-Za-z]/.test(part) && (part.match(/\d/g) ?? []).length > 1 && !/^(?:[A-Za-z]+\d+|\d+[a-z]+)$/.test(part);
}

/** Telephone numbers and UUIDs that spaces divide, with their places: UTF-16 offsets, end exclusive. */
export function dividedAddresses(text: string): { start: number; end: number }[] {
  return [...text.matchAll(divided)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The part before its ending of what looks like a domain ("cdc" of "cdc.gov"), or null. */
export function stemOf(word: string): string | null {
  return /^[^\p{L}\p{N}]*([\p{L}\p{N}-]{2,})\.\p{L}{2,6}(?:['’]s)?[^\p{L}\p{N}/@]*$/u.exec(word)?.[1] ?? null;
}

const uuid = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/i;
const divided =
  /(?<![\p{L}\p{N}])(?:[0-9a-f]{8}(?:[ -][0-9a-f]{4}){3}[ -][0-9a-f]{12}|(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+\d{1,3}(?:[ .-]?\d{2,4}){3,5})(?![\p{L}\p{N}])/giu;
const scheme = /:\/\/|\/\/\w|(?:^|[^A-Za-z])(?:https?|ftp|javascript|vbscript|data|mailto|xmpp|tel|sms|file|blob):\S/i;
const host = /(?:^|[^\p{L}\p{N}])www\d?\./iu;
/** Any two words with a dot between, but for abbreviations, files, calls of functions and sentences without a space between. */
const domain =
  /(?:^|[^\p{L}\p{N}.])(?!(?:st|mt|ft|dr|mrs?|ms|prof|vs|etc|inc|jr|sr|no|dept|ph)\.\p{Lu})(?:[\p{L}\p{N}-]{2,}[.。．｡])+(?!(?:pdf|docx?|txt|csv|xlsx|pptx|ipynb|html|css|json|sql|tex|js|jsx|ts|tsx|cpp|java|NET)(?![\p{L}\p{N}/.]))(?!(?:The|This|That|If|You|Your|They|Then|We|And|But|For|What|Which|When|How|Would|There|These|An|Also)(?![\p{L}\p{N}/.]))[\p{L}]{2,}(?!\p{L}*\(\S)/u;
const ending = /^[^\p{L}\p{N}.]*\.(?!(?:net|js|NET|Net)(?![\p{L}\p{N}/]))\p{L}{2,10}(?![\p{L}\p{N}])/u;
const numeric = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\p{L})/u;
/** "karen (at) acme (dot) com". */
const spelled = /^[({<]\s?(?:at|dot)\s?[)}>]/i;
const account = /@.*[\p{L}\p{N}]|[\p{L}\p{N}].*@/u;
const signs = /[*_~`|]/g;
const telephone = /\+\d[\d().-]{7,}|(?<![\d.])\(?\d{3}\)?[-.]\d{3}[-.]\d{4}(?!\d)/;
const forms = [scheme, host, domain, ending, numeric, spelled, account, telephone];
