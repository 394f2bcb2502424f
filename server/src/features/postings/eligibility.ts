import type { Sponsorship } from '@alive/contract/jobs.ts';
import { asksClearance, clearanceCore } from './clearance.ts';
import { sentencesOf, type Sentence } from '#language/sentences.ts';
import { equalOpportunity, normalise, quoteOf } from './wording.ts';

/**
 * Reads from a posting's plain text whether it sponsors visas, asks for citizenship or for a clearance.
 * Every verdict rests on one sentence of the posting, quoted exactly (at most 300 characters of it). Silence and vagueness
 * ("may be available", "case by case") are 'unknown'. A refusal in words outweighs an offer, an offer outweighs what is
 * only implied ("US persons only", which an employer can sponsor nobody into). A clearance that is merely welcome is not required.
 */
export function readEligibility(text: string): Eligibility {
  if (!concerns.test(text)) return silent;
  const best: Partial<Record<Verdict | 'citizenship' | 'clearance', string>> = {};
  for (const sentence of sentencesOf(text)) {
    if (!concerns.test(sentence.text)) continue;
    const words = normalise(sentence.text);
    const verdict = sponsorshipIn(words, sentence);
    if (verdict) best[verdict] ??= sentence.text;
    if (asksCitizenship(words)) best.citizenship ??= sentence.text;
    if (asksClearance(words, sentence)) best.clearance ??= sentence.text;
  }
  const refusal = best.refuses ?? best.citizenship ?? (best.offers === undefined ? best.implies : undefined);
  return {
    sponsorship: refusal !== undefined ? 'no' : best.offers !== undefined ? 'yes' : 'unknown',
    sponsorshipQuote: quoteOf(refusal ?? best.offers, sponsorshipCore),
    citizenshipRequired: best.citizenship !== undefined,
    clearanceRequired: best.clearance !== undefined,
    clearanceQuote: quoteOf(best.clearance, clearanceCore),
  };
}

const silent: Eligibility = {
  sponsorship: 'unknown',
  sponsorshipQuote: null,
  citizenshipRequired: false,
  clearanceRequired: false,
  clearanceQuote: null,
};

/** What the words of a sentence must hold before it is read closely; most sentences stop here. */
const concerns =
  /sponsor|\bvisas?\b|citizen|clearance|\bcleared\b|u\.?s\.? (?:person|national)|\b(?:itar|ear|opt|cpt)\b|permanent resid|green.?card|h-?1-?b|authori[sz]|immigra|right to work|work permit|polygraph|public trust|ts\/sci/i;

/** What one sentence says of sponsorship; null when nothing, or nothing definite. */
function sponsorshipIn(words: string, { text, heading, bullet }: Sentence): Verdict | null {
  const s = words.replace(otherSponsors, ' ').replace(otherVisas, ' ');
  if (!/\?\s*$/.test(text) && topic.test(s)) {
    const need = (regardless.test(s) && !asked.test(s)) || notExcluded.test(s) || needWelcome.test(s);
    if (!need && refusals.some((pattern) => pattern.test(s)) && !excused.test(s)) return 'refuses';
    if (need) return hedged.test(s) ? null : 'offers';
    if (!hedged.test(s) && !duties.test(s) && offers.some((pattern) => pattern.test(s))) return 'offers';
    if (bullet && benefits.test(heading) && /^(?:\w+ ){0,2}(?:visa|h1b|immigration|green card)\b/.test(s) && !hedged.test(s))
      return 'offers';
  }
  return impliesRefusal(s) ? 'implies' : null;
}

/** "executive sponsor", "event sponsorship", "sponsored research", "sponsor your clearance": nobody's visa. */
const otherSponsors =
  /\b(?:executive|corporate|event|title|brand|financial|project|program|programme|study|trial|clinical|research|sports?|athletic|conference|business|senior|change|c level|leadership|media|podcast|content|local|community|partner|university|government|agency|federal|gov|us army|dod|stadium|team|naming|marketing|influencer|private equity) sponsor(?:s|ed|ing|ships?)?\b|\bsponsor(?:s|ed|ing|ships?)?,? (?:(?:and|or|of) )?(?:events?|teams?|clubs?|research|trials?|stud(?:y|ies)|plans?|401 ?k?|health|retirement|medical|insurance|benefits?|content|posts?|ads?|advert\w*|products?|bank\w*|banks?|conferences?|hackathons?|activations?|deals?|packages?|revenue|sales|decks?|contracts?|agreements?|inventory|opportunit(?:y|ies) (?:for|with) brands?|projects?|initiatives?|(?:(?:an?|your|the|his|her|their|our|security|secret|top|government|active|federal|dod|personnel) )*(?:clearance|security)\w*)\b|\b(?:company|employer|firm) (?:paid |and )?sponsored (?!visa|work|immig|h1b|green)|\b(?:relationships?|work(?:ing|s)?|liais\w+|partner\w*|communicat\w+|meet\w*|present\w*) (?:\w+ ){0,4}(?:with|to) (?:\w+ ){0,3}sponsors\b|\bsponsors? (?:and|or) (?:donors?|partners?|vendors?|investigators?|cros?|exhibitors?|stakeholders?|investors?|clients?)\b|\b(?:donors?|partners?|vendors?|investigators?|exhibitors?|stakeholders?|investors?|clients?|lps?) (?:and|or) sponsors?\b/g;

/** Visa the company and its cards; visas for business trips. */
const otherVisas =
  /\bvisa,? (?:inc|card\w*|network\w*|credit|debit|gift|prepaid|direct|usa|europe|mastercard|and mastercard|or mastercard|checkout|platinum|infinite|signature|rules|transactions?|payments?)\b|\b(?:mastercard|amex|american express|discover|paypal)(?: and|,| or|\/| \/)* ?visa\b|\b(?:at|join|joining) visa\b|\b(?:travel|tourist|business|schengen|entry) visas?\b/g;

const topic =
  /sponsor|\bvisas?\b|h1b|immigra|green card|work (?:permit|authoriz)|authoriz\w* to work|employment authoriz|\b(?:opt|cpt)\b|\bf ?1\b/;

const thing = String.raw`(?:sponsor\w*|visas?\b|h1b\b|immigration|green cards?\b|work (?:permits?|authoriz\w+))`;
const give = String.raw`(?:provid\w+|offer\w*|sponsor\w*|support\w*|assist\w*|grant\w*|pursu\w+|fil(?:e|ing)\b|extend\w*|consider\w*|accept\w*|facilitat\w+|transfer\w*|accommodat\w+|undertak\w+|process\w*|initiat\w+|obtain\w*|handl\w+|cover\w*|pay(?:ing)?\b|help\w*|entertain\w*|hir(?:e|ing)\b|employ\b|tak(?:e|ing) (?:on|over)|eligible|able|available|open|in a position)`;
const needing = String.raw`(?:requir(?:e|es|ed|ing)|need(?:s|ed|ing)?|seek(?:s|ing)?|want(?:s|ing)?|depend(?:s|ing)? on|in need of|rely(?:ing)? on|with)`;
const words = (most: number): string => String.raw`(?:[\w'/,&-]+ ){0,${most}}`;
const aid = String.raw`(?:sponsor(?:ship)?s?|support|assistance|help|transfers?|petitions?|applications?|fees?|costs?|filings?|process\w*)`;
const kind = String.raw`(?:visas?|h1b|immigration|green cards?|work (?:permits?|authoriz\w+|visas?)|employment|o 1|tn|e 3|permanent residency?)`;
/** What follows "sponsor" when somebody to be hired is its object; a refusal may also leave that out. */
const hire = String.raw`(?:[\w'/,&-]+ ){0,7}?(?:visas?|h1b\w*|immigration|green cards?|work|candidates?|applicants?|employees?|hires?|interns?|international|individuals?|persons?|you|anyone|talent|people|students\b(?! clubs?)|foreign|o 1|tn|opt|cpt|permanent|employment|positions?|roles?|jobs?|openings?|internships?|postings?|this one)\b`;
const hired = String.raw`(?=[.;,!]*$|[.;,!] | ${hire}| (?:now|at this time|at present|in the future|currently|today)\b)`;

const refusals = [
  // "we are unable to sponsor", "does not currently provide any immigration sponsorship"
  new RegExp(
    String.raw`\b(?:not|unable to|never|neither|nor|no longer|declines? to|refuses? to)\b (?!only\b|worry\b)${words(5)}${give}[\w ,/-]*?(?:${thing}|those who need it)`,
  ),
  new RegExp(
    String.raw`\b(?:not|unable to|never|neither|nor|no longer)\b (?!only\b|worry\b)${words(3)}(?<!(?:contact|the|an?|of|with|our|from|charge|as|without) )(?:sponsor(?:ing|ed)?|(?<!to )sponsors)\b${hired}`,
  ),
  new RegExp(String.raw`\bno ${words(3)}${kind} ${aid}\b`),
  // "no visa sponsorship", "no sponsorships at this time"
  new RegExp(
    String.raw`\bno (?!(?:\w+ )?(?:restrictions?|limits?|problem|issue|barrier)\b|[\w ]*\b(?:on|about|regarding|for) sponsor)${words(6)}(?:sponsor(?:ing|ships?)|sponsors?(?= (?:for|of) (?:visas?|this))|visas?|h1b\w*)\b(?! (?:restrictions?|is needed|needed|required|questions|numbers?))`,
  ),
  // "sponsorship is not available", "visa sponsorship: not offered", "is unavailable", "does not come with"
  new RegExp(
    String.raw`${thing} ?${words(9)}? ?[:-]? ?(?:not|unavailable|never|no longer|cannot)\b (?:\w+ ){0,4}?(?:available|offered|provided|possible|supported|given|granted|an option|on offer|considered|included|part of|extended|something|for this)\b`,
  ),
  new RegExp(
    String.raw`${thing} ${words(8)}(?:is |are )?(?:currently )?(?:unavailable|excluded|ruled out|off the table|out of the question)\b`,
  ),
  new RegExp(
    String.raw`\b(?:visa |immigration |work |h1b )?sponsor(?:ship)?s?(?: available| offered| provided)? ?[:-] ?(?:no|none|not|n\/a|unavailable)\b`,
  ),
  // "not eligible for sponsorship"
  new RegExp(
    String.raw`\b(?:not (?:\w+ )?(?:eligible|qualify|qualified|a candidate)|ineligible|does not qualify) (?:\w+ )?for ${words(6)}${thing}`,
  ),
  // "authorized to work without sponsorship now or in the future"
  new RegExp(
    String.raw`\b(?:work\w*|authoriz\w*|eligib\w*|right|employ\w*|legal\w*|us|remain|stay|hired)\b.*(?<!with or )\bwithout ${words(9)}(?:sponsor\w*|visa support|visa assistance)`,
  ),
  // "must not require sponsorship", "who do not now, or will in the future, need a visa"
  new RegExp(
    String.raw`(?<!whether or )(?<!may or may )\b(?:not|never|neither)\b,? ${words(9)}${needing} ${words(8)}(?:sponsorships?|sponsoring|(?:visa|employer|company) sponsors?|visas? support|visas?$|an? (?:work )?visa\b)`,
  ),
  /\b(?:authoriz\w+|right to work|eligib\w+)\b.*\bno (?:\w+ ){0,2}sponsorship (?:needed|required|necessary)\b/,
  // "those who require sponsorship will not be considered / need not apply"
  new RegExp(
    String.raw`\b${needing},? ${words(9)}(?:sponsor\w*|visas?|h1b)\b.*(?:\b(?:not|never|unable|cannot|ineligible|excluded|disqualified|rejected|declined|turned away|screened out)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:can not|not|unable to|never)\b ${words(6)}(?:candidates?|applicants?|applications?|individuals?|people|anyone|those|students?) ${words(5)}${needing} ${words(6)}(?:sponsor\w*|visas?|h1b)`,
  ),
  // "unable to hire F-1 students", "OPT and CPT are not accepted"
  new RegExp(
    String.raw`\b(?:not|unable to)\b ${words(4)}(?:hire|employ|consider|accept|support|eligible for|open to|interview|work with)\w* ${words(6)}(?:f ?1|opt|cpt|h1b)\b`,
  ),
  new RegExp(
    String.raw`\b(?:opt|cpt|f ?1|h1b)\b ${words(6)}(?:(?:not|never) ${words(3)}(?:accepted|considered|eligible|supported|hired|permitted|apply)|ineligible|need not)`,
  ),
  /\bno (?:\w+[ ,/]+){0,3}(?:opt|cpt|h1b|f ?1)\b/,
];

/** Negations that lift a refusal: "you do not need to be authorized to work without sponsorship", preferences, questions in disguise. */
const excused =
  /\b(?:not (?:need|have|required|expected|expect|ask|insist|necessary)(?: \w+){0,3}? to (?:be|have|work)\b)|\bwhether or not\b|\bprefer\w*\b(?!.*\bnot (?:sponsor|provide|offer))|\bpriority\b|\b(?:asked|indicate|tell us|let us know|specify) (?:whether|if)\b|\bwith or without (?:\w+ ){0,3}sponsor/;

const regardless =
  /\b(?:regardless of|irrespective of|no matter|whether or not|even if|with or without)\b (?:[\w']+ ){0,7}?(?:sponsor\w*|need (?:an? )?(?:work )?visas?|visa needs)\b|\bwhether .*\bor (?:need|require)s? (?:\w+ ){0,3}sponsor/;

/** The posting only wants to know. */
const asked = /\b(?:tell us|indicate|let us know|specify|disclose|state|asks?|asked)\b/;

/** "we do not exclude candidates who need sponsorship", "needing sponsorship is no barrier". */
const exclusion = String.raw`(?:exclud\w+|reject\w*|disqualif\w+|discriminat\w+|turn\w* (?:\w+ )?(?:away|down)|rul\w+ (?:\w+ ){0,3}out|penali[sz]\w+|count\w* against|hold\w* (?:\w+ )?against|screen\w* out|deny|den(?:ies|ied)|refus\w+|barriers?|obstacles?|problems?|issues?|concerns?|deal ?breakers?|disadvantage\w*|prevent\w*|stop\w*|keep\w*|deter\w*|discourag\w+|affect\w*|impact\w*|matter\w*|factor\w*|hurt\w*|count|held against|held back|hinder\w*|shy away|mind)`;
const notExcluded = new RegExp(
  String.raw`(?:(?:\b(?:not|never|no|neither|nor)\b (?:[\w']+ ){0,4}?${exclusion}\b.*sponsor)|(?:sponsor\w*.*\b(?:not|never|no|neither)\b (?:[\w']+ ){0,4}?${exclusion}\b))`,
);
const needWelcome = new RegExp(
  String.raw`(?<!\b(?:not|never)\b[^.]{0,40})\b${needing} ${words(8)}(?:sponsor\w*|visas?)\b(?! ?(?:is|are)? (?:not|un))[\w ,'-]*\b(?<!not )(?<!not be )(?:(?:be|are|is) (?:also |fully |always |equally |just as |very )*(?:considered|welcome\w*|eligible|encouraged|accepted|fine|ok|okay)|(?:can|may|should|please) (?:also )?apply|welcome to apply|encouraged to apply)\b(?!.*\bnot\b)`,
);

const hedged =
  /\b(?:may|might|could|possibl[ey]|potentially|perhaps)\b(?! (?:also )?apply)(?! (?:need|require))|\bcase by case\b|\bcase basis\b|\bdepend(?:s|ing|ent)\b|\b(?:limited|certain|some|exceptional|rare|select) (?:cases|circumstances|situations|instances|basis|roles|positions)\b|\b(?:in the past|previously|historically|history of|track record)\b|\bto be determined\b|\btbd\b|\bdiscretion\b|\bif (?:we|the company) (?:choose|decide|elect)\b|\bwould consider\b|\bnot guarantee\w*\b/;

/** Immigration work as the job's content: law firms, mobility teams. */
const duties =
  /^(?:- )?(?:you will |you'll |responsib\w+ (?:for|include) )?(?:assist\w* (?:\w+ ){0,3}(?:with|in)|prepar\w+|draft\w*|manag\w+|process\w*|coordinat\w+|track\w*|oversee\w*|advis\w+|review\w*|administ\w+|experience|knowledge|familiarity|understanding|ensur\w+|maintain\w*|handl\w+|partner\w*|counsel\w*|own\b|lead\w*|liais\w+|respond\w*|work\w* with|monitor\w*|support (?:attorneys|hr|the|clients|employees)|help (?:clients|attorneys|hr|families|immigrants|students)|provide (?:\w+ ){0,4}(?:to|for) (?:clients|families|immigrants|refugees))\b/;

const offers = [
  // "we sponsor visas", "happy to sponsor", "will sponsor the right candidate"
  new RegExp(
    String.raw`(?<!\b(?:an?|the|as|our|of|with|from|every|each|your|or|be|by|its|their|new) )\bsponsor(?:s|ing)? (?!us\b|if\b)${hire}`,
  ),
  /\b(?:happy|glad|willing|able|open|pleased|prepared|ready|delighted|committed) to (?:\w+ )?sponsor(?:ing)?\b/,
  // "visa sponsorship is available", "we offer H-1B sponsorship"
  new RegExp(
    String.raw`\b(?:offer\w*|provid\w+|support\w*|includ\w+|cover\w*|pay(?:s|ing)? for|assist\w* with|help\w* with|tak\w+ care of|handl\w+|accept\w*|welcom\w+|fil(?:e|es|ing)|giv(?:e|es|ing)|extend\w*|eligible for|qualif(?:y|ies) for|open to|consider(?:s|ed|ing)? for|comes? with|grant\w*) ${words(7)}(?:sponsorships?\b|${kind} (?:and \w+ )?${aid}\b|h1b\w*)`,
  ),
  new RegExp(
    String.raw`\b(?:${kind} )?${aid}\b ${words(7)}(?:is|are|will be|can be|'s) (?:also |currently |always |fully |gladly |readily )*(?:available|offered|provided|possible|supported|included|covered|on offer|on the table|an option|something we|part of|open|given|granted|welcome|accepted)\b`,
  ),
  new RegExp(
    String.raw`\b${kind} (?:and (?:\w+ ){1,3})?(?:sponsor(?:ship)?s?|support|assistance|transfers?)(?: and (?:\w+ ){1,3}(?:support|assistance))? (?:available|offered|provided|possible|supported|included|covered|accepted|welcome)\b`,
  ),
  /\bsponsorship (?:available|offered|provided|included)\b|\bsponsorship(?: available| offered| provided)? ?[:-] ?(?:yes|available|offered|provided)\b/,
  /\b(?:visas?|h1bs?|work permits?|green cards?) (?:is|are|will be|can be) (?:gladly |fully |happily )?(?:sponsored|supported|covered|transferred)\b/,
  new RegExp(
    String.raw`\bwe (?:\w+ ){0,2}(?:support|welcome|file|handle|cover|transfer|process)s? ${words(4)}(?:h1b\w*|visas?|green cards?)\b`,
  ),
  // "we will assist with your work visa", "if you need a visa, we will help"
  /\b(?:we|will|can) (?:will |can |do |also |gladly |are happy to )*(?:help|assist|support|handle|arrange|take care of|organi[sz]e)s?\b (?:you )?(?:with )?(?:getting |obtaining |get )?(?:your |an? |the )?(?:\w+ )?(?:visas?|work permits?|green cards?|h1b)\b(?! (?:holder|question))/,
  /\b(?:takes? care of|handles|covers|arranges|pays for) (?:your |all |the |our )?(?:\w+ )?(?:visas?|work permits?|green cards?|h1b)\b/,
  /\b(?:we|will|do|also) sponsor[.!:]?(?: yes)?[.!]?$/,
  /^(?:\w+ ){0,2}(?:visa|h1b|immigration|green card) (?:sponsorship|support|assistance) (?:for (?:you|qualified|all|every|international|full)|from day|after|included)\b/,
  /\b(?:need|require) (?:[\w'/-]+ ){0,3}sponsorship\b.*\bwe (?:will|can|are happy to|are able to|are glad to|do) (?:gladly )?(?:help|assist|support|provide|take care|arrange|handle)/,
  /\b(?:support|help|assistance) with your (?:\w+ )?(?:visa|work permit|immigration)\b/,
  /\bneed (?:an? )?(?:work )?visa,? (?:then )?we (?:will |can |do )?(?:help|assist|sponsor|support|handle|arrange|take care)/,
  /^(?:perks|benefits|what we offer|we offer|you get|extras)\b[^.]*\b(?:visa|immigration|h1b) (?:sponsorship|support|assistance)\b/,
  /\bvisa sponsor(?:ing)? (?:employer|company)\b|\bwe are (?:an? )?(?:\w+ )?(?:h1b|visa) (?:friendly|sponsor)\b|\bsponsor(?:ing)? (?:employer|company)\b/,
];

const benefits = /benefit|perk|offer|what you(?:'|’)?ll get|what you get|compensation|we provide|why (?:join|work|us)|in return/i;

/** "Must be a US person", "permanent work authorization", "citizens and permanent residents only". */
function impliesRefusal(s: string): boolean {
  if (equalOpportunity.test(s) || licensable.test(s) || softened.test(s)) return false;
  return implied.some((pattern) => pattern.test(s));
}

/** Export rules that leave a way in: "or eligible to obtain the required authorizations". */
const licensable =
  /\b(?:eligible to|able to|ability to|can) (?:\w+ ){0,3}(?:obtain|receive|get) (?:\w+ ){0,5}(?:authorization|license|licence|approval)s?\b(?!.*clearance)|\bor otherwise (?:eligible|authorized)\b/;
const softened =
  /\bprefer\w*\b|\ba plus\b|\bnice to have\b|\bnot (?:be )?(?:required|limited|necessary|need)\b|\bno (?:\w+ )?citizenship\b|\bmay (?:(?:need|require)\b|be (?:required|needed|asked)\b)|\bif (?:you are|applicable)\b|\bdesired\b/;

const must = String.raw`(?:must|required?|requires|requirement|only|need(?:s|ed)?|limited|restricted|applicants? (?:are|is|for)|shall|has to|have to|mandatory|eligible)`;
const implied = [
  new RegExp(
    String.raw`\b${must}\b.*\bus ?persons?\b|\bus ?persons?\b(?: status)? .*\b(?:required|only|requirement|must|mandatory|needed)\b|\bus ?persons? (?:status|only)\b`,
  ),
  new RegExp(
    String.raw`\b(?:must|only|required?|requires|limited|restricted|open)\b.*\b(?:citizens?|citizenship|us nationals?)\b.*\b(?:permanent residents?|permanent residency?|green card)`,
  ),
  /\b(?:permanent residen\w+|green card(?: holders?)?) (?:or|and) (?:\w+ )?(?:us )?citizen\w*\b.*\b(?:only|required|must)\b/,
  /\b(?:citizens?|citizenship)\b.*\b(?:permanent residents?|permanent residency?|green card(?: holders?)?)\b.*\b(?:only|required|must)\b/,
  /\b(?:permanent|unrestricted|indefinite|ongoing) (?:us |and \w+ |legal )?(?:work |employment )?(?:authoriz\w+|right)\b.*\b(?:work|required|must|us)\b|\bmust have (?:\w+ )?(?:permanent|unrestricted|indefinite) (?:\w+ )?(?:work |employment )?(?:authoriz\w+|right to work)/,
  /\bauthoriz\w+ to work\b.*\b(?:permanently|indefinitely|on a permanent basis|without restrictions?|for any (?:us )?employer|unrestricted)/,
];

/** Citizenship alone is asked for: not offered as one of several ways, not a word of an equality statement. */
function asksCitizenship(s: string): boolean {
  if (!/citizen|\bus nationals?\b/.test(s) || equalOpportunity.test(s) || softened.test(s) || licensable.test(s)) return false;
  if (
    /(?:permanent resid\w+|green card)(?!.*\b(?:not|ineligible|excluded)\b)|\blpr\b|authorized to work|work authoriz|asylee|refugee|\bus ?persons?\b.*(?:\bor\b|\bincl|\bdefined)|\bor (?:have|hold|be|eligible|equivalent)\b/.test(
      s,
    )
  )
    return false;
  return citizenship.some((pattern) => pattern.test(s));
}

const us = String.raw`(?:us|sole us|united states)`;
const citizenship = [
  new RegExp(
    String.raw`\b${us} citizens?(?:hip)?\b(?: status)?(?: \w+){0,4}? ?(?:is |are |be )?(?:a |an )?(?:strictly |absolutely )?(?:required|requirement|mandatory|necessary|needed|only|must|a must)\b`,
  ),
  new RegExp(
    String.raw`\b(?:must|required to|have to|has to|need to|needs to|shall|should|will)\b (?:\w+ )?(?:be|hold|have|possess|show|prove|provide proof of|be able to (?:show|prove|provide proof of))\b,? (?:an? |either |currently |also |proof of |valid |sole |full |natural born or naturalized )*${us} (?:citizens?(?:hip)?|nationals?)\b`,
  ),
  new RegExp(String.raw`\b(?:requires?|requiring|requirements?:?|mandatory:?)\b (?:[\w',/-]+ ){0,8}?${us} citizenship\b`),
  new RegExp(String.raw`\b(?:only|limited to|restricted to|open to|reserved for)\b (?:only )?${us} citizens?\b`),
  new RegExp(
    String.raw`^(?:- )?(?:[\w ]{0,40}(?:requirements?|conditions?|qualifications?|eligibility|employment|must haves?): ?)?${us} citizens?(?:hip)?(?: required| only)?(?:[.;!]?$|,? and\b)`,
  ),
  new RegExp(
    String.raw`\b(?:proof|evidence|documentation|verification) of ${us} citizenship\b.*\b(?:requested|required|needed|before|must|upon|at)\b`,
  ),
  new RegExp(String.raw`^(?:proof of )?${us} citizenship (?:and|with) .*\b(?:clearance|required)\b`),
  new RegExp(String.raw`\b(?:as|because|since|due to)\b.*\b${us} citizenship\b.*\b(?:is|required)`),
  new RegExp(String.raw`\bcitizenship ?(?:required|requirement|requirements)? ?[:-] ?(?:must be )?(?:an? )?(?:${us}|yes)\b`),
];

const sponsorshipCore = /sponsor|visa|h-?1-?b|citizen|u\.?s\.? person|authori[sz]/i;

type Verdict = 'refuses' | 'offers' | 'implies';

export interface Eligibility {
  sponsorship: Sponsorship;
  /** The sentence that settles it; null when unknown. */
  sponsorshipQuote: string | null;
  citizenshipRequired: boolean;
  /** Held or to be obtained. */
  clearanceRequired: boolean;
  clearanceQuote: string | null;
}
