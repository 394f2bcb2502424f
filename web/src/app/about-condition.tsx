import type { Condition } from '@alive/contract/conditions.ts';
import { lazy, Suspense } from 'react';
import { retryImport } from '#api/retry-import.ts';

const WorkOfTitle = lazy(retryImport(async () => ({ default: (await import('../features/occupations/WorkOfTitle.tsx')).WorkOfTitle })));

/** What a chip's panel tells of its condition: of a role, what that work is like. */
export const aboutCondition = ({ field, value }: Condition) => {
  const title = Array.isArray(value) ? value[0] : value;
  return field === 'role' && typeof title === 'string' ? (
    <Suspense>
      <WorkOfTitle title={title} />
    </Suspense>
  ) : null;
};
