import { placesOfHandles } from './cite.ts';

/**
 * The jobs of which an amount at `at` is said, by handle: the one of its sentence, or the one right before it ("[J1] pays $5"); else any of
 * them may be meant. None where it is the student's own ("above the $60k you asked for"). "It" stands for `last`.
 */
export function recordsOf(text: string, at: number, last: string | null): string[] {
  const places = placesOfHandles(text);
  const isJob = (handle: string) => handle.startsWith('J');
  if (places.length === 0) return last !== null && isJob(last) && pronoun.test(text) && !isOwn(text, at) ? [last] : [];
  if (isOwn(text, at)) return [];
  const nearest = places.findLast(({ end }) => end <= at);
  if (nearest !== undefined && !held.test(text.slice(0, nearest.start)) && saidOf.test(text.slice(nearest.end, at)))
    return isJob(nearest.handle) ? [nearest.handle] : [];
  const handles = places.map(({ handle }) => handle);
  return handles.every(isJob) ? [...new Set(handles)] : [];
}

/** Whether the amount is what the student asked for, or what another amount is held against. */
function isOwn(text: string, at: number): boolean {
  const before = /[^.;!?]*$/.exec(text.slice(Math.max(0, at - 50), at))?.[0] ?? '';
  const after = /^[^.;,!?]*/.exec(text.slice(at, at + 60))?.[0] ?? '';
  return ownBefore.test(before) || ownAfter.test(after);
}

const pronoun =
  /^["“*_(]*(?:it|its|it['’]s|they|their|this|that|the (?:job|role|company|posting|employer|position|internship|team|pay|salary)|(?:this|that) (?:one|job|role|posting|position|internship))\b/i;
const saidOf =
  /^[\])*_\s]*(?:[:–—(|-]|,? which\b|\b(?:pays|offers|starts|gives|is|at|for|and|lists|states|names|has|comes|says|it|which)\b)[^;]{0,40}$/i;
/** "More than [J1], at $5". */
const held = /\b(?:than|unlike|over|above|below|under|beside|not)\W*$/i;
const ownBefore =
  /\b(?:(?:than|above|over|below|under|clears?|meets?|reach(?:es)?|beats?|exceeds?|short of|past) (?:your|the|that)|you (?:said|asked|want|wanted|need|needed|named|set|mentioned|gave|told)|your (?:minimum|floor|limit|goal|target|range|wish|bar|line|own)|asked for|looking for|at least what|minimum of)\b[^.;]{0,30}$/i;
const ownAfter =
  /\byou(?:['’](?:d|re|ve))? (?:\w+ )?(?:said|asked|want|wanted|need|needed|named|set|mentioned|gave|told|hoped|look|looking|were after|are after)\b|\b(?:minimum|floor|target|goal) (?:that )?you\b|\byour (?:minimum|floor|target|goal)\b/i;
