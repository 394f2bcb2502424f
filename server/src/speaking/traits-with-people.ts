import type { Trait } from './trait.ts';

/** What deeds with other people show. Each `shows` stands around a gerund with its objects; each of `ask` leans on nothing but what was just told. */
export const traitsWithPeople: readonly Trait[] = [
  {
    name: 'teaching',
    signs: /^(?:teach|taught|tutor|mentor|explain|lesson|classroom|pupil|curricul|train(?:ing|ed|ees?|ers?)?$)/,
    functions: ['Education', 'Human Resources'],
    roles: ['instructional designers', 'training coordinators'],
    tedious: 'training and classroom jobs',
    shows: [
      '{It} is teaching and running a small organisation at once.',
      '{It} means seeing where somebody is stuck before they can say it, and most jobs near customers live on that.',
      'People who come back to {it} usually like the moment when another person gets it.',
    ],
    ask: [
      'When somebody did not get it, what did you try next?',
      'Was it the explaining or the person that kept you there?',
      'What did you change about how it was taught before you came?',
    ],
  },
  {
    name: 'getting people organised',
    signs:
      /^(?:organi[sz]|schedul|coordinat|volunteer|logistic|tournament|fundrais|recruit|committee|chapter|roster|founded|founding|president)/,
    functions: ['Operations', 'Human Resources'],
    roles: ['program coordinators', 'operations analysts'],
    tedious: 'coordinator jobs',
    shows: [
      '{It} is operations work under another name: people, dates and too little of both.',
      'Nobody notices {it} until it is missing, and that is what operations people are hired for.',
      '{It} takes somebody who sees the whole and still answers the small messages.',
    ],
    ask: [
      'What was broken before you took it on?',
      'Which part of it would have fallen apart without you?',
      'Did you like the planning more, or the day itself?',
    ],
  },
  {
    name: 'care',
    signs: /^(?:patient|nurs|caregiv|hospice|cna$|bedside|elder|ward$|emt$|wound|medication|therap|rehab|clinic)/,
    functions: ['Healthcare', 'Social Impact'],
    roles: ['registered nurses', 'patient navigators'],
    tedious: 'bedside jobs',
    shows: [
      '{It} asks for patience on the days when nothing improves, and you still name it first.',
      '{It} is where medicine happens for the person in the bed, far from any textbook.',
      'Somebody who likes {it} needs work with people in the room and not in a file.',
    ],
    ask: [
      'Which of those people do you still think about?',
      'What did you notice there that others walked past?',
      'What made a hard shift worth it?',
    ],
  },
  {
    name: 'listening',
    signs: /^(?:listen|crisis|hotline|counsel|vent(?:ing)?$|conversation|interviewing|confid|grief|therapy)/,
    functions: ['Social Impact', 'Human Resources'],
    roles: ['case managers', 'user researchers'],
    tedious: 'counselling jobs',
    shows: [
      '{It} is work, though it rarely looks like it: you hold still while somebody else finds the words.',
      'Few people can do {it} without giving advice too early.',
      '{It} is what user researchers and counsellors both get paid for, from two ends.',
    ],
    ask: [
      'What do you do when you cannot help?',
      'What do people tell you that they tell nobody else?',
      'How do you get somebody to open up?',
    ],
  },
  {
    name: 'casework',
    signs:
      /^(?:reentry|parole|probation|inmate|famil|refugee|immigrant|casework|shelter|pantry|benefits|newcomer|homeless|legal aid|paperwork|resettle|returns$|vita$)/,
    functions: ['Social Impact', 'Policy'],
    roles: ['case managers', 'program coordinators at non-profits'],
    tedious: 'casework jobs',
    shows: [
      '{It} means knowing how an office works and standing on the side of whoever does not.',
      'There is patience in {it}, and a good deal of knowing rules that nobody explains.',
      '{It} changes one household at a time, which is a scale you can see.',
    ],
    ask: [
      'Which of those families do you remember best?',
      'Where did the system fail them, and what did you do about it?',
      'What could you do for them that an office could not?',
    ],
  },
  {
    name: 'work with children',
    weak: /^youth/,
    signs: /^(?:kids?$|child|camp$|camper|toddler|daycare|babysit|nanny|preschool|nephew|niece)/,
    functions: ['Education', 'Social Impact'],
    roles: ['youth program coordinators', 'child life specialists'],
    tedious: 'jobs in child care',
    shows: [
      '{It} wants somebody who can be silly and in charge in the same minute.',
      'After {it}, a room of adults is rarely hard to hold.',
      '{It} leaves no time for pretending, and children see through it anyway.',
    ],
    ask: [
      'Which age do you get on with best, and why?',
      'What did you do with the one who would not join in?',
      'Was it the playing or the looking after that you liked?',
    ],
  },
  {
    name: 'selling and pricing',
    weak: /^(?:shop|store|customer|retail)/,
    signs: /^(?:sell|sold|resell|price$|pricing|flip|ebay|depop|thrift|negotiat|haggl|sneaker|poshmark|merch)/,
    functions: ['Marketing', 'Sales', 'Supply Chain'],
    roles: ['buyers', 'merchandisers'],
    tedious: 'sales floors',
    shows: [
      '{It} is a bet on what other people will want, and you find out within days whether you were right.',
      'What you learn from {it}, a buying team teaches its trainees in a year.',
      '{It} takes an eye, a number and the nerve to act on both.',
    ],
    ask: [
      'How do you know what something will go for?',
      'Which purchase taught you most by going wrong?',
      'Is it the finding, the pricing or the sale itself?',
    ],
  },
  {
    name: 'running a business',
    signs: /^(?:business|clients?$|bids?$|startup|entrepreneur|jars$|orders$|etsy|invoices|employees|suppliers?$|landscaping|salon)/,
    functions: ['Operations', 'Sales', 'Finance', 'Marketing'],
    roles: ['operations managers', 'account managers'],
    tedious: 'small firms',
    shows: [
      '{It} is every department of a company in one person.',
      'With {it} you have already met the customer who does not pay, which no class covers.',
      '{It} is decisions with your own money in them.',
    ],
    ask: [
      'What do you charge, and how did you arrive at that?',
      'Which part of it would you give to somebody else tomorrow?',
      'What nearly went wrong, and what did you do?',
    ],
  },
  {
    name: 'arguing a case',
    signs:
      /^(?:argu|debat|union|tenant|landlord|campaign|protest|petition|council|court|strike|rent$|rents$|tenants|organizer|testif|advoca|moot|senate|lobby|rights$)/,
    functions: ['Policy', 'Legal'],
    roles: ['policy analysts', 'organisers'],
    tedious: 'jobs built on argument',
    shows: [
      '{It} means learning the other side’s rules well enough to use them.',
      'What decides {it} is preparation, so somebody who wins there reads a lot beforehand.',
      '{It} is public work: it only counts when others act on it.',
    ],
    ask: [
      'What did you win, and what did it take?',
      'How did you get the others to come along?',
      'Do you like the preparing or the fight?',
    ],
  },
  {
    name: 'leading under pressure',
    signs: /^(?:army|marines|deploy|squad|soldier|platoon|emergenc|ems$|fire(?:fight|house)|rescue|lifeguard|dispatch|incident)/,
    functions: ['Operations', 'Security'],
    roles: ['operations managers', 'emergency planners'],
    tedious: 'command posts',
    shows: [
      '{It} teaches what a calm voice is worth, and employers rarely get to test for that.',
      'After {it}, a missed deadline is hardly an emergency.',
      '{It} is responsibility for other people, which most graduates have yet to meet.',
    ],
    ask: [
      'What did people rely on you for?',
      'Which part of that would you want again, without the danger?',
      'What did you do there that was not in your job description?',
    ],
  },
  {
    name: 'community work',
    signs:
      /^(?:convinc|persuad|canvass|vaccin|polio|women|sober|recovery|church|mosque|temple|synagogue|congregation|communit|faith|ministry|mission trip|bible|neighbou?r|potluck)/,
    functions: ['Social Impact', 'Education'],
    roles: ['community organisers', 'outreach coordinators'],
    tedious: 'outreach jobs',
    shows: [
      '{It} works only where people trust you, and trust is slow.',
      'Nobody is paid to turn up for {it}, so whoever keeps it going knows how to ask.',
      '{It} is outreach, and non-profits search long for people who have done it for nothing.',
    ],
    ask: [
      'Who comes because you asked them?',
      'What would be missing there if you stopped?',
      'What has that community taught you about asking for help?',
    ],
  },
  {
    name: 'looking after guests',
    signs: /^(?:event|party|parties|guest|host|wedding|festival|concert|restaurant|waitress|server$|barista|bartend|hotel|tour(?:s|ing)?$)/,
    functions: ['Hospitality', 'Operations'],
    roles: ['event planners', 'guest experience managers'],
    tedious: 'jobs in service',
    shows: [
      '{It} is forty small things in one evening, none of which may show.',
      'Whoever can do {it} on a full night can run most front desks.',
      '{It} needs somebody who notices a face before a complaint.',
    ],
    ask: [
      'What goes wrong on a bad night, and what do you do?',
      'Do you like the rush, or the people in it?',
      'What do you notice that new people there do not?',
    ],
  },
  {
    name: 'reading a game',
    signs:
      /^(?:football|basketball|soccer|baseball|volleyball|athlet|scout|teammate|coach|film$|playbook|lifting|rowing|swim|referee|gym$|martial|yoga)/,
    functions: ['Operations', 'Education'],
    roles: ['video coordinators', 'sports operations coordinators'],
    tedious: 'jobs in sport',
    shows: [
      '{It} is analysis with a result on the weekend.',
      'In {it} you learn to hear criticism on Monday and use it on Tuesday.',
      '{It} has more study in it than people in the stands would think.',
    ],
    ask: [
      'What do you see on the field that others miss?',
      'Is it the playing, the studying or the team you would keep?',
      'Which correction did somebody take from you and use?',
    ],
  },
  {
    name: 'translation',
    signs:
      /^(?:translat|interpret|bilingual|spanish|portuguese|arabic|mandarin|french|german|korean|japanese|language|linguist|accent|asl$|signing)/,
    functions: ['Media', 'Social Impact'],
    roles: ['localisation specialists', 'medical interpreters'],
    tedious: 'translation jobs',
    shows: [
      '{It} is two kinds of attention at once: what is said, and what is meant.',
      'Whoever can do {it} hears what gets lost between two people.',
      '{It} is slow, exact work that looks effortless when it is right.',
    ],
    ask: [
      'Which word or sentence cost you the longest?',
      'Do you like the text more, or the people on either side?',
      'What gets lost that you wish did not?',
    ],
  },
  {
    name: 'finding an audience',
    signs: /^(?:instagram|tiktok|follower|brand|marketing|social media|audience|newsletter|influenc|subscriber|viral|publicity|meme)/,
    functions: ['Marketing', 'Media'],
    roles: ['social media managers', 'content marketers'],
    tedious: 'marketing desks',
    shows: [
      '{It} gives an answer within the hour, and you seem to read those answers.',
      '{It} is knowing what a stranger will stop for.',
      'Behind {it} is a habit of testing that agencies charge for.',
    ],
    ask: [
      'Which post or piece surprised you, and why?',
      'How do you decide what to put out next?',
      'Is it the making or the response that pulls you?',
    ],
  },
];
