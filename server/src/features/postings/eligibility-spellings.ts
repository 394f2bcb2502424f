/**
 * What postings write in many ways, each in one spelling: "H1-B" and "H-1B" become "h1b", "authorised to work" becomes "workauth", "stay
 * away from" becomes "exclude". They apply in order to a text in lower case; a list with a cue only where the cue stands in the text.
 */
export const spellings: readonly { cue: string; all: readonly Spelling[] }[] = [
  { cue: '', all: [[/[’‘`]/g, "'"]] },
  { cue: "'", all: contractions() },
  { cue: '', all: [...marks(), ...names(), ...wordings(), ...idioms()] },
  { cue: 'workauth', all: dependence() },
  { cue: '-', all: [[/([a-z0-9])-(?=[a-z0-9])/g, '$1 ']] },
];

/** "won't", "can't", "we'll" */
function contractions(): Spelling[] {
  return [
    [/\b(can|could|would|should|do|does|did|is|are|was|were|has|have|need|must)n't\b/g, '$1 not'],
    [/\bcan't\b/g, 'can not'],
    [/\bwon't\b|\bshan't\b/g, 'will not'],
    [/'ll\b/g, ' will'],
    [/'d\b/g, ' would'],
    [/'re\b/g, ' are'],
    [/'ve\b/g, ' have'],
    [/'m\b/g, ' am'],
    [/\b(it|that|there|what|here)'s\b/g, '$1 is'],
    [/'s?\b|'(?=\s)/g, ''],
  ];
}

/** Marks, brackets and short forms. */
function marks(): Spelling[] {
  return [
    [/["“”*_[\]\\]/g, ' '],
    [/ ?[–—] ?| -+ /g, ' - '],
    [/[✔✓✅☑]/g, ' yes '],
    [/[✗✘❌✖]/g, ' no '],
    // "510(k)", "position(s)"
    [/(?<=[a-z0-9])\(([a-z]{1,2})\)/g, '$1'],
    // An aside that holds none of our words only stands between those that do.
    [
      /\((?![^()]*(?:spons|visa|h-?1|citizen|person|resid|card|clear|\bno[nt]?\b|secret|author|prefer|plus\b|desir|nice|requir|option|bonus|obtain|abilit))[^()]*\)/g,
      ' ',
    ],
    // "status (e.g., H-1B) is offered": names that only illustrate.
    [/\((?:e\.? ?g\.?|i\.? ?e\.?|such as|for example|including|eg|ie)\b[^()]{1,60}\)(?= [a-z])/g, ' '],
    [/\([^()]*\)(?= ?:)/g, ''],
    [/\bn\/a\b/g, 'na'],
    [/\bw\/ ?(?=[a-z]{2})/g, 'with '],
    [/\bw\/ ?o\b/g, 'without'],
    [/\bcannot\b/g, 'can not'],
    [/\bauthoris/g, 'authoriz'],
    [/\blicence/g, 'license'],
  ];
}

/** The country, visas, permits, standings and clearances. */
function names(): Spelling[] {
  return [
    [/\b(employment|work|immigration) visa status\b/g, '$1 visa'],
    [
      /\b(?:the )?united states(?: of america)?|\bamerican(?= citizen| national)|\bus(?= citizen| person| national| work| perm| green| law| gov)|(?<=\b(?:in|within|inside|of|to) the )us\b/g,
      'usa',
    ],
    [/\b(citizens?|nationals?|persons?|citizenship)s? (?:is that )?(?:of|in) (?:the )?usa\b/g, 'usa $1'],
    [/\busa citizenship and immigration services?\b/g, 'uscis'],
    [/\busc\b/g, 'usa citizen'],
    [/\b(?:lawful |legal )?permanent residents?\b|\blprs?\b|\bgc\b|\bgreen[- ]?card[- ]?holders?\b/g, 'settled'],
    [/\bgreen[- ]?cards?\b|\b(?:lawful |legal )?permanent residenc(?:e|y)\b/g, 'greencard'],
    [/\bh-? ?1-? ?bs?\b/g, 'h1b'],
    [/\beb-? ?([1-5])s?\b/g, 'eb$1'],
    [/\b([efjlo])-? ?([1-4])s?\b(?!\d)/g, '$1$2'],
    [/\bj1 (?=(?:\w+ )?waiver)/g, 'j1 visa '],
    [/\be-verif/g, 'everif'],
    [/\b(?:form )?i-?(?:129|140)s?\b/g, 'petition'],
    [/\b(?:work|employment|residence|residency|working)[- ]?permits?\b/g, 'workpermit'],
    [/\b(?:blue cards?|lmia|skilled worker (?:route|status))\b/g, 'workpermit'],
    [/\blicensed (?:visa )?(?=sponsors?\b)/g, 'visa '],
    [/\bsponsor(?:ship)? licenses?\b|\bcertificates? of sponsorship\b/g, 'visa sponsorship'],
    [
      /\b(?:authoriz(?:ed|ation)|eligib(?:le|ility)|entitle(?:d|ment)|permitted|permission|allowed|rights?|able|ability|cleared|qualified|free|approved) (?:to )?(?:legally |lawfully |be legally |permanently |(?:remain|reside|live|stay) and )?(?:work|be employed|live and work|employment|accept employment)(?:ing)?\b|\b(?:work|employment|working) (?:authoriz\w+|rights?|eligib\w+|entitlement)\b/g,
      'workauth',
    ],
    [/\bts ?\/ ?s[ /]*sci\b|\bts ?[/-]? ?sci\b/g, 'tssci'],
    [/\btop[- ]secret\b/g, 'topsecret'],
    // An agency's client is who employs.
    [/\bour client(?=,| (?:is|will|can|does|do|has|offers|provides|sponsors)\b)/g, 'the employer'],
    [/\bthe state\b(?! (?:your|if|whether))|\bstate (?=law|contract|agency|rules)/g, 'the government '],
  ];
}

/** Words of grammar that are of another class in some surroundings. */
function wordings(): Spelling[] {
  return [
    [/, plus (?=\w)/g, ', and '],
    [/\bcase[- ]by[- ]case\b/g, 'casebycase'],
    [/\b(?:no|not any) long(?:er)?\b|\b(?:need|needs) not\b/g, 'not'],
    [/\bnot (?:only|just|merely|simply)\b|\bnot hesitate\b/g, 'also'],
    [/\b(?:no ?(?:one|body)|none|no \w+)(?: else)? (?:but|other than|except|besides|save)\b(?: for)?/g, 'only'],
    [/\b(?:can not|never|not) (?:\w+ )?(?:anyone|anybody) (?:but|other than|except)\b/g, 'only'],
    [/\bno ?(?:one|body)\b/g, 'no candidate'],
    [/\bdo(?:es|ne)? (?:so|it)\b/g, 'provide it'],
    [/\b(we|will|shall|to|can|company|firm|employer|university|hospital|school) petitions?(?= for| on\b)/g, '$1 file petition'],
    [/\b(we|will|shall|and) apply(?= (?:for|to)\b.*\b(?:visa|permit|green ?card)\b)/g, '$1 file'],
    // A bonus that is paid is no wish.
    [/(?<!\b(?:an?|big|huge|added|definite|real|nice) )\bbonus(?:es)?\b(?! (?:points|if))/g, 'pay'],
    [
      /\b(?:has|have|having|needs?|ought) to (?=be|have|hold|possess|show|prove|already|currently|demonstrate)|\b(?:is|are) (?:required|expected|obliged) to\b/g,
      'must ',
    ],
  ];
}

/** Permission to work that hangs on the employer, said without the word "sponsorship". */
function dependence(): Spelling[] {
  return [
    [/(?<=workauth.{0,60}\b(?:with|for|arrange|obtain) )permits?\b/g, 'workpermit'],
    [
      /(?<=workauth.*)\bwithout (?:(?:\w+ ){0,2}(?:help|support|assistance|involvement|action|backing|sponsor\w*)|us|an? permit)\b/g,
      'without sponsorship',
    ],
    [
      /(?<=workauth.{0,40})\b(?:depend\w*|rel(?:y|ies|ying)|conting\w+|condition\w*|tied) (?:up)?(?:on|to) (?:us\b|our\b|the (?:company|firm)|an? (?:\w+ )?employer)/g,
      'needs sponsorship',
    ],
  ];
}

/**
 * Turns of phrase of several words that mean what one word of a class of the lexicon means. They apply in order, to a text
 * whose names and contractions are in one spelling already.
 */
function idioms(): Spelling[] {
  return meanings().map(([to, from]) => [anyOf(from), to]);
}

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

type Spelling = readonly [from: RegExp, to: string];
