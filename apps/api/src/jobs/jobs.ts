import PgBoss from 'pg-boss';
import type { Counter } from '../operating/metrics.ts';
import { JobsDatabase, outliveLostConnections } from './jobs-database.ts';
import { type Queue, QUEUE_NAMES, QUEUES, SCHEDULES, type QueueName } from './queues.ts';

/** Does one job. It must be safe to repeat: it may have been done before without being recorded. */
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
/** How often, in seconds, jobs of killed copies are returned to the queue. */
const LOOKED_AFTER = 20;
/** How long a stopping copy waits for its running jobs. Another copy does the rest. */
const LAST_JOBS = 10_000;

/** The jobs of one copy. Copies share the queues: one copy at a time holds a job, and if it is lost, another takes it. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: JobsDatabase;
  readonly #world: JobsWorld;
  #stopOutliving = () => {};

  /** `works` is false in specs that run the jobs themselves, one by one. */
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
      const { atOnce: batchSize = BATCH }: Queue = QUEUES[queue];
      await this.#boss.work(queue, { batchSize, pollingIntervalSeconds: 1 }, (jobs) =>
        this.#doAll(queue, jobs),
      );
    }
    for (const [queue, cron] of Object.entries(SCHEDULES)) await this.#boss.schedule(queue, cron);
  }

  /**
   * Does all due jobs one by one, in the order of the queues and of their beginning, and returns their number. A spec may
   * therefore rely on the order of what they send.
   */
  async doDue(): Promise<number> {
    let count = 0;
    for (const queue of QUEUE_NAMES) {
      for (;;) {
        const [job] = await this.#boss.fetch<unknown>(queue, { batchSize: 1 });
        if (job === undefined) break;
        await this.#do(queue, job);
        count += 1;
      }
    }
    return count;
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, wait: true, timeout: LAST_JOBS });
    await this.#database.close();
    this.#stopOutliving();
  }

  /** A failing job does not affect the others. */
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
      // Retried as often as its queue allows; the stored reason contains nothing that users wrote.
      await this.#boss.fail(queue, id, { reason: problem instanceof Error ? problem.name : 'unknown' });
    }
  }
}
