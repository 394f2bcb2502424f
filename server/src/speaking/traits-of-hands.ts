import type { Trait } from './trait.ts';

/** What deeds of the hands and the eye show. */
export const traitsOfHands: readonly Trait[] = [
  {
    name: 'fixing what is broken',
    signs:
      /^(?:fix|repair|rebuild|mechanic|engine(?:s)?$|troubleshoot|restor|maintenance|diagnos|tractor|wiring|transmission|carburet|refurbish|tinker|console)/,
    functions: ['Engineering', 'Manufacturing', 'IT', 'Hardware'],
    roles: ['field service engineers', 'maintenance technicians'],
    tedious: 'repair shops',
    shows: [
      '{It} is finding the cause and not only the part.',
      '{It} tells you at once whether you were right, which a report never does.',
      'People who keep at {it} think with their hands and are wrong in useful ways.',
    ],
    ask: [
      'What was the hardest fault you found?',
      'How do you start when nothing works?',
      'Who taught you, or did you take it apart yourself?',
    ],
  },
  {
    name: 'building',
    weak: /^(?:build|built|construct|making|made)/,
    signs:
      /^(?:robot|prototyp|solder|machin|cad$|3d|carpent|weld|maqueta|assembl|woodwork|suspension|chassis|rocket|retaining|circuit|arduino|lathe|furniture)/,
    functions: ['Engineering', 'Hardware', 'Manufacturing'],
    roles: ['mechanical engineers', 'test engineers'],
    tedious: 'shop floors',
    shows: [
      '{It} ends with something that stands or falls, and you seem to like that test.',
      '{It} is deciding with incomplete drawings, as engineers do all day.',
      'A workshop learns more about you from {it} than from a transcript.',
    ],
    ask: ['What failed first, and what did you change?', 'Is it the drawing, the making or the testing?', 'What did it have to withstand?'],
  },
  {
    name: 'stage work',
    signs: /^(?:cue|cues$|rigging|load|lighting|lights$|stage|props?$|backstage|sound$|tech$|set$|theat|production|booth|costume)/,
    functions: ['Arts', 'Media', 'Operations'],
    roles: ['production managers', 'event technicians'],
    tedious: 'production jobs',
    shows: [
      '{It} opens at eight whether it is ready or not, and so you learn to have it ready.',
      '{It} is logistics with an audience.',
      'If {it} is done well, nobody in the hall knows your name.',
    ],
    ask: [
      'What went wrong on a night, and who noticed?',
      'Do you like the building up or the running of it?',
      'Whom do you trust to be next to you when it counts?',
    ],
  },
  {
    name: 'performing',
    signs:
      /^(?:perform|sing|sang|cello|violin|piano|guitar|orchestra|quartet|choir|danc|acting|improv|band$|music|concerto|rehears|drum|comed|standup|opera)/,
    functions: ['Arts', 'Education', 'Media'],
    roles: ['teaching artists', 'arts administrators'],
    tedious: 'jobs on stage',
    shows: [
      '{It} is years of practice for a few minutes that cannot be repeated.',
      '{It} teaches what to do when a mistake has already been heard.',
      'Whoever grew up with {it} knows how to practise, and that is rarer than talent.',
    ],
    ask: [
      'Is it the audience, the others beside you or the practice room?',
      'Which evening of it would you play again?',
      'What has it taught you that you use elsewhere?',
    ],
  },
  {
    name: 'design',
    signs:
      /^(?:display|window|visual|draw|paint|design|poster|photo|illustrat|fashion|figma|logo|typograph|sketch|ceramic|knit|crochet|embroider|interface|layout|mural|sculpt|printmak|jewel|cloth|wardrob|style|styling)/,
    functions: ['Design', 'Arts', 'Marketing'],
    roles: ['graphic designers', 'UX designers'],
    tedious: 'design studios',
    shows: [
      '{It} is deciding what to leave out, over and over.',
      '{It} trains an eye that afterwards cannot stop seeing bad spacing.',
      'What others call taste is mostly {it}, done often.',
    ],
    ask: [
      'How do you know that it is finished?',
      'Who was it for, and what did they say?',
      'Do you like starting from nothing or from somebody’s problem?',
    ],
  },
  {
    name: 'film-making',
    signs: /^(?:film|video|podcast|youtube|stream|camera|documentar|footage|animation|animat|cinema|movie|premiere)/,
    functions: ['Media', 'Marketing', 'Design'],
    roles: ['video producers', 'assistant editors'],
    tedious: 'editing rooms',
    shows: [
      '{It} is made in the cut, where most people lose patience.',
      '{It} means holding a stranger for the next ten seconds, and then again.',
      'Every organisation wants {it} now, and few have somebody who can do it.',
    ],
    ask: ['Which cut were you proud of?', 'Do you prefer the shooting or the edit?', 'Who watched it, and what stayed with them?'],
  },
  {
    name: 'field work',
    signs:
      /^(?:frogs?$|species|water$|flood|groundwater|aquifer|creeks?$|washes$|monsoon|well(?:s|head)$|soundscape|burn$|burns$|acres?$|wildfire|timber|farm|crop|soil|field$|fields$|garden|tile|irrigat|plant|harvest|agronom|forest|river|reef|coral|fish|tide|boat|climate|conserv|trail|hik|outdoor|mushroom|weather|drone|native|sail|island)/,
    functions: ['Environment', 'Research'],
    roles: ['conservation technicians', 'agronomists'],
    tedious: 'field jobs',
    shows: [
      '{It} has its own clock, and no meeting moves it.',
      '{It} is noticing a small change in a place you know well.',
      'Out there {it} is the data; indoors it becomes somebody’s spreadsheet.',
    ],
    ask: [
      'What do you notice there that a visitor would not?',
      'Is it being outside, or finding something out there?',
      'Which season of it would you keep?',
    ],
  },
  {
    name: 'being outdoors',
    signs: /^(?:surf|ocean|sea$|climb|kayak|ski(?:ing)?$|camping|canoe|mountain|backpack|beach|wave|diving|paddl)/,
    functions: ['Environment', 'Hospitality', 'Healthcare'],
    roles: ['outdoor program leaders', 'park rangers'],
    tedious: 'outdoor jobs',
    shows: [
      '{It} is waiting, watching and then being quick, in that order.',
      'Nobody does {it} for a grade, which is why it counts here.',
      '{It} sets a standard that few offices reach.',
    ],
    ask: [
      'Is it the movement, the place or the quiet?',
      'Would you want a job out there, or a job that leaves time for it?',
      'Have you ever taken somebody along and shown them how?',
    ],
  },
  {
    name: 'work with animals',
    signs:
      /^(?:animal|dogs?$|horse|vet$|veterin|cats?$|cow|cattle|wildlife|birds?$|goat|sheep|kennel|zoo|bees?$|beekeep|calv|calf$|lamb|foal|heifer|herd|dairy|livestock|hoof)/,
    functions: ['Healthcare', 'Environment', 'Research'],
    roles: ['veterinary technicians', 'wildlife technicians'],
    tedious: 'kennels and barns',
    shows: [
      '{It} cannot be talked around: an animal believes only what you do.',
      '{It} is early mornings, dirt and a good deal of observation.',
      'Whoever is calm at {it} stays calm with people as well.',
    ],
    ask: [
      'Which animal taught you something?',
      'How do you tell that something is wrong?',
      'Is it the caring or the understanding that holds you?',
    ],
  },
  {
    name: 'cooking for others',
    signs: /^(?:cook|bak(?:e|ing)|kitchen|recipe|menu|meal|chef|food|bread|pastr|dumpling|dinner|grill|ferment|catering)/,
    functions: ['Hospitality', 'Healthcare', 'Social Impact'],
    roles: ['culinary program coordinators', 'kitchen managers'],
    tedious: 'kitchens',
    shows: [
      '{It} is care that can be eaten, and timing that cannot be explained.',
      '{It} for other people is planning, thrift and kindness in one pot.',
      'In {it} everything is due at the same minute, every day.',
    ],
    ask: ['Who do you like to cook for?', 'What can you make without thinking?', 'Is it the feeding or the making that you like?'],
  },
];
