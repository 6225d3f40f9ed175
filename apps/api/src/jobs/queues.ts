import PgBoss from 'pg-boss';

export type Queue = {
  readonly tries: number;
  readonly pause: number;
  readonly expires: number;
  readonly atOnce?: number;
};

/**
 * Jobs that any copy does later. `tries`: attempts; `pause`: seconds before the second one, doubled each time;
 * `expires`: seconds after which a job counts as lost; `atOnce`: how many a copy takes at most.
 */
export const QUEUES = {
  'send-invite': { tries: 9, pause: 5, expires: 60 },
  'send-feedback': { tries: 9, pause: 5, expires: 60 },
  'send-pdf': { tries: 6, pause: 5, expires: 120 },
  // Few at once, so that a copy that is killed or replaced holds back few.
  'make-batch-pdf': { tries: 6, pause: 5, expires: 120, atOnce: 5 },
  'send-pdf-batch': { tries: 9, pause: 5, expires: 60 },
  'tend-pdf-batches': { tries: 1, pause: 5, expires: 300 },
  'send-plan-news': { tries: 9, pause: 5, expires: 60 },
  'remove-files': { tries: 9, pause: 5, expires: 300 },
  'renew-plans': { tries: 1, pause: 5, expires: 60 },
  'renew-plan': { tries: 5, pause: 30, expires: 120 },
  'reconcile-payments': { tries: 1, pause: 5, expires: 900 },
  'end-orders': { tries: 1, pause: 5, expires: 300 },
  'end-payment': { tries: 9, pause: 5, expires: 60 },
  'capture-payment': { tries: 9, pause: 5, expires: 60 },
  'release-payment': { tries: 9, pause: 5, expires: 60 },
  'forget-customer': { tries: 9, pause: 60, expires: 120 },
  'send-dispute-news': { tries: 9, pause: 5, expires: 60 },
  'tend-plans': { tries: 1, pause: 5, expires: 300 },
  'tell-code-updates': { tries: 1, pause: 5, expires: 300 },
  'send-code-digest': { tries: 9, pause: 5, expires: 60 },
  // Also left by the triggers of webhooks, in the migrations. An address that accepts nothing is no failed job: see the job.
  'send-webhook': { tries: 9, pause: 5, expires: 60 },
  'send-webhook-news': { tries: 9, pause: 5, expires: 60 },
  'forget-deliveries': { tries: 1, pause: 5, expires: 300 },
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

/** Plans and batches of PDFs every minute, open orders every five, payments every hour; changes of codes once a day (UTC), in the morning of the states. */
export const SCHEDULES = {
  'tend-plans': '* * * * *',
  'renew-plans': '* * * * *',
  'tend-pdf-batches': '* * * * *',
  'end-orders': '*/5 * * * *',
  'reconcile-payments': '23 * * * *',
  'tell-code-updates': '0 14 * * *',
  'forget-deliveries': '47 9 * * *',
} as const satisfies {
  readonly [Name in QueueName]?: string;
};

/**
 * A step of a change that inserts a job for each row of `from`, in the same transaction.
 * `data`, `from`, `startsAt` and `priority` are our own SQL; jobs of a higher priority are taken first.
 */
export function leavesJob(
  queue: QueueName,
  data: string,
  from: string,
  { startsAt = 'now()', priority = '0' }: { readonly startsAt?: string; readonly priority?: string } = {},
): string {
  const { tries, pause, expires } = QUEUES[queue];
  return `insert into pgboss.job (name, data, priority, retry_limit, retry_delay, retry_backoff, expire_in, start_after)
    select '${queue}', ${data}, ${priority}, ${tries - 1}, ${pause}, true, interval '${expires} seconds', ${startsAt} from ${from}
    returning id`;
}

/** Migrates the tables of the queues. */
export async function prepareQueues(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  for (const name of QUEUE_NAMES) await boss.createQueue(name);
  await boss.stop({ graceful: false, wait: true });
}
