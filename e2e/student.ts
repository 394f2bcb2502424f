import type { Page } from 'playwright-core';
import { agree, type Registered } from '../eval/caller.ts';

/** Registers a student over the API, interviewed and with a yes to a language model unless said otherwise, and hands the page their token, as the wizard would. */
export const signedUp = async (
  page: Page,
  url: string,
  fields: Record<string, unknown>,
  { interviewed = true, asked = true }: { interviewed?: boolean; asked?: boolean } = {},
): Promise<Page> => {
  const body = {
    firstName: 'Maya',
    lastName: 'Raman',
    school: 'Georgia Institute of Technology',
    major: 'Environmental Engineering',
    lookingFor: ['Internships'],
    ...fields,
  };
  const response = await fetch(`${url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const registered = (await response.json()) as Registered;
  const { userId, token } = registered;
  if (asked) await agree(url, registered);
  if (interviewed) await saveProfile(url, userId, token);
  await page.goto(`${url}/healthz`);
  await page.evaluate((value) => localStorage.setItem('alive.token', value), token);
  return page;
};

async function saveProfile(url: string, userId: string, token: string): Promise<void> {
  const profile = {
    summary: 'You like rivers.',
    interests: ['Rivers', 'Sensors'],
    target_companies: [],
    target_roles: ['Environmental Engineer'],
    ideal_environment: 'Outdoors.',
  };
  await fetch(`${url}/api/users/${userId}/onboarding-profile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ profile }),
  });
}
