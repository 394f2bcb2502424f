import { setImmediate } from 'node:timers/promises';
import type { Profile } from '@alive/contract/profile.ts';
import type { Arrivals } from '#db/people-arrivals.ts';
import type { Asker } from '#db/people-tests.ts';
import type { Db } from '#db/open.ts';
import type { ReadOnly } from '#db/read-only.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import type { Plan } from '@alive/language/conditions/intent.ts';
import { planTurn, type TurnKnown } from '@alive/language/people/turn.ts';
import { read } from '@alive/language/entities/read.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { keptByVersion } from '#platform/kept.ts';
import type { PersonFacts } from '@alive/language/people/person-facts.ts';
import { fold, wordsOf } from '@alive/language/text/text.ts';
import { nameWords, peopleNamed, positionsOf, searchPeople } from './queries.ts';

/** What questions are read with: the vocabulary of the data and the names of those whom students may see, kept until the data changes. */
export const openKnowledge = ({ db, readOnly, vocabulary, version, now }: Deps): Knowledge => {
  const kept = keptByVersion(version, async () => ({
    open: await vocabulary(),
    names: new Set(await nameWords(db)),
    counts: new Map<string, number>(),
    arrivals: new Map<string, Arrivals>(),
    plans: new Map<string, Plan>(),
  }));
  const of = async (student: Caller): Promise<Knowing> => {
    const { open, names, ...made } = await kept();
    const asker = askerOf(student, open);
    const known: Known = {
      open,
      now: now(),
      student: {
        school: student.school,
        major: student.major,
        graduationYear: student.graduationYear,
        places: student.preferredLocations,
      },
      isName: (word) => names.has(word),
    };
    const met: string[] = [];
    const person = async (nameOrId: string) => {
      const facts = await personCalled(readOnly, nameOrId, asker, now());
      if (facts !== null) met.push(facts.id);
      return facts;
    };
    return { known: { ...known, person }, asker, ...made, met };
  };
  return {
    of,
    warmUp: async () => {
      const { known } = await of(nobody);
      await readForNobody({ ...known, person: async () => null });
    },
  };
};

/** Reads a few questions for nobody. */
async function readForNobody(known: TurnKnown): Promise<void> {
  let before = null;
  for (const message of [
    'former consultants who became product managers in New York',
    'only those who studied economics',
    'people like me',
  ]) {
    await setImmediate();
    const { intent } = await planTurn(message, before, known);
    peopleConditions(intent.conditions, known);
    before = { intent, shown: [] };
  }
}

const askerOf = (student: Caller, open: OpenVocabulary): Asker => ({
  school: student.school,
  major: student.major,
  graduationYear: student.graduationYear,
  placeKeys: [...new Set(student.preferredLocations.flatMap((label) => placeKeysOf(label, open)))],
});

/** The keys of a place that a student named; none for words that are no place, such as "Anywhere". */
function placeKeysOf(label: string, open: OpenVocabulary): string[] {
  const places = read(label, open).mentions.flatMap((mention) => (mention.kind === 'place' ? [mention] : []));
  const [longest] = places.sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest?.keys ?? [];
}

export const nobody: Caller = { school: null, major: null, graduationYear: null, preferredLocations: [], profile: null };

/** The facts of the visible person of an id or a name, by which others are like them; null where there is none. Of namesakes the first. */
const personCalled = (readOnly: ReadOnly, nameOrId: string, asker: Asker, now: Date): Promise<PersonFacts | null> =>
  readOnly(async (tx) => {
    const ask = { sort: null, limit: 1, asker, now };
    const words = wordsOf(nameOrId).map(({ text }) => fold(text));
    const [byId] = (await searchPeople(tx, { ...ask, conditions: [], ids: [nameOrId] })).rows;
    const [byName] = byId !== undefined || words.length === 0 ? [] : await peopleNamed(tx, words);
    const person = byId ?? byName;
    if (person === undefined) return null;
    const career = (await positionsOf(tx, [person.id])).get(person.id) ?? [];
    const current = career.findLast(({ isCurrent }) => isCurrent);
    return {
      id: person.id,
      name: person.name,
      role: person.role === '' ? null : person.role,
      roleNormal: current === undefined || current.isStudy ? null : current.role,
      function: current?.function ?? null,
      company: person.company === '' ? null : person.company,
      industry: current?.industry ?? null,
      major: person.major,
      school: person.school,
      year: person.year,
    };
  });

/** Who asks. */
export interface Caller {
  school: string | null;
  major: string | null;
  graduationYear: number | null;
  preferredLocations: string[];
  /** What the interview learned. */
  profile: Profile | null;
}

interface Deps {
  db: Db;
  readOnly: ReadOnly;
  vocabulary: () => Promise<OpenVocabulary>;
  version: () => Promise<number>;
  now: () => Date;
}

export interface Knowing {
  known: TurnKnown;
  asker: Asker;
  /** Of this version of the data; see closeness.ts. */
  counts: Map<string, number>;
  /** Likewise; see conclude.ts. */
  arrivals: Map<string, Arrivals>;
  /** Likewise; see suggest.ts. */
  plans: Map<string, Plan>;
  /** Ids of the people whose records were looked up for this question so far. */
  met: string[];
}

export interface Knowledge {
  /** What a question of this student is read with. */
  of: (student: Caller) => Promise<Knowing>;
  /** Makes it ready, so that the first question does not wait for it. */
  warmUp: () => Promise<void>;
}
