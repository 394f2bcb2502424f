import { plain } from '#listening/grammar.ts';
import { stems } from '#listening/told.ts';
import { chosen } from '#speaking/offers.ts';
import type { Clash, FactRef, InterviewState } from './state.ts';

/**
 * Takes an answer to a contradiction into the state, in place: what lost goes, what holds stays or comes back; both stay when the student
 * wants both or does not decide. Gives whether the answer chose.
 */
export function settle(state: InterviewState, clash: Clash, message: string): boolean {
  const at = sideIn(message, clash);
  state.clash = null;
  const from = [...new Set([clash.sides[0].from, clash.sides[1].from, state.messages])];
  // What the form says of a visa or a clearance is told in no profile.
  const keep = (how: InterviewState['settled'][number]) => clash.about !== 'rule' && state.settled.push(how);
  if (at === null) {
    if (/\b(?:both|either|depends|choose|know|neither|whatever|maybe)\b/i.test(message))
      keep({ chosen: clash.sides[0].words, over: clash.sides[1].words, open: true, from });
    return false;
  }
  const winner = clash.sides[at];
  const loser = clash.sides[1 - at];
  if (!winner || !loser) return false;
  for (const fact of loser.drops) drop(state, fact);
  for (const fact of winner.adds) restore(state, fact);
  keep({ chosen: winner.words, over: loser.words, open: false, from });
  return true;
}

/** Which side an answer chooses: by its words, by place ("the first"), or by refusing the other; null for both, neither or something else. */
function sideIn(message: string, clash: Clash): 0 | 1 | null {
  const said = plain(message);
  if (/\b(?:both|either|neither|depends|whatever)\b/.test(said)) return null;
  const labels = clash.sides.map(({ words }) => words);
  const [refusedAt] = labels.flatMap((label, at) => {
    const name = stems(label.replace(/^(?:no|away from) /, ''));
    return name.some((stem) =>
      new RegExp(`\\b(?:not|no|drop|forget|without|skip|less)\\b[^.,;]{0,20}\\b${stem.replace(/[^a-z0-9]/g, '.')}`).test(said),
    )
      ? [at]
      : [];
  });
  if (refusedAt !== undefined && !/^(?:no|away from) /.test(labels[refusedAt] ?? '')) return refusedAt === 0 ? 1 : 0;
  if (/\b(?:the )?(?:form|former|first|before|earlier)\b/.test(said) && !/\bfirst\b.*\b(?:second|then|later)\b/.test(said)) return 0;
  if (/\b(?:latter|second|now|newer|last)\b/.test(said) && !/\bfor now\b/.test(said)) return 1;
  const words = new Set(stems(message));
  const hits = labels.map((label) => stems(label).filter((stem) => words.has(stem)).length);
  const [a = 0, b = 0] = hits;
  if (a !== b) return a > b ? 0 : 1;
  const picked = chosen(message, labels);
  if (picked === null || picked === 'none' || picked.length !== 1) return /\b(?:so )?no\b\W*$/.test(said) ? 0 : null;
  return picked[0] === labels[0] ? 0 : 1;
}

function drop({ facts }: InterviewState, { list, name, said }: FactRef): void {
  if (list === 'roles' || list === 'fields' || list === 'refused')
    facts[list] = facts[list].filter((thing) => thing.name !== name || thing.said !== said);
  else facts[list] = facts[list].filter((thing) => thing !== name);
}

function restore({ facts }: InterviewState, { list, name, said }: FactRef): void {
  if (list === 'roles' || list === 'fields' || list === 'refused') {
    if (!facts[list].some((thing) => thing.name === name)) facts[list].push({ name, said });
  } else if (!facts[list].includes(name)) facts[list].push(name);
}
