import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { openDatabase, type Database, type DatabaseLimits } from '../db/database.ts';
import { AccountEnds } from '../features/accounts/account-ends.ts';
import { allHandlers, bodyLimits } from './handlers.ts';
import { AuditLog } from '../operating/audit-log.ts';
import { Draining } from '../operating/draining.ts';
import { measureCalls } from '../operating/measure-calls.ts';
import { Metrics } from '../operating/metrics.ts';
import type { GoogleTokens } from '../ports/google-tokens.port.ts';
import type { Files } from '../ports/files.port.ts';
import type { PdfMaker } from '../ports/pdf-maker.port.ts';
import type { Messenger } from '../ports/messenger.port.ts';
import { addressBookIn, type AddressBookConfig } from '../features/places/address-book-in.ts';
import { PackContent } from '../features/packs/pack-content.ts';
import { JurisdictionOfProperty } from '../features/places/jurisdiction-of-property.ts';
import { stormHistoryIn } from '../features/storms/storm-history.repository.ts';
import { StormsOfProperty } from '../features/storms/storms-of-property.ts';
import type { PaymentEvents } from '../ports/payment-events.port.ts';
import type { Payments } from '../ports/payments.port.ts';
import { unsubscribeRoute } from '../features/unsubscribe/unsubscribe.route.ts';
import { paymentEventsRoute } from '../features/payment-events/payment-events.route.ts';
import type { WebhookSender } from '../ports/webhook-sender.port.ts';
import type { ReportContent } from '../ports/report-content.port.ts';
import { answeringWithin, SUPPLIER_WAIT } from '../ports/supplier-away.ts';
import { problem } from '../problems/problem.ts';
import { replyNotFound, replyWithProblems, sendProblem } from '../http/problem-replies.ts';
import { RateCounts, rateStore } from '../http/rate-counts.ts';
import { RATE_LIMITS, type RateLimits } from '../http/rate-limits.ts';
import { serveReference } from '../http/reference-page.ts';
import { registerOperations } from './register-operations.ts';
import { securityHeaders, type Origins } from '../http/security-headers.ts';
import { serializeByContract } from '../http/serializers.ts';
import { validateByContract } from '../http/validators.ts';
import { poolTokens } from '../http/pool-tokens.ts';
import { identityProver } from '../http/prove-identity.ts';
import { firstPath } from '../http/second-paths.ts';
import { tokenVerifier } from '../http/verify-token.ts';
import { loggedError } from '../http/logged-error.ts';
import { serveWebApp, type WebAppConfig } from '../http/web-app.ts';

/** D API-1.1: the web app is served at the root of the same origin. */
const PREFIX = '/api';

/**
 * The API's dependencies: one database, one token issuer, and the services that deliver messages and files.
 * The process keeps no state of its own, so any number of copies can run.
 */
export type ApiConfig = AddressBookConfig & {
  readonly databaseUrl: string;
  readonly databaseLimits?: Partial<DatabaseLimits>;
  /** PAUSE-5: whether plans follow their test clocks, never in production. */
  readonly testClocks?: boolean;
  readonly issuer: string;
  readonly clientId: string;
  readonly region: string;
  readonly origins: Origins;
  /** Proxies whose forwarded client address is trusted: none, unless there is a load balancer. */
  readonly trustedProxies?: readonly string[];
  /** The first part of links in mails. */
  readonly publicAddress: string;
  readonly messenger: Messenger;
  /** Who gets feedback by mail; without it, it is only stored. */
  readonly feedbackTo?: string;
  readonly files: Files;
  readonly pdfMaker: PdfMaker;
  readonly webhooks: WebhookSender;
  /** Key that signs the links to PDFs; the same in every copy. */
  readonly linkSecret: string;
  /** Absent if sign-in by Google's own page is not set up. */
  readonly google?: GoogleTokens;
  /** Puts other facts in front of those of the loaded data packs. */
  readonly reportContent?: (fallback: ReportContent) => ReportContent;
  /** The address of a service of satellite pictures; absent if there is none. */
  readonly mapService?: string;
  /** Absent if payments are not set up. */
  readonly payments?: Payments;
  /** Absent if the payment provider sends no events. */
  readonly paymentEvents?: PaymentEvents;
  /** How long each supplier is waited for, in milliseconds. */
  readonly supplierWait?: number;
  readonly rateLimits?: RateLimits;
  readonly clientLimits?: Partial<typeof CLIENT_LIMITS>;
  readonly logLevel?: string;
  /** The clock by which tokens are checked. */
  readonly now?: () => number;
  /** Present if this process also serves the web app. */
  readonly web?: { readonly folder: string; readonly config: WebAppConfig };
};

export type Api = {
  readonly server: FastifyInstance;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly draining: Draining;
  readonly audit: AuditLog;
  /** What reports are made from. */
  readonly reportContent: ReportContent;
  /** For the user pool, which reports ended accounts and sessions. */
  readonly accountEnds: AccountEnds;
};

/** Load balancers call these every second; a log line for each would be noise. */
const ASKED_OFTEN = { logLevel: 'warn' } as const;
/** Limits for work beside a call, which does not wait for it. */
const QUICK = { connectionWait: 2_000, lockWait: 500, statement: 2_000 } as const;
const BODY_LIMIT = 256 * 1024;

/** In milliseconds. A client that is slower, or idle for longer, is disconnected. */
export const CLIENT_LIMITS = {
  /** From the first byte of a request to the end of its headers, and to the end of its body. */
  headers: 10_000,
  request: 15_000,
  /** Without a byte in either direction, also while the API waits for a supplier. */
  idle: 60_000,
  /** How often Node checks these limits. */
  checked: 1_000,
};

export async function createApi(config: ApiConfig): Promise<Api> {
  const { databaseLimits, testClocks = false } = config;
  const database = openDatabase(config.databaseUrl, { ...databaseLimits, testClocks });
  // Audit entries and rate counts, and the probe of `/readyz`, each have connections of their own: however many calls
  // wait for a locked table, these do not.
  const aside = openDatabase(config.databaseUrl, { ...QUICK, connections: 2 });
  const probe = openDatabase(config.databaseUrl, { ...QUICK, connections: 1 });
  const now = config.now ?? Date.now;
  const clients = { ...CLIENT_LIMITS, ...config.clientLimits };
  const readToken = poolTokens({ ...config, now });
  const server = Fastify({
    logger: { level: config.logLevel ?? 'info', serializers: { err: loggedError }, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: clients.request,
    connectionTimeout: clients.idle,
    http: { headersTimeout: clients.headers, connectionsCheckingInterval: clients.checked },
    // A call that arrives while this copy is stopping is answered normally.
    return503OnClosing: false,
    trustProxy: config.trustedProxies === undefined ? false : [...config.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A URL that cannot be decoded, or is too long, matches nothing.
    frameworkErrors: (_, request, reply) => void replyNotFound(request, reply),
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => firstPath(url, PREFIX),
  });
  securityHeaders(server, config.origins);
  replyWithProblems(server);
  const audit = new AuditLog(aside, (err) => server.log.error({ err }, 'an audit entry was not written'));
  server.addHook('onClose', async () => {
    await audit.settled();
    await aside.close();
    await probe.close();
    await database.close();
  });

  const suppliers = suppliersOf(config, database);
  const metrics = new Metrics();
  const draining = new Draining();
  measureCalls(server, { database, metrics, draining });
  server.get('/healthz', ASKED_OFTEN, () => ({ status: 'ok' }));
  server.get('/readyz', ASKED_OFTEN, async (request, reply) => {
    if (draining.hasBegun) return sendProblem(request, reply, problem('unavailable'));
    await probe.rows({ name: 'ready', text: 'select 1' }, []);
    return { status: 'ready' };
  });
  await server.register(
    async (scope) => {
      await scope.register(rateLimit, {
        global: false,
        store: rateStore(new RateCounts(aside, now)),
        // If the counts are unavailable, the API still answers.
        skipOnError: true,
      });
      validateByContract(scope);
      serializeByContract(scope);
      registerOperations(scope, {
        db: database,
        handlers: allHandlers({
          ...config,
          ...suppliers,
          proveIdentity: identityProver(readToken),
        }),
        bodyLimits,
        audit,
        verifyToken: tokenVerifier(readToken, now, (caller, session) => audit.signedIn(caller, session)),
        rateLimits: config.rateLimits ?? RATE_LIMITS,
      });
      serveReference(scope);
    },
    { prefix: PREFIX },
  );
  const { payments } = suppliers;
  const { paymentEvents: events } = config;
  if (payments && events) {
    await server.register(paymentEventsRoute({ db: database, payments, events }), { prefix: PREFIX });
  }
  const { linkSecret } = config;
  await server.register(unsubscribeRoute({ db: database, linkSecret }), { prefix: PREFIX });
  if (config.web) await serveWebApp(server, config.web.folder, config.web.config);
  else server.setNotFoundHandler(replyNotFound);
  const accountEnds = new AccountEnds(database);
  return { server, database, metrics, draining, audit, reportContent: suppliers.reportContent, accountEnds };
}

/**
 * None of them keeps a call waiting for as long as it likes. The defaults are in this process, and are not limited: on a
 * busy machine their data takes a while to load.
 */
function suppliersOf(config: ApiConfig, database: Database) {
  const { reportContent, payments, supplierWait = SUPPLIER_WAIT, now = Date.now } = config;
  const { geocoder, addressBook: inFront } = config;
  const addressBook = addressBookIn(database, {
    ...config,
    ...(geocoder && { geocoder: answeringWithin(supplierWait, geocoder) }),
    ...(inFront && { addressBook: (fallback) => answeringWithin(supplierWait, inFront(fallback)) }),
  });
  const fromPacks = new PackContent({ db: database, addressBook, now });
  return {
    addressBook,
    reportContent: new StormsOfProperty(
      reportContent
        ? new JurisdictionOfProperty(answeringWithin(supplierWait, reportContent(fromPacks)), addressBook)
        : fromPacks,
      stormHistoryIn(database),
    ),
    ...(payments && { payments: answeringWithin(supplierWait, payments) }),
  };
}
