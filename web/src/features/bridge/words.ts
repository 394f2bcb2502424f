import { pluralOf } from '@alive/contract/role-words.ts';
import type { JobsNearPerson, Neighbour, PeopleNearJob } from '@alive/contract/bridge.ts';
import { counted, figure } from '#ui/numbers.ts';

/** "12 alumni work at Google. Across all companies, 85 have been product managers"; '' where there are none. */
export const countedOf = ({ company_name: company, role, at_company: there, in_role: alike }: Counted): string => {
  const works = there > 0 ? `${alumni(there)} ${there === 1 ? 'works' : 'work'} at ${company}` : '';
  if (alike === 0 || role === null) return works;
  const who = there > 0 ? figure(alike) : alumni(alike);
  const held = alike === 1 ? `${who} has held this role` : `${who} have been ${pluralOf(role)}`;
  return works === '' ? held : `${works}. Across all companies, ${held}`;
};

/** "Ada Okafor, who works there, went to Reed College, your own school"; '' where nothing is shared. */
export const sharedOf = (person: Pick<Neighbour, 'name' | 'common' | 'isThere'> | undefined): string => {
  if (!person?.common) return '';
  const { common } = person;
  const name = `${person.name}, who ${person.isThere ? 'works there' : 'has had this role'},`;
  // What is no doing of theirs is what they are.
  return `${name} ${common.startsWith('Class of ') ? 'is in the ' : ''}${common.charAt(0).toLowerCase()}${common.slice(1)}`;
};

/** "3 open jobs at Stripe". */
export const openAt = ({ company_name: company }: Pick<JobsNearPerson, 'company_name'>, count: number): string =>
  `${counted(count, 'open job', 'open jobs')} at ${company}`;

/** "You can’t apply for 20 other jobs because of visa or clearance rules" */
export const moreHeldBack = (count: number): string =>
  `You can’t apply for ${counted(count, 'other job', 'other jobs')} because of visa or clearance rules`;

/** Follows so many jobs, none of which the student can apply for. */
export const allHeldBack = (count: number): string =>
  `but you can’t apply for ${count === 1 ? 'it' : 'any of them'} because of visa or clearance rules`;

const alumni = (count: number): string => counted(count, 'alum', 'alumni');

type Counted = Pick<PeopleNearJob, 'company_name' | 'role' | 'at_company' | 'in_role'>;
