import { EmptyState } from '#ui/EmptyState.tsx';

/** What this view will be, said honestly until it is there. */
export function JobsPage() {
  return (
    <>
      <header className="page-head">
        <h1 className="show">Browse Jobs</h1>
      </header>
      <EmptyState sentence="Every open job, with filters. This view is being built; ask for what you want in Search meanwhile." />
    </>
  );
}
