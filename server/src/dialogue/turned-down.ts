/** Whether what stands at a place in a message is turned down by the words before it in its clause: "I don't want to sit at a computer". */
export const isTurnedDown = (message: string, at: number): boolean => turnedDown.test(message.slice(Math.max(0, at - reach), at));

/** Characters of a clause that are looked at. */
const reach = 200;

const turnedDown =
  /(?:\b(?:do(?:es)? ?n[o']?t|dont|never|cannot|can'?t|cant|won'?t|hate|avoid|without|instead of|rather than|(?:sick|tired) of|no longer|anything but|not (?:to|a|an|the|in|at|with|into))\b)(?:(?!\b(?:but|only|just|mind|care|know|matter)\b)[^.,;!?])*$/i;
