/** The production API, on a given database and issuer. */
import { createApi, Files, HttpsWebhooks, Messenger, PdfkitMaker } from '@ridgeline/api';
import { tellParent } from './served.ts';

const free = { max: 100_000_000, timeWindow: 60_000 };
class NoFiles extends Files {
  override async put(): Promise<void> {}
  override async get(): Promise<null> {
    return null;
  }
  override async has(): Promise<boolean> {
    return false;
  }
  override async remove(): Promise<void> {}
}

class Nowhere extends Messenger {
  override async send(): Promise<void> {}
}

const { server } = await createApi({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  issuer: process.env['ISSUER'] ?? '',
  clientId: process.env['CLIENT_ID'] ?? '',
  region: 'us-east-1',
  publicAddress: 'http://localhost',
  messenger: new Nowhere(),
  files: new NoFiles(),
  pdfMaker: new PdfkitMaker(),
  webhooks: new HttpsWebhooks({ sink: null }),
  linkSecret: 'no link is made here',
  origins: { connect: [], images: [], secure: false },
  rateLimits: {
    read: free,
    write: free,
    'account-question': free,
    'sign-in': free,
    'visitor-question': free,
    visit: free,
  },
  logLevel: 'error',
});
tellParent(await server.listen({ port: 0 }), () => server.close());
