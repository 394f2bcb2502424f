/**
 * Turns of phrase of several words that mean what one word of a class in `eligibility-lexicon.ts` means. They apply in order, to a text
 * whose names and contractions are in one spelling already.
 */
export const idioms: readonly (readonly [from: RegExp, to: string])[] = meanings().map(([to, from]) => [anyOf(from), to]);

function anyOf(phrases: readonly RegExp[]): RegExp {
  return new RegExp(String.raw`\b(?:${phrases.map(({ source }) => source).join('|')})(?!\w)`, 'g');
}

function meanings(): readonly (readonly [to: string, from: readonly RegExp[]])[] {
  return [
    ['may', [/not rul(?:e|ed|ing) out/]],
    // no obstacle, and an obstacle
    ['no problem', [/(?:play\w*|has|have|had) no (?:role|part|bearing|influence|effect|weight|impact)/, /no issue/]],
    [
      'no problem',
      [
        /(?:(?:no|not) need|not have|not (?:expect|require|ask)(?:ed|ing)? (?:you|\w+s)) to (?:already )?(?:have|hold|sort|arrange|worry|get|obtain|organi[sz]e|already)/,
      ],
    ],
    [
      'problem',
      [
        /(?:count\w*|h[eo]ld|used|weigh\w*) (?:\w+ )?against/,
        /(?:stand|get|come|be|stood)\w* (?:\w+ )?in (?:the|your|our) way/,
        /(?:rul|screen|filter|weed|sift)(?:e|es|ed|ing|s)? (?:\w+ )?out/,
        /sh(?:y|ied|ies|ying) away/,
        /h[eo]ld\w* (?:\w+ )?back/,
        /turn\w* (?:\w+ ){0,2}(?:away|down)/,
        /put\w* (?:\w+ )?off/,
        /an issue|stand between/,
      ],
    ],
    ['exclude', [/pass(?:ed)? over|set aside|left out|opt(?:s|ed)? out of|stay(?:s|ing)? (?:out of|away from)|steer(?:s|ing)? clear of/]],
    [
      'regardless',
      [/no matter|even (?:if|though|when|where)|whether or not|with or without|independent(?:ly)? of|notwithstanding|despite/],
    ],
    [
      'regardless',
      [/(?:makes?|is) no difference(?: to us)?(?: whether| if)?/, /(?:do|does) not (?:matter|care)(?: to us)? (?:whether|if|that)/],
    ],

    // not given
    ['unavailable', [/out of (?:reach|scope|bounds|range|luck|the question)|beyond us|off the table|a no(?: go)?/]],
    [
      'is unavailable',
      [/fell through|(?:is|are|been) (?:all |now |already )?(?:taken|gone|exhausted|used up|spent)(?! (?:care|on|from|by|to))/],
    ],
    ['not', [/(?:outside|beyond|exceeds)(?: of)?(?= what| (?:the|its|their) (?:scope|remit|charter|mandate|mission|budget|means)| our)/]],
    ['not', [/against (?:\w+ )?(?:policy|policies|rules)/, /(?:rule|policy|policies|decision|practice|stance|position) against/]],
    ['not', [/no (?:way|plans?|intention|intent|ability|capacity|means|budget|resources|possibility|chance) (?:\w+ )?(?:to|of|for)/]],
    ['able to', [/in (?:a |the )?position to/]],
    [
      'not able to',
      [/unable(?: to)?|fail(?:s|ing)? to/, /lack(?:s|ing)? (?:the |of )?(?:\w+ )?(?:ability|means|capacity|fund\w*|budget|resources) to/],
    ],
    ['not able', [/too \w+|(?:decided|chosen|opted|elected|voted) against/]],
    ['no', [/(?:do not|never) (?:ask|request|inquire|enquire)(?: \w+){0,2}? (?:for|about)/]],

    // who needs it, and what becomes of them
    ['are sponsored', [/(?:can|may) (?:count|rely|depend|lean) on us/]],
    [
      'need',
      [
        /(?:look|turn|count|depend|rely|lean)(?:ed|s|ing)? (?:to|on|upon) (?:us|the (?:company|employer|firm)|an? employer) (?:for|to)/,
        /(?:(?:do|does) not (?:\w+ )?have|lack(?:s|ing)?(?: of)?|absence of|not having)(?: (?:an?|the|your|any))?(?= (?:\w+ )?(?:visa|workpermit|greencard|sponsor))/,
      ],
    ],
    ['not apply', [/(?:look|apply|search|try) elsewhere|please excuse/]],
    ['not apply', [/(?:look|choose|turn|apply|consider)(?: (?:to|at|for))? (?:one of )?(?:our )?(?:other|another|an? different) \w+/]],
    ['not considered', [/no (?:reply|response|interview|answer|consideration)/]],
    ['can not proceed', [/(?:must|have to) (?:\w+ly )?pass(?=$|[.,;])/]],
    ['proceed', [/(?:move|go|take|taken|moved|bring|brought)(?: \w+)? (?:forward|ahead|further)/]],
    ['accepted', [/(?:treated|judged|assessed|considered) (?:\w+ )?(?:like|as|on the same|the same|equally)/]],

    // given
    ['yes', [/^(?:yes,? )?(?:in a heartbeat|you bet|by all means|with pleasure|for sure|happily|gladly)/]],
    ['available', [/no (?:restrictions?|limits?|limitations?|caps?) (?:on|to|for)/]],
    ['we handle it', [/leave (?:it|that|this|them|everything|the \w+) (?:up )?to us/]],
    ['supported', [/in good hands|(?:same|equal|good) (?:chance|shot|footing)s?|look(?:ed|s)? after|taken care of/]],
    ['is covered', [/(?:is|are) on (?:us|the house)/]],

    // open, asked, only a way of speaking
    ['tell', [/let (?:us|me|the \w+) know|reach out|get in touch/]],
    [
      'note',
      [/(?:we|to|must|have to) (?:tell|inform|notify|advise|say to|let) (?:\w+ ){0,3}?(?:know )?that|regret to (?:say|inform|tell)/],
    ],
    ['note', [/ask(?:s|ed|ing)?(?= that| not to| you not to)/, /(?:please )?(?:be advised|note|be aware)(?: that)?/]],
    ['unfortunately', [/(?:i am|we are) (?:afraid|sorry)(?: to say)?(?: that)?/]],
    ['includes', [/not (?:limited|restricted|confined|reserved)(?: only)? (?:to|for)/]],
    ['later', [/(?:(?:in|within|for|on) )?(?:the )?(?:near |foreseeable )?future/]],
    // "do not now, and will not later, need"
    ['not', [/not (?:now|currently|presently),? (?:and|or|nor) (?:will|would|do|does|shall)(?: not)?(?: later)?,?(?= (?:need|requir))/]],
    ['without', [/rather than|instead of/]],
    ['subject to', [/subject only to/]],
    ['', [/(?:with )?(?:no|without(?: any)?) exceptions?/, /asked to (?:confirm|certify|attest|declare)(?: that)?/, /who asks(?! \w)/]],
    ['', [/(?<!the |our )answer(?:s|ed|ing)? (?:yes|no)(?: to)?/, /if (?:not|so|yes|no)(?=,)/]],
  ];
}
