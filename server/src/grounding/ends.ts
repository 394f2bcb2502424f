/** Words that lead up to a claim: "Okay, so", "Great. Maya,". */
export const isLeadIn = (words: string): boolean =>
  words.split(/\s+/).every((word) => word === '' || leadIn.test(word) || address.test(word));

const leadIn = /^\W*(?:ok|okay|great|perfect|good|alright|right|well|and|so|but|now|then|or)?\W*$/i;
/** Somebody spoken to: "Maya,". */
const address = /^\p{Lu}\p{L}+,$/u;
const talk = '(?:interview|conversation|onboarding|chat|talk|questions)';

/** The first words of what can claim an end. */
export const mayEnd =
  /^\W*(?:(?:we|you)(?:[’']re|[’']ve|[’']ll| are| have| can| could| may| will| reached| come| came| made| got| stop| end| finish)|(?:that|it|this)(?:[’']s|[’']ll| is| was| will| concludes| completes| ends| wraps| brings| makes| does| should| rounds)|with (?:that|this|these|your)|(?:your|the|our|this|my|here) (?:\w+ )?(?:interview|profile|conversation|onboarding|chat|talk|time|questions?|end)|here(?:[’']s| is| comes| we)|i(?:[’']ve|[’']ll|[’']m| have| now| think| will| can| am| shall)|let(?:[’']s| us| me)|time(?:[’']s| to| is)|all (?:done|set)|thanks?\b|congratulations|done|interview|profile|finished|off you|(?:good)?bye|farewell|there(?:[’']s| is| are)|no (?:more|further|other)|nothing (?:more|else|further))\b/i;

/** "We are done", "that wraps it up", "I will hand you over", "your profile is ready". */
export const claimsEnd = new RegExp(
  [
    // Done, and nothing else.
    String.raw`^\W*(?:all |and |now )?(?:done|finished)\W*$`,
    String.raw`^\W*(?:and |so )?(?:good)?bye\b|^\W*farewell\b|^\W*off you go\b`,
    // "We are finished here", "I am done with my questions".
    String.raw`\b(?:(?:we|you|i)(?: a|[’'])(?:re|m) (?:all |now |already |both |about |nearly )?(?:done|finished|set|through|complete|ready to go)(?=\s+to (?:start|begin|go|search)\b|\W*$|[.,;!]|\s+(?:here|now|and|for (?:now|today)|asking|with (?:this|the|our|my|your) (?:interview|questions?|conversation|chat|talk))\b))`,
    // "The interview is over", "that concludes our talk", "that wraps it up".
    String.raw`\b${talk} (?:is|[’']s|has been|has come|comes|ends|closes|stops|finishes|draws) ?(?:now |already |here |to )*(?:over|done|finished|completed?|closed|at an end|an end|a close|here|now)?\b(?=\W*$|[.,;!]|\s+(?:here|now|and|for)\b)`,
    String.raw`\b(?:concludes|completes|ends|finishes|closes|rounds off) (?:our|the|this|your) ${talk}`,
    String.raw`\b(?:wraps?|wrapped|wrapping|rounds?) (?:(?:it|this|that|things|us|everything|our \w+|the \w+) up|up (?:our|the|this|your|my|things|here|now)\b|up\W*$)`,
    String.raw`\bthat(?: i|[’'])s (?:a wrap|(?:it|everything|all)(?: from me| for (?:now|today|me))?\W*$)`,
    String.raw`\bthat(?:[’']ll| will) be (?:all|everything|it)\b`,
    // "We have reached the end", "this is where we stop".
    String.raw`\b(?:we|us|this|that|you)\b[^.!?]{0,30}\b(?:reach(?:ed)?|came|come|brings|arrived?|made it|got) (?:us )?(?:to |at )?(?:the|an|our) (?:end|close|finish|last question)\b(?! of (?:the|a|your) (?!${talk}))`,
    String.raw`\b(?:(?:this|here|that)(?: i|[’'])s where (?:we|i)|(?:let us|let[’']s|we (?:can|could|will|may|shall)|we[’']ll|i(?:[’']ll| will| can)|time to))(?: now)? (?:stop|end|finish|close|conclude|part)(?=\W*$|[.,;!]|\s+(?:here|now|there|at this point|for (?:now|today)|on that|with that|our|the|this)\b)`,
    String.raw`\b(?:this|that|it)(?: i|[’'])s (?:the end|goodbye|farewell)\b(?! of (?:the|a|your) (?!${talk}))`,
    String.raw`\bour time (?:is|[’']s) (?:up|over)\b|\btime(?: i|[’'])s up\b`,
    // "That was my last question", "no more questions".
    String.raw`\b(?:was|is|were) (?:my|our|the) (?:last|final) questions?\W*$|\bno (?:more|further|other) questions\b|\bnothing (?:more|else|further) to ask\b`,
    // "That is all I need", "I have heard enough".
    String.raw`\bthat(?: i|[’'])s (?:all|everything|enough)(?: that)? (?:i|we) (?:need|needed|wanted|ask)`,
    String.raw`\b(?:i|we)(?: now)?(?:[’']ve| have)(?: now| got| heard| learned| gathered| collected)* (?:all|everything|enough|what)(?: of what| that| the \w+)? (?:i|we) (?:need|needed|wanted)`,
    String.raw`\b(?:i|we)(?: now)?(?:[’']ve| have)(?: now| got| heard| learned| gathered| collected)* (?:all I need|enough)(?=\W*$|\s+(?:now|here|to (?:write|build|make|create|go on|work with|put))\b)`,
    String.raw`\ball done\b|\bcompleted? your profile\b|\bhave completed (?:the|your|our|this) ${talk}`,
    // "Your profile comes now", "I will put your profile together", "I will hand you over".
    String.raw`\bprofile (?:is|[’']s|has been|will (?:now )?be|comes|follows|appears) ?(?:now |already |soon )?(?:ready|done|completed?|finished|finali[sz]ed|built|made|created|set|updated|saved|here|next|now|together|in a (?:moment|minute|second))?\b(?=\W*$|[.,;!]|\s+(?:now|here|and|for|with|in|to|below)\b)`,
    String.raw`\b(?:i(?:[’']ll| will| can|[’']m going to| am going to)|let me|we(?:[’']ll| will)|time to)(?: now| just| go)* (?:create|build|write|prepare|make|generate|finali[sz]e|compile|draft|save|assemble|put together|put) (?:up )?(?:your|the) profile\b`,
    String.raw`\b(?:hand|pass|send|take|bring|lead|move|turn) you (?:over|off|on|along|back|now|straight|to the (?:search|jobs?|next (?:step|page|part)))\b`,
    String.raw`\blet you (?:go|get (?:back|on))\b|\b(?:here(?: i|[’'])s|see) your (?:finished |new |complete )?profile\b`,
    String.raw`^\W*thanks?(?: you)?(?: so much| very much| a lot)?,?(?: \w+,?)? for (?:your (?:time|answers)|talking|chatting|answering|completing|taking (?:the|this|part))\b`,
    String.raw`\bbye(?: for now)?\W*$`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|'),
  'i',
);
