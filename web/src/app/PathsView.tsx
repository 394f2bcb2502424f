import type { User } from '@alive/contract/account.ts';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { jobPath } from '#paths.ts';
import { JobLogo } from '../features/bridge/JobLogo.tsx';
import { PersonBridge } from '../features/bridge/PersonBridge.tsx';
import { JobRow } from '../features/jobs/JobRow.tsx';
import { WorkFold } from '../features/occupations/WorkFold.tsx';
import { PathsPage } from '../features/paths/PathsPage.tsx';
import { Avatar } from '../features/people/Avatar.tsx';
import { PeopleCards } from '../features/people/PeopleCards.tsx';
import { copy } from './copy.ts';

/** Career Paths with the people and jobs on them. */
export function PathsView({ user, sample }: { user: User; sample: boolean }) {
  return (
    <PathsPage
      dreams={user.onboardingProfile?.target_roles ?? []}
      aside={sample && <SampleLabel>{copy.sampleAlumni}</SampleLabel>}
      avatar={(person) => <Avatar person={person} />}
      foot={(personId) => <PersonBridge personId={personId} />}
      work={(code) => <WorkFold code={code} />}
      people={(people) => <PeopleCards people={people} foot={(person) => <PersonBridge personId={person.id} />} />}
      job={(job) => <JobRow job={job} logo={<JobLogo job={job} size={36} />} current={false} link={{ to: jobPath(job.id) }} />}
    />
  );
}
