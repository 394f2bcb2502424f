/** The form of a message: whether it asks, goes on from what is there, or wants work in general. */

/** A message that asks for work in general: "show me jobs", "anything", "something". */
export function asksForAny(message: string): boolean {
  return /\b(?:jobs?|work|roles?|positions?|openings?|opportunit(?:y|ies)|internships?|gigs?|anything|something|everything|stuff|things|postings?|careers?)\b/i.test(
    message,
  );
}

export function asksToFind(message: string): boolean {
  return /\b(?:find|show|search|look(?:ing)?(?: for)?|want|need|give me|get me|any|i'?d like|i'?d love|interested in|recommend|suggest|list|hunting for|are there|is there|got)\b/i.test(
    message,
  );
}

/** "Where I can help" asks nothing. */
export const isQuestion = (message: string) =>
  /\?\s*$|^\W*(?:(?:and|so|but|ok(?:ay)?|also|hm+|then|well)[\s,]+)*(?:why|what|(?:where|when|how)(?! (?:i|we|you|people)\b)|does|do|is|are|can|would|will|tell me)\b/i.test(
    message,
  );

/** A question or a wish to be told about something. */
export const asksAbout = (message: string) =>
  /\?|^\W*(?:(?:and|so|but|ok(?:ay)?|also|hm+|then|well)[\s,]+)*(?:why|what|where|when|how|does|do|is|are|can|would|tell|explain|describe|details?|more|about)\b|\b(?:tell me|more about|about the|explain|describe|open|details)\b/i.test(
    message,
  );

export const wordCount = (message: string) => message.trim().split(/\s+/).length;
