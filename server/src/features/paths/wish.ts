/**
 * The parts of a message that may name a dream job, the likeliest first: what follows "want to be", "my dream is", "become"; then the
 * whole of it without what it comes from ("from teaching to …") and without words around a wish.
 */
export function wishIn(message: string): string[] {
  const text = message
    .slice(0, 300)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const forward = text.replace(comingFrom, ' to ');
  const cue = wishes.map((pattern) => pattern.exec(forward)).find((match) => match !== null);
  const told = cue === undefined ? [] : [forward.slice(cue.index + cue[0].length)];
  return [...new Set([...told, forward, text].map(bare))].filter((part) => part !== '');
}

/** "From teacher to", "from law into". */
const comingFrom = /\bfrom (?:an? |being an? )?[\p{L} -]{2,40}? (?:in)?to (?=\p{L})/iu;

/** From the plainest to what is also said otherwise. */
const wishes = [
  /\b(?:dream (?:job|role|career|position)?|goal|ambition|aspiration|plan|aim)s?(?: (?:one day|someday|in life))?(?: is|'s|:| -| would be| has always been)(?: to)?(?: (?:be|become|work as|have|get))?(?: being| becoming)? /i,
  /\b(?:want|wants|wanna|wanting|hope|hoping|like|love|dream(?:ing)? of|wish|plan|planning|aspire|aspiring|aiming|trying|going|gonna|interested in|thinking (?:of|about))(?: (?:one day|someday|to|some day|eventually))* ?(?:be|become|becoming|being|work(?:ing)? as|end(?:ing)? up as|turn(?:ing)? into|grow(?:ing)? into|go(?:ing)? into|get(?:ting)? into|break(?:ing)? into|mov(?:e|ing) into|switch(?:ing)? to|transition(?:ing)? (?:in)?to|pivot(?:ing)? (?:in)?to|work(?:ing)? (?:in|at|for)) /i,
  /\b(?:becom(?:e|es|ing)|turn(?:ing)? into|end up as|break(?:ing)? into|switch(?:ing)? (?:in)?to|transition(?:ing)? (?:in)?to|pivot(?:ing)? (?:in)?to|way to (?:be|being)|(?:path|road|route) to(?: (?:be(?:ing)?|becom(?:e|ing)))?|(?:job|work|working|career|position|role) as|to be) /i,
];

/** Without words that only lead to a wish or end it. */
function bare(text: string): string {
  return text
    .replace(/^[\s,.!?:;"'–-]+/, '')
    .replace(
      /^(?:(?:how (?:do|can|could|would|to)|i|i'd|i'm|id|im|do|get|become|be|being|to|like|want|wanna|would|really|maybe|perhaps|probably|some day|someday|one day|eventually|just|please|hi|hello|hey|well|um|something (?:in|with|around|to do with)|(?:a )?(?:job|career|work|working) with|a job as|a career as|job as|work as|a|an|the|some(?: kind of)?|kind of|sort of|my)\b[\s,]*)+/i,
      '',
    )
    .replace(
      /[\s,.!?:;"'–-]*\b(?:some ?day|one day|eventually|in the future|when i grow up|after (?:college|graduation|graduating|school|my (?:degree|phd|mba))|please|i guess|i think|lol|haha|or (?:something|whatever|so)(?: like that)?|at some point)\b[\s,.!?:;"'–-]*$/i,
      '',
    )
    .replace(/[\s,.!?:;"'–-]+$/, '')
    .trim();
}
