/**
 * A title's words in the form under which titles are compared, and apart from them the words that tell a level. "Sr. SWE II, Web Apps" is
 * `senior`, `2` and `software engineer web app`. Singular, without accents, British spelling as American, abbreviations written out.
 */
export const wordsOfTitle = (title: string): TitleWords => {
  const found: TitleWords = { words: [], levels: [], all: [] };
  const text = fold(title.slice(0, longest))
    .replaceAll('&', ' and ')
    .replaceAll(levelPhrases, (phrase) => phrase.replaceAll(/[\s-]/g, ''));
  for (const [raw] of text.matchAll(/[a-z0-9]+(?:['’][a-z]+)?(?:\+\+|#)?/g)) {
    const word = raw.replace(/['’]s?/, '');
    for (const one of (writtenOut.get(word) ?? american(word)).split(' ')) {
      const plain = singular(one);
      if (small.has(plain)) continue;
      found.all.push(plain);
      (levelWords.has(plain) ? found.levels : found.words).push(plain);
    }
  }
  return found;
};

/** A title as written without its words for a level. */
export const withoutLevels = (title: string): string =>
  title
    .replaceAll(levelPhrases, ' ')
    .split(/\s+/)
    .filter((word) => {
      const { words, levels } = wordsOfTitle(word);
      return word === '&' || levels.length === 0 || words.length > 0;
    })
    .join(' ');

/** A word without the endings that tell an agent from an activity or a field: "curator", "curation", "engineer" and "engineering" as one. */
export const stemOf = (word: string): string => {
  let stem = word;
  while (stem.length > 4) {
    const shorter = stem.replace(endings, '');
    if (shorter === stem || shorter.length < 3) break;
    stem = shorter;
  }
  return stem;
};

export interface TitleWords {
  words: string[];
  levels: string[];
  /** Both, in their order. */
  all: string[];
}

/** Lower case, accents removed. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|news)$/.test(word)) return irregular.get(word) ?? word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const irregular = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['people', 'person'],
  ['children', 'child'],
  ['media', 'media'],
]);

const american = (word: string): string => {
  const pair = spellings.find(([british]) => word.includes(british));
  return pair ? word.replace(...pair) : word;
};

const spellings: readonly [string, string][] = [
  ['aluminium', 'aluminum'],
  ['anaesthe', 'anesthe'],
  ['behaviour', 'behavior'],
  ['centre', 'center'],
  ['colour', 'color'],
  ['counsell', 'counsel'],
  ['defence', 'defense'],
  ['gynaecolog', 'gynecolog'],
  ['haemat', 'hemat'],
  ['jewell', 'jewel'],
  ['labour', 'labor'],
  ['modell', 'model'],
  ['optimisation', 'optimization'],
  ['organisation', 'organization'],
  ['orthopaedic', 'orthopedic'],
  ['paediatric', 'pediatric'],
  ['programmes', 'programs'],
  ['theatre', 'theater'],
  ['visualisation', 'visualization'],
];

const endings = /(?:ational|ation|ition|ator|itor|ing|er|or|ist|ism|ion|ment|ical|ics|ic|ally|ance|ence|ant|ent|ary|ory|ive|y|e)$/;

const listOf = (text: string): string[] => text.split(' ');

/** Two words that tell a level only together. */
const levelPhrases =
  /\b(?:full|part)[\s-]time\b|\b(?:entry|mid)[\s-]level\b|\b(?:early|mid)[\s-]career\b|\bnew[\s-]grad(?:uate)?s?\b|\bco[\s-]op\b|\b(?:summer|winter|spring|fall|off[\s-]cycle)[\s-](?:analyst|associate)s?\b/gi;

/** Words that tell how far along somebody is, in their singular. */
const levelWords = new Set(
  listOf(
    'intern internship coop trainee apprentice apprenticeship junior senior graduate grad newgrad newgraduate summeranalyst winteranalyst springanalyst fallanalyst offcycleanalyst summerassociate winterassociate springassociate fallassociate offcycleassociate entrylevel earlycareer midlevel midcareer experienced principal staff lead i ii iii iv v 1 2 3 4 5 summer fall winter spring autumn 2023 2024 2025 2026 2027 2028 2029 2030 undergraduate phd placement rotational season seasonal parttime fulltime temporary remote hybrid onsite term semester undergrad sophomore freshman bachelor january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
  ),
);

const small = new Set(listOf('of the and for in a an to at or with on by our your'));

/** Abbreviations in titles, each with the one thing it stands for there; docs/occupations.md tells their source. */
const writtenOut = new Map<string, string>(
  Object.entries({
    ae: 'account executive',
    ai: 'artificial intelligence',
    apm: 'associate product manager',
    asst: 'assistant',
    assoc: 'associate',
    bd: 'business development',
    bdr: 'business development representative',
    bi: 'business intelligence',
    bsn: 'registered nurse',
    ca: 'chartered accountant',
    cad: 'computer aided design',
    cna: 'certified nursing assistant',
    comms: 'communications',
    coord: 'coordinator',
    cpa: 'certified public accountant',
    crc: 'clinical research coordinator',
    cs: 'computer science',
    csm: 'customer success manager',
    dev: 'developer',
    devrel: 'developer relations',
    dir: 'director',
    ds: 'data scientist',
    ee: 'electrical engineer',
    ehs: 'environmental health safety',
    emt: 'emergency medical technician',
    engg: 'engineering',
    engr: 'engineer',
    fe: 'frontend',
    fea: 'finite element analysis',
    fp: 'financial planning',
    fpga: 'fpga hardware',
    fullstack: 'full stack',
    gfx: 'graphics',
    gis: 'geographic information systems',
    hr: 'human resources',
    hrbp: 'human resources business partner',
    hvac: 'heating ventilation air conditioning',
    ib: 'investment banking',
    info: 'information',
    infosec: 'information security',
    it: 'information technology',
    jr: 'junior',
    kid: 'child',
    kids: 'child',
    lcsw: 'licensed clinical social worker',
    llm: 'large language model machine learning',
    lpn: 'licensed practical nurse',
    maint: 'maintenance',
    mfg: 'manufacturing',
    mgmt: 'management',
    mgr: 'manager',
    mkt: 'marketing',
    mktg: 'marketing',
    ml: 'machine learning',
    mle: 'machine learning engineer',
    nlp: 'natural language processing machine learning',
    np: 'nurse practitioner',
    ops: 'operations',
    ot: 'occupational therapist',
    pa: 'physician assistant',
    pcb: 'printed circuit board',
    pgm: 'program manager',
    pm: 'product manager',
    pmm: 'product marketing manager',
    pr: 'public relations',
    prof: 'professor',
    pt: 'physical therapist',
    pwm: 'private wealth management',
    qa: 'quality assurance',
    qc: 'quality control',
    qe: 'quality engineer',
    quant: 'quantitative',
    rd: 'research development',
    rep: 'representative',
    revops: 'revenue operations',
    rf: 'radio frequency',
    rn: 'registered nurse',
    rpa: 'robotic process automation',
    sde: 'software development engineer',
    sdet: 'software quality assurance test engineer',
    sdr: 'sales development representative',
    sec: 'security',
    slp: 'speech language pathologist',
    soc: 'system on chip',
    spec: 'specialist',
    sr: 'senior',
    sre: 'site reliability engineer',
    swe: 'software engineer',
    sw: 'software',
    tam: 'technical account manager',
    tpm: 'technical program manager',
    tv: 'television',
    ui: 'user interface',
    ux: 'user experience',
    vc: 'venture capital',
    vfx: 'visual effects',
    vlsi: 'vlsi hardware',
    vp: 'vice president',
  }),
);

/** Characters of a title that are read. */
const longest = 300;
