import { plain, toYou, wordCount } from './grammar.ts';
import { inside } from './phrases.ts';

/**
 * Limits a job has to respect, from an answer about hours, pay, pace and places: short noun phrases ("flexible hours"),
 * or whole clauses turned to the second person ("you can't work weekends").
 */
export function limitsIn(text: string): string[] {
  const found: string[] = [];
  for (const { 0: whole } of text.matchAll(/[^\n.!?;]+(?:[.](?=\S)[^\n.!?;]*)*[.!?;]*/g)) {
    // A question to the interviewer, or a remark on the conversation, is no condition.
    if (/\?\s*$/.test(whole) || remark.test(whole)) continue;
    const sentence = whole.replace(/[.!?;]+\s*$/, '');
    for (const raw of clauses(sentence)) {
      const said = raw
        .replace(/[[\]`|#*_]/g, '')
        .replace(/\s+/g, ' ')
        .replace(/>\s*(?=[$\d])/g, 'over ')
        .replace(/[<>]/g, '')
        .trim()
        .replace(
          /^(?:(?:and|but|so|also|just|well|yes|yeah|nah|nope|oh|(?:ok|okay)(?! with| to)|maybe|probably|i guess|i think|honestly|mostly|plus|please|like|must be|otherwise|ideally|obviously|no(?=,))\b[,\s]*)+/i,
          '',
        )
        .replace(/[\s,.:]+$/, '')
        .replace(/\s+(?:obviously|honestly|i guess|ideally|please|lol|for sure|thanks)$/i, '');
      const limit = limitOf(said);
      if (limit && wordCount(limit) <= 16 && !found.some((known) => plain(known) === plain(limit))) found.push(limit);
    }
  }
  return found.slice(0, 5);
}

const remark =
  /\b(?:i (?:already )?(?:said|told|meant)|did i say|why do you|you (?:keep|asked|said)|that was a|make me choose|its? \d ?am|good ?night|gn|as i said|say hi|(?:is|are) yes|struck|i hope|i suppose|not about)\b/i;

/** Whether a limit is a clause ("you can't work weekends") rather than a thing ("flexible hours"). */
export const isClause = (limit: string): boolean =>
  /^(?:you|your \w+(?: \w+)? (?:is|are|has|have|needs?|lives?|works?|can|can't|will))\b|\s(?:is|are|was|were|has to|have to|should|must|can't|cannot|won't|would be)\s/i.test(
    limit,
  );

/** "…, but I could for the right thing" takes back a part of what stands before it, and stays with it. */
function clauses(sentence: string): string[] {
  return sentence
    .split(
      /,\s*(?:and\s+)?(?!\s*(?:but|unless|though|although|except)\b)|,?\s+so\s+(?!(?:that|far|much|many|as)\b|i can\b(?!'))|,?\s+but\s+(?!i\s+(?:could|can|would|might|may|will|am open)\b)|\s+and\s+(?=(?:i|my|no|not|at least|the|it)\b)|(?<!\b(?:because|since|if|when|what|that|as|until|where|how|so))\s+(?=i (?:take|have|am|can't|cannot|need|live|send|support|share)\b)/i,
    )
    .filter((part) => part.trim() !== '');
}

function limitOf(said: string): string | null {
  if (
    /^if\b/i.test(said) ||
    said === '' ||
    /^(?:that'?s (?:it|all|about it)|nothing(?: else)?|none|no|thanks?|thank you|yes|idk|please|any|lol|ideally|for sure|important|done|end|over)$/i.test(
      said,
    )
  )
    return null;
  // "I know that's not realistic" says nothing of the job.
  if (/^i(?:'m| am)? (?:(?:don'?t |do not )?know|think|guess|hope|wish|understand|realize|realise|aware|sorry|sure)\b/i.test(said))
    return null;
  // What pays less than this is out; nobody asks for less.
  const least = /^(?:pay |anything )?(?:under|below|less than) (\$?\d[\d,.]*\s?k?.{0,12})$/i.exec(said)?.[1];
  if (least) return `nothing under ${least}`;
  const fine = /^(?:i'?m |i am )?(?:ok|okay|fine|cool|good|happy|open|willing)\s(?:with|to)\s+(.+)$/i.exec(said)?.[1];
  if (fine) return `you are open to ${toYou(fine)}`;
  const state =
    /^(?:it|that|this|the (?:job|place|work|office|company))(?:'d| would| will|'ll| really)* (?:has to|have to|must|should|needs? to) (?:be\s+)?(.+)$/i.exec(
      said,
    );
  if (state)
    return nounish(
      (state[1] ?? '').replace(/^(?=(?:\w+(?:able|ible)|remote|paid|safe|quiet|local|legal)\b(?!\s(?:work|job|hours|place)))/i, 'being '),
    );
  const need =
    /^(?:i'?d?|we)?\s*(?:would\s+)?(?:really\s+)?(?:need|want|like|prefer|require|hope for|am looking for|look for|care about|value)\s+(?!to\b)(.+)$/i.exec(
      said,
    );
  if (need) return toYou((need[1] ?? '').trim().replace(/^(?=\$?\d[\d,.]*\s?k?(?:\s|$))/i, 'pay of '));
  if (
    /^(?:i|i'm|i've|i'd|i'll|im|my|we|can|could|would|will|can't|cant|cannot|won't|don't|dont|need to|have to|must|want to)\b/i.test(said)
  )
    return clause(said);
  const matter =
    /^(.+?) (?:matters?|is (?:very |really )?important|counts?|is a (?:must|priority|big deal))(?: (?:a lot|to me|most|too))*$/i.exec(said);
  if (matter) return nounish(matter[1] ?? '');
  return nounish(said);
}

function clause(said: string): string {
  const text = toYou(/^(?:i|my|we|im)\b/i.test(said) ? said : `I ${said}`);
  return text
    .replace(/^you ([A-Z])/, (_, letter: string) => `you ${letter.toLowerCase()}`)
    .replace(/^(You|Your)/, (word) => word.toLowerCase())
    .replace(/\bcant\b/g, "can't")
    .replace(/\bdont\b/g, "don't");
}

const nounish = (text: string): string =>
  inside(toYou(text.trim())).replace(/^(?=(?:near|close to|within|in|around|by|at) (?!least|most|my own))(?!in[- ]person)/i, 'being ');
