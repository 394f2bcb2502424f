import type { Trait } from './trait.ts';

/** What deeds of the head show. */
export const traitsOfMind: readonly Trait[] = [
  {
    name: 'getting figures to agree',
    signs: /^(?:books|bookkeep|ledger|tax(?:es)?$|account|reconcil|budget|payroll|audit|invoice|quickbooks|treasur)/,
    functions: ['Accounting', 'Finance'],
    roles: ['tax associates', 'staff accountants'],
    tedious: 'accounting jobs',
    shows: [
      '{It} has an end, which little work has: at some point every number is where it belongs.',
      '{It} is trust in figures; a small business stands or falls with it.',
      'Somebody who likes {it} will not need a boss to check the last cent.',
    ],
    ask: [
      'What was wrong in the numbers when you looked closely?',
      'Is it the order you like, or what it does for the business?',
      'What did you find that nobody had seen?',
    ],
  },
  {
    name: 'finding patterns in data',
    signs: /^(?:data|statist|regress|predict|dashboard|number|analy[sz]|trend|survey|forecast|metric|excel|tableau|graph)/,
    functions: ['Data', 'Finance', 'Product'],
    roles: ['data analysts', 'market researchers'],
    tedious: 'junior analyst jobs',
    shows: [
      '{It} is asking the same question until the answer stops moving.',
      '{It} pays off when somebody decides differently because of it.',
      'Whoever enjoys {it} tends to distrust the first chart.',
    ],
    ask: [
      'What did the numbers say that nobody expected?',
      'Who did something different because of what you found?',
      'Do you like the cleaning up, the finding or the telling?',
    ],
  },
  {
    name: 'tracking something down',
    weak: /^(?:puzzle|riddle)/,
    signs: /^(?:logs?$|hunt|forensic|investigat|myster|trace|beacon|threat|detect|clue|osint|malware|siem)/,
    functions: ['Security', 'Research', 'Policy'],
    roles: ['threat hunters', 'fraud investigators'],
    tedious: 'monitoring shifts',
    shows: [
      '{It} rewards people who keep looking after the alert has gone quiet.',
      'Most of {it} is reading what bores others until one line is wrong.',
      '{It} is patience with a purpose: something is there, and it is hiding.',
    ],
    ask: ['What gave it away?', 'How do you know when to stop looking?', 'Who else was looking, and what did they miss?'],
  },
  {
    name: 'work with collections',
    signs: /^(?:archiv|catalog|source|museum|histor|library|artifact|artefact|provenance|collection|manuscript|exhibit|genealog|object)/,
    functions: ['Arts', 'Research', 'Media'],
    roles: ['collections assistants', 'archivists'],
    tedious: 'cataloguing jobs',
    shows: [
      '{It} is detective work with very old witnesses.',
      '{It} keeps things findable for people you will never meet.',
      'Whoever can sit with {it} has the patience that collections are built on.',
    ],
    ask: [
      'Which object or page would you go back to?',
      'What did you find out that was in no label?',
      'Is it the things themselves or the story behind them?',
    ],
  },
  {
    name: 'experiments',
    signs:
      /^(?:experiment|lab$|labs$|assay|microscop|sample|titrat|bench|batter|cells?$|protein|chem|spectr|cultur|specimen|synthes|physics|chamber|particle|telescop|simulat)/,
    functions: ['Research', 'Engineering', 'Healthcare'],
    roles: ['research associates', 'test engineers'],
    tedious: 'bench jobs',
    shows: [
      '{It} means being wrong on most days and writing it down.',
      '{It} is where a guess meets something that does not care about it.',
      'Whoever gets through {it} has learned to change one thing at a time.',
    ],
    ask: [
      'Which result did you not believe at first?',
      'Did you like setting it up more, or reading the result?',
      'What went wrong most often, and what did you do?',
    ],
  },
  {
    name: 'writing',
    weak: /^edit/,
    signs: /^(?:writ|wrote|essay|poem|poetry|blog|stor(?:y|ies)|novel|memoir|zine|column|copy$|draft|sketches|journal|comedy|literature)/,
    functions: ['Media', 'Marketing'],
    roles: ['content writers', 'assistant editors'],
    tedious: 'jobs where one writes all day',
    shows: [
      '{It} is thinking until somebody else can follow.',
      '{It} shows in every job where a page has to convince.',
      'Behind {it} is the habit of cutting one’s own best line.',
    ],
    ask: ['Who reads it, and what do they say?', 'What do you cut first?', 'Is it the first draft or the tenth that you enjoy?'],
  },
  {
    name: 'writing software',
    signs:
      /^(?:cod(?:e|ing)|program(?:ming)?$|apps?$|software|website|hack|linux|python|javascript|compiler|backend|frontend|homelab|server|proxmox|kernel|bots?$|api$|scripts?$|parser|algorithm|simulator|deploy(?:ing)?$|debug|bug)/,
    functions: ['Engineering', 'IT', 'Security', 'Data'],
    roles: ['software engineers', 'systems administrators'],
    tedious: 'software jobs',
    shows: [
      '{It} gives an honest answer every time: it runs or it does not.',
      '{It} at home, with nobody grading it, says more to an engineering team than a course list.',
      'What counts in {it} is what it saves somebody, and few students build with that in mind.',
    ],
    ask: [
      'Who uses it, and what breaks when it is down?',
      'Which part did you rewrite, and why?',
      'Did you build it for the problem or for the building?',
    ],
  },
  {
    name: 'making work easier for others',
    signs:
      /^(?:database|automat|spreadsheet|sheet|macro|apps script|access$|notion|airtable|inventory|checklist|process|efficien|queue|no$|noshow|bottleneck|workflow|template|system)/,
    functions: ['Operations', 'Data', 'IT', 'Product'],
    roles: ['operations analysts', 'business systems analysts'],
    tedious: 'back offices',
    shows: [
      '{It} is what operations teams call process improvement, usually after paying a consultant.',
      '{It} takes somebody who is annoyed by the right things.',
      'Once {it} works nobody thinks of it again, which is the point.',
    ],
    ask: ['How was it done before you?', 'What did it save, in hours or in nerves?', 'What would you build next if they let you?'],
  },
  {
    name: 'games and strategy',
    signs:
      /^(?:games?$|levels?$|horror|quest|unreal$|unity$|gamer|gaming|nintendo|n64|chess|dungeon|minecraft|speedrun|strateg|poker|esports|console|tabletop|magic$)/,
    functions: ['Design', 'Data', 'Product'],
    roles: ['game designers', 'user researchers in games'],
    tedious: 'jobs in games',
    shows: [
      '{It} is practice in rules: learning them, bending them, seeing what they make people do.',
      'People who stay with {it} like a system that answers back.',
      '{It} trains losing well, which is underrated at work.',
    ],
    ask: [
      'What do you see in it that casual players miss?',
      'Do you like playing, or taking it apart?',
      'Have you ever made or changed one yourself?',
    ],
  },
  {
    name: 'mathematics',
    signs:
      /^(?:trading|trader|probab|option|proof|math|theorem|equation|integral|stochastic|quant|market|futures|prices$|stock|crypto|odds|putnam|combinator|econom|commodit|hedg)/,
    functions: ['Finance', 'Data', 'Research'],
    roles: ['quantitative analysts', 'actuaries'],
    tedious: 'trading floors',
    shows: [
      '{It} leaves no room for a nice story: the number comes out or it does not.',
      '{It} is being wrong cheaply, many times, on the way to being right once.',
      'Whoever likes {it} usually wants feedback that cannot be argued with.',
    ],
    ask: ['Which problem would not let you go?', 'Do you like the proof, or what it is good for?', 'How do you notice that you are wrong?'],
  },
  {
    name: 'understanding people',
    signs: /^(?:psycholog|behavi|brain|memory|emotion|mental|cognit|attachment|spss|personality|why people)/,
    functions: ['Research', 'Social Impact', 'Human Resources', 'Design'],
    roles: ['user researchers', 'behavioural health technicians'],
    tedious: 'jobs in psychology labs',
    shows: [
      '{It} starts from the suspicion that people do not know why they do things.',
      '{It} is useful wherever somebody has to understand a stranger quickly.',
      'In {it} the interesting answer is seldom the one in the survey.',
    ],
    ask: [
      'What have you understood about people that surprised you?',
      'Do you want to study it, or use it with somebody in the room?',
      'Where have you used it outside a course?',
    ],
  },
  {
    name: 'mapping',
    signs:
      /^(?:maps?$|mapping|gis$|lidar|landslide|cartograph|satellite|terrain|geolog|rocks?$|survey(?:ing|or)|mineral|seism|volcan|outcrop|sediment)/,
    functions: ['Environment', 'Data', 'Engineering', 'Research'],
    roles: ['GIS analysts', 'survey technicians'],
    tedious: 'mapping jobs',
    shows: [
      '{It} turns a place into something one can decide with.',
      '{It} is slow to make and quick to use, and somebody builds a road by it.',
      'Whoever does {it} well has to imagine time as well as ground.',
    ],
    ask: [
      'Who uses it now, and what for?',
      'What did the ground tell you that the data did not?',
      'Is it the fieldwork, the cleaning or the finished sheet?',
    ],
  },
  {
    name: 'city planning',
    signs:
      /^(?:transit|bus$|buses$|routes?$|urban|traffic|zoning|street|housing|infrastructur|metro$|highway|bridge|structur|pedestrian|sidewalk|crosswalk|corner$)/,
    functions: ['Engineering', 'Policy', 'Operations'],
    roles: ['transport planners', 'civil engineers'],
    tedious: 'planning departments',
    shows: [
      '{It} is about things everybody uses and nobody looks at.',
      '{It} means thinking in decades, about people who are late today.',
      'Behind {it} is the question who can get where, and who cannot.',
    ],
    ask: [
      'What would you fix first where you live?',
      'Is it the calculation or the people who use it?',
      'Which one would you show a visitor?',
    ],
  },
];
