/** The baseline: Fastify and the same SQL, without rights, validation or a contract. */
import Fastify from 'fastify';
import { Pool } from 'pg';
import { tellParent } from './served.ts';

const [url, text, caller, limit] = [
  env('DATABASE_URL'),
  env('BARE_SQL'),
  env('BARE_CALLER'),
  env('BARE_LIMIT'),
];
const pool = new Pool({ connectionString: url, max: 20 });
const app = Fastify();
app.get('/projects', async () => {
  // The last two: the start of the caller's session, and its id.
  const values = [caller, Number(limit), null, null];
  const { rows } = await pool.query({ name: 'bare', text, values });
  return { items: rows };
});
tellParent(await app.listen({ port: 0 }), async () => {
  await app.close();
  await pool.end();
});

function env(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
