/**
 * SQL for a text as it may be parsed for search. PostgreSQL's parser takes the square of the length of a run without spaces
 * ("_a_a_a…": 60,000 characters stop it for half a minute), and of comments that are opened and never closed; so runs are broken, "<!" is
 * parted, and what is longer than any posting is cut. All of it takes linear time, on both databases. `text` is SQL.
 */
export const parseableSql = (text: string): string =>
  `regexp_replace(replace(left(${text}, ${longestText}), '<!', '< !'), '[^ \\t\\n\\v\\f\\r]{${longestRun}}', '\\& ', 'g')`;

/**
 * SQL for a posting's text that is about the work: without what stands under headings of benefits, pay and the employer, and without what every
 * employer offers and declares: from the words that name insurance, leave, retirement plans and equal opportunity to the end of their
 * sentence, at most 200 characters. So "mental health" finds no "Mental health support" among benefits. Linear time.
 */
export const ofWorkSql = (text: string): string =>
  `regexp_replace(regexp_replace(${text}, '${besides}', ' ', 'gin'), '\\m(${offered})\\M[^.;\\n]{0,200}', ' ', 'gi')`;

const headings = [
  '(our |your |employee |pay |salary |compensation |perks |and |& )*(benefits|perks|compensation|total rewards)( and perks| & perks| and more| package)?',
  'what (we|you|you will|you.ll) (offer|provide|get)|why (join us|you.ll (like|love) it here)|equal (employment )?opportunity( employer| statement)?',
  'about us|about (the|our) (company|organi[sz]ation)|who we are|our (mission|values|story|culture)',
].join('|');
/** A marked section reaches to the next one; another heading leads its list, or one paragraph. */
const besides = [
  `^#+ (${headings}|about (?!the |this |you)[^\\n]+):?$(\\n+[^#\\n][^\\n]*)*`,
  `^(${headings}|about (?!the |this |you)[^:\\n]+): [^\\n]+`,
  `^(${headings}):?$((\\n+ *[-*•] [^\\n]*)+|\\n+[^-#*•\\n][^\\n]*)`,
].join('|');
const covers = '(health|medical|dental|vision|life|disability)';
const offered = [
  `${covers}(,? (and |or |& )?${covers})*,? (insurance|coverage|benefits|plan|plans)`,
  '401 ?\\(?k|retirement (plan|plans|savings)|paid (time off|vacation|holidays|parental|family|sick)|parental leave|tuition (reimbursement|assistance)',
  'equal (employment )?opportunity|reasonable accommodations?|without regard to|regardless of (race|age|sex|gender|color|background)',
  'benefits (include|package)|at a glance',
].join('|');

/**
 * SQL for a text of jobs in which words are told apart as they stand: the stemmer takes derived words for one another ("mechanic" and "mechanical",
 * "international" and "intern"), so each ends its own stem here, in whatever plural or form of a verb, and so do nouns in -ing of their own.
 */
export const ownWordsSql = (text: string): string =>
  `regexp_replace(regexp_replace(${text}, '\\m(${nouns})s?\\M', '\\1${sign}', 'gi'), '\\m(${derived})(${inflections})?\\M', '\\1${sign}', 'gi')`;

/** The same of what is looked for. */
export const withOwnWords = (text: string): string => text.replace(noun, `$1${sign}`).replace(derivedWord, `$1${sign}`);

/** A letter that no ending is taken off from. */
const sign = 'q';
const nouns = 'housing|clothing|lighting|mining|marketing';
const endings = 'al|anc|enc|ic|abl|ibl|ant|ent|ism|ist|at|it|ous|iv|iz|ion|ness|ful';
const derived = `[a-z]{3,}(?:${endings})|[a-z]{4,}(?:er|or)`;
const inflections = 'e|es|s|ed|ing|y|ies';
const noun = new RegExp(String.raw`\b(${nouns})s?\b`, 'gi');
const derivedWord = new RegExp(String.raw`\b(${derived})(?:${inflections})?\b`, 'gi');

/** The same of what is asked, so that a long run that is asked for is found. */
export const parseable = (text: string): string => text.slice(0, longestText).replaceAll('<!', '< !').replace(run, '$& ');

/** Characters. */
const longestText = 40_000;
/** Characters; longer than words, addresses and nearly all links. */
const longestRun = 64;
// Only these spaces end a word in every locale.
const run = new RegExp(`[^ \\t\\n\\v\\f\\r]{${longestRun}}`, 'gu');
