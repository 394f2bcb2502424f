import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Redirect } from '#router/Link.tsx';
import { Router } from '#router/Router.tsx';
import { retryImport } from '#api/retry-import.ts';
import { followNetwork } from '#api/connection.ts';
import { followTabs } from '#api/query.ts';
import { paths } from '#paths.ts';
import { Waiting } from '#ui/Waiting.tsx';
import { followSession } from '../features/account/followSession.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';

const OnboardingRoute = lazy(retryImport(async () => ({ default: (await import('./OnboardingRoute.tsx')).OnboardingRoute })));
const DashboardRoute = lazy(
  retryImport(async () => {
    const loaded = await import('./DashboardRoute.tsx');
    loaded.beginReading(location);
    return { default: loaded.DashboardRoute };
  }),
);
const PrivacyRoute = lazy(retryImport(async () => ({ default: (await import('./PrivacyRoute.tsx')).PrivacyRoute })));

/** Every address and what stands there. */
export function AppRoutes() {
  useEffect(followSession, []);
  useEffect(followNetwork, []);
  useEffect(followTabs, []);
  return (
    // What an address holds, such as a filter, changes with the press, and a view that is on its way shows its outline.
    <Router>
      <OfflineStrip />
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path={paths.onboarding}>
              <OnboardingRoute />
            </Route>
            <Route path={paths.privacy}>
              <PrivacyRoute />
            </Route>
            <Route path={`${paths.search}/*?`}>
              <DashboardRoute />
            </Route>
            <Route path={paths.main}>
              <Redirect to={paths.onboarding} />
            </Route>
            <Route>
              <Redirect to={paths.search} />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Router>
  );
}
