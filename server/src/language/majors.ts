import { majors } from '@alive/contract/lists/majors.ts';

/** The majors that a value means: all of a field ("Engineering"), a listed one with its other spellings, else the name as said. */
export function majorsNamed(value: string): string[] {
  const text = value.toLowerCase();
  const ofField = majors.filter(({ field }) => field.toLowerCase() === text);
  const listed =
    majors.find(({ name }) => name.toLowerCase() === text) ??
    majors.find(({ aliases }) => aliases.some((one) => one.toLowerCase() === text));
  const all = [...ofField, ...(listed === undefined || ofField.length > 0 ? [] : [listed])];
  // Short aliases are another major's too; what is written out in records is the name.
  const spelled = all.flatMap(({ name, aliases }) => [name].concat(aliases.filter((alias) => alias.length > 4 && !ambiguous(alias))));
  return [...new Set([value, ...spelled])];
}

/** The value as conditions write it: a listed major or field by its own name. */
export function majorWritten(value: string): string {
  const text = value.trim().toLowerCase();
  const field = majors.find((major) => major.field.toLowerCase() === text)?.field;
  return (
    field ??
    (
      majors.find(({ name }) => name.toLowerCase() === text) ??
      majors.find(({ aliases }) => aliases.some((one) => one.toLowerCase() === text))
    )?.name ??
    value.trim()
  );
}

/** Whether it is a listed major, by any of its names. */
export function isMajor(text: string): boolean {
  return names.has(text.toLowerCase());
}

const names: ReadonlySet<string> = new Set(majors.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => one.toLowerCase())));
const ambiguous = (alias: string) => majors.filter(({ name, aliases }) => name === alias || aliases.includes(alias)).length > 1;
