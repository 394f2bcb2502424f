/** What a statement is worth less for: possible, limited, past, or left open. `text` is a clause's. */
export const isHedged = (text: string): boolean => hedges.test(text);

/** It is said of other places, companies or roles. */
export const isElsewhere = (text: string): boolean => elsewhere.test(text) || (abroad.test(text) && !own.test(text));

/** Statuses that need an employer sooner or later, and those who hold them. */
export const temporary =
  /\b(?:opt|cpt|f1|j1|l1|nonimmigrants?|(?:temporary|student|work|employment|nonimmigrant|on an?|f1|j1|any) visas?|visa holders|h1b|temporary workers?|(?:international|foreign|overseas) (?:students?|candidates?|applicants?|nationals?|workers?))\b/;

const any = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const roles =
  /(?:roles?|positions?|jobs?|openings?|vacancies|teams|locations|cases?|circumstances|situations|instances|basis|extent|number)/;

const hedges = any(
  // possible
  /\b(?:may|might|could|possibly|potentially|perhaps|maybe|tbd|promis\w+|wish\w*|hop(?:e|es|ed|ing))\b(?! (?:also )?apply)/,
  /\b(?:a possibility|possible that|conceivabl\w+|uncertain\w*|unusual|unlikely|would consider|(?:where|when|if) possible|where appropriate|if we could)\b/,
  /\b(?:not|no|never|neither) (?:\w+ )?guarantee\w*|\bnot (?:a given|automatic)\b|(?<!\byou )\bwould (?:love|like) to (?!hear|meet|see|talk|read|welcome)/,
  // decided by somebody, later, or one by one
  /\b(?:casebycase|individually|individual basis|discretion\w*|negotiable|var(?:y|ies)|under (?:discussion|consideration|review)|up in the air|open question)\b/,
  /\bdepend(?:s|ing|ent)?\b(?! on (?:\w+ ){0,3}(?:sponsor|visa))|\bsubject to (?!\w*eligib|(?:\w+ ){0,3}(?:immigration|government|uscis|legal|law|home office))/,
  /\b(?:to be (?:determined|discussed|decided|confirmed|agreed)|(?:no|not been|not yet) (?:\w+ )?(?:decision|decided|settled|determined))\b/,
  /\bsponsorship (?:\w+ ){0,4}(?:is|are|will be) (?:\w+ )?(?:reviewed|assessed|evaluated|examined|weighed|discussed)\b/,
  /\bsponsorship (?:\w+ ){0,4}(?:is|are) (?:only )?(?:considered|decided|determined)\b|\bfor (?:the )?\w+ to (?:decide|say|determine)\b/,
  /\bif (?:we|the company) (?:choose|decide|elect)\b|\breserves? the right\b|\bwould need (?:\w+ )?approval\b|\bapproval to sponsor\b/,
  // to some, sometimes
  /\b(?:occasional\w*|sometimes|rarely|seldom|(?:is|are) (?:\w+ )?rare)\b|\bthe exception\b|\bsponsorship is an exception\b|\bnot (?:others|all|always)\b/,
  new RegExp(
    String.raw`\b(?:limited|certain|some|exceptional|rare|select|special|specific|(?<!one of the )few) (?:of )?(?:our |the )?${roles.source}\b`,
  ),
  /\bnot (?!sponsoring)(?:\w+ ){0,8}(?:every|all) (?:\w+ )?(?:roles?|positions?|jobs?|candidates?|applicants?|cases?|visas?|types|kinds|hires?|employees?)\b/,
  // before now
  /\b(?:in the past|(?<!be |is |are )used to|previously|historically|history|track record|formerly|for years|until (?:recently|now|last|this))\b/,
  /\b(?:last (?:year|season|cycle|summer|fall|spring)|in 20\d\d)\b.*\b(?:was|were|did|could|had)\b/,
  /\b(?:old|previous|former|earlier) (?:policy|rule|posting|version|ad|advert|listing|practice)\b/,
);

const places = /(?:london|toronto|canada|uk|berlin|dublin|india|singapore|germany|europe|australia|ireland|netherlands)/;

const elsewhere = any(
  /\b(?:sponsor\w*|visas?) there\b|\b(?:(?<!\b(?:from|candidates|applicants|people|those|hires|currently|living|based) )outside (?:of )?(?:the |our |usa)|elsewhere)\b/,
  /\b(?:(?<!from (?:your |an? |the )?)(?:former|previous|past|last|current)|partner|sister|parent|affiliated?|another|other|many|most|hundreds of|some) (?:\w+ )?(?:compan(?:y|ies)|employers?|firms?|startups?|schools?|institutions?|universities)\b(?! (?:our|like|we))/,
  /\b(?:another (?:country|location|office|role|position)|other (?:countries|locations|offices|roles|positions|teams|jobs|openings))\b/,
);
const abroad = new RegExp(String.raw`\b(?:in|for|to|at) (?:our |the )?${places.source}\b(?: office| hub| team)`);
/** A place that is named for this post, or for you, is where the work is. */
const own = /\b(?:this|you|your)\b/;
