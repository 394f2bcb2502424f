import { detailOf, type Facts } from '#listening/facts.ts';
import { isActivity, spoken, wordCount } from '#listening/grammar.ts';
import { isQuotable } from '#listening/quotable.ts';
import { roleLike } from '#listening/titles.ts';

/** Phrases that may stand in a sentence of the assistant's, the most telling first: what was dwelt on most, likings before deeds. */
export const tellingOf = (facts: Facts, lists: readonly ('loved' | 'did' | 'hated')[], most = 7): string[] => {
  const all = [...new Set(lists.flatMap((list) => facts[list]))];
  const weight = (thing: string) => (detailOf(facts, thing)?.weight ?? 1) + (facts.loved.includes(thing) ? 1 : 0);
  return all
    .filter(
      (thing) =>
        wordCount(thing) <= most &&
        isQuotable(thing) &&
        !aside.test(thing) &&
        (lists.includes('hated') || !passing.test(thing)) &&
        !(/^(?:your|the|his|her|a|an) /i.test(thing) && roleLike.test(thing)),
    )
    .toSorted((a, b) => weight(b) - weight(a))
    .map((thing) => (isActivity(thing) ? thing : spoken(thing)));
};

/** People close to the student and bare names of things carry no remark. */
const aside =
  /^(?:your|the) (?:english|spanish|own)$|^(?:your|the) (?:mom|mum|dad|mother|father|grand\w+|brother|sister|ex|kids?|sons?|daughters?|husband|wife|partner|friends?|roommates?|boss|cousins?|parents|family|professor)$|^(?:sir|nothing|school|work|college|life|stuff|things|money|sleep|sleeping|food|hour|time)$|^(?:(?:the|some|old|young|little|other) )*(?:ladies|kids|people|guys|girls|boys|men|women|students|patients|customers|folks|friends|neighbou?rs)$/i;

/** Steps of a life and not what fills it. */
const passing =
  /^(?:transferring|switching|applying|graduating|going|moving|coming|leaving|trying|getting|keeping|becoming|finding another)\b|^(?:starting|ending|finishing|beginning) (?:in|at|out|up|with)\b/i;
