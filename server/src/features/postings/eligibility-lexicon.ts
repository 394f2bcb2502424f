import type { WordClass } from './eligibility-classes.ts';

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
