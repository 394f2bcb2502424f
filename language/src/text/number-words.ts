/**
 * A text with its spelled-out numbers in figures ("eighty thousand" is "80k", "thirty-five" "35"), and the offset in the original of each
 * offset in it, ends included. Linear in the text.
 */
export function withFigures(text: string): { text: string; origin: (at: number) => number } {
  if (!spelled.test(text)) return { text, origin: (at) => at };
  const pieces: { from: number; to: number; figures: string }[] = [];
  let run: Run | null = null;
  const close = () => {
    const last = run;
    if (last !== null && last.said) pieces.push({ from: last.from, to: last.to, figures: figuresOf(last.total + last.part) });
    run = null;
  };
  for (const match of text.matchAll(/[a-z]+/gi)) {
    const word = match[0].toLowerCase();
    const span = { from: match.index, to: match.index + word.length };
    const near: Run | null = run !== null && /^[\s-]{1,2}$/.test(text.slice(run.joined, span.from)) ? run : null;
    if (near !== null && word === 'and' && near.hundreds) near.joined = span.to;
    else if (near === null || !take(near, word, span.to)) {
      close();
      // "90 thousand" has its figures.
      run = /\d\s?$/.test(text.slice(Math.max(0, span.from - 2), span.from)) ? null : begin(word, span);
    }
  }
  close();
  return pieces.length === 0 ? { text, origin: (at) => at } : spliced(text, pieces);
}

/** A run of number words begins: "a" counts before a scale only. */
function begin(word: string, { from, to }: { from: number; to: number }): Run | null {
  const value = word === 'a' || word === 'an' ? 1 : (small.get(word) ?? (word === 'hundred' || word === 'thousand' ? 1 : null));
  if (value === null) return null;
  const run: Run = { from, to, joined: to, total: 0, part: value, hundreds: false, said: word.length > 2 };
  if (word === 'hundred' || word === 'thousand') scale(run, word);
  return run;
}

/** Whether the word goes on with the number: "eighty" + "five", "two" + "hundred". */
function take(run: Run, word: string, to: number): boolean {
  const value = small.get(word);
  const fits =
    value !== undefined &&
    run.said &&
    (value < 10 ? run.part % 10 === 0 && run.part % 100 !== 10 && run.part > 0 : run.part % 100 === 0 && run.part > 0);
  if (fits) run.part += value;
  else if (!scale(run, word)) return false;
  Object.assign(run, { to, joined: to, said: true });
  return true;
}

function scale(run: Run, word: string): boolean {
  if (word === 'hundred' && run.part < 100) {
    run.part *= 100;
    run.hundreds = true;
    return true;
  }
  if (!/^(?:thousand|grand|k|million)$/.test(word) || run.part === 0) return false;
  run.total += run.part * (word === 'million' ? 1_000_000 : 1000);
  run.part = 0;
  return true;
}

function figuresOf(value: number): string {
  return value >= 1000 && value < 1_000_000 && value % 1000 === 0 ? `${value / 1000}k` : String(value);
}

function spliced(
  text: string,
  pieces: readonly { from: number; to: number; figures: string }[],
): { text: string; origin: (at: number) => number } {
  let result = '';
  let end = 0;
  const origins: number[] = [];
  const copy = (to: number) => {
    for (let at = end; at < to; at++) origins.push(at);
    result += text.slice(end, to);
  };
  for (const { from, to, figures } of pieces) {
    copy(from);
    for (let at = 0; at < figures.length; at++) origins.push(at === 0 ? from : to);
    result += figures;
    end = to;
  }
  copy(text.length);
  origins.push(text.length);
  return { text: result, origin: (at) => origins[at] ?? text.length };
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const small: ReadonlyMap<string, number> = new Map([
  ...ones.split(' ').map((word, value) => [word, value] as const),
  ...tens.split(' ').map((word, at) => [word, 20 + 10 * at] as const),
]);

const spelled = new RegExp(`\\b(?:${[...small.keys(), 'hundred', 'thousand'].join('|')})\\b`, 'i');

interface Run {
  from: number;
  to: number;
  /** End of what was read, with a joining "and". */
  joined: number;
  total: number;
  part: number;
  hundreds: boolean;
  /** More than an article. */
  said: boolean;
}
