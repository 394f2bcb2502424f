/** For a major that says nothing, or none. */
export const anyFamily: Family = {
  majors: /^$/,
  energy: [
    { what: 'making something with your hands', why: 'the result stays' },
    { what: 'working out a hard problem', why: 'an answer can be checked' },
    { what: 'helping one person at a time', why: 'you see what it does' },
  ],
  tiring: ['long meetings', 'detailed paperwork', 'speaking in front of strangers'],
  employers: [
    { what: 'a start-up of twenty people', why: 'you do a bit of everything' },
    { what: 'a large company with a training programme', why: 'somebody shows you how' },
    { what: 'a public body or non-profit', why: 'the purpose is plain' },
  ],
};

/** Groups of majors, the first that fits counts: what people in them like and tire of, and where they work. */
export const families: readonly Family[] = [
  {
    majors: /comput|software|informat|data|cyber|artificial|machine learning|web|game/i,
    energy: [
      { what: 'hunting down a stubborn bug', why: 'patience pays off' },
      { what: 'designing what people see and click', why: 'users notice it at once' },
      { what: 'explaining technology to somebody who is lost', why: 'people are half of the job' },
    ],
    tiring: ['maintaining old code', 'long meetings about requirements', 'working alone for days'],
    employers: [
      { what: 'a small product team', why: 'you see users' },
      { what: 'a large technology company', why: 'you learn from many' },
      { what: 'the technology side of a hospital, bank or city', why: 'the work matters to people nearby' },
    ],
  },
  {
    majors: /engineer|architect|construction|aerospace|robot|mechatron|industrial|materials/i,
    energy: [
      { what: 'building and testing a thing until it works', why: 'it holds or it does not' },
      { what: 'modelling it on a screen', why: 'mistakes cost nothing yet' },
      { what: 'organising the people who build it', why: 'nothing stands without them' },
    ],
    tiring: ['writing reports', 'days at a simulation', 'work on noisy sites'],
    employers: [
      { what: 'a manufacturer with its own workshop', why: 'design and floor are one walk apart' },
      { what: 'an engineering consultancy', why: 'projects change' },
      { what: 'a public works department or lab', why: 'a town uses what you make' },
    ],
  },
  {
    majors: /bio|chem|neuro|physic|geolog|scien|astro|ecolog|genetic|environment|marine|earth|zoolog|botan/i,
    energy: [
      { what: 'running experiments at the bench', why: 'the answer is your own' },
      { what: 'being out in the field', why: 'no two days look alike' },
      { what: 'explaining science to people outside it', why: 'few can do both' },
    ],
    tiring: ['repeating protocols', 'writing up results', 'memorising for exams'],
    employers: [
      { what: 'a research institute', why: 'questions come first' },
      { what: 'a biotech or instruments company', why: 'science leaves the lab' },
      { what: 'a conservation group or public agency', why: 'you are outdoors and useful' },
    ],
  },
  {
    majors: /nurs|health|medic|pharm|kinesi|nutrition|therapy|public health|dental|veterin|speech/i,
    energy: [
      { what: 'time with one patient', why: 'you see what it changes' },
      { what: 'finding out why something is wrong', why: 'each case is a riddle' },
      { what: 'changing how care is organised', why: 'one fix helps hundreds' },
    ],
    tiring: ['night shifts', 'charting', 'hierarchies on the ward'],
    employers: [
      { what: 'a hospital or clinic', why: 'you are close to people' },
      { what: 'a health technology company', why: 'care meets tools' },
      { what: 'a public health department', why: 'whole towns are the patient' },
    ],
  },
  {
    majors:
      /math|statist|econom|financ|account|actuar|quantitative|business|marketing|management|supply|entrepreneur|commerce|real estate|hospitality/i,
    energy: [
      { what: 'finding the pattern in messy numbers', why: 'others act on it' },
      { what: 'persuading people of an idea', why: 'numbers alone move nobody' },
      { what: 'making an operation run better', why: 'the effect shows in a week' },
    ],
    tiring: ['spreadsheets until midnight', 'cold calls', 'group slides'],
    employers: [
      { what: 'a consultancy or bank', why: 'you learn fast among peers' },
      { what: 'a company whose product you use', why: 'you know the customer' },
      { what: 'a small firm where you see every part', why: 'nothing is hidden from you' },
    ],
  },
  {
    majors: /art|design|music|theat|drama|film|photo|fashion|dance|media|creative|animation|architecture|graphic|studio/i,
    energy: [
      { what: 'making the work itself', why: 'your hand is in it' },
      { what: 'choosing and presenting other people’s work', why: 'your eye decides' },
      { what: 'organising the people around a show', why: 'it has to open on the day' },
    ],
    tiring: ['writing applications for grants', 'endless rounds of feedback', 'selling your own work'],
    employers: [
      { what: 'a museum, gallery or theatre', why: 'the work is in the room' },
      { what: 'a design studio or agency', why: 'briefs change weekly' },
      { what: 'the creative team of a larger company', why: 'the pay is steadier' },
    ],
  },
  {
    majors: /educat|teach|child|psycholog|social work|counsel|human development|family/i,
    energy: [
      { what: 'a long talk with one person', why: 'something shifts while you listen' },
      { what: 'running a room full of people', why: 'the energy comes back to you' },
      { what: 'finding out why people do what they do', why: 'the answer is rarely the first one' },
    ],
    tiring: ['paperwork about people', 'emotional days without a pause', 'work on statistics'],
    employers: [
      { what: 'a school or youth programme', why: 'young people are all around' },
      { what: 'a clinic or counselling centre', why: 'talk is the work' },
      { what: 'a company that studies how people behave', why: 'it pays for your questions' },
    ],
  },
  {
    majors:
      /politic|government|law|legal|international|public|policy|sociolog|anthropolog|criminal|global|urban|gender|ethnic|area studies|communicat|journal|public relations|advertis/i,
    energy: [
      { what: 'arguing a case', why: 'it is won or lost' },
      { what: 'interviewing people about their lives', why: 'nobody tells it the same way' },
      { what: 'turning a mess of sources into a clear page', why: 'others can act on it' },
    ],
    tiring: ['networking events', 'reading without discussing', 'slow committees'],
    employers: [
      { what: 'a public agency', why: 'decisions reach everyone' },
      { what: 'a newsroom, research group or campaign', why: 'the pace is quick' },
      { what: 'the policy or communication team of a company', why: 'you speak for it' },
    ],
  },
  {
    majors:
      /histor|english|literat|philosoph|language|linguist|classic|religio|writing|humanit|spanish|french|german|chinese|japanese|studies|liberal/i,
    energy: [
      { what: 'digging through sources until a story appears', why: 'you find what nobody had' },
      { what: 'writing and rewriting a page', why: 'each draft gets closer' },
      { what: 'leading a discussion', why: 'other minds sharpen yours' },
    ],
    tiring: ['group projects', 'work with numbers all day', 'deadlines for long papers'],
    employers: [
      { what: 'a museum, archive or publisher', why: 'old and new pages pass your hands' },
      { what: 'a school or non-profit', why: 'people come first' },
      { what: 'the research or writing team of a company', why: 'writing is the job' },
    ],
  },
];

export interface Family {
  majors: RegExp;
  energy: readonly Direction[];
  tiring: readonly string[];
  employers: readonly Direction[];
}

export interface Direction {
  what: string;
  /** A clause that says what speaks for it; '' where the thing speaks for itself. */
  why: string;
}
