import { series, wordCount } from './grammar.ts';
import { isClause, surroundings } from './settings.ts';
import { turned } from './student.ts';
import type { Understood } from './told.ts';

/**
 * Sentences that reflect what was just said in the student's own specifics, best first; empty when nothing specific was said.
 * Phrases are only placed where any noun, gerund or plural reads well, since what students write is arbitrary.
 * @param by turns the equally good ones, so that two students do not hear the same
 */
export function reflections(told: Understood, by: number): string[] {
  const { facts } = told;
  const said = (things: readonly { said: string }[]) => things.map((thing) => thing.said);
  const toward = [...said(facts.roles), ...said(facts.fields)];
  const groups: string[][] = [];

  if (told.corrects && told.takenBack.length > 0)
    groups.push(corrected(some([...toward, ...facts.companies, ...facts.loved, ...facts.people]), some(told.takenBack.slice(0, 1))));
  else if (facts.companies.length > 0) groups.push(employers(some(toward), some(facts.companies), some(said(facts.refused))));
  else if (toward.length > 0) groups.push(directions(some(toward), some(said(facts.refused))));
  else if (facts.kinds.length > 0) groups.push(kinds(some(facts.kinds)));
  const loved = some(facts.loved);
  const hated = some(facts.hated);
  if (loved && hated) groups.push(bothSides(loved, hated));
  else if (loved) groups.push(liked(loved));
  else if (facts.did.length > 0) groups.push(done(some(facts.did)));
  else if (hated) groups.push(disliked(hated));
  const around = surroundings(facts.people.slice(0, 3), facts.shun.slice(0, 2));
  if (around) groups.push(facts.people.length > 0 ? placed(around) : shunned(around));
  if (facts.limits.length > 0) groups.push(limited(facts.limits));
  if (groups.length === 0 && facts.refused.length > 0) groups.push(refused(some(said(facts.refused))));
  const quote = facts.quotes[0]?.text;
  if (groups.length === 0 && quote) groups.push(quoted(quote));
  return groups.flatMap((group) => turned(group, by));
}

const some = (things: readonly string[]): string => {
  const fit = things.filter((thing) => wordCount(thing) <= 14);
  return series(wordCount(fit[0] ?? '') > 7 ? fit.slice(0, 1) : fit.slice(0, 2));
};

const corrected = (now: string, gone: string): string[] =>
  now
    ? [`Understood: ${now}, not ${gone}.`, `Then it is ${now}, without ${gone}.`, `Corrected: ${now} in, ${gone} out.`]
    : [`Then I have taken ${gone} out.`, `Understood, without ${gone}.`, `Off the list: ${gone}.`];

function employers(toward: string, companies: string, out: string): string[] {
  if (toward)
    return [
      `So ${toward}, with ${companies} among the places.`,
      `Both go down: ${toward}, and ${companies} as employers.`,
      `Reading that as ${toward} at a place like ${companies}.`,
    ];
  if (out) return [`Yes to ${companies}, no to ${out}.`, `So ${companies} in, ${out} out.`, `Looking at ${companies}, past ${out}.`];
  return [
    `Then I will look at ${companies} first.`,
    `${companies.includes(' and ') ? 'Names such as' : 'A name such as'} ${companies} will help me aim.`,
    `Keeping an eye on ${companies}, then.`,
    `My list of employers now opens with ${companies}.`,
    `Names help: ${companies} to begin with.`,
  ];
}

const directions = (toward: string, out: string): string[] =>
  out
    ? [`So ${toward}, and not ${out}.`, `Pointing at ${toward}, past ${out}.`, `Yes to ${toward}, no to ${out}.`]
    : [
        `That gives us ${toward} to aim for.`,
        `With ${toward} in mind, the search has a direction.`,
        `The compass points to ${toward}, then.`,
        `Aiming at ${toward}: I can work with that.`,
        `Good, then we look toward ${toward}.`,
        `For now, then: ${toward}.`,
      ];

const kinds = (named: string): string[] => [
  `You lean toward ${named}, then.`,
  `A kind of place helps as much as a name: ${named}.`,
  `Knowing about ${named} narrows things.`,
  `No single name, but ${named}: that helps.`,
];

const bothSides = (loved: string, hated: string): string[] => [
  `You lit up about ${loved} and sounded done with ${hated}.`,
  `Toward ${loved}, away from ${hated}: that narrows things already.`,
  `Your energy goes to ${loved} and not to ${hated}.`,
  `On one side ${loved}, on the other ${hated}.`,
  `More room for ${loved}, then, and an end to ${hated}.`,
];

const liked = (loved: string): string[] => [
  `You sound most awake around ${loved}.`,
  `I will keep ${loved} near the centre.`,
  `So there is a pull toward ${loved}.`,
  ...(/^(?:moments|how|why|what) /.test(loved)
    ? []
    : [`Time seems to go quickly with ${loved}.`, `A plan without ${loved} would miss the point, then.`]),
  ...(wordCount(loved) <= 3 ? [`A week with ${loved} in it would suit you, then.`] : []),
];

const done = (deeds: string): string[] => [
  `You have already spent time ${deeds}.`,
  `After ${deeds}, you know some things that no test would show.`,
  `There is real life in that: ${deeds}.`,
  `Having spent time ${deeds}, you have something to compare with.`,
  `Starting from ${deeds} makes this easier.`,
];

const disliked = (hated: string): string[] => [
  `I will steer away from ${hated}.`,
  `Enough of ${hated}, then.`,
  `So nothing that is built on ${hated}.`,
  `Your patience ends at ${hated}, it seems.`,
  `Less of ${hated} would already be a better week.`,
  `Keeping ${hated} out of the picture.`,
];

const placed = (around: string): string[] => [
  `I picture you ${around}.`,
  `You work well ${around}, then.`,
  `That means working ${around}.`,
  `Your better days happen ${around}, it seems.`,
  `A job ${around}: worth looking for.`,
  `The right place has you ${around}.`,
];

const shunned = (around: string): string[] => [
  `Then I picture you ${around}.`,
  `That says where not to look: ${around.replace(/^(?:away from|nowhere) /, '')}.`,
  `A job ${around}, then.`,
];

function limited(limits: readonly string[]): string[] {
  const clauses = limits.filter(isClause);
  const things = some(limits.filter((limit) => !isClause(limit)));
  if (things && clauses[0])
    return [`I will hold a job to this: ${things}, and ${clauses[0]}.`, `Two firm points, then: ${things}, and ${clauses[0]}.`];
  if (clauses[0])
    return [
      `I will keep in mind that ${series(clauses.slice(0, 2))}.`,
      `Then any offer has to reckon with this: ${clauses[0]}.`,
      `It counts here that ${clauses[0]}.`,
    ];
  return [
    `I will hold a job to this: ${things}.`,
    `Into the conditions it goes: ${things}.`,
    `A firm line, then: ${things}.`,
    `Marked as a condition: ${things}.`,
  ];
}

const refused = (out: string): string[] => [`I will leave ${out} out.`, `Nothing with ${out}, then.`, `Struck from the list: ${out}.`];

const quoted = (words: string): string[] => [
  `“${words}”: I will keep that in your words.`,
  `You put it as “${words}”, and I will leave it that way.`,
  `I am holding on to “${words}”.`,
  `Let me keep “${words}” as you said it.`,
  `Your words stay as they are: “${words}”.`,
];
