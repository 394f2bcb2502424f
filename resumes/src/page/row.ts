export interface Row {
  cells: readonly Cell[];
  /** The cells' texts after one another. */
  text: string;
  /** Number of its first line. */
  line: number;
  page: number;
  column: number;
  x: number | null;
  /** Left edge of its second cell, and its right edge, where they are known. */
  inner?: number | null;
  right?: number | null;
  size: number | null;
  isBold: boolean;
  isItem: boolean;
  /** The row of a table whose cells these are. */
  table: string | null;
  /** The row of a table that it stands in, with others below one another in one of its cells. */
  within?: string | null;
  space: number | null;
  /** More space above it than between lines of a paragraph. */
  isApart?: boolean;
  /** About as long as the longest line of its column. */
  isFull?: boolean;
  /** Towns that the file names in full somewhere. */
  towns?: ReadonlySet<string>;
  /** A drawn line stands before it, above a heading. */
  isRuled?: boolean;
  /** It stands beside what it heads. */
  isHeading?: boolean;
  /** What a label such as "Employer:" says of it. */
  says?: 'title' | 'employer' | 'place';
  /** The next row's first word would not have fitted into its column. */
  isFilled?: boolean;
  /** What an entry's first line tells behind its date. */
  isTold?: boolean;
}

export interface Cell {
  text: string;
  line: number;
  isItem: boolean;
  /** What the name of its column says of it. */
  says?: Row['says'] | undefined;
}
