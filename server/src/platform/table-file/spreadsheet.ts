/**
 * What a file of a spreadsheet program is, and how it is saved as CSV, as the end of a sentence that begins with the file's name; null for
 * any other file. Read from the content: Excel's, LibreOffice's and Numbers' files are zip archives (PKWARE APPNOTE 4.3.7), old Excel files
 * are OLE compound files ([MS-CFB] 2.2).
 */
export function spreadsheetProblem(bytes: Buffer): string | null {
  if (bytes.subarray(0, 8).equals(oleSignature)) return bytes.includes(workbook) ? excel : 'is an old Office file, not a CSV or JSON file.';
  if (!zipSignatures.some((signature) => bytes.subarray(0, 4).equals(signature))) return null;
  // The names of what an archive holds stand at its start and again at its end.
  const names = `${bytes.toString('latin1', 0, 65_536)}${bytes.subarray(-65_536).toString('latin1')}`;
  return kinds.find(({ sign }) => sign.test(names))?.problem ?? 'is a zip archive. Unpack it, then import the CSV or JSON file in it.';
}

const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipSignatures = ['504b0304', '504b0506'].map((hex) => Buffer.from(hex, 'hex'));
const workbook = Buffer.from('Workbook', 'utf16le');

const excel =
  'is an Excel workbook. Open it in Excel, choose File > Save As and the format “CSV UTF-8 (Comma delimited)”, then import the new file.';
const kinds: readonly { sign: RegExp; problem: string }[] = [
  { sign: /xl\/(?:workbook|worksheets|_rels)/, problem: excel },
  {
    sign: /opendocument\.spreadsheet/,
    problem:
      'is an OpenDocument spreadsheet. Open it in LibreOffice, choose File > Save As and the format “Text CSV” with the character set UTF-8, then import the new file.',
  },
  {
    sign: /Index\/[\w./-]*\.iwa/,
    problem: 'is a Numbers spreadsheet. Open it in Numbers, choose File > Export To > CSV, then import the new file.',
  },
];
