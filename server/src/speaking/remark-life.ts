import type { Circumstance } from '#listening/facts.ts';
import { capital } from '#listening/grammar.ts';
import { isClause } from '#listening/limits.ts';
import { asTerm, isCondition } from './conditions.ts';
import { chooseBy, fill } from './phrase-grammar.ts';

/** A circumstance answered concretely and without pity; what it asks of a job stays a condition. */
export const onCircumstance = ({ kind, said }: Circumstance): string[] =>
  chooseBy(
    answers[kind].map((text) => text.replace('{said}', said).replace('{Said}', capital(said))),
    said,
  );

/** What conditions do to the search. */
export function onLimits(limits: readonly string[]): string[] {
  return limits
    .filter((limit) => (isClause(limit) ? /^(?:you|your|the)\b/i.test(limit) : isCondition(limit)))
    .toSorted((a, b) => Number(isClause(a)) - Number(isClause(b)))
    .slice(0, 2)
    .flatMap((limit) => {
      const found = effects.find(({ signs }) => signs.test(limit)) ?? otherwise;
      const said = isClause(limit) ? limit : asTerm(limit);
      return chooseBy(isClause(limit) ? found.since : found.with, limit).map((text) =>
        text.replace('{it}', said).replace('{It}', capital(said)).replace(' at at ', ' at '),
      );
    });
}

/** What surroundings that were wished for say about an employer. */
export function onSurroundings(wanted: readonly string[], shunned: readonly string[]): string[] {
  // A remark on one person would be gossip.
  const texts = wanted
    .filter(
      (it) =>
        !heads.test(it) &&
        !/^(?:your|the|mi) |^“|\p{Lu}\p{Ll}|\b(?:what|i)\b|^(?:change|make|give|let|have|get|be|try|talk)\b|\b(?:bus|train|subway|line)\b/u.test(
          it,
        ),
    )
    .flatMap((it) => {
      const sign = places.find(({ signs }) => signs.test(it));
      return chooseBy(sign ? sign.says : anyPlace, it).map((text) => fill(text, it));
    });
  return [...texts.slice(0, 6), ...shunned.flatMap((it) => chooseBy(avoided, it).map((text) => fill(text, it)))];
}

/** So many people, without what they are like: nothing to say of an employer. */
const heads =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty) (?!.*\b(?:who|that)\b)/i;

const answers: Readonly<Record<Circumstance['kind'], readonly string[]>> = {
  access: [
    'Since {said}, an employer has to show how work is done there before you apply; that stays a condition.',
    '{Said}: then access is not a favour to ask for, it belongs in the search from the start.',
    'Because {said}, I keep what you need as a condition, and you need not explain it twice.',
  ],
  record: [
    '{Said}; places that look at each case come first, and jobs with a licence need a look at the rules beforehand.',
    'Since {said}, fair-chance employers go to the top, and that stays a condition.',
    'Because {said}, I would begin where it is asked late or not at all.',
  ],
  caring: [
    'Since {said}, the hours decide before the title does, and I keep them as a condition.',
    '{Said}: so a job has to end when it says it ends.',
    'Because {said}, shift plans and travel are the first lines to read in any posting.',
  ],
  health: [
    'Since {said}, work that leaves your body alone comes first, and that is a condition like any other.',
    '{Said}, so the search goes around whatever makes it worse.',
    'Because {said}, I count pace and strain among the hard conditions.',
  ],
  grief: ['{Said}, and nothing here is urgent.'],
  origin: [
    '{Said}; that belongs in the story you tell an employer.',
    'Since {said}, you have already learned to find your way where nobody explains it.',
  ],
  service: [
    '{Said}: that is experience, and it goes above any class.',
    'Since {said}, employers owe you a reading of those years, and some recruit for them.',
  ],
  faith: [
    'Since {said}, those hours are not for sale, and I keep that as a condition.',
    '{Said}, so the calendar is settled before the salary.',
  ],
  commute: [
    'Since {said}, travel counts as working time, and the map comes before the title.',
    '{Said}: then what is near or remote goes first.',
  ],
  money: ['Since {said}, unpaid is out, and pay goes in as a condition.', '{Said}, so a posting has to say what it pays.'],
  language: ['Since {said}, postings that ask for it go up the list.', '{Said}: employers ask for that more often than they find it.'],
};

const effects: readonly Effect[] = [
  {
    signs: /^(?:un|over\w+ )?paid\b/i,
    with: [
      '{It} only, then; the rest is not worth your evening.',
      'With {it} as a condition, more falls away than one would think.',
      '{It}: then volunteering stays what you do for love.',
    ],
    since: ['Since {it}, unpaid is out of the question.'],
  },
  {
    signs: /\$|\d ?k\b|pay|paid|salary|an hour|\/hr|wage|income|loans?|afford/i,
    with: [
      'With {it} as the floor, whatever states less drops out.',
      '{It}: many postings keep quiet about money, and I would ask those first.',
      'Pay is settled, then, at {it}, before anybody talks you down.',
    ],
    since: [
      'Since {it}, unpaid is out of the question, and pay comes first.',
      'Because {it}, a posting that hides its pay loses its turn.',
    ],
  },
  {
    signs: /remote|from home|hybrid|on-?site|in person/i,
    with: [
      'With {it}, the search has one switch it can set right away.',
      '{It} is something most postings state, so it can be a hard filter.',
    ],
    since: ['Since {it}, I start with postings that say where the desk stands.'],
  },
  {
    signs: /visa|sponsor|h-?1b|opt\b|cpt\b|clearance|citizen/i,
    with: [
      'With {it}, I go by what a posting says in so many words.',
      '{It} is asked late in most processes; better to know it on day one.',
    ],
    since: ['Since {it}, I go by what postings state, and silence gets a question.'],
  },
  {
    signs: /night|weekend|shift|hours|saturday|sunday|friday|evening|overtime|on call|schedule|part-?time|days? off|mornings?/i,
    with: [
      'With {it}, hospitals, shops and stages need a second look at their rosters.',
      '{It} is easier to agree on before the offer than after it.',
      'Hours first, then: {it}.',
    ],
    since: ['Since {it}, the roster decides before the title does.', 'Because {it}, I would ask for the shift plan in the first call.'],
  },
  {
    signs:
      /train|bus\b|car\b|drive|commut|near|close to|within|move|relocat|stay|only\b|city|county|family|parents|home|island|LIRR|subway/i,
    with: [
      'With {it}, the map comes before the title.',
      '{It}: fewer employers, and each of them easier to know.',
      'With {it}, I can go through every employer there and not only the famous ones.',
    ],
    since: ['Since {it}, distance weighs as much as the work.', 'Because {it}, I look at what is near before what is known.'],
  },
  {
    signs: /insur|health|benefit|pension|union|leave|401/i,
    with: ['With {it}, larger and public employers have an advantage.', '{It} is written in the offer or it is not, so ask to see it.'],
    since: ['Since {it}, benefits count like pay.'],
  },
];

const otherwise: Effect = {
  signs: /$^/,
  with: [
    'With {it} as a condition, the search gets shorter and better.',
    '{It} goes in as a condition, not as a wish.',
    'I would put {it} to an employer early, and not on the last day.',
  ],
  since: ['Since {it}, that stays a condition.', 'Because {it}, some offers answer themselves.', 'I keep in mind that {it}.'],
};

const places: readonly { signs: RegExp; says: readonly string[] }[] = [
  {
    signs: /small|tiny|few|close|family|under \w+ people|tight/i,
    says: [
      '{It} usually {means|mean} a boss within earshot and no place to hide.',
      'Where there {is|are} {it}, one person does what three do elsewhere.',
      '{It} {speaks|speak} for employers that few students have heard of.',
    ],
  },
  {
    signs: /quiet|silen|focus|headphones|alone|own\b|library|calm|one on one/i,
    says: [
      '{It} {is|are} a thing one can see on a visit within a minute.',
      'For {it}, archives, labs and night editors do better than open plans.',
      '{It} can come with a remote job too, if the team writes more than it calls.',
    ],
  },
  {
    signs: /fast|busy|rush|pace|energy|pressure|floor|chaos|loud/i,
    says: [
      '{It} {needs|need} a place where the day is never the plan.',
      'For {it}, ask what happened there yesterday, not what happens usually.',
    ],
  },
  {
    signs: /mentor|boss|supervis|manager|coach|teach|check|feedback|direct|honest|blunt|ask\b|lead/i,
    says: [
      '{It} {depends|depend} on one person more than on the company, so meet that person first.',
      'With {it}, the second job comes easier than the first.',
      'For {it} I would ask who reads your work, and how soon.',
    ],
  },
  {
    signs: /crew|team|squad|back|colleague|people|folks?|friends|peers|women|others|guys|techs|nerds|buddies|labmates/i,
    says: [
      '{It}: ask how long people stay, and you know.',
      'For {it}, talk to whoever would sit next to you before you sign.',
      '{It} {shows|show} in how long people stay with an employer.',
      'With {it} a dull week is bearable, and without it a good title is not.',
      'To find {it}, ask who left last year and where they went.',
      '{It} cannot be read off a posting, but half an hour at lunch with them will do.',
      '{It} {is|are} a reason to meet everybody before you sign, and not only the manager.',
    ],
  },
  {
    signs: /outside|outdoor|hands|workshop|site|lab\b|field|moving|stage|floor|shop/i,
    says: [
      '{It} {means|mean} tools before slides, and postings do tell those apart.',
      'For {it} one has to see the place, so ask for a tour before an interview.',
      '{It} {belongs|belong} to employers whose site shows machines and no handshakes.',
      'For {it}, the word to look for in a posting is “on site”.',
    ],
  },
  {
    signs: /mission|care|values|purpose|kind|respect|fair|inclus|divers|trust|help/i,
    says: [
      '{It} {is|are} claimed everywhere; what counts is who has left and why.',
      'For {it} I would look at what a place does when money is short.',
    ],
  },
];

const anyPlace = [
  '{It}: that can be asked in one sentence on the phone.',
  'With {it} around you, the title may matter less.',
  'Whoever can offer {it} should hear it from you first.',
  'On a visit, look for {it} before you look at the lobby.',
  'I would describe {it} to an interviewer and watch the face.',
  'If {it} made the difference once, say so when they ask how you like to work.',
];

const avoided = [
  'Somewhere without {it}: that can be seen from the door.',
  'If {it} {comes|come} up twice in an interview, I would leave politely.',
  'Away from {it} is a direction too, and easy to check.',
  'I would ask about {it} before the interview is over.',
  'Places known for {it} can be left to others.',
];

interface Effect {
  signs: RegExp;
  /** With a thing: "no nights". */
  with: readonly string[];
  /** With a clause: "you can't work weekends". */
  since: readonly string[];
}
