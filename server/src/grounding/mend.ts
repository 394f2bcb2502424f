import type { Finding } from './sentence.ts';

/**
 * The rest of a sentence whose first `shown` characters a reader has seen, without what it may not say. Nothing shown yet: the sentence
 * goes whole, unless `keep` (it names a record of this conversation). Else the clause goes that holds the invention, or neutral words stand
 * in its place and what describes it goes. Counts and shares become "some". Gives '' for a sentence that goes.
 */
export function mend(text: string, shown: number, findings: readonly Finding[], keep: boolean): string {
  const merged = joinLists(text, findings);
  const hard = merged.filter(({ kind }) => kind !== 'count' && kind !== 'share');
  const [first] = hard;
  if (first === undefined) return replaced(text, shown, text.length, merged);
  if (shown === 0 && !keep) return '';
  const soft = merged.filter(({ kind }) => kind === 'count' || kind === 'share');
  const cut = boundaryBefore(text, shown, first.start);
  if (cut !== null) return closed(replaced(text, shown, cut, soft), text, shown);
  if (hard.some(({ kind }) => kind === 'claim')) return shown === 0 ? '' : broken('', text, shown);
  const odd = hard.find((one) => one.start >= shown && !fits(text, one, shown));
  if (odd !== undefined) {
    const left = replaced(text, shown, odd.start, [...soft, ...hard.filter(({ start }) => start < odd.start)]);
    if (shown > 0 || /\p{L}{2}/u.test(left)) return broken(left, text, shown);
  }
  const end = tailEnd(text, first, hard);
  if (end === null) return closed(replaced(text, shown, first.end, [...soft, ...hard]), text, shown);
  return end < text.length
    ? closed(replaced(text, shown, end, [...soft, ...hard]), text, shown)
    : replaced(text, shown, text.length, [...soft, ...hard]);
}

/** "Globex, Initech and Hooli" is one invention. */
function joinLists(text: string, findings: readonly Finding[]): Finding[] {
  const joined: Finding[] = [];
  for (const one of findings) {
    const last = joined.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, one.start);
    if (last !== undefined && isName(last) && isName(one) && listJoint.test(between))
      joined[joined.length - 1] = {
        ...last,
        end: one.end,
        kind: last.kind === one.kind || last.kind === 'employer' ? last.kind : 'name',
        many: true,
      };
    else joined.push(one);
  }
  return joined;
}

const isName = ({ kind }: Finding) => kind === 'person' || kind === 'employer' || kind === 'name' || kind === 'record';

/** The last place before the invention where the sentence may end, at or after what is shown; null where it would break off. */
function boundaryBefore(text: string, shown: number, invention: number): number | null {
  let last: number | null = null;
  for (const match of text.slice(0, invention).matchAll(boundary)) {
    if (match.index >= shown && isWhole(text.slice(0, match.index))) last = match.index;
  }
  return last;
}

/** Whether words make a sentence that may end here. */
export function isWhole(words: string): boolean {
  const plain = words
    .replace(/[*_`"“”]/g, '')
    .trim()
    .replace(/[.!?]+$/, '');
  if (plain.split(/\s+/).length < 2 || openEnd.test(plain)) return false;
  const clause = subordinate.test(plain) ? plain.slice(plain.search(/[,;:—]/) < 0 ? plain.length : plain.search(/[,;:—]/) + 1) : plain;
  return verb.test(clause);
}

/** Where the words about the invention end; the text's length where they may stay; null where all that follows goes. */
function tailEnd(text: string, { start, end }: Finding, hard: readonly Finding[]): number | null {
  const rest = text.slice(end);
  const isIntroduction = subordinate.test(text) && !/[,;:—]/.test(text.slice(0, end));
  const next = hard.find(({ start }) => start >= end);
  if (isIntroduction && /^[^,]{0,60},/.test(rest) && next === undefined) return text.length;
  if (next === undefined && isAside(text, start, end)) return text.length;
  const at = rest.search(describing);
  if (at >= 0) return at === 0 ? null : end + at;
  return next === undefined
    ? text.length
    : end + Math.max(0, rest.slice(0, next.start - end).search(/\s+(?:and|or|but|at|in|with|for|from|to|as|than|where|so)\s+\S*\s*$/));
}

/** The text from `from` to `to` with neutral words where the findings stand. */
function replaced(text: string, from: number, until: number, findings: readonly Finding[]): string {
  const to = Math.min(until, ...findings.filter(({ start, end }) => start < until && end > until).map(({ start }) => start));
  let out = '';
  let at = from;
  for (const finding of [...findings].sort((a, b) => a.start - b.start)) {
    if (finding.end <= at || finding.start >= to) continue;
    const { start, words, end = finding.end } = neutral(text, Math.max(finding.start, at), finding, at);
    out += text.slice(at, start) + words;
    at = end;
    if (words === '' && /\s$/.test(out) && /^[\s.,;:!?]/.test(text.slice(at, at + 1))) out = out.trimEnd();
    if (words === '' && out === '' && from === 0) at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
  }
  return out + text.slice(Math.min(at, Math.max(at, to)), Math.max(at, to));
}

/** Whether neutral words may stand for an invention here and the sentence stays one of English. */
function fits(text: string, { kind, start, end }: Finding, least: number): boolean {
  if (kind === 'money' || kind === 'address' || kind === 'claim') return true;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (isAside(text, start, end)) return true;
  if (workNoun.test(after)) {
    const article = /\b(an?)\s$/i.exec(before)?.[1]?.toLowerCase();
    return article === undefined || (article === 'an') === /^\s+[aeiou]/i.test(after);
  }
  const isOwner = /['’]s$/i.test(text.slice(start, end));
  if (!isOwner && !follows.test(after)) return false;
  if (isOwner && kind === 'name') return false;
  const example = before.search(exampleLead);
  if (example >= 0) return example >= least && !likes.test(before.slice(0, example));
  if (kind === 'person') return !/(?:\b(?:is|are|was|were|be|the|an?|this|that|these|those)|["“])\s*$/i.test(before);
  return kind === 'employer' && !/(?:\b(?:an?|this|that|these|those)|["“])\s*$/i.test(before);
}

/** Broken off openly, where no sentence of English would be left. */
function broken(left: string, text: string, shown: number): string {
  const plain = left.replace(/[\s,;:–—(&/"“*_-]+$/u, '').replace(/\s+(?:and|or|but|the|a|an|such as|like|than)$/i, '');
  const mark = /[?!](?=["'”’)*_`]*$)/.exec(text.trimEnd())?.[0] ?? '.';
  return balanced(`${plain} … (${unsaid})${mark === '!' ? '.' : mark}`, text.slice(0, shown));
}

/** Between commas, behind what it is said of. */
function isAside(text: string, start: number, end: number): boolean {
  return /\p{L},\s$/u.test(text.slice(0, start)) && text[end] === ',';
}

/** What stands for an invention, and from where: a preposition before it may go too. */
function neutral(text: string, start: number, { kind, end, many }: Finding, least: number): { start: number; words: string; end?: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const owner = /['’]s$/i.test(text.slice(start, end)) ? "'s" : '';
  const capital = start === 0 ? (words: string) => words.charAt(0).toUpperCase() + words.slice(1) : (words: string) => words;
  if (kind === 'count')
    return {
      start,
      words: /\b(?:the|these|those|all|your|my|other|of)\s$/i.test(before)
        ? ''
        : /^(?:[\s.,;:!?)*_|]|$)/.test(after)
          ? capital('some')
          : capital('some '),
    };
  if (kind === 'share') {
    if (/^\s+of (?:the|these|those|them|our|all|its|their)\b/.test(after)) return { start, words: capital('some') };
    return /\b(?:a|an|the|by)\s$/i.test(before) ? { start, words: '' } : { start, words: capital('some') };
  }
  if (kind === 'address') return { start, words: capital('a number that I left out') };
  if (kind === 'score') return { start, words: 'a number that I could not check' };
  if (kind === 'money') {
    const adjective =
      /\b(?:the|an?|this|that|your)\s$/i.test(before) && /^[\s-]+(?!a\b|per\b|plus\b|or\b|and\b|to\b|in\b|for\b|at\b)\p{Ll}/u.test(after);
    return { start, words: adjective ? '' : capital('an amount that I could not check') };
  }
  // "An alumna, Maya Patel, runs …", "my colleague Maya".
  if (kind === 'person' && start - 2 >= least && isAside(text, start, end)) return { start: start - 2, words: '', end: end + 1 };
  if (kind === 'person' && owner === '' && start > least && titleBefore.test(before)) return { start: start - 1, words: '' };
  const example = exampleLead.exec(before);
  if (example !== null && example.index >= least && !likes.test(before.slice(0, example.index))) return { start: example.index, words: '' };
  const lead = /(?:^|\s)((?:(?:over )?at|inside|within|near)\s+(?:the\s+)?)$/i.exec(before);
  if (
    lead !== null &&
    !/^\s+(?:and|or)\b/.test(after) &&
    start - (lead[1]?.length ?? 0) >= least &&
    !/\blook(?:ing|ed)?\s+at\s+$/i.test(before) &&
    owner === ''
  )
    return { start: start - (lead[1]?.length ?? 0), words: '' };
  // "The Globex roles".
  if (owner === '' && workNoun.test(after)) return { start, words: '' };
  const article = /\b(?:the|an?|our|your)\s+$/i.exec(before);
  const from = article !== null && article.index >= least ? article.index : start;
  if (many === true)
    return { start: from, words: capital(kind === 'person' ? 'some people' : kind === 'employer' ? 'some employers' : 'some others') };
  if (kind === 'person') return { start: from, words: capital(`somebody${owner}`) };
  if (kind === 'employer') return { start: from, words: capital(`an employer${owner}`) };
  return {
    start: from,
    words:
      owner === '' && !/^\s+(?:is|are|has|have|was|were|offers|pays|hires|wants)\b/.test(after)
        ? capital('one of them')
        : capital(`an employer${owner}`),
  };
}

/** Ended as the sentence ended, its emphasis closed. */
function closed(rest: string, text: string, shown: number): string {
  const mark = /[?!](?=["'”’)*_`]*$)/.exec(text.trimEnd())?.[0] ?? '.';
  const plain = rest.replace(/[\s,;:–—(&/"“-]+$/u, '').replace(/\s+(?:and|or|but|with|at|in|the|a|an|of|for|to|from|so)$/i, '');
  return balanced(/[.!?]$/.test(plain) ? plain : `${plain}${mark}`, text.slice(0, shown));
}

/** Without a `**` or a backtick that nothing closes. */
export function balanced(rest: string, before: string): string {
  return ['**', '`'].reduce((whole, sign) => {
    const count = (before + whole).split(sign).length - 1;
    if (count % 2 === 0) return whole;
    const at = whole.lastIndexOf(sign);
    return at < 0 ? whole + sign : whole.slice(0, at) + whole.slice(at + sign.length);
  }, rest);
}

const exampleLead = /,?\s+(?:like|such as|including|e\.g\.,?)\s$/i;
/** "I like", "you'd like". */
const likes = /(?:\b(?:i|you|we|they|would|might|may|will|also|really|not)|['’](?:d|ll))$/i;
/** What may stand behind a noun. */
const follows =
  /^[*_)"”’]*(?:$|[,.;:!?)–—]|\s+(?:[–—(&-]|(?:and|or|but|nor|in|on|at|for|to|of|as|by|from|with|about|near|over|than|after|before|until|through|during|because|since|if|when|while|so|who|which|that|where|whose|this|next|today|tomorrow|now|soon|first|too|also|again|instead|is|are|was|has|have|had|would|could|will|can|may|might|should|does|do|did|beside|both|all|whether|though|although|right|here|there|directly|once|works?|studied|moved|started|went|majored|graduated|knows?|takes?|took|helps?|offers?|likes?)\b))/i;
const titleBefore =
  /\b(?:colleague|friend|classmate|alumn(?:a|us)|recruiter|mentor|manager|professor|nurse|engineer|analyst|graduate|student)\s$/i;
const workNoun =
  /^\s+(?:roles?|jobs?|postings?|openings?|positions?|internships?|teams?|offers?|programs?|programmes?|recruiters?|interviews?|applications?)\b/i;
const listJoint = /^[\s,&/*_"“”]*(?:and|or|nor)?(?:\s+(?:the|a|an|at|with|from))?[\s*_"“”]*$/;
const boundary = /,?\s+(?:[–—-]\s+|(?:and|but|because|since|so|while|which|where|who|whose|although|though|plus)\s)|[,;:]\s|\s\(/gi;
const describing = /^\s*[,(;:–—]|\s[–—-]\s|\s\(|[,;:]\s|\s(?:which|who|whose|where|because|since|although|though|while)\s/i;
const subordinate =
  /^(?:according|since|if|because|although|though|while|when|given|for|with|as|after|before|to|in|at|on|by|like|unlike|beyond|besides|among|based|from|once|until|whether)\b/i;
const openEnd =
  /\b(?:such as|such|like|including|at|to|the|a|an|and|or|of|in|with|for|from|by|is|are|that|than|as|on|about|into|your|their|its|be|was|were|has|have|could|would|can|will|should|you|i|they|it|these|this)$/i;
const verb =
  /\b(?:is|are|was|were|be|am|has|have|had|do|does|did|can|could|would|will|should|may|might|fits?|looks?|wants?|asks?|needs?|pays?|works?|uses?|offers?|sits?|seems?|match(?:es)?|start|try|apply|found|see|saw|show|picked|chose|like|suggest|recommend|consider|check|compare|talk|reach|message|ask|think|know|said|say|tell|told|get|gets|go|goes|take|takes|make|makes|keep|means?|starts?|comes?|let['’]?s|i['’](?:m|d|ll|ve)|you['’](?:re|d|ll|ve)|it['’]s|that['’]s|there['’]s|they['’]re|here['’]s)\b/i;
const unsaid = 'I left out what I could not check';
