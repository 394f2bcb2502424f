import { aims, outs } from './aims.ts';
import { capital, distinct, series, spoken, wordCount } from '#listening/grammar.ts';
import { isClause } from '#listening/limits.ts';
import { surroundings } from './surroundings.ts';
import { turned } from './student.ts';
import type { Understood } from '#listening/told.ts';

/**
 * Sentences that reflect what was just said in the student's own specifics, best first; empty when nothing specific was said.
 * Phrases are only placed where any noun, gerund or plural reads well, since what students write is arbitrary.
 * @param by turns the equally good ones, so that two students do not hear the same
 */
export function reflections(told: Understood, by: number): string[] {
  const { facts } = told;
  const said = (things: readonly { said: string }[]) => things.map((thing) => thing.said);
  const aim = aims(facts.roles, facts.fields, 2);
  const out = some(outs(facts.refused));
  const groups: string[][] = [];

  if (told.unsaid.length > 0) groups.push(corrected('', some(told.unsaid)));
  else if (told.corrects && told.takenBack.length > 0) {
    const now = [...said(facts.roles), ...said(facts.fields), ...facts.companies, ...facts.loved, ...facts.people];
    const [swap] = told.swaps;
    groups.push(corrected(some(now) || (swap?.to ?? ''), swap?.from ?? some(told.takenBack.slice(0, 1))));
  } else if (facts.companies.length > 0) groups.push(employers(aim, some(facts.companies), out));
  else if (aim) groups.push(directions(aim, out));
  else if (facts.kinds.length > 0) groups.push(kinds(some(facts.kinds)));
  const loved = some(facts.loved.map(spoken));
  const hated = some(facts.hated.map(spoken));
  if (loved && hated) groups.push(bothSides(loved, hated));
  else if (loved) groups.push(liked(loved));
  else if (facts.did.length > 0) groups.push(done(some(facts.did)));
  else if (hated) groups.push(disliked(hated));
  const around = surroundings(facts.people.slice(0, 3), facts.shun.slice(0, 2));
  if (around) groups.push(facts.people.length > 0 ? placed(around) : shunned(around));
  if (facts.limits.length > 0) groups.push(limited(facts.limits));
  if (groups.length === 0 && facts.refused.length > 0) groups.push(refused(out));
  const quote = facts.quotes[0]?.text;
  if (groups.length === 0 && quote) groups.push(quoted(quote));
  return groups.flatMap((group) => turned(group, by));
}

const some = (things: readonly string[]): string => {
  const fit = distinct(things).filter((thing) => wordCount(thing) <= 14);
  return series(wordCount(fit[0] ?? '') > 7 ? fit.slice(0, 1) : fit.slice(0, 2));
};

const corrected = (now: string, gone: string): string[] =>
  now
    ? [`Understood: ${now}, not ${gone}.`, `Then it is ${now}, without ${gone}.`, `Corrected: ${now} in, ${gone} out.`]
    : [`Then I have taken ${gone} out.`, `Understood, without ${gone}.`, `Off the list: ${gone}.`];

function employers(aim: string, companies: string, out: string): string[] {
  if (aim)
    return [
      `Then I will look for ${aim}, and at ${companies} first.`,
      `Both go down: ${aim}, and ${companies} to try it at.`,
      `Reading that as ${aim} at a place like ${companies}.`,
    ];
  if (out) return [`Yes to ${companies}, no to ${out}.`, `So ${companies} in, ${out} out.`, `Looking at ${companies}, past ${out}.`];
  return [
    `Then I will look at ${companies} first.`,
    `Names help, and ${companies} will be where I begin.`,
    `Keeping an eye on ${companies}, then.`,
    `My list of employers now opens with ${companies}.`,
    `Good to have names: ${companies} go to the top.`.replace(/: (\S+) go to/, ': $1 goes to'),
  ];
}

const directions = (aim: string, out: string): string[] =>
  out
    ? [`That points to ${aim}, and away from ${out}.`, `Then I will look for ${aim} and leave ${out} out.`, `Yes to ${aim}, no to ${out}.`]
    : [
        `Then I will look for ${aim}.`,
        `${capital(aim)}: that gives the search somewhere to begin.`,
        `That points to ${aim}.`,
        `So the search can start from ${aim}.`,
        `For now, then, ${aim}.`,
        `I can aim for ${aim}.`,
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

const liked = (loved: string): string[] =>
  /^(?:moments|the (?:moment|part|feeling|bit|rush)|how|why|what)\b/.test(loved)
    ? [
        `I will remember this as a clue: ${loved}.`,
        `So what stays with you is ${loved}.`.replace('is moments', 'are moments'),
        `Let me hold on to that: ${loved}.`,
        `Work should hold some of this, then: ${loved}.`,
      ]
    : [
        `You sound most awake around ${loved}.`,
        `So there is a pull toward ${loved}.`,
        `A job should leave room for ${loved}, then.`,
        `Let me build on ${loved}.`,
        `I hear some energy in ${loved}.`,
        ...(wordCount(loved) <= 3 ? [`A week with ${loved} in it would suit you, then.`] : []),
      ];

const done = (deeds: string): string[] => [
  `You have already spent time ${deeds}.`,
  `After ${deeds}, you know some things that no test would show.`,
  `Having spent time ${deeds}, you have something to compare with.`,
  `Starting from ${deeds} makes this easier.`,
];

const disliked = (hated: string): string[] =>
  /^(?:moments|how|why|what)\b/.test(hated) ? [`So less of this: ${hated}.`, `I will keep you clear of this: ${hated}.`] : drained(hated);

const drained = (hated: string): string[] => [
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
  `So the right job has you ${around}.`,
];

const shunned = (around: string): string[] => [
  `Then I picture you ${around}.`,
  ...(/^(?:away from|nowhere) /.test(around) ? [`That says where not to look: ${around.replace(/^(?:away from|nowhere) /, '')}.`] : []),
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
