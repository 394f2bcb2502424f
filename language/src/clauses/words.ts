/** Closed classes of English and the verbs that frame what others say: data for the clause reader. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const selves = set('i we');
/** Pronouns that can only be subjects, or stand at the head of a clause. */
export const subjects = set('i we you he she they it this that there these those everyone everybody someone somebody nobody both neither');
export const nominatives = set('i we he she they');
export const possessives = set('my our your his her their its');
export const auxiliaries = set(
  'am is are was were be been being do does did have has had can could will would should might may must shall',
);
export const beForms = set('am is are was were be been being');
export const coordinators = set('and or but nor plus then yet');
/** What opens a clause that hangs on another, by what it says of it. */
export const subordinators: Readonly<Record<string, 'reason' | 'time' | 'condition' | 'contrast'>> = {
  because: 'reason',
  since: 'reason',
  as: 'reason',
  if: 'condition',
  unless: 'condition',
  whenever: 'time',
  when: 'time',
  while: 'time',
  until: 'time',
  till: 'time',
  after: 'time',
  before: 'time',
  once: 'time',
  although: 'contrast',
  though: 'contrast',
  whereas: 'contrast',
};
export const relatives = set('that which who whom whose where what how why when');
/** Words that may stand between a subject and its verb, or open a clause, and change nothing. */
export const adverbs = set(
  `really actually honestly also just still always usually often sometimes mostly mainly kinda sorta definitely probably maybe perhaps
  absolutely totally truly genuinely literally basically especially particularly secretly generally currently recently lately already
  even only ever so very quite pretty too kind sort of personally simply all almost deeply super mostly now then first finally
  apparently unfortunately luckily surprisingly again well anyway again rather more most`,
);
/** Words that open an answer and say nothing. */
export const openers = set(
  `and but so or also plus then well honestly tbh lol haha hmm um uh oh ok okay yeah yes yep yup sure anyway anyways basically actually
  personally like mostly mainly probably maybe perhaps definitely just really hey hi hello ah ugh wow alright cool great first second
  third lastly finally overall still again yet ngl imo fr though bruh bro dude man lmao lmaooo yo welp sheesh oof yeah nah otherwise rn sooo soo anyhow omg eh gee welp alternatively alternately regarding probly prolly although so`,
);
/** Verbs with which somebody reports, thinks or hopes; after I they frame the clause that follows. */
export const framing = set(
  'think guess suppose believe feel know mean say realize realise find found hope wish bet imagine swear admit notice noticed realized felt thought knew figured figure',
);
/** Verbs after which a clause with its own subject is what was said, not a new statement. */
export const reporting = set(
  'say says said tell tells told think thinks thought know knows knew hope hopes wish wishes want wants feel feels felt believe believes suggest suggested insist insists ask asks asked figured realized realize found find love like hate see saw mean means guess heard hear expect expects remember',
);
/** People close to a student: what they do, want and say is not the student's. */
export const relations = set(
  `mom mum mother dad father parents parent brother sister brothers sisters sibling siblings cousin cousins aunt uncle grandma grandpa
  grandmother grandfather grandparents family friend friends roomate roomates roomie bf gf bro sis mama papa momma tia abuela abuelo nana granny stepdad stepmom inlaws fiance pastor roommate roommates girlfriend boyfriend partner wife husband son daughter
  kids professor advisor adviser teacher teachers boss manager coworker coworkers colleagues counselor coach classmates classmate
  people everyone everybody recruiters recruiter employers company companies school`,
);
