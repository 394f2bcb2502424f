import './privacy.css';
import { Link } from '#router/Link.tsx';
import { Brand } from '#ui/Brand.tsx';
import { Failed } from '#ui/Failed.tsx';
import { SkeletonTalk } from '#ui/Skeleton.tsx';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';
import { usePrivacyFacts } from './useFacts.ts';

/** /privacy: what is stored, who sees it, how long it is kept, and how to take it or delete it, as this server is configured. */
export function PrivacyPage({ isSignedIn }: { isSignedIn: boolean }) {
  const { data, error, isFetching, refetch } = usePrivacyFacts();
  return (
    <div className="privacy">
      <title>{`${copy.title} · Alive`}</title>
      <header>
        <Link to={isSignedIn ? paths.search : paths.onboarding} aria-label={copy.toStart}>
          <Brand />
        </Link>
      </header>
      <main>
        <h1 className="show">{copy.title}</h1>
        <p className="read dim">{copy.lead}</p>
        {!data &&
          (error ? <Failed sentence={copy.unread} error={error} busy={isFetching} onRetry={() => void refetch()} /> : <SkeletonTalk />)}
        {data &&
          copy.parts(data).map(({ title, lines }) => (
            <section key={title}>
              <h2 className="head">{title}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        {/* At the end of what is read, which is not there before. */}
        {(data || error) && (
          <p>
            <Link className="btn" to={isSignedIn ? paths.profile : paths.onboarding}>
              {isSignedIn ? copy.toProfile : copy.toStart}
            </Link>
          </p>
        )}
      </main>
    </div>
  );
}
