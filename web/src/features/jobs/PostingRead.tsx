import { getJob } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { AskedSkills } from './AskedSkills.tsx';
import { ComparisonFold } from './ComparisonFold.tsx';
import { PostingText } from './PostingText.tsx';

/** The posting of a job, as soon as it is fetched. */
export function PostingRead({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(getJob, { params: { id }, query: {} }));
  if (data)
    return (
      <>
        {data.asked && <AskedSkills {...data.asked} />}
        <PostingText job={data} />
        <ComparisonFold job={data} />
      </>
    );
  if (!isError) return <SkeletonLines lines={4} />;
  return (
    <p className="note">
      The posting could not be loaded.{' '}
      <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </p>
  );
}
