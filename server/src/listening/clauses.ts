/** The clause that a place in the text belongs to: "my dad wants law but I want to teach" holds two. */
export const clauseAround = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - mostClause), at);
  const after = text.slice(at, at + mostClause);
  const start = [...before.matchAll(clauseEnd)].at(-1);
  const end = after.search(clauseEnd);
  return before.slice(start ? start.index + start[0].length : 0) + after.slice(0, end < 0 ? undefined : end);
};

/** Characters on either side of a place that are read for its clause. */
const mostClause = 400;

/** Where one clause ends and another begins; "anything but X" is one. */
export const clauseEnd = /[.!?\n;]|(?<!\b(?:anything|everything|nothing|anywhere)\s)\bbut\b|\bthough\b|\bhowever\b/gi;

/** A wish for work: "I'd like to", "considering", "break into". */
export const wants =
  /\b(?:i(?:'d| would| really| also| just| definitely)* (?:want|like|love|hope|plan|aim|wish|prefer)(?:ed)? to|(?<!\b(?:me|him|her|them|us|parents|mom|dad)\s)want(?:ed)? to|(?:i'?m|am|been) (?:considering|thinking (?:about|of)|looking (?:for|at|into)|leaning toward[s]?|aiming for|applying (?:to|for)|interested in|curious about|drawn to|open to)|interested in|considering|dream (?:job|company|role|is|would be)|career in|go(?:ing)? into|mov(?:e|ing) (?:in)?to|pivot(?:ing)? (?:in)?to|switch(?:ing)? (?:in)?to|break(?:ing)? into|become|work as|(?<!\b(?:my|last|old|first|summer) )(?:internship|job|role|position)s? (?:in|as|at|with)|hope to|maybe|see myself|thinking (?:about|of)|appl(?:y|ied|ying) to|rather (?:do|be|work in))\b/i;
/** What was: a former job is no wish for another. */
export const past =
  /\b(?:i (?:thought(?: about| of)?|was|used to (?:be|work)|worked|interned|had|did|have worked|have been)|i've (?:worked|been|interned)|(?:after|for|did|over) (?:\w+ ){0,2}(?:years?|months?|summers?|internships?) (?:as|at|in|of|\()|\b\d+ (?:\w+ )?(?:years?|summers?|internships?) (?:as|at|in|of|\()|what i(?:'m| am) leaving|\b(?:did|done|had) .{0,30}\balready\b|my (?:old|last|previous|first|former|current|summer) (?:job|boss|internship|role|manager)|former|ex-)\b(?!.*\b(?:want|hope|dream|would like|looking for)\b)/i;
/** What somebody wanted once: "used to want to be a dentist", "not anymore". */
export const former = /\b(?:used to (?:want|be|think|plan|dream|love|like|work)|not any ?more|no longer|gave up on|was going to)\b/i;
/** What somebody else does or wants: "my dad is an auditor". */
export const others =
  /\b(?:my (?:mom|mother|mum|dad|father|parents?|sister|brother|cousin|aunt|uncle|friends?|roommate|partner|girlfriend|boyfriend|wife|husband|grand\w+|family|professor|advisor|roommates)|everyone|everybody|people|they|he|she)(?:'s)?\s+(?:is|are|was|were|works?|worked|wants?|thinks?|says?|said|keeps?|tells?|told|does|did|has|expects?|pushed)\b/i;
/** Words that turn down what follows them. */
export const refusedBefore =
  /(?:\b(?:not|no|never|except|anything but|everything but|avoid(?:ing)?|hate|dont want|without|against|rather than|better than|instead of|neither|nor|less|refuse|refusing)|n't)\s+(?:(?:a|an|the|any|another|other|more|really|ever|want|like|to|be|work|working|apply|applying|intern|interning|interested|in|at|for|into|go|going|some|big|huge|as)\s+)*$/i;
/** What holds only on a condition: "if the product isn't evil". */
export const conditional = /\b(?:if|unless|as long as|whenever|provided)\b[^,;]*$/i;
/** Words at the beginning of an item that turn it down. */
export const refusedPart = /^(?:not|no|never|anything but|anywhere but|except(?: for)?|definitely not|but not)\b\s*/i;
/** What stands before a place in its sentence. */
export const sentenceBefore = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - mostClause), at);
  return before.slice(Math.max(...Array.from('.!?\n', (mark) => before.lastIndexOf(mark))) + 1);
};
