import { type Facet, facetOf } from './facets.ts';
import { occupationsOfField } from './majors.ts';
import { allOccupations, type Occupation } from './occupations.ts';
import { occupationsUsing } from './technologies.ts';
import { scoresByWords } from './titles.ts';

/**
 * Occupations for what somebody says of work without naming a title: "outdoors and teaching", "film editing", "law without a law degree".
 * Subjects are looked for in titles, in fields of study and in technologies ("ArcGIS"), ways of working in the published ratings, and what is to be left out (a degree)
 * leaves out what usually asks for it. Best first, at most `most`, each with the facets that were asked for; none where nothing was read.
 * `unused` are the words that meant nothing.
 */
export const occupationsForWish = (
  wish: string,
  most = 3,
): { found: { occupation: Occupation; score: number }[]; facets: Facet[]; unused: string[] } => {
  const { rest, cues, facets, without, declined } = readWish(wish);
  const { scores, known } = scoresByWords(rest);
  const byField = new Map(occupationsOfField(rest).map(({ number, weight }) => [number, weight]));
  const { using, words } = technologiesIn(rest, known);
  const best = Math.max(0, ...scores.values());
  // A way of working that is a word of titles too: "teaching" is what teachers do.
  const called = rest === '' ? scoresByWords(cues.join(' ')).scores : new Map<number, number>();
  const loudest = Math.max(1, ...called.values());
  const isSubject = best > 0 || byField.size > 0 || using.size > 0;
  const found = allOccupations()
    .map((occupation) => {
      const { number } = occupation;
      const subject = (best > 0 ? (scores.get(number) ?? 0) / best : 0) + (byField.get(number) ?? 0) + (using.get(number) ?? 0);
      const fits = facets.map((facet) => facetOf(number, facet) ?? 0);
      // Each facet must hold, so the weakest counts.
      const way = Math.min(1, ...fits);
      const score = isSubject
        ? subject * (facets.length > 0 ? way : 1)
        : facets.length > 0
          ? way ** 3 * likely(occupation) * (1 + (0.3 * (called.get(number) ?? 0)) / loudest)
          : 0;
      return { occupation, score: without(occupation) ? 0 : score };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({ score }, _, [top]) => score >= 0.4 * (top?.score ?? 0))
    .slice(0, most);
  return { found, facets, unused: [...rest.split(' ').filter((word) => word !== '' && !known.has(word) && !words.has(word)), ...declined] };
};

/** Who uses the technologies that a text names; what is a word of titles too ("windows") names none. `words` are those of their names. */
const technologiesIn = (text: string, known: ReadonlySet<string>): { using: Map<number, number>; words: Set<string> } => {
  const all = text.split(' ', 50).filter((word) => word !== '');
  const using = new Map<number, number>();
  const words = new Set<string>();
  for (let from = 0; from < all.length; from++)
    for (let to = Math.min(all.length, from + 4); to > from; to--) {
      const name = all.slice(from, to);
      const users = name.every((word) => known.has(word)) ? [] : occupationsUsing(name.join(' '));
      if (users.length === 0) continue;
      for (const { number, weight } of users) using.set(number, (using.get(number) ?? 0) + weight);
      for (const word of name) words.add(word);
      from = to - 1;
      break;
    }
  return { using, words };
};

const readWish = (wish: string) => {
  const facets: Facet[] = [];
  const cues: string[] = [];
  const declined: string[] = [];
  let without: (occupation: Occupation) => boolean = () => false;
  let text = ` ${wish.toLowerCase().replaceAll(/[^a-z0-9'’+#]+/g, ' ')} `.replaceAll(/ /g, '  ');
  const take = (pattern: RegExp, then: (match: string) => void) => {
    text = text.replaceAll(pattern, (match) => {
      then(match);
      return ' ';
    });
  };
  take(/ (?:without|no|not) +(?:(?:needing|having|an?|any) +)*(?:[a-z]+ +)?degree /g, (match) => {
    const isOfWork = /(?:law|legal|medical|md|jd|graduate|doctoral|advanced|masters?) +degree/.test(match);
    without = isOfWork ? asksForMoreThanBachelor : asksForDegree;
  });
  // What else is not wanted is none of this.
  take(/ (?:but +)?(?:not|no|without|except) .*$/g, (match) => declined.push(...match.split(' ')));
  for (const [facet, pattern] of Object.entries(cuesOf)) take(pattern, () => facets.push(facet as Facet));
  const subject = () => text.split(' ').filter((word) => word !== '' && !filler.has(word));
  // "Teaching" alone is a title's word; alongside another wish it is a way of working.
  for (const [facet, pattern] of Object.entries(cuesOfTitles))
    if (text.search(pattern) >= 0 && (facets.length > 0 || subject().length > 1))
      take(pattern, (match) => {
        facets.push(facet as Facet);
        cues.push(match.trim());
      });
  return {
    rest: subject().join(' '),
    cues,
    facets,
    without,
    declined: declined.filter((word) => word !== '' && !filler.has(word) && word !== 'but'),
  };
};

const asksForMoreThanBachelor = ({ entry, zone }: Occupation): boolean => /Doctoral|Master/.test(entry ?? '') || zone === 5;
const asksForDegree = ({ entry, zone }: Occupation): boolean => /degree/.test(entry ?? '') || (entry === null && (zone ?? 0) >= 4);

/** Among occupations that fit alike, one that more people do. */
const likely = ({ employment, isShared }: Occupation): number => 1 + Math.log1p(isShared ? 0 : (employment ?? 0) / 1000) / 20;

const cuesOf: Partial<Record<Facet, RegExp>> = {
  outside: / (?:outdoors?|outside|fresh +air|in +nature) /g,
  hands: / (?:with +my +hands|hands? +on) /g,
  people: / (?:(?:with|around|meeting|talking +to|helping) +people|people +person) /g,
  alone: / (?:on +my +own|alone|by +myself|independently) /g,
  team: / (?:(?:in|on|with) +a +team|teamwork) /g,
  moving: / (?:on +my +feet|moving +around|active) /g,
};
const cuesOfTitles: Partial<Record<Facet, RegExp>> = {
  teaching: / (?:teaching|teach) /g,
  writing: / (?:writing|write) /g,
  caring: / (?:caring|care) (?= *for)/g,
  numbers: / (?:numbers|math|data) /g,
  creating: / (?:creative|creating|creativity) /g,
  fixing: / (?:fixing|repairing|fix) /g,
  computers: / (?:computers|coding) /g,
  speaking: / (?:public +speaking|speaking|presenting) /g,
  science: / (?:science) (?= *$)/g,
};

const filler = new Set(
  'a an the and or in of for to with at on my i me we it work working works job jobs career careers something anything like love want do doing be being where that which about kind stuff things field industry degree'.split(
    ' ',
  ),
);
