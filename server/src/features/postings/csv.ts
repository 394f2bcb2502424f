/**
 * The rows of a CSV text as RFC 4180 describes it: fields may be quoted, a quote inside is doubled, quoted fields may hold commas and
 * line breaks; CRLF or LF; a byte order mark is skipped. Empty lines are left out. Throws on a quote that is never closed.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const field = text[at] === '"' ? quoted(text, at) : bare(text, at);
    row.push(field.value);
    at = field.end;
    if (text[at] === ',') {
      at++;
      if (at === text.length) row.push('');
      else if (text[at] !== '\n' && text[at] !== '\r') continue;
      else row.push('');
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

function bare(text: string, start: number): Field {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end++;
  return { value: text.slice(start, end), end };
}

/** What stands between a closing quote and the next comma is kept: such files exist. */
function quoted(text: string, start: number): Field {
  let value = '';
  let from = start + 1;
  for (;;) {
    const close = text.indexOf('"', from);
    if (close === -1) throw new Error('This is not a CSV file: a quoted field is never closed.');
    value += text.slice(from, close);
    if (text[close + 1] !== '"') {
      const rest = bare(text, close + 1);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    from = close + 2;
  }
}

interface Field {
  value: string;
  end: number;
}
