import { EmptyState } from '#ui/EmptyState.tsx';

/** What this view will be, said honestly until it is there. */
export function PeoplePage() {
  return (
    <>
      <header className="page-head">
        <h1 className="show">Pathways worth exploring</h1>
      </header>
      <EmptyState sentence="Ask in plain English for people who started where you are. This view is being built; nothing here is pretended until it works." />
    </>
  );
}
