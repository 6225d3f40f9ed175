import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { ReportOrders } from '../../testing/report-orders.ts';

const api = await apiForSpecs();
const orders = new ReportOrders(api);

describe('add-ons', () => {
  const weather = async ({ id }: Person) => {
    const { rows } = await api.sql.query<{ weather: number }>(
      'select weather from usage_counts where person_id = $1',
      [id],
    );
    return rows[0]?.weather ?? 0;
  };

  it('RPT-5 are paid for once, with the fields that change with them', async () => {
    const ada = await api.person();
    const number = await orders.numberOfNew(ada);
    const patches = { claim_number: ' C-7 ', roofType: 'low-slope' };
    const { body } = await orders.putIn(ada, number, { upgrades: ['weather', 'weather'], patches });
    expect(body).toMatchObject({
      includes: ['weather'],
      claim_number: 'C-7',
      roofType: 'low-slope',
      job_number: null,
    });
    expect((await orders.putIn(ada, number, { upgrades: ['weather'] })).body.claim_number).toBe('C-7');
    expect(await weather(ada)).toBe(1);
  });

  it('PLAN-5 are all put in or none of them, and change nothing when refused', async () => {
    const ada = await api.person();
    await orders.putIn(ada, await orders.numberOfNew(ada), { upgrades: ['weather'] });
    const second = await orders.numberOfNew(ada);
    const refused = await orders.putIn(ada, second, {
      upgrades: ['code-detail', 'weather'],
      patches: { job_number: 'J-9' },
    });
    expect(refused).toMatchObject({ status: 402, body: { code: 'allowance-used-up' } });
    const { body } = await api.call('GET', `/codeReports/${second}`, { as: ada });
    expect(body).toMatchObject({ includes: [], job_number: null });
    expect((await orders.putIn(ada, second, { upgrades: ['code-detail'] })).body.includes).toEqual([
      'code-detail',
    ]);
  });

  it('PLAN-5 the same one put in twenty times at once is paid for once', async () => {
    const ada = await api.person();
    const number = await orders.numberOfNew(ada);
    const answers = await atOnce(
      api,
      ['select from projects where report_number = $1 for update', number],
      Array.from({ length: 20 }, () => () => orders.putIn(ada, number, { upgrades: ['weather'] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await weather(ada)).toBe(1);
  });

  it('PLAN-3 an expired plan still changes what costs nothing', async () => {
    const ada = await api.person();
    const number = await orders.numberOfNew(ada);
    await orders.putIn(ada, number, { upgrades: ['weather'] });
    await orders.subscribe(ada, 'sku, is_expired', `'plan_essential', true`);
    const patches = { job_number: 'J-9' };
    expect((await orders.putIn(ada, number, { upgrades: ['weather'], patches })).body.job_number).toBe('J-9');
    const refused = await orders.putIn(ada, number, { upgrades: ['code-detail'] });
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan-expired' } });
  });
});
