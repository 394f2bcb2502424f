import type { Mention } from '#language/types.ts';
import { persons, terms } from './beside.ts';
import type { Topic } from './facts.ts';
import { feelings } from './feelings.ts';
import type { Part } from './heads.ts';
import { kindOf } from './kinds.ts';
import { corrects } from './moves.ts';
import { roleLike } from './titles.ts';

/**
 * The sentences of a message by what they speak of: people answer the question before, the one after, or two at once. A sentence goes to
 * another topic only when it shows clear signs of that and none of what was asked; runs of one topic stay together.
 */
export function routed(message: string, asking: readonly Topic[], mentions: readonly Mention[]): Part[] {
  const [asked = null] = asking;
  const parts: Part[] = [];
  let mended = false;
  for (const { 0: sentence, index } of message.matchAll(/(?:[^.!?;\n]|[.](?=\S)|\.{2,3}\s+(?=\p{Ll}))+[.!?;\n]*\s*|[.!?;\n]+\s*/gu)) {
    const to = index + sentence.length;
    const short = parts.length > 0 && sentence.split(/\s+/).filter(Boolean).length <= 3 && !terms.test(sentence);
    const topic =
      asked === null
        ? null
        : short
          ? (parts.at(-1)?.topic ?? null)
          : topicOf(
              sentence,
              asked,
              mentions.filter((mention) => mention.start >= index && mention.end <= to),
            );
    const last = parts.at(-1);
    // A correction speaks of something earlier; what stands beside it is still an answer.
    const right = corrects(sentence);
    if (last && last.topic === topic && right === mended) last.to = to;
    else parts.push({ topic, against: false, from: index, to });
    mended = right;
  }
  return parts;
}

function topicOf(sentence: string, asked: Topic, mentions: readonly Mention[]): Topic | null {
  const of = (kind: Mention['kind'], least: number) =>
    mentions.filter((mention) => mention.kind === kind && mention.certainty >= least).length;
  const company = of('company', 0.8);
  const role =
    of('role', 0.8) > 0 ||
    sentence
      .split(/,|\bor\b|\band\b|[.!?;:]/i)
      .some(
        (item) =>
          item.trim().split(/\s+/).length <= 3 &&
          !/\s\p{Lu}/u.test(item.trim()) &&
          !(company > 0 && /^\p{Lu}/u.test(item.trim())) &&
          !mentions.some(({ kind, text }) => kind === 'place' && item.includes(text)) &&
          roleLike.test(item.trim()),
      );
  const field = of('function', 0.8) + of('industry', 0.8) > 0;
  const term = terms.test(sentence) || (of('place', 0.8) > 0 && living.test(sentence));
  const people =
    persons.test(sentence) || around.test(sentence) || /^\W*(?:[\w']+ ){1,4}(?:who|that (?:got|have|can|will))\b/i.test(sentence);
  const felt = feelings(sentence).stretches.some(({ feeling }) => feeling !== 'left');
  switch (asked) {
    case 'limits':
      return term ||
        (must.test(sentence) && !/\bmaybe\b/i.test(sentence)) ||
        /^\W*(?:not|no|never|within|near|close|in|only|at)\b/i.test(sentence)
        ? null
        : role && !felt
          ? 'roles'
          : (company > 0 || kindOf(sentence)) && !felt
            ? 'companies'
            : felt && !people
              ? 'loved'
              : null;
    case 'companies':
      return company > 0 || kindOf(sentence) ? null : term ? 'limits' : role && !felt ? 'roles' : persons.test(sentence) ? 'people' : null;
    case 'roles':
      return role || field || company > 0 ? null : term ? 'limits' : people && !felt ? 'people' : null;
    case 'people':
      return (person.test(sentence) && roleLike.test(person.exec(sentence)?.[1] ?? '')) ||
        (people && !(of('role', 0.9) > 0 && mentions.some(({ kind, text }) => kind === 'role' && / /.test(text) && !/s$/i.test(text))))
        ? null
        : role &&
            !felt &&
            /,|\bor\b|\/|^\P{Lu}*$/u.test(sentence.trim()) &&
            !mentions.some(({ kind, text }) => kind === 'role' && /s$/i.test(text))
          ? 'roles'
          : company > 1
            ? 'companies'
            : term
              ? 'limits'
              : felt
                ? of('place', 0.8) > 0
                  ? 'limits'
                  : 'loved'
                : null;
    default:
      return company > 1 && !felt
        ? 'companies'
        : ((asked === 'energy' && persons.test(sentence)) || wished.test(sentence) || settled.test(sentence)) && !felt
          ? 'people'
          : term && must.test(sentence) && !felt
            ? 'limits'
            : null;
  }
}

/** What somebody wants around them, said in so many words; what only names people may be what they loved or hated. */
const wished =
  /\bi (?:(?:work|do|learn|think) (?:my )?best|thrive)\b|\bi (?:want|need|like|prefer|work best|do best|thrive)\b.*\b(?:people|team|boss|mentors?|coworkers?|office)\b/i;
const settled = /\b(?:office|team)\b.*\bwith\b/i;

/** A place as one speaks of living there. */
const living = /\b(?:stay|near|close|live|move|relocate|works?|fine|only|prefer|based|commute|anywhere|obviously|ideally)\b/i;

/** Surroundings without persons. */
const around =
  /\b(?:team|teams|boss(?:es)?|coworkers?|colleagues|crew|offices?|cubicles?|meetings|nobody|someone|somebody|critique|feedback|quiet|loud|remote|hybrid|in[- ]person|alone|people|folks|small group|environment|vibe|mentors?|on[- ]?site)\b/i;

/** One person with a place or a habit: "one linguist down the hall who argues". */
const person =
  /\b(?:one|an?|some|the|two|a few|my|our) ((?:[\w-]+ ){0,2}?[\w-]+?)(?:'s)? (?:who(?:'ll|'s)?|that|down the|next|beside|at the|in the|across|around)\b/i;

const must = /\b(?:need|must|have to|can'?t|cannot|at least|min|minimum|no)\b/i;
