import type { Pool } from 'pg';

export type PlanClock = {
  readonly email: string;
  readonly title: string;
  /** The time of the plan: of its test clock, or of this machine. */
  readonly at: Date;
  readonly isMoved: boolean;
  /** When its paid period ends; null for a plan that nobody pays. */
  readonly paidUntil: Date | null;
};

export type Moved = 'moved' | 'no-plan' | 'backwards';

/** The times of the plans on one machine. A plan of a team is moved by its owner's email. Time goes forwards only. */
export class TestClocks {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async all(): Promise<readonly PlanClock[]> {
    const { rows } = await this.#pool.query<PlanClock>(PLANS);
    return rows;
  }

  /** Moves the plan to a time, and leaves the jobs that do what is due by then. */
  async moveTo(email: string, at: Date): Promise<Moved> {
    const { rows } = await this.#pool.query<{ readonly hasPlan: boolean; readonly isMoved: boolean }>(MOVE, [
      email,
      at,
    ]);
    const [found] = rows;
    if (found?.hasPlan !== true) return 'no-plan';
    return found.isMoved ? 'moved' : 'backwards';
  }

  async moveBy(email: string, days: number): Promise<Moved> {
    const plan = (await this.all()).find((one) => one.email === email);
    return plan ? this.moveTo(email, new Date(plan.at.getTime() + days * DAY)) : 'no-plan';
  }
}

const DAY = 86_400_000;

const HELD = `from subscriptions kept join products product on product.sku = kept.sku
  left join teams team on team.id = kept.team_id
  join people holder on holder.id = coalesce(kept.person_id, team.admin_id)`;

const PLANS = `select distinct on (holder.email) holder.email, product.title, coalesce(kept.test_clock_at, now()) as at,
    kept.test_clock_at is not null as "isMoved", kept.paid_until as "paidUntil"
  ${HELD} order by holder.email, kept.team_id nulls last`;

const MOVE = `with held as (select kept.id ${HELD} where holder.email = $1 order by kept.team_id nulls last limit 1),
    moved as (update subscriptions kept set test_clock_at = $2, revision = kept.revision + 1 from held
      where kept.id = held.id and coalesce(kept.test_clock_at, now()) <= $2 returning kept.id),
    jobs as (insert into pgboss.job (name)
      select due.name from moved, (values ('tend-plans'), ('renew-plans')) due(name) returning id)
  select exists (select from held) as "hasPlan", exists (select from moved) as "isMoved", (select count(*) from jobs)`;
