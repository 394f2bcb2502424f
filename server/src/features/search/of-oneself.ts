import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { wordSet } from '@alive/language/tables/tables.ts';

/**
 * The reading without what students tell of themselves only: where they come from, and, where work can be done from anywhere, where they
 * live. "I'm from Houston and want to stay there" is a wish.
 */
export function withoutOrigin(message: string, reading: Reading): Reading {
  if (stays.test(message)) return reading;
  const fromAnywhere = reading.mentions.some((mention) => mention.kind === 'remote' && mention.remote);
  const selfReported = [...message.matchAll(origins), ...(fromAnywhere ? message.matchAll(homes) : [])].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const isSelfReported = (start: number) => selfReported.some((one) => start >= one.start && start < one.end);
  return {
    ...reading,
    mentions: reading.mentions.filter((mention) => !isSelfReported(mention.start) || !ofPlaces.includes(mention.kind)),
    unread: reading.unread.filter((word) => !isSelfReported(message.indexOf(word))),
  };
}

/** What the student says about their own need of a visa; null when nothing. */
export function needsVisaSaid(message: string): boolean | null {
  if (needsNone.test(message)) return false;
  return needsOne.test(message) ? true : null;
}

/**
 * "Sponsors, or at least doesn't rule it out": the words that let in what is silent on visas; null where none are. Before the message visas
 * were asked for where `asked`.
 */
export function notRuledOutIn(message: string, asked: boolean): { start: number; end: number } | null {
  const found = notRuledOut.exec(message);
  if (found === null || (!asked && !/\b(?:visas?|sponsor\w*|h-?1b)\b/i.test(message))) return null;
  return { start: found.index, end: found.index + found[0].length };
}

/** Whether the student says that they are no citizen: what asks for one is nothing for them. */
export const isNoCitizen = (message: string): boolean =>
  /\b(?:not|isn'?t|ain'?t|non)[ -](?:yet )?(?:an? )?(?:u\.?s\.? |american )?citizen\b|\bgreen ?card\b|\bpermanent resident\b|\bdaca\b/i.test(
    message,
  ) && !/\bnot? (?:an? )?green ?card/i.test(message);

/** The words of a message about one's own papers; none where it says nothing of them. */
export const papersIn = (message: string): { start: number; end: number }[] =>
  needsVisaSaid(message) === null && !isNoCitizen(message)
    ? []
    : [...message.matchAll(/[\p{L}\d-]+/gu)].flatMap(({ 0: word, index }) =>
        ownPapers.has(word.toLowerCase()) ? [{ start: index, end: index + word.length }] : [],
      );

/** Words about one's own papers, in addition to those of the visa itself. */
const ownPapers = wordSet('own papers');

const stays =
  /\b(?:stay|staying|remain|remaining|close to home|near home|back home|around (?:here|there)|go(?:ing)? back|return(?:ing)?)\b/i;
/** "An economics student from Peru", "I grew up in Ohio": up to the next clause. */
const origins =
  /\b(?:(?:student|major|undergrad(?:uate)?|graduate|grad|freshman|sophomore|senior) (?:(?:originally|here) )?from|i (?:come|came|am originally|was) from|(?:born|raised|grew up)(?: and raised)? (?:in|on|near)) [^.;!?\n,]*?(?=$|[.;!?\n,]| (?:and|but|who|looking|seeking|so)\b)/gi;
const homes =
  /\bi(?:'m| am)? (?:liv(?:e|ing)|reside|am based|based) (?:in|on|at|near|out) [^.;!?\n,]*?(?=$|[.;!?\n,]| (?:and|but|so|looking)\b)/gi;
const ofPlaces: readonly Mention['kind'][] = ['place', 'industry', 'function'];
const needsNone =
  /\b(?:i|i'?ll) (?:don'?t|do not|won'?t|will not|no longer) (?:need|require)\b.{0,30}\b(?:visa|sponsor)|(?:\bi(?:'?m| am) (?:a |an )?|^\W*)(?:us|u\.s\.|american) citizen\b|\b(?:have|got) (?:a )?green ?card\b|\bpermanent resident\b/i;
const notRuledOut =
  /\b(?:or )?(?:at least )?(?:(?:ones?|those|jobs?|places?) )?(?:that |which |who )?(?:don'?t|doesn'?t|do not|does not|not|never|haven'?t|hasn'?t) (?:\w+ )?(?:rul(?:e|ed|ing) (?:(?:it|that|them|visas?|sponsor\w*|me) )?out|say(?:ing)? no|exclud\w+|refus\w+)(?: (?:it|that|them|visas?|sponsor\w*|me))?\b/i;
const needsOne =
  /\b(?:i|i'?ll|i'?m going to|i will) (?:do )?(?:need|require|needs)\b.{0,30}\b(?:visa|sponsor|h-?1b)|\bi(?:'?m| am) (?:on |an? )?(?:(?:an? )?f-?1|international student|on opt|on cpt)\b/i;

/** The major that the student says is theirs: "I'm a biology major", "majoring in music". */
export function ownMajorIn(message: string, mentions: readonly Mention[]): string | null {
  for (const mention of mentions)
    if (
      mention.kind === 'major' &&
      !mention.negated &&
      !/(?:\bnot|\bno|n['’]t|\bwithout) (?:[\w-]+ ){0,3}$/i.test(message.slice(0, mention.start)) &&
      (/\b(?:i(?:'m|m| am)|my|as an?|study(?:ing)?|studied|major(?:ing)?(?: in| is)?|degree in)\b(?:(?!\b(?:looking|searching|seeking|hunting|interested|hoping|trying|wanting|into|for|jobs?|internships?|roles?|work|positions?|something|anything)\b)[^.;!?]){0,30}$/i.test(
        message.slice(0, mention.start),
      ) ||
        /^ (?:major|student|undergrad|grad(?:uate)?|degree)\b/i.test(message.slice(mention.end)))
    )
      return mention.major;
  return null;
}

/** The degree that the student says to have or to be about to have: "a master's is what I'm finishing in May"; null where none above a bachelor's is. */
export function degreeSaidIn(message: string): 'master' | 'doctorate' | null {
  const found = degreesOwn.map((pattern) => pattern.exec(message.replaceAll('’', "'"))).find((one) => one !== null);
  const name = found?.groups?.name;
  if (name === undefined) return null;
  return /^m/i.test(name) ? 'master' : 'doctorate';
}
const degreeName = String.raw`\b(?<name>master'?s?|mba|msc|ph\.?d|doctorate)\b`;
const degreeHad = '(?:finish|complet|get|earn|pursu|do|receiv|hav|hold|work)(?:e|s|es|ing|ed)?';
const degreesOwn = [
  new RegExp(
    String.raw`${degreeName}(?: degree)?,? is (?:what|the (?:one|degree) (?:that )?) ?i(?:'m| am|'ll)?\b(?! not)[^.?!;]{0,20}\b${degreeHad}`,
    'i',
  ),
  new RegExp(
    String.raw`\bi(?:'m| am|'ll| will|'ve)?(?: (?:currently|just|already|about to|almost|now|be))* ${degreeHad}(?: (?:up|on|got))?(?: (?:a|an|my|the))? ${degreeName}`,
    'i',
  ),
];

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
