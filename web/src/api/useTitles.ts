import { findOccupations } from '@alive/contract/occupations.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryOf } from './query.ts';

/** At most six titles of work one of whose words begins with what is typed, once it has stood for a moment; none for a single letter. */
export function useTitles(typed: string): string[] {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), 150);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...queryOf(findOccupations, { query: { q: settled.slice(0, 100) } }),
    enabled: settled.length > 1,
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => (settled.length > 1 ? [...new Set(data?.occupations.map(({ matched }) => matched))].slice(0, 6) : []),
    [settled, data],
  );
}
