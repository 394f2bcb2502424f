import { readFileSync } from 'node:fs';

/** A file of ../data without its head, every row a line. */
export const textOf = (file: string): string => {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  return text.slice(text.indexOf('\n') + 1);
};

/** The rows of a file of ../data, split into cells. Kept by whoever asks. */
export const rowsOf = (file: string): string[][] =>
  textOf(file)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** The names of a file's columns. */
export const columnsOf = (file: string): string[] => {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8');
  return text.slice(0, text.indexOf('\n')).split('\t');
};

/** Calls `make` once, when its value is first needed. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};
