import { plainOf } from '../text/tokens.ts';

/**
 * What a clause tells the assistant to do with what it noted, or says of it: nothing in such a clause is a fact by itself. `object` is
 * where the words stand that it is about (offsets in the clause); null where it only points ("that's wrong"). Null: it is no command.
 */
export function commandOf(clause: string): Command | null {
  const said = plainOf(clause).toLowerCase();
  const lead = leading.exec(said)?.[0].length ?? 0;
  for (const { act, pattern, sure, replaces } of patterns) {
    const match = pattern.exec(said.slice(lead));
    if (!match) continue;
    const object = spanOf(match, 'x', lead);
    const instead = spanOf(match, 'y', lead);
    const row = match.groups?.['row'];
    return {
      act,
      object: isPointer(said, object) ? null : object,
      instead,
      row: row === undefined ? null : (rowWords[row.replace(/\s+/g, ' ')] ?? null),
      sure: sure !== false,
      replaces: replaces === true,
    };
  }
  return null;
}

const spanOf = (match: RegExpExecArray, group: string, offset: number): Offsets | null => {
  const text = match.groups?.[group];
  if (text === undefined || text.trim() === '') return null;
  const indices = match.indices?.groups?.[group];
  if (indices === undefined) return null;
  const trimmed = text.replace(/^[\s"'“”:,]+/, '');
  const start = indices[0] + (text.length - trimmed.length);
  const end = start + trimmed.replace(/[\s"'“”.,!:;)(]+$/, '').length;
  return end > start ? { start: start + offset, end: end + offset } : null;
};

/** "it", "that one", "the last one": nothing is named. */
const isPointer = (said: string, object: Offsets | null): boolean =>
  object === null ||
  /^(?:it|this|that|these|those|them|that one|this one|the last one|the last|all of (?:it|them|that)|both|one|those two|the other one|me)$/.test(
    said.slice(object.start, object.end),
  );

/** Words to the one who asks, before a command. */
const leading =
  /^[\s•*\-–"'([]*(?:(?:and|but|so|also|then|no+|nope|nah|wait|hey|um+|uh+|hmm+|ugh|oh|ok|okay|sorry|oops|actually|please|pls|plz|just|dude|bruh|bro|man|lol|lmao|haha+|omg|yo|well|right|yeah|yes|kindly|hold on|hang on|again|like i said|by the way|btw|oh and|one more thing|one thing|i mean|a correction|(?:one |a )?(?:small |quick )?correction|to be (?:precise|clear|fair|honest|exact)|to clarify|i think|maybe)[\s,.!:;-]+)*/;

const rows = String.raw`(?<row>more of|less of|looking for|must[ -]haves?|the must[ -]haves?|musts?|more|less|no|yes)`;
const again = String.raw`(?:[\s,]+(?:(?:please )?(?:add|put|include|note) (?:those|them|it|that|both)|if you can(?: add it)?|too|as well|also|please|pls|first|already|again|earlier|before|instead|back|though|there|btw|by the way|lol|for me|then|now))*`;
const list = String.raw`(?:\s+(?:to|on|in|into|onto|off|from|out of|of)\s+(?:the |my |your |that |this )?(?:list|lists|profile|notes?|chips?|row|rows|page|section|less of list|more of list|list of \w+|less of|more of|must[ -]haves?|looking for))?`;
const make = (act: Command['act'], source: string, rest: { sure?: false; replaces?: true } = {}): Pattern => ({
  act,
  pattern: new RegExp(String.raw`^${source}[\s.!?)"']*$`, 'd'),
  ...rest,
});
const ask = String.raw`(?:(?:can|could|would|will) (?:you|we|u) )?(?:please |just |maybe |kindly )*`;

/** In order: the first that fits. `x` is what it is about, `y` what is put in its place. */
const patterns: readonly Pattern[] = [
  // "X should say Y", "change X to Y", "replace X with Y", "put Y instead of X".
  make('replace', String.raw`(?<x>.{2,80}?) should (?:say|read|be called|be written)(?: as)? (?<y>.+)`),
  make('replace', String.raw`${ask}(?:change|switch|swap|correct|rename|fix) (?<x>.{2,80}?) (?:to|into|for|with) (?<y>.+)`),
  make('replace', String.raw`${ask}(?:replace) (?<x>.{2,80}?) (?:with|by) (?<y>.+)`),
  make('replace', String.raw`${ask}(?:add|put|use|write|say) (?<y>.{2,80}?) instead(?: of (?<x>.+))?`),
  make(
    'replace',
    String.raw`(?:it|that|this|what i)(?:'s| is| was)? (?:really |actually )?(?:should(?:'ve| have)? (?:be|been|say|said|read)|meant to (?:be|say)|supposed to (?:be|say)) (?<y>.+)`,
  ),
  make('replace', String.raw`(?:i )?(?:should(?:'ve| have)? (?:say|said)|meant|mean|was trying to say)(?: to say)?[\s:,]+(?<y>.+)`, {
    replaces: true,
  }),
  make('replace', String.raw`${ask}make (?:it|that) (?<y>.+)`),
  // Rows.
  make(
    'move',
    String.raw`${ask}(?:move|put|switch|shift|change) (?<x>.{2,100}?) (?:to|under|into|in|on|as) (?:an? |the |my )?${rows}(?: (?:list|row|section|one))?(?:,? (?:not|instead of) .+)?`,
  ),
  make(
    'move',
    String.raw`(?<x>.{2,100}?) (?:goes?|belongs?|should (?:go|be)|needs? to (?:go|be)|is supposed to be|is|are) (?:under|in|on|into) (?:the |my )?${rows}(?: (?:list|row|section|of))?(?:,? (?:not|instead of) .+)?`,
  ),
  make(
    'move',
    String.raw`(?<x>.{2,100}?) (?:is|are|has to be|should be|needs to be) (?:really |also |definitely )?(?:an? |the |my )?(?<row>must(?:[ -]?haves?)?s?)(?:[ ,].*)?`,
  ),
  make(
    'replace',
    String.raw`${ask}(?:fix|correct) (?<x>.{2,80}?)[:,]+ (?:the name is|it'?s|it is|it should be|the right name is) (?<y>.+?)(?:,? and .+)?`,
  ),
  make(
    'deny',
    String.raw`(?<x>.{2,80}?) (?:was|were|is) (?:just |only )?(?:about|for|a reply|meant for|talking to) (?:my|the|this|you|your|me)\b.*`,
  ),
  make(
    'demote',
    String.raw`(?<x>.{2,100}?) (?:isn'?t|is not|aren'?t|are not|ain'?t|doesn'?t have to be|don'?t have to be|do not have to be|is no|isnt) (?:really |actually )?(?:an? |the |my )?["']?(?:must(?:[ -]?have)?|musts|requirement|need|dealbreaker|condition|necessity)s?["']?(?: of mine)?(?:[ ,].*)?`,
  ),
  // What is said of names: "X isn't a company", "X and Y are employers", "X is a person".
  make(
    'employers',
    String.raw`(?<x>.{2,160}?) (?:is|are) (?:all |both )?(?:an? |the |my )?(?:target |possible |real )?(?:employers?|companies|company|firms?|organi[sz]ations?)(?:,? .*)?`,
  ),
  make(
    'deny',
    String.raw`(?<x>.{2,100}?) (?:isn'?t|is not|aren'?t|are not|wasn'?t|was not|ain'?t|isnt|arent) (?:really |actually |even |just )?(?:(?:an? |the |my )?(?:company|companies|employer|employers|person|place|city|town|job|jobs|job thing|role|thing|hobby|skill|name|word|one|part of the name|separate (?:one|thing|place|company|museum)|real\b.*|what i (?:said|meant|mean|want|wanted|wrote|asked).*|something i(?:'m| am)? (?:looking for|want|said|need).*|a? ?place i.*|where i want.*|somewhere i.*|right|true|correct|it|me|for me))(?:[ ,.].*)?`,
  ),
  make(
    'deny',
    String.raw`(?<x>.{2,60}?) (?:is|are|was|were) (?:just |actually |only )*(?:an? )?(?:wrong|incorrect|a mistake|mistake|a joke|joke|a typo|typo|person|joke|typo|school|guy|brand|street|friend|nickname|not right)\b(?! (?:i|we|that|where|to)\b).*`,
  ),
  make(
    'deny',
    String.raw`(?<x>.{2,80}?) (?:was|were|is) (?:just |only )?(?:about|for|a reply|meant for|talking to) (?:my|the|this|you|your|me)\b.*`,
  ),
  make(
    'add',
    String.raw`(?:you|u) (?:missed|forgot|forget|skipped|left out) (?<x>.{2,100}?),? (?:and )?(?:(?:please )?(?:put|add|move) (?:that|it|them) (?:in|to|under|into|on)|that(?:'s| is)(?: also)?|it(?:'s| is)(?: also)?) (?:the |my )?${rows}(?:,? .*)?`,
  ),
  make(
    'add',
    String.raw`${ask}(?:add|put|include) (?<x>.{2,100}?) (?:to|in|under|into|on) (?:the |my )?${rows}(?: (?:list|row))?(?:,? .*)?`,
  ),
  make('add', String.raw`${rows} (?<x>.{2,80}?),? (?:you|u) (?:missed|forgot|skipped|dropped|left out) (?:that|it|this)${again}`),
  make(
    'one',
    String.raw`(?<x>.{3,100}?) (?:is|are) (?:just |all |actually )?one (?:place|company|employer|thing|name|museum|word|school|organization)${again}(?:,.*)?`,
  ),
  make(
    'retract',
    String.raw`(?:that|it|this|the last one) was (?:just |all |pure |total )?(?:sarcasm|sarcastic|a joke|ironic|irony|a lie)(?:[ ,].*)?`,
  ),
  make('remove', String.raw`i was (?:just |only )?(?:joking|kidding|being sarcastic|being ironic)(?: about (?<x>.+?))?(?:,.*)?`),
  make('remove', String.raw`i(?:'ve| have)? (?:changed|change) my mind (?:about|on) (?<x>.+)`),
  make('remove', String.raw`i(?:'ve| have)? decided against (?<x>.+)`),
  make('remove', String.raw`it(?:'s| is) not that i (?:want|need|like|said|am looking for) (?<x>.+)`),
  // What was missed.
  make(
    'add',
    String.raw`(?:you|u|it) (?:have |'ve |just )?(?:missed|forgot|skipped|ignored|dropped|lost|left out|left off|(?:didn'?t|did not|haven'?t|have not|havent|didnt|don'?t|never) (?:\w+ )?(?:get|got|note|noted|add|added|catch|caught|record|recorded|write|written|wrote|include|included|hear|heard|have|put|list|listed|save|saved)(?: down)?)(?: (?:that|the part about|the bit about|the thing about|my|the main thing,? which is|out|in))?[\s:,]+(?<x>.+?)${again}`,
  ),
  make('add', String.raw`(?:what(?:'s| is) )?(?:also |still )?missing(?: is| are)?[\s:,]+(?<x>.+?)${again}`),
  make('add', String.raw`(?<x>.{2,100}?) (?:is|are) (?:also |still )?missing${again}`),
  make(
    'add',
    String.raw`(?:i )?(?:already |also |just |did )?(?:said|mentioned|wrote|told you|tell you)(?: you)?(?: about)?[\s:,]+(?<x>.+?) (?:too|also|as well|first|already|earlier|before)`,
  ),
  make('add', String.raw`${ask}(?:don'?t|do not|never) forget (?:about )?(?<x>.+?)${again}`),
  make('replace', String.raw`(?<y>.{2,60}?) instead of (?<x>.+)`),
  make('keep', String.raw`${ask}(?:keep|leave) (?<x>.+?)(?: (?:in|on|there|as (?:it )?is))?${again}`, { sure: false }),
  make('keep', String.raw`(?<x>.{2,100}?) (?:should|must|can|has to) stay${again}`),
  make(
    'add',
    String.raw`${ask}(?:add|include|note down|list|write down|throw in|put down|put)(?: back| in| down)?[\s:,]+(?<x>.+?)${list}${again}`,
  ),
  // Removing.
  make(
    'remove',
    String.raw`${ask}(?:remove|delete|erase|scratch|cross out|cross off|strike|undo|get rid of|take off|take out|take away|amend)(?: (?:the |my )?(?:one|thing|chip|part|bit|line)s? (?:about|with|that says|for))?[\s:,]+(?<x>.+?)(?: (?:off|out|away))?${list}${again}`,
  ),
  make(
    'remove',
    String.raw`${ask}(?:take|cross) (?<x>.+?) (?:off|out|away)(?: (?:of )?(?:the|my) (?:list|profile|page|row|less of(?: list)?|more of(?: list)?|looking for|must[ -]haves?))?${list}${again}`,
  ),
  make(
    'remove',
    String.raw`${ask}(?:drop|forget|lose|skip|cancel|cut|ditch|kill|nix|ignore|forget about|never ?mind)(?: (?:the |my )?(?:one|thing|chip|part|bit)s? (?:about|with|for))?[\s:,]+(?<x>.+?)${list}${again}`,
    { sure: false },
  ),
  make('change', String.raw`${ask}(?:change|fix|correct|amend|edit) (?:what i said about |the )?(?<x>.+)`),
  // Complaints that name nothing, or whose object only the facts can tell.
  make(
    'complain',
    String.raw`(?:that(?:'s| is|s)|this is|it(?:'s| is)|you(?:'re| are)|these are) (?:all |still |so |just )?(?:not (?:right|true|correct|what i (?:said|meant|mean|want|wanted|wrote).*|it)|wrong|incorrect|backwards?|the opposite|mistaken|a mistake|still there|still wrong)(?:,.*| .*)?`,
  ),
  make(
    'complain',
    String.raw`(?:you|u|it) (?:got|have|misread|misheard|misunderstood|mixed|read) (?:(?:that|it|this|me|everything|something|them) )?(?:wrong|backwards?|mixed up|up|me|that|it)\b.*`,
  ),
  make(
    'complain',
    String.raw`(?:not what i (?:said|meant)|wrong|no that'?s wrong|(?:i )?(?:did say|said|mentioned) (?:it|that|this|so)(?: first| already| before)?|(?:none|neither) of (?:these|those|them)\b.*|no one of these|what is .+ doing there|why is .+ there)`,
  ),
  make('deny', String.raw`(?:i )?(?:didn'?t|did not|never|didnt) (?:say|said|mean|meant|ask for|mention|want)[\s:,]+(?<x>.+)`),
];

const rowWords: Readonly<Record<string, Command['row']>> = {
  'more of': 'more',
  more: 'more',
  yes: 'looking',
  'less of': 'less',
  less: 'less',
  no: 'less',
  'looking for': 'looking',
  must: 'must',
  musts: 'must',
  musthave: 'must',
  musthaves: 'must',
  'must have': 'must',
  'must-have': 'must',
  'must haves': 'must',
  'must-haves': 'must',
  'the must have': 'must',
  'the must haves': 'must',
};

interface Pattern {
  act: Command['act'];
  pattern: RegExp;
  sure?: false;
  replaces?: true;
}

interface Offsets {
  start: number;
  end: number;
}

export interface Command {
  act: 'add' | 'remove' | 'move' | 'demote' | 'employers' | 'deny' | 'replace' | 'keep' | 'change' | 'retract' | 'one' | 'complain';
  /** What it is about, as offsets in the clause. */
  object: Offsets | null;
  /** What is put in its place. */
  instead: Offsets | null;
  row: 'more' | 'less' | 'looking' | 'must' | null;
  /** A command whatever it names; else only where it names a fact ("skip the meetings" may be an answer). */
  sure: boolean;
  /** What it takes the place of must be found among the facts. */
  replaces: boolean;
}
