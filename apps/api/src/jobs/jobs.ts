import PgBoss from 'pg-boss';
import type { Counter } from '../operating/metrics.ts';
import { JobsDatabase, outliveLostConnections } from './jobs-database.ts';
import { QUEUE_NAMES, SCHEDULES, type QueueName } from './queues.ts';

/** Does one job. Whatever it does must be fine to do again: it may have been done, and not written down as done. */
export type DoJob = (data: unknown, id: string) => Promise<void>;
export type JobTable = Readonly<Record<QueueName, DoJob>>;

export type JobsWorld = {
  readonly databaseUrl: string;
  readonly table: JobTable;
  readonly done: Counter;
  readonly onFailure: (problem: unknown, queue: QueueName | null) => void;
};

type Job = { readonly id: string; readonly data: unknown };

const BATCH = 20;
const CONNECTIONS = 3;
/** How often, in seconds, jobs of copies that are no more are given back. */
const LOOKED_AFTER = 20;
/** How long a copy that stops waits for the jobs it has begun. Those it leaves are done by another. */
const LAST_JOBS = 10_000;

/** The jobs of one copy. Copies share the queues; a job is held by one at a time, and comes back when that one is lost. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: JobsDatabase;
  readonly #world: JobsWorld;
  #stopOutliving = () => {};

  /** `works` is off where a spec does the jobs itself, one by one. */
  static async start(world: JobsWorld, { works = true }: { readonly works?: boolean } = {}): Promise<Jobs> {
    const onProblem = (problem: Error) => world.onFailure(problem, null);
    const database = new JobsDatabase(world.databaseUrl, CONNECTIONS, onProblem);
    const boss = new PgBoss({
      db: database,
      migrate: false,
      supervise: works,
      maintenanceIntervalSeconds: LOOKED_AFTER,
      schedule: works,
    });
    boss.on('error', onProblem);
    await boss.start();
    const jobs = new Jobs(boss, database, world);
    if (works) {
      jobs.#stopOutliving = outliveLostConnections(onProblem);
      await jobs.#work();
    }
    return jobs;
  }

  private constructor(boss: PgBoss, database: JobsDatabase, world: JobsWorld) {
    this.#boss = boss;
    this.#database = database;
    this.#world = world;
  }

  async #work(): Promise<void> {
    for (const queue of QUEUE_NAMES) {
      await this.#boss.work(queue, { batchSize: BATCH, pollingIntervalSeconds: 1 }, (jobs) =>
        this.#doAll(queue, jobs),
      );
    }
    for (const [queue, cron] of Object.entries(SCHEDULES)) await this.#boss.schedule(queue, cron);
  }

  /** Does all that is due, in the order of the queues, and says how many that were. */
  async doDue(): Promise<number> {
    let count = 0;
    for (const queue of QUEUE_NAMES) {
      for (;;) {
        const jobs = await this.#boss.fetch<unknown>(queue, { batchSize: BATCH });
        if (jobs.length === 0) break;
        await this.#doAll(queue, jobs);
        count += jobs.length;
      }
    }
    return count;
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, wait: true, timeout: LAST_JOBS });
    await this.#database.close();
    this.#stopOutliving();
  }

  /** One that fails takes no other with it. */
  async #doAll(queue: QueueName, jobs: readonly Job[]): Promise<void> {
    await Promise.all(jobs.map((job) => this.#do(queue, job)));
  }

  async #do(queue: QueueName, { id, data }: Job): Promise<void> {
    try {
      await this.#world.table[queue](data, id);
      await this.#boss.complete(queue, id);
      this.#world.done.add({ queue, outcome: 'done' });
    } catch (problem) {
      this.#world.onFailure(problem, queue);
      this.#world.done.add({ queue, outcome: 'failed' });
      // Tried again later, as often as its queue says; the reason stays with the job, without what people wrote.
      await this.#boss.fail(queue, id, { reason: problem instanceof Error ? problem.name : 'unknown' });
    }
  }
}
