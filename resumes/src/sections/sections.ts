import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { fold } from '@alive/language/text/text.ts';
import { leaning } from '../entries/names.ts';
import { datesIn, isOnlyDates } from '../page/dates.ts';
import { isPlain, standsAlone } from './alone.ts';
import { kindsNamed, type SectionKind } from './headings.ts';
import { notRunIn, uncounted } from './numbered.ts';
import type { Row } from '../page/row.ts';

/**
 * The rows of a résumé under their headings, in the order of the file; those above the first one are of kind `top`. A heading is found by its
 * words, which may stand in any order and run together, and then by the form that such headings have in this file: size, weight, capitals.
 * "Languages: Python, Java" is a section of one row, `label` its first words.
 */
export const sectionsOf = (written: readonly Row[]): Section[] => {
  const rows = besideApart(unmarked(notRunIn(uncounted(written))));
  const forms = headingForms(rows);
  const areAllAlike = isPlain(rows);
  const columnsOf = new Map(
    [...Map.groupBy(rows, ({ page }) => page)].map(([page, own]) => [page, new Set(own.map(({ column }) => column)).size]),
  );
  let current: Section = { kinds: ['top'], heading: null, label: null, rows: [] };
  const sections = [current];
  const open = (section: Section) => sections.push((current = section));
  const latest = new Map<number, Section>();
  let column: number | null = null;
  /** The label that the row before opened. */
  let labelled: Section | null = null;
  for (const [at, row] of rows.entries()) {
    if ((columnsOf.get(row.page) ?? 1) > 1 && row.column !== column) {
      // A column goes on below its own heading on the next page.
      const before = latest.get(row.column);
      if (before !== undefined) current = before;
      else if (column !== null) open({ kinds: ['top'], heading: null, label: null, rows: [] });
      column = row.column;
    }
    const kinds = headingKinds(
      row,
      [rows[at - 1], rows[at + 1], rows[at + 2]],
      forms,
      sections.some(({ heading }) => heading !== null) || rows.slice(0, at).some(({ text }) => text.includes('@')),
    );
    const isUnknown =
      kinds === null && areAllAlike && labelled === null && current.heading !== null && standsAlone(row, rows[at + 1], current);
    const run = kinds === null ? (cellLabelOf(row) ?? labelOf(row.text)) : null;
    if (kinds !== null || isUnknown) {
      const some = kinds ?? kindsNamed(row.text, true);
      open({ kinds: some.length > 0 ? some : ['other'], heading: row, label: null, rows: [] });
      labelled = null;
    } else if (run !== null && isApartFrom(row, run.kinds, current, labelled !== null, isSetApart(row, run, current.kinds[0]))) {
      const own = row.cells[0]?.text === run.label ? withoutFirst(row) : row;
      const around = current;
      labelled = { kinds: run.kinds, heading: null, label: run.label, rows: [own] };
      open(labelled);
      // Its wrapped lines follow it; where there are no headings, all lines up to the next.
      if (isOpen(around)) labelled = null;
      else current = around;
    } else if (labelled !== null && goesOn(row, rows[at - 1], labelled)) labelled.rows.push(row);
    else {
      current.rows.push(row);
      labelled = null;
    }
    latest.set(row.column, current);
  }
  return sections;
};

/** Headings with a sign before them, which then stand where no list does. */
const unmarked = (rows: readonly Row[]): Row[] => {
  const marked = rows.filter((row) => row.isItem && !/[\d,.;]/.test(row.text) && kindsNamed(row.text).length > 0);
  const kinds = new Set(marked.flatMap(({ text }) => kindsNamed(text)));
  const isList = marked.some((row) => marked.includes(rows[rows.indexOf(row) + 1] ?? ({} as Row)));
  const areHeadings = marked.length > 2 && kinds.has('education') && kinds.has('experience') && !isList;
  return rows.map((row) => (areHeadings && marked.includes(row) ? { ...row, isItem: false, isHeading: true } : row));
};

/** "Professional" and "Experience" below it, beside the lines of a job, are one heading. */
const besideWhole = (rows: readonly Row[]): Row[] => {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    const [one, other] = [last?.cells[0], row.cells[0]];
    const text = `${one?.text ?? ''} ${other?.text ?? ''}`;
    const isOne =
      last !== undefined &&
      one !== undefined &&
      other !== undefined &&
      last.cells.length > 1 &&
      row.x !== null &&
      Math.abs(row.x - (last.x ?? 0)) < 3 &&
      last.isBold === row.isBold &&
      (/(?:&|\band)$/i.test(one.text) ||
        (kindsNamed(one.text).length === 0 && (row.isApart !== true || row.size !== null)) ||
        (describes.test(one.text) && described.test(other.text)) ||
        (last.isApart === true && row.isApart === false && kindsNamed(one.text)[0] === kindsNamed(other.text)[0])) &&
      other.text.split(' ').length < 3 &&
      !/\d/.test(text) &&
      kindsNamed(text).length > 0;
    if (!isOne) whole.push(row);
    else {
      const cells = [{ ...one, text }, ...last.cells.slice(1)];
      whole[whole.length - 1] = { ...last, cells, text: cells.map((cell) => cell.text).join(' ') };
      const rest = row.cells.slice(1);
      if (rest.length > 0) whole.push({ ...row, cells: rest, text: rest.map((cell) => cell.text).join(' '), x: null, isBold: false });
    }
  }
  return whole;
};

/** "Work" above "Experience", "Volunteer" above "Service": the first says of what kind the second is. */
const describes =
  /^(?:work|volunteer|professional|campus|community|relevant|related|additional|other|selected|teaching|research|military|leadership|employment|clinical|technical|computer|academic|internship|student|public|field|industry|practical)$/i;
const described = /^(?:experience|service|skills|history|involvement|activities|background|training|awards|honou?rs|projects|leadership)$/i;

/** Headings that stand at the left of what they head, as rows of their own: by their form, or since all else is set in. */
const besideApart = (written: readonly Row[]): Row[] => {
  const rows = besideWhole(written);
  const isName = ({ cells: [first] }: Row) =>
    first !== undefined && first.text.split(' ').length < 6 && !/\d|[.,;]$/.test(first.text) && kindsNamed(first.text).length > 0;
  const isMarked = ({ cells: [first], isBold }: Row) => isBold || first?.text === first?.text.toUpperCase();
  const named = rows.filter((row) => row.cells.length > 1 && !row.isItem && isName(row));
  const beside = named.filter(isMarked);
  const alone = rows.filter((row) => row.cells.length === 1 && !row.isItem && isName(row) && isMarked(row) && !isWeak(row.text));
  const x = named[0]?.x ?? null;
  const column = named[0]?.column;
  const isAtLeft = (row: Row) => x !== null && row.x !== null && Math.abs(row.x - x) < 4 && row.column === column;
  const below = rows.slice(rows.indexOf(named[0] ?? beside[0] ?? rows[0] ?? ({} as Row)));
  const areSetIn =
    named.length > 2 &&
    below.filter((row) => isAtLeft(row) && (row.cells.length === 1 || !isNameLike(row))).length <= named.length / 3 &&
    below.filter((row) => row.column === column && row.x !== null && x !== null && row.x > x + 30).length > named.length;
  if (!areSetIn && (beside.length < 2 || beside.length <= alone.length)) return [...rows];
  const start = rows.findIndex((row) => named.includes(row));
  const parted = rows.flatMap((row, at) => {
    const [first, ...rest] = row.cells;
    // Where nothing tells how far in it stands, capitals of which one word names a section.
    const isNamed = first !== undefined && first.text === first.text.toUpperCase() && kindsNamed(first.text, true).length > 0;
    const isBeside = row.x === null ? isNamed || (isName(row) && isMarked(row)) : isAtLeft(row);
    const isHeading =
      first !== undefined &&
      isNameLike(row) &&
      (areSetIn || formOf({ ...row, text: first.text }) === formOf({ ...row, text: beside[0]?.cells[0]?.text ?? '' }));
    if (first === undefined || at < start || rest.length === 0 || row.isItem || !isBeside || !isHeading) return [row];
    const text = rest.map((cell) => cell.text).join(' ');
    return [
      { ...row, cells: [first], text: first.text, isFull: false, isHeading: true },
      { ...row, cells: rest, text, x: null, isBold: false, isItem: rest[0]?.isItem === true, isApart: false, isFull: false },
    ];
  });
  return x === null ? raisedInTable(parted) : raised(parted, x);
};

/** The same in a row of a table, whose first line may be empty beside it. */
const raisedInTable = (rows: readonly Row[]): Row[] => {
  const all = [...rows];
  for (const [at, row] of all.entries()) {
    if (row.isHeading !== true || row.within == null) continue;
    let first = at;
    while (all[first - 1]?.within === row.within && all[first - 1]?.isHeading !== true) first--;
    if (first < at) all.splice(first, at - first + 1, row, ...all.slice(first, at));
  }
  return all;
};

/** A heading beside the middle of what it heads stands above its first line: up to where a gap parts that from what is before. */
const raised = (rows: readonly Row[], x: number): Row[] => {
  const all = [...rows];
  for (const [at, row] of all.entries()) {
    if (row.isHeading !== true) continue;
    const from = all.slice(Math.max(0, at - 3), at + 1).findLastIndex((one) => one.isApart === true || one.isRuled === true);
    const first = from < 0 ? at : Math.max(0, at - 3) + from;
    const above = all.slice(first, at);
    const isBeside =
      above.length > 0 && row.isApart !== true && above.every((one) => one.isHeading !== true && one.x !== null && one.x > x + 30);
    if (isBeside) all.splice(first, above.length + 1, row, ...above);
  }
  return all;
};
const isNameLike = ({ cells: [first] }: Row): boolean => first !== undefined && first.text.split(' ').length < 6 && !/\d/.test(first.text);

const isOpen = ({ kinds, label }: Section): boolean => kinds[0] === 'top' || label !== null;

/** Whether a row goes on with the sentence or list of the row above it. */
export const continues = (row: Row, before: Row | undefined): boolean => {
  if (before === undefined || row.isItem || row.isApart === true || row.cells.length > 1 || row.isBold) return false;
  if (/[,;&/–-]$/.test(before.text) || /^[\p{Ll}(&,]/u.test(row.text)) return true;
  return before.isItem && row.x !== null && before.x !== null && row.x > before.x + 4;
};

/** Words that no heading is known by are one where its form tells, below the first. */
const headingKinds = (
  row: Row,
  [before, next, third]: readonly (Row | undefined)[],
  forms: ReadonlySet<string>,
  isBelow: boolean,
): SectionKind[] | null => {
  if (row.isHeading === true) {
    const [known, some] = [kindsNamed(row.text), kindsNamed(row.text, true)];
    return known.length > 0 ? known : some.length > 0 ? some : ['other'];
  }
  if (
    row.isItem ||
    (row.cells.length > 1 && row.text !== row.text.toUpperCase()) ||
    /[.,;]$|\d|:\s*\S/.test(row.text) ||
    row.text.split(' ').length > 7
  )
    return null;
  const kinds = kindsNamed(row.text);
  // "W O R K   E X P E R I E N C E"
  if (row.cells.length > 1) return kinds.length === 1 || (kinds.length > 1 && /&|\bAND\b/.test(row.text)) ? kinds : null;
  // "Volunteer" is a title as a rule.
  const hasForm =
    forms.has(formOf(row)) &&
    (forms.has('distinct') || !/^volunteer$/i.test(row.text) || (next?.isItem === false && /\p{L}.*[,|–-].*\d{4}/u.test(next.text)));
  // Among lines of its own form it is one of a list: "Health education".
  const isListed =
    !hasForm &&
    forms.size > 0 &&
    row.isApart !== true &&
    [before, next].every(
      (one) => one !== undefined && one.cells.length === 1 && formOf(one) === formOf(row) && one.text.split(' ').length < 6,
    );
  if (isListed) return null;
  if (hasForm && forms.has('distinct') && /^(?:other|additional|extras?|more)$/i.test(row.text)) return ['other'];
  // Without that form, a word in small letters is the rest of a line.
  if (kinds.length > 0 && (hasForm || (/^\P{Ll}/u.test(row.text) && !isWeak(row.text) && !forms.has('only')))) return kinds;
  if (
    !hasForm ||
    !forms.has('distinct') ||
    row.text.length < 5 ||
    !/^[\p{Lu}]/u.test(row.text) ||
    row.text.split(' ').length > 6 ||
    namesEntry(row, next, forms) ||
    // A title, its employer and their date have a line each.
    (before?.isItem === true && next?.isItem === false && third !== undefined && isDateLine(third))
  )
    return null;
  // One of its words may name the section: "Awards and Decorations".
  const named = kindsNamed(row.text, true);
  if (named.length > 0) return named;
  // Capitals alone may be an abbreviation or a product of a list.
  const isWords =
    row.isBold ||
    row.size !== null ||
    fold(row.text)
      .split(/[^a-z]+/)
      .every((word) => word === '' || inDictionary(word));
  return isWords && (isBelow || forms.has('large')) ? ['other'] : null;
};

/** What has a heading's form and is an employer's, a school's or a project's: several names, a degree, or a date right below. */
const namesEntry = ({ text }: Row, next: Row | undefined, forms: ReadonlySet<string>): boolean =>
  /,|\s[–—|·•/-]\s|\b(?:universit\p{L}*|college|institute?|academy|high school|inc|llc|gmbh|bachelor|master|associate|doctor|diploma)\b|(?:^|\s)(?:[BMA]\.?[AS]c?\.?|Ph\.?D\.?)(?:\s|$)/iu.test(
    text,
  ) ||
  leaning(text) >= 2.5 ||
  (next !== undefined && !forms.has('dates below') && isDateLine(next));
const isDateLine = ({ text }: Row): boolean => isOnlyDates(text, datesIn(text, anyYear));
/** Years that are still to come do not matter here. */
const anyYear = new Date('2090-01-01');

/** The forms that headings of this file have; "distinct" where hardly anything else has them. */
const headingForms = (rows: readonly Row[]): ReadonlySet<string> => {
  const named = rows.filter(
    (row) => !row.isItem && row.cells.length === 1 && kindsNamed(row.text).length > 0 && !/[.,;]$|\d/.test(row.text),
  );
  const capital = named.filter(({ text }) => /^\P{Ll}/u.test(text));
  const known = capital.length > 0 ? capital : named;
  const strong = known.filter(({ text }) => !isWeak(text));
  const counts = Map.groupBy(strong, formOf);
  const most = Math.max(0, ...[...counts.values()].map((some) => some.length));
  const forms = new Set([...counts].flatMap(([form, some]) => (some.length * 2 >= most ? [form] : [])));
  const alike = rows.filter((row) => forms.has(formOf(row)) && !row.isItem);
  // Where all have one form, a line of another one that happens to hold their words is none.
  const [[form, own] = ['', []]] = [...Map.groupBy(known, formOf)].toSorted(([, one], [, other]) => other.length - one.length);
  const others = known.filter((row) => !own.includes(row));
  const isLarger = own.length >= known.length * 0.7 && others.every(({ size }) => size !== null && size * 1.15 < (own[0]?.size ?? 0));
  if (own.length >= 4 && ((/[bc]/.test(form) && own.length >= known.length - 1) || isLarger)) {
    forms.clear();
    forms.add(form).add('only');
  }
  if (strong.some((row) => rows[rows.indexOf(row) + 1] !== undefined && isDateLine(rows[rows.indexOf(row) + 1] ?? row)))
    forms.add('dates below');
  if (strong.length >= 2 && strong.length >= alike.length * 0.6) forms.add('distinct');
  // Larger than what is read, seldom, short and without dates: a heading whatever its words.
  const sizes = rows.flatMap(({ size, text }) => (size === null ? [] : text.split(' ').map(() => size))).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? Infinity;
  const isLarge = alike.every(({ size }) => size !== null && size >= usual * 1.06);
  const areShort = alike.filter(({ text, cells }) => cells.length === 1 && text.split(' ').length < 7 && !/\d|[.,;]$/.test(text));
  const ofForm = known.filter((row) => forms.has(formOf(row)));
  const isRare = alike.length <= Math.max(4, rows.length / (isLarge ? 2 : 3)) && areShort.length >= alike.length * 0.8;
  if (isRare && ofForm.length >= 2 && ofForm.length >= alike.length * (isLarge ? 0.25 : 0.5)) {
    forms.add('distinct');
    if (isLarge) forms.add('large');
  }
  return forms;
};

const formOf = ({ text, size, isBold }: Row): string =>
  `${size === null ? '' : Math.round(size * 2)}${isBold ? 'b' : ''}${text === text.toUpperCase() ? 'c' : ''}${text.endsWith(':') ? ':' : ''}`;

/** Words that may as well be a title, a name or an item of a list: they need a heading's form. */
const isWeak = (text: string): boolean =>
  /^(?:volunteer|research|teaching|community|stud(?:y|ies)|things|service|leadership|service learning|publications?|training|performance|performances|productions?|film|films|music|contact|tools?|software|technology|technologies|languages?|honou?rs|awards?|activities)\W*$/i.test(
    text,
  );

/** A label in the first cell of a table's row. */
const cellLabelOf = (row: Row): { label: string; kinds: SectionKind[] } | null => {
  const [first, other] = row.cells;
  if (row.table === null || first === undefined || other === undefined || first.text.split(' ').length > 5) return null;
  const kinds = /\d|[.,;]$/.test(first.text) ? [] : kindsNamed(first.text);
  return kinds.length === 0 || kindsNamed(other.text).length > 0 ? null : { label: first.text, kinds };
};

const withoutFirst = (row: Row): Row => {
  const [, ...cells] = row.cells;
  return { ...row, cells, text: cells.map(({ text }) => text).join(' '), table: cells.length > 1 ? row.table : null };
};

/** Whether a row belongs to the label above it: in the same cell, or since it goes on with the line above. */
const goesOn = (row: Row, before: Row | undefined, { kinds, rows: [first] }: Section): boolean =>
  (row.within != null && row.within === first?.within) ||
  continues(row, before) ||
  (['award', 'skill', 'language'].includes(kinds[0] ?? '') &&
    before?.isFilled === true &&
    !before.isItem &&
    !row.isItem &&
    row.isApart !== true &&
    row.cells.length === 1 &&
    !/:/.test(row.text));

/** "Skills: Python, R", "Languages – Spanish": the words before the first sign and what follows. */
const labelOf = (text: string): { label: string; kinds: SectionKind[] } | null => {
  const [, label = ''] = /^([\p{L}&/ ]{4,40}?)\s*(?:\([^)\d]{0,12}\d[^)]{0,12}\)\s*)?(?::|\s[–—]\s)\s*\S/u.exec(text) ?? [];
  const kinds =
    label === '' || label.split(' ').length > 5 || /^credits\W+\d|:\s*[\w/:-]+(?:\.[a-z]{2,}|@)\S*/i.test(text) ? [] : kindsNamed(label);
  return kinds.length === 0 ? null : { label, kinds };
};

/** Below a job, what is said of languages is spoken; below a project, as a rule not. */
const isSetApart = (
  row: Row,
  { label, kinds }: { label: string; kinds: readonly SectionKind[] },
  above: SectionKind | undefined,
): boolean =>
  !row.isItem &&
  (row.isApart === true || label === label.toUpperCase() || (kinds[0] === 'language' && (above === 'experience' || label.includes(' '))));

/** A label opens a section of its own where it tells something else than the heading above it. */
const isApartFrom = (
  { isItem }: Row,
  kinds: readonly SectionKind[],
  current: Section,
  isBelowLabel: boolean,
  isAlone: boolean,
): boolean => {
  const [kind] = kinds;
  const [above] = current.kinds;
  if (kind === undefined || kind === 'top') return false;
  if (isOpen(current) || isBelowLabel) return true;
  // "Senior thesis: …" is what was done there.
  if (kind === above || (isItem && above === 'experience' && kind === 'other')) return false;
  // Below a job or a project, "Tools: …" is a part of it; in a list of skills "Languages" may be those of programs.
  if ((above === 'experience' || above === 'project') && kind !== 'skill' && kind !== 'other' && !isAlone) return false;
  return (
    !(
      (above === 'skill' || current.kinds.includes('skill')) &&
      (kind === 'experience' || kind === 'project' || kind === 'language' || kind === 'education')
    ) && kind !== 'education'
  );
};

export interface Section {
  kinds: readonly SectionKind[];
  heading: Row | null;
  label: string | null;
  rows: Row[];
}
