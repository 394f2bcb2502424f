import { logoPath } from '@alive/contract/companies.ts';
import type { Endpoint } from '@alive/contract/endpoint.ts';
import { photoPath } from '@alive/contract/people.ts';

/**
 * What each endpoint answers to whom, by method and path. What follows from its access is not repeated: without a valid token 401 unless it is
 * open, and 403 to another student where it is a student's own.
 */
export const expectations: Record<string, Expectation> = {
  'POST /api/users/register': { own: 201, body: () => ({ firstName: 'Noor', lastName: 'Haddad', school: 'Yale', major: 'Physics' }) },
  'PATCH /api/users/:id': { own: 200, body: () => ({ major: 'Chemistry' }) },
  'GET /api/auth/me': { own: 200 },
  'GET /api/auth/options': { own: 200 },
  // The address of nobody: the same as for any.
  'POST /api/auth/login': { own: 202, body: () => ({ email: 'nobody@example.edu' }) },
  'POST /api/auth/logout': { own: 204 },
  'POST /api/auth/endings': { own: 204, body: () => ({ ending: '0'.repeat(64) }) },
  'POST /api/users/:id/email': { own: 202, body: () => ({ email: 'new@example.edu' }) },
  'GET /api/users/:id/sessions': { own: 200 },
  'DELETE /api/users/:id/sessions/:sessionId': { own: 204, params: ({ sessionId }) => ({ sessionId }) },
  'DELETE /api/users/:id/sessions': { own: 204 },
  'POST /api/users/:id/resume': { own: 201, isForm: true },
  'GET /api/users/:id/resume': { own: 200 },
  'GET /api/users/:id/resume/reading': { own: 200 },
  'DELETE /api/users/:id/resume': { own: 204 },
  'POST /api/users/:id/onboarding-profile': {
    own: 200,
    body: () => ({
      profile: { summary: '', interests: ['Rivers'], target_companies: [], target_roles: [], ideal_environment: '' },
    }),
  },
  'POST /api/users/:id/onboarding/restart': { own: 204 },

  'GET /api/privacy': { own: 200 },
  'GET /api/users/:id/export': { own: 200 },
  'GET /api/users/:id/conversations': { own: 200 },
  // No model is set here.
  'POST /api/users/:id/model-consent': { own: 404, body: () => ({ granted: false }) },
  'DELETE /api/users/:id': { own: 204 },

  'GET /api/users/:id/facts': { own: 200 },
  'POST /api/users/:id/facts': { own: 201, body: () => ({ kind: 'activity', stance: 'more', text: 'sampling creeks' }) },
  'PATCH /api/users/:id/facts/:factId': { own: 200, params: ({ factId }) => ({ factId }), body: () => ({ status: 'dropped' }) },
  'DELETE /api/users/:id/facts/:factId': { own: 204, params: ({ factId }) => ({ factId }) },

  'GET /api/users/:id/jobs': { own: 200 },
  'PATCH /api/users/:id/jobs/:jobId': { own: 200, params: ({ jobId }) => ({ jobId }), body: () => ({ notes: 'Mine.' }) },
  'DELETE /api/users/:id/jobs/:jobId': { own: 204, params: ({ jobId }) => ({ jobId }) },
  'GET /api/users/:id/people': { own: 200 },
  'PATCH /api/users/:id/people/:personId': { own: 200, params: ({ personId }) => ({ personId }), body: () => ({ note: 'Mine.' }) },
  'DELETE /api/users/:id/people/:personId': { own: 204, params: ({ personId }) => ({ personId }) },

  'GET /api/conversations': { own: 200 },
  'GET /api/conversations/recent': { own: 200 },
  'GET /api/conversations/:id': { own: 200, others: 404, params: ({ chatId }) => ({ id: chatId }) },
  'DELETE /api/conversations/:id': { own: 204, others: 404, params: ({ chatId }) => ({ id: chatId }) },
  'POST /api/conversations/:id/stop': { own: 204, others: 404, params: ({ chatId }) => ({ id: chatId }) },
  // Nothing is being written.
  'GET /api/conversations/:id/stream': { own: 204, others: 404, params: ({ chatId }) => ({ id: chatId }) },
  'POST /api/onboarding/start': { own: 200, body: () => ({ name: 'Noor' }) },
  'POST /api/onboarding/continue': {
    own: 200,
    others: 410,
    body: ({ interviewId }) => ({ conversationId: interviewId, message: 'I like rivers.' }),
  },
  'POST /api/search/start': { own: 200, body: () => ({ message: 'Find jobs for me' }) },
  'POST /api/search/continue': { own: 200, others: 410, body: ({ chatId }) => ({ conversationId: chatId, message: 'In Boston.' }) },

  // A name that the caller gives is one among their own.
  'POST /api/people/search-direct': { own: 200, body: () => ({ query: 'nurses', conversationId: 'people' }) },
  'DELETE /api/people/searches/:conversationId': { own: 204, params: () => ({ conversationId: 'people' }) },
  'GET /api/people/searches/latest': { own: 200 },
  'GET /api/people/questions': { own: 200 },
  'GET /api/people/:id/introduction': { own: 200, params: ({ personId }) => ({ id: personId }) },
  // Nobody here has a photo.
  [`GET ${photoPath(':id')}`]: { own: 404, access: 'student', params: ({ personId }) => ({ id: personId }) },

  'GET /api/jobs-real/search': { own: 200 },
  'GET /api/jobs-real/what-if': { own: 200 },
  'GET /api/jobs/:id': { own: 200, params: ({ jobId }) => ({ id: jobId }) },
  'GET /api/jobs/:id/resume': { own: 200, params: ({ jobId }) => ({ id: jobId }) },
  'POST /api/bridge/jobs': { own: 200, body: ({ personId }) => ({ people: [personId] }) },
  'POST /api/bridge/people': { own: 200, body: ({ jobId }) => ({ jobs: [jobId] }) },
  'POST /api/dream-job': { own: 200, body: () => ({ query: 'nurse' }) },
  'POST /api/dream-job/step': { own: 404, body: () => ({ query: 'nurse', from: 'Nurse', to: 'Doctor' }) },
  'GET /api/companies': { own: 200 },
  'GET /api/companies/:id': { own: 404, params: () => ({ id: 'nobody' }) },
  'GET /api/stats': { own: 200 },
  'GET /api/occupations': { own: 200, query: { q: 'nurse' } },
  'GET /api/occupations/:code': { own: 200, params: () => ({ code: '29-1141.00' }) },
  'GET /api/suggest/:list': { own: 200, params: () => ({ list: 'schools' }), query: { q: 'yale' } },
  [`GET ${logoPath(':domain')}`]: { own: 404, access: 'open', params: () => ({ domain: 'nobody.example.com' }) },
};

export interface Expectation {
  /** What the owner of everything gets. */
  own: number;
  /** What everybody else gets for what is the owner's, where the path does not name the owner. Absent: it is about whoever calls. */
  others?: number;
  /** Of an endpoint that is not in the contract. */
  access?: Endpoint['access'];
  /** Beside the owner's `id`. */
  params?: (made: Made) => Record<string, string>;
  query?: Record<string, string>;
  body?: (made: Made) => object;
  /** Takes a file. */
  isForm?: true;
}

/** What the owner has. */
export interface Made {
  userId: string;
  sessionId: string;
  chatId: string;
  interviewId: string;
  factId: string;
  jobId: string;
  personId: string;
}
