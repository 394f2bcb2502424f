/**
 * The sentences of a posting's text in order, exactly as written (trimmed, without the mark of a bullet or heading), each with its place
 * and the heading it stands under. The text is Markdown ("### " headings, "- " and "1. " lists) or plain: there a line that ends with
 * ":" or is a short title is a heading. A line never continues into the next. Abbreviations do not end a sentence.
 */
export function* sentencesOf(text: string): Generator<Sentence> {
  let heading = '';
  let marked = '';
  let listed = false;
  for (const { 0: raw, index } of text.matchAll(/[^\n]+/g)) {
    const mark = /^\s*(?:(#{1,6})|[-•*·▪◦–—]|\d{1,2}[.)])\s+/.exec(raw);
    const bold = mark === null && raw.includes('**') ? /^\s*\*\*(?=[^*]+\*\*:?\s*$)/.exec(raw) : null;
    const from = (mark ?? bold)?.[0].length ?? raw.length - raw.trimStart().length;
    const line = bold ? raw.slice(from).replace(/\*\*:?\s*$/, '') : raw.slice(from).trimEnd();
    if (line === '') continue;
    const bullet = mark !== null && mark[1] === undefined;
    const title = mark?.[1] !== undefined || (!bullet && isHeading(line));
    if (mark?.[1] !== undefined) marked = line;
    // A paragraph after a list is no longer under the list's heading, unless that one is marked as such.
    if (title) heading = line;
    else if (!bullet && listed) heading = marked;
    listed = bullet;
    for (const { sentence, at } of splitLine(line)) {
      yield { text: sentence, start: index + from + at, heading: sentence === heading ? '' : heading, bullet, title };
    }
  }
}

const isHeading = (line: string): boolean =>
  line.length <= 80 && (line.endsWith(':') || (!/[.!?;,]$/.test(line) && line.split(' ').length <= 7));

function* splitLine(line: string): Generator<{ sentence: string; at: number }> {
  let start = 0;
  for (const end of line.matchAll(/[.!?]["'”’)\]]*\s+(?=["'“‘([*]*[A-Z0-9])/g)) {
    const before = line.slice(start, end.index + 1);
    if (abbreviation.test(before) || (country.test(before) && !opener.test(line.slice(end.index + end[0].length)))) continue;
    yield { sentence: line.slice(start, end.index + end[0].length).trim(), at: start };
    start = end.index + end[0].length;
  }
  if (start < line.length) yield { sentence: line.slice(start).trim(), at: start };
}

const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|vs|Inc|Corp|Ltd|Co|St|Mr|Mrs|Ms|Dr|Prof|Sr|Jr|Dept|Univ|approx|incl|[A-TV-Z])\.$/;
const country = /\bU\.(?:S|S\.A|K)\.$/;
/** Words that begin a sentence but hardly ever follow "U.S." inside one. */
const opener =
  /^["'“(]*(?:We|You|Your|This|These|The|Our|No|Not|If|Please|All|Any|Applicants?|Candidates?|It|Its|They|There|That|Those|Unfortunately|Must|For|In|At|As|To|Visa|Sponsorship|Sponsored|Employment|Individuals|Anyone|Only|However|Relocation|Applications?|Individuals|Do|Does|Will|Are|Is|And|Or|But|Due|Because|Since|While|Although)\b/;

export interface Sentence {
  text: string;
  /** Where it begins in the text, in UTF-16 units: `text.slice(start, start + sentence.text.length)` is the sentence. */
  start: number;
  /** The heading above it; '' when there is none or it is the heading itself. */
  heading: string;
  bullet: boolean;
  /** It is a heading itself. */
  title: boolean;
}
