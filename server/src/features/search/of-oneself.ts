import type { Mention, Reading } from '#language/types.ts';

/**
 * The reading without what students tell of themselves only: where they come from, and, where work can be done from anywhere, where they
 * live. "I'm from Houston and want to stay there" is a wish.
 */
export function withoutOrigin(message: string, reading: Reading): Reading {
  if (stays.test(message)) return reading;
  const fromAnywhere = reading.mentions.some((mention) => mention.kind === 'remote' && mention.remote);
  const told = [...message.matchAll(origins), ...(fromAnywhere ? message.matchAll(homes) : [])].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const isTold = (start: number) => told.some((one) => start >= one.start && start < one.end);
  return {
    ...reading,
    mentions: reading.mentions.filter((mention) => !isTold(mention.start) || !ofPlaces.includes(mention.kind)),
    unread: reading.unread.filter((word) => !isTold(message.indexOf(word))),
  };
}

const stays =
  /\b(?:stay|staying|remain|remaining|close to home|near home|back home|around (?:here|there)|go(?:ing)? back|return(?:ing)?)\b/i;
/** "An economics student from Peru", "I grew up in Ohio": up to the next clause. */
const origins =
  /\b(?:(?:student|major|undergrad(?:uate)?|graduate|grad|freshman|sophomore|senior) (?:(?:originally|here) )?from|i (?:come|came|am originally|was) from|(?:born|raised|grew up)(?: and raised)? (?:in|on|near)) [^.;!?\n,]*?(?=$|[.;!?\n,]| (?:and|but|who|looking|seeking|so)\b)/gi;
const homes =
  /\bi(?:'m| am)? (?:liv(?:e|ing)|reside|am based|based) (?:in|on|at|near|out) [^.;!?\n,]*?(?=$|[.;!?\n,]| (?:and|but|so|looking)\b)/gi;
const ofPlaces: readonly Mention['kind'][] = ['place', 'industry', 'function'];
