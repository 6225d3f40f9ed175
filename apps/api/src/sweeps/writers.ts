import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { TokenIssuer } from '../testing/token-issuer.ts';

export type Writer = { readonly id: string; readonly email: string; readonly token: string };

/** Which calls the API acknowledged, and which it could not answer. */
export class Ledger {
  /** Reports by address. */
  readonly reports = new Map<string, { readonly key: string; readonly writer: Writer }>();
  readonly acknowledgedReports = new Set<string>();
  /** The last company name sent for each person’s profile, and the last one acknowledged. */
  readonly companies = new Map<string, { told: number; acknowledged: number }>();
  readonly acknowledgedInvites = new Set<string>();
  readonly acknowledgedMembers = new Set<string>();
  readonly acknowledgedFeedback = new Set<string>();
  readonly refusals: string[] = [];
  acknowledged = 0;
  /** Calls without an answer, or with one of `mayPutOff`: they may be sent again. */
  putOff = 0;
  /** Those of them that were answered 507. */
  full = 0;
  readonly #mayPutOff: readonly number[];

  /** The statuses that are no refusal while something fails. */
  constructor({ mayPutOff = [] }: { readonly mayPutOff?: readonly number[] } = {}) {
    this.#mayPutOff = mayPutOff;
  }

  isPutOff(answer: Response | null): boolean {
    const isPutOff = answer === null || this.#mayPutOff.includes(answer.status);
    if (isPutOff) this.putOff += 1;
    if (answer?.status === 507) this.full += 1;
    return isPutOff;
  }
}

/** People who write, each with a team of their own and a plan that no sweep uses up. */
export async function writersIn(sql: Pool, issuer: TokenIssuer, count: number): Promise<readonly Writer[]> {
  const writers = Array.from({ length: count }, () => randomUUID()).map((id) => ({
    id,
    email: `${id}@example.com`,
    token: issuer.token(id),
  }));
  await sql.query(`update plans set quick_views = 1000000 where sku = 'plan_premium'`);
  for (const { id, email } of writers) {
    await person(sql, id, email);
    await sql.query(
      `with team as (insert into teams (id, name, admin_id) values ($1, 'Marsh Roofing', $1)),
         plan as (insert into subscriptions (person_id, sku) values ($1, 'plan_premium'))
       insert into team_members (team_id, person_id, role) values ($1, $1, 'admin')`,
      [id],
    );
  }
  return writers;
}

async function person(sql: Pool, id: string, email: string): Promise<void> {
  await sql.query(
    `insert into people (id, email, given_name, family_name, accepted_tos_at) values ($1, $2, 'Ada', 'Marsh', now())`,
    [id, email],
  );
}

/** Writes to the given address, one call after another, and records the answers. */
export class Writing {
  readonly #sql: Pool;
  readonly #issuer: TokenIssuer;
  readonly #ledger: Ledger;
  #calls = 0;

  constructor(sql: Pool, issuer: TokenIssuer, ledger: Ledger) {
    this.#sql = sql;
    this.#issuer = issuer;
    this.#ledger = ledger;
  }

  async once(writer: Writer, address: string, turn: number): Promise<void> {
    if (turn % 4 === 0) return this.#makeReport(writer, address);
    if (turn % 4 === 1) return this.#saveProfile(writer, address);
    if (turn % 4 === 2) return this.#invite(writer, address);
    return this.#accept(writer, address);
  }

  /** Calls with an idempotency key, which are done once however often the database fails. */
  async keyed(writer: Writer, address: string, turn: number): Promise<void> {
    if (turn % 2 === 0) return this.#makeReport(writer, address);
    const details = randomUUID();
    if (await this.#isDone(writer, address, '/feedback', { details }, details)) {
      this.#ledger.acknowledgedFeedback.add(details);
    }
  }

  /** Repeats a call with an unknown outcome, with its key. */
  async report(
    property: string,
    { key, writer }: { readonly key: string; readonly writer: Writer },
    address: string,
  ) {
    if (await this.#isDone(writer, address, '/codeReports', this.reportOf(property), key)) {
      this.#ledger.acknowledgedReports.add(property);
    }
  }

  reportOf(property: string): object {
    return {
      address: property,
      propertyType: 'residential',
      roofType: 'steep-slope',
      appSource: 'web',
      version: 4,
    };
  }

  /** Null where no answer came. Each call comes from an address of its own, so that none is over its limit. */
  async ask(
    { token }: Writer,
    address: string,
    path: string,
    body: object,
    key?: string,
  ): Promise<Response | null> {
    this.#calls += 1;
    return fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${this.#calls >> 16}.${(this.#calls >> 8) & 255}.${this.#calls & 255}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }).catch(() => null);
  }

  async #makeReport(writer: Writer, address: string): Promise<void> {
    const property = `${this.#ledger.reports.size + 1} Main St, Denver, CO 80202`;
    const order = { key: randomUUID(), writer };
    this.#ledger.reports.set(property, order);
    await this.report(property, order, address);
  }

  async #saveProfile(writer: Writer, address: string): Promise<void> {
    const said = this.#ledger.companies.get(writer.id) ?? { told: 0, acknowledged: 0 };
    this.#ledger.companies.set(writer.id, said);
    const number = (said.told += 1);
    const body = { company: String(number) };
    if (await this.#isDone(writer, address, '/codeReports/profile', body)) said.acknowledged = number;
  }

  async #invite(writer: Writer, address: string): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    const body = { emails: [email], role: 'member' };
    if (await this.#isDone(writer, address, `/teams/${writer.id}/members`, body, randomUUID())) {
      this.#ledger.acknowledgedInvites.add(email);
    }
  }

  async #accept(writer: Writer, address: string): Promise<void> {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await person(this.#sql, id, email);
    await this.#sql.query(`insert into team_invites (team_id, email, role) values ($1, $2, 'viewer')`, [
      writer.id,
      email,
    ]);
    const guest = { id, email, token: this.#issuer.token(id) };
    const body = { answer: 'accepted' };
    if (await this.#isDone(guest, address, `/teams/${writer.id}/invites/answer`, body)) {
      this.#ledger.acknowledgedMembers.add(id);
    }
  }

  async #isDone(writer: Writer, address: string, path: string, body: object, key?: string): Promise<boolean> {
    const answer = await this.ask(writer, address, path, body, key);
    if (this.#ledger.isPutOff(answer) || answer === null) {
      await answer?.arrayBuffer();
      return false;
    }
    const text = await answer.text().catch(() => null);
    if (text === null) return false;
    if (!answer.ok) this.#ledger.refusals.push(`${path} ${answer.status} ${text}`);
    if (answer.ok) this.#ledger.acknowledged += 1;
    return answer.ok;
  }
}
