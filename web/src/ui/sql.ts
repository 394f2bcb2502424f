/** A statement in pieces, its keywords distinguished; quoted text, quoted names and comments hold none. Joined they are the statement. */
export function sqlPieces(sql: string): { text: string; keyword: boolean }[] {
  const pieces: { text: string; keyword: boolean }[] = [];
  for (const [text] of sql.matchAll(token)) {
    const keyword = keywords.has(text.toUpperCase());
    const last = pieces.at(-1);
    if (last && last.keyword === keyword) last.text += text;
    else pieces.push({ text, keyword });
  }
  return pieces;
}

/** What the first table expression of a printed statement asks of its rows, from WHERE on, set out from the margin; null where it asks nothing. */
export const whereOf = (sql: string): string | null => {
  const [, where] = /^ {2}FROM \w+\n {2}(WHERE [\s\S]*?)\n\)/m.exec(sql) ?? [];
  return where?.replaceAll('\n  ', '\n') ?? null;
};

/** Quoted text or name, comment, word, or any other character. */
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\w+|[\s\S]/g;

const keywords = new Set(
  'SELECT DISTINCT FROM WHERE AND OR NOT IN IS NULL EXISTS BETWEEN LIKE ILIKE JOIN LEFT INNER LATERAL ON USING AS ORDER GROUP BY HAVING ASC DESC NULLS FIRST LAST LIMIT OFFSET WITH UNION ALL ANY ARRAY CASE WHEN THEN ELSE END TRUE FALSE OVER PARTITION FILTER'.split(
    ' ',
  ),
);
