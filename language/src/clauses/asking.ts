/** What is found, and the kinds of parts that it has. */
const foundWords: ReadonlySet<string> = new Set(
  [
    `job jobs position positions role roles opening openings opportunity opportunities posting postings listing listings vacancy vacancies gig gigs
    career careers people person persons alum alums alumni alumnus alumna alumnae graduates grads grad folks employees professionals professional ppl peeps
    profile profiles result results match matches option options employment workplace workplaces someone's student students`,
    // The kinds of parts they have.
    `company companies employer employers firm firms organization organizations organisation organisations field fields industry industries sector
    sectors area areas location locations place places city based located team teams type types sort background major majors
    majored majoring study studying studied school schools college university class title titles level levels related involving involve involves
    available open`,
  ]
    .join(' ')
    .split(/\s+/),
);

/**
 * Words that only ask: verbs of finding, showing and meeting, the nouns for what is found (a job, a person) and for its parts, and who asks.
 * They say what a message does and name no condition. Closed; lower case.
 */
export const askingWords: ReadonlySet<string> = new Set(
  [
    ...foundWords,
    // To find, to show, to meet.
    `find finding show showing shown search searching look looking looks seek seeking want wants wanting wanted need needs needed give list get getting
    see seeing meet meeting talk talking speak speaking chat connect connecting reach contact contacting introduce recommend suggest suggestions
    help helps hear hearing ask asking know tell explore exploring browse discover pull bring send interested hoping hope hopes wondering wonder trying try
    love prefer wish think thinking thought guess mean means meant say said apply applying hunting hunt consider considering start
    starting meanwhile works working worked work employed hired hire hires hiring live lives lived living reside residing born raised grow grew attend attended attending graduate graduated graduating join joined joining`,
    // To change what was asked.
    `drop remove forget ignore scratch scrap exclude excluding skip leave add include including change switch replace undo use using keep only narrow
    limit instead sort sorted order filter filters condition conditions part chip chips keyword keywords`,
  ]
    .join(' ')
    .split(/\s+/),
);

/**
 * Whether a word that asks names what is asked for instead, behind the noun that it is of: "reading help", "voter contact"; not "kelp jobs".
 */
export const isHeadOf = ({ norm, pos }: Word, before: Word | undefined, next: Word | undefined): boolean =>
  askingWords.has(norm) &&
  !foundWords.has(norm) &&
  !norm.startsWith('work') &&
  (before?.pos === 'NOUN' || before?.pos === 'PROPN') &&
  !askingWords.has(before.norm) &&
  (pos === 'NOUN' || (pos === 'VERB' && (next === undefined || ['PUNCT', 'CCONJ', 'INTJ'].includes(next.pos))));

interface Word {
  norm: string;
  pos: string;
}
