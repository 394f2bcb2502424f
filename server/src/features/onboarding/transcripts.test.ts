import { majors } from '@alive/contract/lists/majors.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { rolesForMajor } from '#language/roles.ts';
import { begin, respond } from './interview.ts';
import { profileOf } from './profile.ts';
import { topics, type Topic } from './state.ts';
import type { Student } from './student.ts';

const companies = [
  'Google',
  'Stripe',
  'Goldman Sachs',
  'Patagonia',
  'SpaceX',
  'Anduril',
  'Figma',
  'Spotify',
  'Genentech',
  'Deloitte',
  'Mayo Clinic',
];
const open = openVocabulary({
  companies: companies.map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: ['New York, NY'],
});

/** A student answers what is asked (`answers`), but for messages said in a given turn whatever is asked (`says`). */
const people: Person[] = [
  {
    who: 'a pre-med who leaves medicine',
    name: 'Maya',
    major: 'Biology',
    school: 'Duke University',
    answers: {
      energy:
        'Explaining things to patients when I volunteered at a free clinic. I loved watching someone relax once they understood their meds.',
      hated: "hated orgo and the pre-med competition. I'm leaving medicine, honestly.",
      people: 'People who are kind and not cutthroat. A small team.',
      roles: 'Maybe health communication or UX research? Not medicine, not nursing.',
      companies: 'Headspace, maybe the Mayo Clinic',
      limits: "I can't do night shifts, and I need at least $25 an hour",
    },
    must: [/explaining things to patients/i, /Headspace/, /Mayo Clinic/, /UX Researcher/, /night shifts/],
    mustNot: { lists: /medicine|nurs|orgo/i },
  },
  {
    who: 'an art historian',
    name: 'Elena',
    major: 'Art History',
    school: 'Smith College',
    answers: {
      energy: 'I lose track of time cataloguing old photographs and writing wall labels',
      loved: 'My museum internship was the best part of college. Fundraising calls were awful.',
      people: 'Quiet, with people who care about objects',
      roles: 'curator',
      companies: "Sotheby's, some small house museum",
      limits: 'nothing really',
    },
    must: [/cataloguing old photographs/i, /Curator/, /Sotheby's/, /people who care about objects/],
    mustNot: { lists: /fundrais/i },
  },
  {
    who: 'somebody undecided who knows nothing yet',
    name: 'Sam',
    major: 'Undecided',
    school: 'Ohio State University',
    answers: {},
    says: ['idk', 'the second one i guess', "I don't know", 'idk', 'not sure', 'no idea', 'idk', 'idk'],
    must: [/working out a hard problem/i],
    mustNot: { lists: /idk|not sure|teacher/i },
  },
  {
    who: 'a veteran',
    name: 'Marcus',
    major: 'Mechanical Engineering',
    school: 'Arizona State University',
    places: ['Phoenix, AZ'],
    answers: {
      energy: 'Six years in the Army as a helicopter mechanic. I like fixing things that have to work.',
      loved: 'Loved running the maintenance team. Hated paperwork and officers who never listened.',
      people: 'A crew that has your back. Hands-on, not a cubicle.',
      roles: 'mechanical engineer, maybe in aerospace',
      companies: 'SpaceX, Anduril',
      limits: 'I have a family so no travel over 25%. I hold a secret clearance.',
    },
    must: [/fixing things that have to work/i, /SpaceX/, /Anduril/, /secret clearance/, /Mechanical Engineer/],
    mustNot: { lists: /paperwork|officers|army/i },
  },
  {
    who: 'an international doctoral student',
    name: 'Wei',
    major: 'Chemistry',
    school: 'MIT',
    answers: {
      energy: 'When an experiment finally works and I can see the data make sense',
      loved: 'I love designing the experiments, I do not enjoy writing grants',
      people: 'I prefer a quiet lab, direct feedback',
      roles: 'industry research scientist, or data scientist',
      companies: 'Genentech, maybe startups',
      limits: 'I need visa sponsorship, H-1B',
    },
    must: [/designing the experiments/i, /Research Scientist/, /Data Scientist/, /Genentech/, /visa sponsorship/],
    mustNot: { lists: /grants|start-?ups/i },
  },
  {
    who: 'somebody hostile',
    name: 'Kyle',
    major: 'Finance',
    school: 'NYU',
    answers: {},
    says: ['this is stupid', 'why do you even need to know that', 'making money', 'fuck off', 'stop'],
    must: [/making money/i],
    mustNot: { lists: /stupid|fuck/i, whole: /stupid|fuck/i },
  },
  {
    who: 'somebody who types three words',
    name: 'Jo',
    major: 'Psychology',
    school: 'UCLA',
    answers: {
      energy: 'dogs',
      loved: 'shelter job. stats',
      people: 'small friendly team',
      roles: 'social worker',
      companies: 'none',
      limits: 'weekends off',
    },
    must: [/Dogs/, /Social Worker/, /small friendly team/, /weekends off/],
    mustNot: { lists: /stats|none/i },
  },
  {
    who: 'an essayist',
    name: 'Priya',
    major: 'Computer Science',
    school: 'Georgia Tech',
    says: [
      "I've always been someone who gets excited about making things that other people actually use. Last year I built a carpool app for my temple and about 200 families ended up using it. I love talking to users and sketching interfaces. What I don't love is algorithms class and debugging memory leaks. I'd love to be a product designer or a product manager at a startup, maybe Figma or Spotify. I work best with people who argue kindly, and I need to be close to my parents in Atlanta.",
    ],
    answers: { loved: 'running a theatre', limits: 'pay matters, I have loans', people: 'the moment somebody smiles at it' },
    must: [/talking to users/i, /carpool app/i, /Figma/, /Spotify/, /Product Manager/, /parents in Atlanta/, /argue kindly/],
    mustNot: { lists: /algorithms|memory leaks|startup/i },
  },
  {
    who: 'a Spanish speaker',
    name: 'Lucía',
    major: 'Spanish',
    school: 'University of Texas at El Paso',
    says: ['Me gusta mucho enseñar español a los niños de mi barrio'],
    answers: {
      energy: 'Teaching kids, singing with them',
      loved: 'loved summer camp, hated office work',
      people: 'families, children, warm people',
      roles: 'teacher',
      companies: 'schools',
      limits: 'near my mother',
    },
    must: [/Teaching kids/, /Summer camp/, /Teacher/, /near your mother/],
    mustNot: { lists: /office|schools/i },
  },
  {
    who: 'somebody who corrects themselves',
    name: 'Ava',
    major: 'Economics',
    school: 'University of Michigan',
    says: ['*', '*', '*', '*', 'Actually I meant design, not finance', '*', 'no, not Google – Stripe'],
    answers: {
      energy: "running our student investment fund's newsletter",
      loved: 'loved the layout work, hated stock pitches',
      people: 'collaborative, creative',
      roles: 'finance',
      companies: 'Google',
      limits: 'remote is fine',
    },
    must: [/Stripe/, /design/, /layout work/i],
    mustNot: { lists: /finance|google|stock/i, whole: /google/i },
  },
  {
    who: 'somebody who skips everything',
    name: 'Ty',
    major: 'Communications',
    school: 'Temple University',
    answers: {},
    says: ['skip', 'pass', 'next', 'skip', 'skip', 'skip', 'skip', 'skip'],
    must: [/You said little/],
    mustNot: { lists: /./ },
  },
  {
    who: 'somebody who pastes a résumé',
    name: 'Noah',
    major: 'Civil Engineering',
    school: 'Purdue University',
    says: [
      'NOAH KIM\nnoah@purdue.edu | 555-1234\n\nEDUCATION\nPurdue University, BS Civil Engineering, 2022 - 2026\n\nEXPERIENCE\nCity of Lafayette, Intern (May 2024 - Aug 2024)\n- Inspected 40 culverts and wrote condition reports\n- Designed a drainage plan for two parks\nTarget, Cashier (2022 - 2023)\n- Trained new staff\n\nSKILLS\nAutoCAD, Python',
      'the drainage one',
    ],
    answers: {
      energy: 'being on site when something is poured',
      hated: 'the reports were a drag',
      people: 'outside, with a crew',
      roles: 'civil engineer',
      companies: "don't know",
      limits: 'no',
    },
    must: [/drainage plan/i, /being on site/i, /Civil Engineer/],
    mustNot: { lists: /cashier|target|555|purdue\.edu/i },
  },
  {
    who: 'somebody who asks back',
    name: 'Rosa',
    major: 'Nursing',
    school: 'Rutgers University',
    says: ['hi', 'what do you mean?', '*', 'who are you?', '*', 'why do you ask?'],
    answers: {
      energy: 'night shifts on the ward, weirdly. I like the calm',
      loved: 'my ICU rotation; hated charting',
      people: 'a tight crew',
      roles: 'nurse',
    },
    must: [/night shifts on the ward/i, /Registered Nurse/, /a tight crew/, /charting/],
    mustNot: { lists: /charting|weirdly/i },
  },
  {
    who: 'a joker who refuses',
    name: 'Finn',
    major: 'Philosophy',
    school: 'Reed College',
    says: ['sleeping lol', '*', '*', "what's the weather in Portland?"],
    answers: {
      energy: 'arguing about ethics on long walks',
      loved: 'I loved my seminar on Kant but my dishwashing job was soul-crushing',
      people: 'a few people who read',
      roles: 'anything but law or sales',
      companies: 'anything',
      limits: 'asdfgh',
    },
    must: [/arguing about ethics/i, /Seminar on Kant/, /ruled out law and sales/],
    mustNot: { lists: /law|sales|sleep|dishwash|portland/i },
  },
];

describe.each(people)('an interview with $who', (person) => {
  const held = hold(person);

  it('ends in time and keeps the rules of talk', () => {
    const early = /stop|done/.test(held.messages.at(-1) ?? '');
    expect(held.messages.length).toBeLessThanOrEqual(8);
    expect(held.messages.length).toBeGreaterThanOrEqual(early ? 1 : 4);
    for (const text of held.turns) {
      expect(text.split(/\s+/).length, text).toBeLessThan(60);
      expect(text, text).not.toMatch(/!|As an AI|great answer|undefined|null/i);
    }
    expect(held.turns.slice(0, -1).every((text) => text.split('?').length === 2 && text.endsWith('?'))).toBe(true);
    expect(held.turns.at(-1)).not.toContain('?');
  });

  it('opens no two turns alike and asks nothing twice that was answered', () => {
    const openings = held.turns.map((text) => text.split(/\s+/).slice(0, 2).join(' '));
    expect(openings).toEqual([...new Set(openings)]);
    const questions = held.turns.slice(0, -1).map((text) => text.split(/(?<=[.:])\s/).at(-1));
    expect(questions).toEqual([...new Set(questions)]);
    expect(held.askedAgain).toEqual([]);
  });

  it('ends with a profile of what was said and nothing else', () => {
    const { summary, interests, target_companies, target_roles, ideal_environment } = held.profile;
    const lists = [...interests, ...target_companies, ...target_roles].join('\n');
    const whole = [lists, summary, ideal_environment].join('\n');
    for (const fact of person.must) expect(whole).toMatch(fact);
    expect(lists).not.toMatch(person.mustNot.lists);
    expect(whole).not.toMatch(person.mustNot.whole ?? /undefined/);
    expect(summary.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(4);
    expect(summary).not.toMatch(/\bI\b(?![^“]*”)|\bmy\b(?![^“]*”)/);
    expect(interests.every((interest) => /^[\p{Lu}\d]/u.test(interest))).toBe(true);
  });
});

it('comments on different students in different words', () => {
  const comments = people.flatMap((person) =>
    hold(person)
      .turns.slice(1, -1)
      .map((text) => text.split(/(?<=[.])\s/)[0]),
  );
  const specific = comments.filter((comment) => comment !== undefined && comment.split(' ').length > 7);
  expect(specific.length).toBeGreaterThan(30);
  expect(specific).toEqual([...new Set(specific)]);
});

function hold(person: Person): { turns: string[]; messages: string[]; askedAgain: Topic[]; profile: Profile } {
  const student: Student = {
    firstName: person.name,
    major: person.major,
    school: person.school,
    lookingFor: ['Internships'],
    preferredLocations: person.places ?? [],
    majorRoles: rolesForMajor(person.major),
  };
  const says = [...(person.says ?? [])];
  const messages: string[] = [];
  const askedAgain: Topic[] = [];
  let turn = begin(student);
  const turns = [turn.text];
  while (!turn.over && messages.length < 10) {
    const said = says.shift() ?? '*';
    const [topic = 'energy'] = turn.state.asking;
    const message = said === '*' ? (person.answers[topic] ?? 'skip') : said;
    const { closed } = turn.state;
    turn = respond(turn.state, student, message, read(message, open));
    messages.push(message);
    turns.push(turn.text);
    // Once nothing is open, a spare question may come back to a topic from another side.
    if (topics.some((other) => !turn.state.closed.includes(other)))
      askedAgain.push(...turn.state.asking.filter((other) => closed.includes(other)));
  }
  return { turns, messages, askedAgain, profile: profileOf(turn.state.facts, student) };
}

interface Person {
  who: string;
  name: string;
  major: string;
  school: string;
  places?: string[];
  answers: Partial<Record<Topic, string>>;
  /** '*' answers what was asked. */
  says?: string[];
  must: RegExp[];
  mustNot: { lists: RegExp; whole?: RegExp };
}
