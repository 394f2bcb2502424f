import { EmptyState } from '#ui/EmptyState.tsx';

/** What this view will be, said honestly until it is there. */
export function PathsPage() {
  return (
    <>
      <header className="page-head">
        <h1 className="show">Career Paths</h1>
      </header>
      <EmptyState sentence="The road from your major to a dream job, drawn from real histories. This view is being built." />
    </>
  );
}
