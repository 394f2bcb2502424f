import { Agent, request } from 'node:http';
import { me, register, saveProfile } from '@alive/contract/account.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { searchPeople } from '@alive/contract/people.ts';
import { continueSearch, openingMessage, startSearch } from '@alive/contract/search.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { readTalks, type Talk } from '../eval/interview/talks.ts';
import { readSet } from '../eval/run-file.ts';

/**
 * A class that sits down at a server: `count` students with accounts, of different majors, schools, places and profiles, each asking the
 * next question as soon as the last is answered. Of 26 answers 21 are about jobs (6 of them begin a conversation), 3 about alumni, 2 are
 * of the interview; the questions are those of the evaluation's sets, the interview's answers those of its talks.
 */
export const openClassroom = async (url: string, count: number): Promise<Classroom> => {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const talks = readTalks().flatMap((file) => file.talks);
  const students = await Promise.all(
    Array.from({ length: count }, async (_, at): Promise<Student> => {
      const talk = talks[at % talks.length] as Talk;
      const said = await send({ url, agent, path: register.path, body: { firstName: 'Maya', lastName: `Raman ${at}`, ...talk.student } });
      const { token, userId } = JSON.parse(said.text) as { token: string; userId: string };
      const profile = profiles[at % profiles.length];
      if (profile) await send({ url, agent, path: saveProfile.path.replace(':id', userId), token, body: { profile } });
      return { at, token, talk };
    }),
  );

  const during = async (seconds: number, what: (student: Student, isOver: () => boolean) => Promise<void>) => {
    const end = performance.now() + seconds * 1000;
    await Promise.all(students.map((student) => what(student, () => performance.now() > end)));
  };

  return {
    ask: async (seconds) => {
      const answers: Answer[] = [];
      const began = performance.now();
      await during(seconds, (student, isOver) =>
        attend(student, isOver, async (kind, path, body) => {
          const sent = await send({ url, agent, path, token: student.token, body, mark: kind === 'people' ? '"type"' : '"token"' });
          const isWhole =
            sent.status === 200 && sent.text.includes(kind === 'people' ? '"summary"' : '"done":true') && !sent.text.includes('"error"');
          answers.push({ kind, isWhole, first: sent.first, whole: sent.whole });
          return sent.text;
        }),
      );
      // What was still being answered at the end counts for the time it took.
      return { answers, seconds: (performance.now() - began) / 1000 };
    },
    poll: async (seconds) => {
      let answered = 0;
      const began = performance.now();
      await during(seconds, async ({ token }, isOver) => {
        while (!isOver()) {
          const { status } = await send({ url, agent, path: me.path, token });
          if (status === 200) answered++;
        }
      });
      return (answered / (performance.now() - began)) * 1000;
    },
    leave: () => agent.destroy(),
  };
};

/** What one student does until it is over. */
async function attend({ at, talk }: Student, isOver: () => boolean, ask: Ask): Promise<void> {
  let interview = '';
  let answer = 0;
  for (let session = 0; !isOver(); session++) {
    const nth = at * 37 + session;
    const says = requests[nth % requests.length] ?? [openingMessage];
    const begun = await ask('job', startSearch.path, { message: says[0] });
    const conversationId = idIn(begun);
    const turns = [...says.slice(1), ...follows.slice(nth % follows.length), ...follows].slice(0, 2 + (session % 2));
    for (const message of turns) if (!isOver()) await ask('job', continueSearch.path, { message, conversationId });
    if (session % 2 === 1 && !isOver()) {
      const query = peopleQuestions[nth % peopleQuestions.length];
      await ask('people', searchPeople.path, { query, conversationId: `class-${at}-${session}` });
    }
    if (session % 3 === 2 && !isOver()) {
      const said = answer % 5 === 0 ? undefined : talk.says[(answer % 5) - 1];
      const text =
        said === undefined
          ? await ask('interview', startOnboarding.path, { name: 'Maya', major: talk.student.major })
          : await ask('interview', continueOnboarding.path, { message: said, conversationId: interview });
      interview = idIn(text);
      answer = text.includes('"completed":true') ? 0 : answer + 1;
    }
  }
}

const idIn = (text: string): string => /"conversationId":"([^"]+)"/.exec(text)?.[1] ?? 'none';

const requests = [
  [openingMessage],
  ...readSet<{ says: string[]; on?: string }>('requests', ['says'], null).flatMap(({ says, on }) => (on === undefined ? [says] : [])),
];
const peopleQuestions = readSet<{ says: string[]; on?: string }>('people', ['says'], setOf('people-blind')).flatMap(({ says }) =>
  says.slice(0, 1),
);
const follows = [
  'only remote ones',
  'why the second?',
  'compare the first two',
  'show me more',
  'what about Seattle?',
  'who works there?',
  'internships only',
  'at least 70k',
  'tell me more about the first one',
  'forget the location',
  'ones that sponsor visas',
  'something with climate instead',
  'no consulting',
];

function setOf(name: string): string {
  return new URL(`../eval/sets/${name}.jsonl`, import.meta.url).pathname;
}

const profiles: (Profile | null)[] = [
  null,
  profileOf(['building things people use', 'data visualization'], ['Software Engineer'], ['Stripe']),
  profileOf(['writing', 'museums'], [], []),
  profileOf(['clean energy', 'field work'], ['Environmental Engineer'], []),
  null,
  profileOf(['spreadsheets', 'explaining numbers'], ['Financial Analyst', 'Data Analyst'], ['Goldman Sachs', 'Deloitte']),
  profileOf(['teaching kids'], ['Teacher'], []),
  profileOf(['robots', 'Python', 'working with my hands'], ['Mechanical Engineer', 'Robotics Engineer'], ['NASA']),
];

function profileOf(interests: string[], roles: string[], companies: string[]): Profile {
  return { summary: '', interests, target_roles: roles, target_companies: companies, ideal_environment: 'a small team' };
}

/** Sends one request and reads the whole answer: when `mark` first stood in it, when it ended. */
const send = ({ url, agent, path, token, body, mark = '' }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(
      `${url}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        let text = '';
        let first: number | null = null;
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          if (first === null && text.includes(mark)) first = performance.now() - start;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, first, whole: performance.now() - start }));
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

type Ask = (kind: Answer['kind'], path: string, body: object) => Promise<string>;

interface Student {
  at: number;
  token: string;
  talk: Talk;
}

interface Sent {
  url: string;
  agent: Agent;
  path: string;
  token?: string;
  /** Without one it is a GET. */
  body?: object;
  mark?: string;
}

interface Received {
  status: number;
  text: string;
  /** Milliseconds; null where the mark never came. */
  first: number | null;
  whole: number;
}

export interface Answer extends Pick<Received, 'first' | 'whole'> {
  kind: 'job' | 'people' | 'interview';
  /** It came to its end without an error. */
  isWhole: boolean;
}

export interface Classroom {
  /** Everybody asks for so many seconds. */
  ask: (seconds: number) => Promise<{ answers: Answer[]; seconds: number }>;
  /** Everybody asks who they are; how many answers a second. */
  poll: (seconds: number) => Promise<number>;
  leave: () => void;
}
