import { HttpAllowanceGateway, HttpProfileGateway } from '@ridgeline/adapters/http';
import { type PlanSummary, planSummary } from '@ridgeline/core/navigation';
import { isAboutToPause, isOnTrial, isPauseActive } from '@ridgeline/core/plans';
import type { Profile } from '@ridgeline/core/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiSuite } from '../adapters-on-stand-ins/api-suite.ts';
import { demoPeople, demoPerson } from './people.ts';
import { seedDemo } from './seed.ts';

const suite = await apiSuite();

beforeAll(() => seedDemo(suite.api.sql), 60_000);

describe('demo people', () => {
  it('have each an id, a name and an address of their own', () => {
    for (const fact of ['sub', 'givenName', 'email'] as const) {
      expect(new Set(demoPeople.map((person) => person[fact])).size).toBe(demoPeople.length);
    }
  });

  it('are as they were when they are seeded again', async () => {
    const before = await everything();
    await seedDemo(suite.api.sql);
    expect(await everything()).toEqual(before);
  });

  it('RPT-1 have projects about public buildings, of which one is a house', async () => {
    const { rows } = await suite.api.sql.query(
      `select address from projects where property_type = 'residential'`,
    );
    expect(rows).toEqual([{ address: '3616 Belleview Ave, Kansas City, MO 64111' }]);
  });

  it.each<[string, string, (summary: PlanSummary) => boolean]>([
    ['Dana', 'PLAN-1 solo and paid', ({ plan }) => plan.type === 'paid' && plan.billable],
    ['Tess', 'PLAN-2 on trial', (summary) => isOnTrial(summary.plan, summary)],
    ['Otis', 'PLAN-2 over', ({ plan, expired }) => plan.type === 'trial-plan' && expired],
    [
      'Paula',
      'PLAN-5 free and out of quick views',
      ({ plan, allowances }) => plan.type === 'free-plan' && allowances.quickView?.available === 0,
    ],
    ['Gil', 'PAUSE-3 about to pause', ({ plan, now }) => isAboutToPause(plan, now)],
    ['Hana', 'PAUSE-2 paused', ({ plan, now }) => isPauseActive(plan, now)],
    ['Rex', 'PAUSE-10 a buyer on Android', ({ plan }) => plan.platform === 'android'],
    ['Olivia', 'TEAM-1 owner of a team', ({ owner, plan }) => owner && plan.type === 'paid-team-plan'],
    ['Victor', 'TEAM-1 in that team', ({ owner, plan }) => !owner && plan.type === 'paid-team-plan'],
    [
      'Ida',
      'PLAN-4 out of the bucket of the team',
      ({ allowances }) => allowances.quickView?.allocation === 200 && allowances.quickView.available === 127,
    ],
  ])('%s is %s', async (givenName, _, isSo) => {
    const { summary } = await standingOf(givenName);
    if (!summary) throw new Error('no plan');
    expect(isSo(summary)).toBe(true);
  });

  it('NOTE-1 Cleo has a notice of a past-due payment', async () => {
    const { profile } = await standingOf('Cleo');
    expect(profile.notices).toMatchObject([
      {
        id: 'past_due_notice',
        message: 'Your last payment did not go through.',
        messageEs: 'Su último pago no se realizó.',
      },
    ]);
  });

  it('AUTH-14 Nora was never here, and Priya has not accepted the terms', async () => {
    expect((await standingOf('Nora')).profile).toMatchObject({ doesNotExist: true });
    expect((await standingOf('Priya')).profile.acceptedTosAt).toBeNull();
  });
});

async function standingOf(
  givenName: string,
): Promise<{ readonly profile: Profile; readonly summary: PlanSummary | null }> {
  const { client } = suite.sessionOf({ token: suite.api.issuer.token(demoPerson(givenName).sub) });
  const profile = await new HttpProfileGateway(client).load();
  if (!profile.ok) throw new Error(profile.failure);
  const told = await new HttpAllowanceGateway(client).load(profile.value.userId);
  const clock = { now: Date.now(), production: false };
  return {
    profile: profile.value,
    summary: planSummary(profile.value, clock, told.ok ? told.value : null),
  };
}

async function everything(): Promise<unknown> {
  const tables = ['people', 'projects', 'teams', 'team_members', 'subscriptions', 'usage_counts', 'notices'];
  const { rows } = await suite.api.sql.query(
    tables
      .map(
        (table) =>
          `select '${table}' as name, md5(string_agg(line::text, '|' order by line::text)) as digest from ${table} line`,
      )
      .join(' union all '),
  );
  return rows;
}
