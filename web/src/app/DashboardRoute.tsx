import type { User } from '@alive/contract/account.ts';
import { stats } from '@alive/contract/companies.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Link, Redirect } from '#router/Link.tsx';
import { useLocation } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { retryImport } from '#api/retry-import.ts';
import { queryOf } from '#api/query.ts';
import { readToken } from '#api/session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonView } from '#ui/Skeleton.tsx';
import { paths } from '#paths.ts';
import { signInHash } from '../features/account/askedCode.ts';
import { LogoutDialog } from '../features/account/LogoutDialog.tsx';
import { signOut } from '../features/account/signOut.ts';
import { useMe } from '../features/account/useMe.ts';
import { ConsentQuestion } from '../features/privacy/ConsentQuestion.tsx';
import { isUndecided } from '../features/privacy/useDecision.ts';
import { copy } from './copy.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell, ShellSkeleton } from './Shell.tsx';
import { readAhead } from './stored-conversation.ts';

const SearchView = lazy(retryImport(async () => ({ default: (await import('./SearchView.tsx')).SearchView })));
const PeopleView = lazy(retryImport(async () => ({ default: (await import('./PeopleView.tsx')).PeopleView })));
const CompaniesView = lazy(retryImport(async () => ({ default: (await import('./CompaniesView.tsx')).CompaniesView })));
const JobsView = lazy(retryImport(async () => ({ default: (await import('./JobsView.tsx')).JobsView })));
const ProfileView = lazy(retryImport(async () => ({ default: (await import('./ProfileView.tsx')).ProfileView })));
const PathsView = lazy(retryImport(async () => ({ default: (await import('./PathsView.tsx')).PathsView })));

/** Begins to load what an address of the dashboard shows, before any of it is drawn. */
export const beginReading = ({ pathname, search }: Location): void => {
  if (readToken() === null) return;
  if (pathname === paths.search) readAhead({ kind: 'search', wanted: new URLSearchParams(search).get('chat'), unfinished: false });
  // The heading of Search and the verdicts of jobs would break their lines elsewhere without it.
  if (pathname === paths.search || pathname === paths.jobs) document.fonts.load("italic 500 1em 'Brygada 1918'").catch(() => undefined);
};

/** The dashboard, for students who are signed in; others are sent to the onboarding. */
export function DashboardRoute() {
  const me = useMe();
  const { hash } = useLocation();
  if (me === 'anonymous') return <Redirect to={paths.onboarding + signInHash(hash)} />;
  if (me === 'loading' || me === 'reconnecting') return <ShellSkeleton status={me === 'reconnecting' ? copy.reconnecting : undefined} />;
  return <Dashboard user={me.user} />;
}

function Dashboard({ user }: { user: User }) {
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { data } = useQuery(queryOf(stats, {}));
  const sample = data?.sample ?? false;
  // Before anything that is said here goes to a language model.
  const question = isUndecided(user) ? <ConsentQuestion user={user} /> : null;
  const leave = () => {
    signOut();
    navigate(paths.onboarding);
  };
  return (
    <Shell
      user={user}
      sample={sample}
      notice={user.onboardingProfile === null && <UnfinishedNotice />}
      talk={pathname === paths.search && question === null}
      // An account without an address cannot be entered again, so leaving it asks first.
      onLogout={() => (user.email === null ? setLeaving(true) : leave())}
    >
      {/* Another view is another try. */}
      <ErrorBoundary key={viewOf(pathname)}>
        <Suspense fallback={<SkeletonView />}>
          <Switch>
            <Route path={paths.search}>{question ?? <SearchView user={user} sample={sample} />}</Route>
            <Route path={`${paths.people}/*?`}>
              {question ?? <PeopleView user={user} alumni={data?.alumni} sample={data?.sampleAlumni ?? false} />}
            </Route>
            <Route path={`${paths.companies}/*?`}>
              <CompaniesView user={user} sample={sample} />
            </Route>
            <Route path={`${paths.jobs}/*?`}>
              <JobsView user={user} />
            </Route>
            <Route path={paths.careerPaths}>
              <PathsView user={user} sample={data?.sampleAlumni ?? false} />
            </Route>
            <Route path={paths.profile}>
              <ProfileView user={user} />
            </Route>
            <Route>
              <EmptyState sentence={copy.notFound}>
                <Link className="btn" to={paths.search}>
                  {copy.backToSearch}
                </Link>
              </EmptyState>
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      {leaving && <LogoutDialog user={user} onLogout={leave} onCancel={() => setLeaving(false)} />}
    </Shell>
  );
}

/** Which view an address is of, whatever is opened in it. */
const viewOf = (pathname: string): string => pathname.split('/')[2] ?? '';

function UnfinishedNotice() {
  return (
    <p className="notice">
      You haven’t finished your conversation yet.{' '}
      <Link className="hit" to={paths.onboarding}>
        {copy.finishIt}
      </Link>{' '}
      for better matches.
    </p>
  );
}
