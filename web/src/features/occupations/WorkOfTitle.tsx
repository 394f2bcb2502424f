import { findOccupations } from '@alive/contract/occupations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { WorkFold } from './WorkFold.tsx';

/** What the work that a title most likely stands for is like, in a fold; nothing while that is unknown, or where no occupation is called so. */
export function WorkOfTitle({ title }: { title: string }) {
  const { data } = useQuery(queryOf(findOccupations, { query: { q: title.slice(0, 100) } }));
  const code = data?.occupations[0]?.code;
  return code === undefined ? null : <WorkFold code={code} small />;
}
