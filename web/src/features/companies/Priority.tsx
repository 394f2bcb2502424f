import type { Company } from '@alive/contract/companies.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';

/** The priority of a company and what it does. */
export function Priority({ company: { priority, industry } }: { company: Company }) {
  const means = copy.priority(priority);
  return (
    <p className="note prio num">
      <span className="kbd" title={means} aria-hidden="true">
        P{priority}
      </span>
      <VisuallyHidden>Priority {priority} of 5, </VisuallyHidden>
      {industry}
    </p>
  );
}
