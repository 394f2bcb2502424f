/**
 * A message with its marks as plain sentences have them, as long as before: numbers and dashes that only count the items of a list are
 * boundaries ("1. is it paid? 2. when does it close?"), so are pictures and a comma before "X only" or "that’s not X"; a verb in two pieces
 * around a filter stands together ("take the pay filter out" is "drop the pay filter off").
 */
export const plainMarks = (text: string): string =>
  [unlisted, unpictured, clausesApart, verbsTogether].reduce((left, plain) => plain(left), text);

/** Without the numbers of a list, where they count from one. */
function unlisted(text: string): string {
  const marks = [...text.matchAll(/(?:^|(?<=[\s:;,.?!]))(\d{1,2})([.)])(?=\s+\p{L})/gu)];
  const isList = marks.length > 1 && marks.every(({ 1: number }, at) => Number(number) === at + 1);
  return isList ? marks.reduce((left, { 0: mark, index }) => replaced(left, index, index === 0 ? '' : ';', mark.length), text) : text;
}

/** A picture ends what stands before it. */
function unpictured(text: string): string {
  const begins = text.search(/\p{L}/u);
  return text.replace(pictures, (mark, at: number) => {
    let last = at - 1;
    while (text[last] === ' ') last--;
    return (begins < 0 || at < begins || /[.!?;,:\n]/.test(text[last] ?? '.') ? ' ' : '.').padEnd(mark.length);
  });
}
const pictures = /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\u200D|\uFE0F)+/gu;

const clausesApart = (text: string): string =>
  text.replace(
    /,(?=\s+(?:(?:[\p{L}.'’-]*[\p{L}'’-]\s){1,3}only\b|(?:that|this|it)(?:['’]?s| is)(?: not|n['’]?t)\b|(?:those|these|they)(?:['’]?re| are)(?: not|n['’]?t)\b))/giu,
    ';',
  );

const verbsTogether = (text: string): string =>
  text.replace(
    /\b(take|leave|turn)( (?:the|that|this|my|any) (?:[\p{L}$'’-]+ ){0,3}?(?:filter|condition|requirement|limit|thing|chip|part|bit)s?) (off|out|away)\b/giu,
    (whole, verb: string, things: string) => `${'drop'.padEnd(verb.length)}${things} off`.padEnd(whole.length),
  );

const replaced = (text: string, at: number, by: string, length: number): string =>
  `${text.slice(0, at)}${by.padEnd(length)}${text.slice(at + length)}`;
