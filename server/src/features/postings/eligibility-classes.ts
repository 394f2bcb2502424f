/**
 * The legend: each word of a clause stands as one letter, its class, so that what a clause says can be read off the order of its words
 * with a pattern. "We do not sponsor visas" is employer, give, not, sponsoring, visa. Nothing but this file knows the letters: others
 * write `shape('<employer>.{0,3}<not>')`, `has(tags, 'visa')` and `mark.visa`.
 */
export const mark = {
  /** Any word of no other class. */
  other: '.',
  /** not, never */
  not: 'n',
  /** no, none, lack: deny what follows */
  no: 'z',
  without: 'o',
  /** unavailable, ineligible */
  unavailable: 'u',
  /** exclude, obstacle: a "not" before it makes an offer */
  exclude: 'x',
  /** sponsorship, the thing */
  sponsorship: 'S',
  /** to sponsor, the deed */
  sponsoring: 'G',
  /** a visa or what stands for one */
  visa: 'V',
  /** authorised to work */
  authorized: 'w',
  /** a temporary status, or coming from abroad */
  status: 't',
  yes: 'Y',
  /** regardless, irrespective */
  regardless: 'C',
  /** tell, ask, indicate */
  ask: 'k',
  whether: 'K',
  /** need, require, depend */
  need: 'r',
  must: 'm',
  only: 'b',
  /** may, might */
  maybe: 'h',
  /** preferred, a plus */
  wish: 'W',
  /** available, eligible */
  available: 'l',
  /** able, willing, happy */
  able: 'v',
  /** accept, consider, apply */
  accept: 'a',
  /** give, file, handle */
  give: 'g',
  you: 'U',
  /** we, the company */
  employer: 'E',
  /** this role */
  role: 'J',
  /** others who get visas: clients, travellers */
  others: 'c',
  /** what does it for others: software, experts */
  tool: 'q',
  /** what a job consists of: prepare, advise */
  duty: 'd',
  person: 'p',
  if: 'i',
} as const;

/** Sponsorship as a thing. */
export const nouns = ['sponsorship', 'visa'] as const;
/** What a clause about the matter must hold. */
export const topic = ['sponsorship', 'visa', 'sponsoring'] as const;

/** A pattern over tags: a class is written `<visa>`, several `[<visa><give>]`, `<nouns>` and `<topic>` in brackets stand for their classes. */
export const shape = (source: string): RegExp =>
  new RegExp(source.replace(/<(\w+)>/g, (_, name: string) => (groups[name] ?? [name]).map(letter).join('')));

/** Whether a word of one of the classes is there. */
export const has = (tags: string, ...classes: readonly WordClass[]): boolean => classes.some((name) => tags.includes(mark[name]));

/** How many words of these classes there are. */
export const count = (tags: string, ...classes: readonly WordClass[]): number =>
  tags.split('').filter((tag) => classes.some((name) => mark[name] === tag)).length;

const groups: Readonly<Record<string, readonly string[]>> = { nouns, topic };

const letter = (name: string): string => {
  const found = Object.entries(mark).find(([each]) => each === name);
  if (!found) throw new Error(`No class of words is called ${name}.`);
  return found[1];
};

/**
 * The class of each word that matters for visas, citizenship and clearances; the first that fits. Words are as `normalise` leaves them:
 * lower case, "cannot" as "can not", "H-1B" as "h1b", "authorized to work" as "workauth", a green card as "greencard".
 */
export const lexicon: readonly (readonly [WordClass, RegExp])[] = [
  ['not', /^(?:not|never|neither|nor|unwilling|incapable|hardly)$/],
  ['no', /^(?:no|n|none|nothing|zero|nil|lacks?|lacking)$/],
  ['without', /^without$/],
  [
    'unavailable',
    /^(?:ended|forbidden|withheld|unobtainable|unsuitable|unworkable|halted|frozen|withdrawn|scrapped|unavailable|ineligible|impossible|unsupported|unsponsored|na|closed)$/,
  ],
  ['sponsorship', /^sponsor(?:s|ed|ing|ships?|able)?$/],
  ['visa', /^(?:visas?|h1b|immigration|greencards?|workpermit|petitions?|tn|e3|o1|l1|eb[1-5]?|perm|uscis)$/],
  ['authorized', /^workauth$/],
  ['status', /^(?:f1|j1|opt|cpt|international|foreign|overseas|nonimmigrants?|temporary)$/],
  [
    'exclude',
    /^(?:exclud|reject|disqualif|declin|refus|oppos|disregard|skip|prevent|stop|deter|discourag|penali[sz]|discriminat|hinder|prohibit|forbid|preclud|worr|affect|impact|influenc|avoid|suspend|paus|discontinu|ceas|abstain|refrain|disadvantag|scar)(?:e|es|s|ed|d|ing|ion|y|ying|ies|ied|red|ring|ped|ping|age|ages)?$|^(?:matter|wrong|untrue|irrelevant|immaterial|false|mistaken|myth|den(?:y|ies|ied|ying)|(?:remov|eliminat|discard|dismiss|disallow)(?:e|es|ed|ing)|bar(?:s|red|riers?)?|obstacles?|problems?|concerns?|dealbreakers?|hurdles?|factors?|hurts?|minds?|afraid|fear)$/,
  ],
  ['yes', /^(?:yes|yep|yeah|absolutely|certainly|definitely|sure|course|indeed|y)$/],
  ['regardless', /^(?:regardless|irrespective)$/],
  [
    'ask',
    /^(?:indicat|tell|told|disclos|specif|stat|mention|ask|discuss|inform|notif|inquir|enquir|check|explain|describ|clarif|question)(?:e|es|s|ed|d|ing|y|ies|ied)?$|^contact$/,
  ],
  ['whether', /^whether$/],
  [
    'need',
    /^(?:requir(?:e|es|ed|ing|ements?)|need(?:s|ed|ing)?|depend(?:s|ed|ing|ent|ency)?|rel(?:y|ies|ying|iant)|seek(?:s|ing)?|want(?:s|ing)?|necessitat\w+|necessary)$/,
  ],
  ['must', /^(?:must|shall|should|mandatory|essential|imperative)$/],
  ['only', /^(?:only|solely|exclusively|limited|restricted|reserved)$/],
  ['maybe', /^(?:may|might|could|possibly|potentially|perhaps|maybe|casebycase|tbd|discretion\w*|wish|hope|hoping)$/],
  [
    'wish',
    /^(?:prefer(?:s|red|ence|ences|ably)?|priorit\w+|plus|bonus|nice|desir\w+|ideal(?:ly)?|advantag\w+|asset|beneficial|favou?r\w*|helpful)$/,
  ],
  [
    'available',
    /^(?:available|possible|eligible|eligibility|qualif(?:y|ies|ied)|option|options|table|part|benefits?|perks?|packages?|open|feasible)$/,
  ],
  [
    'able',
    /^(?:able|willing|happy|glad|pleased|delighted|prepared|ready|committed|can|equipped|licensed|plan|plans|intend|intends|gladly)$/,
  ],
  [
    'accept',
    /^(?:consider|accept|hir|employ|welcom|encourag|invit|review|interview|recruit|onboard|select|shortlist|proceed|progress|advanc|evaluat|pursu)(?:e|es|s|ed|d|ing|ted)?$|^(?:appl(?:y|ies|ied|ying)|fine|ok|okay|suitable|fit|love|loved|equal|equally|hear|consideration|contacted)$/,
  ],
  [
    'give',
    /^(?:provid|sort|offer|giv|grant|support|assist|help|arrang|handl|cover|pay|fil|issu|extend|facilitat|transfer|accommodat|undertak|process|initiat|obtain|secur|procur|tak|engag|participat|entertain|includ|com|reimburs|submit|sign|mak|organi[sz]|fund|complet|start|guid|back|do|receiv|get|honou?r|tackl|cater|resum|restart)(?:e|es|s|ed|d|ing|en|ting|n)?$|^(?:paid|assistance|provision|given|got|gets|does|let|lets|allow|allows|allowed|took|taken|care)$/,
  ],
  ['you', /^(?:you|your|yours|yourself)$/],
  [
    'employer',
    /^(?:we|our|ours|us|i|company|employer|firm|organi[sz]ation|universit(?:y|ies)|college|hospital|bank|team|lab|laboratory|startup|agency|department|institution|institute|school|district|studio|group|hr|business|clinic|trust|council|corporation|inc)$/,
  ],
  [
    'role',
    /^(?:roles?|positions?|jobs?|openings?|vacanc(?:y|ies)|posts?|postings?|internships?|opportunit(?:y|ies)|requisition|requirement|program(?:me)?s?|fellowships?|co ?op|this|here|assignment|contract|appointment)$/,
  ],
  [
    'others',
    /^(?:clients?|customers?|attorneys?|lawyers?|paralegals?|families|immigrants|refugees?|athletes|artists|companies|businesses|employers|startups|competitors|others|users?|travell?ers|tourists|guests|crew|speakers|patients|corporations|beneficiar(?:y|ies))$/,
  ],
  [
    'person',
    /^(?:candidates?|applicants?|individuals?|people|persons?|those|anyone|anybody|everyone|students?|interns?|hires?|employees?|graduates?|engineers?|nurses?|teachers?|physicians?|residents?|researchers?|scientists?|developers?|analysts?|associates?|talent|workers?|professionals?|nationals|staff|who|whoever|resumes?|seekers?|holders?|someone|faculty|scholars?|postdocs?|trainees?)$/,
  ],
  ['tool', /^(?:software|platform|products?|apps?|tools?|experts?|specialists?)$/],
  [
    'duty',
    /^(?:advis|prepar|draft|manag|coordinat|track|administ|maintain|liais|respond|monitor|teach|writ|build|design|develop|conduct|analy[sz]|research|driv|identif|negotiat|ensur|answer|oversee|lead|own|recommend|communicat|partner)(?:e|es|s|ed|d|ing|y|ies|ten)?$|^(?:counsel(?:s|ed|ing)|experienc\w*|knowledge|familiar\w*|understanding|responsib\w+|exposure|expertise|background)$/,
  ],
  ['if', /^(?:if|when|where|in case)$/],
];

export type WordClass = keyof typeof mark;
