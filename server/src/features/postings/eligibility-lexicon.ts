/**
 * The class of each word that matters for visas, citizenship and clearances; the first that fits. Words are as `normalise` leaves them:
 * lower case, "cannot" as "can not", "H-1B" as "h1b", "authorized to work" as "workauth", a green card as "greencard".
 */
export const lexicon: readonly (readonly [Tag, RegExp])[] = [
  ['n', /^(?:not|never|neither|nor|unwilling|incapable|hardly)$/],
  ['z', /^(?:no|n|none|nothing|zero|nil|lacks?|lacking)$/],
  ['o', /^without$/],
  ['u', /^(?:ended|halted|frozen|withdrawn|scrapped|unavailable|ineligible|impossible|unsupported|unsponsored|na|closed)$/],
  ['S', /^sponsor(?:s|ed|ing|ships?|able)?$/],
  ['V', /^(?:visas?|h1b|immigration|greencards?|workpermit|petitions?|tn|e3|o1|l1|eb[1-5]?|perm|uscis)$/],
  ['w', /^workauth$/],
  ['t', /^(?:f1|j1|opt|cpt|international|foreign|overseas|nonimmigrants?|temporary)$/],
  [
    'x',
    /^(?:exclud|reject|disqualif|declin|refus|prevent|stop|deter|discourag|penali[sz]|discriminat|hinder|prohibit|forbid|preclud|worr|affect|impact|influenc|avoid|suspend|paus|discontinu|ceas|abstain|refrain|disadvantag|scar)(?:e|es|s|ed|d|ing|ion|y|ying|ies|ied|red|ring|ped|ping|age|ages)?$|^(?:matter|wrong|untrue|irrelevant|immaterial|false|mistaken|myth|den(?:y|ies|ied|ying)|(?:remov|eliminat|discard|dismiss|disallow)(?:e|es|ed|ing)|bar(?:s|red|riers?)?|obstacles?|problems?|concerns?|dealbreakers?|hurdles?|factors?|hurts?|minds?|afraid|fear)$/,
  ],
  ['Y', /^(?:yes|yep|yeah|absolutely|certainly|definitely|sure|course|indeed|y)$/],
  ['C', /^(?:regardless|irrespective)$/],
  [
    'k',
    /^(?:indicat|tell|told|disclos|specif|stat|mention|ask|discuss|inform|notif|contact|inquir|enquir|check|explain|describ|clarif|question)(?:e|es|s|ed|d|ing|y|ies|ied)?$/,
  ],
  ['K', /^whether$/],
  [
    'r',
    /^(?:requir(?:e|es|ed|ing|ements?)|need(?:s|ed|ing)?|depend(?:s|ed|ing|ent|ency)?|rel(?:y|ies|ying|iant)|seek(?:s|ing)?|want(?:s|ing)?|necessitat\w+|necessary)$/,
  ],
  ['m', /^(?:must|shall|should|mandatory|essential|imperative)$/],
  ['b', /^(?:only|solely|exclusively|limited|restricted|reserved)$/],
  ['h', /^(?:may|might|could|possibly|potentially|perhaps|maybe|casebycase|guarante\w+|tbd|discretion\w*|wish|hope|hoping)$/],
  [
    'W',
    /^(?:prefer(?:s|red|ence|ences|ably)?|priorit\w+|plus|bonus|nice|desir\w+|ideal(?:ly)?|advantag\w+|asset|beneficial|favou?r\w*|helpful)$/,
  ],
  [
    'l',
    /^(?:available|possible|eligible|eligibility|qualif(?:y|ies|ied)|option|options|table|part|benefits?|perks?|packages?|open|feasible)$/,
  ],
  ['v', /^(?:able|willing|happy|glad|pleased|delighted|prepared|ready|committed|can|equipped|licensed|plan|plans|intend|intends|gladly)$/],
  [
    'a',
    /^(?:consider|accept|hir|employ|welcom|encourag|invit|review|interview|recruit|onboard|select|shortlist|proceed|progress|advanc|evaluat|pursu)(?:e|es|s|ed|d|ing|ted)?$|^(?:appl(?:y|ies|ied|ying)|fine|ok|okay|suitable|fit|love|loved|equal|equally|hear|consideration)$/,
  ],
  [
    'g',
    /^(?:provid|sort|offer|giv|grant|support|assist|help|arrang|handl|cover|pay|fil|issu|extend|facilitat|transfer|accommodat|undertak|process|initiat|obtain|secur|procur|tak|engag|participat|entertain|includ|com|reimburs|submit|sign|mak|organi[sz]|fund|complet|start|guid|back|do|receiv|get|honou?r|tackl|cater|resum|restart)(?:e|es|s|ed|d|ing|en|ting|n)?$|^(?:paid|assistance|provision|given|got|gets|does|let|lets|allow|allows|allowed|took|taken|care)$/,
  ],
  ['U', /^(?:you|your|yours|yourself)$/],
  [
    'E',
    /^(?:we|our|ours|us|i|company|employer|firm|organi[sz]ation|universit(?:y|ies)|college|hospital|bank|team|lab|laboratory|startup|agency|department|institution|institute|school|district|studio|group|hr|business|clinic|trust|council|corporation|inc)$/,
  ],
  [
    'J',
    /^(?:roles?|positions?|jobs?|openings?|vacanc(?:y|ies)|posts?|postings?|internships?|opportunit(?:y|ies)|requisition|requirement|program(?:me)?s?|fellowships?|co ?op|this|here|assignment|contract|appointment)$/,
  ],
  [
    'c',
    /^(?:clients?|customers?|attorneys?|lawyers?|paralegals?|families|immigrants?|refugees?|athletes|artists|companies|businesses|employers|startups|competitors|others|users?|travell?ers|tourists|guests|crew|speakers|patients|corporations|beneficiar(?:y|ies))$/,
  ],
  [
    'p',
    /^(?:candidates?|applicants?|individuals?|people|persons?|those|anyone|anybody|everyone|students?|interns?|hires?|employees?|graduates?|engineers?|nurses?|teachers?|physicians?|residents?|researchers?|scientists?|developers?|analysts?|associates?|talent|workers?|professionals?|nationals|staff|who|whoever|resumes?|seekers?|holders?|someone|faculty|scholars?|postdocs?|trainees?)$/,
  ],
  ['q', /^(?:software|platform|products?|apps?|tools?|experts?|specialists?)$/],
  [
    'd',
    /^(?:advis|prepar|draft|manag|coordinat|track|administ|maintain|liais|respond|monitor|teach|writ|build|design|develop|conduct|analy[sz]|research|driv|identif|negotiat|ensur|answer|oversee|lead|own|recommend|communicat|partner)(?:e|es|s|ed|d|ing|y|ies|ten)?$|^(?:counsel(?:s|ed|ing)|experienc\w*|knowledge|familiar\w*|understanding|responsib\w+|exposure|expertise|background)$/,
  ],
  ['i', /^(?:if|when|where|in case)$/],
];

/** What a word does in such a sentence; "." for any other word. */
type Tag =
  /** not, never */
  | 'n'
  /** no, none, lack: negate what follows */
  | 'z'
  /** without */
  | 'o'
  /** unavailable, ineligible */
  | 'u'
  /** exclude, obstacle: a "not" before it makes an offer */
  | 'x'
  /** sponsor in any form */
  | 'S'
  /** a visa or what stands for one */
  | 'V'
  /** authorised to work */
  | 'w'
  /** a temporary status, or coming from abroad */
  | 't'
  /** yes */
  | 'Y'
  /** regardless */
  | 'C'
  /** tell, ask */
  | 'k'
  /** whether */
  | 'K'
  /** need, require, depend */
  | 'r'
  /** must */
  | 'm'
  /** only */
  | 'b'
  /** may, might */
  | 'h'
  /** preferred */
  | 'W'
  /** available, eligible */
  | 'l'
  /** able, willing, happy */
  | 'v'
  /** accept, consider, apply */
  | 'a'
  /** give, file, handle */
  | 'g'
  /** you */
  | 'U'
  /** we, the company */
  | 'E'
  /** this role */
  | 'J'
  /** others who get visas */
  | 'c'
  /** what does it for others */
  | 'q'
  /** what a job consists of */
  | 'd'
  /** people */
  | 'p'
  /** if */
  | 'i';
