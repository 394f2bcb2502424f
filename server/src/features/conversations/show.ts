import type { Conversation } from '@alive/contract/conversations.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { aboutFrom } from '#platform/about.ts';
import type { About } from '#platform/chat.ts';
import type { Student } from '#db/sessions.ts';
import type { Folded, MessageExtras } from '#db/tables.ts';
import { present, sourcesOf, tellsOf } from './present.ts';
import type { StoredConversation } from './queries.ts';

/** Shows conversations as they are now: the jobs and people of their answers are read again, and answers being written have what came so far. */
export const openShow = ({ now, lifetimeHours, jobsShown, peopleShown, factsOf, soFar }: ShowDeps) => {
  const since = () => new Date(now().getTime() - lifetimeHours * 3_600_000);
  const visiblePeople = async (ids: string[], about: About, asked: Condition[] = []): Promise<Alumni[]> =>
    ids.length === 0 ? [] : peopleShown([...new Set(ids)], about, asked);

  const withParts = async (all: StoredConversation[]): Promise<StoredConversation[]> => {
    const ids = all.flatMap(({ said }) => said.flatMap(({ id, status }) => (status === 'streaming' ? [id] : [])));
    if (ids.length === 0) return all;
    const found = await soFar(ids);
    return all.map((entry) => ({ ...entry, said: entry.said.map((message) => ({ ...message, ...found.get(message.id) })) }));
  };

  return {
    since,
    /** The conversations of a student, without the jobs and people that their answers show. */
    all: async (stored: StoredConversation[], student: Student): Promise<Conversation[]> => {
      const all = await withParts(stored);
      const mentioned = all.flatMap(({ said }) => said.flatMap(({ extras }) => tellsOf(extras)));
      const [people, facts] = await Promise.all([
        visiblePeople(mentioned, aboutFrom(all[0]?.conversation.about ?? {}, student)),
        factsOf(sourcesOf(all)),
      ]);
      const visible = new Set(people.map(({ id }) => id));
      return all.map(({ conversation, said }) => present(conversation, said, since(), visible, null, facts));
    },
    /** One conversation, whole. */
    one: async (stored: StoredConversation, student: Student | null): Promise<Conversation> => {
      const [found = stored] = await withParts([stored]);
      const answers = found.said.flatMap(({ id, extras: { jobIds, alike, filters } }) =>
        jobIds ? [{ id, ids: jobIds, alike, conditions: filters ?? [] }] : [],
      );
      const about = aboutFrom(found.conversation.about, student);
      const jobs = answers.length === 0 ? [] : await jobsShown(answers, about);
      const met = found.said.flatMap(({ id, extras: { peopleIds: ids, peopleAsked: asked = [] } }) => (ids ? [{ id, ids, asked }] : []));
      const shownAs = new Map<string, Alumni[]>();
      // Answers to one question are read together.
      for (const [question, alike] of Map.groupBy(met, ({ asked }) => JSON.stringify(asked)))
        shownAs.set(
          question,
          await visiblePeople(
            alike.flatMap(({ ids }) => ids),
            about,
            alike[0]?.asked,
          ),
        );
      const peopleOf = ({ ids, asked }: (typeof met)[number]) => {
        const people = shownAs.get(JSON.stringify(asked)) ?? [];
        return ids.flatMap((one) => people.find((person) => person.id === one) ?? []);
      };
      const known = await visiblePeople(
        found.said.flatMap(({ extras }) => tellsOf(extras)),
        about,
      );
      const visible = [...known, ...[...shownAs.values()].flat()].map(({ id }) => id);
      const shown = {
        jobs: new Map(answers.map(({ id, alike }, at) => [id, withAlike(jobs[at] ?? [], alike)])),
        people: new Map(met.map((answer) => [answer.id, peopleOf(answer)])),
      };
      const facts = await factsOf(sourcesOf([found]));
      return present(found.conversation, found.said, since(), new Set(visible), shown, facts);
    },
    jobs: async (ids: string[], alike: Folded | undefined, conditions: Condition[], about: About): Promise<Job[]> =>
      withAlike((await jobsShown([{ ids, conditions }], about))[0] ?? [], alike),
    people: visiblePeople,
  };
};

/** Jobs with the near-copies that were folded into them. */
const withAlike = (jobs: readonly Job[], folded: Folded = {}): Job[] =>
  jobs.map((job) => {
    const ids = folded[job.id];
    return ids === undefined ? job : Object.assign(job, { alike: { count: ids.length, ids } });
  });

export type Show = ReturnType<typeof openShow>;

export interface ShowDeps {
  now: () => Date;
  lifetimeHours: number;
  jobsShown: JobsShown;
  peopleShown: PeopleShown;
  /** The facts of messages as they stand, by message. */
  factsOf: (messageIds: string[]) => Promise<ReadonlyMap<string, Fact[]>>;
  /** What there is of answers that are being written. */
  soFar: (messageIds: string[]) => Promise<ReadonlyMap<string, { text: string; extras: MessageExtras }>>;
}

/** For each answer the jobs it showed, as they are now and scored under its conditions; closed ones are left out. */
export type JobsShown = (answers: { ids: string[]; conditions: Condition[] }[], about: About) => Promise<Job[][]>;

/** Those of the people whom students may still see, as this one sees them who asked for them by these conditions. */
type PeopleShown = (ids: string[], about: About, asked: Condition[]) => Promise<Alumni[]>;
