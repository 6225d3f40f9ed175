import { join, resolve } from 'node:path';
import {
  createApi,
  FolderFiles,
  HttpsWebhooks,
  startJobs,
  type ApiConfig,
  PdfkitMaker,
  OpenIdGoogleTokens,
  StripeEvents,
  StripePayments,
  type Api,
} from '@ridgeline/api';
import { Pool } from 'pg';
import { clockPage } from './clock/clock-page.ts';
import { TestClocks } from './clock/test-clocks.ts';
import { makeDataFolder } from './data-folder.ts';
import { personRegistrar } from './demo/register-person.ts';
import { fillDemoReports } from './demo/fill-reports.ts';
import { seedDemoCards } from './demo/seed-cards.ts';
import { seedDemo } from './demo/seed.ts';
import { Federation } from './federation/federation.ts';
import { identityStandIn } from './identity/identity-stand-in.ts';
import { LOCAL_USER_POOL_ID } from './identity/local-user-pool.ts';
import { openBroughtDatabase, openOwnDatabase } from './local-database.ts';
import { Outbox } from './outbox/outbox.ts';
import { freePort, portProblem } from './ports.ts';
import { DemoAddressBook } from './properties/demo-address-book.ts';
import { LocalReportContent } from './properties/local-report-content.ts';
import { bankPage } from './stripe/bank-page.ts';
import { receiptPage } from './stripe/receipt-page.ts';
import { browserScript } from './stripe/browser-script.ts';
import { StripeSandbox } from './stripe/stripe-sandbox.ts';
import { LOCAL_KEYS, LOCAL_WEBHOOK_SECRET } from './stripe/wire/keys.ts';
import { localNames } from './webhooks/local-names.ts';
import { webhookReceiver } from './webhooks/webhook-receiver.ts';
import { builtWebApp } from './web/build-web-app.ts';

export type LocalWorld = {
  readonly address: string;
  /** Where the data is: folders, or the address of the user's own database. */
  readonly kept: { readonly database: string; readonly files: string };
  stop(): Promise<void>;
};

export type LocalSettings = {
  /** 0 picks any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** The user's own Postgres, instead of the one from npm. */
  readonly databaseUrl?: string;
  /** False is faster, for data that is not needed after a crash. */
  readonly durable?: boolean;
  readonly logLevel?: string;
};

const REGION = 'us-east-1';
const CLIENT_ID = 'ridgeline-web-local';
const POOL_PATH = '/local/identity';
/** The same at each start, since the secrets of webhooks are made from it. */
const LOCAL_LINK_SECRET = 'the link secret of every local world';

/** The whole product on one address: web, API, a real Postgres, the user pool stand-in, the outbox, demo people. */
export async function startLocalWorld(settings: LocalSettings): Promise<LocalWorld> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  try {
    const dataFolder = resolve(settings.dataFolder);
    const port = await freePort(settings.port);
    const folder = await builtWebApp();
    await makeDataFolder(dataFolder);
    const database =
      settings.databaseUrl === undefined
        ? await openBroughtDatabase({ dataFolder, durable: settings.durable ?? true }, undo)
        : await openOwnDatabase(settings.databaseUrl);
    const databaseUrl = database.url;

    const pool = new Pool({ connectionString: databaseUrl, max: 10, application_name: 'ridgeline-local' });
    pool.on('error', () => {});
    undo.push(() => pool.end());
    await seedDemo(pool);

    const address = `http://localhost:${port}`;
    const onFirstSignIn = personRegistrar(pool);
    const federation = new Federation({ pool, address, poolPath: POOL_PATH, onFirstSignIn });
    const google = await federation.googleService();
    const config = {
      environment: 'local',
      userPoolId: LOCAL_USER_POOL_ID,
      userPoolClientId: CLIENT_ID,
      userPoolEndpoint: `${address}${POOL_PATH}/`,
      userPoolDomain: `localhost:${port}${POOL_PATH}`,
      cards: { publishableKey: LOCAL_KEYS.publishable, script: '/local/stripe.js' },
      oneTap: { clientId: google.clientId, script: '/local/google-identity.js' },
    };
    const outbox = await Outbox.open(pool, address);
    const stripe = await StripeSandbox.open(pool, {
      url: `${address}/api/webhooks/stripe`,
      secret: LOCAL_WEBHOOK_SECRET,
    });
    undo.push(() => stripe.close());
    await seedDemoCards(pool, stripe);
    const apiConfig: ApiConfig = {
      databaseUrl,
      testClocks: true,
      issuer: `${address}${POOL_PATH}/${LOCAL_USER_POOL_ID}`,
      clientId: CLIENT_ID,
      region: REGION,
      publicAddress: address,
      messenger: outbox,
      feedbackTo: 'operator@example.com',
      files: await FolderFiles.open(join(dataFolder, 'files')),
      pdfMaker: new PdfkitMaker(),
      linkSecret: LOCAL_LINK_SECRET,
      webhooks: new HttpsWebhooks({ sink: `${address}/local/webhooks/`, lookup: localNames() }),
      google: new OpenIdGoogleTokens(google),
      reportContent: await LocalReportContent.over(pool),
      addressBook: await DemoAddressBook.over(pool),
      payments: new StripePayments({ secretKey: LOCAL_KEYS.secret, endpoint: address }),
      paymentEvents: new StripeEvents({ webhookSecret: LOCAL_WEBHOOK_SECRET }),
      origins: { connect: [], images: [], secure: false, google: true },
      logLevel: settings.logLevel ?? 'warn',
      web: { folder, config },
    };
    const api = await createApi(apiConfig);
    undo.push(() => api.server.close());
    await fillDemoReports(pool, api);
    const jobs = await startJobs(api, apiConfig);
    undo.push(() => jobs.stop());
    await mountStandIns(api, { pool, federation, outbox, stripe, address });
    await api.server.listen({ port, host: 'localhost' }).catch((problem: NodeJS.ErrnoException) => {
      throw portProblem(problem, port);
    });
    void stripe.sendEvents();
    return { address, kept: { database: database.place, files: dataFolder }, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

type StandIns = {
  readonly pool: Pool;
  readonly stripe: StripeSandbox;
  readonly federation: Federation;
  readonly outbox: Outbox;
  readonly address: string;
};

async function mountStandIns(
  api: Api,
  { pool, federation, outbox, stripe, address }: StandIns,
): Promise<void> {
  await federation.mountProviders(api.server);
  const identity = identityStandIn({
    pool,
    deliver: outbox.deliver,
    now: Date.now,
    issuer: `${address}${POOL_PATH}/${LOCAL_USER_POOL_ID}`,
    userPoolId: LOCAL_USER_POOL_ID,
    clientId: CLIENT_ID,
    region: REGION,
    hostedPages: federation.hostedPages,
    accountEnds: api.accountEnds,
    preSignUp: federation.preSignUp,
  });
  await api.server.register(identity, { prefix: POOL_PATH });
  await api.server.register(outbox.pages, { prefix: '/local' });
  await api.server.register(stripe.routes, { prefix: '/v1' });
  await api.server.register(bankPage(stripe), { prefix: '/local' });
  await api.server.register(receiptPage(stripe), { prefix: '/local' });
  await api.server.register(clockPage(new TestClocks(pool)), { prefix: '/local' });
  await api.server.register(browserScript, { prefix: '/local' });
  await api.server.register(webhookReceiver(), { prefix: '/local' });
}
