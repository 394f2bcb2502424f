import { has, shape } from './eligibility-classes.ts';
import { equalOpportunity, type Clause } from './wording.ts';

/**
 * Whether a sentence asks for citizenship, or for a standing that no employer can sponsor anybody into: U.S. persons (22 C.F.R. § 120.62:
 * citizens, permanent residents, refugees, asylees), permanent residents, permission to work without limit. An employer that also
 * takes whoever may work for another reason asks for none of these.
 */
export function statusIn(parts: readonly Clause[]): 'citizenship' | 'standing' | null {
  const clauses = labelled(
    statementsOf(parts)
      .filter((each) => !each.some(({ text }) => equalOpportunity.test(text)))
      .flat(),
  );
  const all = clauses.map(({ text }) => text).join(' ; ');
  if (!/citizen|usa (?:person|national)|greencard|settled|workauth/.test(all)) return null;
  if (/permanent|unrestricted|indefinite|restriction|limit|expir|any (?:usa )?employer/.test(all) && clauses.some(asksUnlimited))
    return 'standing';
  const granted = clauses
    .filter(({ text, tags }) => !(has(tags, 'not', 'unavailable', 'exclude') || refused.test(text)) || /\bnot (?:just|only)\b/.test(text))
    .map(({ text }) => text);
  const strict = clauses.some(({ text, end }) => end !== '?' && asks(text) && !softened.test(text));
  if (!strict || clauses.some(({ text }) => softenedAll.test(text)) || otherwise.test(granted.join(' ; '))) return null;
  const persons = clauses.some(({ text }) => /\busa persons?\b/.test(text));
  return granted.some((text) => alternative.test(text)) || persons ? 'standing' : 'citizenship';
}

/** The clauses between marks or words that part what is said on one matter from what is said on another. */
const statementsOf = (parts: readonly Clause[]): Clause[][] => {
  const statements: Clause[][] = [[]];
  for (const part of parts) {
    statements.at(-1)?.push(part);
    if (/^(?:[;.!?]|but|however|although|though|while|whereas|yet)$/.test(part.end)) statements.push([]);
  }
  return statements;
};

/** "US citizenship: not required" is one statement. */
const labelled = (parts: readonly Clause[]): Clause[] =>
  parts.flatMap((part, at) => {
    const next = parts[at + 1];
    const short = /^[:-]$/.test(part.end) && part.words.length <= 4;
    return short && next !== undefined ? [{ ...part, text: `${part.text} ${next.text}`, tags: part.tags + next.tags }] : [part];
  });

const who = String.raw`(?:usa (?:citizens?(?:hip)?|nationals?|persons?)|settled|greencard|citizens?(?= only| and | or |$)|citizenship(?= (?:is )?(?:required|mandatory)| is$|$))`;
const adjective = String.raw`(?:an?|the|either|currently|also|already|proof of|evidence of|valid|sole|full|a sole|born|natural|naturalized|or|and|both|status as|definition of|legally|bona fide|that|they are|you are|he or she is)`;
const demands = [
  new RegExp(
    String.raw`\b(?:must|shall|should|will|required to|requires?|need to|needs to|able to)\b(?: \w+){0,3}? (?:be|hold|have|possess|show|prove|provide|demonstrate|verify|furnish|meet|satisfy|qualify as)(?:,? ${adjective})* ${who}`,
  ),
  new RegExp(
    String.raw`\b${who}(?: status)?(?: (?!citizens)\w+){0,5}? (?:is |are |be )?(?:\w+ly )?(?:required|requirement|mandatory|compulsory|obligatory|necessary|needed|only|exclusively|alone|must|essential|minimum|non negotiable|(?:pre)?condition|prerequisite|imperative)\b`,
  ),
  new RegExp(
    String.raw`\b(?:only|exclusively|solely|limited|restricted|reserved|open|available|eligible) (?:\w+ ){0,4}?(?:to |for |by )?(?:\w+ ){0,2}?${who}`,
  ),
  new RegExp(
    String.raw`\b(?:requir\w+|mandat\w+|restricts?|limits?|confines?|oblig\w+|compels?|bound|stipulat\w+|specif(?:y|ies)|insists? on|dictates?|demands?|necessitates|calls for|contingent (?:up)?on|conditional on|depends on|need(?:s|ed)?)\b,? (?:[\w]+,? ){0,8}?${who}`,
  ),
  new RegExp(String.raw`\b(?:proof|evidence|documentation|verification) of ${who}`),
  new RegExp(String.raw`^(?:(?:sole|full|current|proven|valid) )?${who}(?: status| ${who}| or [\w ]+| and [\w ]+| with [\w ]+)?(?:,.*)?$`),
  new RegExp(String.raw`\b(?:as|you are|because|since|due to)\b.*\busa citizens?(?:hip)?\b.*\b(?:is|required)\b`),
  new RegExp(String.raw`^you are (?:${adjective} )*${who}`),
  /\bnon ?(?:usa )?citizens?\b.*\b(?:not|ineligible|excluded)\b|\b(?:not|no)\b.*\bnon ?citizens\b/,
  /\bcitizenship(?: status| required| requirements?)* (?:must be )?(?:an? )?usa\b/,
  /\b(?:closed|not open|unavailable|off limits) to (?:\w+ )?non ?(?:usa )?citizens/,
  /(?<!\b(?:without|no|lacking) (?:an? )?)\b(?:settled|greencard)\b.*\b(?:not (?:eligible|qualify|be (?:considered|accepted|hired|employed)|apply)|ineligible|prohibited|excluded|barred)\b/,
  /\b(?:not|never|no) (?:\w+ ){0,6}(?:not|without|lack\w*) (?:an? )?usa citizen/,
  /\b(?:lack\w*|without|not (?:have|hold|possess)\w*) (?:\w+ )?usa citizenship\b.*\b(?:not|ineligible|excluded|rejected|disqualified|problem|declined)\b/,
  /\bnot (?:an? |currently )?(?:(?:usa )?citizens?|usa (?:persons?|nationals?)|settled)\b.*\b(?:not|ineligible|excluded|rejected|disqualified)\b/,
  // "a clearance is not required, but citizenship is"
  new RegExp(String.raw`^(?:and |but )?${who}(?: status)? is$`),
  new RegExp(String.raw`\b(?:provided|as long as|on (?:the )?condition)(?: that)? (?:\w+ ){0,5}${who}`),
];

const asks = (text: string): boolean => demands.some((pattern) => pattern.test(text));

const softened =
  /\bor not$|\beveryone\b|\balike\b|\bcitizens (?:and|or) non ?(?:usa )?citizens\b|\bprefer\w*\b|\ba (?:\w+ )?plus\b|\bplus$|\bnice to have\b|\bdesired\b|\bnot (?:something|a condition)\b|\bnot (?:be )?(?:required|limited|necessary|needed?|restricted|must)\b|\bnot (?:\w+ ){0,3}(?:require|need|limit|restrict|have to|must)\w*|\bno (?:\w+ )?(?:citizenship|requirement)\b|\bmay (?:need|require|be (?:required|needed|asked|necessary))\b|\bif (?:you are|applicable)\b|\b(?:enjoy|work(?:ing)?|help\w*|serv\w+|support\w*|advis\w+|assist\w*|teach\w*) (?:\w+ )?(?:usa )?citizens\b|\b(?:experience|knowledge|explain)\b|\bcitizenship (?:laws?|test|class\w*)\b/;
const softenedAll = /\bcitizen(?:ship)? (?:of any|from any)\b|\bevery countr|\bwelcome applica/;
const alternative = /greencard|settled|\busa persons?\b|asylee|asylum|refugee|protected (?:individual|person)|(?:1324b)/;
const refused = /\bno (?:\w+ )?(?:settled|greencards?|usa persons)/;
/** Whoever may work, or could be licensed to, will do. */
const otherwise =
  /\b(?:h1b|opt|cpt)\b.*\b(?:settled|usa citizen)|\bvisas? or\b|\b(?:or|and) (?:\w+ ){0,6}(?:workauth|visa\w*|h1b|ead|opt|licens\w+)\b|\bor (?:otherwise|able to obtain|eligible to obtain|eligible for|qualify for|obtain)\b(?! (?:\w+ ){0,4}(?:clearance|secret))|\beligible to obtain (?:\w+ ){0,4}(?:authoriz\w+|licens\w+)/;

/** "permanent work authorization", "authorized to work for any employer". */
const asksUnlimited = ({ text, tags, end }: { text: string; tags: string; end: string }): boolean =>
  end !== '?' &&
  unlimited.some((pattern) => pattern.test(text)) &&
  !softened.test(text) &&
  !has(tags, 'wish') &&
  !notAuthorized.test(tags) &&
  !/or without restriction/.test(text);
const notAuthorized = shape('<not>[.<need><must>]{0,4}<authorized>');
const unlimited = [
  /\bworkauth (?:\w+ ){0,3}(?:time limited|temporary|limited|expir\w+).*\b(?:not|ineligible|excluded)\b/,
  /\bworkauth (?:\w+ ){0,3}(?:be|is) (?:permanent|unrestricted|indefinite)\b/,
  /\b(?:permanent|unrestricted|indefinite|ongoing|unlimited)(?: (?:and|or|\w+)){0,3} workauth\b/,
  /\bworkauth\b.*\b(?:permanently|indefinitely|permanent basis|indefinite basis|unrestricted|without (?:any )?(?:restrictions?|limits?|limitations?)|any (?:usa )?employer)\b/,
];
