/** One human sentence where a message shows more than its facts: a doubt, an hour, a secret, a fear; null mostly. */
export function humanWord(message: string, name: string): string | null {
  const doubt =
    /\b(?:is|does|sounds?|seems?) (?:that|this|it)?\s?(?:probably |too |really |so |kind of )?(?:sounds? )?(stupid|weird|dumb|silly|crazy|lame|boring|strange)\b/i.exec(
      message,
    )?.[1];
  if (doubt && !/\bnot (?:that )?(?:stupid|weird|dumb)/i.test(message) && /\?|\b(?:is that|is it|is this|probably|sounds)\b/i.test(message))
    return `Not ${doubt.toLowerCase()} at all, ${name}.`;
  if (
    /\b(?:is|does) (?:that|this|it) (?:even |really )?(?:relevant|useful|count|helpful|what you (?:mean|meant|want|asked))\b/i.test(message)
  )
    return `It counts, ${name}.`;
  if (/\bis it (?:bad|wrong|weird|ok|okay) (?:that|if) i\b/i.test(message)) return `There is nothing wrong with that, ${name}.`;
  if (/\b(?:talk(?:s|ed|ing)? over me|only (?:woman|girl|black person|brown person|one like me))\b/i.test(message))
    return `That wears anybody down, ${name}, and it says more about the room than about you.`;
  const hour = /\bit'?s (?:like |almost |already )?([1-4] ?(?:am|in the morning))\b/i.exec(message)?.[1];
  if (hour) return `It is ${hour.toLowerCase().replace(/(\d)(am)/, '$1 $2')}, ${name}, so half a sentence will do.`;
  const secret = /\bmy (parents|mom|dad|mother|father|family|wife|husband|boss) (?:don'?t|doesn'?t|do not|does not) know\b/i.exec(
    message,
  )?.[1];
  if (secret) return `Your ${secret.toLowerCase()} will not hear it from here, ${name}.`;
  const proud = /\bmy (parents|mom|dad|mother|father|grandma|grandpa) (?:was|were|is|are) (?:so |really )?proud\b/i.exec(message)?.[1];
  if (proud) return `Your ${proud.toLowerCase()} noticed, then, ${name}, said or unsaid.`;
  if (
    /\b(?:cr(?:y|ied|ying)|teared up)\b/i.test(message) &&
    /\b(?:manager|boss|lady|woman|man|client|customer|student|he|she|they)\b/i.test(message)
  )
    return `People do not cry over nothing, ${name}; that landed.`;
  const fear =
    /\b(?:i'?m|i am|im|it'?s|kind of|kinda|so) (?:so |really |kind of |kinda |a little |pretty )?(scared|terrified|nervous|anxious|afraid|overwhelmed|ashamed|embarrassed)\b/i.exec(
      message,
    )?.[1];
  if (fear) return `Being ${fear.toLowerCase()} about this is ordinary, ${name}, and it need not decide anything.`;
  const worn =
    /\b(?:i'?m|i am|im) (?:so |really |just |very |kind of |kinda |pretty )?(exhausted|burn(?:ed|t) out|drained|worn out|tired)\b(?! of)/i.exec(
      message,
    )?.[1];
  if (worn) return `You sound ${worn.toLowerCase()}, ${name}; we can keep this short.`;
  if (/\b(?:no ?(?:one|body) (?:has )?(?:ever )?asked me|never told any(?:one|body)|first time i('?ve)? (?:said|told))\b/i.test(message))
    return `I am glad you said it here, ${name}.`;
  if (/\b(?:in recovery|years? (?:clean|sober)|sober (?:for|since))\b/i.test(message))
    return `Staying with that is work too, ${name}, and it is yours to mention or not.`;
  if (/\bsorry\b[^.!?]{0,30}\b(?:rambl|long|rant|essay|vent|typing|all over)/i.test(message))
    return `No need to be sorry, ${name}; the detours help.`;
  return null;
}
