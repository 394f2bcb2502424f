import type { User } from '@alive/contract/account.ts';
import { useState } from 'react';
import { Route, Switch } from 'wouter';
import { paths } from '#paths.ts';
import { LogoTile } from '#ui/Monogram.tsx';
import { JobBridge } from '../features/bridge/JobBridge.tsx';
import { CompaniesPage } from '../features/companies/CompaniesPage.tsx';
import { CompanyPage } from '../features/companies/CompanyPage.tsx';
import { UnknownCompany } from '../features/companies/UnknownCompany.tsx';
import { JobCard } from '../features/jobs/JobCard.tsx';
import { aroundCard } from './around-card.tsx';

/** The Companies tab, and the page of one company with its jobs and people. */
export function CompaniesView({ user, sample }: { user: User; sample: boolean }) {
  const [now] = useState(() => new Date());
  return (
    <Switch>
      <Route path={paths.companies}>
        <CompaniesPage sample={sample} />
      </Route>
      <Route path={`${paths.companies}/:id`}>
        <CompanyPage
          sample={sample}
          needsVisa={user.needsVisa}
          card={(job, place, company) => (
            <JobCard
              job={job}
              place={place}
              needsVisa={user.needsVisa}
              now={now}
              {...aroundCard(job, user.id)}
              logo={<LogoTile name={company.name} src={company.logo_url} size={40} />}
              employer={undefined}
              foot={<JobBridge jobId={job.id} withPlace={false} />}
            />
          )}
        />
      </Route>
      <Route>
        <UnknownCompany />
      </Route>
    </Switch>
  );
}
