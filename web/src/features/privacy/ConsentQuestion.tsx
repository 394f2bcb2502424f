import './privacy.css';
import type { User } from '@alive/contract/account.ts';
import { Link } from '#router/Link.tsx';
import { Button } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { SkeletonTalk } from '#ui/Skeleton.tsx';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';
import { Sent } from './Sent.tsx';
import { useDecision } from './useDecision.ts';
import { usePrivacyFacts } from './useFacts.ts';

/** Asks once who should answer, before anything that a student says goes to a language model. Neither answer weighs more than the other. */
export function ConsentQuestion({ user }: { user: User }) {
  const { data, error, isFetching, refetch } = usePrivacyFacts();
  const decision = useDecision(user);
  if (error && !data) return <Failed sentence={copy.unread} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data?.model) return <SkeletonTalk />;
  return (
    <section className="consent" aria-labelledby="consent-title">
      <h2 className="head" id="consent-title">
        {copy.question}
      </h2>
      <Sent model={data.model} />
      <p>
        {copy.otherwise} {copy.changeable} <Link to={paths.privacy}>{copy.link}</Link>
      </p>
      {decision.error && (
        <p className="error" role="alert">
          {copy.notStored(decision.error.message)}
        </p>
      )}
      <div className="choices">
        <Button busy={decision.isPending && decision.variables} onClick={() => decision.mutate(true)}>
          {copy.chooseModel}
        </Button>
        <Button busy={decision.isPending && !decision.variables} onClick={() => decision.mutate(false)}>
          {copy.chooseBuiltin}
        </Button>
      </div>
    </section>
  );
}
