import { Messenger, type Message as Sent } from '@ridgeline/api';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import type { Delivery } from '../identity/identity-world.ts';
import { StandInStore } from '../stand-in-store.ts';

/** Keeps mail and texts that would have been sent, for people and tests to read. */
export class Outbox extends Messenger {
  readonly #store: StandInStore;
  readonly #address: string;

  /** `address`: where the web app is, for links in mail. */
  static async open(pool: Pool, address = ''): Promise<Outbox> {
    await pool.query(`
      create schema if not exists local_outbox;
      create table if not exists local_outbox.messages (
        id bigint generated always as identity primary key,
        sent_at timestamptz not null default now(),
        recipient text not null, medium text not null, purpose text not null, code text not null
      );
      alter table local_outbox.messages add column if not exists words text not null default '';
      alter table local_outbox.messages add column if not exists message_id text unique;
      alter table local_outbox.messages add column if not exists subject text`);
    return new Outbox(pool, address);
  }

  private constructor(pool: Pool, address: string) {
    super();
    this.#address = address;
    this.#store = new StandInStore(pool);
  }

  readonly deliver = async ({ to, code, purpose, medium, ...rest }: Delivery): Promise<void> => {
    const insert =
      'insert into local_outbox.messages (recipient, medium, purpose, code, words) values ($1, $2, $3, $4, $5)';
    await this.#store.query(insert, [to, medium, purpose, code, this.#linkOf({ code, purpose, ...rest })]);
  };

  /** PROF-9: the mail of a new email has the link back, as the custom message trigger of a real pool writes it. */
  #linkOf({ code, purpose, accountEmail = '' }: Pick<Delivery, 'code' | 'purpose' | 'accountEmail'>): string {
    if (purpose !== 'change-email') return '';
    return `${this.#address}/profile?${new URLSearchParams({ code, email: accountEmail })}`;
  }

  /** Sending a message again stores it once, by its id. */
  override async send(message: Sent): Promise<void> {
    const { id, to, medium, purpose, words, code } = message;
    const subject = message.medium === 'email' ? message.subject : null;
    await this.#store.query(
      `insert into local_outbox.messages (recipient, medium, purpose, code, subject, words, message_id)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (message_id) do nothing`,
      [to, medium, purpose, code ?? '', subject, words, id],
    );
  }

  /** `/local/outbox` for people, `/local/outbox.json` for tests. */
  readonly pages: FastifyPluginAsync = async (app) => {
    app.get('/outbox.json', () => this.#newest());
    app.get('/outbox.css', (_, reply) => reply.type('text/css').send(STYLE));
    app.get('/outbox', async (_, reply) => reply.type('text/html').send(page(await this.#newest())));
  };

  async #newest(): Promise<readonly KeptMessage[]> {
    const found = await this.#store.query<KeptMessage>(
      `select sent_at as "sentAt", recipient, medium, purpose, code, subject, words
       from local_outbox.messages order by id desc limit 100`,
    );
    return found.rows;
  }
}

type KeptMessage = {
  readonly sentAt: Date;
  readonly recipient: string;
  readonly medium: string;
  readonly purpose: string;
  readonly code: string;
  /** Null for a text, and for a code of the user pool. */
  readonly subject: string | null;
  readonly words: string;
};

function page(messages: readonly KeptMessage[]): string {
  const rows = messages.map(
    ({ sentAt, recipient, medium, purpose, code, subject, words }) =>
      `<tr>${[sentAt.toISOString(), medium, recipient, purpose, code, subject ?? '', words].map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Outbox</title><link rel="stylesheet" href="/local/outbox.css">
    <main><h1>Outbox</h1><p>Mail and texts that would have been sent, newest first.</p>
    ${rows.length === 0 ? '<p>Nothing was sent yet.</p>' : `<table><tr><th>When</th><th>By</th><th>To</th><th>For</th><th>Code</th><th>Subject</th><th>Words</th></tr>${rows.join('')}</table>`}
    </main></html>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-x: auto; }
  table { border-collapse: collapse; } th, td { text-align: left; padding: .4rem .8rem; border-bottom: 1px solid #8888; }
  @media (max-width: 48rem) {
    th { display: none; } tr { display: block; padding: .6rem 0; border-bottom: 1px solid #8888; }
    td { display: block; border: 0; padding: .1rem 0; overflow-wrap: anywhere; } button { min-height: 44px; }
  }
`;
