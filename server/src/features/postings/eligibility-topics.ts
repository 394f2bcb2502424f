import { has, mark, nouns, shape } from './eligibility-classes.ts';
import type { Clause } from './wording.ts';

/**
 * The tags of a sentence's clauses with only those words left as sponsorship (S), to sponsor (G) or visa (V) that are about a hire's visa: not
 * event, study or executive sponsors, not a sponsored plan or clearance, not Visa the company, not visas for travel, and not what
 * merely carries the word ("visa questions"). `raw` is the sentence as written, for its capitals.
 */
export function withTopics(clauses: readonly Clause[], raw: string): string[] {
  const all = clauses.flatMap(({ words }) => words);
  const company = isCompany(all, raw);
  const visa = clauses.some(({ words, tags }) => tags.split('').some((tag, at) => tag === mark.visa && isVisa(words, at, company)));
  const immigration =
    visa ||
    /\b(?:visa|immigration) status\b|\bfrom (?:abroad|(?:outside|another) (?:of )?(?:the )?(?:usa|country|uk|eu))\b/.test(all.join(' ')) ||
    clauses.some(({ tags }) => has(tags, 'authorized', 'status'));
  const others = otherKinds.test(all.join(' '));
  let spoken = false;
  return clauses.map(({ words, tags }, index) => {
    const wasSpoken = spoken;
    const ofClearance = !visa && words[0] === 'which' && /\bclearances?$/.test(clauses[index - 1]?.text ?? '');
    spoken ||= has(tags, ...nouns);
    return tags
      .split('')
      .map((tag, at) => {
        if (wasSpoken && (tag === mark.other || tag === mark.you || tag === mark.role) && isPronoun(words, tags, at))
          return mark.sponsorship;
        if (tag === mark.visa) return !isVisa(words, at, company) ? mark.other : isStatus(words, tags, at) ? mark.status : mark.visa;
        if (ofClearance && (tag === mark.sponsoring || tag === mark.sponsorship)) return mark.other;
        if (tag !== mark.sponsorship) return tag;
        return sponsorshipAt(words, tags, at, { immigration, others });
      })
      .join('');
  });
}

/** "who need it", "we provide that", "will file yours": what was spoken of before. */
const isPronoun = (words: readonly string[], tags: string, at: number): boolean =>
  !has(tags.slice(0, at), ...nouns) &&
  /^(?:it|one|ones|them|that|yours|such)$/.test(words[at] ?? '') &&
  (/^(?:have|has|had)$/.test(words[at - 1] ?? '') ||
    has(tags[at - 1] === mark.you ? (tags[at - 2] ?? '') : (tags[at - 1] ?? ''), 'need', 'give'));

/** Visa the company: alongside other networks and payments, or what one works at. */
const isCompany = (words: readonly string[], raw: string): boolean =>
  payments.test(words.join(' ')) ||
  /\b(?:[Aa]t|[Jj]oin|joining|like|and|with|for|[Aa]s an?|lead the) Visa\b(?! (?:[Ss]pons|[Ss]upp|[Ss]tat|[Aa]ssis|[Aa]ppl|[Tt]rans|[Pp]roc))|\bVisa(?:['’]s|,? Inc| does(?: not|n['’]t)? (?!apply|matter|expire|cover|need|require)| is (?:an?|hiring|looking|seeking|growing)| (?:offers|provides|gives|employs|seeks|has|hires|wants|invites|operates|runs|connects))\b/.test(
    raw,
  );
const payments =
  /\b(?:mastercard|amex|american express|discover|paypal|stripe|cards?|card networks?|payments?|merchants?|transactions?|interchange|acquir\w+|issuers?|gift|checkout|fraud|fintech|credit|debit|prepaid)\b/;

function isVisa(words: readonly string[], at: number, company: boolean): boolean {
  const word = words[at] ?? '';
  if (words[at - 1] === 'own' || (words[at - 1] === 'work' && words[at - 2] === 'own')) return false;
  if (/^visas?$/.test(word)) {
    if (/\btravel(?:s|ling|ing)?\b/.test(words.slice(0, at).join(' ')) && words[at - 1] !== 'work') return false;
    if (company && word === 'visa' && !/^(?:sponsor\w*|support|assistance|transfers?|applications?|petitions?)$/.test(words[at + 1] ?? ''))
      return false;
    if (/^(?:travel|tourist|tourism|business|schengen|entry|visitor|event|guest|client|transit)$/.test(words[at - 1] ?? '')) return false;
    if (
      /^(?:for|to) (?:\w+ ){0,2}(?:travel\w*|trips?|conferences?|visits?|meetings?|events?|tours?)/.test(
        words.slice(at + 1, at + 6).join(' '),
      )
    )
      return false;
  }
  if (
    word === 'greencard' &&
    (/\b(?:hold|have|holding|having|valid|possess|without|lacking) (?:\w+ )?$/.test(`${words.slice(0, at).join(' ')} `) ||
      /\bcitizen/.test(words.join(' ')))
  )
    return false;
  if (word === 'h1b' && words[at + 1] === 'status') return true;
  if (word === 'uscis') return /^(?:with|to)$/.test(words[at - 1] ?? '');
  if (
    /^petitions?$/.test(word) &&
    (/\b(?:fil(?:e|es|ing)|without|employer)\b/.test(words.slice(0, at).join(' ')) ||
      /^for (?:you|them|anyone|employees|candidates|hires)\b/.test(words.slice(at + 1).join(' ')))
  )
    return true;
  if (
    /^(?:petitions?|tn|e3|o1|l1|eb[1-5]?|perm)$/.test(word) &&
    !/\b(?:visas?|h1b|immigration|sponsor\w*|greencards?|uscis|eb|process|petitions?|o1|(?:support|fil)(?:ed|ing|e|s)?)\b/.test(
      words.filter((_, each) => each !== at).join(' '),
    )
  )
    return false;
  if (words[at + 1]?.startsWith('lotter') && /\b(?:enter|put|register)\w*\b/.test(words.slice(0, at).join(' '))) return true;
  return !carried.test(words[at + 1] ?? '');
}

/** "on an F-1 visa", "H-1B holders": what somebody has already. */
const isStatus = (words: readonly string[], tags: string, at: number): boolean =>
  !/^(?:that|which|we)$/.test(words[at + 1] ?? '') &&
  ((tags[at - 1] === mark.status && !/^(?:is|are|will|can|be|sponsor\w*)$/.test(words[at + 1] ?? '')) ||
    (somebodyWith.test(tags.slice(Math.max(0, at - 2), at)) && words[at - 1] === 'with') ||
    (words[at - 1] === 'your' && /^(?:must|should|allows?|has|expires)$/.test(words[at + 1] ?? '')) ||
    (words[at] !== 'immigration' && /\b(?:student|on|holding) (?:an? )?$/.test(`${words.slice(0, at).join(' ')} `)) ||
    /^(?:holders?|workers?|candidates?|applicants?|students?)$/.test(words[at + 1] ?? ''));

/** What merely carries the word: its head is no visa. */
const carried =
  /^(?:questions?|numbers?|data|records?|details|information|policy|policies|laws?|rules?|regulations?|specialists?|managers?|officers?|counsel|lawyers?|attorneys?|paralegals?|practice|clinics?|matters?|restrictions?|cases|forms|limits?|lotter(?:y|ies)|categories|types?|services|interviews?|appointments?|backlogs?|budgets?|reform|courts?|decks?|slots?|stamps?|letters?|free|exempt|status(?:es)?|decisions?|requirements?)$/;

function sponsorshipAt(words: readonly string[], tags: string, at: number, { immigration, others }: Surroundings): Kind {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const after = words.slice(at + 1);
  const visa = /^(?:visa|h1b|immigration|work|employment|employer|workpermit|greencard)$/.test(before);
  const object = /^(?:clearances?|visas?|h1b|polygraph)$/;
  if (!visa && /^(?:clearances?|polygraph)$/.test(after.find((each) => object.test(each)) ?? '')) return mark.other;
  if (otherHeads.test(after[0] ?? '') || (otherModifiers.test(before) && !visa)) return mark.other;
  if (/ships?$/.test(word) && !immigration && after[0] === 'for' && after.slice(1, 5).some((each) => otherHeads.test(each)))
    return mark.other;
  if (/ships?$/.test(word)) return visa || immigration || !others ? mark.sponsorship : mark.other;
  if (word === 'sponsorable' || (word === 'sponsored' && words.length === 1 && immigration)) return mark.sponsoring;
  if (word === 'sponsored') {
    if (/^an?$/.test(before) && /^(?:position|role|job|vacancy|post)$/.test(after[0] ?? '')) return mark.sponsoring;
    if (tags[at - 1] === mark.role && /^(?:is|are)$/.test(words[0] ?? '') && after.length === 0) return mark.sponsoring;
    if (after[0] === 'for' && after.slice(1, 5).some((each) => otherHeads.test(each))) return mark.other;
    if (after[0] === 'by')
      return visa || (immigration && !others) || (/\bvisas?\b|\bh1b\b/.test(words.join(' ')) && !others) ? mark.sponsoring : mark.other;
    if (/\b(?:be|being|is|are|been|gets?|not|was|were|have|has)(?: (?:\w+ly|never|ever|always))?$/.test(words.slice(0, at).join(' ')))
      return immigration || has(tags, 'person', 'role', 'you') ? mark.sponsoring : mark.other;
    return immigration && (visa || objectOf(after, immigration) === 'hire') ? mark.visa : mark.other;
  }
  if (word === 'sponsor' && !isVerb(words, tags, at)) {
    // "we are an H-1B sponsor"
    if (
      visa &&
      has(tags.slice(0, at), 'employer') &&
      /\b(?:are|is)(?: not)? (?:an? )?(?:\w+ )?$/.test(`${words.slice(0, at - 1).join(' ')} `)
    )
      return mark.sponsoring;
    return (visa && immigration) || (immigration && /^(?:an?|no|any)$/.test(before) && has(tags.slice(0, at), 'without', 'need', 'not'))
      ? mark.visa
      : mark.other;
  }
  if (word === 'sponsors' && (nounBefore.test(before) || (visa && tags[at - 1] === mark.visa) || (at === 0 && others))) return mark.other;
  const kind = objectOf(after, immigration);
  return visa || kind === 'hire' || (kind === 'none' && (immigration || !others)) ? mark.sponsoring : mark.other;
}

/** "Sponsor" is a verb after a subject, "to" or an auxiliary, and where a statement begins. */
const isVerb = (words: readonly string[], tags: string, at: number): boolean => {
  const before = words[at - 1] ?? '';
  if (before === 'to') return !/^(?:report|reports|present|speak|contact|alongside|lead|liaise|according)$/.test(words[at - 2] ?? '');
  if (/^(?:an?|our|your|its|the|of|with|us|each|every|executive)$/.test(before)) return false;
  if (/^(?:visas?|h1b|work|candidates|applicants|employees|international)$/.test(words[at + 1] ?? '')) return true;
  return (
    (at === 0 && words.length > 1) ||
    tags[at - 1] === mark.employer ||
    /^(?:will|can|do|does|not|never|also|now|later|and|or|nor|neither|would|could|may|might|should|must|always|please|they|who|that|regularly|,)$|ly$/.test(
      before,
    )
  );
};
const nounBefore =
  /^(?:an?|the|each|every|its|their|his|her|of|with|to|as|your|our|no|any|another|same|contact|and|or|for|from|by|support|project|new|potential)$/;

/** What is sponsored: somebody to be hired or their visa, another thing, or nothing that is said. */
function objectOf(after: readonly string[], immigration: boolean): 'hire' | 'other' | 'none' {
  for (const [at, word] of after.slice(0, 9).entries()) {
    if (otherHeads.test(word) || otherKinds.test(word)) return 'other';
    if (hire.test(word)) return after.slice(at + 1, at + 3).some((each) => otherHeads.test(each)) ? 'other' : 'hire';
    if (at === 0 && ends.test(word))
      return after.slice(1, 8).some((each) => otherHeads.test(each) || otherKinds.test(each)) ? 'other' : 'none';
    if (!modifiers.test(word)) return immigration ? 'hire' : 'other';
  }
  return 'none';
}

const ends = /^(?:,|provided|if|when|once|where|for|at|in|now|or|nor|and|to|because|by|as|until|after|before|either)$/;
const hire =
  /^(?:visas?|h1b|immigration|greencards?|workpermit|workauth|work|employment|candidates?|applicants?|employees?|hires?|interns?|individuals?|persons?|people|you|anyone|everyone|talent|students?|foreign|international|tn|e3|o1|l1|j1|f1|opt|cpt|permanent|positions?|roles?|jobs?|openings?|internships?|postings?|one|workers?|engineers?|nurses?|teachers?|residents|graduates|staff|them|those|who|him|it|nationals|petitions?)$/;
const modifiers =
  /^(?:an?|the|any|all|our|your|new|some|most|right|strong|qualified|eligible|successful|selected|exceptional|great|good|best|full|time|[0-9]+|many|more|of|us|this|these|that|future|current|both|other|such|additional|initial|existing|currently|at|now|either|entry|level|and|or|temporary|nonimmigrant|skilled|every|experienced|top|outstanding|senior|junior|several|dozens|hundreds|skilled|always|also|ever|even|each|hire)$/;
/** Heads and objects that make a sponsorship another kind. */
const otherHeads =
  /^(?:events?|teams?|clubs?|research|trials?|stud(?:y|ies)|plans?|401k?|health|retirement|medical|dental|insurance|content|posts|ads?|advert\w*|products?|conferences?|hackathons?|activations?|deals?|packages?|revenue|sales|decks?|contracts?|agreements?|inventory|projects?|initiatives?|managers?|questions?|programs? for|bills?|legislation|awards?|scholarships?|tuition|education|certifications?|licens\w+|games|shows?|ideas?|training|lunch\w*|meals?|housing|shuttles?|transportation|childcare|daycare|learning|gym|referrals?|referral|courses?|relationships?|logos?|sites?|group|groups|clearances?|security)$/;
const otherModifiers =
  /^(?:clearance|security|finra|licens\w+|exam|executive|corporate|event|title|brand|financial|project|trial|clinical|study|research|sports?|athletic|athlete|conference|senior|change|leadership|media|podcast|content|community|partner|federal|dod|stadium|naming|marketing|influencer|equity|government|gala|festival|festivals|commercial|industry|grant|alumni|music|esports|team|sales|academic|career|peer|c|level|pharma|pharmaceutical|biotech|philanthropic|charity|jersey|league|exhibit|festival|scholarship)$/;
const otherKinds =
  /\b(?:events?|donors?|brands?|fundrais\w+|galas?|festivals?|orchestra|museum|exhibit\w*|football|soccer|baseball|basketball|hockey|stadium|athletes?|teams?|leagues?|race|racing|logos?|decks?|revenue|campaigns?|trials?|oncology|protocols?|investigators?|hackathons?|conferences?|olympic\w*|youth|clubs?|advertis\w*|activations?|marketing|philanthrop\w*|private equity|grants?|gifts?|nonprofits?|trade shows?|podcasts?|influencers?|scholarships?|mentors?|mentorship|referral|tuition|401k?|leagues?|tournaments?|concerts?|charit\w+|alumni)\b/;

const somebodyWith = shape('^<person>.?[.]$');

type Kind = (typeof mark)['sponsorship' | 'sponsoring' | 'visa' | 'other'];

interface Surroundings {
  /** The sentence speaks of visas or permission to work elsewhere too. */
  immigration: boolean;
  /** It holds words of other kinds of sponsorship. */
  others: boolean;
}
