import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import type { Person } from '../testing/api-under-test.ts';
import { supportTask } from './support-task.ts';

const api = await apiForSpecs();
const WHY = 'Starts at the desk.';
let ada: Person;

beforeAll(async () => {
  ada = await api.person({ email: 'ada@example.com' });
});

async function support(...args: readonly string[]) {
  const said = { out: '', err: '' };
  const { connectionString = '' } = api.sql.options;
  const to = (stream: 'out' | 'err') => ({ write: (text: unknown) => (said[stream] += String(text)) !== '' });
  await supportTask(() => connectionString, args, { out: to('out'), err: to('err'), locale: 'en' });
  return said;
}

const audit = (headers: Readonly<Record<string, string>>) => api.call('GET', '/support/audit', { headers });

describe('the task support', () => {
  it('ADR-48 makes somebody an administrator and unmakes them, with a reason in the audit log', async () => {
    expect((await api.call('GET', '/support/audit', { as: ada })).status).toBe(403);
    await support('grant', '--email', 'Ada@example.com', '--reason', WHY);
    expect((await api.call('GET', '/support/audit', { as: ada })).status).toBe(200);
    expect((await support('list')).out).toBe('ada@example.com\n');
    await support('revoke', '--email', 'ada@example.com', '--reason', 'Left the desk.');
    expect((await api.call('GET', '/support/audit', { as: ada })).status).toBe(403);
    const { rows } = await api.sql.query(
      `select action, actor, object, details from audit.entries where action like 'admin-%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'admin-granted', actor: null, object: ada.id, details: { reason: WHY } },
      { action: 'admin-revoked', actor: null, object: ada.id, details: { reason: 'Left the desk.' } },
    ]);
  });

  it('ADR-48 makes a key that calls the support desk alone, and ends', async () => {
    await expect(support('key', '--email', 'ada@example.com')).rejects.toThrow(
      'does not work at the support desk',
    );
    await support('grant', '--email', 'ada@example.com', '--reason', WHY);
    const { out, err } = await support('key', '--email', 'ada@example.com', '--hours', '2');
    expect(out).toMatch(/^rs_[A-Za-z0-9_-]{32}\n$/);
    expect(err).not.toContain(out.trim());
    const headers = { 'x-api-key': out.trim() };
    expect((await audit(headers)).status).toBe(200);
    expect((await api.call('GET', '/v2/projects', { headers })).status).toBe(401);
    expect((await support('list')).out).toMatch(/^ada@example.com, key ….{4} until /);

    await api.sql.query(
      `update support_keys set created_at = created_at - interval '3 hours', ends_at = ends_at - interval '3 hours'`,
    );
    expect(await audit(headers)).toMatchObject({ status: 401, body: { code: 'support-key-ended' } });
    const { rows } = await api.sql.query(
      `select actor, operation from audit.entries where details ->> 'why' = 'support-key-ended'`,
    );
    expect(rows).toEqual([{ actor: ada.id, operation: 'listAuditEntries' }]);
  });

  it('ADR-48 removes the keys of whom it unmakes, and a key does nothing without the right', async () => {
    await support('grant', '--email', 'ada@example.com', '--reason', WHY);
    const headers = { 'x-api-key': (await support('key', '--email', 'ada@example.com')).out.trim() };
    await api.sql.query('update people set is_admin = false where id = $1', [ada.id]);
    expect(await audit(headers)).toMatchObject({ status: 403, body: { code: 'not-an-administrator' } });
    await support('revoke', '--email', 'ada@example.com', '--reason', 'Left the desk.');
    expect((await audit(headers)).status).toBe(401);
  });

  it.each([
    [[], /^support grant/],
    [['hire'], /^support grant/],
    [['grant', '--email', 'ada@example.com'], /reason of 5 to 500/],
    [['grant', '--email', 'nobody@example.com', '--reason', WHY], /Nobody has signed up/],
    [['key', '--email', 'ada@example.com', '--hours', '169'], /1 to 168 hours/],
  ])('ADR-48 refuses %j', async (args, why) => {
    await expect(support(...args)).rejects.toThrow(why);
  });
});

describe('an operation', () => {
  it('ADR-48 makes no administrator, whatever its statement says', async () => {
    const admin = await api.person();
    await api.sql.query('update people set is_admin = true where id = $1', [admin.id]);
    await expect(
      api.api.database.transaction(async (db) => {
        await db.rows({ name: 'spec.caller', text: `select set_config('ridgeline.caller', $1, true)` }, [
          ada.id,
        ]);
        await db.rows({ name: 'spec.promote', text: 'update people set is_admin = true where id = $1' }, [
          ada.id,
        ]);
      }),
    ).rejects.toThrow('by an operator');
  });
});
