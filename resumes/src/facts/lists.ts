import { skills, skillsIn } from '@alive/language/lexicon/skills.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { keyOf } from '@alive/language/text/text.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { isTechnologyName } from '@alive/occupations/technologies.ts';
import { datesIn, isOnlyDates, withoutDates } from '../page/dates.ts';
import { joined } from '../page/breaks.ts';
import type { Row } from '../page/row.ts';
import { isHeadOfTable } from '../entries/names.ts';
import { verb } from '../entries/blocks.ts';
import { dots } from '../signs.ts';
import type { ResumeFact } from './types.ts';
import { continues, kindsNamed } from '../page/sections.ts';

/** Skills and languages of a list, by the commas, bars or lines that part them; what is a sentence names only what is known. */
export const listedIn = (rows: readonly Row[], isLanguages: boolean | 'mixed'): ResumeFact[] => {
  const facts: ResumeFact[] = [];
  const entries = entriesOf(
    isLanguages === true ? rows.filter(({ text }) => !/^levels?\s*:.*\buser\b/i.test(text) && !uses.test(text)) : rows,
  );
  for (const [at, { text, line, label }] of entries.entries()) {
    // Skills told in sentences, each some under a name of their own.
    if (isTold(text)) {
      facts.push(...technologiesIn(text, line));
      continue;
    }
    if (label === '' && !text.includes(',') && isTold(entries[at + 1]?.text ?? '')) continue;
    const items = itemsOf(text, isLanguages === true);
    const isOfTongues =
      (isLanguages === true && !(label !== '' && kindsNamed(label).includes('skill'))) ||
      (isLanguages === 'mixed' && items.filter((item) => languageIn(item, false) !== null).length * 2 > items.length) ||
      /^(?:(?:foreign|spoken|human|natural|other|native)\s+)?(?:languages?|mother tongues?)\b(?!.*(?:programming|comput))/i.test(label);
    if (/^(?:interests?|hobbies|activities|references|coursework|relevant coursework|courses)\b/i.test(label)) continue;
    // "Fluent in Cantonese and Mandarin" says it of both.
    const shared = /\bin\s/.test(text) ? levelIn(/^(.*?)\bin\s/.exec(text)?.[1] ?? '') : null;
    for (const item of items) {
      const language = languageIn(item, isOfTongues);
      const before = facts.at(-1);
      // "Tamil, fluent"
      if (before?.kind === 'language' && before.detail === null && isOnlyLevel(item)) before.detail = item;
      else if (language !== null)
        facts.push({ kind: 'language', text: language.name, detail: language.level ?? shared, value: null, line, isSure: true });
      else facts.push(...skillOf(item, line));
    }
  }
  return facts;
};

/** What a list of skills holds of certificates: no skill has a year, and a heading may name both. */
export const passedIn = (rows: readonly Row[], areNamed: boolean, now: Date): { rest: Row[]; passed: ResumeFact[] } => {
  const passed: ResumeFact[] = [];
  const isOne = (part: string) =>
    knownSkill(part.replace(/[\s,(–—-]{1,4}\d{4}\)?$/, '')) === null &&
    (datesIn(part, now).some(({ from }) => /\p{L}{3}.*(?:[,(–—-]|\bexp(?:ires)?\.?|\bvalid \S+)\s*$/iu.test(part.slice(0, from))) ||
      (areNamed && certificate.test(part)));
  const rest = rows.flatMap((row) => {
    const at = row.cells.length - 1;
    const cell = row.cells[at];
    const [, label = '', list = ''] = /^((?:[\p{L}&/ ]{2,40}:\s*)?)(.*)$/u.exec(cell?.text ?? '') ?? [];
    const parts = list.split(/\s*[;|•·]\s+|,\s+(?!\d{4}|exp|\p{Ll})(?![^()]*\))/u);
    const some = parts.filter(isOne);
    if (cell === undefined || some.length === 0 || isTold(list)) return [row];
    passed.push(...some.flatMap((part) => awardsIn([{ ...row, text: part, cells: [{ ...cell, text: part }], table: null }], null, now)));
    const left = parts.filter((part) => !some.includes(part)).join(', ');
    if (left === '') return [];
    const cells = row.cells.with(at, { ...cell, text: `${label}${left}` });
    return [{ ...row, cells, text: cells.map(({ text }) => text).join(' ') }];
  });
  return { rest, passed };
};
const certificate =
  /\b(?:certified|certificat(?:e|ion)|licen[sc]ed?|cpr|first aid|bls|acls|pals|osha|servsafe|clearance card|permit|card)\b/i;

/** Names of technologies in sentences: sure where they can be nothing else. */
export const technologiesIn = (text: string, line: number): ResumeFact[] => {
  const names = namesIn(text);
  const known = skillsIn(text).filter(
    ({ skill, start, end }) => isTechnology(skill) && /\p{Lu}|\d|dbt|scikit/u.test(text.slice(start, end)),
  );
  const isWithin = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    one.start < other.end && other.start < one.end;
  return [
    ...known
      .filter((one) => !names.some((name) => isWithin(one, name) && name.end - name.start > one.end - one.start))
      .map(({ skill, start, end }) =>
        skillFact(text.slice(start, end), skill, line, end - start > 1 && !isWord(skill) && !isPartOfName(text, start, end)),
      ),
    ...names
      .filter(
        (name) => isUnmistakable(name.name) && !known.some((one) => isWithin(one, name) && name.end - name.start <= one.end - one.start),
      )
      .map(({ name, start, end }) =>
        skillFact(name, knownSkill(name) ?? known.find((one) => isWithin(one, { start, end }))?.skill ?? null, line, true),
      ),
  ];
};

/** Awards and certificates, one a line or part of a line, without their dates. */
export const awardsIn = (written: readonly Row[], label: string | null, now: Date): ResumeFact[] => {
  const facts: ResumeFact[] = [];
  const wholes: Row[] = [];
  // Names in bold stand above who gave them.
  // What stands below a table is none of its rows.
  const rows = (written.filter(({ table }) => table !== null).length > 1 ? written.filter(({ table }) => table !== null) : written).filter(
    (row) => !isHeadOfTable(row),
  );
  const areBold = rows.some(({ isBold }) => isBold) && rows[0]?.isBold === true;
  const areDated = rows.filter(({ text }) => datesIn(text, now).length > 0).length;
  const bold = rows.filter(({ isBold }) => isBold);
  const areBoldDated = bold.filter(({ text }) => datesIn(text, now).length > 0).length * 2 > bold.length;
  const givers = giversIn(rows, now);
  for (const row of rows.flatMap((one) => apart(one, now))) {
    const last = wholes.at(-1);
    const isNamed = (areBoldDated && datesIn(row.text, now).length > 0) || tellsAward(row.text) || certificate.test(row.text);
    if (areBold && !row.isBold && !isNamed && rows.filter(({ isBold }) => isBold).length * 2 >= rows.length) continue;
    if (givers.has(row)) continue;
    // A line that runs to the end of its column without a date goes on in the next.
    const isRest =
      (last?.isFull === true || last?.isFilled === true || last?.text.endsWith(',') === true) &&
      last.line === row.line - 1 &&
      !row.isItem &&
      row.isApart !== true &&
      (datesIn(last.text.split(/[.;]\s/).at(-1) ?? '', now).length === 0 || last.text.endsWith(','));
    // In a narrow column each ends with its date.
    const isNarrow =
      last !== undefined &&
      !isRest &&
      (row.column > 0 || last.text.length < 40) &&
      !row.isItem &&
      !last.isItem &&
      row.isApart !== true &&
      areDated > 1 &&
      last.line === row.line - 1 &&
      datesIn(last.text, now).length === 0 &&
      datesIn(row.text, now).length > 0 &&
      (last.right == null || last.isFilled === true) &&
      last.text.length > row.text.length;
    if (last !== undefined && (isRest || isNarrow))
      wholes[wholes.length - 1] = { ...last, text: joined(last.text, row.text), isFull: row.isFull };
    else wholes.push(row);
  }
  for (const [at, row] of wholes.entries()) {
    const text = row.text.replace(label === null ? '' : new RegExp(`^${label}\\s*[:–—-]\\s*`), '');
    if (facts.length > 0 && continues(row, wholes[at - 1]) && row.cells.length === 1) continue;
    const parts = text.split(/,\s+/);
    const areAll =
      parts.length > 1 &&
      (parts.every((part) => certificate.test(part)) ||
        parts.every(tellsAward) ||
        parts.every((part) => datesIn(part, now).some(({ from, to }) => from > 4 && /^\W*$/.test(part.slice(to)))));
    const isList = !row.isItem && (label !== null || areAll);
    for (const part of text.split(isList ? listed : told)) {
      const dates = datesIn(part, now);
      const bare = withoutDates(part, dates)
        .replace(/\s*\|\s*(?=\||$)|^\s*\|\s*/g, ' ')
        .replace(/\s*[,–—-]?\s*\|\s*/g, ', ')
        .replace(/,?\s*\b(?:licen[sc]e|certificate|credential|id)?\s*(?:#|no\.?|number|id)?\s*#?\d{5,}\b/i, '')
        .replace(/,?\s*[$€£]\d[\d,.]*\s*$/, '')
        .replace(/\(\s*(?:exp(?:ires)?\.?|valid|through|[\s,])*\)?\s*$/i, '')
        .replace(/\[((?:\p{L}+)?)[\s,]*\]/gu, '')
        .replace(/^(?:c?gpa:?\s*)?\d\.\d[\d./ ]*,\s*/i, '')
        .replace(/^[\s,:–—-]+|(?:[\s,;:.–—-]|\b(?:and|expires?|valid)\b)+$/g, '')
        .trim();
      if (/\p{L}{3}/u.test(bare) && bare.length <= 200 && !/^(?:expires?|issued|valid)\b/i.test(bare))
        facts.push({
          kind: 'award',
          text: bare,
          detail: dates[0]?.text ?? null,
          value: null,
          line: row.line,
          isSure: bare.split(' ').length <= 16,
        });
    }
  }
  return facts;
};

/** Lines that say who gave what stands above them: below names with dates, each has one, or stands where the names beside the dates begin. */
const giversIn = (rows: readonly Row[], now: Date): ReadonlySet<Row> => {
  const isDated = (row: Row | undefined) => row !== undefined && datesIn(row.text, now).length > 0;
  const below = rows.filter((row, at) => !isDated(row) && !row.isItem && isDated(rows[at - 1]) && row.isApart !== true);
  const dated = rows.filter(isDated);
  const areAll = below.length > 1 && below.length === dated.length && below.length * 2 === rows.length;
  const areSetIn = below.every((row) => {
    const above = rows[rows.indexOf(row) - 1];
    return (
      row.x !== null &&
      above?.inner != null &&
      Math.abs(row.x - above.inner) < 14 &&
      isOnlyDates(above.cells[0]?.text ?? '', datesIn(above.cells[0]?.text ?? '', now))
    );
  });
  return new Set((areAll || areSetIn) && !below.some(({ text }) => tellsAward(text) || certificate.test(text)) ? below : []);
};

/** Two in one line, each with its date. */
const apart = (row: Row, now: Date): Row[] =>
  row.cells.length > 1 && row.cells.every(({ text }) => datesIn(text, now).length > 0 && /\p{L}{3}\S* \p{L}{3}/u.test(text))
    ? row.cells.map((cell) => ({ ...row, cells: [cell], text: cell.text }))
    : [row];

/** What parts awards from one another. */
const listed = new RegExp(String.raw`\s*[;|${dots}]\s+|\s~\s|\s*,\s+(?!\p{Ll})`, 'u');
const told = new RegExp(String.raw`\s*[;|${dots}]\s+|\s~\s|(?<=(?:\d{4}|\))\.)\s+(?=\p{Lu})`, 'u');

/** Awards that stand among other things, such as a degree's grades. */
export const awardsWithin = (rows: readonly Row[], now: Date): ResumeFact[] =>
  rows.flatMap((row) => {
    const cells = row.cells.flatMap(({ text, line, isItem }) => text.split(/\s*[|•·;]\s*/).map((part) => ({ text: part, line, isItem })));
    return cells
      .filter(({ text }) => tellsAward(text))
      .flatMap((cell) => awardsIn([{ ...row, cells: [cell], text: cell.text }], null, now));
  });

/** Whether a line outside a section of its own names an award. */
export const tellsAward = (text: string): boolean =>
  text.length < 120 &&
  /\b(?:dean['’]?s (?:honou?r )?list|president['’]?s list|scholarship|scholar\b|fellowship|award|prize|medal|honou?r society|phi beta kappa|valedictorian|salutatorian|honou?r roll|grant recipient)/i.test(
    text,
  ) &&
  !/\bcoursework\b/i.test(text);

/** Whether a line ends with what one is given: "National Merit Finalist (2023)", "Opportunity Grant, 2024". */
export const tellsGift = (text: string, now: Date): boolean => {
  const dates = datesIn(text, now);
  const bare = withoutDates(text, dates).replace(/[\s,|()–—-]+$/, '');
  return !dates.some(({ isRange }) => isRange) && bare.length < 90 && gift.test(bare);
};
const gift =
  /\b(?:grant|finalist|semi-?finalist|winner|recipient|nominee|(?:1st|2nd|3rd|first|second|third) (?:place|prize)|honou?rs|award|medal|prize|list|eagle scout|champions?|ribbon|fellow|fellowship|scholarship|scholar|all-[\p{L}]+|valedictorian|salutatorian|laureate|distinction|inductee|honou?r (?:roll|society)|of the (?:month|quarter|season|year))$/iu;

/** Whether each of some lines names a language, at least half of them with its level. */
export const tellsLanguages = (rows: readonly Row[]): boolean => {
  const items = rows.flatMap(({ text }) => itemsOf(text)).map((item) => languageIn(item, false));
  return items.length > 0 && items.every((one) => one !== null) && items.filter((one) => one?.level !== null).length * 2 >= items.length;
};

/** Whether a line is a list of which at least half are skills that are known. */
export const tellsSkills = (text: string): boolean => {
  const items = itemsOf(text.replace(/^[^:]{0,40}:/, ''));
  return items.length > 2 && items.filter((item) => knownSkill(item) !== null || isTechnology(item)).length * 2 >= items.length;
};

/** Lines with the label before their colon, wrapped ones joined; a list may go on below its label. */
const entriesOf = (rows: readonly Row[]): { text: string; line: number; label: string }[] => {
  const found: { text: string; line: number; label: string }[] = [];
  let above = '';
  const longest = Math.max(...rows.map(({ text }) => text.length));
  // Where all have a cell beside their first one and some hold lists, the first ones are labels.
  const areLabels =
    rows.length > 1 &&
    rows.every(({ cells }) => cells.length === 2) &&
    rows.some(({ cells }) => /,/.test(cells[1]?.text ?? '')) &&
    !rows.some(({ cells }) => /,/.test(cells[0]?.text ?? '') || languageIn(cells[0]?.text ?? '', false) !== null);
  const areCapital = rows.filter(({ text }) => !/^\p{Ll}/u.test(text)).length > rows.length / 2;
  for (const [at, row] of rows.entries()) {
    const last = found.at(-1);
    const [first, ...others] = row.cells;
    const [beside] = others;
    const isPair = others.length === 1 && first !== undefined && beside !== undefined && !first.text.includes(',');
    const hasLabelCell =
      (areLabels && isPair) ||
      (row.table !== null && others.length > 0 && !areItems(row)) ||
      (isPair && (/[,;/•|]/.test(beside.text) || kindsNamed(first.text).length > 0 || isLeveled(first.text, beside.text)));
    // "English native | French fluent"
    if (row.cells.length > 1 && row.cells.every((cell) => languageIn(cell.text, false) !== null && levelIn(cell.text) !== null)) {
      for (const cell of row.cells) found.push({ text: cell.text, line: cell.line, label: above });
      continue;
    }
    const inUses = eachUse.exec(row.text);
    if (inUses !== null && others.length === 0) {
      found.push({ text: `${inUses[1]} (${inUses[2]?.replace(/[()]/g, ' ').replace(/,\s*/g, '/')})`, line: row.line, label: 'languages' });
      continue;
    }
    const text = hasLabelCell ? others.map(({ text }) => text).join(', ') : row.cells.map(({ text }) => text).join(' | ');
    const [, label = '', rest = ''] = hasLabelCell
      ? [text, first?.text ?? '', text]
      : (/^([\p{L}&/ ,.+()-]{2,48}?)\s*(?::|\s[–—]\s(?=.*,))\s*(.*)$/u.exec(text) ?? [text, '', text]);
    // A table of languages has the names of their uses above their levels.
    if (row.cells.length > 1 && row.cells.every(({ text }) => uses.test(text))) continue;
    // Each language has its levels beside it.
    if (first !== undefined && others.length > 1 && languageIn(first.text, true) !== null && others.every(({ text }) => isOnlyLevel(text)))
      found.push({
        text: `${first.text} (${others.map(({ text }) => text.replace(/[()]/g, ' ').trim()).join('/')})`,
        line: row.line,
        label: 'languages',
      });
    // A table of languages, each with its level beside it.
    else if (hasLabelCell && isLeveled(label, rest))
      found.push({ text: `${label} (${rest.replace(/[()]/g, ' ').trim()})`, line: row.line, label: above });
    else if (label !== '' && !isLeveled(label, rest)) {
      if (rest === '') above = label;
      else {
        above = '';
        found.push({ text: rest, line: row.line, label });
      }
    } else if (last !== undefined && continues(row, rows[at - 1]) && /[,;&-]$/.test(rows[at - 1]?.text ?? ''))
      last.text = joined(last.text, text);
    else if (last !== undefined && last.label !== '' && continues(row, rows[at - 1])) last.text = joined(last.text, text);
    else if (last !== undefined && isWrapped(row, rows[at - 1], areCapital && (rows[at - 1]?.text.length ?? 0) > longest * 0.6))
      last.text = joined(last.text, text);
    // A category in bold above its list.
    else if (row.isBold && rows[at + 1]?.isBold === false && text.split(' ').length < 4 && rows.some(({ isBold }) => !isBold)) above = text;
    else found.push({ text, line: row.line, label: above });
  }
  return found;
};

/** "Korean – Read: novice, Spoken: intermediate" */
const eachUse =
  /^(\p{Lu}[\p{L}’' ]{2,30}?)\s*[:–—(-]\s*((?:(?:listening|reading|speaking|writing|spoken|written|read|speak|write|understanding)\b[^,;]{1,40}[,;]\s*){1,6}(?:listening|reading|speaking|writing|spoken|written|read|speak|write|understanding)\b[^,;)]{1,40})\)?$/iu;
const uses =
  /^(?:languages?|understanding|listening|reading|speaking|writing|spoken|written|read|speak|write|understanding|(?:spoken )?(?:interaction|production)|level|proficiency)$/i;

/** "AutoCAD | Python | QGIS": a table that holds items rather than names and what they hold. */
const areItems = ({ cells }: Row): boolean =>
  cells.every(({ text }) => !/[,;:]/.test(text)) &&
  (cells.every(({ text }) => levelIn(text) !== null && languageIn(text, false) !== null) ||
    ((cells.length > 2 || isNamed(cells[0]?.text ?? '')) &&
      levelIn(
        cells
          .slice(1)
          .map(({ text }) => text)
          .join(' '),
      ) === null));
const isNamed = (text: string): boolean => knownSkill(text) !== null || isTechnology(text);

/** A sentence of what was done rather than a list. */
const isTold = (text: string): boolean =>
  verb.test(text) &&
  /^(?:\S+ ){4}/u.test(text) &&
  ((text.split(/\s*[,;|•·]/u)[0] ?? '').split(' ').length > 4 ||
    (/^(?!Advanced)\p{Lu}\p{Ll}+ed |^(?:Wrote|Built|Led|Ran|Made|Taught) /u.test(text) &&
      /^(?:\S+ ){6}/u.test(text) &&
      !/[;|•·]/.test(text)));

/** Whether an item goes on in a row: in small letters where the others begin with capitals, or behind a list as long as its column. */
const isWrapped = (row: Row, before: Row | undefined, areCapital: boolean): boolean =>
  before !== undefined &&
  !row.isItem === !before.isItem &&
  row.isApart !== true &&
  row.cells.length === 1 &&
  ((/^\p{Ll}/u.test(row.text) && areCapital) ||
    (row.text.startsWith('(') && !before.text.endsWith(')')) ||
    before.text.lastIndexOf('(') > before.text.lastIndexOf(')') ||
    // In a column that is narrow a list breaks off within an item.
    (before.isFilled === true && /,| [|•·/] /.test(before.text) && !/[,:;|•·/]$/.test(before.text) && !/^[^,]{2,30}:/.test(row.text)) ||
    (before.isFull === true && /^\p{Ll}/u.test(row.text) && before.text.includes(',')));

/** "Spanish: fluent" is an item with its level rather than a list. */
const isLeveled = (label: string, rest: string): boolean =>
  languageIn(label, false) !== null &&
  levelIn(rest) !== null &&
  (!rest.includes(',') ||
    rest
      .split(/,\s*/)
      .slice(1)
      .every((part) => /^[^:]{3,24}:\s*\S/.test(part) && levelIn(part) !== null));

/** The items of a list: "Adobe Creative Suite (Photoshop, Illustrator)" is three, a level in brackets stays with its item. */
const itemsOf = (text: string, areTongues = false): string[] =>
  text
    .replace(/\(([^()]*)\)/g, (all, within: string, at: number, whole: string) => {
      const isTongue =
        areTongues ||
        tongues.test(
          whole
            .slice(0, at)
            .split(/[,;|•·/]/)
            .at(-1)
            ?.trim() ?? '',
        );
      // "transliteration (ALA-LC)": brackets that name no program describe the item.
      const isGloss =
        /^\p{Ll}[\p{Ll} -]+$/u.test(
          whole
            .slice(0, at)
            .split(/[,;|•·/]/)
            .at(-1)
            ?.trim() ?? '',
        ) &&
        /^[\p{Lu}-]+$/u.test(within) &&
        knownSkill(within) === null &&
        !isTechnology(within);
      // "Stage combat (unarmed)"
      // "Boats (<26 ft)", "Fish ID (Hawaiʻi)"
      const isAside =
        !within.includes(',') &&
        (/[<>\d]/.test(within) || /^\S+ /.test(whole.slice(0, at))) &&
        knownSkill(within) === null &&
        !isTechnology(within);
      return isTongue || isGloss || isAside || (levelIn(within) !== null && !within.includes(',')) ? all : `, ${within},`;
    })
    .split(
      /\s*(?:,(?!\d)|[;|•·▪●])\s*(?![^()]*\))|\s+\/\s+|(?<=[\p{L})]{3})\s+[–—-]\s+(?!\s*(?:native|fluent|basic|advanced|expert|familiar|intermediate|conversational|proficient|beginner|professional|working|limited|elementary|bilingual|heritage|reading|spoken|mother|first|near|full|upper|lower|novice|some|good|very|jlpt|hsk|topik|delf|dele|[abc][12]))/iu,
    )
    .flatMap((written, _, all) => {
      const part = written
        .replace(/^(?:and|&)\s+/i, '')
        .trim()
        .replace(/\.$/, '');
      // An item that has a line for itself is one.
      return all.length === 1 && part.includes('&') ? [part] : splitAnd(part);
    })
    .filter((item) => /[\p{L}]/u.test(item));

/** "Java and C++" are two, "Research and Development" is one. */
const splitAnd = (item: string): string[] => {
  const parts = item.split(/\s+(?:and|&)\s+/);
  return parts.length > 1 && parts.every((part) => knownSkill(part) !== null || languageIn(part, false) !== null || isTechnology(part))
    ? parts
    : [item];
};

const skillOf = (item: string, line: number): ResumeFact[] => {
  const bare = item
    .replace(/\s*\((?:[^()]*)\)$/, '')
    .replace(
      /^(?:highly |very )?(?:proficien(?:t|cy)|experienced?|skilled|fluent|familiar(?:ity)?|knowledge(?:able)?|working knowledge|expert(?:ise)?|competen(?:t|ce)|advanced|intermediate|basic|strong|some)\s+(?:in|with|of|at|using)\s+(?:the )?/i,
      '',
    )
    .replace(/\s*[●○★☆■□▪▫◆◇]+$/u, '')
    .replace(/\s*[–—:-]\s*(?:native|fluent|basic|advanced|intermediate|proficient|beginner|expert)$/i, '')
    .trim();
  const words = bare.split(/\s+/).length;
  const skill = knownSkill(bare);
  if (bare.length < 2 && skill === null) return [];
  if (words > 6 || bare.length > 60) return technologiesIn(bare, line);
  const parts = bare.includes('&') ? [bare] : splitAnd(bare);
  return parts.length > 1 ? parts.flatMap((part) => skillOf(part, line)) : [skillFact(bare, skill, line, words <= 5 || skill !== null)];
};

const skillFact = (text: string, skill: string | null, line: number, isSure: boolean): ResumeFact => ({
  kind: 'skill',
  text,
  detail: null,
  value: skill === null ? null : `skill:${skill}`,
  line,
  isSure,
});

const knownSkill = (text: string): string | null => skillNames().get(keyOf(text)) ?? null;
const skillNames = lazily(
  () => new Map(skills.flatMap(({ skill, names }) => [skill, ...names].map((name) => [keyOf(name), skill] as const))),
);
const isTechnology = (name: string): boolean =>
  isTechnologyName(name) || programs().has(name) || /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(name);
/** Programs and computer languages that the language lists. */
const programs = lazily(
  () =>
    new Set(
      skills
        .slice(
          0,
          skills.findIndex(({ skill }) => skill === 'Agile'),
        )
        .map(({ skill }) => skill),
    ),
);

/** "Security" of the "Security Council". */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  inDictionary(text.slice(start, end).toLowerCase()) &&
  (/\p{Lu}[\p{L}’']* $/u.test(text.slice(0, start)) || /^ \p{Lu}\p{Ll}/u.test(text.slice(end)));

const isWord = (name: string): boolean => skills.some(({ skill, word }) => skill === name && word);

/** No English word: "AutoCAD", "PySpark", "Adobe Illustrator". */
const isUnmistakable = (name: string): boolean =>
  name.length > 2 &&
  // "POs" are several of what two letters stand for.
  !/^\p{Lu}{2,4}s$/u.test(name) &&
  name
    .split(' ')
    .some(
      (word) =>
        /.\p{Lu}\p{Ll}|\p{Ll}\p{Lu}|\d/u.test(word) || (/^\p{Lu}/u.test(word) && word.length > 3 && !inDictionary(word.toLowerCase())),
    );

/** One to four words with capitals in a row. */
const namesIn = (text: string): { name: string; start: number; end: number }[] => {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.+#/-]*[\p{L}\p{N}+#]|\p{Lu}/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: { name: string; start: number; end: number }[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const [first, last] = [words[from], words[to - 1]];
      if (first === undefined || last === undefined || !/\p{Lu}|\d/u.test(first.word)) continue;
      const name = text.slice(first.start, last.end);
      if (!/[,;:()|]/.test(name) && isTechnologyName(name)) {
        found.push({ name, start: first.start, end: last.end });
        from = to - 1;
        break;
      }
    }
  return found;
};

/** A language and its level as stated: "Spanish (fluent)", "Fluent in Spanish", "Native Urdu". In a list of languages any short name is one. */
const languageIn = (item: string, isOfTongues: boolean): { name: string; level: string | null } | null => {
  const [, before = '', stated] = /^(.*?)\s*\(([^)]*)\)$/.exec(item) ?? [];
  if (tongues.test(before)) return { name: before, level: stated?.replace(/\s+/g, ' ') ?? null };
  if (isOfTongues && before !== '' && stated !== undefined && levelIn(before) === null)
    return languageIn(before, true) === null ? null : { name: before, level: stated };
  const level = levelIn(item);
  const outer = item.replace(levels, ' ').replace(/[()]/g, ' ');
  const bare = outer
    .replace(/\b(?:speaker|speaking|in|reading|writing|spoken|written|and|(?<!sign )language|level|skills|proficiency|knowledge)\b/gi, ' ')
    .replace(/^[\s:–—,-]+|[\s:–—,.-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (tongues.test(bare)) return { name: bare, level };
  return isOfTongues &&
    knownSkill(bare) === null &&
    (!isTechnology(bare) || /^\p{Ll}{2,4}\p{Lu}\p{Ll}+$/u.test(bare)) &&
    /^(?:[ʻʼ‘’']|\p{Ll}{2,4}(?=\p{Lu}))?\p{Lu}[\p{L}’'ʻʼ -]{2,30}$/u.test(bare) &&
    bare.split(' ').length <= 3
    ? { name: bare, level }
    : null;
};

const isOnlyLevel = (item: string): boolean =>
  item
    .replace(levels, '')
    .replace(
      /[()\s.]|\b(?:speaker|level|proficiency|cefr|reading|knowledge|spoken|written|good|very|mother|tongue|first|language|novice|high|mid|low|school)\b/gi,
      '',
    ) === '';
const levelIn = (text: string): string | null => {
  const found = [...text.matchAll(levels)].map(([one]) => one.trim());
  return found.length === 0 ? null : found.join(' ');
};
const levels =
  /\b(?:(?:near[- ])?native(?: or bilingual)?|passive|(?<=^)some|reading(?= ?\)|$)|mother tongue|first language|bilingual|fluent|fluency|advanced|upper[- ]intermediate|intermediate|conversational|proficient|(?:full |limited |basic )?(?:professional |working )+(?:working )?(?:proficiency|knowledge)|professional|limited|elementary|basic|beginner|beginning|heritage|working|[ABC][12]|JLPT[- ]?N[1-5]|N[1-5](?=$|\))|HSK[- ]?[1-9]|TOPIK[- ]?(?:[1-6]|I{1,2}|I?V|VI)|(?:DELF|DALF|DELE|CILS|CELI|TestDaF|TOEFL|TOEIC|IELTS|ILR|ACTFL|CLB|TORFL|Goethe(?:-Zertifikat)?|Cambridge|Superior|Novice)(?: ?(?:iBT|score|level)?:? ?[\dABC][\d.+]*)?|[Uu]nderstand(?:ing)?)\b/gi;
const tongues =
  /^(?:(?:mandarin|cantonese|simplified|traditional|brazilian|egyptian|levantine|modern standard|latin american|ancient|modern|haitian|american|british) )?(?:english|spanish|español|french|français|german|deutsch|italian|portuguese|mandarin|cantonese|chinese|japanese|korean|arabic|hindi|urdu|bengali|punjabi|gujarati|marathi|tamil|telugu|kannada|malayalam|vietnamese|thai|lao|khmer|hmong|burmese|tagalog|filipino|indonesian|malay|russian|ukrainian|polish|czech|slovak|hungarian|romanian|bulgarian|serbian|croatian|bosnian|albanian|greek|turkish|hebrew|farsi|persian|dari|pashto|kurdish|armenian|georgian|amharic|somali|swahili|yoruba|igbo|hausa|zulu|twi|dutch|swedish|norwegian|danish|finnish|icelandic|irish|welsh|catalan|basque|latin|creole|nepali|sinhala|mongolian|kazakh|uzbek|yiddish|navajo|hawaiian|samoan|quechua|guarani|sign language|asl)$/i;
