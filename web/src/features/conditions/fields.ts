import type { Condition } from '@alive/contract/conditions.ts';
import type { levels } from '@alive/contract/jobs.ts';

/** What each field of a job is called and how its value is asked for. A condition of a field that is not here can be taken away, not changed. */
export const jobFields: Fields = {
  place: { name: 'Place', asks: 'words', not: true, example: 'City, state or country', list: 'places' },
  role: { name: 'Role', asks: 'words', not: true, example: 'Product manager', list: 'titles' },
  function: { name: 'Field of work', asks: 'words', not: true, example: 'Engineering' },
  company: { name: 'Company', asks: 'words', not: true, example: 'Name of a company', list: 'companies' },
  industry: { name: 'Industry', asks: 'words', not: true, example: 'Healthcare' },
  skill: { name: 'Skill', asks: 'words', not: false, example: 'Python' },
  text: { name: 'Words in the posting', asks: 'words', not: false, example: 'Rivers', quoted: true },
  level: {
    name: 'Level',
    asks: 'choice',
    once: false,
    choices: [
      of('internship', 'Internships'),
      of('new_grad', 'New grad'),
      of('entry_level', 'Entry level'),
      of('unspecified', 'Level not stated'),
      of('mid', 'Mid level'),
      of('senior', 'Senior'),
      of('lead', 'Lead'),
      of('manager', 'Manager'),
    ],
  },
  pay: { name: 'Pay', asks: 'number', of: 'pay' },
  remote: { name: 'Remote work', asks: 'choice', once: true, choices: [of(true, 'Remote'), of(false, 'Not remote')] },
  sponsorship: { name: 'Visa sponsorship', asks: 'choice', once: true, choices: [of('yes', 'Sponsors visas')] },
  clearance: { name: 'Security clearance', asks: 'choice', once: true, choices: [of(true, 'Clearance jobs'), of(false, 'No clearance')] },
  citizenship: {
    name: 'Citizenship',
    asks: 'choice',
    once: true,
    choices: [of(true, 'US citizens only'), of(false, 'No citizenship required')],
  },
};

function of(value: (typeof levels)[number] | 'yes' | boolean, label: string): Choice {
  return { value, label };
}

export type Fields = Partial<Record<Condition['field'], Field>>;

export type Field = {
  name: string;
  /** It speaks of one position of a career: now, before, the first, or ever. */
  when?: true;
} & (
  | {
      asks: 'words';
      /** Whether "not" can be said of it. */
      not: boolean;
      example: string;
      list?: List;
      /** Its label stands in quotes. */
      quoted?: true;
    }
  | {
      asks: 'choice';
      choices: Choice[];
      /** A second one would contradict the first, and without any either will do. */
      once: boolean;
    }
  | {
      asks: 'number';
      /** Dollars a year, a class year, or a count of years. */
      of: 'pay' | 'class' | 'years';
    }
  | { asks: 'rung'; choices: Choice[] }
  | { asks: 'steps'; example: string }
);

/** Which list completes what is typed. */
export type List = 'places' | 'companies' | 'schools' | 'majors' | 'titles';

export interface Choice {
  value: string | boolean;
  label: string;
  /** The value is what is not wanted. */
  not?: true;
}
