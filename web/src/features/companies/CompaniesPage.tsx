import './companies.css';
import { listCompanies } from '@alive/contract/companies.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useLocation } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { queryOf } from '#api/query.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FailedList } from '#ui/FailedList.tsx';
import { LiveSearchField } from '#ui/LiveSearchField.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { CompanyList } from './CompanyList.tsx';
import { copy } from './copy.ts';
import { Filters } from './Filters.tsx';
import { fitting, indexed } from './narrow.ts';
import { longest, readSearch, type Search, searchText } from './search.ts';
import { claimOf } from './words.ts';

/** The curated employers as cards, narrowed and ordered by what the address says. */
export function CompaniesPage({ sample }: { sample: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(listCompanies, {}));
  const companies = data?.companies;
  const all = useMemo(() => indexed(companies ?? []), [companies]);
  const { search, change } = useSearch();
  const words = useMemo(() => fitting(all, search.query), [all, search.query]);
  const field = useRef<HTMLDivElement>(null);
  return (
    <>
      <title>Companies · Alive</title>
      <header className="page-head companies-head">
        <div>
          <h1 className="show">{copy.title}</h1>
          <p className="dim num">{companies ? claimOf(companies) : '\u00a0'}</p>
        </div>
        <div className="aside" ref={field}>
          {sample && <SampleLabel />}
          <LiveSearchField
            label={copy.filterCompanies}
            placeholder={copy.filterCompanies}
            maxLength={longest}
            pause={150}
            value={search.query}
            onValue={(query) => change({ query }, { replace: true })}
          />
        </div>
      </header>
      {companies === undefined ? (
        error ? (
          <FailedList sentence={copy.notLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <>
            <Status hidden>{copy.loadingAll}</Status>
            <Outline />
          </>
        )
      ) : companies.length === 0 ? (
        <EmptyState sentence={copy.noneFound} />
      ) : (
        <>
          <Filters words={words} search={search} change={change} />
          <CompanyList
            words={words}
            search={search}
            change={change}
            onClear={() => {
              // What was pressed is gone; the next try begins in the field.
              field.current?.querySelector('input')?.focus();
              change({ query: '', industry: '', internships: false });
            }}
          />
        </>
      )}
    </>
  );
}

/** Cards to come. */
function Outline() {
  return (
    <div className="companies" aria-hidden="true">
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="card bonecard">
          <i className="tile" />
          <SkeletonLines lines={2} />
          <SkeletonLines lines={3} />
          <SkeletonLines lines={2} />
          <SkeletonLines lines={1} />
          <SkeletonLines lines={2} />
          <SkeletonLines lines={2} />
        </div>
      ))}
    </div>
  );
}

/** The search that the address holds, and how to change it: a step in the history, unless it `replace`s the present one. */
function useSearch(): { search: Search; change: ChangeSearch } {
  const { pathname, search: text } = useLocation();
  const search = useMemo(() => readSearch(new URLSearchParams(text)), [text]);
  return {
    search,
    change: (part, { replace = false } = {}) => {
      const next = searchText({ ...readSearch(new URLSearchParams(location.search)), ...part });
      navigate(pathname + next, { replace });
    },
  };
}

type ChangeSearch = (part: Partial<Search>, how?: { replace?: boolean }) => void;
