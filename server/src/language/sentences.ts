/**
 * The sentences of a posting's plain text in order, exactly as written (trimmed, without a bullet mark), each with the heading it stands under.
 * A line never continues into the next; a line that ends with ":" or is a short title is a heading. Abbreviations do not end a sentence.
 */
export function* sentencesOf(text: string): Generator<Sentence> {
  let heading = '';
  let listed = false;
  for (const raw of text.split(/\n+/)) {
    const bullet = /^\s*(?:[-•*·▪◦–—]|\d{1,2}[.)])\s+/.exec(raw);
    const line = raw.slice(bullet?.[0].length ?? 0).trim();
    if (line === '') continue;
    // A paragraph after a list is no longer under the list's heading.
    if (!bullet && (listed || isHeading(line))) heading = isHeading(line) ? line : '';
    listed = bullet !== null;
    for (const sentence of splitLine(line)) yield { text: sentence, heading: sentence === heading ? '' : heading, bullet: bullet !== null };
  }
}

const isHeading = (line: string): boolean =>
  line.length <= 80 && (line.endsWith(':') || (!/[.!?;,]$/.test(line) && line.split(' ').length <= 7));

function* splitLine(line: string): Generator<string> {
  let start = 0;
  for (const end of line.matchAll(/[.!?]["'”’)\]]*\s+(?=["'“‘([*]*[A-Z0-9])/g)) {
    const before = line.slice(start, end.index + 1);
    if (abbreviation.test(before) || (country.test(before) && !opener.test(line.slice(end.index + end[0].length)))) continue;
    yield line.slice(start, end.index + end[0].length).trim();
    start = end.index + end[0].length;
  }
  if (start < line.length) yield line.slice(start).trim();
}

const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|vs|Inc|Corp|Ltd|Co|St|Mr|Mrs|Ms|Dr|Prof|No|Sr|Jr|Dept|Univ|approx|incl|[A-TV-Z])\.$/;
const country = /\bU\.(?:S|S\.A|K)\.$/;
/** Words that begin a sentence but hardly ever follow "U.S." inside one. */
const opener =
  /^["'“(]*(?:We|You|Your|This|These|The|Our|No|Not|If|Please|All|Any|Applicants?|Candidates?|It|Its|They|There|That|Those|Unfortunately|Must|For|In|At|As|To|Visa|Sponsorship|Sponsored|Employment|Individuals|Anyone|Only|However|Relocation|Applications?|Individuals|Do|Does|Will|Are|Is|And|Or|But|Due|Because|Since|While|Although)\b/;

export interface Sentence {
  text: string;
  /** The heading above it; '' when there is none or it is the heading itself. */
  heading: string;
  bullet: boolean;
}
