import type { User } from '@alive/contract/account.ts';
import { decideModel, deleteAccount, exportData, ownConversations, type PrivacyFacts, readPrivacy } from '@alive/contract/privacy.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import { handle, type Routing } from '#platform/handle.ts';
import type { Recipient } from '#platform/recipient.ts';
import { exportOf } from './export.ts';
import { namedConversations, storeConsent } from './queries.ts';

/** What students may do with what is stored about them, and what they may know of how it is handled. */
export const privacyRoutes = (app: FastifyInstance, { routing, facts, recipient, files, erase, userOf }: Deps): void => {
  const { db, now } = routing;

  // Where a server on this machine listens is nobody's business; that it is this one is all that a student reads.
  const model = recipient && { recipient: recipient.isLocal ? 'this server' : recipient.name, isLocal: recipient.isLocal };
  handle(app, routing, readPrivacy, 'read', async () => ({ ...facts, model }));

  handle(app, routing, exportData, 'download', async ({ student, reply }) => {
    const day = now().toISOString().slice(0, 10);
    void reply.headers({
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="alive-${day}.json"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    return exportOf({ db, files, now }, student.id);
  });

  handle(app, routing, ownConversations, 'read', async ({ params }) => ({
    conversations: await namedConversations(db, params.id),
  }));

  handle(app, routing, deleteAccount, 'read', async ({ params, reply }) => {
    await erase(params.id);
    void reply.header('Clear-Site-Data', '"cache", "storage"');
    return undefined;
  });

  handle(app, routing, decideModel, 'read', async ({ params, body: { granted } }) => {
    if (recipient === null) throw new AppError('NOT_FOUND', 'No language model is used here.');
    await storeConsent(db, params.id, { granted, recipient: recipient.name, now: now() });
    return userOf(params.id);
  });
};

interface Deps {
  routing: Routing;
  facts: Omit<PrivacyFacts, 'model'>;
  /** Who runs the language model; null: there is none. */
  recipient: Recipient | null;
  files: Pick<Files, 'open'>;
  /** Deletes an account for good. */
  erase: (studentId: string) => Promise<void>;
  /** A student as the wire shows them. */
  userOf: (studentId: string) => Promise<User>;
}
