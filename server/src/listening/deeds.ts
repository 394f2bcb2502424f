import { isOrdinary } from '#language/english.ts';
import { gerund, gerundOfPast } from './grammar.ts';
import { nounPhrase } from './phrases.ts';
import { traitOf } from './telling.ts';
import { isHabit } from './verbs.ts';

/** "I built a robot arm" → "building a robot arm"; every such deed in the text, in order. */
export function deeds(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(deed)) {
    const verb = match[1] ?? '';
    const doing =
      noDeed.has(verb.toLowerCase()) ||
      (verb.endsWith('ed') &&
        !isOrdinary(verb.toLowerCase().replace(/is(?=ed$)/, 'iz')) &&
        !isOrdinary(verb.toLowerCase().replace(/^re/, ''))) ||
      /^\s+up\b/.test(text.slice(match.index + match[0].length))
        ? null
        : gerundOfPast(verb);
    if (!doing) continue;
    const after = (text.slice(match.index + match[0].length).split(/[.!?;\n,]/)[0] ?? '').replace(
      /\b(the|my|our) (?:whole|entire) /i,
      '$1 ',
    );
    const link = /^\s+(?:at|for|in|with|on|as)\b/i.exec(after)?.[0] ?? '';
    const object = nounPhrase(
      after.slice(link.length).split(/\s+and\s+(?=(?:i|we|then|\w+ed|built|made|ran|taught|led|wrote|drew|held)\b)/i)[0] ?? '',
      8,
    );
    const phrase = object && `${doing}${link} ${object}`;
    if (phrase && !found.includes(phrase)) found.push(phrase);
  }
  for (const [, verb = '', after = ''] of text.matchAll(habit)) {
    const object = traitOf(gerund(verb)) === null ? null : nounPhrase(after.split(/\s+and\s+(?=[a-z]+\s)/i)[0] ?? '', 8);
    const phrase = object && `${gerund(verb)} ${object}`;
    if (phrase && !found.some((known) => known.startsWith(phrase) || phrase.startsWith(known))) found.push(phrase);
  }
  for (const [, verb = '', after = ''] of text.matchAll(theOne)) {
    const object = isHabit(verb) ? nounPhrase(after, 8) : null;
    const phrase = object && `${gerund(verb)} ${object}`;
    if (phrase && !found.includes(phrase)) found.push(phrase);
  }
  return found;
}

/** "I'm the one who reads the lease": what somebody does for all the others. */
const theOne =
  /\b(?:i'm|i am|im) (?:usually |always |also )?the (?:one|person|friend|guy|girl|kid) (?:who|that) (?:always |usually )?([a-z]+?)s ([^.!?;\n,]+)/giu;

/** "Now I design water systems": what somebody does all along, told by a verb of some trait. */
const habit =
  /(?<!\b(?:because|since|when|if|how|what|that|where)\s)\bI (?:(?:also|now|still|mostly|usually|often|sometimes|just|basically|\w+ly) )*([a-z]{3,})(?<!ed) (?!\w+ed\b)((?:the|my|our|a|an|all|small|old|new|little|people|kids|things|for|to|with|\p{L}+)\b[^.!?;\n,]*)/gu;

const deed =
  /(?:(?<!\b(?:because|since|when|after|before|if|while|how|what)\s)\b(?:i|we|and|then|who|that i)\s+(?:(?:also|have|had|once|recently|even|just|actually|later|first|co-?|personally|single-handedly|eventually)[\s-]+)*|'ve\s+|(?:(?:^|[,.!?;\n•*·])\s*|(?<=^|\s)[–-]\s+))([a-z]+ed|built|rebuilt|made|ran|taught|led|wrote|rewrote|drew|sang|grew|held|shot|flew|drove|rode|wove|bred|set up|redid|won|sold|dug|fed|sewed|put together|brought back|cut)\b(?=\s+(?:a|an|the|my|our|at|for|in|with|to|two|three|four|five|six|\d|\p{L}))/giu;

/** Verbs that follow "I" and are no deed to build on. */
const noDeed = new Set(
  'killed crashed ruined flunked spilled botched burned burnt wasted forgot tore broke lost felt fell stuck stood sat slept woke went came left knew thought hid bit hit hurt put let read paid sent bought hung ate wanted needed liked loved hated enjoyed realized realised decided seemed tried used looked moved ended asked graduated transferred switched changed happened hoped expected applied learned finished stopped dropped failed passed stayed lived talked walked listened watched noticed struggled missed dreaded disliked considered interviewed called texted signed received attended joined participated supposed bored tired interested excited scared stressed wished agreed preferred guessed turned kept picked figured majored minored studied gotten cried died laughed appreciated adored visited earned named related required based needed fascinated freaked burned drained mentioned imagined assumed felt'.split(
    ' ',
  ),
);
