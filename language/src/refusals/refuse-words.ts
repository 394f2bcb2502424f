import { list, oneOf, readTable } from '../tables/tables.ts';

/** Words about what somebody is rather than does, and the nouns that make a field, a cause or an institution of them. */

export const topics = [
  'age',
  'ethnicity',
  'gender',
  'religion',
  'sexuality',
  'health',
  'politics',
  'family',
  'status',
  'money',
  'contact',
  'crime',
  'looks',
] as const;
export type Topic = (typeof topics)[number];

const table = readTable('qualities', { topic: oneOf(topics), place: oneOf(['anywhere', 'beside', 'noun']), words: list });
/** Each topic with its words, the alternatives of a pattern. */
const those = (wanted: (typeof table)[number]['place']) =>
  table.filter(({ place }) => place === wanted).map(({ topic, words }) => [topic, words.join('|')] as const);

/** Before a noun for persons, words between them or not ("Black software engineers"). */
export const qualities = those('anywhere');

/** Right before a noun for persons only: before anything else they are said of things. */
export const plainQualities = those('beside');

/** Nouns for persons of a kind. */
export const kindsOfPersons = those('noun');

/** What follows a word of these lists where it names a field, a cause, an institution or a thing. */
export const causes =
  'studies|study|history|historians?|literature|lit|rights|art|arts|music|cultures?|cinema|theology|theater|languages?|linguistics|philosophy|religions?|thought|markets?|equit(?:y|ies)|cuisine|wear|apparel|clothing|shoes|magazines?|equality|empowerment|schools?|colleges?|universit(?:y|ies)|church|churches|ministry|ministries|charit(?:y|ies)|organi[sz]ations?|nonprofits?|networks?|associations?|clubs?|societ(?:y|ies)|groups?|leagues?|conferences?|owned|led|founded|run|issues?|causes?|business development|supplier diversity|advoca(?:cy|tes?)|justice|affairs|communit(?:y|ies)|households?|housing|family|families|cells?|malt|page|sign|source|payer|use|threaded|party|national|museums?|galler(?:y|ies)|archives|foundations?|caucus|house|collar|hat|box|papers?|board|label|tie|belt|friday|holes?|noise|water|card|space|list|swan|lives|panther|sea|forest|who code|scouts?|and boys|priests?|ministers?|pastors?|rabbis?|imams?|nuns?|monks?|chaplains?|bishops?|missionar(?:y|ies)|theologians?|clergy|scholars?|texts?|ethics|values|shareholders?|investors?|stakes?|whips?|trusts?|dogs?|consumers|audiences?|customers?|shoppers|patients?|clients?|voters|demographics?|cancers?';
/** Kinds of work too, so that alongside a noun for persons they name what these do. */
export const fields = `${causes}|law|health|healthcare|medicine|media|film|films|politics|econom(?:y|ies|ics)|food|foods|fashion|sports?|basketball|soccer|volleyball|rowing|tennis|golf|lacrosse|hockey|football|teams?|education|educators?|programs?|polic(?:y|ies)|services?|care|centers?|centres?|funds?|ventures|capital|business|businesses|startups?|compan(?:y|ies)|brands?|products|representation|inclusion|leadership|backgrounds?|experiences?|careers?|skills?|perspectives|industries|paths?|portfolios?|interests|owners?|estimates?|approach|science|sciences|sex`;

/** Any noun for persons. Titles are recognised by their endings; the things that end so are named. */
export const persons =
  "alumni|alumnus|alumna|alumnae|alums?|grads?|graduates?|people|persons?|folks?|someone|somebody|anyone|anybody|ones|students?|classmates?|colleagues?|coworkers?|candidates?|professionals?|individuals?|members?|mentors?|execs?|executives?|nurses?|chefs?|vps?|ceos?|ctos?|cfos?|coos?|pms?|swes?|vcs?|men|women|man|woman|guys?|girls?|dudes?|ladies|heads?|interns?|hires?|employees?|workers?|friends?|coaches|associates?|assistants?|agents?|accountants?|consultants?|presidents?|physicians?|surgeons?|therapists?|role models|experts?|talent|staff|staffers?|crowd|types|kids|profiles?|(?!(?:centers?|careers?|papers?|matters?|powers?|summers?|winters?|numbers?|computers?|water|letters?|orders?|offers?|quarters?|others?|another|ever|never|over|under|after|either|neither|together|rather|former|later|earlier|newer|older|younger|better|higher|lower|bigger|for|or|color|colors|sectors?|floors?|factors?|labor|honors?|minors?|doors?|errors?|majors?|senior|junior|per|her|their|cancer|disorder|disorders|gender|master|masters|list|lists|exist|christian|christians|indian|italian|asian|brazilian|canadian|peter|alexander|tour|hour|your|our|four|near|were|year|years|dinner|partner's|theater|shelter|shelters|border|career's|soccer|transfer|server|servers|container|containers|layer|layers|chapter|chapters|register|semester|semesters|cover|answer|answers|remember|consider|discover|deliver|whether|weather|further|utter|super|cyber|consumer|customer|customers|consumers|user|users) )[a-z]{2,24}(?:ers?|ors?|ists?|ians?|eers?|yers?)";
