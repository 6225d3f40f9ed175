import type { ApiUnderTest, Person } from './api-under-test.ts';

export type BilledRow = {
  readonly sku: string;
  readonly paidFrom: Date | null;
  readonly paidUntil: Date | null;
  readonly paidAmount: number | null;
  readonly declines: number;
};

/** Moves the time of one person's plan, and does what is due by then. */
export class BillingCalls {
  readonly #api: ApiUnderTest;

  constructor(api: ApiUnderTest) {
    this.#api = api;
  }

  /** The plan's own time, and the runs of the jobs then. */
  async moveTo({ id }: Person, at: Date | number): Promise<void> {
    await this.#api.sql.query(
      `update subscriptions set test_clock_at = $2 where person_id = $1
         or team_id = (select team_id from team_members where person_id = $1)`,
      [id, new Date(at)],
    );
    await this.renew();
  }

  async renew(): Promise<void> {
    await this.#api.sql.query(`insert into pgboss.job (name) values ('renew-plans')`);
    // A charge leaves mails.
    while ((await this.#api.doJobs()) > 0);
  }

  async planOf({ id }: Person): Promise<BilledRow> {
    const { rows } = await this.#api.sql.query<BilledRow>(
      `select sku, paid_from as "paidFrom", paid_until as "paidUntil", paid_amount as "paidAmount", declines
       from subscriptions where person_id = $1 or team_id = (select team_id from team_members where person_id = $1)`,
      [id],
    );
    const [plan] = rows;
    if (!plan) throw new Error('there is no plan');
    return plan;
  }

  /** `renews at`: when the paid period ends. */
  async endOfPeriod(of: Person): Promise<number> {
    return (await this.planOf(of)).paidUntil?.getTime() ?? Number.NaN;
  }

  async noticesOf({ id }: Person): Promise<readonly string[]> {
    const { rows } = await this.#api.sql.query<{ id: string }>(
      'select id from notices where person_id = $1',
      [id],
    );
    return rows.map((notice) => notice.id);
  }
}
