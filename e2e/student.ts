import type { Page } from 'playwright-core';

/** Registers a student over the API and hands the page their token, as the wizard would. */
export const signedUp = async (page: Page, url: string, fields: Record<string, unknown>): Promise<Page> => {
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
  const { userId, token } = (await response.json()) as { userId: string; token: string };
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
  await page.goto(`${url}/healthz`);
  await page.evaluate((value) => localStorage.setItem('alive.token', value), token);
  return page;
};
