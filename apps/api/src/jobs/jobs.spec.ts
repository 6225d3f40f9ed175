import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from '../operating/metrics.ts';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import type { Person } from '../testing/api-under-test.ts';
import { peopleOfATeam, type PeopleOfATeam } from '../testing/people-of-a-team.ts';
import { readsIn } from '../testing/reads-in.ts';
import { Jobs, type DoJob } from './jobs.ts';
import { prepareQueues, type QueueName } from './queues.ts';

const api = await apiForSpecs();
let people: PeopleOfATeam;

beforeAll(async () => {
  people = await peopleOfATeam(api);
});
beforeEach(async () => {
  await api.sql.query('delete from team_invites');
  await api.sql.query('delete from pgboss.job');
  api.messages.sent.length = 0;
});

describe('a job that is left with a change', () => {
  it('is there when the change is', async () => {
    await invite('mia@example.com', 'tom@example.com');
    expect(await states('send-invite')).toEqual(['created', 'created']);
    expect(await api.doJobs()).toBe(2);
    expect(api.messages.sent.map(({ to }) => to).sort()).toEqual(['mia@example.com', 'tom@example.com']);
    expect(await states('send-invite')).toEqual(['completed', 'completed']);
  });

  it('is not there when the change was refused, or taken back', async () => {
    const body = { emails: ['mia@example.com'], role: 'member' };
    expect(
      (await api.call('POST', `/teams/${people.team}/members`, { as: people.viewer, body })).status,
    ).toBe(403);
    const change = api.api.database.transaction(async (db) => {
      const text = `insert into pgboss.job (name, data) values ('send-invite', '{}')`;
      await db.rows({ name: 'spec.job', text }, []);
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await states('send-invite')).toEqual([]);
  });

  it('is left once, however often a keyed call is sent', async () => {
    const body = { emails: ['mia@example.com'], role: 'member' };
    const once = { as: people.owner, body, key: 'one-key' };
    for (let time = 0; time < 3; time += 1) await api.call('POST', `/teams/${people.team}/members`, once);
    expect(await states('send-invite')).toEqual(['created']);
  });

  it('costs the call no round trip', async () => {
    await invite('warm@example.com');
    const before = api.api.database.trips;
    await invite('mia@example.com');
    expect(api.api.database.trips - before).toBe(1);
  });

  it('TEAM-2 mails nobody whose invite was withdrawn meanwhile', async () => {
    await invite('mia@example.com');
    await api.sql.query('delete from team_invites');
    expect(await api.doJobs()).toBe(1);
    expect(api.messages.sent).toEqual([]);
  });
});

describe('a copy that is killed between the effect and writing it down', () => {
  it('leaves the job to be done again, as the same message', async () => {
    await invite('mia@example.com');
    const [job] = await held('send-invite');
    expect(await api.doJobs(), 'nobody else does a job that is held').toBe(0);
    // Like a copy that sent the mail and was then killed.
    await api.messages.send(await messageOf(job ?? ''));
    await lost('send-invite');
    expect(await api.doJobs()).toBe(1);
    expect(new Set(api.messages.sent.map(({ id }) => id))).toEqual(new Set([job]));
    expect(api.messages.sent).toHaveLength(2);
    expect(await states('send-invite')).toEqual(['completed']);
  });
});

describe('jobs', () => {
  it('are tried again when they fail, later each time, and take no other with them', async () => {
    const tries: string[] = [];
    const jobs = await jobsThat(async (data) => {
      const { name } = data as { readonly name: string };
      tries.push(name);
      if (name === 'bad') throw new Error('not today');
    });
    await leave('bad', 'good');
    expect(await jobs.doDue()).toBe(2);
    expect(await states('send-invite')).toEqual(['completed', 'retry']);
    expect(await jobs.doDue(), 'not at once').toBe(0);
    await api.sql.query('update pgboss.job set start_after = now()');
    expect(await jobs.doDue()).toBe(1);
    expect(tries.toSorted()).toEqual(['bad', 'bad', 'good']);
    const { rows } = await api.sql.query<{ kept: string }>(
      `select output::text as kept from pgboss.job where state = 'retry'`,
    );
    expect(rows[0]?.kept).not.toContain('not today');
    await jobs.stop();
  });

  it('are done once each by two copies that look at once', async () => {
    const done: string[] = [];
    const note: DoJob = async (data) => void done.push((data as { readonly name: string }).name);
    const copies = [await jobsThat(note), await jobsThat(note)];
    const names = Array.from({ length: 100 }, (_, index) => `job ${index}`);
    await leave(...names);
    const counts = await Promise.all(copies.map((jobs) => jobs.doDue()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(done.toSorted()).toEqual(names.toSorted());
    for (const jobs of copies) await jobs.stop();
  });

  it('have queues that may be prepared again, by several copies at once', async () => {
    const { url } = await database();
    await Promise.all([prepareQueues(url), prepareQueues(url)]);
    expect(await api.doJobs()).toBe(0);
  });
});

describe('news of a plan', () => {
  it.each([
    [
      'PAUSE-2',
      'payments-resumed',
      'plan_essential',
      `paused_at = now() - interval '40 days', pause_active_at = now() - interval '31 days', resumes_at = now() - interval '1 minute'`,
    ],
    ['PLAN-2', 'trial-over', 'plan_trial', `ends_at = now() - interval '1 minute'`],
  ])('%s %s is sent once to the holder of the plan', async (_, purpose, sku, dates) => {
    const holder = await api.person();
    await plan(holder, sku, dates);
    for (let minute = 0; minute < 3; minute += 1) {
      await tend();
      await api.doJobs();
    }
    const told = api.messages.sent.filter(({ to }) => to === holder.email);
    expect(told.map((message) => message.purpose)).toEqual([purpose]);
    expect(told[0]?.words).toContain('https://ridgeline.example.com/');
  });

  it('PLAN-2 API-2 is in the language in which the holder reads', async () => {
    const holder = await api.person();
    await readsIn(api, holder, 'es');
    await plan(holder, 'plan_trial', `ends_at = now() - interval '1 minute'`);
    await tend();
    await api.doJobs();
    const told = api.messages.sent.filter(({ to }) => to === holder.email);
    expect(told).toMatchObject([{ subject: 'Su prueba gratuita ha terminado' }]);
  });

  it('PAUSE-2 is sent once also when two copies check at the same time', async () => {
    const holder = await api.person();
    await plan(holder, 'plan_trial', `ends_at = now() - interval '1 minute'`);
    await Promise.all([tend(), tend(), tend(), tend()]);
    await api.doJobs();
    expect(api.messages.sent.filter(({ to }) => to === holder.email)).toHaveLength(1);
  });

  it('PLAN-2 is no news before it happens, nor long after', async () => {
    const [early, late] = [await api.person(), await api.person()];
    await plan(early, 'plan_trial', `ends_at = now() + interval '1 minute'`);
    await plan(late, 'plan_trial', `ends_at = now() - interval '8 days'`);
    await tend();
    await api.doJobs();
    expect(api.messages.sent).toEqual([]);
  });
});

async function invite(...emails: readonly string[]): Promise<void> {
  const body = { emails, role: 'member' };
  await api.call('POST', `/teams/${people.team}/members`, { as: people.owner, body });
}

async function tend(): Promise<void> {
  await api.sql.query(`insert into pgboss.job (name, data) values ('tend-plans', '{}')`);
  await api.doJobs();
}

async function plan(holder: Person, sku: string, dates: string): Promise<void> {
  await api.sql.query('insert into subscriptions (person_id, sku) values ($1, $2)', [holder.id, sku]);
  await api.sql.query(`update subscriptions set ${dates} where person_id = $1`, [holder.id]);
}

async function leave(...names: readonly string[]): Promise<void> {
  await api.sql.query(
    `insert into pgboss.job (name, data, retry_limit, retry_delay)
     select 'send-invite', jsonb_build_object('name', name), 3, 60 from unnest($1::text[]) name`,
    [names],
  );
}

/** Takes the due jobs, like a copy that is then killed. */
async function held(queue: QueueName): Promise<readonly string[]> {
  const { rows } = await api.sql.query<{ id: string }>(
    `update pgboss.job set state = 'active', started_on = now() where name = $1 returning id`,
    [queue],
  );
  return rows.map(({ id }) => id);
}

/** What the queues do with a job that was held for too long. */
async function lost(queue: QueueName): Promise<void> {
  await api.sql.query(`update pgboss.job set started_on = now() - interval '1 day' where name = $1`, [queue]);
  await api.sql.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = $1 and state = 'active'
     and started_on + expire_in < now()`,
    [queue],
  );
}

async function messageOf(id: string): Promise<Parameters<typeof api.messages.send>[0]> {
  return {
    id,
    medium: 'email',
    to: 'mia@example.com',
    purpose: 'team-invite',
    subject: '',
    words: '',
    code: null,
  };
}

async function states(queue: QueueName): Promise<readonly string[]> {
  const { rows } = await api.sql.query<{ state: string }>(
    'select state::text as state from pgboss.job where name = $1 order by state::text',
    [queue],
  );
  return rows.map(({ state }) => state);
}

async function jobsThat(does: DoJob): Promise<Jobs> {
  const { url } = await database();
  const table = {
    'send-invite': does,
    'send-feedback': does,
    'send-pdf': does,
    'make-batch-pdf': does,
    'send-pdf-batch': does,
    'tend-pdf-batches': does,
    'send-plan-news': does,
    'remove-files': does,
    'renew-plans': does,
    'renew-plan': does,
    'reconcile-payments': does,
    'end-orders': does,
    'end-payment': does,
    'capture-payment': does,
    'release-payment': does,
    'forget-customer': does,
    'send-dispute-news': does,
    'tend-plans': does,
    'tell-code-updates': does,
    'send-code-digest': does,
    'send-webhook': does,
    'send-webhook-news': does,
    'forget-deliveries': does,
  };
  const done = new Metrics().counter('jobs', 'Jobs.');
  return Jobs.start({ databaseUrl: url, table, done, onFailure: () => {} }, { works: false });
}

async function database(): Promise<{ readonly url: string }> {
  const { connectionString = '' } = api.sql.options;
  return { url: connectionString };
}
