import { employerNamed, industryInName } from '@alive/language/lexicon/industries.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';
import { remembered } from '@alive/occupations/tables.ts';
import { fitOf } from '@alive/occupations/titles.ts';
import type { Row } from '../page/row.ts';

/** How much rather the first of the names in a row is the title than what follows it. */
export const firstLeaning = ([one = '', ...rest]: readonly string[]): number =>
  bounded(leaning(one)) - bounded(Math.min(leaning(rest.join(', ')), leaning(rest.at(-1) ?? '')));

/** How many of the names in a row are the title: "Combat Medic, Sergeant, Army" two, and what is taught at a school goes with it. */
export const titleTokens = (tokens: readonly string[]): number => {
  let count = 1;
  while (count < tokens.length - 1 && leaning(tokens[count] ?? '') >= 1) count++;
  // "OCN7013 Physical Oceanography II"
  if (tokens.length === count + 2 && /^\p{Lu}{2,4} ?\d{3,4}\p{Lu}?\b/u.test(tokens[count] ?? '')) return count + 1;
  const isCourse = tokens.length === count + 2 && !unit.test(tokens[count] ?? '') && !greek.test(tokens[count] ?? '');
  return isCourse && teaching.test(tokens[0] ?? '') && /\buniversit|\b(?:college|school|academy)\b/i.test(tokens[count + 1] ?? '')
    ? count + 1
    : count;
};

const unit =
  /\b(?:department|dept|school|college|universit\p{L}+|cent(?:er|re)|institute|office|librar(?:y|ies)|lab|laboratory|program|division|faculty|museum|hospital)\b/iu;

const teaching =
  /\b(?:instructor|instruction|mentor|teaching|lecturer|tutor|grader|learning assistant|graduate employee|teacher|practicum student|student teacher|teacher candidate)\b/i;

const greek =
  /\b(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega)\b/i;

/** A place behind a name tells that it is an employer's. */
export const lineLeaning = (piece: { text: string; hasPlace: boolean } | undefined): number =>
  piece === undefined ? 0 : bounded(leaning(tokensOf(piece.text)[0] ?? '')) - (piece.hasPlace ? 1 : 0);

export const tokensOf = (text: string): string[] => text.split(commas);

const bounded = (value: number): number => Math.max(-3, Math.min(3, value));

/** "Position | Company | Where | When" */
export const isHeadOfTable = ({ cells }: Row): boolean =>
  cells.length > 1 && cells.every(({ text }) => text.split(' / ').every((name) => columnName.test(name)));
const columnName =
  /^(?:(?:job )?titles?|positions?|roles?|compan(?:y|ies)|employers?|organi[sz]ations?|institutions?|agenc(?:y|ies)|where|locations?|places?|cit(?:y|ies)|when|(?:inclusive )?dates?|years?|periods?|productions?|shows?|directors?|venues?|theat(?:er|re)s?|duties|descriptions?|names?|projects?|from|to|awards?|certificat(?:e|ion)s?|(?:issued|given|awarded) by|issuers?|skills?|levels?|(?:clinical )?rotations?|facilit(?:y|ies)|sites?|hospitals?|hours|units?|wards?|preceptors?|supervisors?|courses?|subjects?|schools?|grades?|ensembles?|conductors?|composers?|pieces?|choreographers?|assignments?|projects?|clients?|responsibilit(?:y|ies)|employed|tenure|durations?)$/i;

/** The rows below the names of columns, each cell with what its column's name says of it. */
export const belowNames = (rows: readonly Row[]): Row[] => {
  let names: readonly Row['says'][] = [];
  return rows.flatMap((row) => {
    if (isHeadOfTable(row)) {
      names = row.cells.map(({ text }) => (says(text, titleColumn) ? 'title' : says(text, employerColumn) ? 'employer' : undefined));
      return [];
    }
    const isOf = row.cells.length === names.length && names.includes('title') && names.includes('employer');
    return [isOf ? { ...row, cells: row.cells.map((cell, at) => ({ ...cell, says: names[at] })) } : row];
  });
};
const says = (text: string, column: RegExp): boolean => text.split(' / ').every((name) => column.test(name));
const titleColumn = /^(?:(?:job )?titles?|positions?|roles?|assignments?|(?:clinical )?rotations?)$/i;
const employerColumn =
  /^(?:compan(?:y|ies)|employers?|organi[sz]ations?|institutions?|agenc(?:y|ies)|facilit(?:y|ies)|sites?|hospitals?|schools?|ensembles?)$/i;

const commas = /,\s+(?!(?:inc|llc|ltd|llp|l\.l\.c|corp|co|p\.?c|jr|sr|ph\.?d|m\.?d|rn)\b)/i;

/** Above 0: a title; below: an employer. */
export const leaning = (written: string): number => leaningOf(written.slice(0, longestName));
const longestName = 120;
const leaningOf = remembered((written: string): number => {
  const text = written.replace(/\s*\([^)]*\)/g, '').trim() || written;
  const words = text.toLowerCase().split(/[\s/]+/);
  const last = words.at(-1)?.replace(/^co-(?!op)|[^\p{L}]/gu, '') ?? '';
  const isNoun = isHeadNoun(last) || ownTitles.test(last) || firstTitles.test(words[0] ?? '');
  const fit = Math.min(fitOf(text), 300) / 100;
  const asTitle = (fit >= 1 ? 1 + fit / 2 : fit / 2) + (isNoun ? 1.5 : 0) + (levels.test(text) ? 1 : 0);
  const isNamed = employerNamed(text) !== null;
  const asEmployer =
    (isNamed ? 3 : 0) +
    (legal.test(text) ? 3 : 0) +
    (organisation.test(text) ? (isNoun ? 1 : 2.5) : 0) +
    (industryInName(text) === null || isNoun ? 0 : 1.5) +
    (fit < 0.2 && !(isNoun && words.length === 1) ? 1 : 0) +
    (/^the /i.test(text) ? 1 : 0);
  return asTitle - asEmployer;
});

const ownTitles =
  /^(?:volunteers?|members?|holder|grantee|vicar|attaché|oralist|mooter|oarsman|rower|cadet|constable|trooper|copilot|pilot|interns?|externs?|fellow|mentor|chair|ambassador|apprentice|trainee|student|captain|soloist|violin|cello|crew|aide|hand|staff|delegate|organi[sz]er|founder|lead|leader|player|performer|corporal|sergeant|lieutenant|airman|seaman|placement|attachment|attaché|internship|rotation|traineeship|praktikum|praktikant(?:in)?|werkstudent(?:in)?|trainer(?:in)?|becari[oa]|practicante|pasante|estagi[aá]ri[oa]|stagiaire|tirocinante|presidente|tesorer[oa]|volont(?:ario|aria|aire|är)|voluntari[oa]|auxiliar|ayudante|asistente|assistente|hilfskraft|aushilfe|medarbeider|vikar)$/;

/** What a title begins with in languages that say behind it of what kind. */
const firstTitles =
  /^(?:practicante|becari[oa]|meser[oa]|camarer[oa]|cociner[oa]|vendedora?|cajer[oa]|profesora?|maestr[oa]|ingenier[oa]|diseñadora?|técnic[oa]|coordinadora?|encargad[oa]|asesora?|investigadora?|enfermer[oa]|monitora?|garçonete|garçom|atendente|bolsista|estagi[aá]ri[oa]|pesquisadora?|serveu(?:r|se)|vendeu(?:r|se)|animat(?:eur|rice)|stagiaire|charg[ée]e?|caissi(?:er|ère)|infirmi(?:er|ère)|kellner(?:in)?|verkäufer(?:in)?|mitarbeiter(?:in)?|betreuer(?:in)?|praktikant(?:in)?|werkstudent(?:in)?|kelner(?:ka)?|sprzedawca|asystent(?:ka)?|praktykant(?:ka)?|wolontariusz(?:ka)?|camerier[ea]|commess[oa]|tirocinante)$/;

const levels =
  /\b(?:intern(?:ship)?|externship|co-?op|practicum|volunteer|trainee|apprentice|part[- ]time|student (?:nurse|teacher|worker|assistant))\b/i;

const legal = /\b(?:inc|llc|ltd|llp|corp|corporation|gmbh|plc|pllc|co)\.?$|& (?:co|sons|associates|partners)\b/i;

const organisation =
  /\b(?:universit\p{L}+|college|school|academy|hospital|clinic|cent(?:er|re)|lab|labs|laborator(?:y|ies)|institute|department|dept|office of|group|club|society|association|foundation|company|studios?|theat(?:er|re)|orchestra|symphony|choir|ensemble|band|museum|gallery|library|restaurant|caf[eé]|coffee|bakery|bistro|hotel|resort|inn|store|shop|market|agency|district|services|solutions|systems|technologies|partners|associates|bank|credit union|farms?|press|chapter|union|council|committee|fraternity|sorority|church|ministries|shelter|food bank|house|hospice|health|county|city of|state park|national park|army|navy|air force|marine corps|coast guard|national guard|civil air patrol|patrol|battalion|brigade|squadron|regiment|airport|airlines?|authority|bureau|ministry|embassy|temple|synagogue|zoo|aquarium|gardens?|ranch|brewery|winery|vineyards?|salon|spa|gym|fitness|collective|courthouse|law firm|fire department|jewelers?|pharmacy|grocery|outfitters?|motors|airways|pizzeria|grill|diner|tavern|creamery|daycare|preschool|kindergarten|montessori|collaborative|consortium|observatory|playhouse|opera|ballet|dance company|philharmonic|festival|films?|productions?|pictures|entertainment|media|network|magazine|journal|times|gazette|engineering|construction|industries|manufacturing|energy|consulting|capital|financial|advisors|insurance|realty|airlines|team|program|project|initiative|alliance|coalition|league|ymca|for humanity|red cross|scouts)\b/iu;
