import type { User } from '@alive/contract/account.ts';
import { readResume } from '@alive/contract/resume.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** The address on the résumé of a student who has named none; null: there is nothing to suggest, or not yet. */
export const useResumeEmail = ({ id, email, pendingEmail, resume }: User): string | null => {
  const isOpen = email === null && pendingEmail === undefined && resume !== null;
  const { data } = useQuery({ ...queryOf(readResume, { params: { id } }), enabled: isOpen });
  return (isOpen && data?.reading?.email) || null;
};
