/**
 * Pay that a text asks for as a minimum, in US dollars a year, with its place: "30+ an hour" is 62,400 (2,080 hours), "$4,000 a month"
 * is 48,000, "100k" and "at least $80,000" as they stand. Ceilings ("under 60k"), other quantities ("10 years", "401k") and
 * amounts that no job pays are left out.
 */
export function payIn(text: string): { atLeast: number; start: number; end: number }[] {
  const found: { atLeast: number; start: number; end: number }[] = [];
  for (const match of text.matchAll(amount)) {
    const [whole, sign, number = '', thousand, unit] = match;
    const lead = text.slice(Math.max(0, match.index - 24), match.index);
    if (ceiling.test(lead) || /[\d.,\p{L}]$/u.test(lead) || (thousand !== undefined && /^(?:401|403)/.test(number))) continue;
    const value = Number(number.replaceAll(',', '')) * (thousand === undefined ? 1 : 1000);
    const yearly = Math.round(value * perYear(unit, value));
    const isPay =
      sign !== undefined ||
      unit !== undefined ||
      (thousand !== undefined && !/^\s*(?:followers|users|people|race|run)/i.test(text.slice(match.index + whole.length))) ||
      (value >= 15_000 && floor.test(lead));
    if (!isPay || yearly < 10_000 || yearly > 2_000_000) continue;
    const before = floor.exec(lead)?.[0] ?? '';
    found.push({ atLeast: yearly, start: match.index - before.length, end: match.index + whole.trimEnd().length });
  }
  const words = /\bsix[- ]figures?\b/i.exec(text);
  if (words !== null) found.push({ atLeast: 100_000, start: words.index, end: words.index + words[0].length });
  return found.sort((a, b) => a.start - b.start);
}

/** How often a year the amount is paid. A small number with a dollar sign and no unit is by the hour. */
function perYear(unit: string | undefined, value: number): number {
  if (unit === undefined) return value < 200 ? 2080 : 1;
  const name = unit.toLowerCase();
  if (/h(?:ou)?r|^h$/.test(name)) return 2080;
  if (name.startsWith('mo')) return 12;
  return /w(?:ee)?k/.test(name) ? 52 : 1;
}

// Every quantifier is bounded and the number can only match in one way, so the time is linear.
const amount =
  /(?:(\$|usd)\s?)?(\d{1,3}(?:,\d{3}){1,2}|\d{1,7}(?:\.\d{1,2})?)\s?(k\b|thousand\b)?\s?\+?\s?(?:usd\b|dollars\b|bucks\b)?\s?(?:(?:\/|\ban?\b|\bper\b|\beach\b)\s?(hours?|hr|h|months?|mo|years?|yr|annum|weeks?|wk)\b)?/gi;
const ceiling = /(?:under|below|less than|at most|up to|no more than|max(?:imum)?(?: of)?)\s?$/i;
const floor = /(?:at least|over|above|more than|minimum(?: of)?|min|paying|pays?|making|earn(?:ing)?|north of)\s{0,2}$/i;
