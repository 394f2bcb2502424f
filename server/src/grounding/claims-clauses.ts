/**
 * The clauses of a sentence, item or row, in order: what has a verb of its own, with what is added to it without one ("…, no visas"). A label
 * and what stands behind it ("Visas: yes") are one. Offsets are UTF-16 of the text.
 */
export function clausesOf(text: string): Clause[] {
  const pieces: Clause[] = [];
  const add = (start: number, end: number) => {
    const piece = text.slice(start, end);
    const last = pieces.at(-1);
    if (last !== undefined && (!hasVerb(piece) || isLabel(last.text))) last.text = text.slice(last.start, end);
    else pieces.push({ text: piece, start, before: last?.text ?? '', asks: /^(?:[^.!?]|\.(?=\S|\s\p{Ll}))*\?/u.test(text.slice(start)) });
  };
  let from = 0;
  for (const match of text.matchAll(joint)) {
    const at = match.index + (/^[\s,;:—–|(.!?-]/.test(match[0]) ? match[0].length : 0);
    if (at <= from || text.slice(from, at).trim() === '') continue;
    add(from, at);
    from = at;
  }
  add(from, text.length);
  return pieces;
}

/** Whether it has a verb that says something of somebody. */
export const hasVerb = (piece: string): boolean => verb.test(piece);
const isLabel = (piece: string) =>
  /[:|–-]\s*$/.test(piece) && piece.split(/\s+/).length <= 6 && (!verb.test(piece) || /\b(?:ask|check|clarify|confirm)\b/i.test(piece));

const records = 'jobs|roles|employers|companies|postings|positions|internships|openings|places|firms|ones';
const said = String.raw`sponsors|offers|requires|accepts|takes|hires|provides|supports|needs|asks|wants|has|is|are|was|closes|ends|opens|covers|welcomes|gives|does|doesn['’]t|isn['’]t`;
const subject = String.raw`\[?[JPC]\d|it|they|this|that|these|those|both|neither|all|each|one|none|he|she|we|i|you|its|their|some|most|the \w+`;
/** Where one clause ends and the next begins: signs, and words that lead to a subject or a verb of its own. */
const joint = new RegExp(
  [
    String.raw`(?<!\.\w)[.!?]["'”’)*_]*\s+(?=\S)`,
    String.raw`[;—|(]\s*|,\s+|:\s+|\s[–-]\s+|\)\s*`,
    String.raw`(?<!\b(?:${records}) )\b(?:which|who|whose)\b`,
    String.raw`\b(?:because|since|but|whereas|although|though|while|yet|given that|now that|considering|thanks to)\b`,
    String.raw`\b(?:and|or|so|(?<!\bfar )as|plus)\b(?= (?:${subject}) (?!visas?\b|clearances?\b))|\b(?:and|or)\b(?= (?:[\w'’&.-]+ ){0,3}(?:${said})\b)`,
  ].join('|'),
  'giu',
);
const verb = new RegExp(
  String.raw`\b(?:${said}|sponsor(?:ed|ing)?|offer|require|accept|take|hire|provide|support|need|ask|want|have|be|were|do|don['’]t|can|can['’]t|cannot|could|will|won['’]t|would|should|must|may|might|close|apply|say|says|said|states?|mentions?|tells?|told|know|check|confirm|look|found|find|see|keep|kept|left|leave|skip|depends?|varies|vary|works?|pays?|fits?|went|means?|lets?|like|means|cover|welcome|give|get|gets|opens?|expires?|ends?|come|comes|use|uses|let|rules?|rule|seems?|appl(?:y|ies)|filter|submit|hold|held)\b|['’](?:s|re|ve|ll|d|m)\b`,
  'i',
);

export interface Clause {
  text: string;
  /** Where it begins. */
  start: number;
  /** The clause before it; '' where it is the first. */
  before: string;
  /** Its sentence ends with a question mark. */
  asks: boolean;
}
