import type { Sponsorship, Verdict, clearances } from '@alive/contract/jobs.ts';
import { sentencesOf, type Sentence } from '@alive/language/text/sentences.ts';
import { clearanceIn } from './clearance.ts';
import { statusIn } from './eligibility-status.ts';
import { sponsorshipIn } from './eligibility-visa.ts';
import { clausesOf, type Clause } from './wording.ts';

/**
 * Reads from a posting's text whether it sponsors visas, asks for citizenship or for a clearance; at most one verdict of a kind, with
 * the first sentence that says so and its place (at most 300 characters of it). Silence and vagueness ("may be available") give none.
 * A refusal in words outweighs an offer, an offer outweighs what only implies a refusal ("US persons only"). `sponsorship` is 'no'
 * where citizenship is required too.
 */
export function readEligibility(text: string): Eligibility {
  const places = [...text.matchAll(concerns)].map(({ index }) => index);
  if (places.length === 0) return silent;
  const best: Partial<Record<Verdict['kind'] | 'standing', Span>> = {};
  let question: Asked | null = null;
  let read = 0;
  let next = 0;
  for (const sentence of sentencesOf(text)) {
    while ((places[next] ?? text.length) < sentence.start) next += 1;
    const concerned = (places[next] ?? text.length) < sentence.start + sentence.text.length;
    if (!concerned && question === null) continue;
    read += 1;
    if (read > most) break;
    const clauses = clausesOf(sentence.text);
    for (const [kind, span] of readSentence(sentence, clauses, question, text)) best[kind] ??= span;
    if (concerned && asksSomething(sentence)) question = { sentence, clauses };
    else if (!sentence.text.endsWith('?')) question = null;
  }
  if (best.refuses === undefined && best.sponsors === undefined && best.standing !== undefined) best.refuses = best.standing;
  if (best.refuses !== undefined) delete best.sponsors;
  const core = {
    sponsors: visaWords,
    refuses: visaWords,
    citizenship: visaWords,
    clearance_held: clearanceWords,
    clearance_obtainable: clearanceWords,
  };
  const verdicts = kinds.flatMap((kind) => (best[kind] === undefined ? [] : [{ kind, ...cut(text, best[kind], core[kind]) }]));
  return summed(verdicts);
}

/** What the verdicts come to. */
export function summed(verdicts: readonly Verdict[]): Eligibility {
  const of = (...wanted: Verdict['kind'][]) => wanted.flatMap((kind) => verdicts.filter((verdict) => verdict.kind === kind))[0];
  // Who asks for citizenship can sponsor nobody, so that its sentence is the one that settles it.
  const refusal = of('citizenship', 'refuses');
  const clearance = of('clearance_held', 'clearance_obtainable');
  return {
    sponsorship: refusal ? 'no' : of('sponsors') ? 'yes' : 'unknown',
    sponsorshipQuote: (refusal ?? of('sponsors'))?.quote ?? null,
    citizenshipRequired: of('citizenship') !== undefined,
    clearanceRequired: clearance !== undefined,
    clearanceQuote: clearance?.quote ?? null,
    clearance: clearance === undefined ? null : clearance.kind === 'clearance_held' ? 'held' : 'obtainable',
    verdicts: [...verdicts],
  };
}

const kinds = ['sponsors', 'refuses', 'citizenship', 'clearance_held', 'clearance_obtainable'] as const;
const silent = summed([]);

/** What a sentence must hold before it is read closely; most postings and nearly all sentences stop here. */
const concerns =
  /\b(?:sponsor|visas?\b|(?:non)?citizen|clear(?:ance|ed\b|able)|u\.? ?s\.? (?:person|national)|(?:itar|opt|cpt|gc|usc)\b|[fj]-?1\b|permanent resid|green.?card|h-?1-?b|authori[sz]|immigra|i-?129|i-?140|lmia\b|o-?1\b|sf-?86|existing [ql]\b|dv\b|ts (?:with|or|and|level)\b|skilled worker|blue card|certificate of sponsorship|(?:work|employment|residence) permit|uscis|petition|(?:right|able|eligible|allowed|permitted|permission|entitled) to (?:\w+ ){0,2}work|work(?:ing)? (?:permit|rights)|poly(?:graph)?\b|public trust|top.secret|secret\b|ts ?\/ ?sci|classified|vett(?:ing|ed)|(?:international|foreign|overseas) (?:students|candidates|applicants|nationals|people))/gi;

function* readSentence(
  sentence: Sentence,
  clauses: Clause[],
  question: Asked | null,
  text: string,
): Generator<[Verdict['kind'] | 'standing', Span]> {
  const own = { start: sentence.start, end: sentence.start + sentence.text.length };
  const setting = {
    raw: sentence.text,
    benefit: sentence.bullet && benefits.test(sentence.heading),
    duty: sentence.bullet && !benefits.test(sentence.heading),
  };
  const visa = sponsorshipIn(clauses, setting);
  if (visa) yield [visa === 'offers' ? 'sponsors' : 'refuses', own];
  else if (question !== null) {
    const answer = answered(question, sentence, setting.raw);
    if (answer) yield [answer === 'offers' ? 'sponsors' : 'refuses', together(question.sentence, own, text)];
  }
  const status = statusIn(clauses);
  if (status) yield [status, own];
  for (const clearance of clearanceIn(clauses, sentence)) yield [`clearance_${clearance}`, own];
}

/** A question, or a heading that only names the matter: the next sentence may be its answer. */
const asksSomething = ({ text, title }: Sentence): boolean =>
  text.endsWith('?') || (title && text.split(' ').length <= 8) || /\bask\w* (?:\w+ )?(?:whether|if|about)\b/.test(text);

const answered = (question: Asked, sentence: Sentence, raw: string): ReturnType<typeof sponsorshipIn> => {
  const form = askedOfYou.test(question.sentence.text);
  if (sentence.text.endsWith('?') || sentence.text.split(' ').length > 16 || (form && !ours.test(sentence.text))) return null;
  const asked = question.clauses.map((clause) => ({ ...clause, end: '?' }));
  return sponsorshipIn([...asked, ...clausesOf(sentence.text.replace(label, ''))], { raw, benefit: false, duty: false });
};
/** "Do you now or later need …?", not "Do you hire those who need …?" */
const askedOfYou =
  /\b(?:do|will|would|are|is) you\b(?:(?!\bwho\b|\b(?:hire|accept|consider|employ|take|help|support|people|candidates)\b).)*\b(?:need|require)/i;
const label = /^(?:A|Answer)\s*[:.–-]\s*/;
/** The answer to a question that candidates are asked: what the employer does about it. */
const ours = /^(?:We|Our|That|No problem|Not a problem|Then|This|If (?:so|yes|you do|your answer))\b/i;

/** Question and answer, where no mark of a list or heading stands between them. */
const together = (question: Sentence, own: Span, text: string): Span =>
  /^(?:\s*|[^\n]{0,80})$/.test(text.slice(question.start + question.text.length, own.start))
    ? { start: question.start, end: own.end }
    : own;

const benefits = /\b(?:benefit|perk|what we (?:offer|provide)|we offer|offer you|what you(?:’|')?ll get|why (?:join|work)|package)\w*/i;

/** A posting has few sentences on the matter; what has more is read this far. */
const most = 40;
const longest = 300;

/** At most 300 characters: of a longer sentence the stretch around the word that matters. */
function cut(text: string, { start, end }: Span, core: RegExp): Quoted {
  if (end - start <= longest) return { quote: text.slice(start, end), start, end };
  const sentence = text.slice(start, end);
  const at = sentence.search(core);
  const from = at <= longest / 2 ? 0 : sentence.indexOf(' ', at - longest / 2) + 1;
  const window = sentence.slice(from, from + longest);
  const quote = from + longest >= sentence.length || !window.includes(' ') ? window : window.slice(0, window.lastIndexOf(' '));
  return { quote, start: start + from, end: start + from + quote.length };
}

const visaWords = /sponsor|visa|h-?1-?b|citizen|u\.?s\.? person|authori[sz]|permit|\bopt\b|\bcpt\b/i;
const clearanceWords = /clearance|secret|ts\/sci|polygraph|public trust|classified/i;

type Span = { start: number; end: number };
type Quoted = Span & { quote: string };

interface Asked {
  sentence: Sentence;
  clauses: Clause[];
}

export interface Eligibility {
  sponsorship: Sponsorship;
  /** The sentence that settles it; null when unknown. */
  sponsorshipQuote: string | null;
  citizenshipRequired: boolean;
  /** Held or to be obtained. */
  clearanceRequired: boolean;
  clearanceQuote: string | null;
  clearance: (typeof clearances)[number] | null;
  verdicts: Verdict[];
}
