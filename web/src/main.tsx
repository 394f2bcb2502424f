import '#ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#api/query.ts';
import { readToken } from '#api/session.ts';
import { applyTheme, storedTheme } from '#ui/theme.ts';
import { AppRoutes } from './app/routes.tsx';
import { currentUser } from './features/account/current.ts';

applyTheme(storedTheme());
// Whoever is here is asked for before there is anything to draw.
if (readToken() !== null) void queryClient.prefetchQuery(currentUser);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppRoutes />
      </QueryClientProvider>
    </StrictMode>,
  );
}
