import { EmptyState } from '#ui/EmptyState.tsx';

/** What this view will be, said honestly until it is there. */
export function CompaniesPage() {
  return (
    <>
      <header className="page-head">
        <h1 className="show">Elite Companies</h1>
      </header>
      <EmptyState sentence="The employers behind these jobs, with counts you can check. This view is being built; their openings are in Search already." />
    </>
  );
}
