import { describe, expect, it } from 'vitest';
import { spreadsheetProblem } from './spreadsheet.ts';

const zip = (...names: string[]) => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(names.join('\0'), 'latin1')]);
const ole = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le'), Buffer.alloc(40)]);

describe('a file of a spreadsheet program', () => {
  it.each([
    [zip('[Content_Types].xml', 'xl/workbook.xml'), 'is an Excel workbook', 'CSV UTF-8'],
    [Buffer.concat([zip('docProps/app.xml'), Buffer.alloc(200_000), Buffer.from('xl/worksheets/sheet1.xml')]), 'Excel workbook', 'Save As'],
    [ole('Workbook'), 'is an Excel workbook', 'CSV UTF-8'],
    [zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'OpenDocument', 'Text CSV'],
    [zip('Index/Document.iwa', 'Index/Tables/DataList.iwa'), 'Numbers', 'Export To > CSV'],
    [zip('people.csv'), 'zip archive', 'Unpack it'],
    [ole('WordDocument'), 'old Office file', 'CSV or JSON'],
  ])('is refused with the way to a CSV file', (bytes, kind, way) => {
    expect(spreadsheetProblem(bytes)).toContain(kind);
    expect(spreadsheetProblem(bytes)).toContain(way);
  });

  it.each(['name,year\nAda,2016\n', '[{"name":"Ada"}]', '', 'PK,Workbook\n1,2\n'])('is no text: %j', (text) => {
    expect(spreadsheetProblem(Buffer.from(text))).toBe(null);
  });
});
