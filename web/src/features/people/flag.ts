/** The flag character of an ISO 3166-1 alpha-2 code, made of its two regional indicators, and the country's English name; null for any other text. */
export const flagOf = (code: string): { character: string; country: string } | null => {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const country = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
  if (country === undefined) return null;
  const indicator = (at: number) => indicatorA + code.charCodeAt(at) - 'A'.charCodeAt(0);
  return { character: String.fromCodePoint(indicator(0), indicator(1)), country };
};

/** U+1F1E6, regional indicator symbol letter A. */
const indicatorA = 0x1f1e6;
