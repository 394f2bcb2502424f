/**
 * The part of a message that asks for people: what students tell about themselves is blanked, so that offsets hold. Where nothing else
 * asks, what they want to become does, and `wished` says so.
 */
export function askedIn(text: string): { text: string; wished: string | null } {
  const parts = partsOf(text);
  const kinds: Kind[] = [];
  for (const [at, part] of parts.entries()) {
    const own = kindOf(part.text);
    const before = at === 0 ? 'asks' : (kinds[at - 1] ?? 'asks');
    // What follows a comma goes on with what was stated; a new sentence without "I" asks.
    kinds.push(own ?? (part.begins ? 'asks' : before));
  }
  const asks = kinds.some((kind, at) => kind === 'asks' && /\p{L}{2}/u.test(parts[at]?.text ?? '') && !empty.test(parts[at]?.text ?? ''));
  const keep: Kind = asks ? 'asks' : 'wishes';
  const wished = asks ? null : parts.filter((_, at) => kinds[at] === 'wishes').map((part) => part.text.trim());
  return {
    text: parts.map((part, at) => (kinds[at] === keep ? part.text : blank(part.text))).join(''),
    wished: wished === null || wished.length === 0 ? null : wished.join(', '),
  };
}

/** Spaces, with a stop so that nothing reaches over it. */
const blank = (text: string) => `.${' '.repeat(Math.max(0, text.length - 1))}`.slice(0, text.length);

function partsOf(text: string): { text: string; begins: boolean }[] {
  const parts: { text: string; begins: boolean }[] = [];
  let start = 0;
  let begins = true;
  for (const match of text.matchAll(breaks)) {
    const end = match.index + (match.groups?.['stop']?.length ?? 0);
    if (end <= start) continue;
    parts.push({ text: text.slice(start, end), begins });
    begins = /[.?!;\n]/.test(match.groups?.['stop'] ?? '');
    start = end;
  }
  if (start < text.length) parts.push({ text: text.slice(start), begins });
  return parts;
}

function kindOf(part: string): Kind | null {
  const text = part.toLowerCase().replace(leading, '');
  if (asking.test(text)) return 'asks';
  if (wishing.test(text)) return 'wishes';
  return telling.test(text) ? 'tells' : null;
}

type Kind = 'asks' | 'wishes' | 'tells';

// Before "and want to …", "but I …", "so who …" another part begins.
const breaks =
  /(?<stop>[.?!;\n]+(?=\s|$)|, |: | - | – )|(?= (?:and|but|so|because|since|though|while) (?:i|i'm|im|i've|my|we|can|could|who|is there|are there|any|anyone|find|show|looking|want|wanna|would|need|hoping|trying|wondering|interested|am|was|do you|please)\b)/gi;
const leading =
  /^(?:[\s,.!?;:–-]+|(?:hi|hey|hello|yo|so|well|also|and|but|ok|okay|because|since|though|while|um|uh|basically|honestly|actually|anyway|please|thanks|there|all|everyone|team)\b(?! (?:is|are)\b))*/;
const asking = new RegExp(
  [
    String.raw`^(?:who|whom|whose|which|find|show|list|search|give|get|tell|help me (?:find|meet|connect)|connect|introduce|recommend|suggest|point me|look up|is there|are there|is any|are any|any|anyone|anybody|someone|somebody|alumni|alums?|people|folks|do you (?:know|have)|does anyone|did any|has any|have any|how many|how did|what|where|can you|could you|would you|can i (?:talk|meet|find|speak)|could i|i (?:look|search|am looking|am searching)(?: for)?|i want (?:to )?know|i need (?:to )?(?:talk|find|meet|someone|people|alumni|an?)|preferably|ideally|especially|the more|only|just|maybe|in particular|specifically)\b`,
    String.raw`\b(?:looking|searching|hoping|trying|want|wanna|wanting|like|love|need|would|wondering|eager|keen|excited|interested|seeking|mind|wish|wishing)\b[^.]{0,30}?\b(?:talk|talking|speak|speaking|meet|meeting|connect|connecting|chat|chatting|find|finding|hear|hearing|reach|reaching|network|networking|interview|interviewing|shadow|see|know|learn from|get in touch|understand|explore|ask|someone|somebody|anyone|people|folks|alumni|alums?|mentors?|contacts?|whether|if (?:there|any)|who)\b`,
    String.raw`\b(?:looking|searching) for\b|^(?:i )?(?:want|need) (?!to\b)|\bseeking\b`,
    String.raw`^i(?:'d| would)?(?: also)? (?:take|accept|consider|add|include)\b`,
    String.raw`\bi (?:can|could|should|might) (?:talk|speak|reach|meet|connect|ask)\b`,
  ].join('|'),
);
const wishing =
  /^(?:i|i'm|im|we|am|my dream|my goal|want|wanna|would|hoping|trying|interested|thinking|considering|planning)\b[^.]{0,40}?\b(?:want|wanna|hope|hoping|plan|planning|love to|like to|thinking|considering|aspire|aspiring|aiming|dream|goal|trying|interested|curious|into|pivot|switch)\b/;
const telling =
  /^(?:(?:[\p{L}&'.+-]{2,20} ){0,5}(?:student|major|senior|junior|sophomore|freshman|undergrad) here|i|i'm|im|i've|ive|i'd|i'll|we|we're|me|am|being|currently an?|as an?|my \p{L}+(?: \p{L}+)?(?: \p{L}+)? (?:is|was|are|were|has|have|had|works?|worked|went|wants?|says?|told))\b/u;
const empty =
  /^[\s,.!?;:–-]*(?:(?:hi|hey|hello|thanks|thank you|please|ok|so|and|there|everyone|team|thank you so much|cheers|any help|any advice|what should i do|who can help(?: me)?|(?:who|has anyone|anyone who|did anyone)(?: else)? (?:did|does|do|made|has done|have done|done) (?:that|this|it|the same|that move|this move|that switch)|can (?:you|anyone) help(?: me)?|who should i (?:talk|speak|reach out) to|any (?:suggestions|recommendations|ideas))[\s,.!?;:–-]*)+$/i;
