import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  createApi,
  startJobs,
  type ApiConfig,
  migrateDatabase,
  PdfkitMaker,
  OpenIdGoogleTokens,
  type Api,
} from '@ridgeline/api';
import { Client, Pool } from 'pg';
import { takeDataFolder } from './data-folder.ts';
import { personRegistrar } from './demo/register-person.ts';
import { seedDemo } from './demo/seed.ts';
import { Federation } from './federation/federation.ts';
import { identityStandIn } from './identity/identity-stand-in.ts';
import { LOCAL_USER_POOL_ID } from './identity/local-user-pool.ts';
import { FolderFiles } from './files/folder-files.ts';
import { Outbox } from './outbox/outbox.ts';
import { freePort } from './ports.ts';
import { DemoAddressBook } from './properties/demo-address-book.ts';
import { LocalReportContent } from './properties/local-report-content.ts';
import { bankPage } from './payments/bank-page.ts';
import { CardSandbox } from './payments/card-sandbox.ts';
import { startPostgres } from './postgres/postgres-server.ts';
import { builtWebApp } from './web/build-web-app.ts';

export type LocalWorld = { readonly address: string; stop(): Promise<void> };

export type LocalSettings = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataFolder: string;
  /** A Postgres of one's own, instead of the one from npm. */
  readonly databaseUrl?: string;
  /** What is never looked at again may be quicker and less safe. */
  readonly durable?: boolean;
  readonly logLevel?: string;
};

const REGION = 'us-east-1';
const CLIENT_ID = 'ridgeline-web-local';
const DATABASE = 'ridgeline';
const POOL_PATH = '/local/identity';

/** The whole product on one address: web, API, a real Postgres, the sign-in stand-in, the outbox, demo people. */
export async function startLocalWorld(settings: LocalSettings): Promise<LocalWorld> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  try {
    const port = await freePort(settings.port);
    const folder = await builtWebApp();
    const databaseUrl = await openDatabase(settings, undo);
    await migrateDatabase(databaseUrl);

    const pool = new Pool({ connectionString: databaseUrl, max: 10, application_name: 'ridgeline-local' });
    pool.on('error', () => {});
    undo.push(() => pool.end());
    await seedDemo(pool);

    const address = `http://localhost:${port}`;
    const config = {
      environment: 'local',
      userPoolId: LOCAL_USER_POOL_ID,
      userPoolClientId: CLIENT_ID,
      userPoolEndpoint: `${address}${POOL_PATH}/`,
      userPoolDomain: `localhost:${port}${POOL_PATH}`,
    };
    const outbox = await Outbox.open(pool);
    const sandbox = await CardSandbox.open(pool);
    const onFirstSignIn = personRegistrar(pool);
    const federation = new Federation({ pool, address, poolPath: POOL_PATH, onFirstSignIn });
    const apiConfig: ApiConfig = {
      databaseUrl,
      issuer: `${address}${POOL_PATH}/${LOCAL_USER_POOL_ID}`,
      clientId: CLIENT_ID,
      region: REGION,
      publicAddress: address,
      messenger: outbox,
      files: new FolderFiles(join(settings.dataFolder, 'files')),
      pdfMaker: new PdfkitMaker(),
      linkSecret: randomBytes(32).toString('hex'),
      google: new OpenIdGoogleTokens(await federation.googleService()),
      reportContent: await LocalReportContent.open(pool),
      addressBook: await DemoAddressBook.open(pool),
      payments: sandbox,
      origins: { connect: [], secure: false },
      logLevel: settings.logLevel ?? 'warn',
      web: { folder, config },
    };
    const api = await createApi(apiConfig);
    undo.push(() => api.server.close());
    const jobs = await startJobs(api, apiConfig);
    undo.push(() => jobs.stop());
    await mountStandIns(api, { pool, federation, outbox, sandbox, address });
    await api.server.listen({ port, host: 'localhost' });
    return { address, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

async function openDatabase(settings: LocalSettings, undo: (() => Promise<unknown>)[]): Promise<string> {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl;
  const data = await takeDataFolder(settings.dataFolder);
  undo.push(() => data.release());
  const server = await startPostgres({ folder: `${data.path}/postgres`, durable: settings.durable ?? true });
  undo.push(() => server.stop());
  await createIfMissing(server.url('postgres'));
  return server.url(DATABASE);
}

async function createIfMissing(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}

type StandIns = {
  readonly pool: Pool;
  readonly sandbox: CardSandbox;
  readonly federation: Federation;
  readonly outbox: Outbox;
  readonly address: string;
};

async function mountStandIns(
  api: Api,
  { pool, federation, outbox, sandbox, address }: StandIns,
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
  });
  await api.server.register(identity, { prefix: POOL_PATH });
  await api.server.register(outbox.pages, { prefix: '/local' });
  await api.server.register(bankPage(sandbox), { prefix: '/local' });
}
