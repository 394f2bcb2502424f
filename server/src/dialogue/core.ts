/**
 * A message without what only opens and closes it ("ok cool, can you … please?"): the words that say what it does. `start` and `end` are
 * where they stand in the message.
 */
export function coreOf(message: string): Core {
  let start = /^[\s\p{P}\p{S}]*/u.exec(message)?.[0].length ?? 0;
  for (;;) {
    const found = opening.exec(message.slice(start));
    if (found === null || found[0].length === 0 || start + found[0].length >= message.length) break;
    start += found[0].length;
  }
  let end = message.length;
  for (;;) {
    const found = closing.exec(message.slice(start, end));
    if (found === null || found[0].length === 0 || found.index === 0) break;
    end = start + found.index;
  }
  return { text: message.slice(start, end).toLowerCase(), start, end };
}

const opening =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|hey|hi|hello|please|pls|so|well|hm+|um+|uh+|and|oh+|ah+|cool|nice|great|perfect|thanks?(?: you)?|thx|alright|right|now|then|but|ugh+|lol|ha(?:ha)*|wait|sorry|sure|dude|bro)\b[\s,.!…:;-]*|(?:can|could|would|will) (?:you|u) (?:please |maybe |just )?|(?:can|could|may) (?:i|we) (?:please |just )?(?=(?:see|get|have)\b)|(?:let me|let's|i(?:'d| would) like to|i (?:want|wanna|need) (?:to )?)(?= ?(?:see|get|have|know|look|compare|go)\b) ?)/i;
// One word or one mark at a time: no pattern that can read the same text in two ways.
const closing = /(?:[\s,.!?…:;)-]|\b(?:please|pls|plz|thanks?|thank you|thx|then|now|for me|for us|again|lol|ha(?:ha)*|dude|bro))$/i;

interface Core {
  /** Lower case. */
  text: string;
  start: number;
  end: number;
}
