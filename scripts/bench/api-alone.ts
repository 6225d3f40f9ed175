/** The API as it ships, on a database and an issuer that are given. */
import { createApi, Messenger } from '@ridgeline/api';
import { tellParent } from './served.ts';

const free = { max: 100_000_000, timeWindow: 60_000 };
class Nowhere extends Messenger {
  override async send(): Promise<void> {}
}

const { server } = await createApi({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  issuer: process.env['ISSUER'] ?? '',
  clientId: process.env['CLIENT_ID'] ?? '',
  region: 'us-east-1',
  messenger: new Nowhere(),
  origins: { connect: [], secure: false },
  rateLimits: { read: free, write: free, 'account-question': free, 'sign-in': free },
  logLevel: 'error',
});
tellParent(await server.listen({ port: 0 }), () => server.close());
