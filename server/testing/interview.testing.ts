import { majors } from '@alive/contract/lists/majors.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { placeKeys } from '#language/place-keys.ts';
import { read } from '#language/read.ts';
import { rolesForMajor } from '#language/roles.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { topics, type Topic } from '#listening/facts.ts';
import { evened, named } from '#listening/typing.ts';
import { begin, respond } from '../src/features/onboarding/interview.ts';
import { profileOf } from '../src/features/onboarding/profile.ts';
import type { InterviewState } from '../src/features/onboarding/state.ts';
import type { Student } from '../src/features/onboarding/student.ts';
import type { people } from '#fixtures/onboarding/transcript-people.ts';

/** For tests: holds a whole interview with somebody who answers what is asked, or says what they say in a given turn. */
export function hold(person: (typeof people)[number], form: Partial<Student> = {}): Held {
  const student: Student = {
    firstName: person.name,
    major: person.major,
    school: person.school,
    lookingFor: ['Internships'],
    preferredLocations: person.places ?? [],
    needsVisa: null,
    canGetClearance: null,
    homes: (person.places ?? []).flatMap((label) =>
      read(label, open).mentions.flatMap((mention) => (mention.kind === 'place' ? [{ label, keys: placeKeys(mention.place) }] : [])),
    ),
    majorRoles: rolesForMajor(person.major),
    ...form,
  };
  const says = [...(person.says ?? [])];
  const messages: string[] = [];
  const askedAgain: Topic[] = [];
  let turn = begin(student);
  const turns = [turn.text];
  while (!turn.over && messages.length < 10) {
    const said = says.shift() ?? '*';
    const [topic = 'energy'] = turn.state.asking;
    const message = said !== '*' ? said : turn.state.clash ? 'the first' : (person.answers[topic] ?? 'skip');
    const { closed } = turn.state;
    const even = evened(message);
    const text = named(even, read(even, open), open);
    turn = respond(turn.state, student, text, read(text, open));
    messages.push(message);
    turns.push(turn.text);
    // Once nothing is open, a spare question may come back to a topic from another side.
    if (topics.some((other) => !turn.state.closed.includes(other)))
      askedAgain.push(...turn.state.asking.filter((other) => closed.includes(other)));
  }
  return { turns, messages, askedAgain, student, state: turn.state, profile: profileOf(turn.state, student) };
}

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
  'Lockheed Martin',
];
const open = await openVocabulary({
  companies: companies.map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: ['New York, NY', 'Boston, MA'],
});

interface Held {
  turns: string[];
  messages: string[];
  askedAgain: Topic[];
  student: Student;
  state: InterviewState;
  profile: Profile;
}
