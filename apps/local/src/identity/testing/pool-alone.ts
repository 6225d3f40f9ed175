/** The process behind `PoolProcess`. */
import { fastify } from 'fastify';
import { Pool } from 'pg';
import { Outbox } from '../../outbox/outbox.ts';
import { identityStandIn } from '../identity-stand-in.ts';
import { LOCAL_USER_POOL_ID } from '../local-user-pool.ts';
import { ISSUER } from './identity-under-test.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
const outbox = await Outbox.open(pool);
const app = fastify();
await app.register(
  identityStandIn({
    pool,
    now: Date.now,
    deliver: outbox.deliver,
    issuer: ISSUER,
    userPoolId: LOCAL_USER_POOL_ID,
    clientId: process.env['CLIENT_ID'] ?? '',
    region: 'us-east-1',
  }),
);
process.send?.(`${await app.listen({ port: 0, host: '127.0.0.1' })}/`);
