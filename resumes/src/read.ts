import type { ResumeLine, ResumeMeter } from '@alive/contract/resume.ts';
import { majorsIn, majorWritten } from '@alive/language/lexicon/majors.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { lists } from '@alive/language/safety/lists.ts';
import { privateIn } from '@alive/language/safety/private.ts';
import { remembered } from '@alive/occupations/tables.ts';
import { contactIn } from './facts/contact.ts';
import { meterOf } from './copy.ts';
import { datesIn, datesWritten, withoutDates } from './page/dates.ts';
import { educationIn, isVisit, type Study, tellsStudy } from './education/education.ts';
import { blocksIn, mostEntries, parted, verb } from './entries/blocks.ts';
import { isHeadOfTable, leaning, tokensOf } from './entries/names.ts';
import { experienceIn, type Job } from './facts/experience.ts';
import type { Extracted } from './extracted.ts';
import type { EducationRead, ExperienceRead, ResumeFact as FactRead } from './facts/types.ts';
import { markItems, rowsOf } from './page/lines.ts';
import { partsOf } from './page/parts.ts';
import type { Row } from './page/row.ts';
import { unbroken } from './page/breaks.ts';
import { listedIn, passedIn, tellsLanguages, tellsSkills } from './facts/lists.ts';
import { apart, awardsIn, awardsWithin, tellsAward, tellsGift } from './facts/awards.ts';
import { technologiesIn } from './facts/technologies.ts';
import { clean } from './signs.ts';
import { kindsNamed, type SectionKind } from './sections/headings.ts';
import { type Section, sectionsOf } from './sections/sections.ts';

export const readingResume: ReadResume = function* (extracted, vocabulary, now) {
  const bounded = boundedIn(extracted);
  const all = rowsOf(bounded, now);
  const rows: Row[] = [];
  for (const row of all) {
    yield;
    if (!isPrivate(row.text)) rows.push(row);
  }
  const found: Section[] = [];
  const written = sectionsOf(rows);
  for (const [at, section] of written.entries()) {
    yield;
    found.push(told(section, written[at - 1], written[at + 1], vocabulary, now));
  }
  const headings = found.flatMap(({ heading }) => heading ?? []);
  const sections: Section[] = [];
  for (const section of found)
    if (section.kinds[0] === 'top' && headings.length < 2) sections.push(...(yield* untitled(section, vocabulary, now)));
    else sections.push(section);
  const top = sections.filter(({ kinds }) => kinds[0] === 'top').flatMap((section) => section.rows);
  const contact = contactIn(
    top,
    rows,
    all.filter((row) => !rows.includes(row)),
    extracted.links,
  );

  const studies: Study[] = [];
  const jobs: Job[] = [];
  const facts: ResumeFact[] = [];
  const entries: Row[] = [];
  const ofWork: Row[] = [];
  const projectNames = new Map<Row, string>();
  for (const section of sections) {
    yield;
    const { kinds, label } = section;
    section.rows.splice(most.rows);
    if (kinds[0] !== 'skill' && kinds[0] !== 'top') markItems(section.rows, now);
    const [kind] = kinds;
    const isAward = ({ text }: Row) =>
      kind === 'award'
        ? !kinds.includes('experience') || tellsAward(text) || tellsGift(text, now)
        : (tellsAward(text) || tellsGift(text, now)) && kinds.includes('award');
    const awards = kinds.includes('award') && kind !== 'education' ? section.rows.filter(isAward) : [];
    const own = section.rows.filter((row) => !awards.includes(row));
    facts.push(...awardsIn(awards, label, now));
    if (kind === 'education') {
      const read = educationIn(own, vocabulary, now);
      studies.push(...read.studies);
      facts.push(...awardsWithin(own, now));
      if (kinds.includes('award'))
        facts.push(
          ...awardsIn(
            read.rest.filter(
              (row) =>
                !tellsAward(row.text) && !isVisit(row.text) && !/^[^:]{2,30}:|\.$/.test(row.text) && partsOf(row, now).pieces.length > 0,
            ),
            null,
            now,
          ),
        );
    } else if (kind === 'project') {
      const heading = section.heading?.text ?? '';
      // What one can play was not made.
      const projects = projectsIn(own, /perform|recital|concert|repert/i.test(heading), now).filter(
        ({ fact }) => fact.detail !== null || !/repert/i.test(heading),
      );
      facts.push(...projects.map(({ fact }) => fact));
      entries.push(...projects.map(({ row }) => row));
      for (const { fact, row } of projects) projectNames.set(row, fact.text);
    } else if (kind === 'skill' || kind === 'language') {
      const end = endOfList(own, now);
      const { rest, passed } = passedIn(own.slice(0, end), kinds.includes('award'), now);
      facts.push(...passed);
      facts.push(...listedIn(rest, kinds.includes('language') && kinds.includes('skill') ? 'mixed' : kind === 'language'));
      jobs.push(...experienceIn(own.slice(end), now));
    } else if (
      kind === 'experience' &&
      /\b(?:member|affiliat)/i.test(section.heading?.text ?? '') &&
      !own.some((row) => partsOf(row, now).dates.some(({ isRange }) => isRange))
    )
      continue;
    else if (kind === 'experience' || kinds.includes('experience'))
      jobs.push(
        ...experienceIn(label === null || own.some((row) => partsOf(row, now).dates.length > 0) ? own : [], now).filter(
          ({ rows }) => !rows.some(({ text }) => isAffinity(text)),
        ),
      );
    if (kind === 'experience' || kind === 'project') ofWork.push(...own);
  }
  const heads = new Set(jobs.flatMap(({ rows }) => rows));
  const listed = new Set(facts.flatMap(({ value }) => value ?? []));
  // "QuickBooks Online" of a list holds "QuickBooks".
  const texts = facts.flatMap(({ kind, text }) => (kind === 'skill' ? [text.toLowerCase()] : []));
  const technologies: ResumeFact[] = [];
  for (const row of ofWork) {
    yield;
    if (!heads.has(row)) technologies.push(...technologiesIn(row.text.replace(projectNames.get(row) ?? '', ' '), row.line));
  }
  facts.push(
    ...technologies.filter(({ text, value }) => !listed.has(value ?? '') && !texts.some((one) => one.includes(text.toLowerCase()))),
  );
  facts.push(...studies.map(educationFact), ...jobs.flatMap(experienceFact));
  entries.push(...studies.flatMap((study) => study.rows[0] ?? []), ...jobs.flatMap((job) => job.rows));
  const own = sections.flatMap(({ kinds, rows }) => (kinds[0] === 'top' || kinds[0] === 'project' ? rows : []));
  const isOwn = (line: number) => own.some((row) => row.cells.some((cell) => cell.line === line));
  for (const { address, line } of contact.links)
    facts.push({
      kind: 'link',
      text: address,
      detail: null,
      value: null,
      line: line ?? contact.name?.line ?? 0,
      isSure: line === null || isOwn(line),
    });

  const shown = extracted.lines.map(({ text }) => clean(text).replaceAll('\t', ' '));
  const wordsAt = remembered((at: number) => wordsOf(shown[at] ?? ''));
  const kept: ResumeFact[] = [];
  for (const fact of onceEach(facts.filter(({ text }) => text.length <= 300)).slice(0, most.facts)) {
    yield;
    kept.push({ ...fact, line: lineSaying(fact, shown.length, wordsAt) });
  }
  const kindOf = new Map<number, ResumeLine['kind']>();
  for (const [kind, some] of [
    ['entry', entries],
    ['heading', headings],
  ] as const)
    for (const row of some) for (const { line } of row.cells) kindOf.set(line, kind);
  for (const line of contact.name?.lines ?? []) kindOf.set(line, 'name');
  const education = studies.map(({ school, degree, major, graduation, gpa, line }) => ({ school, degree, major, graduation, gpa, line }));
  const experience = jobs.map(({ read }) => read);
  return {
    lines: extracted.lines.map(({ page }, at) => ({ text: shown[at] ?? '', page, kind: kindOf.get(at) ?? 'text' })),
    facts: kept,
    meter: meterOf({
      faults: extracted.faults,
      isCut: bounded.lines.length < extracted.lines.length,
      hasName: contact.name !== null,
      isReachable: contact.email !== null || contact.phone !== null,
      hasHeadings: headings.length > 1,
      education,
      experience,
      facts: kept,
    }),
    account: { email: contact.email, firstName: contact.name?.first ?? null, lastName: contact.name?.last ?? null, ...schoolOf(studies) },
    phone: contact.phone,
    education,
    experience,
  };
};

/** The same at once. */
export const readResume = (...given: Parameters<ReadResume>): ResumeRead => lastOf(readingResume(...given));

/** What steps come to. */
export const lastOf = <T>(steps: Generator<undefined, T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};

/** The line that says most of a fact's words: an entry may begin with a cell that has only its dates, or go on over several lines. */
const lineSaying = ({ text, line }: ResumeFact, count: number, wordsAt: (at: number) => ReadonlySet<string>): number => {
  const words = [...wordsOf(text)];
  const near = Array.from({ length: 2 * reach + 1 }, (_, at) => line + at - reach).filter((at) => at >= 0 && at < count);
  const saying = remembered((at: number) => words.filter((word) => wordsAt(at).has(word)).length);
  const distance = (at: number) => Math.abs(at - line);
  const [best = line] = near.toSorted((one, other) => saying(other) - saying(one) || distance(one) - distance(other));
  return best;
};

/** Lines of one entry or row. */
const reach = 3;
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu));

/** What is read of a document: its first ten pages or so, of a section half of that, and of a line as much as a paragraph has. All of it is shown. */
const boundedIn = (extracted: Extracted): Extracted => {
  let characters = 0;
  const lines = extracted.lines.slice(0, most.lines).map((line) => Object.assign({}, line, { text: line.text.slice(0, most.length) }));
  const end = lines.findIndex(({ text }) => (characters += text.length) > most.characters);
  return { ...extracted, lines: end < 0 ? lines : lines.slice(0, end) };
};
const most = { lines: 500, characters: 30_000, rows: 250, length: 600, facts: 300 } as const;

/** A section whose heading has words of its own is what its lines look like: studies, dated entries or a list. */
const told = (
  section: Section,
  before: Section | undefined,
  after: Section | undefined,
  vocabulary: OpenVocabulary,
  now: Date,
): Section => {
  const { heading, kinds, rows } = section;
  const of = (kind: SectionKind): Section => ({ ...section, kinds: [kind] });
  const text = rows.map((row) => row.text).join(' ');
  if (heading === null && kinds[0] === 'other' && /^(?!interests|hobbies|courses)[\p{L}&/ ]{2,30}:\s/iu.test(text) && tellsSkills(text))
    return of('skill');
  // "Selected work": names with a year each are what was made rather than where one worked.
  if (heading !== null && kinds[0] === 'experience' && /\bworks?$/i.test(heading.text) && isMade(rows, now)) return of('project');
  // "Strengths": what is short and no sentence.
  if (heading !== null && kinds[0] === 'top' && /strength|qualification|highlight/i.test(heading.text) && rows.length > 0 && areShort(rows))
    return of('skill');
  if (heading === null || !['other', 'award'].includes(kinds[0] ?? '')) return section;
  const degrees = rows.filter((row) => tellsDegree(row, vocabulary, now));
  if (kinds[0] === 'award')
    return /training/i.test(heading.text) &&
      degrees.some((row) =>
        educationIn([row], vocabulary, now).studies.some(
          ({ degree, school }) => degree !== null && (school !== null || !/^certificate/i.test(degree)),
        ),
      )
      ? of('education')
      : section;
  if (kindsNamed(heading.text, true).length > 0) return section;
  if (tellsLanguages(rows)) return of('language');
  const dated = rows.filter((row) => !row.isItem && isEntry(row, now));
  if (degrees.length > 0 && degrees.length >= dated.length / 3) return of('education');
  const isBuilt = (row: Row) =>
    row.text
      .split(/\s[|•·–—]\s/)
      .slice(1)
      .some((part) => tellsSkills(withoutDates(part, datesIn(part, now))));
  if (dated.some(isBuilt)) return of('project');
  // What has a year and nothing told of it was given or passed.
  const isOfOneDate = (row: Row) =>
    row.cells.length === 1 &&
    partsOf(row, now).dates.length === 1 &&
    partsOf(row, now).dates.every(({ isRange, isSeason }) => !isRange && !isSeason);
  // In a narrow column one may go on in the next line.
  const areGiven = rows.every(
    (row, at) =>
      partsOf(row, now).places.length === 0 &&
      !row.isItem &&
      (isOfOneDate(row) ||
        (partsOf(row, now).dates.length === 0 && row.text.length < 40 && rows[at + 1] !== undefined && isOfOneDate(rows[at + 1] ?? row))),
  );
  if (dated.length > 0)
    return of(areGiven || rows.every((row) => isOfOneDate(row) && partsOf(row, now).places.length === 0) ? 'award' : 'experience');
  if (rows.some(({ text }) => text.includes('@'))) return of('top');
  const items = rows.flatMap(({ text }) => text.replace(/^[^:,]{2,30}:/, '').split(/\s*[,;|•·]\s*/));
  const isList = items.length > 2 && items.every((item) => item.split(' ').length <= 4 && !/[.!?]$|\d{4}/.test(item));
  // Names of people are no skills.
  const arePeople = items.every((item) => /^(?:\p{Lu}[\p{L}.’'-]+ ){1,3}\p{Lu}[\p{L}’'-]+$/u.test(item)) && !tellsSkills(items.join(', '));
  const isAmongLists = [before, after].some(
    (other) =>
      other !== undefined &&
      other.rows[0]?.column === rows[0]?.column &&
      (['skill', 'language'].includes(other.kinds[0] ?? '') || tellsLanguages(other.rows)),
  );
  return isList && !arePeople && (isAmongLists || rows.some(({ text }) => tellsSkills(text))) ? of('skill') : section;
};

const areShort = (rows: readonly Row[]): boolean =>
  rows.every(
    ({ text, cells }) =>
      !/[.!?]$|@|\d{4}/.test(text) && cells.every((cell) => cell.text.split(/\s*[,;|•·]\s*/).every((part) => part.split(' ').length < 5)),
  );

const isMade = (rows: readonly Row[], now: Date): boolean => {
  const dated = rows.filter((row) => !row.isItem && isEntry(row, now)).map((row) => partsOf(row, now));
  return (
    dated.length > 1 &&
    dated.every(
      ({ dates, pieces, places }) =>
        pieces.length === 1 && places.length === 0 && dates.every((date) => date.start?.length === 4 && !date.isRange),
    )
  );
};

const tellsDegree = (row: Row, vocabulary: OpenVocabulary, now: Date): boolean =>
  row.text.length < 140 &&
  !row.isItem &&
  tellsStudy(row, vocabulary, now) &&
  // "Tutor, Chair of Design, Bauhaus-Universität Weimar"
  leaning(partsOf(row, now).pieces.flatMap(({ text }) => tokensOf(text))[0] ?? '') < 1.5;

/** A short line with a date at its end, or with nothing but dates: of what was done. Titles of writings stand in quotes. */
const isEntry = (row: Row, now: Date): boolean =>
  row.text.length <= 140 &&
  !/[“”"]/.test(row.text) &&
  partsOf(row, now).dates.some(({ isRange, isSeason, text }) => isRange || isSeason || row.cells.some((cell) => cell.text.endsWith(text)));

/** Without headings, what the lines themselves tell of: a degree, a date beside a title, a list of skills. */
function* untitled(section: Section, vocabulary: OpenVocabulary, now: Date): Generator<undefined, Section[]> {
  const sections: Section[] = [{ ...section, rows: [] }];
  const isDated = (row: Row | undefined) =>
    row !== undefined &&
    !row.isItem &&
    partsOf(row, now).dates.some(({ isRange }) => isRange || row.cells.length > 1) &&
    !tellsStudy(row, vocabulary, now);
  for (const [at, row] of section.rows.entries()) {
    yield;
    const last = sections.at(-1)?.kinds[0] ?? 'top';
    const [one, two] = [section.rows[at + 1], section.rows[at + 2]];
    const isBefore =
      !row.isItem &&
      row.text.split(' ').length <= 10 &&
      (isDated(one) ||
        (one !== undefined && !tellsStudy(one, vocabulary, now) && !one.isItem && isDated(two) && section.rows[at - 1]?.isItem === true));
    let kind: SectionKind = last === 'skill' ? 'top' : last;
    if (tellsStudy(row, vocabulary, now) || (last === 'education' && tellsAward(row.text))) kind = 'education';
    else if (tellsSkills(row.text)) kind = 'skill';
    else if (isDated(row) || (isBefore && at > 0)) kind = 'experience';
    else if (one !== undefined && last === 'top' && !row.isItem && at > 0 && tellsStudy(one, vocabulary, now) && !tellsContact(row))
      kind = 'education';
    if (kind === last) sections.at(-1)?.rows.push(row);
    else sections.push({ kinds: [kind], heading: null, label: null, rows: [row] });
  }
  return sections;
}
const tellsContact = ({ text }: Row): boolean => /@|\d{3}.*\d{4}|\.\w{2,3}\//.test(text);

/** Where a list of skills ends since a job follows, whose heading is none that is known. */
const endOfList = (rows: readonly Row[], now: Date): number => {
  const dated = rows.findIndex((row) => !row.isItem && partsOf(row, now).dates.some(({ isRange }) => isRange));
  if (dated < 0) return rows.length;
  let end = dated;
  while (end > 0 && end > dated - 3 && rows[end - 1]?.isItem === false && !/[,|•;:]/.test(rows[end - 1]?.text ?? '')) end--;
  return end;
};

const projectsIn = (rows: readonly Row[], arePlayed: boolean, now: Date): { fact: ResumeFact; row: Row }[] => {
  const dated = rows.filter((row) => partsOf(row, now).dates.length > 0);
  const isTable = dated.length > 1 && dated.every(({ cells, isBold }) => cells.length > 2 && !isBold);
  return blocksIn(
    unbroken(rows, now)
      .filter((row) => !isHeadOfTable(row))
      .flatMap((row) => apart(row, now))
      .flatMap((row) => parted(row, now)),
    now,
    true,
  )
    .slice(0, mostEntries)
    .flatMap(({ head: whole, body }) => {
      // A name in bold above rows of a table, each with its date, is what one did in them.
      const isOver = (one: Row | undefined) => one?.isBold === true && body.length === 0 && partsOf(one, now).dates.length === 0 && isTable;
      const head = isOver(whole[0]) ? whole.slice(1) : whole;
      // Its date may have the line above.
      const row = head.find((one) => partsOf(one, now).pieces.length > 0) ?? head[0];
      if (row === undefined) return [];
      const { dates, pieces } = partsOf(row, now);
      const all = head.flatMap((one) => partsOf(one, now).dates).concat(dates);
      const [first] = pieces;
      const name =
        first?.text
          .split(/\s*:\s+(?!(?:(?:\p{Lu}[\p{L}’'-]*|an?|of|the|for|in|and|to)\s*){1,6}$)|\s+\((?=[^)]*$)|\s*https?:/u)[0]
          ?.replace(/\s*\([^)]*\)$/, '')
          .replace(/(?<=^[^,]*[”"]),\s.*$/, '')
          // "Elgar Cello Concerto with …": who else played it.
          .replace(arePlayed ? /\s+with (?=\p{Lu}|the ).*$/u : /$^/, '')
          // "Water Map, atlas of wells", "Senior Recital, Merrill Hall": what or where it is stands behind its name.
          .replace(
            /(?<=^\p{Lu}[^,]* [^,]*(?:, (?:op|nos?|k|bwv)\.? ?\d+)?),\s(?!(?:and|or|&)\b|(?:op|nos?|k|bwv)\.? ?\d)[^,]+(?:,\s(?!(?:and|or|&)\b)[^,]+)*$/iu,
            '',
          )
          .trim() ?? '';
      const [date] = all;
      const words = name.split(' ').length;
      // The title of a thesis may be long, and has a date.
      const isSentence = words > (date !== undefined && !row.isItem && !verb.test(name) ? 20 : 9) || /[.]$/.test(name);
      if (name === '' || isSentence || !/\p{L}{2}/u.test(name)) return [];
      const isSure = body.length > 0 || date !== undefined || pieces.length > 1 || name !== first?.text;
      return [
        {
          fact: {
            kind: 'project',
            text: name,
            detail: date === undefined ? null : datesWritten(date),
            value: null,
            line: row.line,
            isSure,
          },
          row,
        },
      ];
    });
};

const educationFact = ({ school, degree, major, graduation, gpa, line, isListed }: Study): ResumeFact => {
  const study = degree === null ? major : major === null ? degree : `${degree}${/\s/.test(degree) ? ',' : ''} ${major}`;
  const year = graduation?.slice(0, 4) ?? null;
  const beside = [study === null ? null : school, year, gpa === null ? null : `GPA ${gpa}`].filter((part) => part !== null).join(', ');
  return {
    kind: 'education',
    text: study ?? school ?? '',
    detail: beside === '' ? null : beside,
    value: null,
    line,
    isSure: school !== null && (degree !== null || isListed),
  };
};

const experienceFact = ({ read: { title, employer, line }, dates, isSure }: Job): ResumeFact[] => {
  const text = [title, employer].filter((part) => part !== null).join(', ');
  return text === '' ? [] : [{ kind: 'experience', text, detail: dates, value: null, line, isSure }];
};

/** The study that ends last, high schools aside. */
const schoolOf = (studies: readonly Study[]): Pick<ResumeRead['account'], 'school' | 'major' | 'graduationYear'> => {
  const higher = studies.filter(({ school, degree }) => school !== null && !/high school|secondary/i.test(`${school} ${degree ?? ''}`));
  const [last] = higher.toSorted(
    (one, other) =>
      Number(other.degree !== null) - Number(one.degree !== null) || (other.graduation ?? '').localeCompare(one.graduation ?? ''),
  );
  const major =
    last?.major == null
      ? null
      : majorsIn(last.major.replace(/\s*\([^)]*\)/, ''))
          .map(majorWritten)
          .join(' and ');
  return { school: last?.school ?? null, major, graduationYear: last?.graduation == null ? null : Number(last.graduation.slice(0, 4)) };
};

/** One fact of a kind for each text or key; what is sure goes before what is offered, then the earlier line. */
const onceEach = (facts: readonly ResumeFact[]): ResumeFact[] => {
  const seen = new Set<string>();
  const kept = facts
    .toSorted((one, other) => Number(other.isSure) - Number(one.isSure))
    .filter(({ kind, text, detail }) => {
      const isEntry = kind === 'experience' || kind === 'education' || kind === 'project';
      const key = `${kind} ${text.toLowerCase()}${isEntry ? ` ${detail ?? ''}` : ''}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  return kept.toSorted((one, other) => one.line - other.line);
};

/** Private matters, in plain words or under their own label. */
const isPrivate = (text: string): boolean => personal.test(withoutLetters(text)) || privateIn(text).length > 0;
/** "Research Grant Holder (BI)", "EAD; Dublin Core; MARC 21": capitals in brackets or in a list of programs name something else. */
const withoutLetters = (text: string): string => text.replace(/\(\p{Lu}{2,4}\)/gu, ' ').replace(/(?<=^|[;,|])\s*EAD\s*(?=[;,|]|$)/g, ' ');
const personal = new RegExp(
  String.raw`^(?:visa|immigration|work (?:authori[sz]ation|permit|eligibility)|citizenship|nationality|religion|faith|marital status|civil status|date of birth|birth ?date|d\.?o\.?b|born|gender|sex|pronouns|disabilit\w+|health|ethnicity|race|age|children|veteran status)(?: status)?\s*[:–-]|\b(?:${lists['PAPERS'] ?? ''})\b|\b(?:F-?1|J-?1|H-?1B)\b.*\b(?:visa|status|OPT|CPT)\b`,
  'i',
);
/** A club of people of one faith or orientation says what its members are. */
const isAffinity = (text: string): boolean =>
  new RegExp(
    String.raw`\b(?:${lists['RELIGION'] ?? ''}|${lists['ORIENTATION'] ?? ''}|lgbtq?ia?\+?|pride|dreamers?|bible|torah|hillel|campus ministry)\b`,
    'i',
  ).test(withoutLetters(text)) &&
  !/\b(?:hospital|health|school|university|college|charities|social services|ymca|systems|industries|foods|motors|press|news|museum|library|theat(?:er|re)|inc|ltd|llc|gmbh|plc|corp(?:oration)?|compan(?:y|ies))\b/i.test(
    text,
  );

export type ResumeFact = FactRead;

/**
 * Reads a résumé: what it says of a student, line by line, and how well a machine reads it. Pure; `now` is what "present" means. It is read in
 * steps, so that others may have their turn between them.
 */
export type ReadResume = (extracted: Extracted, vocabulary: OpenVocabulary, now: Date) => Generator<undefined, ResumeRead>;

export interface ResumeRead {
  lines: readonly ResumeLine[];
  facts: readonly ResumeFact[];
  meter: ResumeMeter;
  /** What an account asks for, too; null where it is not found. School and major in the lists' spelling where they are listed. */
  account: {
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    school: string | null;
    major: string | null;
    graduationYear: number | null;
  };
  /** Recognised for the meter and the eval; never a fact. */
  phone?: string | null;
  /** Of each experience what a machine needs: for the eval and for dates. */
  education: readonly EducationRead[];
  experience: readonly ExperienceRead[];
}
