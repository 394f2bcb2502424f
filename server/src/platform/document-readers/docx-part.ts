import type { ExtractedLine } from '@alive/resumes/extracted.ts';
import { clean, itemOf } from '@alive/resumes/signs.ts';
import { parseXml } from './bounded.ts';
import { isOn, type Styles } from './docx-styles.ts';

/** The lines of one part of a Word document, a paragraph or a cell's paragraph each, and the addresses in its fields. */
export const partOf = (xml: string, styles: Styles): { lines: ExtractedLine[]; links: string[] } => {
  const lines: Drawn[] = [];
  const links: string[] = [];
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  /** How deep within what is not read. */
  let skipped = 0;
  let run: { isBold: boolean; size: number | null; isHidden: boolean } | null = null;
  let within: 'paragraph' | 'run' | null = null;
  let reads: 'text' | 'code' | null = null;
  let tablesSeen = 0;

  const add = (text: string) => {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || run?.isHidden) return;
    paragraph.text += text;
    if (text.trim() === '') return;
    paragraph.letters += text.length;
    if (run?.isBold) paragraph.bold += text.length;
    paragraph.size = Math.max(paragraph.size ?? 0, run?.size ?? 0) || null;
  };
  const end = (paragraph: Paragraph) => {
    const table = tables.at(-1);
    const cell = table && table.depth === paragraphs.length ? { table, row: table.row, cell: table.cell } : null;
    for (const [at, part] of paragraph.text.split('\n').entries()) {
      const item = itemOf(part);
      const text = clean(item ?? part);
      if (text === '') continue;
      lines.push({
        text,
        page: 1,
        x: null,
        y: null,
        size: paragraph.size,
        isBold: paragraph.bold > paragraph.letters / 2,
        column: 0,
        isItem: item !== null || (paragraph.isItem && at === 0),
        row: null,
        cell,
      });
    }
  };

  const open: Record<string, (attributes: Record<string, string>) => void> = {
    'w:p': () => paragraphs.push({ text: '', letters: 0, bold: 0, size: null, isItem: false, look: styles(undefined) }),
    'w:pPr': () => (within = 'paragraph'),
    'w:pStyle': ({ 'w:val': name }) => {
      const paragraph = paragraphs.at(-1);
      if (!paragraph) return;
      paragraph.look = styles(name);
      paragraph.isItem ||= paragraph.look.isItem;
    },
    'w:numId': ({ 'w:val': value }) => {
      const paragraph = paragraphs.at(-1);
      if (paragraph && within === 'paragraph') paragraph.isItem = value !== '0' && !paragraph.look.isHeading;
    },
    'w:r': () => {
      const look = paragraphs.at(-1)?.look;
      run = { isBold: look?.isBold ?? false, size: look?.size ?? null, isHidden: false };
    },
    'w:rPr': () => (within = within === 'paragraph' ? 'paragraph' : 'run'),
    'w:b': ({ 'w:val': value }) => run && within === 'run' && (run.isBold = isOn(value)),
    'w:sz': ({ 'w:val': value }) => run && within === 'run' && (run.size = Number(value) / 2 || run.size),
    'w:vanish': ({ 'w:val': value }) => run && within === 'run' && (run.isHidden = isOn(value)),
    'w:t': () => (reads = 'text'),
    'w:instrText': () => (reads = 'code'),
    'w:fldSimple': ({ 'w:instr': code = '' }) => links.push(...addressesIn(code)),
    'w:tab': () => within === null && add('\t'),
    'w:ptab': () => add('\t'),
    'w:br': () => add('\n'),
    'w:cr': () => add('\n'),
    'w:noBreakHyphen': () => add('-'),
    'w:sym': ({ 'w:char': code = '' }) => add(/^[\da-f]{4}$/i.test(code) ? String.fromCharCode(Number.parseInt(code, 16)) : ''),
    'w:tbl': () => tables.push({ id: tablesSeen++, row: -1, cell: -1, depth: paragraphs.length }),
    'w:tr': () => {
      const table = tables.at(-1);
      if (table) Object.assign(table, { row: table.row + 1, cell: -1 });
    },
    'w:tc': () => {
      const table = tables.at(-1);
      if (table) table.cell += 1;
    },
  };
  const close: Record<string, () => void> = {
    'w:p': () => {
      const paragraph = paragraphs.pop();
      if (paragraph) end(paragraph);
      within = null;
    },
    'w:pPr': () => (within = null),
    'w:rPr': () => (within = within === 'run' ? null : within),
    'w:r': () => (run = null),
    'w:t': () => (reads = null),
    'w:instrText': () => (reads = null),
    'w:tbl': () => tables.pop(),
  };
  parseXml(xml, {
    onopentag: (name, attributes) => {
      if (skipped > 0 || unread.has(name)) skipped += 1;
      else open[name]?.(attributes);
    },
    ontext: (text) => {
      if (skipped > 0) return;
      if (reads === 'text') add(text);
      if (reads === 'code') links.push(...addressesIn(text));
    },
    onclosetag: (name) => {
      if (skipped > 0) skipped -= 1;
      else close[name]?.();
    },
  });
  return { lines: placed(lines), links };
};

/** Deleted and moved text, what older programs show instead, and everything that is embedded. */
const unread = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:object', 'w:altChunk']);

const addressesIn = (code: string): string[] => [...code.matchAll(/HYPERLINK\s+"([^"]+)"/g)].flatMap(([, address]) => address ?? []);

/**
 * Puts the lines of tables in order. A row of which two cells hold more than three lines lays out columns, which are read one after the other; the
 * cells of any other row belong together.
 */
function placed(lines: readonly Drawn[]): ExtractedLine[] {
  const keyOf = ({ cell }: Drawn) => (cell === null ? null : `${cell.table.id}:${cell.row}`);
  const rows = Map.groupBy(lines, keyOf);
  return lines.map(({ cell, ...line }) => {
    if (cell === null) return line;
    const row = `${cell.table.id}:${cell.row}`;
    const cells = [...Map.groupBy(rows.get(row) ?? [], (one) => one.cell?.cell).values()];
    if (cells.length < 2) return line;
    const laysOut = cells.filter((one) => one.length > 3).length > 1;
    if (laysOut && isListInColumns(cells.flat())) return line;
    return laysOut ? { ...line, column: cell.cell } : { ...line, row: `${row}:${cell.cell}` };
  });
}

/** Items alone, or short lines of one look: a list that was set in columns to save room, which is read as one. */
const isListInColumns = (lines: readonly Drawn[]): boolean =>
  lines.every(({ isItem }) => isItem) ||
  lines.every(({ text, size, isBold }) => size === lines[0]?.size && !isBold && text.split(' ').length < 5 && !/[\d@,:]/.test(text));

interface Paragraph {
  text: string;
  letters: number;
  bold: number;
  size: number | null;
  isItem: boolean;
  look: ReturnType<Styles>;
}

interface Table {
  id: number;
  row: number;
  cell: number;
  /** How many paragraphs were open around it. */
  depth: number;
}

type Drawn = ExtractedLine & { cell: { table: Table; row: number; cell: number } | null };
