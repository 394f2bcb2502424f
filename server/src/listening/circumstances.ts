import type { Circumstance } from './facts.ts';
import { plain, toYou, wordCount } from './grammar.ts';
import { withoutTail } from './phrases.ts';
import { tagged } from './tagger.ts';

/**
 * What a student tells of their own life that a job has to reckon with, as whole clauses in the second person: "you are blind",
 * "your son is two". What befell others, and what is only studied, is none.
 */
export function circumstancesIn(message: string): Circumstance[] {
  const found: Circumstance[] = [];
  for (const clause of message.split(joints)) {
    const text = clause.trim().replace(lead, '');
    const kind = kinds.find(({ words, own }) => words.test(text) && (own ?? mine).test(text) && !someoneElses.test(text));
    const said = kind && told(text, kind.kind);
    if (kind && said && !found.some((known) => plain(known.said) === plain(said))) found.push({ kind: kind.kind, said });
  }
  return found.slice(0, 4);
}

/** Whether a phrase only repeats a circumstance, or names something that hurts: it is nobody's interest. */
export const isCircumstanceOf = (phrase: string, circumstances: readonly Circumstance[]): boolean =>
  kinds.some(({ kind, words }) => kind !== 'language' && kind !== 'faith' && words.test(phrase)) &&
  circumstances.some(({ said }) =>
    plain(phrase)
      .split(' ')
      .filter((word) => word.length > 3 && !word.endsWith('ing'))
      .every((word) => plain(said).includes(word.slice(0, 4))),
  );

/** Whether a phrase names an ailment or a hurt by its head, or falling ill: nobody's interest, whatever was asked. */
export const isPainful = (phrase: string): boolean =>
  /^(?:losing|quitting|dying)$|^(?:killing|crashing|ruining|flunking)\b|^(?:being |getting )?(?:diagnosed|diagnosing|tearing|tore|breaking your|losing your|lost your|rupturing|injuring|spraining|hurting|crying|failing|grieving)\b/i.test(
    phrase,
  ) || ailment.test(phrase.split(/\s+(?:in|from|of|since|at|on|for)\s/i)[0] ?? '');

/** The clause in the second person; a person or a condition that is only named gets its verb. */
function told(clause: string, kind: Circumstance['kind']): string | null {
  const text = withoutTail(clause.split(/\s+(?:which|that'?s why|where|who)\b/i)[0] ?? '').replace(/[\s,.:;!?]+$/, '');
  const cleared = /\b(?:an? |my |active )?((?:\S+ )?(?:TS\/SCI(?: clearance)?|(?<!government )clearance))\b/i.exec(clause)?.[1];
  if (kind === 'service' && cleared)
    return /\b(?:no|not|without|can't)\b/i.test(clause)
      ? null
      : `you hold a ${cleared.replace(/^(?:an?|my|active|have|had|with|current|the|need|needs)\s/i, '')}`;
  const named =
    person.test(text) && !tagged(text).some(({ tag, word }, at) => at > 0 && (tag === 'AUX' || (tag === 'VERB' && !word.endsWith('ed'))));
  const bare = !tagged(text).some(({ tag }) => tag === 'AUX' || tag === 'VERB');
  const led =
    kind === 'health' && bare && /^my\b/i.test(text)
      ? text.replace(/^my\b/i, 'I have')
      : /^(?:i|i'm|i've|i'd|my|we|our)\b/i.test(text)
        ? text
        : /^(?:served|raised|grew|came|moved|lived|born|did|spent|lost|tore|broke|got|went|translate|speak|take|care|support|commute|have|live)\b/i.test(
              text,
            )
          ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`
          : kind === 'health' && bare
            ? `I have ${text.charAt(0).toLowerCase()}${text.slice(1)}`
            : named
              ? `I am ${/^(?:an?|the)\b/i.test(text) ? '' : /^[aeiou]/i.test(text) ? 'an ' : 'a '}${text.charAt(0).toLowerCase()}${text.slice(1)}`
              : null;
  if (led === null || wordCount(led) > 12 || wordCount(led) < 2 || dangling.test(led)) return null;
  return toYou(led)
    .replace(/^You\b/, 'you')
    .replace(/^Your\b/, 'your');
}

/** Where one clause ends. */
const joints =
  /[.!?;\n()]+(?:\s+|$)|,\s*(?!(?:\d|[a-z]+ years?\b))|\s+[-–—]\s+|,?\s+(?:so|but|because|since|although|though|and(?=\s+(?:i|my|we|now|he|she|they|can|could|will)\b)|if|when|while)\s+/i;

const lead = /^(?:(?:and|so|but|well|also|honestly|actually|as|because|since|plus|oh|hi|hello)\b,?\s+|(?:yes|no),\s+)+/i;

/** Said of oneself: the first person, or a condition that is only named. */
const mine = /\b(?:i|i'm|i've|im|my|me|we|our)\b/i;
const named = /^(?!(?:he|she|they|it|the|this|that|his|her|their|you|people)\b)/i;

/** "My grandmother has arthritis", "children with autism". */
const someoneElses =
  /\b(?:patients?|people|kids|children|students|clients|someone|somebody|residents) (?:with|who)\b|\bfor (?:the|people|blind|deaf|veterans|refugees)\b|\bwith (?:veterans|refugees|immigrants|autistic|deaf|blind|disabled)\b/i;

const person =
  /\b(?:mom|mum|mother|dad|father|parent|veteran|vet|corpsman|soldier|sailor|marine|airman|sergeant|medic|refugee|immigrant|student|caregiver|carer|felon|deaf|blind|autistic|dyslexic|bilingual|muslim|christian|jewish|catholic|mormon|sikh|hindu)\b/i;

const dangling =
  /\b(?:it|them|this|that|those|these|one)$|\b(?:and|or|of|to|with|for|in|at|from|by|because|the|an?|my|your|is|am|are|was)$|\b(?:said|guess|think|figure|mean)\b/i;

const kin = '(?:daughters?|sons?|kids?|child|children|baby|toddler|twins|(?:little|younger|baby) (?:brother|sister)s?|siblings)';
const body = '(?:back|arm|knee|leg|hip|shoulder|wrist|hand|hands|neck|heart|lungs?|eyes?|vision|hearing|ankle|foot|feet|spine|voice)';

const ailment =
  /\b(?:dying|\w+(?:itis|algia|lepsy|plegia)|injury|injuries|surgery|concussions?|migraines?|depression|diabetes|asthma|ptsd|bipolar|death|funeral|debt|(?:sad|hard|worst|bad|painful) part)$/i;

/** Words that name each kind, the gravest first; `own` where a plain first person is not what makes it theirs. */
const kinds: readonly { kind: Circumstance['kind']; words: RegExp; own?: RegExp }[] = [
  {
    kind: 'record',
    words:
      /\b(?:felon(?:y|ies)?|prison|jail|incarcerat\w+|convict\w+|parole|probation|expunged|misdemeanou?r|years? inside|(?:did|served|doing) (?:some |hard )?time(?= |$)(?! (?:in|at|with|for|on) (?:the|my|an?)\b)|(?:a|my) (?:criminal )?record)\b/i,
  },
  {
    kind: 'access',
    words:
      /\b(?:deaf|blind|hard of hearing|wheelchair|autis\w+|adhd|dyslexi\w+|disab\w+|low vision|screen reader|hearing aids?|cochlear|stutter\w*|prosthe\w+|service dog|legally blind|ASL|sign language|color ?blind|colour ?blind)\b/i,
  },
  {
    kind: 'origin',
    words:
      /\b(?:refugee|immigrant|immigrated|asylum|undocumented|DACA|dreamer|green card|first[- ]gen(?:eration)?|i (?:came|moved) (?:here|to (?:the|this))|(?:i am|i'm|we are|we're) (?:originally )?from \p{Lu}\p{L}+|refugee camp|lived in a camp)\b/iu,
  },
  {
    kind: 'grief',
    words: /\b(?:died|passed away|passed(?= (?:last|in|this|two|when)| *$)|death|funeral|widow\w*|(?:i|we) lost (?:my|our))\b/i,
  },
  {
    kind: 'health',
    words: new RegExp(
      `\\b(?!(?:diagnosis|academia|media)\\b)(?:\\w+(?:itis|algia|lepsy|plegia|noma|sclerosis|thritis)|diabet\\w+|asthma|migraines?|concussions?|ptsd|bipolar|depression|anxiety|cancer|crohn'?s|lupus|seizures?|surgery|surgeries|injur\\w+|chronic \\w+|transplant|(?:tore|torn|sprained|blew out|ruptured) (?:my|the) \\w+|(?:broke|broken|hurt|bad|bum) (?:my |the )?(?:\\w+ )?${body}|my (?:\\w+ )?${body} (?:is|are|was|cannot|can't|gave|hurts?|went))\\b`,
      'i',
    ),
    own: new RegExp(
      `^(?!.*\\b(?:research|biology|science|class|studies|rehab|unit|ward|patients|care)\\b)(?!.*\\bmy (?!(?:\\w+ )?(?:${body}|own|acl))\\w+ (?:has|had|is|was|got|who))(?:.*\\b(?:i|i'm|i've|my)\\b|(?:\\w+ )?\\w+(?:itis|lepsy|algia)\\b)`,
      'i',
    ),
  },
  {
    kind: 'service',
    words:
      /\b(?:veteran|(?:the|us|u\.s\.) (?:army|navy|marines|air force|coast guard|military|service)|navy corpsman|(?:army|air force|national guard|marine corps|coast guard)|deployed|deployments?|clearance|TS\/SCI|corpsman|enlisted|reservist)\b/i,
    own: named,
  },
  {
    kind: 'faith',
    words:
      /\b(?:(?:served|on) (?:an? )?(?:\S+ )?mission|church|mosque|synagogue|sabbath|shabbat|muslim|christian|jewish|mormon|lds|sikh|hindu|friday prayers?|ramadan|pastor|bible study)\b/i,
    own: /^(?:i|i'm|my|we|our|served|as an?)\b|\b(?:my|our)\b/i,
  },
  {
    kind: 'caring',
    words: new RegExp(
      `\\b(?:single (?:mom|mum|mother|dad|father|parent)|my (?:\\w+ )?${kin}|our (?:\\w+ )?${kin}|(?:i|we) have (?:an?|two|three|four|\\d) (?:\\S+[- ]){0,3}${kin}|(?:\\w+|\\d+)[- ](?:year|month)s?[- ]old|(?:my|our) (?:\\w+ )?\\w+ (?:lives? with|depends? on) (?:me|us)|(?:tak(?:e|es|ing) care of|car(?:e|es|ing) for|rais(?:e|es|ed|ing)|support(?:ing)?|provid(?:e|ing) for) (?:my|our)|caregiver|carer)\\b`,
      'i',
    ),
    own: named,
  },
  {
    kind: 'commute',
    words:
      /\b(?:commut\w+|hours? each way|minutes? each way|no car|(?:don't|do not) have a car|(?:can't|cannot|don't|do not) drive|rely on the (?:bus|train))\b/i,
    own: named,
  },
  {
    kind: 'language',
    words:
      /\b(?:(?:i|we) (?:also )?speak \p{Lu}|(?:my|our) (?:first|native|home) language|bilingual|trilingual|fluent in|native speaker|grew up speaking|translate for my)/iu,
  },
  {
    kind: 'money',
    words:
      /\b(?:loans?|debt|send money|(?:work|two|three) (?:\w+ )?jobs|pell|pay (?:for school|my (?:rent|tuition|own))|broke\b(?! my)|on food stamps|paycheck to paycheck)\b/i,
    own: /\b(?:i|i'm|i've|my|we|our)\b|^(?:two|three) jobs/i,
  },
];
