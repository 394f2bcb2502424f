import { decodeEntities } from './html.ts';

/** One line of text from a file: HTML entities decoded, markup and pictographs removed, spaces made single. */
export const cleanLine = (text: string): string =>
  // Twice, since boards escape twice.
  decodeEntities(decodeEntities(text))
    .replace(/<\/?[a-z][^>]{0,200}>/gi, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200B-\u200D\u2060\uFEFF]/gu, (mark) =>
      /[©®™]/.test(mark) ? mark : ' ',
    )
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/**
 * An address one can apply at, of at most 2,000 characters, none of them unseen; or null. One with a name or password before its host is
 * none: `https://bank.example@evil.example` leads to the latter.
 */
export function webAddress(text: string): string | null {
  const written = text.trim();
  const address = written.length <= 2000 && !/[\p{Cc}\p{Cs}]/u.test(written) ? URL.parse(written) : null;
  if (address === null || address.username !== '' || address.password !== '') return null;
  return /^https?:$/.test(address.protocol) && address.hostname.includes('.') ? written : null;
}

/** A moment between 2000 and a year from now, or null. */
export function plausibleDate(milliseconds: number, now: Date): Date | null {
  const latest = now.getTime() + 366 * 86_400_000;
  return milliseconds >= Date.UTC(2000) && milliseconds <= latest ? new Date(milliseconds) : null;
}

/** Milliseconds since 1970 of a moment in ISO 8601, UTC unless it says otherwise; NaN for anything else. */
export function momentOf(text: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i.exec(text.trim());
  const [, day = '', time = '00:00', zone = 'Z'] = match ?? [];
  // Date rolls 30 February over to March.
  if (new Date(`${day}T00:00Z`).getUTCDate() !== Number(day.slice(8))) return Number.NaN;
  return Date.parse(`${day}T${time}${/^(?:UTC|GMT|Z)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2}):?/, '$1:')}`);
}
