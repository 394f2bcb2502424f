import { describe, expect, it } from 'vitest';
import { sqlPieces } from './sql.ts';

const bold = (sql: string) =>
  sqlPieces(sql)
    .filter(({ keyword }) => keyword)
    .map(({ text }) => text);

describe('a statement', () => {
  it('has its keywords distinguished, whatever their case', () => {
    expect(bold('SELECT name from alumni\nWHERE year = 2016 LIMIT 20')).toEqual(['SELECT', 'from', 'WHERE', 'LIMIT']);
  });
  it('has none in quotes, in quoted names and in comments', () => {
    expect(bold(`name = 'Order and ''from'' where' AND "select" = 1 -- or not`)).toEqual(['AND']);
  });
  it('is whole when its pieces are joined, even with a quote that nothing ends', () => {
    for (const sql of ["SELECT 'it''s' || x", "WHERE 'open", 'a <> b'])
      expect(
        sqlPieces(sql)
          .map(({ text }) => text)
          .join(''),
      ).toBe(sql);
  });
});
