import '#ui/base.css';
import { type User, register } from '@alive/contract/account.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import axe from 'axe-core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query.ts';
import { keepToken } from '#api/session.ts';
import { applyTheme } from '#ui/theme.ts';
import { AppRoutes } from '../src/app/routes.tsx';
import { cleanup, render } from './render.testing.tsx';

/**
 * The whole app as a component, in a real browser and with the real server behind it, but without loading a page: what a reload would do
 * is to `leave` and `open` again. Call once at the top of a test file.
 */
export const testApp = () => {
  const complaints: string[] = [];
  // A browser says so where what grew is placed in the next frame only; nothing is wrong then.
  const onError = ({ message }: ErrorEvent) => {
    if (!message.startsWith('ResizeObserver loop completed')) complaints.push(message);
  };
  beforeEach(async () => {
    addEventListener('error', onError);
    await page.viewport(desktop.width, desktop.height);
  });
  afterEach(async () => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    await forgetFiles();
    removeEventListener('error', onError);
    expect(complaints.splice(0), 'errors on the page').toEqual([]);
  });
  return {
    /** Registers a student and keeps the token on this device, as the wizard does. */
    student: async (fields: Partial<BodyOf<typeof register>> = {}): Promise<{ userId: string; token: string; user: User }> => {
      const student = await call(register, {
        body: {
          firstName: 'Maya',
          lastName: 'Raman',
          school: 'Georgia Institute of Technology',
          major: 'Environmental Engineering',
          lookingFor: ['Internships'],
          ...fields,
        },
      });
      keepToken(student.token);
      return student;
    },
    /** Shows an address, at the size of a phone if asked. */
    open: async (path: string, { size = desktop }: { size?: { width: number; height: number } } = {}) => {
      await page.viewport(size.width, size.height);
      history.replaceState(null, '', path);
      render(
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <AppRoutes />
          </QueryClientProvider>
        </StrictMode>,
      );
    },
    /** Takes the app away and forgets what it asked for; what this device keeps stays. */
    leave: async () => {
      cleanup();
      queryClient.clear();
    },
  };
};

/** Files of the device, such as a résumé that was not sent. */
const forgetFiles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('alive');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error ?? new Error('Files of the device could not be deleted.'));
  });

export const desktop = { width: 1280, height: 832 };
export const phone = { width: 360, height: 740 };

/**
 * Answers calls whose address holds `part` instead of the server, until the test ends or `end` is called: `fails` like a network that is
 * away, or with a status and body; `held` waits until `release`. Other calls reach the server, or what intercepts them.
 */
export const intercept = (part: string, answer: 'offline' | 'held' | (() => Response | Promise<Response>)) => {
  // The network, or an interception before this one.
  const others = window.fetch.bind(window);
  let ended = false;
  const gate = Promise.withResolvers<void>();
  const calls: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (ended || !url.includes(part)) return others(input, init);
    calls.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'held') {
      await gate.promise;
      return others(input, init);
    }
    return answer();
  });
  return { calls, release: () => gate.resolve(), end: () => void (ended = true) };
};

/** The calls whose address holds `part`, from now on; they reach the server as ever. */
export const watch = (part: string): ReturnType<typeof intercept>['calls'] => {
  const { calls, release } = intercept(part, 'held');
  release();
  return calls;
};

/**
 * Fails when axe finds anything serious in what is shown, in the light theme and in the dark one. Where a dialog is open it is all that is
 * judged: the view behind it has been before, and to judge a long list takes most of a second. Nothing moves meanwhile.
 */
export const expectAccessible = async (): Promise<void> => {
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  const chosen = document.documentElement.dataset['theme'];
  try {
    for (const theme of ['light', 'dark'] as const) {
      applyTheme(theme);
      // Only colours differ in the dark.
      const { violations } = await axe.run(dialog ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(theme === 'dark' && { runOnly: ['color-contrast'] }),
      });
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        'what axe finds',
      ).toEqual([]);
    }
  } finally {
    if (chosen === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = chosen;
    still.remove();
  }
};
