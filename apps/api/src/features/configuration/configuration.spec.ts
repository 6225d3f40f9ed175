import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;

beforeAll(async () => {
  ada = await api.person({ acceptedTerms: false });
});

describe('lists and settings', () => {
  it('API-4 tells anybody the professions, in order', async () => {
    const { status, body } = await api.call<{ status: number; item: { label: string; value: string }[] }>(
      'GET',
      '/public/reports/config/professionTypes',
    );
    expect([status, body.status]).toEqual([200, 200]);
    expect(body.item[0]).toEqual({ label: 'Roofing contractor', value: 'roofing-contractor' });
    expect((await api.call('GET', '/codeReports/config/professionTypes', { as: ada })).body).toEqual(body);
  });

  it('ENT-10 tells who is signed in how the app is shown, and nobody else', async () => {
    const { body } = await api.call('GET', '/codeReports/config/ui', { as: ada });
    expect(body).toEqual({
      status: 200,
      item: { allow_plan_detail_access: true, availabile_calculators: ['waste', 'iws', 'ventilation'] },
    });
    expect((await api.call('GET', '/codeReports/config/ui')).status).toBe(401);
    expect((await api.call('GET', '/public/reports/config/ui')).status).toBe(404);
  });

  it('API-4 gives forms their lists', async () => {
    const { body } = await api.call('GET', '/codeReports/form-lists/projectDateTypes', { as: ada });
    expect(body['item']).toContainEqual({ label: 'Date of loss', value: 'date-of-loss' });
    expect((await api.call('GET', '/codeReports/form-lists/professionTypes', { as: ada })).status).toBe(404);
  });

  it.each(['{"label":"x","value":"y"}', '[{"label":"x"}]', '[{"label":1,"value":"y"}]', '["x"]'])(
    'API-4 the database takes no list like %s',
    async (item) => {
      const insert = (audience: string) =>
        api.sql.query(`insert into configurations (audience, name, item) values ($1, 'x', $2)`, [
          audience,
          item,
        ]);
      await expect(insert('anyone')).rejects.toThrow('configurations_lists');
      await expect(insert('form')).rejects.toThrow('configurations_lists');
    },
  );
});
