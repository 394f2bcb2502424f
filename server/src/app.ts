import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { majors } from '@alive/contract/lists/majors.ts';
import type { ResumeMeter } from '@alive/contract/resume.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '#config/config.ts';
import type { ModelConfig } from '#config/model.ts';
import { actingSession, whileSessionLasts } from '#db/acting.ts';
import { pingFolder } from '#db/folder-checks.ts';
import { type Instance, newInstance } from '#db/instances.ts';
import { type Bus, localBus } from '#db/notify.ts';
import { type Db, ping } from '#db/open.ts';
import { hasRoom } from '#db/room.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { hiringEmployers } from '#db/hiring.ts';
import { sessionsAlive } from '#db/sessions.ts';
import { dataVersion, valuesInData } from '#db/values.ts';
import { openLexicon } from '@alive/language/facts/career-lexicon.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { type ReadResume, readingResume as usualReader } from '@alive/resumes/read.ts';
import { addressOf, openAddressHash } from '#platform/address.ts';
import type { Assistant, OpenAssistant } from '#platform/chat.ts';
import type { Embedder } from '#platform/embedder/embedder.ts';
import { watchDisks } from '#platform/disk-watch.ts';
import { serveDocs } from '#platform/docs.ts';
import { type Documents, openDocuments } from '#platform/documents/documents.ts';
import type { Files } from '#platform/files.ts';
import type { Routing } from '#platform/handle.ts';
import { healthRoutes } from '#platform/health.ts';
import { type DatabaseAway, watchDatabase } from '#platform/database-watch.ts';
import { createHttp, type LogStream } from '#platform/http.ts';
import { signedOut } from '#platform/errors.ts';
import { openImageFetch } from '#platform/images/image-fetch.ts';
import { openImages } from '#platform/images/images.ts';
import { openIdempotency } from '#platform/idempotency.ts';
import { openJobs } from '#job-index/open.ts';
import { openKeyedHash } from '#platform/keyed-hash.ts';
import { openLocalKey } from '#platform/local-key.ts';
import { openOutgoing, type Outgoing } from '#platform/mail/outgoing.ts';
import { type MailTransport, openMailTransport } from '#platform/mail/transport.ts';
import { keptByVersion } from '#platform/kept.ts';
import { watchSessions } from '#platform/session-watch.ts';
import { watched, type Watched } from '#platform/watched.ts';
import { inSlices } from '#platform/slices.ts';
import { type Budgets, openBudgets } from '#platform/budgets.ts';
import { openLimits } from '#platform/limits.ts';
import { recipientOf } from '#platform/recipient.ts';
import { openTombstones, type Tombstones } from '#platform/tombstones.ts';
import { type LoadLimits, openLoad } from '#platform/load.ts';
import { filled, type Marker, markingPrompt, promptOf } from '@alive/language/entities/marking-prompt.ts';
import type { Times } from '#platform/llm/attempt.ts';
import type { ModelError } from '#platform/llm/error.ts';
import type { Use } from '#platform/llm/llm.ts';
import { shareable } from '#platform/llm/shareable.ts';
import { takingOver, usualLine } from '#platform/llm/take-over.ts';
import { measureServer, openMetrics } from '#platform/metrics.ts';
import { openOperators } from '#platform/operators.ts';
import { openNotices } from '#platform/notices.ts';
import { serveWeb } from '#platform/web.ts';
import { sharedSecret } from '#db/meta.ts';
import { snapshotsKept } from '#db/backup/snapshots.ts';
import { type Erasing, openErasing } from './erasing.ts';
import { openUserOf } from './features/account/present.ts';
import { accountRoutes } from './features/account/routes.ts';
import { type Answers, openAnswers } from './features/answers/answers.ts';
import { bridgeRoutes } from './features/bridge/routes.ts';
import { companiesForChat } from './features/companies/for-chat.ts';
import { curatedById, curatedByKey } from './features/companies/queries.ts';
import { companyRoutes } from './features/companies/routes.ts';
import { compareWith, comparisonRoutes } from './features/comparison/routes.ts';
import { openConversations } from './features/conversations/converse.ts';
import { contactRoutes } from './features/contacts/routes.ts';
import { conversationRoutes } from './features/conversations/routes.ts';
import { type JobsShown, openShow } from './features/conversations/show.ts';
import { openFacts } from './features/facts/facts.ts';
import { factRoutes } from './features/facts/routes.ts';
import { openReader } from './features/facts/values.ts';
import { builtinInterviewer } from './features/interview/builtin.ts';
import { modelInterviewer } from './features/interview/model.ts';
import { interviewRoutes } from './features/interview/routes.ts';
import { openSuggestions } from './features/interview/suggestions.ts';
import { type Deps as JobsDeps, wordSharesIn } from './features/jobs/deps.ts';
import { jobsKept } from './features/jobs/find.ts';
import { jobsForChat } from './features/jobs/for-chat.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { logoNameOf } from './features/logos/known.ts';
import { logoRoutes } from './features/logos/routes.ts';
import { openingsAt, workOf } from './features/jobs/openings.ts';
import { jobById, openJobStore } from './features/jobs/queries.ts';
import { type Meaning, openMeaning } from './features/meaning/meaning.ts';
import { pathsForChat } from './features/paths/for-chat.ts';
import { openPaths } from './features/paths/paths.ts';
import { pathRoutes } from './features/paths/routes.ts';
import { peopleForChat } from './features/people/for-chat.ts';
import { openKnowledge } from './features/people/known.ts';
import { photoRoutes } from './features/people/photo.ts';
import { openQuestions } from './features/people/questions.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { photoOf } from './features/people/store.ts';
import { consentedAt } from './features/privacy/queries.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { resumeLinesOf, resumeOf } from './features/resume/queries.ts';
import { draftsIn } from './features/resume/read.ts';
import { resumeRoutes } from './features/resume/routes.ts';
import { filtersAsked } from './features/search/asked.ts';
import { builtinSearch } from './features/search/builtin.ts';
import { hostedSearch } from './features/search/hosted.ts';
import { searchRoutes } from './features/search/routes.ts';
import { occupationRoutes } from './features/occupations/routes.ts';
import { openCodes } from './features/sign-in/codes.ts';
import { openSignInLimits } from './features/sign-in/limits.ts';
import { kinds, mailsOfChange, openMails } from './features/sign-in/mails.ts';
import { emailSince } from './features/sign-in/queries.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { suggestRoutes } from './features/suggest/routes.ts';
import { hiddenBy } from './features/tracker/queries.ts';
import { trackerRoutes } from './features/tracker/routes.ts';
import { measured } from './features/usage/measured.ts';
import { openModelMetrics } from './features/usage/metrics.ts';
import { spentLine } from './features/usage/spent.ts';
import { openUsage } from './features/usage/usage.ts';
import { warmUp } from './warm-up.ts';
import { originOf } from './features/logos/find.ts';

/** The table of contents: dependencies → rooms → Fastify. Only here do two rooms meet. */
export const buildApp = async ({
  config,
  db,
  readOnly,
  files,
  now,
  missing,
  pulse = db,
  bus = localBus(),
  instance = newInstance(),
  storeEvery,
  unreadFor,
  webFolder = builtWeb,
  assistants = {},
  embedder = null,
  modelTimes = {},
  log,
  load = {},
  connections = () => ({}),
  readResume = usualReader,
  documents = openDocuments(),
  localKey = null,
  print = () => undefined,
  tombstones = openTombstones([config.dataDir, ...(config.backupDir === null ? [] : [config.backupDir])]),
  mailTransport = openMailTransport(config.mail, { outbox: join(config.dataDir, 'outbox'), print }),
}: Dependencies): Promise<App> => {
  const metrics = openMetrics();
  const app = await createHttp(config, metrics, log, (request, error) => limits.refused(request, error));
  const isShared = config.databaseUrl !== null;
  const notices = openNotices(app.log);
  const disks = watchDisks(app, {
    databaseHasRoom: isShared ? () => hasRoom(db) : null,
    notices,
    metrics,
    disks: [
      { name: 'data', folder: config.dataDir, isNeeded: !isShared },
      ...(config.fileStore === 'database' ? [] : [{ name: 'files', folder: config.fileStore, isNeeded: true }]),
    ],
  });
  const databaseAway = watchDatabase(app, { notices, ping: () => ping(db) });
  const budgets = openBudgets({
    now,
    db: isShared ? db : null,
    failed: (error) => app.log.error({ err: error }, 'budgets are not shared now: each instance counts by itself'),
  });
  // For what is done for one student; what all share has a handle that asks for no session.
  const sessionDb = whileSessionLasts(db, { now, ended: signedOut });
  const { whenEnded: whenSessionEnds } = watchSessions(app, (hashes) => sessionsAlive(pulse, hashes, now()));
  const addressHash = openAddressHash(() => sharedSecret(db, 'address'));
  const limits = openLimits({ spending: config.rateLimits ? budgets : null, addressHash, registrations: config.registrationsPerAddress });
  // Without a share of a day nobody asks a model.
  const model = config.model?.dailyTokens === 0 ? null : config.model;
  // Who answers instead is not computed here, nor is a model.
  const computesAnswers = model === null && Object.keys(assistants).length === 0;
  const bounded = openLoad(app, { metrics, notices, computesAnswers, ...load });
  // Every answer asks several times, and a class asks at once.
  const notRead = (error: unknown) => app.log.warn({ err: error }, 'what changed in the data could not be read');
  const data = watched(() => dataVersion(db), notRead);
  const openings = openJobs(db, notRead);
  const version = data.current;
  const vocabulary = keptByVersion(version, async () =>
    openVocabulary({ ...(await valuesInData(db)), majors: majors.map((major) => major.name) }, inSlices(2)),
  );
  const meaning = openMeaning({ db, embedder, failed: (error) => app.log.warn({ err: error }, 'searching by meaning failed') });
  const jobDeps: JobsDeps = {
    store: openJobStore(db, openings),
    now,
    vocabulary,
    meaning,
    hiddenBy: (studentId) => hiddenBy(db, studentId),
    wordShares: keptByVersion(version, () => wordSharesIn(db)),
  };
  const jobs = jobsForChat(jobDeps);
  const knowledge = openKnowledge({ db, readOnly, vocabulary, version, now });
  const people = peopleForChat({ readOnly, knowledge, now });
  const paths = openPaths({ readOnly, now, version, nearestWork: meaning.nearestWork });
  const careers = pathsForChat({ paths, readOnly, knowing: knowledge.of });
  const hiring = keptByVersion(version, () => hiringEmployers(db));
  const companies = companiesForChat({ db, now, version, hiring });
  const curated = keptByVersion(version, () => curatedByKey(db));
  const jobsShown: JobsShown = async (answers, about) => {
    const filters = await filtersAsked(
      vocabulary,
      answers.map(({ conditions }) => conditions),
    );
    return jobs.jobsShown(
      answers.map(({ ids }, at) => ({ ids, filter: filters[at] ?? {} })),
      about,
    );
  };
  const llm = model === null ? null : await hostedModels({ app, config: model, isShared, db, budgets, now, metrics, times: modelTimes });
  const lifetimeHours = config.conversationHours;
  const facts = openFacts({ db: sessionDb, now, vocabulary });
  const resumes: ResumeReads = {
    linesOf: async (studentId) => {
      const stored = await resumeLinesOf(db, studentId);
      if (stored.lines.length > 0) return stored;
      // One that was pasted into the interview has only facts.
      const lines = await facts.resumeLines(studentId);
      return lines.length > 0 ? { hasResume: true, isRead: true, lines } : stored;
    },
    meterOf: async (studentId) => {
      const resume = await resumeOf(db, studentId);
      return resume && (resume.reading?.meter ?? 'unread');
    },
  };
  const comparing = { postingOf: (id: string) => jobById(db, id), resumeLinesOf: resumes.linesOf };
  const answers = openAnswers({
    db: sessionDb,
    whenSessionEnds,
    pulse,
    bus,
    instance,
    isShared,
    now,
    log: app.log,
    ...(storeEvery && { storeEvery }),
    ...(unreadFor && { unreadFor }),
  });
  const show = openShow({
    now,
    lifetimeHours,
    jobsShown,
    peopleShown: people.peopleShown,
    factsOf: facts.ofMessages,
    soFar: answers.soFar,
  });
  const conversations = openConversations({ db: sessionDb, now, lifetimeHours, answers, facts, show });
  const idempotency = openIdempotency({
    db,
    now,
    owner: instance.id,
    spared: answers.spared,
    answerOf: conversations.events,
    failed: (error) => app.log.error({ err: error }, 'the reply to a call with a key was not stored'),
  });
  const routing: Routing = { db: sessionDb, limits, load: bounded, idempotency, addressHash, whenSessionEnds, now };

  measureServer(app, {
    metrics,
    connections,
    answers: answers.count,
    folder: isShared ? null : join(config.dataDir, 'database'),
  });
  healthRoutes(app, {
    missing,
    databaseAway,
    disks,
    pingDatabase: () => (isShared ? ping(db) : pingFolder(db)),
    limits: openLimits({
      spending: config.rateLimits ? openBudgets({ now, db: null, failed: () => undefined }) : null,
      addressHash: async (request) => addressOf(request),
      registrations: 0,
    }),
    now,
  });
  const recipient = model === null ? null : recipientOf(model);
  const userOf = openUserOf(db, recipient);
  const hashOf = openKeyedHash(() => sharedSecret(db, 'codes'));
  // Also a single instance keeps these budgets over a restart.
  const signInBudgets = openBudgets({ now, db, failed: (error) => app.log.error({ err: error }, 'limits on codes are not kept now') });
  const signInLimits = openSignInLimits(config.rateLimits ? signInBudgets : null, { hashOf, addressHash });
  const codes = openCodes({ db, now, hashOf });
  const outgoing = openOutgoing({
    db,
    now,
    transport: mailTransport,
    compose: openMails({ db, now, codes, limits: signInLimits, publicUrl: config.publicUrl }),
    notices,
    failed: (error) => app.log.error({ err: error }, 'a message was not handled'),
  });
  signInRoutes(app, {
    routing,
    codes,
    limits: signInLimits,
    outgoing,
    localKey: openLocalKey(app, localKey),
    codeIn: config.mail.server !== null ? 'mail' : config.mail.isOutboxRead ? 'terminal' : null,
    userOf,
  });
  accountRoutes(app, {
    routing,
    userOf,
    openFollow: async () => {
      const { accountChanged } = await facts.within();
      return async (tx, before) => {
        await accountChanged(tx, before.id, before);
        const email = await emailSince(tx, before);
        if (email !== null) await outgoing.add(tx, mailsOfChange(before, email));
      };
    },
    keepProfile: facts.saveProfile,
    openAsk: async (request) => {
      const network = await signInLimits.mayAsk(request);
      return async (tx, { id, pendingEmail }) => {
        if (network !== null && pendingEmail !== null)
          await outgoing.add(tx, [{ kind: kinds.confirm, address: pendingEmail, studentId: id, network }]);
      };
    },
  });
  factRoutes(app, { routing, facts });
  app.addHook('preClose', documents.close);
  await resumeRoutes(app, { routing, files, documents, read: readResume, vocabulary, facts });
  const interviewing = {
    lexicon: async () => openLexicon(await vocabulary()),
    suggestions: openSuggestions({ readOnly, version }),
    now,
    resumeReader: async () => {
      const words = await vocabulary();
      return (message: string) => draftsIn(message, { read: readResume, vocabulary: words, now: now() });
    },
  };
  const interviewer = builtinInterviewer(interviewing);
  const modelled =
    llm === null
      ? null
      : modelInterviewer({
          ...interviewing,
          ...llm,
          vocabulary,
          builtin: interviewer,
          valueOf: keptByVersion(version, async () => openReader(await vocabulary(), now).valueOf),
        });
  const searchTools = {
    ...jobs,
    ...people,
    ...careers,
    ...companies,
    vocabulary,
    nearestWork: meaning.nearestWork,
    similarJobs: meaning.similar,
    resumeMeterOf: resumes.meterOf,
    compareResume: (jobIds: readonly string[], studentId: string) => compareWith(comparing, jobIds, studentId),
  };
  const searcher = builtinSearch(searchTools);
  interviewRoutes(app, {
    routing,
    conversations,
    interviewer:
      llm === null || modelled === null || assistants.onboarding
        ? () => assistants.onboarding ?? interviewer
        : llm.before(modelled.hosted, modelled.fallback),
  });
  searchRoutes(app, {
    routing,
    conversations,
    assistant:
      llm === null || assistants.search
        ? () => assistants.search ?? searcher
        : llm.before(hostedSearch({ ...llm, tools: searchTools, builtin: searcher, now }), searcher),
  });
  conversationRoutes(app, { routing, conversations });
  jobRoutes(app, { routing, ...jobDeps });
  comparisonRoutes(app, { routing, ...comparing });
  companyRoutes(app, { routing, readOnly, hiring });
  pathRoutes(app, {
    routing,
    paths,
    readOnly,
    knowing: knowledge.of,
    peopleMeeting: people.peopleMeeting,
    jobsOf: (work, student, limit) => jobs.findJobs(work, student, limit),
  });
  bridgeRoutes(app, {
    routing,
    readOnly,
    hiring,
    curated,
    version,
    knowing: knowledge.of,
    workOf: (ids) => workOf(jobDeps.store, ids),
    openingsAt: (employers, student, limit) => openingsAt(jobDeps, employers, student, limit),
  });
  trackerRoutes(app, { routing, jobsByIds: (ids, student) => jobsKept(jobDeps, ids, student) });
  const photos = openImageFetch();
  app.addHook('onClose', photos.close);
  const images = openImages({ fetch: photos.fetch, folder: join(config.dataDir, 'caches', 'images'), now });
  peopleRoutes(app, {
    routing,
    readOnly,
    knowledge,
    model: llm === null ? null : { ...llm, removed: (student, count) => llm.removed(student, count, 'plan') },
    questions: openQuestions({ knowledge, readOnly, version, now }),
  });
  photoRoutes(app, { routing, images, photoOf: (id) => photoOf(db, id) });
  // By themselves: a logo service that does not answer must not hold the photos.
  const logos = openImageFetch({ maxBytes: 1024 * 1024, trusted: originOf(config.logoService) });
  app.addHook('onClose', logos.close);
  const logoImages = openImages({ fetch: logos.fetch, folder: join(config.dataDir, 'caches', 'logos'), now });
  logoRoutes(app, {
    routing,
    images: logoImages,
    service: config.logoService,
    nameOf: logoNameOf(keptByVersion(version, () => curatedById(db))),
  });
  contactRoutes(app, { routing, peopleShown: people.peopleShown });
  suggestRoutes(app, { routing });
  occupationRoutes(app, { db, routing, version });
  const erasing = openErasing({
    db: sessionDb,
    now,
    files,
    tombstones,
    log: app.log,
    answers,
    scopesOf: codes.scopesOf,
    forgetMail: outgoing.forget,
  });
  privacyRoutes(app, {
    routing,
    facts: {
      retentionMonths: config.retentionMonths,
      backups: config.backupDir === null || config.backupAt === null ? null : snapshotsKept,
      conversationHours: config.conversationHours,
    },
    recipient,
    files,
    erase: erasing.erase,
    userOf,
  });
  await serveDocs(app, openOperators(config));
  await serveWeb(app, webFolder);
  return {
    app,
    metrics,
    answers,
    meaning,
    outgoing,
    erasing,
    watches: [data, openings],
    databaseAway,
    warmUp: () => warmUp({ vocabulary, knowledge }),
  };
};

/** The configured models with who counts them and who answers when they fail; their code is loaded only where there are any. */
async function hostedModels({ app, config, isShared, db, budgets, now, metrics, times }: HostedDeps) {
  const { openLlm } = await import('#platform/llm/open.ts');
  const modelMetrics = openModelMetrics(metrics);
  const usage = openUsage({
    db,
    budgets,
    now,
    config,
    isShared,
    metrics: modelMetrics,
    failed: (error) => app.log.error({ err: error }, 'usage was not counted'),
  });
  const toolFailed = (tool: string, error: unknown) => app.log.error({ err: error, tool }, 'a tool of the language model failed');
  const { name: recipient } = recipientOf(config);
  const agreedAt = async (student: string | null) =>
    student === null ? null : consentedAt(db, { studentId: student, recipient, session: actingSession()?.hash ?? null, now: now() });
  const mayAsk = async (student: string | null) => (await agreedAt(student)) !== null;
  const llm = openLlm({ config, meter: usage, mayAsk, times, toolFailed });
  const named = measured(llm, config.models, modelMetrics);
  app.addHook('onClose', llm.close);
  const failed = ({ fault, detail }: ModelError) => {
    if (fault !== 'spent' && fault !== 'unconsented') app.log.warn({ fault, detail }, 'the language model failed');
  };
  return {
    failed,
    mayAsk,
    llm: named,
    mark: (({ message, active, student, network, signal }) =>
      named.object({
        use: 'plan',
        student,
        network,
        system: markingPrompt,
        schema: filled,
        prompt: promptOf(message, active),
        signal,
        within: longestReading,
      })) satisfies Marker,
    removed: (student: string | null, count: number, use: Use = 'chat') =>
      usage.removed({ student, use, model: config.models[use], count }),
    before:
      (hosted: OpenAssistant, builtin: Assistant): OpenAssistant =>
      () => {
        const answered = takingOver(hosted(), builtin, {
          log: failed,
          lineFor: (error, turn) =>
            error.fault === 'unconsented' ? '' : error.fault === 'spent' ? spentLine(turn.history, now()) : usualLine(error),
        });
        return async function* answer(turn, signal) {
          const agreed = await agreedAt(turn.about.id ?? null);
          yield* agreed === null ? builtin(turn, signal) : answered({ ...turn, shareable: shareable(turn, agreed) }, signal);
        };
      },
  };
}

/** Milliseconds that a student waits for a message to be marked before the built-in reading is taken. */
const longestReading = 8000;

const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface Dependencies {
  config: Config;
  db: Db;
  /** What a student's question is answered in. */
  readOnly: ReadOnly;
  files: Files;
  now: () => Date;
  /** Names of what is not ready yet. */
  missing: () => string[];
  /** For statements of the process itself, which wait for no request's. */
  pulse?: Db;
  /** Speaks to the other processes on the database. */
  bus?: Bus;
  /** This process among them: what it writes is its own. */
  instance?: Instance;
  /** Milliseconds between two times that answers being written are stored, where not as usual. */
  storeEvery?: number;
  /** Milliseconds that an answer may go on after its last reader left, where not as usual. */
  unreadFor?: number;
  /** Where the built web app lies. */
  webFolder?: string;
  assistants?: Assistants;
  /** What finds jobs by meaning; null or absent: words alone do. */
  embedder?: Embedder | null;
  /** How long language models are waited for, where not as usual. */
  modelTimes?: Partial<Times>;
  /** Where the log goes instead of standard output. */
  log?: LogStream;
  /** How much is let in, where not as usual. */
  load?: LoadLimits;
  /** How many connections to the database there are, for what is measured. */
  connections?: () => Record<string, number>;
  /** What reads the lines of a résumé, where not as usual. */
  readResume?: ReadResume;
  /** What reads documents, where not as usual. */
  documents?: Documents;
  /** Whoever holds it signs in without a code; null or absent: nobody. */
  localKey?: string | null;
  /** Prints a line for whoever runs the server. */
  print?: (line: string) => void;
  /** The list of deleted accounts outside the database. */
  tombstones?: Tombstones;
  /** What sends messages, where it is not what the configuration says. */
  mailTransport?: MailTransport;
}

interface HostedDeps extends Pick<Dependencies, 'db' | 'now'> {
  app: FastifyInstance;
  metrics: Registry;
  config: ModelConfig;
  isShared: boolean;
  budgets: Budgets;
  times: Partial<Times>;
}

/** What was read of students' résumés. */
interface ResumeReads {
  /** The lines, each once; empty where none was read. */
  linesOf: (studentId: string) => ReturnType<typeof resumeLinesOf>;
  /** How well a machine reads the file; null where there is none, `unread` for one from before résumés were read. */
  meterOf: (studentId: string) => Promise<ResumeMeter | 'unread' | null>;
}

/** Who answers instead of the built-in assistants. */
export interface Assistants {
  onboarding?: Assistant;
  search?: Assistant;
}

export interface App {
  app: FastifyInstance;
  metrics: Registry;
  /** To be started before it listens, drained and closed before the database is. */
  answers: Pick<Answers, 'start' | 'stopAll' | 'drain' | 'close'>;
  /** To be started when the data is there, and closed before the database. */
  meaning: Pick<Meaning, 'start' | 'refresh' | 'close'>;
  /** To be started when it listens, and closed before the database. */
  outgoing: Pick<Outgoing, 'start' | 'sendDue' | 'close'>;
  /** To be caught up with before it listens. */
  erasing: Pick<Erasing, 'catchUp'>;
  /** What is read of the data in the background, once started. */
  watches: readonly Pick<Watched<unknown>, 'refresh' | 'start' | 'close'>[];
  /** Is called for connections to the database that were lost. */
  databaseAway: DatabaseAway;
  /** Makes ready what the first student would wait for; to be done when the data is there and nobody waits. */
  warmUp: () => Promise<void>;
}
