import { lexicon } from './eligibility-lexicon.ts';

/**
 * The clauses of a sentence as tagged words. What postings write in many ways ("H1-B", "U.S. citizen", "won't", "authorised to work")
 * becomes one spelling first; then the sentence is cut where a new statement begins: at ";", ":", brackets and dashes, at words such as
 * "but", and at "and" or a comma before a new subject or verb. Each word gets the class that `lexicon` knows it by.
 */
export function clausesOf(sentence: string): Clause[] {
  const words = normalise(sentence.slice(0, longest)).match(/[a-z0-9+'&]+|[,;:.!?()|\-/]/g) ?? [];
  const clauses: Clause[] = [];
  let open: string[] = [];
  const close = (end: string) => {
    if (open.some((word) => word !== ',')) clauses.push(clauseOf(open, end));
    open = [];
  };
  for (const [at, word] of words.entries()) {
    if (/^[;:.!?()|-]$/.test(word)) close(word);
    else if (splitters.test(word) && open.length > 0) close(word);
    else if (word === ',' && !(setting.test(open[0] ?? '') && !open.some((each) => verb.test(each))) && opensClause(words, at + 1))
      close(',');
    else if (word === 'and' && (open.length > 3 || open.some((each) => verb.test(each))) && opensStatement(words, at + 1)) close('and');
    else if (word !== '/') open.push(word);
  }
  close('');
  return clauses;
}

/** What is longer is no sentence that a person wrote. */
const longest = 1000;

/** One spelling for what is written in many ways; lower case. */
const normalise = (sentence: string): string =>
  spellings.reduce(
    (text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)),
    sentence.replace(/\bU\. ?S\.(?: ?A\b\.?)?|\bUSA?\b/g, 'usa').toLowerCase(),
  );

const spellings: [RegExp, string | ((found: string) => string)][] = [
  [/[’‘`]/g, "'"],
  [/\b(can|could|would|should|do|does|did|is|are|was|were|has|have|need|must)n't\b/g, '$1 not'],
  [/\bcannot\b|\bcan't\b/g, 'can not'],
  [/\bwon't\b|\bshan't\b/g, 'will not'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'m\b/g, ' am'],
  [/\b(it|that|there|what|here)'s\b/g, '$1 is'],
  [/["“”*_[\]\\]/g, ' '],
  [/ ?[–—] ?| -+ /g, ' - '],
  [
    /\b(?:the )?united states(?: of america)?(?:'s)?|\bamerican(?= citizen| national)|\bus(?= citizen| person| national| work| perm| green| law| gov)|(?<=\b(?:in|within|inside|of|to) the )us\b/g,
    'usa',
  ],
  [/\b(citizens?|nationals?|persons?|citizenship) (?:of|in) (?:the )?usa\b/g, 'usa $1'],
  // An aside that holds none of our words only stands between those that do.
  [
    /\((?![^()]*(?:spons|visa|h-?1|citizen|person|resid|card|clear|\bno[nt]?\b|secret|author|prefer|plus\b|desir|nice|requir|option|bonus|obtain|abilit))[^()]*\)/g,
    ' ',
  ],
  [/\bh-? ?1-? ?bs?\b/g, 'h1b'],
  [/, plus (?=\w)/g, ', and '],
  [/^(?:yes,? )?(?:in a heartbeat|you bet|by all means|with pleasure|for sure|happily|gladly)\b/, 'yes'],
  [/\bj1 (?=(?:\w+ )?waiver)/g, 'j1 visa '],
  [/[✔✓✅☑]/g, ' yes '],
  [/[✗✘❌✖]/g, ' no '],
  [/\b(?:play\w*|has|have|had) no (?:role|part|bearing|influence|effect|weight|impact)\b/g, 'no problem'],
  [/\b(?:can|may) (?:count|rely|depend|lean) on us for\b/g, 'are sponsored for'],
  [/\b(?:(?:no|not) need|not have) to (?:have|hold|sort|arrange|worry|get|obtain|organi[sz]e|already)\b/g, 'no problem'],
  [/\bthat is (?:our (?:job|part|responsibility)|on us|for us to do)\b/g, 'we handle it'],
  [/\bfell through\b|\b(?:is|are|been) (?:all |now |already )?(?:taken|gone|exhausted|used up|spent)\b(?! (?:care|on|from|by|to))/g, 'is unavailable'],
  [/\b(?:can not|never|not) (?:\w+ )?(?:anyone|anybody) (?:but|other than|except)\b/g, 'only'],
  [
    /\b(?:look|looking|turn|count|counting|depend|rely|relying|lean)(?:ed|s)? (?:to|on|upon) (?:us|the (?:company|employer|firm)|an? employer) (?:for|to)\b/g,
    'need',
  ],
  [
    /\b(?:look|choose|turn|apply)(?: (?:to|at|for))? (?:one of )?(?:our )?(?:other|another) (?:employers?|compan(?:y|ies)|firms?|programs?|programmes?|roles?|openings?|jobs?)\b/g,
    'not apply',
  ],
  [/\b(?:please|kindly) excuse\b/g, 'not apply'],
  [
    /\b(?:we|to|must|have to) (?:tell|inform|notify|advise|say to|let) (?:\w+ ){0,3}?(?:know )?that\b|\bregret to (?:say|inform|tell)\b/g,
    'note',
  ],
  [/\([^()]*\)(?= ?:)/g, ''],
  [/\bleave (?:it|that|this|them|everything|the \w+) (?:up )?to us\b/g, 'we handle it'],
  [/\b(?:must|have to) (?:\w+ly )?pass(?=$|[.,;])/g, 'can not proceed'],
  [/\b(?:who|that) asks?\b(?! (?:for|about|if|whether))/g, ''],
  [/\bsubject only to\b/g, 'subject to'],
  [/\b(we|will|shall|to|can) petition(?= for| on\b)/g, '$1 file petition'],
  [/\b(we|will|shall|and) apply(?= (?:for|to)\b.*\b(?:visa|permit|green ?card)\b)/g, '$1 file'],
  [/\beb-? ?([1-5])s?\b/g, 'eb$1'],
  [/\bthe state\b(?! (?:your|if|whether))|\bstate (?=law|contract|agency|rules)/g, 'the government '],
  [/\b([efjlo])-? ?([1-4])s?\b(?!\d)/g, '$1$2'],
  [/\be-verif/g, 'everif'],
  [/'s?\b|'(?=\s)/g, ''],
  [/\bauthoris/g, 'authoriz'],
  [/\blicence/g, 'license'],
  [/\b(?:no|not any) long(?:er)?\b/g, 'not'],
  [/\bnot (?:only|just|merely|simply)\b|\bnot hesitate\b/g, 'also'],
  [/\b(?:no ?(?:one|body)|none|no \w+)(?: else)? (?:but|other than|except|besides|save)\b(?: for)?/g, 'only'],
  [/\bno ?(?:one|body)\b/g, 'no candidate'],
  [/\bdo(?:es|ne)? (?:so|it)\b/g, 'provide it'],
  [/\b(?:signing|sign on|sign-on|annual|yearly|performance|retention) bonus(?:es)?\b/g, 'pay'],
  [/\b(?:lawful |legal )?permanent residents?\b|\blprs?\b|\bgc\b|\bgreen[- ]?card[- ]?holders?\b/g, 'settled'],
  [/\bgreen[- ]?cards?\b|\b(?:lawful |legal )?permanent residency?\b/g, 'greencard'],
  [/\bask(?:s|ed|ing)?(?= that| not to| you not to)|\b(?:please )?(?:be advised|note|be aware)(?: that)?\b/g, 'note'],
  [/\busa citizenship and immigration services?\b/g, 'uscis'],
  [/\busc(?=\b)/g, 'usa citizen'],
  [/\b(?:work|employment|residence|residency|working)[- ]?permits?\b/g, 'workpermit'],
  [/\bform i-?(?:129|140)s?\b|\bi-(?:129|140)s?\b/g, 'petition'],
  [/\b(?:blue cards?|lmia|skilled worker (?:route|status))\b/g, 'workpermit'],
  [/\blicensed (?:visa )?(?=sponsors?\b)/g, 'visa '],
  [/\bsponsor(?:ship)? licen[cs]e(?:s|d)?\b|\bcertificates? of sponsorship\b/g, 'visa sponsorship'],
  [
    /\b(?:authoriz(?:ed|ation)|eligib(?:le|ility)|entitle(?:d|ment)|permitted|permission|allowed|rights?|able|ability|cleared|qualified|free|approved) (?:to )?(?:legally |lawfully |be legally |permanently |(?:remain|reside|live|stay) and )?(?:work|be employed|live and work|employment|accept employment)(?:ing)?\b|\b(?:work|employment|working) (?:authoriz\w+|rights?|eligib\w+|entitlement)\b/g,
    'workauth',
  ],
  [/\bcase[- ]by[- ]case\b/g, 'casebycase'],
  [/\b(?:with )?(?:no|without(?: any)?) exceptions?\b/g, ''],
  [/(?<!\bthe |\bour )\banswer(?:s|ed|ing)? (?:yes|no)(?: to)?\b|\bif (?:not|so|yes|no),/g, ''],
  [/\bnot rul(?:ed?|ing) out\b/g, 'may'],
  [/\b(?:rule|policy|policies|decision|ordinance|practice|stance|position) against\b/g, 'not'],
  [/\bw\/ ?(?=[a-z]{2})/g, 'with '],
  [/\bw\/ ?o\b|\b(?:rather than|instead of)\b/g, 'without'],
  [
    /\b(?:no matter|even if|even though|even when|even where|whether or not|with or without|independent(?:ly)? of|notwithstanding|despite)\b/g,
    'regardless',
  ],
  [
    /\b(?:count\w*|h[eo]ld|used|weigh\w*) (?:\w+ )?against\b|\b(?:stand|get|come|be|stood)\w* (?:\w+ )?in (?:the|your|our) way\b|\b(?:rul|screen|filter|weed|sift)\w* (?:\w+ )?out\b|\bsh(?:y|ied|ies|ying) away\b|\bh[eo]ld\w* (?:\w+ )?back\b|\bturn\w* (?:\w+ ){0,2}(?:away|down)\b|\bput\w* (?:\w+ )?off\b|\b(?:no|an) issue\b/g,
    (phrase) => (phrase.startsWith('no ') ? 'no problem' : 'problem'),
  ],
  [
    /\b(?:has|have|having|needs?|ought) to (?=be|have|hold|possess|show|prove|already|currently|demonstrate)|\b(?:is|are) (?:required|expected|obliged) to\b/g,
    'must ',
  ],
  [/\blet (?:us|me|the \w+) know\b|\breach out\b|\bget in touch\b/g, 'tell'],
  [/\boff the table\b|\bout of the question\b|\bruled out\b/g, 'unavailable'],
  [/\b(?:too \w+|(?:decided|chosen|opted|elected|policy|voted) against|nowhere near \w+ enough) (?:to )?/g, 'not able to '],
  [/\b(?:i am|we are) (?:afraid|sorry)(?: to say)?(?: that)?\b/g, 'unfortunately'],
  [/\bn\/a\b/g, 'na'],
  [/\bno (?:restrictions?|limits?|limitations?|caps?) (?:on|to|for)\b/g, 'available'],
  [/\b(?:please )?(?:do not|never) (?:ask|request|inquire|enquire)(?: \w+){0,2}? (?:for|about)\b/g, 'no'],
  [/\b(?:please )?(?:look|apply|search|try) elsewhere\b/g, 'not apply'],
  [/\bwithin (?:our|the) (?:means|budget|reach|scope)\b/g, 'available'],
  [/\b(?:do|does) not (?:yet |already |currently )?have (?:an? |the |your |any )?(?=(?:\w+ )?(?:visa|sponsor|workpermit))/g, 'need '],
  [/\basked to (?:confirm|certify|attest|declare)(?: that)?\b/g, ''],
  [/\b(?:move|go|take|taken|moved|bring|brought)(?: \w+)? (?:forward|ahead|further)\b/g, 'proceed'],
  [/\b(?:is|are) on (?:us|the house)\b/g, 'is covered'],
  [
    /\b(?:outside|beyond|exceeds) (?:of )?(?=what|(?:the|its|their) (?:scope|remit|charter|mandate|mission|budget|means)|our\b)|\bagainst (?:\w+ )?(?:policy|policies|rules)\b/g,
    'not ',
  ],
  [
    /\b(?:makes?|is) no difference(?: to us)?(?: whether| if)?|\b(?:do|does) not (?:matter|care)(?: to us)? (?:whether|if|that)\b/g,
    'regardless',
  ],
  [/(?<=workauth.*)\bwithout (?:(?:\w+ ){0,2}(?:help|support|assistance|involvement|action)|us)\b/g, 'without sponsorship'],
  [
    /(?<=workauth.{0,40})\b(?:depend\w*|rel(?:y|ies|ying)|conting\w+|condition\w*|tied) (?:up)?(?:on|to) (?:us\b|our\b|the (?:company|firm)|an? (?:\w+ )?employer)/g,
    'needs sponsorship',
  ],
  [/\bin (?:a |the )?position to\b/g, 'able to'],
  [/\bunable\b|\bfail(?:s|ing)? to\b/g, 'not able to'],
  [/\black(?:s|ing)? (?:the |of )?(?:\w+ )?(?:ability|means|capacity|fund\w*|budget|resources|bandwidth) to\b/g, 'not able to'],
  [/\b(?:need|needs) not\b/g, 'not'],
  [/\bno (?:way|plans?|intention|intent|ability|capacity|means|budget|resources|possibility|chance) (?:\w+ )?(?:to|of|for)\b/g, 'not'],
  [/\b(?:(?:in|within|for|on) )?(?:the )?(?:near |foreseeable )?future\b/g, 'later'],
  [/\bts ?\/ ?s[ /]*sci\b|\bts ?[/-]? ?sci\b/g, 'tssci'],
  [/\btop[- ]secret\b/g, 'topsecret'],
  [/([a-z0-9])-(?=[a-z0-9])/g, '$1 '],
];

/** Words that begin a statement of their own. */
const splitters = /^(?:but|however|although|though|whereas|while|except|because|since|unless|so|therefore|hence|thus|yet)$/;
const verb = /^(?:do|does|did|will|would|can|could|must|shall|should|may|might|are|is|was|has|have|not|never|am)$/;
const soon = 4;

/** "For some roles, …" belongs to what follows it. */
const setting = /^(?:for|in|at|on|under|with|from|during)$/;

/** A comma ends a clause when a subject with its verb follows. */
const opensClause = (words: readonly string[], from: number): boolean => {
  const next = words.slice(from, from + soon + 1);
  if (next[0] === 'and' && /^(?:that|this|none|nothing)$/.test(next[1] ?? '')) return true;
  if (/^(?:and|or|nor|please|as|then)$/.test(next[0] ?? '')) next.shift();
  if (/^(?:we|you|they|it|i|there|please|no|only|if|when|which)$/.test(next[0] ?? '')) return true;
  const end = next.indexOf(',');
  return !inner.test(next[0] ?? '') && next.slice(1, end < 0 ? next.length : end).some((word) => verb.test(word));
};
/** What goes on with the statement it stands in. */
const inner =
  /^(?:do|does|did|will|would|can|could|must|shall|should|may|might|are|is|was|has|have|not|never|am|in|at|on|of|for|to|by|with|from|as|who|which|that|whom|whose|now|or|and|either|currently|both|later)$/;

/** "and" joins statements when a subject with its verb, or an auxiliary verb, follows at once. */
const opensStatement = (words: readonly string[], from: number): boolean =>
  verb.test(words[from] ?? '') ? words[from] !== 'not' : opensClause(words.slice(0, from + 3), from);

/** Most words are in no class: one test instead of one for each. */
const known = new RegExp(lexicon.map(([, pattern]) => pattern.source).join('|'));

function clauseOf(words: readonly string[], end: string): Clause {
  const tags = words.map((word) => (known.test(word) ? (lexicon.find(([, pattern]) => pattern.test(word))?.[0] ?? '.') : '.')).join('');
  // "neither … nor", "not … nor" deny once.
  const text = words.join(' ').replaceAll(' ,', ',');
  return {
    words,
    text,
    tags: tags
      .split('')
      .map((tag, at) => (words[at] === 'nor' && /[nz]/.test(tags.slice(0, at)) ? '.' : tag))
      .join(''),
    end,
  };
}

export interface Clause {
  words: readonly string[];
  text: string;
  /** One character a word. */
  tags: string;
  /** What ended it: a mark, a joining word, '' at the sentence's end. */
  end: string;
}

/** The equality statement at a posting's end names visas and citizenship without asking anything of anybody. */
export const equalOpportunity =
  /\b(?:without regard|regardless of|irrespective of|discriminat\w+|equal (?:employment )?opportunity|protected (?:by|characteristic|class|status|veteran)|on the basis of|basis of|all backgrounds|regardless (?:of )?(?:\w+ )?(?:race|citizenship|gender|age|religion|nationality|visa status|immigration status)|play no (?:role|part)|race|religion|veteran|sexual orientation)\b/;
