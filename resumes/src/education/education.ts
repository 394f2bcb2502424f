import { isMajor } from '@alive/language/lexicon/majors.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { datesIn, withoutDates } from '../page/dates.ts';
import { mostEntries } from '../entries/blocks.ts';
import { joinRows, unbroken } from '../page/breaks.ts';
import { partsOf } from '../page/parts.ts';
import { placeIn } from '../page/places.ts';
import type { Row } from '../page/row.ts';
import { tellsAward } from '../facts/awards.ts';
import { partOfSchool, schoolIn, schoolWord } from './schools.ts';
import { degreeName, gpaText, isOfSchool } from './degrees.ts';
import type { EducationRead } from '../facts/types.ts';

/** The studies of a section in its order, and the rows that say nothing of them (awards, say). */
export const educationIn = (rows: readonly Row[], vocabulary: OpenVocabulary, now: Date): { studies: Study[]; rest: Row[] } => {
  const studies: Study[] = [];
  const rest: Row[] = [];
  let columns: readonly string[] = [];
  let leader: 'school' | 'degree' | 'date' | null = null;
  const all = unwrapped(unbroken(rows, now)).flatMap(eachDegree);
  for (const [at, row] of all.entries()) {
    if (studies.length >= mostEntries) break;
    if (isHeadOfTable(row)) {
      columns = row.cells.map(({ text }) => text);
      continue;
    }
    const found = studyOf(row, columns, vocabulary, now);
    const last = studies.at(-1);
    const { degree, major, graduation, gpa, minor } = found;
    // "School of Business" beside a degree is a part of the university above.
    const isPartOfLast =
      !found.isListed &&
      (degree !== null || (graduation === null && last?.degree !== null && (gpa !== null || minor !== null))) &&
      partOfSchool.test(found.school ?? '') &&
      /\b(?:universit\p{L}+|college)\b(?! of)/iu.test(last?.school ?? '');
    // "Study abroad, Quinn School of Business" below its university
    const isPartOfVisit = !found.isListed && visit.test(row.text) && partOfSchool.test(found.school ?? '') && last?.degree === null;
    if ((isPartOfLast || isPartOfVisit) && row.isApart !== true) found.school = null;
    // A name with its place is a school, whatever it is called, where the study above is told already.
    const named = found.school ?? (degree === null && major === null && gpa === null ? schoolBeside(row, last, now) : null);
    const school = (found.school = named);
    const isOther = row.isItem && degree === null && school === null && gpa === null && graduation === null && minor === null;
    // Where studies have their dates beside them, a name with dates is a school.
    const ofDates =
      datesIn(row.text, now).some(({ isRange }) => isRange) && !row.isItem && !visit.test(row.text) ? nameAlone(row, now) : null;
    if (school === null && degree === null && ofDates !== null && last?.school != null && last.graduation !== null) {
      studies.push({ ...found, school: ofDates, rows: [row] });
      continue;
    }
    if (isOther || (school === null && degree === null && major === null && graduation === null && gpa === null && minor === null)) {
      const isOwn = leader === 'degree' && last?.school != null && datesIn(row.text, now).length > 0;
      // "Exchange semester, 04/2025 – 09/2025" above its school, as degrees stand above theirs
      if (isOwn && !row.isItem && visit.test(row.text)) studies.push({ ...found, ownSchool: false, isVisit: true, rows: [row] });
      else if (!row.isItem && visit.test(row.text)) {
        // Its school may stand above it, known by no word of schools.
        const above = all[at - 1];
        const name = above !== undefined && rest.includes(above) ? nameAlone(above, now) : null;
        if (name !== null && above !== undefined && (last === undefined || last.school !== null))
          studies.push({ ...found, school: name, ownSchool: true, isVisit: true, rows: [above, row] });
        else if (last !== undefined) last.isVisit = true;
      }
      rest.push(row);
      continue;
    }
    const isBesides = /\babroad\b|\bexchange\b/i.test(row.text) || (row.isItem && degree === null);
    // Where each entry begins with its date or its degree, what comes next of that kind begins another one.
    leader ??= school !== null ? 'school' : degree !== null ? 'degree' : graduation !== null ? 'date' : null;
    const begins =
      last === undefined ||
      (last.isVisit === true && degree !== null) ||
      (leader === 'degree' && degree !== null && last.school !== null) ||
      (leader === 'date' && last.graduation !== null && graduation !== null) ||
      (last.school !== null && school !== null && last.degree !== null && graduation !== null && last.graduation !== null) ||
      (school !== null && last.school !== null && school !== last.school) ||
      (degree !== null && last.degree !== null) ||
      (school !== null && last.school !== null && degree !== null) ||
      (row.isApart === true && (school !== null || degree !== null) && last.school !== null && last.degree !== null);
    if (begins && !(row.isItem && school !== null && degree === null && last !== undefined && !isBesides)) {
      // A second degree below the first is of the same school.
      // A name that told nothing stands between where the next school is called by no word of schools.
      const above = all[at - 1];
      const beside = degree === null || datesIn(row.text, now).length === 0 ? null : nameBefore(row, now);
      const unknown =
        beside ?? (school === null && degree !== null && above !== undefined && rest.includes(above) ? nameAlone(above, now) : null);
      const inherited =
        leader === 'school' && school === null && last?.degree != null && row.isApart !== true ? (unknown ?? last.school) : null;
      studies.push({
        ...found,
        school: school ?? inherited,
        ownSchool: school !== null && leader === 'school' && studies.some((study) => study.school === school),
        isVisit: visit.test(row.text),
        rows: [row],
      });
    } else if (last !== undefined) {
      last.rows.push(row);
      last.ownSchool ||= school !== null;
      last.school ??= school;
      // "Double Major: Accounting and Finance" below a "Bachelor of Science in Business Administration"
      const isOfMajors = /^\W*(?:(?:double|dual) )?majors?\s*:/i.test(row.text) && major !== null && degree === null;
      if (isOfMajors && last.degree !== null && last.major !== null && !row.text.includes(last.major)) {
        last.degree = `${last.degree} in ${last.major}`;
        last.major = major;
      }
      last.degree ??= degree;
      last.major ??= major;
      last.minor ??= minor;
      if (found.isExpected === true || last.graduation === null) last.graduation = graduation ?? last.graduation;
      // "Finance GPA" is that of the degree in finance.
      const own = studies.find((study) => study.school === last.school && school === null && !isOfEach(row, study)) ?? last;
      own.gpa ??= gpa;
      // Below degrees of one school, a line with nothing but a date or a grade is of each.
      if (school === null && degree === null && major === null)
        for (const study of studies.toReversed().slice(1)) {
          if (last.ownSchool || study.school === null || study.school !== last.school || !isOfEach(row, study, last)) break;
          study.graduation ??= graduation;
          study.gpa ??= gpa;
        }
      last.isListed ||= found.isListed;
      last.isVisit ||= visit.test(row.text);
    }
  }
  // The dates of a visit or of what led to no degree are not those of a graduation.
  for (const study of studies)
    if (study.isVisit && (study.degree === null || /transferr/i.test(study.rows.map(({ text }) => text).join(' '))))
      study.graduation = null;
  // Of several degrees above one school, each is of it.
  for (const [at, study] of studies.entries())
    if (leader === 'degree' && study.school === null)
      study.school = studies.slice(at).find(({ school }) => school !== null)?.school ?? null;
  // A degree without a school has it in the line beside it that told nothing.
  for (const study of studies) {
    const [first, end] = [study.rows[0], study.rows.at(-1)];
    const near = [first === undefined ? undefined : all[all.indexOf(first) - 1], end === undefined ? undefined : all[all.indexOf(end) + 1]];
    const beside = near.find((row) => row !== undefined && rest.includes(row) && nameAlone(row, now) !== null);
    if (study.school !== null || study.degree === null || beside === undefined) continue;
    study.school = nameAlone(beside, now);
    study.rows.push(beside);
    rest.splice(rest.indexOf(beside), 1);
  }
  return { studies: studies.filter(({ school, degree }) => school !== null || degree !== null), rest };
};

const isOfEach = (row: Row, ...some: readonly Study[]): boolean =>
  !/\b(?:major|minor)\b/i.test(row.text) &&
  !some.some(({ major }) => major !== null && row.text.toLowerCase().includes(major.toLowerCase()));

/** "University of Missouri. B.J. in Reporting and B.A. in Political Science, May 2027": each degree with what both share. */
const eachDegree = (row: Row): Row[] => {
  const text = row.cells.map((cell) => cell.text).join(' | ');
  const names = [...text.matchAll(new RegExp(degreeName.source, 'gu'))];
  const [one, other] = names;
  const between = one === undefined || other === undefined ? '' : text.slice(one.index + one[0].length, other.index);
  if (names.length !== 2 || one === undefined || other === undefined || !/^\s+in\s+[^,|;()]+\s(?:and|&)(?:\s+an?)?\s+$/i.test(between))
    return [row];
  const of = (whole: string): Row => ({ ...row, text: whole, cells: [{ text: whole, line: row.line, isItem: row.isItem }] });
  const end = /[,;|(]/.exec(text.slice(other.index))?.index;
  const after = end === undefined ? '' : text.slice(other.index + end);
  return [
    of(`${text.slice(0, other.index).replace(/\s(?:and|&)(?:\s+an?)?\s+$/i, '')}${after}`),
    { ...of(text.slice(other.index)), isApart: false },
  ];
};

/** What breaks off before the word or number that it lacks goes on in the next row. */
const unwrapped = (rows: readonly Row[]): Row[] =>
  joinRows(
    rows,
    (last, row) =>
      last.table === null &&
      row.isApart !== true &&
      (!row.isItem || (last.isItem && row.x === last.x)) &&
      // "IN" is Indiana.
      (/(?:\b(?:(?<!\d )GPA|in|of|at|and|for|with|OF|AND|FOR|(?:SCIENCES?|ARTS|DEGREE|ENGINEERING|ADMINISTRATION|MUSIC) IN|[Ee]xpected|[Aa]nticipated)|[,:–—&])$/.test(
        last.text,
      ) ||
        endsStudy(last, row) ||
        // "Northern Arizona" and "University, May 2022"
        (last.isFull === true &&
          /\p{Lu}\p{Ll}+$/u.test(last.text) &&
          !/\d{4}$/.test(last.text) &&
          /^(?:University|College|Institute)\b(?! of)/.test(row.text)) ||
        // A date may break off behind its month.
        (last.isFull === true && /\b\p{Lu}\p{Ll}+\.?$/u.test(last.text) && /^(?:19|20)\d\d\b/.test(row.text))),
    ' ',
  );

/** "B.S. in Wildlife" and "Ecology" where that had no room. */
const endsStudy = (last: Row, row: Row): boolean =>
  last.isFilled === true &&
  last.size === row.size &&
  last.isBold === row.isBold &&
  degreeName.test(last.text) &&
  /^\p{Lu}[\p{L}&,’' -]+$/u.test(row.text) &&
  row.text.split(' ').length < 4 &&
  !degreeName.test(row.text) &&
  !schoolWord.test(row.text) &&
  placeIn(row.text).rest !== '';

const studyColumn = /^(?:degree|course|qualification|exam|class|standard|program)/i;

const schoolBeside = (row: Row, last: Study | undefined, now: Date): string | null => {
  // "Erasmus exchange | KU Leuven", "CIEE Monteverde, Costa Rica — Study abroad semester"
  const { pieces } = partsOf(row, now);
  const visited = pieces.filter(({ text }) => visit.test(text));
  const [at, ...others] = pieces.filter(({ text }) => !visit.test(text)).map(({ text }) => text);
  if (!row.isItem && visited.length === 1 && at !== undefined && others.length < 2 && isNameOfSchool(at)) return at;
  const named = row.cells.find(({ text }) => /\p{L}{3}/u.test(text) && !/\d{4}/.test(text));
  const own = placeIn(named?.text ?? '');
  // "ETH Zürich | Zürich, Switzerland"
  const beside = row.cells.length === 2 && row.cells[0] === named ? placeIn(row.cells[1]?.text ?? '') : null;
  const { place, rest } = own.place === null && beside?.rest === '' ? { ...beside, rest: own.rest } : own;
  const isOther = row.isItem || place === null || (last !== undefined && (last.school === null || last.degree === null));
  return isOther || /[:;.@\d]/.test(rest) || visit.test(row.text) || tellsAward(row.text) || !/^\p{Lu}\p{L}+ \p{L}/u.test(rest)
    ? null
    : rest;
};

/** What may be a school's name where a study lacks one. */
const isNameOfSchool = (text: string): boolean =>
  /^\p{Lu}[^\d:;@]*$/u.test(text) &&
  text.split(' ').length < 9 &&
  !/[.,]$/.test(text) &&
  !isMajor(text) &&
  !degreeName.test(text) &&
  !tellsAward(text) &&
  !/\b(?:coursework|courses?|thesis|dissertation|honou?rs|minor|major|gpa|grade|mention|laude|class|activities|member|advisor|supervisor|concentration|track|electives?|distinction)\b/i.test(
    text,
  );

/** "Ysgol Gyfun Gŵyr – 10 GCSEs": the name before a degree. */
const nameBefore = (row: Row, now: Date): string | null => {
  const [first, other] = partsOf(row, now).pieces;
  const isName = first !== undefined && other !== undefined && !row.isItem && degreeName.test(other.text) && !visit.test(row.text);
  return isName && isNameOfSchool(first.text) ? first.text : null;
};

/** The only name of a row that told nothing. */
const nameAlone = (row: Row | undefined, now: Date): string | null => {
  if (row === undefined || row.isItem || visit.test(row.text)) return null;
  const [only, ...others] = partsOf(row, now).pieces;
  return only !== undefined && others.length === 0 && isNameOfSchool(only.text) ? only.text : null;
};

/** What tells that one studied there for a time only. */
const visit =
  /\babroad\b|\bexchange\b|\berasmus\b|\bintercambio\b|\bauslandssemester\b|\bvisiting\b|\btransferr(?:ed|ing)\b|\bnon-degree\b|\bsemester\b(?!s?[ -](?:hours?|credits?|units?|gpa))/i;

export const isVisit = (text: string): boolean => visit.test(text);

/** Whether a row names a degree or a school with a date: where there are no headings, that is what tells education. */
export const tellsStudy = (row: Row, vocabulary: OpenVocabulary, now: Date): boolean => {
  const { school, degree, graduation, gpa } = studyOf(row, [], vocabulary, now);
  return degree !== null || gpa !== null || (school !== null && graduation !== null);
};

const studyOf = (row: Row, columns: readonly string[], vocabulary: OpenVocabulary, now: Date): Study => {
  const text = row.cells
    .map(({ text }) => text)
    .join(' | ')
    .replaceAll(' / ', ' | ');
  const dates = datesIn(text, now);
  const gpa = gpaIn(text, row, columns);
  // A grade such as "3.8/4.0" and a credit such as "2023 hours" are no dates.
  const date = dates.find(({ isExpected }) => isExpected) ?? dates.find(({ isRange }) => isRange) ?? dates[0];
  const bare = withoutPlaces(withoutDates(text, dates).replace(/\s[–—-]+(?=\s|$)/g, ' | '))
    .replace(gpaText, ' | ')
    .replace(/^[\p{L} ]{0,24}gpa\b/iu, ' ');
  // A table says in the names of its columns what its cells are.
  const cellOf = (name: RegExp) =>
    columns.length === row.cells.length ? row.cells[columns.findIndex((column) => name.test(column))]?.text : undefined;
  const [place, course] = [cellOf(/^(?:name of (?:the )?)?(?:institut|school|college)/i) ?? cellOf(/universit/i), cellOf(studyColumn)];
  const school =
    place === undefined
      ? schoolIn(bare, row, vocabulary, now)
      : (schoolIn(placeIn(place).rest, row, vocabulary, now) ?? {
          name: placeIn(place).rest.split(/,\s/)[0] ?? place,
          written: place,
          isListed: false,
        });
  const named = degreeIn(course ?? (school === null ? bare : bare.replace(school.written, ' | ')));
  const { degree, major } =
    course !== undefined && named.degree === null && named.major === null
      ? {
          degree: course.replace(
            /,\s*(?:first|second|third|upper|lower|pass|cum|with|merit|distinction)\b.*$|\s*\((?:c?gpa|cum|\d).*$/i,
            '',
          ),
          major: null,
        }
      : named;
  // "Coursework in Pre-Engineering, Diné College, 2017–2018"
  const taken = dates.length === 0 ? undefined : /(?:^|\|)\s*(?:coursework|courses) in ([^|;(),]+)/i.exec(bare)?.[1];
  const minor =
    /\bminor(?:s|ed)?(?: in)?\s*:?\s*([^|;(.]+?)(?=\s*(?:[|;(.]|$|,\s*(?:gpa|concentration|major)))/i.exec(bare)?.[1]?.trim() ?? null;
  const end = date === undefined || date.end === 'present' ? null : date.end;
  return {
    school: school?.name ?? null,
    isListed: school?.isListed ?? false,
    ownSchool: false,
    degree,
    major: major ?? (degree === null ? (taken?.trim() ?? null) : null),
    minor: minor === '' ? null : minor,
    graduation:
      date !== undefined &&
      /dean|(?<!with )honou?r|award|scholar|abroad|semester(?!s?[ -](?:hours?|credits?|units?))/i.test(text) &&
      degree === null &&
      school === null
        ? null
        : end,
    isExpected: date?.isExpected === true,
    gpa,
    line: row.line,
    rows: [row],
  };
};

/** "Baltimore, MD" holds no degree. */
const withoutPlaces = (text: string): string =>
  text
    .split('|')
    .map((part) => placeIn(part.trim()).rest)
    .join(' | ');

/** The degree as written and what it is in. */
const degreeIn = (text: string): { degree: string | null; major: string | null } => {
  const found = degreeName.exec(text);
  const labelled =
    /\b(?:majors?|double major|major in|concentration in|field of study|program(?:me)?|course of study)\s*(?::|in\b)\s*([^|;()]+)/i.exec(
      text,
    )?.[1];
  if (found === null) return { degree: null, major: labelled === undefined ? majorAlone(text) : majorOf(labelled) };
  if (isOfSchool.test(found[0])) return { degree: found[0].trim(), major: null };
  // "Master of Arts (M.A.)"
  const letters = /^ \((?:\p{Lu}\.?[\p{L}.]{0,4}){2,5}\)/u.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  const degree = `${found[0].replace(/[\s,]+$/, '')}${letters}`;
  const rest = text.slice(found.index + found[0].length + letters.length);
  const before = text.slice(0, found.index);
  const behind =
    /^\s*(?:\([^)]{1,24}\)|degree|candidate|student|hons\.?|honours)?\s*(?:[,:|–—-]\s*)?(?:(?:with )?(?:an? )?(?:double )?majors?\s*(?:in|:)\s*|in\s+(?:the\s+)?|of\s+|em\s+|en\s+|i\s+|im\s+|de\s+)?([^|;()]+)/i.exec(
      rest,
    )?.[1];
  const bracketed = /^\s*\(([^)]{3,60})\)/.exec(rest)?.[1];
  const isBracketed = bracketed !== undefined && isMajor(bracketed);
  const major =
    (isBracketed ? bracketed : labelled) ??
    (bracketed !== undefined && (isMajor(bracketed) || /\p{Ll}{3} /u.test(bracketed)) && !/hon/i.test(bracketed) ? bracketed : behind);
  const read = major === undefined ? null : majorOf(major);
  // "Geology, B.S."
  if (/^diploma$/i.test(degree) && !/^\s+(?:in|of)\b/.test(rest)) return { degree, major: null };
  const front = /(?:^|[|;])\s*([^|;()]+?)[\s,(–—-]*$/.exec(before)?.[1];
  // "Forestry (Forest Operations)"
  const gloss =
    read === null
      ? undefined
      : /^ \((?:\p{Lu}\p{Ll}+(?: (?:(?:and|of|in|&) )?(?=\p{Lu}))?)+\)/u.exec(rest.slice(rest.indexOf(read) + read.length))?.[0];
  const isGloss =
    gloss !== undefined &&
    !/hon|class|credit|pass|division|merit|distinction|minor|major|degree|candidate|expected|track|emphasis|concentration|gpa|laude/i.test(
      gloss,
    );
  if (read !== null) return { degree, major: isGloss ? read + gloss : read };
  return { degree, major: front === undefined ? null : majorOf(front) };
};

const majorOf = (text: string): string | null => {
  const [, kept = ''] =
    /^(.*?)(?=\s*(?:$|[|;()]|,?\s*\b(?:minor|gpa|cum laude|magna|summa|with|concentration|emphasis|honou?rs|expected|specializ\p{L}+|track|candidate|degree|from|at|(?:and )?(?:bachelor|master)|and (?:a )?minor|graduat\p{L}+)\b))/iu.exec(
      text,
    ) ?? [];
  const bare = kept.replace(/^[\s,:–—-]+|[\s,.:–—&-]+$/g, '');
  // "Running Start Program" is a way to a degree, "Nursing Program" has its field.
  const ofProgram = /^(.+?) program(?:me)?$/i.exec(bare)?.[1];
  if (ofProgram !== undefined) return isMajor(ofProgram) ? ofProgram : null;
  const tokens = bare.split(/\s*,\s*/);
  const [first = ''] = tokens;
  const isLong = bare.split(' ').length > 8;
  if (isLong && tokens.length > 1) return majorOf(first);
  if (!/\p{L}{2}/u.test(bare) || isLong || schoolWord.test(bare)) return null;
  // Commas part fields only where each is one: "Economics, Mathematics".
  // "Language, Culture and Translation"
  const isSeries =
    tokens.length > 1 &&
    !/\b(?:option|focus|specialization)\b/i.test(bare) &&
    tokens.every((token) => /^(?:and |& )?\p{Lu}/u.test(token)) &&
    / (?:and|&) |^(?:and|&) /.test(tokens.at(-1) ?? '');
  return isSeries || tokens.every((token) => isMajor(token.replace(/^and /, ''))) || isMajor(bare) ? bare : first;
};

/** A line that is a listed major and nothing else. */
const majorAlone = (text: string): string | null =>
  text
    .split(/[|;]/)
    .flatMap((piece) => [piece.trim().replace(/[,.]$/, ''), beforeNotes(piece)])
    .find(isMajor) ?? null;

/** "General Studies, 24 semester hours", "Medicine (four semesters, degree not completed)" */
const beforeNotes = (piece: string): string =>
  /^\s*(\p{Lu}[^,(|]+?)\s*(?:,\s*(?=\d+ )|\(\s*(?=[^)]*\b(?:semesters?|credits?|hours|units|terms?|years?|(?:not|in)[ -]?complete)))/u.exec(
    piece,
  )?.[1] ?? '';

const gpaIn = (text: string, row: Row, columns: readonly string[]): string | null => {
  const column = columns.findIndex((name) => /gpa|gwa|grade|percentage|marks|score|average|%/i.test(name));
  const cell = column < 0 ? undefined : row.cells[column]?.text;
  if (cell !== undefined && /^[\d./% ]+$/.test(cell)) return cell.replace(/^(?:19|20)\d\d\s+(?=\d)/, '');
  // "Year 1 – 64%, Year 2 – 71%" is no grade of the whole.
  if ([...text.matchAll(/\d\s?%/g)].length > 1) return null;
  const [, after, before, marks, share] = gpaText.exec(text) ?? unnamedGrade.exec(text) ?? [];
  return (after ?? before ?? marks ?? share ?? null)?.replace(/\s+/g, '') ?? null;
};
/** "Bachelor of Management, 3.68/4.00" */
const unnamedGrade = /(?<![\d.])([0-4]\.\d{1,2}\s*\/\s*[45](?:\.0{1,2})?)(?![\d./])/;
const isHeadOfTable = (row: Row): boolean =>
  row.cells.length > 2 &&
  row.cells.filter(({ text }) =>
    /^(?:degree|course|qualification|exam(?:ination)?|class|standard|programme|program|board|stream|period|institut\w+|university|school|college|year|c?gpa|gwa|average|grade|percentage|marks|score|board|graduat\w+|field|major|date|passing|ogpa|%)s?(?:\b|(?<=%))[^,]{0,24}$/i.test(
      text,
    ),
  ).length >=
    row.cells.length - 1;

export interface Study extends EducationRead {
  minor: string | null;
  isListed: boolean;
  isVisit?: boolean;
  /** It has a school's line of its own below its degree. */
  ownSchool: boolean;
  /** Its date is one that is still to come. */
  isExpected?: boolean;
  rows: Row[];
}
