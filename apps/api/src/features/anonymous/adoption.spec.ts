import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { linesAboutVisited, newVisit, visiting, VisitorReports } from '../../testing/visits.ts';

const api = await apiForSpecs();
const visitors = new VisitorReports(api);

async function quickViews({ id }: Person): Promise<number> {
  const { rows } = await api.sql.query<{ used: number }>(
    'select quick_views as used from usage_counts where person_id = $1',
    [id],
  );
  return rows[0]?.used ?? 0;
}

describe('adopting a report', () => {
  it('RPT-4 makes it a project under the same number, and again changes nothing', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await visitors.numberOfNew(visit);
    expect((await visitors.ask('verify', number, ada, visiting(visit))).status).toBe(200);
    const adopted = await visitors.ask('adopt', number, ada, visiting(visit));
    expect(adopted).toMatchObject({
      status: 200,
      body: { reportNumber: number, facts: linesAboutVisited([]) },
    });
    expect((await visitors.ask('adopt', number, ada, visiting(visit))).body).toEqual(adopted.body);
    const read = await api.call<object>('GET', `/codeReports/${number}`, { as: ada });
    expect(read.body).toEqual({ ...(adopted.body as object), may_change: true });
    expect((await visitors.ask('verify', number, ada, visiting(visit))).status).toBe(200);
    expect(await quickViews(ada)).toBe(1);
  });

  it('RPT-4 is refused to the second who adopts it', async () => {
    const [visit, ada, grace] = [newVisit(), await api.person(), await api.person()];
    const number = await visitors.numberOfNew(visit);
    await visitors.ask('adopt', number, ada, visiting(visit));
    for (const what of ['verify', 'adopt'] as const) {
      const { status, body } = await visitors.ask(what, number, grace, visiting(visit));
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'report-not-adoptable' });
    }
    expect(await quickViews(grace)).toBe(0);
  });

  it('RPT-4 without the secret of its visit, and where there is no report, is answered alike', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await visitors.numberOfNew(visit);
    const nobodys = (await visitors.make(null)).body.data.report?.reportNumber ?? '';
    const answers = [
      await visitors.ask('adopt', number, ada, visiting(newVisit())),
      await visitors.ask('adopt', number, ada, {}),
      await visitors.ask('adopt', nobodys, ada, visiting(visit)),
      await visitors.ask('adopt', '999999999', ada, visiting(visit)),
      await visitors.ask('verify', number, ada, visiting(newVisit())),
      await visitors.ask('verify', '999999999', ada, visiting(visit)),
    ];
    const told = answers.map(({ status, body }) => JSON.stringify({ status, ...body, requestId: '' }));
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain('not-found');
    expect((await visitors.ask('adopt', number, ada, visiting(visit))).status).toBe(200);
  });

  it.each(['cross-site', 'same-site', 'anything'])(
    'RPT-4 is refused to a page of a site that is %s',
    async (site) => {
      const [visit, ada] = [newVisit(), await api.person()];
      const number = await visitors.numberOfNew(visit);
      const headers = { ...visiting(visit), 'sec-fetch-site': site };
      const { status, body } = await visitors.ask('adopt', number, ada, headers);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'another-site' });
      const own = { ...headers, 'sec-fetch-site': 'same-origin' };
      expect((await visitors.ask('adopt', number, ada, own)).status).toBe(200);
    },
  );

  it('RPT-4 twenty times at once by two people is one project of one of them', async () => {
    const [visit, ada, grace] = [newVisit(), await api.person(), await api.person()];
    const number = await visitors.numberOfNew(visit);
    const answers = await atOnce(
      api,
      ['select from anonymous_reports where report_number = $1 for update', number],
      Array.from(
        { length: 20 },
        (_, n) => () => visitors.ask('adopt', number, n % 2 ? ada : grace, visiting(visit)),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(409)]);
    expect((await quickViews(ada)) + (await quickViews(grace))).toBe(1);
  });

  it('PLAN-5 takes a quick view, and leaves the report to be adopted where none is left', async () => {
    const [visit, ada] = [newVisit(), await api.person()];
    const number = await visitors.numberOfNew(visit);
    await api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, quick_views, allowed_quick_views)
       values ($1, 'monthly', now(), 10, 10)`,
      [ada.id],
    );
    const refused = await visitors.ask('adopt', number, ada, visiting(visit));
    expect(refused).toMatchObject({ status: 402, body: { code: 'allowance-used-up' } });
    await api.sql.query('update usage_counts set extra_quick_views = 1 where person_id = $1', [ada.id]);
    expect((await visitors.ask('adopt', number, ada, visiting(visit))).status).toBe(200);
  });
});
