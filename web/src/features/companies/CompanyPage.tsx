import './companies.css';
import { type Company, type CompanyDetail, getCompany, listCompanies } from '@alive/contract/companies.ts';
import { findJobs, type Job } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useParams } from '#router/Router.tsx';
import { CallError } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { Failed } from '#ui/Failed.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { BackToCompanies } from './BackToCompanies.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyJobs } from './CompanyJobs.tsx';
import { copy } from './copy.ts';
import { People } from './People.tsx';
import { Reasons } from './Reasons.tsx';
import { UnknownCompany } from './UnknownCompany.tsx';
import { VisaRecord } from './VisaRecord.tsx';
import { useKeptPlace, useStart } from './usePlace.ts';
import { WaysIn } from './WaysIn.tsx';

/** One employer: what it is, its open jobs drawn by `card`, its visa record, who works there, how they came, and how its numbers come about. */
export function CompanyPage(props: CompanyPageProps) {
  const { id = '' } = useParams();
  return <OneCompany key={id} id={id} {...props} />;
}

function OneCompany({ id, sample, needsVisa, card }: CompanyPageProps & { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(getCompany, { params: { id } }));
  // What the list knows of it already is shown until the rest comes.
  const { data: listed } = useQuery({ ...queryOf(listCompanies, {}), enabled: false });
  const company = data ?? listed?.companies.find((one) => one.id === id);
  const isHiring = (company?.total_active_jobs ?? 0) > 0;
  const jobs = useQuery({ ...queryOf(findJobs, { query: { company: company?.name, limit: mostJobs } }), enabled: isHiring });
  const view = useRef<HTMLDivElement>(null);
  useKeptPlace(useStart(), view, (data !== undefined || error !== null) && (!isHiring || !jobs.isPending));
  if (error && !data && isUnknown(error)) return <UnknownCompany />;
  return (
    <div className="company-page" ref={view}>
      <title>{`${company?.name ?? 'Company'} · Alive`}</title>
      <div className="counted">
        <BackToCompanies />
        {sample && <SampleLabel />}
      </div>
      {company && <CompanyHead company={company} people={data?.people} />}
      {company && <CompanyJobs company={company} jobs={jobs} card={card} />}
      {company && needsVisa !== false && <VisaRecord record={company.visa_record} />}
      {data ? (
        <Rest company={data} />
      ) : error ? (
        <Failed sentence={copy.companyNotLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Outline />
      )}
    </div>
  );
}

function Rest({ company }: { company: CompanyDetail }) {
  return (
    <>
      <People company={company} />
      <WaysIn company={company} />
      <Reasons company={company} />
    </>
  );
}

function Outline() {
  return (
    <section>
      <Status hidden>{copy.loadingOne}</Status>
      <SkeletonLines lines={3} />
      <SkeletonLines lines={9} />
    </section>
  );
}

/** No such company, or no such thing as this id. */
const isUnknown = (error: Error): boolean => error instanceof CallError && (error.status === 404 || error.status === 400);

const mostJobs = 5;

interface CompanyPageProps {
  /** Some of what is shown is invented. */
  sample: boolean;
  /** Of the student; who needs none is not shown the visa record. */
  needsVisa: boolean | null;
  /** Draws a job. */
  card: (job: Job, place: number, company: Company) => ReactNode;
}
