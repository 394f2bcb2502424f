import { clausesOf } from './clauses.ts';
import { tokensOf } from '../text/tokens.ts';

/**
 * What a message says alongside what it asks: reasons and purposes ("because …", "so that I can …", "for my class project"), and what its
 * author tells of themselves or of others close to them ("I live on a farm", "my dad is a lawyer"). UTF-16 offsets, end exclusive.
 */
export function asidesIn(text: string): Piece[] {
  const tokens = tokensOf(text);
  // "History major here, …", "bio student looking for …".
  const found: Piece[] = [...text.matchAll(students)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  for (const clause of clausesOf(text, tokens)) {
    const [first, second, third] = tokens.slice(clause.from, clause.from + 3).map(({ norm }) => norm);
    const subject = second === 'that' ? third : second;
    const isPurpose = first === 'so' && subject !== undefined && speakers.has(subject);
    const verb = clause.verb === null ? null : tokens[clause.verb];
    const next = clause.verb === null ? '' : (tokens[clause.verb + 1]?.norm ?? '');
    const tells = (clause.holder === 'self' || clause.holder === 'other') && verb != null && telling.has(verb.lemma) && !wanting.has(next);
    if (clause.link !== 'reason' && !isPurpose && !(tells && !clause.sentence.question)) continue;
    // "I'm desperate for archery work": what it is for is asked.
    const until = tokens.findIndex(({ norm }, at) => at > (clause.verb ?? clause.from) && at < clause.to && leadsBack.has(norm));
    const last = tells && until > 0 ? until : clause.to;
    found.push({ start: tokens[clause.from]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 });
  }
  found.push(...purposesIn(text), ...narratedIn(text));
  for (const [at, token] of tokens.entries()) {
    if (token.norm !== 'for' || !owners.has(tokens[at + 1]?.norm ?? '')) continue;
    let end = at + 2;
    while (end < tokens.length && end - at <= longest && ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(tokens[end]?.pos ?? '')) end++;
    if (end > at + 2) found.push({ start: token.start, end: tokens[end - 1]?.end ?? token.end });
  }
  return found;
}

/**
 * What says why it is asked, in which no name is a condition: "because I …", "so I can …", and what somebody wants to know, or doesn't, of
 * themselves or of the work ("trying to figure out if law school is worth it", "not sure I still want to be a nurse"); not of people ("know if
 * anyone …").
 */
export const purposesIn = (text: string): Piece[] =>
  [...text.matchAll(purposes), ...text.matchAll(lacks)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

/**
 * What a student has done or does besides ("I caught a dosing error", "I teach chemistry"), in which no name is a condition and no word is looked
 * for. What they wanted, said or chose asks.
 */
export function narratedIn(text: string): Piece[] {
  const tokens = tokensOf(text);
  return clausesOf(text, tokens).flatMap(({ from, to, holder, verb, sentence }) => {
    const [first, last, main] = [tokens[from], tokens[to - 1], verb === null ? undefined : tokens[verb]];
    if (holder !== 'self' || first === undefined || last === undefined || main === undefined || verb === null || sentence.question)
      return [];
    const leads = tokens.slice(from, verb).map(({ norm }) => norm);
    if (!leads.some((norm) => norm === 'i' || norm === 'we') || leads.some((norm) => modals.has(norm)) || asking.has(main.lemma)) return [];
    const isPast = main.norm === main.lemma ? /[^e]ed$/.test(main.norm) : !/(?:ing|s)$/.test(main.norm);
    return isPast || (main.norm === main.lemma && occupying.has(main.lemma) && /^(?:i|we)$/.test(leads.at(-1) ?? ''))
      ? [{ start: first.start, end: last.end }]
      : [];
  });
}
const modals = new Set("would 'd d could should can will 'll must might may to let if do not".split(' '));
/** Verbs whose past still asks or chooses. */
const asking = new Set(
  'want need hope look search ask say mean request wish prefer like love think try expect decide choose pick settle go change forget tell type write see hear notice find get be have add remove drop switch'.split(
    ' ',
  ),
);
/** What one does all the time. */
const occupying = new Set('teach assist volunteer coach tutor babysit mentor export'.split(' '));

const purposes =
  /\b(?:(?:because|cuz|since) (?:i|i'm|my)|so (?:that )?i (?:can|could|know)|(?:(?:know|tell|figure out|find out|decide|see|wondering|debating|torn|idk|dunno|unsure|not sure)(?: yet| really)? (?:if|whether)(?! (?:any|some|there|alum|people|you|it's possible))|(?:idk|dunno|unsure|not sure)(?: that)? (?=i\b))[^.,;!?\n]{0,80}?)\b[^.,;!?\n]*?(?=[.,;!?\n]|$| (?:but|so|and (?:who|can|i want to (?:talk|meet|find))|lol|who|what|any(?:one|body)?|show|find)\b)/giu;

/** What one does without, has or would need: "I don't have a car", "I can't drive", "I'd need a master's". */
const lacks =
  /\b(?:i|we) ?(?:(?:'d|'ll|would|will|might|may|(?:only |just |already )?(?:have|got|hold))(?: (?:have to|also|still|first|only|probably|then|need|get|have|be having))* (?:an? |my |the |another )?(?=(?:[\w.-]+ (?:and )?(?:an? )?){0,2}?(?:bachelor|master|doctora|ph\.?d|[bm]\.?[fs]?a\b|[bm]\.?s\.?c?\b|mba\b|m[sp][wh]\b|degree|licen[sc]e|certificat|cpa\b|diploma))|(?:do not|don't|dont) (?:have|own)|(?:can't|cant|cannot|can not|don't|dont) (?:drive|afford))(?! (?:to|any (?:work )?experience|experience|clearance|visa|citizenship|(?:a|my|the) (?:degree|clearance|visa|license|licence)))\b[^.,;!?\n]{0,40}?(?=[.,;!?\n]|$| (?:but|so|and(?! an? (?:master|bachelor|licen|certif|degree|cpa))) )/giu;

const students =
  /(?<=^|[.!?\n]\s?)(?:[\p{L}&'.+-]{2,20} ){0,5}(?:student|major|senior|junior|sophomore|freshman|undergrad)(?: here)?(?= ?,| here| (?:looking|seeking|interested|hoping|wanting|trying|curious|wondering|who wants|in search)\b)/giu;

/** Verbs of states and of what has been: with "I" or "my dad" before them they tell, and ask for nothing. */
const telling = new Set('be have get study major graduate live know speak grow finish attend come'.split(' '));
/** What makes a wish of "I am". */
const wanting = new Set(
  'interested looking hoping searching open into curious passionate trying thinking keen after down fine ok okay good seeking hunting considering ready available willing so really very also mostly mainly especially not'.split(
    ' ',
  ),
);
const leadsBack = new Set(['for', 'so', 'need', 'want', 'who']);
const speakers = new Set(['i', 'we', 'they', 'he', 'she']);
const owners = new Set(['my', 'our']);
/** Words of a noun phrase behind "for my". */
const longest = 7;

interface Piece {
  start: number;
  end: number;
}
