import { plain, toYou, wordCount } from './grammar.ts';
import { isHabit } from './verbs.ts';

/**
 * What a student tells of themselves, clause by clause, turned to the second person with its own verb: "I redid the scheduling system"
 * → "you redid the scheduling system". English verbs are the same after "I" and "you" but for "am" and "was", so that a whole clause
 * survives the turn unhurt. Only clauses that stand on their own are given, in order.
 */
export function tellingsIn(text: string): string[] {
  const found: string[] = [];
  for (const sentence of text.split(/[.!?;\n]+(?:\s+|$)|\s+[-–—]+\s+|\.{2,}/))
    for (const clause of sentence.split(joint)) {
      const told = telling(clause);
      if (told !== null && !found.some((known) => plain(known).includes(plain(told)))) found.push(told);
    }
  return found.slice(0, 6);
}

/** Where a new clause begins inside a sentence. */
const joint =
  /,?\s+(?:but\b|because\b|since\b|although\b|though\b|so\b(?! (?:that|much|many|far)\b)|whereas|while\b|when\b|if\b|and (?=(?:i|we|it|they|he|she|there|there's|that|this|my|the|then|also|just|never|now|people|everyone|nobody|honestly)\b))\s*|,\s+(?=(?:i|we|it|they|he|she|my|people|which|honestly|you|that|this)\b)|(?<=[a-z])(?<!\b(?:what|that|who|which|how|where|when|than|because|if|whether|like|as|thing|things|way|time|one|ones|all|everything))\s+(?=i (?:love|hate|like|just|was|am|also|think|guess|want|work|do|did|have|had|don't|cant|can't|never|really)\b)/i;

function telling(clause: string): string | null {
  const said = clause
    .trim()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:(?:and|so|well|also|then|honestly|actually|basically|like|yeah|yes|ok|okay|i guess|i mean|i think|i suppose|um+|tbh|lol|man|dude|weirdly)\b,?\s+)+/i,
      '',
    );
  const match =
    /^(?:i|we)(?:'ve)? (?:(?:also|just|once|recently|even|actually|still|mostly|usually|always|often|sometimes|then|later|first|have|currently|\w+ly) )*([a-z']+)(?= |$)/i.exec(
      said,
    );
  const verb = match?.[1]?.toLowerCase() ?? '';
  const being = /^(?:i am|i'm) (?:(?:also|currently) )?(?:an?|the) \p{L}/iu.test(said);
  if (
    !being &&
    (!match ||
      !tells(verb) ||
      (/^(?:do|did|have|had|work|run)$/.test(verb) &&
        /^\S+ (?:\w+ly )?\w+ (?:with|on|in|at|to|for|by|while|when)\b/i.test(said) &&
        verb !== 'work') ||
      (/^(?:have|had)$/.test(verb) && !/\bha(?:ve|d) (?:an?|the|my|two|three|four|\d)\b/i.test(said)) ||
      /^\S+ (?:\w+ )?work (?:best|better|well)\b/i.test(said))
  )
    return null;
  const cut =
    said.split(
      /,\s+(?=(?:which|mostly|obviously|like|you know|so|though|lol|haha)\b)|\s+(?:lol|haha+|i guess|though|tho|or whatever|(?:and stuff|or something)$|you know)\b|,?\s+(?:and|but) (?=(?:felt|found|realized|hated|loved|got)\b)|,\s+(?=[^,]*\b(?:is|are|was|were)\b)/i,
    )[0] ?? said;
  const told = toYou(
    cut.replace(/^(?:i|we)(?:'ve)? (?:(?:also|just|even|actually|then|basically|honestly) )*/i, 'I ').replace(/[\s,:;.!?-]+$/, ''),
  );
  return wordCount(told) >= 4 && wordCount(told) <= 15 && isWhole(told) ? told : null;
}

/** Verbs of doing, in the present or the past: what is wished, felt or thought is heard elsewhere. */
const tells = (verb: string): boolean =>
  !/^(?:wanted|needed|loved|liked|hated|enjoyed|thought|felt|knew|guessed|hoped|wished|decided|realized|realised|seemed|supposed|said|told|meant|got|went|ended|used|dreaded|preferred|tore|broke|lost|cried|failed|fell|tried|forgot|mentioned|answered|asked|stopped|quit|dropped|left|lose|spend|stay|stayed|woke|wake|sleep|slept)$/.test(
    verb,
  ) &&
  (/^(?:did|do|run|ran|work|worked|grew|took|met|saw|found|became|came|have|had)$/.test(verb) ||
    /[^e]ed$/.test(verb) ||
    irregular.has(verb) ||
    isHabit(verb));

const irregular = new Set(
  'built rebuilt made ran taught led wrote rewrote redid drew sang grew won began held sold fought shot spoke flew drove swam rode kept brought threw gave found dug wove spent bred set did drove sewed fed read'.split(
    ' ',
  ),
);

/** Whether a clause leaves nothing hanging: no pronoun without what it stands for, no loose end. */
const isWhole = (clause: string): boolean =>
  !/\b(?:it|them|him|he|she|they)\b|\b(?:that|this|those|these|her)\b(?=$| (?:in|on|at|for|with|to|and|of|was|is)\b)|(?<!\b(?:who|that|which|what|how|where)\b.*)(?<!^you )\b(?:is|are|was|were)\b|\b(?:keep|kept) \w+ing\b|\b(?:not|never|nothing|n't|nobody|idk|lol|who knows|some reason)\b|n't\b/i.test(
    clause,
  ) &&
  !/\b(?:and|or|but|so|because|since|if|then|than|as|to|of|the|a|an|your|with|at|in|for|from|every|each|some|any|just|really|very|have|been|is|are|was|were|do|all)$/i.test(
    clause,
  ) &&
  !/\byou (?:are|were|have|do)$|\b(?:first|second|third|fourth|\d)\w* year\b|\bperson$|[“”"…*_|<>()]|\d{5,}|@/i.test(clause);
