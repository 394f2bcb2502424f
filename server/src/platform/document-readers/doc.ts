import type { Extracted, ExtractedLine } from '@alive/resumes/extracted.ts';
import { clean, itemOf } from '@alive/resumes/signs.ts';
import WordExtractor from 'word-extractor';
import { UnreadableDocument } from '#platform/documents/fault.ts';

/** What a Word document of before 2007 says, without its look, which is not read ([MS-DOC]). Throws UnreadableDocument. */
export const readDoc = async (content: Buffer): Promise<Extracted> => {
  if (isEncrypted(content)) throw new UnreadableDocument('encrypted');
  const document = await new WordExtractor().extract(content);
  const body = linesOf(document.getBody());
  const boxes = linesOf(document.getTextboxes());
  const own = [...body, ...boxes];
  const shown = new Set(own.map(({ text }) => text));
  const header = linesOf(document.getHeaders({ includeFooters: false })).filter(({ text }) => !shown.has(text));
  const footer = linesOf(document.getFooters()).filter(({ text }) => !shown.has(text) && /\p{L}/u.test(text));
  const hidesContact = header.some(({ text }) => text.includes('@')) && !own.some(({ text }) => text.includes('@'));
  return { pages: null, lines: [...header, ...own, ...footer], links: linksOf(content), faults: hidesContact ? ['header'] : [] };
};

const linesOf = (text: string): ExtractedLine[] =>
  besideOneAnother(text.split(/[\n\r\v\f]/)).flatMap(({ written, column, row = null }): ExtractedLine[] => {
    const item = itemOf(written);
    const line = clean(item ?? written);
    if (line === '') return [];
    return [{ text: line, page: 1, x: null, y: null, size: null, isBold: false, column, isItem: item !== null, row }];
  });

/** A tab ends each cell of a table. Where a single one parts many lines from many, up to the tab that ends the row, two columns stand there. */
const besideOneAnother = (lines: readonly string[]): Written[] => {
  const named = besideNames(lines);
  if (named !== null) return named;
  const tabbed = lines.flatMap((line, at) => (/\S\t/.test(line) ? [at] : []));
  const parted = tabbed.flatMap((at, index) => {
    const [end = at, before = -1] = [tabbed[index + 1], tabbed[index - 1]];
    const isEnd = /\t\s*$/.test(lines[end] ?? '') && !/\t\s*$/.test(lines[at] ?? '') && itemOf(lines[at] ?? '') === null;
    return isEnd && at - before >= fewest && end - at >= fewest ? [{ at, end }] : [];
  });
  const [only] = parted;
  const rows = lines.filter((line) => /\S\t\s*$/.test(line)).length;
  // Rows of a table have names beside their lines.
  if (only === undefined || rows > 2) return lines.map((written) => ({ written, column: 0 }));
  return lines.flatMap((written, at) => {
    const [left = '', ...right] = written.split('\t');
    if (at === only.at) return [{ written: left, column: 0 }].concat({ written: right.join('\t'), column: 1 });
    return [{ written, column: at > only.at && at <= only.end ? 1 : 0 }];
  });
};

/**
 * A table whose rows have a name in their first cell and several lines in the second: the tab that ends a row stands at the end of a line, and the
 * first one before it ends the name. null: there is none.
 */
const besideNames = (lines: readonly string[]): Written[] | null => {
  const ends = lines.flatMap((line, at) => (/\t\s*$/.test(line) ? [at] : []));
  const rows = ends.flatMap((end, index) => {
    const first = index === 0 ? null : (ends[index - 1] ?? 0) + 1;
    const tabbed = lines.findIndex((line, at) => at >= (first ?? 0) && at <= end && isNamed.test(line));
    if (tabbed < 0 || tabbed - (first ?? tabbed) > 2) return [];
    // A heading between two tables is no part of the name below it: it is in capitals, or a date has that place.
    const name = lines[tabbed]?.split('\t')[0] ?? '';
    const above = lines.slice(first ?? tabbed, tabbed).filter((line) => line.trim() !== '');
    const isApart =
      /\d/.test(name) || above.some((line) => (line === line.toUpperCase()) !== (name === name.toUpperCase()) || line.length > 24);
    return [{ from: isApart ? tabbed : (first ?? tabbed), tabbed, end }];
  });
  const isLong = ({ tabbed, end }: { tabbed: number; end: number }) =>
    lines.slice(tabbed, end + 1).filter((line) => line.trim() !== '').length > 1;
  if (rows.length < 3 || rows.filter(isLong).length < 2 || rows.length < ends.length * 0.6) return null;
  return lines.flatMap((written, at): Written[] => {
    const number = rows.findIndex(({ from, end }) => at >= from && at <= end);
    const row = rows[number];
    if (row === undefined) return [{ written, column: 0 }];
    const cell = (text: string, of: number) => ({ written: text, column: 0, row: `0:${number}:${of}` });
    if (at < row.tabbed) return [cell(written, 0)];
    const [name = '', ...rest] = written.split('\t');
    return at === row.tabbed ? [cell(name, 0), cell(rest.join('\t'), 1)] : [cell(written, 1)];
  });
};
/** What ends with the first tab of a row. */
const isNamed = /^[^\t]{2,40}\t\s*\S/;

interface Written {
  written: string;
  column: number;
  row?: string;
}

/** Lines that a column has at least. */
const fewest = 4;

/** Whether the document's head, which begins a sector, says so: at 10 the bit 0x0100 ([MS-DOC] 2.5.1). */
const isEncrypted = (content: Buffer): boolean => {
  for (let at = 512; at + 12 <= content.length; at += 512)
    if (content.readUInt16LE(at) === 0xa5ec) return (content.readUInt16LE(at + 10) & 0x0100) !== 0;
  return false;
};

/** The addresses of its link fields, in either of the encodings of its text. */
const linksOf = (content: Buffer): string[] =>
  (['latin1', 'utf16le'] as const).flatMap((encoding) =>
    [...content.toString(encoding).matchAll(/HYPERLINK "((?:https?:\/\/|mailto:)[\x21\x23-\x7e]{1,400})"/g)].flatMap(
      ([, address]) => address ?? [],
    ),
  );
