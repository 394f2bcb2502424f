/** What the student says about their own need of a visa; null when nothing. */
export function needsVisaSaid(message: string): boolean | null {
  if (needsNone.test(message)) return false;
  return needsOne.test(message) ? true : null;
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

/** Words about one's own papers, besides those of the visa itself. */
const ownPapers = new Set(
  'us american citizen green card permanent resident opt cpt f1 f-1 h1b stem extension student visa international'.split(' '),
);

const needsNone =
  /\b(?:i|i'?ll) (?:don'?t|do not|won'?t|will not|no longer) (?:need|require)\b.{0,30}\b(?:visa|sponsor)|(?:\bi(?:'?m| am) (?:a |an )?|^\W*)(?:us|u\.s\.|american) citizen\b|\b(?:have|got) (?:a )?green ?card\b|\bpermanent resident\b/i;
const needsOne =
  /\b(?:i|i'?ll|i'?m going to|i will) (?:do )?(?:need|require|needs)\b.{0,30}\b(?:visa|sponsor|h-?1b)|\bi(?:'?m| am) (?:on |an? )?(?:(?:an? )?f-?1|international student|on opt|on cpt)\b/i;
