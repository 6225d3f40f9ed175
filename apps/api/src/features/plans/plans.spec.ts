import { randomUUID } from 'node:crypto';
import type { Profile } from '@ridgeline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { peopleOfATeam, wireId, type PeopleOfATeam } from '../../testing/people-of-a-team.ts';

const api = await apiForSpecs();
let ada: Person;

beforeEach(async () => {
  ada = await api.person();
});

const MONTH = `billing_cycle_anchor = now() - interval '10 days', current_period_end = now() + interval '18 days'`;

describe('pausing payments', () => {
  it('PAUSE-6 PAUSE-8 answers 200 and the profile as it then is, in two round trips', async () => {
    await onPlan(ada, 'plan_essential');
    const before = api.api.database.trips;
    const { status, body } = await pause(ada);
    expect(api.api.database.trips - before).toBe(2);
    expect([status, body['status']]).toEqual([200, 200]);
    expect(body['updatedProfile']).toEqual((await api.call('GET', '/v2/profile/', { as: ada })).body);
  });

  it('PAUSE-9 is granted to one of ten at once', async () => {
    await onPlan(ada, 'plan_essential');
    const answers = await atOnce(
      api,
      ['select from subscriptions where person_id = $1 for update', ada.id],
      Array.from({ length: 10 }, () => () => pause(ada)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body['code']]));
    expect(new Set(codes)).toEqual(new Set(['pause-already-paused']));
  });

  it.each([
    ['plan_trial', '', 'pause-plan-cannot-pause', 409],
    ['plan_essential', `billing_period = 'annual'`, 'pause-not-monthly', 409],
    ['plan_essential', `platform = 'android'`, 'pause-bought-on-android', 409],
    ['plan_essential', 'archived_at = now()', 'pause-plan-cannot-pause', 409],
    [
      'plan_essential',
      `paused_at = now() - interval '100 days', pause_active_at = now() - interval '90 days', resumes_at = now() - interval '9 days'`,
      'pause-paused-within-12-months',
      409,
    ],
  ])('PAUSE-6 PAUSE-10 is refused: %s %s', async (sku, facts, code, status) => {
    await onPlan(ada, sku, facts);
    const answered = await pause(ada);
    expect([answered.status, answered.body['code']]).toEqual([status, code]);
  });

  it('is refused without a plan, and for more months than there are in a year', async () => {
    expect((await pause(ada)).body['code']).toBe('no-plan');
    expect((await pause(ada, 13)).status).toBe(400);
  });
});

describe('the plan of a team', () => {
  let people: PeopleOfATeam;

  beforeEach(async () => {
    people = await peopleOfATeam(api);
    await api.sql.query(
      `insert into subscriptions (id, team_id, sku) values ($1, $2, 'plan_23_q2_0003')
       on conflict (team_id) do update set id = excluded.id`,
      [randomUUID(), people.team],
    );
    await api.sql.query(`update subscriptions set ${MONTH} where team_id = $1`, [people.team]);
  });

  it('PAUSE-10 PLAN-10 is the owner’s to pause, resume, remove and take back', async () => {
    for (const call of [
      ['POST', '/code-report-plan/pause', 'pause-not-owner', { durationMonths: 1 }],
      ['POST', '/code-report-plan/resume', 'resume-not-owner'],
      ['DELETE', '/code-report-plan', 'remove-not-owner'],
      ['POST', '/code-report-plan/reactivate', 'reactivate-not-owner'],
    ] as const) {
      const [method, url, code, body] = call;
      for (const standing of ['admin', 'member', 'viewer'] as const) {
        const refused = await api.call(method, url, { as: people[standing], body });
        expect([url, standing, refused.status, refused.body['code']]).toEqual([url, standing, 403, code]);
      }
      expect([url, (await api.call(method, url, { as: people.owner, body })).status]).toEqual([url, 200]);
    }
  });

  it('PLAN-1 is shown to the team only', async () => {
    const url = `/codeReports/subscriptions/plan?userId=${wireId(people.owner)}`;
    const { body } = await api.call('GET', url, { as: people.viewer });
    expect(body['userPlan']).toMatchObject({ sku: 'plan_23_q2_0003', type: 'paid-team-plan' });
    expect((await api.call('GET', url, { as: people.nobody })).status).toBe(404);
    const own = `/codeReports/subscriptions/plan?userId=${wireId(people.nobody)}`;
    expect((await api.call('GET', own, { as: people.nobody })).body).toEqual({ userPlan: null });
  });
});

describe('pause options', () => {
  it('PAUSE-7 are as many as are asked for', async () => {
    await onPlan(
      ada,
      'plan_essential',
      `test_clock_at = '2026-03-02T15:00:00Z', billing_cycle_anchor = '2026-01-31T10:00:00Z'`,
    );
    const { body } = await api.call('GET', '/code-report-plan/pause/options/2', { as: ada });
    expect(body).toEqual({
      pause_options: [
        { duration: 1, resumes_at: '2026-04-30T10:00:00.000Z' },
        { duration: 2, resumes_at: '2026-05-31T10:00:00.000Z' },
      ],
    });
  });
});

function pause(as: Person, durationMonths = 1) {
  return api.call<Record<string, unknown> & { updatedProfile?: Profile }>('POST', '/code-report-plan/pause', {
    as,
    body: { durationMonths },
  });
}

async function onPlan({ id }: Person, sku: string, facts = ''): Promise<void> {
  await api.sql.query('insert into subscriptions (person_id, sku) values ($1, $2)', [id, sku]);
  await api.sql.query(`update subscriptions set ${MONTH} where person_id = $1`, [id]);
  if (facts !== '') await api.sql.query(`update subscriptions set ${facts} where person_id = $1`, [id]);
}
