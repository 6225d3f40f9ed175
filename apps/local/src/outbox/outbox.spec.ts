import { messengerContract, type DeliveredMessage } from '@ridgeline/api/testing';
import { freshDatabase } from '@ridgeline/api/testing/database';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Outbox } from './outbox.ts';

let pool: Pool;

beforeAll(async () => {
  pool = new Pool({ connectionString: await freshDatabase() });
});
afterAll(() => pool.end());

for (const medium of ['email', 'text'] as const) {
  messengerContract('Outbox', medium, async () => {
    const own = new Pool(pool.options);
    onTestFinished(() => (own.ended ? undefined : own.end()));
    const outbox = await Outbox.open(own);
    const before = await pool.query('select from local_outbox.messages');
    return {
      messenger: outbox,
      async delivered() {
        const { rows } = await pool.query<DeliveredMessage>(
          `select kept.message_id as id, kept.recipient as "to", kept.subject, kept.words
           from local_outbox.messages kept order by kept.id offset $1`,
          [before.rowCount],
        );
        return rows;
      },
      breakConnection: () => own.end(),
    };
  });
}

it('PROF-6 shows an email on its page with its subject and words, as text and not as markup', async () => {
  const outbox = await Outbox.open(pool);
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(outbox.pages, { prefix: '/local' });
  await outbox.send({
    id: 'one',
    medium: 'email',
    to: 'mia@example.com',
    purpose: 'team-invite',
    subject: 'Join <Marsh> Roofing',
    words: 'Sign in & accept.',
    code: null,
  });
  const page = (await app.inject('/local/outbox')).body;
  expect(page).toContain('<td>Join &#60;Marsh&#62; Roofing</td><td>Sign in &#38; accept.</td>');
  const [newest] = (await app.inject('/local/outbox.json')).json();
  expect(newest).toMatchObject({ subject: 'Join <Marsh> Roofing', recipient: 'mia@example.com' });
});

it('PROF-9 has the link back in the mail of a new email, which names the account that it is for', async () => {
  const outbox = await Outbox.open(pool, 'https://ridgeline.example.com');
  await outbox.deliver({
    to: 'new@example.com',
    code: '204815',
    purpose: 'change-email',
    medium: 'email',
    accountEmail: 'mia+roofs@example.com',
  });
  const { rows } = await pool.query<{ readonly words: string }>(
    "select words from local_outbox.messages where recipient = 'new@example.com'",
  );
  const link = new URL(rows[0]?.words ?? '');
  expect([link.origin, link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
    'https://ridgeline.example.com',
    '/profile',
    { code: '204815', email: 'mia+roofs@example.com' },
  ]);
});
