import type { Mention } from '@alive/language/entities/types.ts';

/** The major that the student says is theirs: "I'm a biology major", "majoring in music". */
export function ownMajorIn(message: string, mentions: readonly Mention[]): string | null {
  for (const mention of mentions)
    if (
      mention.kind === 'major' &&
      !mention.negated &&
      (/\b(?:i(?:'m|m| am)|my|as an?|study(?:ing)?|studied|major(?:ing)?(?: in| is)?|degree in)\b[^.;!?]{0,30}$/i.test(
        message.slice(0, mention.start),
      ) ||
        /^ (?:major|student|undergrad|grad(?:uate)?|degree)\b/i.test(message.slice(mention.end)))
    )
      return mention.major;
  return null;
}

/** "Jobs for my major": the major on record, as if it had been named. */
export function withOwnMajor(message: string, mentions: readonly Mention[], major: string | null): Mention[] {
  const found =
    /\b(?:for|in|with|to|of|fits?|match(?:es|ing)?|suits?|use|using|related to|about) (my (?:own )?(?:major|degree|field(?: of study)?))\b/i.exec(
      message,
    );
  if (found === null || major === null || mentions.some(({ kind }) => kind === 'major')) return [...mentions];
  const text = found[1] ?? '';
  const start = found.index + found[0].length - text.length;
  return [...mentions, { kind: 'major', major, start, end: start + text.length, text, negated: false, certainty: 1 }];
}
