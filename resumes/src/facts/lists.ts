import { datesIn } from '../page/dates.ts';
import { joined } from '../page/breaks.ts';
import type { Row } from '../page/row.ts';
import { verb } from '../entries/blocks.ts';
import { awardsIn, certificate } from './awards.ts';
import { isOnlyLevel, languageIn, levelIn, tongues } from './languages.ts';
import { isTechnology, knownSkill, skillFact, technologiesIn } from './technologies.ts';
import type { ResumeFact } from './types.ts';
import { kindsNamed } from '../sections/headings.ts';
import { continues } from '../sections/sections.ts';

/** Skills and languages of a list, by the commas, bars or lines that part them; what is a sentence names only what is known. */
export const listedIn = (rows: readonly Row[], isLanguages: boolean | 'mixed'): ResumeFact[] => {
  const facts: ResumeFact[] = [];
  const entries = entriesOf(
    isLanguages === true ? rows.filter(({ text }) => !/^levels?\s*:.*\buser\b/i.test(text) && !uses.test(text)) : rows,
  );
  for (const [at, { text, line, label }] of entries.entries()) {
    if (facts.length >= mostItems) break;
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
      kindsNamed(label)[0] === 'language' ||
      /^(?:(?:foreign|spoken|human|natural|other|native)\s+)?(?:languages?|mother tongues?)\b(?!.*(?:programming|comput))/i.test(label);
    if (/^(?:other|foreign) language(?:\(?s\)?)?:?$/i.test(text)) continue;
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

/** No list holds more, or goes on for longer. */
const mostItems = 300;
const longest = 2000;

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
    const parts = list.split(/\s*[;|•·]\s+|\s[*~]\s+|,\s+(?!\d{4}|exp|\p{Ll})(?![^()]*\))/u);
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
    // "advanced" below what had no room for it
    else if (last !== undefined && others.length === 0 && isOnlyLevel(text)) continue;
    // A category in bold above its list.
    else if (row.isBold && rows[at + 1]?.isBold === false && text.split(' ').length < 4 && rows.some(({ isBold }) => !isBold)) above = text;
    else found.push({ text, line: row.line, label: above });
  }
  return found;
};

/** "Korean – Read: novice, Spoken: intermediate" */
const eachUse =
  /^(\p{Lu}[\p{L}’' ]{2,30}?)\s*[:–—(-]\s*((?:(?:listening|reading|speaking|writing|spoken|written|read|speak|write|understanding)\b[^,;]{1,40}?(?:[,;]\s*|\s+(?=\p{L}+:))){1,6}(?:listening|reading|speaking|writing|spoken|written|read|speak|write|understanding)\b[^,;)]{1,40})\)?$/iu;
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
  // "Norwegian (native), German" below skills
  !itemsOf(row.text)
    .slice(0, 1)
    .some((item) => levelIn(item) !== null && languageIn(item, false) !== null) &&
  !row.isItem === !before.isItem &&
  row.isApart !== true &&
  row.cells.length === 1 &&
  ((/^\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(row.text) && areCapital) ||
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
const itemsOf = (written: string, areTongues = false): string[] =>
  written
    .slice(0, longest)
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
      /\s*(?:,(?!\d)|[;|•·▪●])\s*(?![^()]*\))|\s+[/*~]\s+|(?<=[\p{L})]{3})\s+[–—-]\s+(?!\s*(?:native|fluent|basic|advanced|expert|familiar|intermediate|conversational|proficient|beginner|professional|working|limited|elementary|bilingual|heritage|reading|spoken|mother|first|near|full|upper|lower|novice|some|good|excellent|satisfactory|fair|moderate|very|jlpt|hsk|topik|delf|dele|[abc][12]))/iu,
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
      /^(?:i am |i have |i’m |i'm )?(?:highly |very )?(?:proficien(?:t|cy)|experienced?|skilled|fluent|familiar(?:ity)?|knowledge(?:able)?|working knowledge|expert(?:ise)?|competen(?:t|ce)|advanced|intermediate|basic|strong|some)\s+(?:in|with|of|at|using)\s+(?:the )?/i,
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
