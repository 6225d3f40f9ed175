import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiUnderTest, type Person } from '../../testing/api-under-test.ts';

let api: ApiUnderTest;
let ada: Person;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  ada = await api.person();
  await api.sql.query(
    `insert into projects (owner_id, address, state, property_type, roof_type, includes, created_at)
     select $1, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope', includes::text[], created_at
     from (values ('{weather}', now()), ('{}', now()), ('{code-detail}', now() - interval '40 days')) made(includes, created_at)`,
    [ada.id],
  );
});

afterAll(() => api.stop());

describe('allowances', () => {
  it('ENT-4 PLAN-5 are what this month’s projects have left', async () => {
    const { body } = await api.call('GET', '/codeReports/profile/limits', { as: ada });
    expect(body).toEqual({
      quick_view: { allocation: 10, available: 8 },
      code_detail: { allocation: 2, available: 2 },
      weather: { allocation: 1, available: 0 },
    });
  });

  it('PLAN-5 of a teammate are told, of a stranger not', async () => {
    const [mate, stranger] = [await api.person(), await api.person()];
    await api.team(mate, [[ada, 'member']]);
    const limits = (as: Person) =>
      api.call('GET', `/codeReports/profile/limits?userId=us-east-1:${ada.id}`, { as });
    expect((await limits(mate)).body['weather']).toEqual({ allocation: 1, available: 0 });
    expect((await limits(stranger)).status).toBe(404);
  });

  it.each([
    ['quick_view', false],
    ['code_detail', false],
    ['weather', true],
  ])('PLAN-3 say of %s that its person is blocked: %s', async (reason, blocked) => {
    const { body } = await api.call('GET', `/limits/blocked?reason=${reason}`, { as: ada });
    expect(body).toEqual({ reason, blocked });
  });
});
