/**
 * The stretches of a student's message that tell what others are, do or want for themselves or of the student, and who turned the student
 * down: "my sister is a banker at Goldman", "they all go into sales", "Google rejected me". Offsets in UTF-16, end exclusive. What a student
 * shares ("and so do I", "I helped her") or was led to ("taught me weaving") is not among them.
 */
export function toldOfOthers(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (const sentence of piecesBetween(text, /(?<=[.!?;\n])\s*/g, 0)) {
    if (shares.test(sentence.text)) continue;
    let isOther = false;
    let isTold = false;
    for (const clause of piecesBetween(sentence.text, joints, sentence.start)) {
      const bare = clause.text.replace(leadIn, '');
      isOther = other.test(bare) || (isOther && !self.test(bare));
      isTold = refusal.test(bare) || (isOther && (telling.test(bare) || apposition.test(clause.text) || (isTold && !other.test(bare))));
      if (!isTold) continue;
      const own = clause.text.search(turning);
      if (own !== 0) found.push({ start: clause.start, end: clause.start + (own < 0 ? clause.text.length : own) });
    }
  }
  return found;
}

/** Whether a text names somebody of a student's life, or people at large. */
export const namesOthers = (text: string): boolean => others.test(text);

function piecesBetween(text: string, joint: RegExp, offset: number): { text: string; start: number }[] {
  const cuts = [...text.matchAll(joint)].map(({ index, 0: sign }) => index + sign.length);
  const starts = [0, ...cuts];
  return starts.map((start, at) => ({ text: text.slice(start, starts[at + 1]), start: offset + start }));
}

const joints =
  /,\s+|:\s+|\s[–—-]\s+|\s+(?=(?:but|and|so|because|since|while|whereas|although|though|yet|which|that['’]?s why|that is why|where|when)\s+(?:\w+\s+){0,3}?(?:I\b|i['’]|i\s|we\b|my\b|me\b|he\b|she\b|they\b|everyone\b|everybody\b))/g;
const leadIn =
  /^\W*(?:(?:and|but|so|or|because|since|while|whereas|although|though|yet|well|also|honestly|actually|now|then|sure|yes|no|like|even|apparently|meanwhile|only|if)\b\W*)+|^\W+/i;

const kin =
  '(?:(?:step|half|grand|god|great[- ]?)?-?(?:mother|father|mom|mum|mama|mommy|dad|daddy|papa|parent|brother|sister|sibling|son|daughter|child|kid|twin)s?|(?:grand(?:ma|pa)|granny|aunt|auntie|uncle|cousin|nephew|niece|husband|wife|partner|spouse|fianc[eé]+|girlfriend|boyfriend|(?:room|class|flat|house|team|lab|suite)[ -]?mate|friend|buddy|neighbou?r|relative|in-?law|colleague|coworker|co-worker|peer|ex)s?|children|wives|family|families|folks|abuel[ao]s?)';
const guide = '(?:professor|prof|teacher|advisor|adviser|counsel+or|mentor|boss|manager|coach|supervisor|recruiter)s?';
const how = String.raw`(?:(?!\p{L}+ing\b|(?:with|for|to|of|at|in|from|about|by|on)\b)[\p{L}-]+\s+){0,2}?`;
const others = new RegExp(String.raw`\b(?:${kin}|${guide}|everyone|everybody|people|others|somebody|someone)\b`, 'i');
/** Somebody else as the subject of a clause. */
const other = new RegExp(
  String.raw`^(?!.{0,40}\b(?:and|&) (?:i|me|myself)\b)(?:(?:(?:all|most|both|half|some|one|two|three|many|lots|a lot|a few|each)\s+(?:of\s+)?)?(?:(?:my|our|an?|the|his|her|their|some|this|that|other)\s+)?${how}(?:${kin}|${guide})\b|(?:he|she|they|everyone|everybody|people|others|someone|somebody|most|who|the (?:others|rest|guy|girl|people|man|woman|kids?))\b)`,
  'iu',
);
const self =
  /^(?:i|we|my|our|me|it|this|that|these|those|what|for me|personally|mine|(?:(?:which|that)(?:['’]s| is) (?:\w+ )?why|where|when|how) (?:i|we|my))\b/i;

/** Of what somebody is, works as, likes or wants. */
const telling = new RegExp(
  [
    String.raw`(?:\b(?:is|are|was|were|am|be|been|being)|['’](?:s|re))\s+(?:(?:all|both|also|now|still|currently|just|only|already|a bit|really)\s+)*(?:an?|the|in|into|at|with|on|from|going|becoming|doing|working|studying|planning|applying|headed|heading|training|interning|obsessed|\p{L}+(?:ers?|ors?|ists?|ians?|yers?|eons?|nts?|ses?|fs?))\b`,
    String.raw`\b(?:works?|worked|working|wants?|wanted|wish(?:es|ed)?|says?|said|saying|thinks?|thought|tells?|told|telling|expects?|expected|hopes?|hoped|dreams?|dreamed|push(?:es|ed)?|suggest(?:s|ed)?|insist(?:s|ed)?|recommend(?:s|ed)?|advise[sd]?|urge[sd]?|pressure[sd]?|nag(?:s|ged)?|became|becomes?|stud(?:y|ies|ied)|major(?:s|ed)?|(?:go|goes|went) (?:in)?to|gone into|interns?|interned|joined|joins?|landed|applied|appl(?:y|ies)|chose|chooses?|loves?|loved|likes?|liked|prefers?|preferred|hates?|does|did|do|swears? by|plans?|planned)\b`,
    String.raw`\b(?:got|has|have|had|holds?|found|took|takes?|accepted)\s+(?:\p{L}+\s+){0,2}?(?:jobs?|offers?|internships?|degrees?|careers?|positions?|roles?|hired|in(?:to)?|accepted|phd|masters?|mba)\b`,
  ].join('|'),
  'iu',
);
/** "Our neighbor, an architect, …". */
const apposition = /^an?(?: [\p{L}-]+){1,3}\W*$/iu;
/** From here on it is of the student: "my aunt taught me weaving", "they say I am good at it". */
const turning =
  /\b(?:let|lets|made|had|taught|teaches|showed|shows|took|takes|allowed|helped|hired|trained|put|gave|got|brought|introduced|inspired) (?:me|us)\b|\bI(?:['’]m| am| was)(?: really| very| so| quite| pretty)? (?:good|great|best|strong|natural|a natural|gifted)\b/i;
const shares =
  /\b(?:so (?:do|am|did|was|would|have) I|me too|same (?:here|for me)|as do I|one too|just like (?:him|her|them)|I (?:\w+ )?(?:help|join|follow|shadow|assist|work)(?:ed|s|ing)?(?: \w+)? (?:him|her|them|there|with)|I (?:\w+ ){0,2}(?:love|like|enjoy|want|miss)d? (?:it|that|this|those|the same)|with (?:him|her|them)|followed (?:him|her|them)|together)\b/i;
const refusal =
  /\b(?:rejected|ghosted|declined|refused|dropped|passed on|laid off|fired|turned down|(?:did(?:n['’]t| not)|would(?:n['’]t| not)) (?:take|want|hire|accept|call)) (?:me|us|my application)\b|\bturned (?:me|us) down\b|\b(?:rejected|ghosted|turned (?:down|away)|laid off|fired|refused|dismissed|rejections?) (?:by|from)\b/i;

interface Stretch {
  start: number;
  end: number;
}
