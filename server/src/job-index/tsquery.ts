/**
 * A query of PostgreSQL's text search as its `::text` says it ("'nurs' | 'home' & 'care'", "'data' <-> 'analyst'"); null holds nothing to
 * look for. Those that the server makes have no `!`, prefix or weight.
 */
export const parseTsquery = (text: string): TsQuery | null => {
  const tokens = text.match(token) ?? [];
  let at = 0;
  const atom = (): TsQuery => {
    const next = tokens[at++] ?? '';
    if (next !== '(') return { lexeme: unquoted(next) };
    const inner = alternatives();
    at++;
    return inner;
  };
  const phrase = (): TsQuery => {
    let left = atom();
    for (let sign = tokens[at]; sign?.startsWith('<'); sign = tokens[at]) {
      at++;
      left = { left, right: atom(), distance: sign === '<->' ? 1 : Number(sign.slice(1, -1)) };
    }
    return left;
  };
  const list = (sign: '&' | '|', part: () => TsQuery): TsQuery[] => {
    const parts = [part()];
    while (tokens[at] === sign) {
      at++;
      parts.push(part());
    }
    return parts;
  };
  const together = (): TsQuery => one(list('&', phrase), 'all');
  const alternatives = (): TsQuery => one(list('|', together), 'any');
  return tokens.length === 0 ? null : alternatives();
};

/** Its words, each once. */
export const lexemesOf = (query: TsQuery): string[] => {
  if ('lexeme' in query) return [query.lexeme];
  const parts = 'left' in query ? [query.left, query.right] : query.of;
  return [...new Set(parts.flatMap(lexemesOf))];
};

/**
 * Calls `visit` with each word of a vector ("'nurs':1A,4B 'sql'", as its `::text` says it) and its places, which are only lent: position times
 * four, plus 3 for weight A, 2 for B, 1 for C, 0 for D, which is not written. Gives how many places there are.
 */
export const readVector = (vector: string, visit: (lexeme: string, places: readonly number[]) => void): number => {
  const places: number[] = [];
  let whole = 0;
  for (let at = 0; at < vector.length; at++) {
    // At an opening quote.
    let end = vector.indexOf("'", at + 1);
    let isDoubled = false;
    while (vector.charCodeAt(end + 1) === quote) {
      isDoubled = true;
      end = vector.indexOf("'", end + 2);
    }
    const written = vector.slice(at + 1, end);
    places.length = 0;
    at = end + 1;
    if (vector.charCodeAt(at) === colon) {
      let position = 0;
      let weight = 0;
      for (at++; ; at++) {
        const code = vector.charCodeAt(at);
        if (code >= zero && code <= nine) position = position * 10 + code - zero;
        else if (code >= letterA && code <= letterD) weight = letterD - code;
        else {
          places.push(position * 4 + weight);
          position = 0;
          weight = 0;
          if (code !== comma) break;
        }
      }
    }
    whole += places.length;
    visit(isDoubled || written.includes('\\') ? written.replaceAll("''", "'").replaceAll('\\\\', '\\') : written, places);
  }
  return whole;
};

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [quote, colon, comma] = [codeOf("'"), codeOf(':'), codeOf(',')];
const [zero, nine, letterA, letterD] = [codeOf('0'), codeOf('9'), codeOf('A'), codeOf('D')];
const one = (of: TsQuery[], kind: 'all' | 'any'): TsQuery => (of.length === 1 && of[0] ? of[0] : { kind, of });
const unquoted = (quoted: string): string => quoted.slice(1, -1).replaceAll("''", "'").replaceAll('\\\\', '\\');
const token = /'(?:[^']|'')*'|<(?:-|\d+)>|[&|()]/g;

export type TsQuery =
  | { lexeme: string }
  | { kind: 'all' | 'any'; of: TsQuery[] }
  /** The right one stands so many words after the left one. */
  | { left: TsQuery; right: TsQuery; distance: number };
