import { describe, expect, it } from 'vitest';
import { csvRecords, readTable } from './read-table.ts';

const spec = {
  what: 'people',
  columns: { name: 'full_name person', year: 'class_year', tags: '' },
  needed: ['name'],
  lists: ['tags'],
} as const;
const rowsOf = (text: string) => readTable(text, spec).rows;
const cellsOf = (text: string) => rowsOf(text).map((row) => ('cells' in row ? row.cells : row.problem));

describe('CSV', () => {
  it('has quotes, doubled quotes, commas and line breaks inside them, CRLF and a byte order mark', () => {
    expect(csvRecords('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\n1,\r\n')).toEqual([
      ['a', 'b'],
      ['x, "y"', 'two\nlines'],
      ['1', ''],
    ]);
  });

  it('has empty fields where they stand, and lines of nothing left out', () => {
    expect(csvRecords(',b,\n,,\n\n,,c')).toEqual([
      ['', 'b', ''],
      ['', '', 'c'],
    ]);
  });

  it.each([
    ['a;b\n"1;2";"x, y"', ['1;2', 'x, y']],
    ['"a, or b";b\n1;2', ['1', '2']],
    ['a\tb\n1,5\t2', ['1,5', '2']],
    ['a, b\n1, "x, y"', ['1', 'x, y']],
  ])('is parted by what parts its first line: %j', (text, row) => {
    expect(csvRecords(text)[1]).toEqual(row);
  });

  it('keeps quotes that open no field', () => {
    expect(csvRecords('a,b\n5" pipe,"the "good" one"')[1]).toEqual(['5" pipe', '"the "good" one"']);
  });

  it.each([
    ['a,"b', 'in the first line is never closed'],
    ['a,b\n1,2\n3,"x\n4,5\n', 'in row 2 is never closed'],
  ])('says where a quote is never closed: %j', (text, sentence) => {
    expect(() => csvRecords(text)).toThrow(sentence);
  });
});

describe('a table', () => {
  it.each(['Name,Class Year', 'NAME, class-year', '"Full Name";"Class Year"', 'person\tclassYear', 'Extra\tperson\tyear'])(
    'knows its columns as %j',
    (header) => {
      const mark = /[;\t]/.exec(header)?.[0] ?? ',';
      const row = ['Ada', '1999'];
      if (header.startsWith('Extra')) row.unshift('left out');
      expect(cellsOf(`${header}\n${row.join(mark)}`)).toEqual([{ name: 'Ada', year: '1999' }]);
    },
  );

  it('takes a column’s own name before its aliases', () => {
    expect(cellsOf('person,name\nB,A')).toEqual([{ name: 'A' }]);
  });

  it('is read from JSON too, with figures in words, lists where they belong and absent columns absent', () => {
    expect(cellsOf('\uFEFF [{"fullName":"Ada","year":1999,"tags":["x",2]},{"name":null,"other":{}}]')).toEqual([
      { name: 'Ada', year: '1999', tags: ['x', '2'] },
      { name: '' },
    ]);
  });

  it('tells every row that cannot be read, with its number', () => {
    expect(rowsOf('name,year\nAda,1999,x\nBob\nEve,\uFFFD\nZoe,2001')).toEqual([
      { number: 1, problem: 'has 3 fields, the header has 2' },
      { number: 2, problem: 'has 1 field, the header has 2' },
      { number: 3, problem: 'year holds characters that were lost; save the file as UTF-8' },
      { number: 4, cells: { name: 'Zoe', year: '2001' } },
    ]);
    expect(cellsOf('[{"name":{"first":"Ada"}},{"name":["Ada"]},{"name":"x","tags":[["y"]]},7]')).toEqual([
      'name holds something unexpected',
      'name is a list',
      'tags holds something unexpected',
      'is not an object',
    ]);
  });

  it('holds nothing that a database refuses', () => {
    expect(cellsOf('[{"name":"a\\u0000b"},{"name":"half \\ud83d"}]')).toEqual([
      { name: 'ab' },
      'name holds characters that were lost; save the file as UTF-8',
    ]);
  });

  it('may have no rows', () => {
    expect([rowsOf('name\n'), rowsOf('[]')]).toEqual([[], []]);
  });

  it.each([
    [' \n', 'The file is empty.'],
    ['[{"name":', 'cannot be read'],
    ['{"people":[]}', 'not a list of people'],
    ['[{"title":"x"}]', 'its rows are no people: they need name'],
    ['%PDF-1.7 binary', 'neither JSON nor a CSV file of people: its first line names no column name'],
  ])('is refused in words when it is none: %j', (text, sentence) => {
    expect(() => readTable(text, spec)).toThrow(sentence);
  });
});
