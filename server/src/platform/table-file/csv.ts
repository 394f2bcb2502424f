import { CsvError, parse } from 'csv-parse/sync';

/**
 * The records of a CSV text as RFC 4180 describes it, the header first; lines of nothing are left out. Commas, semicolons or tabs
 * part its fields, whichever the first line holds most of. Quotes inside an unquoted field, and what stands behind a closing one, are
 * kept: such files exist. Throws an Error with a sentence for a person on a quote that is never closed.
 */
export function csvRecords(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      ltrim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records = Number(error['records'] ?? 0);
    const where = records === 0 ? 'in the first line' : `in row ${records}`;
    throw new Error(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `This CSV file cannot be read: a quoted field that begins ${where} is never closed.`
        : `This CSV file cannot be read: something is wrong ${where}.`,
      { cause: error },
    );
  }
}

function delimiterOf(text: string): string {
  const header =
    text
      .trimStart()
      .slice(0, 20_000)
      .match(/^(?:"(?:[^"]|"")*"|[^"\r\n])*/)?.[0] ?? '';
  const bare = header.replace(/"(?:[^"]|"")*"/g, '');
  const [first] = [',', ';', '\t'].toSorted((a, b) => bare.split(b).length - bare.split(a).length);
  return first ?? ',';
}
