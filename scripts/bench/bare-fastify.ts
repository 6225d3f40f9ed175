/** The baseline: Fastify and the same SQL, without rights, validation or a contract. */
import Fastify from 'fastify';
import { Pool } from 'pg';
import { tellParent } from './served.ts';

const [url, text, values] = [env('DATABASE_URL'), env('BARE_SQL'), env('BARE_VALUES')];
const pool = new Pool({ connectionString: url, max: 20 });
const app = Fastify();
app.get('/bare', async () => {
  const { rows } = await pool.query({ name: 'bare', text, values: JSON.parse(values) });
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
