import { majors } from '@alive/contract/lists/majors.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { rowsOf } from '../server/src/db/open.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import type { EvalApp } from './app.ts';
import { aboutOf } from './judged-about.ts';
import { addressesIn } from './judged-addresses.ts';
import { type JobRow, type Untrue, untrueOf } from './judged-facts.ts';
import { namesOfNobody } from './judged-names.ts';
import { openingsOfNobody } from './judged-openings.ts';
import { beginningsOf, numbersIn, plain, sentencesIn, shownText, wordsOf } from './judged-text.ts';
import type { Talk } from './model-talk.ts';

/** Finds what answers made up; see `judging`. */
export const openJudge = async ({ db }: Pick<EvalApp, 'db'>): Promise<Judge> => {
  const jobs = await rowsOf<JobRow>(
    db,
    `SELECT title, company_name AS company, ARRAY[salary_min, salary_max] AS pay, pay_stated AS stated, sponsorship,
      citizenship_required AS citizens, clearance_required AS clearance, description FROM jobs WHERE state <> 'closed'`,
  );
  const names = await rowsOf<{ name: string }>(db, namesThereAre);
  return judging({ jobs, names: names.map(({ name }) => name) });
};

/**
 * What each answer of a conversation made up, by plain comparison with the rows of the database and with what the student said; nothing of
 * what keeps inventions from students is used. Of names it asks whether they exist, not whether a tool gave them; of an employer that is
 * said to hire, whether it has a job; of pay, visas, clearance and dates, whether the job they are said of has them.
 */
export function judging({ jobs, names }: Rows): Judge {
  const known = new Set([...names, ...majors.map(({ name }) => name), ...schools.flatMap(({ name }) => name), ...own].map(plain));
  const parts = new Set([...known].flatMap((name) => name.split(' ')));
  const isOrdinary = (word: string) => inDictionary(word) || ofTrade.has(word);
  const byName = Map.groupBy(jobs, ({ title, company }) => `${plain(title)} at ${plain(company)}`);
  const byCompany = Map.groupBy(jobs, ({ company }) => plain(company));
  const employers = new Set([...byCompany.keys()].flatMap(beginningsOf));
  const titles = new Set(jobs.flatMap(({ title }) => beginningsOf(plain(title))));
  const isEmployer = (name: string) => employers.has(plain(name));
  const isTitle = (name: string) => titles.has(plain(name));

  return ({ said, answers }) => {
    const saidWords = new Set(wordsOf(said));
    const ofStudent = numbersIn(said);
    const amounts = [...ofStudent];
    const scores: number[] = [];
    const links: string[] = [];
    return answers.map(({ text: written, shown, conditions }) => {
      links.push(...shown.map(({ application_url: link }) => link));
      // The built-in assistant links to the posting of a job that is shown.
      const linked = links.reduce((all, link) => all.replaceAll(`](${link})`, ']'), written).replaceAll(/\[([^[\]]*)\](?!\()/g, '$1');
      const text = shownText(linked);
      for (const { salary_min: least, salary_max: most, pay_stated: stated, match } of shown) {
        amounts.push(least ?? 0, most ?? 0, ...numbersIn(stated ?? ''));
        scores.push(...(match?.score == null ? [] : [match.score]), ...(match?.reasons ?? []).map(({ points }) => points));
      }
      for (const { value } of conditions ?? []) ofStudent.push(...numbersIn([value].flat().join(' ')));
      const conditionWords = new Set((conditions ?? []).flatMap(({ label, value }) => wordsOf(`${label} ${[value].flat().join(' ')}`)));
      const isKnown = (word: string) => parts.has(word) || saidWords.has(word) || conditionWords.has(word);
      const facts = { amounts: [...amounts, ...ofStudent], ofStudent, said, scores };
      const sentences = sentencesIn(text);
      return [
        ...addressesIn(linked, (word) => known.has(plain(word))).map((found) => ({ kind: 'link' as const, found })),
        ...aboutOf(sentences, byName, byCompany).flatMap((about, at) => untrueOf(sentences[at] ?? '', about, facts)),
        ...sentences
          .flatMap((sentence) => openingsOfNobody(sentence, { isEmployer, isTitle, isOrdinary }))
          .map((found) => ({ kind: 'employer' as const, found })),
        ...[...written.matchAll(/\*\*([^*\n]+)\*\* at ([^\n]{1,80})/g)]
          .filter(([, title = '', rest = '']) => !beginningsOf(plain(rest)).some((company) => byName.has(`${plain(title)} at ${company}`)))
          .map(([found]) => ({ kind: 'job' as const, found })),
        ...namesOfNobody(text, { isName: (name) => known.has(name), isKnown, isOrdinary }).map((found) => ({
          kind: 'name' as const,
          found,
        })),
      ];
    });
  };
}

const namesThereAre = `SELECT name FROM (
  SELECT title AS name FROM jobs UNION SELECT company_name FROM jobs UNION SELECT unnest(locations) FROM jobs UNION SELECT industry FROM jobs
  UNION SELECT role FROM jobs UNION SELECT function FROM jobs UNION SELECT unnest(skills) FROM jobs
  UNION SELECT name FROM companies UNION SELECT industry FROM companies UNION SELECT headquarters FROM companies
  UNION SELECT unnest(tags) FROM companies
  UNION SELECT name FROM alumni UNION SELECT role FROM alumni UNION SELECT company FROM alumni UNION SELECT major FROM alumni
  UNION SELECT school FROM alumni UNION SELECT hometown FROM alumni UNION SELECT location FROM positions UNION SELECT company FROM positions
  UNION SELECT title FROM positions
) AS named WHERE name IS NOT NULL`;

/** Names of the product, of papers and of the calendar. */
const own = (
  'I,Alive,Browse Jobs,Find People,Career Paths,Companies,Career Services,United States,US,U.S.,OK,PhD,MBA,GPA,H-1B,OPT,CPT,F-1,' +
  'January,February,March,April,May,June,July,August,September,October,November,December,' +
  'Spring,Summer,Fall,Winter,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'
).split(',');

/** What the dictionary lacks. */
const ofTrade = new Set([
  'internship',
  'internships',
  'onsite',
  'resume',
  'fintech',
  'startup',
  'startups',
  'freelance',
  'dataset',
  'datasets',
]);

export type Judge = (talk: Talk) => Invention[][];

export interface Invention {
  kind: 'link' | 'job' | 'name' | 'employer' | Untrue['kind'];
  found: string;
}

interface Rows {
  /** Those that are open. */
  jobs: readonly JobRow[];
  /** Every name in the data. */
  names: readonly string[];
}
