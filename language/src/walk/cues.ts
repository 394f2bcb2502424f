/**
 * What the words around a name say of it: refused, only preferred, required, added, put in place of something, let go or accepted. Closed
 * data, as patterns over the words of a message by their plain forms ("don't wants" is "do not want"), with ‹…› where a name stands; `~` is
 * any run of words that only stress.
 */
export const before: readonly (readonly [Cue, string])[] = [
  // What looks like a refusal and is none.
  [
    'none',
    `not~ (?:sure|certain|picky|necessarily|yet|bad|afraid(?: of)?|allergic to|an? problem)|no (?:preference|particular|specific|idea|problem|worry|rush|doubt|clue|prior|one|degree|experience|issue with|objection to)|nothing (?:against|beat|beats|like|compare to)|nothing to lose|nothing outside(?: of)?|why (?:not|do not)|if not|or not|whether or not|never mind|leave (?:i|me|it|the rest)|(?:less|fewer|more) than|less experienced|outside the box|without experience|up against|not like i|no matter (?:how|who)|not that|no longer an?|(?:do |be )?not~ matter|could(?: not)? care less|do not think so|when not|as not to|can not wait`,
  ],
  [
    'none',
    `(?:(?:do|can|will|would|could|should|be|have|may|might|must) not|never)~ (?:know|wait|understand|remember|hurt|hesitate|forget|worry|seem|find|decide|tell|figure|afford|access|see any|see a|hear|help|stress|limit|judge|there|my|your|our|believe|discriminate|obtain|hold|pass|qualify|mention)`,
  ],
  [
    'none',
    `(?:i|we) have~ (?:not|never) \\w+|(?:i|we) never (?!want|like|wanna|love|need|go|work in)\\w+|there (?:be|is|are) (?:no|not any|nothing)|(?:be|is|are) not there|you never`,
  ],
  [
    'none',
    `(?:when|what|where|how|if|since|after|before|once) (?:i|you|we|they) (?:leave|quit)|(?:who|whoever|that|they|people|alumnus|alumni|alumna|folk|have|someone|anyone) (?:leave|quit|escape)`,
  ],
  // What somebody does not have is no refusal of the rest.
  [
    'lacks',
    `(?:do |have |can |could |will )not~ (?:have|get|obtain|hold|pass)(?: got)?(?: (?:an?|any|the))?|(?:unable|not able) to (?:get|hold)|lack|ineligible for|not eligible for|never have`,
  ],
  // A question that opens with "no" asks for it.
  ['none', `(?<=^|[.!?;] |(?:what|so|but|really|wait|hm|huh)(?: ,)? )(?:no|nobody|nothing|none)(?=[^.!;]*\\?)`],
  // What lifts a limit or lets something in.
  [
    'lift',
    `not~ (?:only|just|limit to|limited to|tie to|tied to)|(?:do|can|will|would|could) not~ (?:care|mind|hate|dislike|object to|rule out|exclude|restrict)(?: (?:about|for|if|to|with|where|what|which|it|be|do|work|have|go|in|at))*|(?:do |be )?not~ (?:have to be|need to be)|need not be|regardless of|irrespective of|no matter(?: the| what| which| where)?|not~ (?:oppose|opposed|averse|against)(?: to)?|(?:would )?not say no to|relax|loosen`,
  ],
  [
    'accept',
    `(?:be )?(?:fine|ok|okay|cool|happy|open|flexible|comfortable|down|good) (?:with|to|about|for)(?: (?:do|work|move|have|be|any|all|go|relocate|to|in|a|an))*`,
  ],
  // What takes something off, or leaves it out from now on.
  [
    'drop',
    `(?:change|swap|switch|replace|exchange)(?: out)?(?: the| my)?(?= ‹)|(?:drop|remove|delete|forget(?: about)?|ignore|lose|clear(?! of)|get rid of|take (?:off|out|away)|never mind about|scratch|scrap)`,
  ],
  // What stands in place of something.
  [
    'replace',
    `what about|how about|what if|make (?:it|that|this)|(?:change|switch|swap|move)(?: it| this| that)? to|actually(?: ,)?|i mean|no ,|instead(?! of)(?: ,)?`,
  ],
  // What stands alongside something.
  [
    'add',
    `also|plus|include|including|as well as|in addition to|on top of that|add|throw in|widen(?: (?:it|this))? to|expand(?: (?:it|this))? to|open (?:it |this )?up to|additionally`,
  ],
  // "Rather Chicago than Boston": the first is preferred, the second comes last.
  [
    'soft',
    `(?<!nothing (?:(?:i|we) )?(?:would )?)(?:(?:i|we) would )?(?:much )?(?:rather|sooner|more|prefer)(?: (?:have|do|work|be|go|see|get|live|join|at|for|in|with))*(?= [^.;!?]* than )(?! than)`,
  ],
  ['than', `than`],
  ['must', `only|must|strictly|exclusively|require|have to|need to|solely`],
  // What is only preferred.
  [
    'soft',
    `(?:more )?ideal(?:ly)?|prefer(?:ably|red)|optimally|hopefully|especially|bonus(?: point)?(?: (?:if|for))?|extra (?:point|credit)(?: (?:if|for))?|nice to have|if (?:at all )?possible|would love if|a plus if|big plus`,
  ],
  // What refuses.
  [
    'not',
    `non|neither(?: of)?|no (?:longer(?: want| need| like| enjoy| interested in| look for| into| consider)?|more|interest in|desire to|intention of|thank to|thanks to)|(?:nobody|no one) (?:who|that)(?: (?:have|be|do))*|no|none of|nothing(?= ‹)|(?:nothing|nobody) (?:in|at|with|near|from|that|to do with)(?![^.;,]*\\?)|(?:no|nobody|nothing)(?= ‹)|nowhere (?:near|in|close to)|never|not|without|sans|minus|besides|except(?: for)?|exclude|outside(?! in | at | near | on | [,.;!?)]| (?:and|or|with) |$)(?: of)?|other than|rather than|instead of|in place of|apart from|aside from|away from|far from|(?:any|every)(?:thing|where|one|body) (?:but|except|besides)|all but|(?:so )?sick of|tired of|done with|(?:have )?enough of|feed up with|fed up with|burn out (?:on|by)|burned out (?:on|by)|burnt out (?:on|by)|bored? (?:of|with|by)|allergic to|opposed? to|against|averse to|anti|put off by|turn off by|hard pass on|pass on(?! to)|say no to|stay away from|steer clear of|(?:stop|quit) (?:show|send|suggest|recommend|give|showing|sending|suggesting|recommending|giving)(?: (?:i|me))?|spare (?:i|me)|(?:rule|leave|filter|cut|screen|weed|take|count|throw|keep) out|leave|(?:hate|dislike|loathe|despise|detest|dread|avoid|skip|hide|refuse|reject|decline|ditch|nix|veto|quit|escape)(?: to)?`,
  ],
  ['not', `(?:do )?not~ have to(?! be)`],
  ['less', `less|fewer`],
  [
    'not',
    `(?:get|keep|take|stay|move|run|transition|break)(?: (?:i|me|us|it|they|them|well|far|right|the hell|as far)){0,3} (?:out of|away from|clear of|off of)`,
  ],
];

/** What stands after a name, or after several that are listed. */
export const after: readonly (readonly [Cue, string])[] = [
  ['drop', `(?:(?:be|do) )?not~ (?:need|needed|require|required|necessary|count|apply)`],
  [
    'lift',
    `(?:do |be )not~ (?:matter|important|an? (?:issue|must|need|requirement)|necessary)|be (?:flexible|optional|open)|can be anything|whatever`,
  ],
  [
    'not',
    `(?:seem|sound|feel|be|would be|will be)~(?: (?:a|an|the|one|my|big|huge|hard|firm|total|complete|major|automatic|biggest))* (?:no go|no no|nope|no|deal ?breaker|non ?starter|pass|turn ?off|hell no|red flag|nightmare|out of the question|off limits?|off (?:the|my) (?:table|menu|list)|rule out|ruled out|exclude|excluded|unacceptable|unbearable|boring|awful|terrible|miserable|soulless|overrated|evil|gross|hell|too far|too boring|out)|as an? (?:hard )?(?:no|deal ?breaker)`,
  ],
  [
    'not',
    `(?:be|would|will|can|do)(?: be)? (?:not|never)(?: be)?~(?: (?:a|an|the))?(?: really)? (?:(?:for|of interest to) (?:i|me|us)|my (?:thing|scene|jam|cup of tea|vibe|style|type|strength|passion)|interesting|interested|appealing|what i (?:want|like|need|be look for)|fit|good fit|good match|option|on the table|happening|happen|acceptable|ok|okay|good|great|fun|ideal|possible|wanted|welcome|in the card|work|interest|appeal|excite|suit|attract|motivate|speak to|thrill)(?: (?:for|to))?(?: (?:i|me|us))?`,
  ],
  ['not', `(?:seem|be|feel|get)(?: (?:just|way|a bit|far|much|really))* too [a-z]+`],
  ['not', `(?:bore|drain|depress|disgust|kill|scare|terrify|repel|put|turn) (?:i|me)(?: off)?|suck|need not apply`],
  [
    'not',
    `(?:,|:|\\?|-)? ?(?:(?:and|but) )?(?:no (?:thank|thanks|thank you|way|chance|sir)|nope|never again|except(?:ed)?(?= [.,;!?)]|$)|excluded|hard (?:no|pass)|hell no|not for (?:i|me)|not my thing|not (?:ok|okay|happening))`,
  ],
  ['not', `no(?= [.,;!?)]|$)`],
  [
    'accept',
    `(?:be|would be)?~ ?(?:also |totally |perfectly )?(?:fine|ok|okay|alright|all right|acceptable|an option|on the table)(?! (?:but|with|to))|(?:also )?work(?:s)?(?: fine)?(?: for (?:i|me))?(?= [.,;!?)]| too| also|$)|(?:be|would be) (?:also |totally )?(?:good|cool|possible)`,
  ],
  [
    'soft',
    `(?:,|-)? ?(?:(?:preferably|ideally|optimally)(?= [.,;!?)]|$)|preferred|if (?:at all )?possible|as an? (?:plus|bonus)|(?:that |it )?would be~(?: (?:a|an))? (?:nice|great|cool|good|ideal|awesome|amazing|perfect|plus|bonus|lovely)|be (?:a )?(?:plus|bonus|nice|nice to have))(?! ‹)`,
  ],
  ['add', `(?:be )?(?:fine |ok |okay )?(?:too|as well|also)`],
  ['replace', `instead(?! of)`],
];

/** A verb before a name that what stands after it completes: "keep banks out of it", "take California off the list". */
export const around = {
  before:
    /(?:^| )(?:keep|leave|take|get|cut|count|rule|filter|throw|cross|strike|kick|screen|weed|knock)(?: (?:the|all|any|those|these|a|an|my))* $/,
  after:
    /^(?:(?:job|role|company|firm|work) )?(?:out|off|away|aside)(?: of (?:it|this|that|they|them|the result|my (?:result|search|list)|the (?:list|search|picture|mix))| (?:the|my) (?:list|table|result))?(?= |$)/,
};

/** Adverbs and hedges between the words of a cue. */
export const stress = `(?: (?:really|just|also|even|ever|so|very|too|that|much|particularly|actually|honestly|currently|personally|absolutely|exactly|especially|super|all|still|quite|totally|definitely|simply|kind of|pretty much|necessarily|like))*`;

/** Verbs with which a wish begins anew: what was refused or preferred before them ends. */
export const asks =
  /^(?:(?:i|we)(?: (?:be|am|would|do|will|can))*~ (?:want|wanna|need|look|prefer|love|like|enjoy|search|hope|try)|(?:look|looking|search|searching) for|(?:show|give|get|find|list|recommend|suggest|send) (?:i|me|us)|find|show|want|please|interested in|rather(?! (?:not|than))|just(?= (?:‹|a |an |the |in |at |something))|maybe|perhaps|yes|give)(?= |$)/;

/** What ends a refusal even before it has named anything. */
export const turns = /^(?:because|since|so|though|although|however|but)(?= |$)/;

/** Names are listed, or lead on to one another, where only these stand between them. */
const lead =
  '(?: (?:maybe|even|perhaps|other|another|else|in|at|with|for|from|near|around|a|an|the|some|any|something|anything|work|job|role|position|internship|do|to|go|into|based|somewhere|of))*';
const head =
  '(?: (?:job|role|position|internship|work|company|firm|stuff|area|people|person|folk|alumnus|alumni|grad|place|city|state|field|opening))?';
export const joints = {
  or: new RegExp(`^${head}(?: ,)?(?: (?:or|/|nor|and / or|either))+${lead} $`),
  and: new RegExp(`^${head}(?: ,)?(?: (?:and|&|plus))+${lead} $`),
  comma: new RegExp(`^${head} ,${lead} $`),
  none: new RegExp(`^${head}${lead} $`),
};

/** What becomes of a name: refused, preferred, required, added, put in place of what was there, let go, let in, its limit lifted. */
export type Cue = 'not' | 'than' | 'less' | 'lacks' | 'soft' | 'must' | 'add' | 'replace' | 'drop' | 'accept' | 'lift' | 'none';
