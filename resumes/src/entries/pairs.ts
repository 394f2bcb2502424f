import { isMajor } from '@alive/language/lexicon/majors.ts';
import { isPlace } from '../page/places.ts';
import { type Parts, partsOf, type Piece } from '../page/parts.ts';
import type { Row } from '../page/row.ts';
import { firstLeaning, leaning, lineLeaning, titleTokens, tokensOf } from './names.ts';

/**
 * What the entries of one section have in common decides where single ones do not tell: whether the title stands on the line above the employer's
 * or below it, and on one line, whether it comes first.
 */
export const alike = <One extends Head>(heads: readonly One[]): One[] => {
  const twoLines = new Map(heads.flatMap((head) => (linesOf(head) === null ? [] : [[head, linesOf(head) ?? []] as const])));
  const oneLine = new Map(
    heads.flatMap((head) => {
      const [only, ...others] = head.pieces;
      // "Student Teacher, World History at East High School" says itself which is which.
      const isTold = head.pair?.title != null && / (?:at|@) $/i.test(only?.text.slice(0, head.pair.title.length + 4) ?? '');
      const tokens = only === undefined || others.length > 0 || isTold ? [] : tokensOf(only.text);
      return tokens.length > 1 ? [[head, tokens] as const] : [];
    }),
  );
  const lines = [...twoLines.values()].map(([one, other]) => lineLeaning(one) - lineLeaning(other));
  const tokens = [...oneLine.values()].map(firstLeaning);
  const [ofLines, ofTokens] = [sum(lines), sum(tokens)];
  return heads.map((head) => {
    if (head.pair?.margin === labelled) return head;
    const [one, other] = twoLines.get(head) ?? [];
    if (one !== undefined && other !== undefined && Math.abs(ofLines) >= 1) {
      const own = lineLeaning(one) - lineLeaning(other);
      const isTitleFirst = Math.abs(own) >= 3 ? own > 0 : ofLines > 0;
      const [title, employer] = isTitleFirst ? [one, other] : [other, one];
      const margin = Math.max(Math.abs(own), lines.length > 2 ? 1 : 0);
      return { ...head, pair: { title: title.text, employer: employer.text, margin, score: margin, isTitleFirst } };
    }
    const all = oneLine.get(head);
    if (all === undefined || Math.abs(ofTokens) < 1) return head;
    const own = firstLeaning(all);
    if (ofTokens < 0) {
      if (own >= 1 || (head.pair !== null && head.pair.title !== null && head.pair.employer !== null)) return head;
      const margin = Math.max(-own, tokens.length > 2 ? 1 : 0);
      const [title = null, employer] = [all.at(-1), all.slice(0, -1).join(', ')];
      return { ...head, pair: { title, employer, margin, score: margin, isTitleFirst: false } };
    }
    if (own <= -2.5) return head;
    const count = titleTokens(all);
    const margin = Math.max(own, tokens.length > 2 ? 1 : 0);
    const [title, employer] = [all.slice(0, count).join(', '), all.slice(count).join(', ')];
    return { ...head, pair: { title, employer, margin, score: margin, isTitleFirst: true } };
  });
};

/** The two lines of an entry that hold one name each; null: it is of another form. */
const linesOf = ({ pieces }: Head): readonly [Piece, Piece] | null => {
  const [one, other, ...more] = pieces;
  if (one === undefined || other === undefined || more.length > 0 || one.row === other.row) return null;
  // A line that holds both, above one that tells less.
  const [first = '', ...rest] = tokensOf(one.text);
  const holdsBoth = rest.length > 0 && leaning(first) >= 1 && leaning(rest.join(', ')) <= -1;
  // "Engineer, Payments" above "Shopee" and its place: what stands there by itself is the employer.
  const isPlaced = other.hasPlace || (other.row.cells.length === 2 && isPlace(other.row.cells[1]?.text ?? ''));
  return holdsBoth && lineLeaning(other) > -1 && !(isPlaced && leaning(other.text) < 1) ? null : [one, other];
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const headOf = (head: readonly Row[], now: Date): Head => {
  const all = head.map((row) => partsOf(row, now));
  const parts: Parts = {
    dates: all.flatMap(({ dates }) => dates),
    places: all.flatMap(({ places }) => places),
    pieces: wholeNames(namesOf(all.flatMap(({ pieces }) => pieces))),
  };
  const dates = parts.dates.toSorted((one, other) => Number(other.isRange) - Number(one.isRange));
  return { ...parts, dates, pair: labelledPair(parts.pieces) ?? pairOf(parts.pieces) };
};

/** What labels say. */
const labelledPair = (pieces: readonly Piece[]): Pair | null => {
  const said = (what: Row['says']) => pieces.filter(({ says }) => says === what).map(({ text }) => text);
  const titles = said('title');
  // What has no label beside a title that has one is the employer.
  const first = pieces.find(({ says }) => says === undefined);
  const employers = said('employer').length > 0 || titles.length === 0 || first === undefined ? said('employer') : [first.text];
  return titles.length === 0 && employers.length === 0
    ? null
    : {
        title: titles.length === 0 ? null : titles.join(', '),
        employer: employers.length === 0 ? null : employers.join(', '),
        margin: labelled,
        score: labelled,
        isTitleFirst: true,
      };
};
const labelled = 9;

/** The pieces without notes such as "evenings, about 18 hours weekly". */
const namesOf = (pieces: readonly Piece[]): Piece[] => {
  const names = pieces.filter(({ text }) => !/^(?:\p{Ll}[\p{Ll}’']*(?:[\s,]|$)|\d+ ?(?:hours|hrs)\b)/u.test(text));
  // "Food Bank, Sparks, NV - sorter"
  const areFew =
    names.length === 1 && pieces.length === 2 && pieces.some(({ text }) => !names.some((one) => one.text === text) && leaning(text) >= 1);
  return names.length === 0 || areFew ? [...pieces] : names;
};

/** "Lactogal – Produtos Alimentares" below a title of its own is one name, and "Trainee – Agronomy, Rasi Seeds" tells in what. */
const wholeNames = (pieces: readonly Piece[]): Piece[] => {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const written = last === undefined || last.row !== piece.row || last.cell !== piece.cell ? null : dashed(last, piece);
    if (last === undefined || written === null) {
      whole.push(piece);
      continue;
    }
    const isTitled = pieces.some((other) => other.row !== piece.row && leaning(tokensOf(other.text)[0] ?? '') >= 1);
    const [field = '', ...rest] = tokensOf(piece.text);
    const [one, other] = [leaning(last.text), leaning(piece.text)];
    // "Trainee – IPMA – Estação Piloto": what follows the title is one name.
    const isBehind = whole.length > 1 && leaning(whole.at(-2)?.text ?? '') >= 1 && whole.at(-2)?.row === piece.row;
    if ((isTitled || isBehind) && one < 1 && other < 1)
      whole[whole.length - 1] = { ...last, text: written, hasPlace: last.hasPlace || piece.hasPlace };
    else if (one >= 1 && isMajor(field) && rest.length > 0 && leaning(rest.join(', ')) <= -0.5)
      whole.splice(-1, 1, { ...last, text: `${last.text} – ${field}` }, { ...piece, text: rest.join(', ') });
    else whole.push(piece);
  }
  return whole;
};

/** Two pieces as their cell has them with a dash between. */
const dashed = (one: Piece, other: Piece): string | null => {
  const text = one.row.cells[one.cell]?.text ?? '';
  const [from, to] = [text.indexOf(one.text), text.indexOf(other.text)];
  return from >= 0 && to > from && /^\s+[–—-]\s+$/.test(text.slice(from + one.text.length, to))
    ? text.slice(from, to + other.text.length)
    : null;
};

/** Which of the pieces is the title and which the employer; null where nothing tells. */
const pairOf = (pieces: readonly Piece[]): Pair | null => {
  const options = pieces.flatMap((piece, at) => splits(piece.text, pieces.length === 1).map((texts) => ({ at, texts })));
  let best: Pair | null = null;
  const offer = (title: Part | null, employer: Part | null) => {
    const margin = (title?.leaning ?? 0) - (employer?.leaning ?? 0);
    // Of several, the one that comes first is likelier.
    const score = margin - (title?.order ?? 0) * 0.2 - (employer?.order ?? 0) * 0.2;
    if (best === null || score > best.score)
      best = {
        title: title?.text ?? null,
        employer: employer?.text ?? null,
        margin,
        score,
        isTitleFirst: (title?.order ?? 0) <= (employer?.order ?? 0),
      };
  };
  for (const { at, texts } of options) {
    const [left = '', right] = texts;
    if (right !== undefined) {
      const [one, other] = [partOf(left, at), partOf(right, at + 0.5)];
      const [title, rest] = one.leaning >= other.leaning ? [one, other] : [other, one];
      // Next to an employer of its own, the rest is a department and stays with the title.
      const employers = pieces.flatMap((piece, at2) => (at2 !== at && leaning(piece.text) <= -0.5 ? [partOf(piece.text, at2)] : []));
      for (const employer of employers)
        if (title === one && title.leaning >= 1)
          offer(
            { ...title, text: pieces[at]?.text ?? title.text },
            { ...employer, leaning: Math.min(employer.leaning, rest.leaning) - 0.5 },
          );
      // "Co-op at Dow Chemical"
      const isAt = pieces[at]?.text !== texts.join(', ') && / (?:at|@) /i.test(pieces[at]?.text ?? '') && one.leaning > -1.5;
      if (employers.length === 0 && isAt) offer({ ...one, leaning: Math.max(one.leaning, other.leaning + 2) }, other);
      else if (employers.length === 0 && title.leaning - rest.leaning >= 1) offer(title, rest);
      continue;
    }
    for (const [at2, second] of pieces.entries())
      if (at2 !== at && partOf(left, at).leaning - leaning(second.text) >= 0.5) offer(partOf(left, at), partOf(second.text, at2));
    if (pieces.length === 1) {
      const only = partOf(left, at);
      if (best !== null) continue;
      if (only.leaning >= 0.5) offer(only, null);
      else if (only.leaning <= -0.5) offer(null, only);
    }
  }
  return best;
};

/** A piece as a whole and, where it may hold both, in two: "Barista, Bluebird Coffee", "Tutor at the Writing Center". */
const splits = (text: string, isOnly: boolean): string[][] => {
  const [, before, after] = /^(.+?)\s+(?:at|@)\s+(.+)$/i.exec(text) ?? [];
  if (before !== undefined && after !== undefined) return [[before, after]];
  const [, head, told] = /^([^:]{3,60}):\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  if (isOnly && head !== undefined && told !== undefined && Math.abs(leaning(head) - leaning(told)) >= 0.75) return [[head, told]];
  const tokens = tokensOf(text);
  const halves = tokens.slice(1).map((_, at) => [tokens.slice(0, at + 1).join(', '), tokens.slice(at + 1).join(', ')]);
  const telling = halves.filter(
    ([one = '', other = '']) => isOnly || (leaning(one) >= 1 && leaning(other) <= -1) || (leaning(one) <= -1 && leaning(other) >= 1),
  );
  return [...telling, [text]];
};

/** Where nothing tells, the pieces stand as those of the other entries do. */
export const orderedPair = (pieces: readonly Piece[], isTitleFirst: boolean): Pair => {
  const [one = null, other = null] = pieces.map(({ text }) => text);
  const [title, employer] = isTitleFirst ? [one, other] : [other, one];
  return other === null
    ? { title: null, employer: one, margin: 0, score: 0, isTitleFirst }
    : { title, employer, margin: 0, score: 0, isTitleFirst };
};

const partOf = (text: string, order: number): Part => ({ text, order, leaning: leaning(text) });

export interface Head extends Parts {
  pair: Pair | null;
}

interface Part {
  text: string;
  order: number;
  leaning: number;
}

export interface Pair {
  title: string | null;
  employer: string | null;
  /** How far apart the two are. */
  margin: number;
  score: number;
  isTitleFirst: boolean;
}
