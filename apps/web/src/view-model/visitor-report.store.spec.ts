import { AdoptReport, CreateAnonymousReport } from '@ridgeline/core/reports';
import { aWish, FakeAnonymousReports } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { ada, aSession } from '../testing/visitors.ts';
import { VisitorReport } from './visitor-report.store.ts';

async function setUp() {
  const world = aSession();
  const anonymous = new FakeAnonymousReports();
  const report = new VisitorReport(new AdoptReport(anonymous), world.preferences, world.session);
  const made = await new CreateAnonymousReport(anonymous).run(aWish(), 'order-1');
  const number = made.ok ? made.value.reportNumber : '';
  const signIn = async () => {
    anonymous.signIn(ada.userId);
    await world.session.signIn(ada);
  };
  return { ...world, anonymous, report, number, signIn };
}

describe('the report of a visitor', () => {
  it('D RPT-4.3 NAV-9 is what the next sign-in leads to, even after a reset', async () => {
    const { report, number, preferences } = await setUp();
    preferences.write('ignoreRedirectOnce', 'true');
    report.made(number);
    expect(report.number).toBe(number);
    expect(preferences.read('redirectTarget')).toBe(`/report/${number}`);
    expect(preferences.read('ignoreRedirectOnce')).toBeNull();
  });

  it('RPT-4 is adopted by nobody who is signed out, or has not accepted the terms', async () => {
    const { report, number, session, profiles, signIn } = await setUp();
    report.made(number);
    await session.start();
    expect(report.adopt()).toBeNull();
    profiles.account.change({ acceptedTosAt: null });
    await signIn();
    expect(report.adopt()).toBeNull();
    expect(report.number).toBe(number);
  });

  it('RPT-4 is adopted once by whoever signs in, whoever asks', async () => {
    const { report, number, anonymous, signIn } = await setUp();
    report.made(number);
    let asked = 0;
    const adopt = anonymous.adopt.bind(anonymous);
    anonymous.adopt = async (one) => {
      asked += 1;
      return adopt(one);
    };
    await signIn();
    const [first, second] = await Promise.all([report.adopt(), report.adopt()]);
    expect(first).toMatchObject({ number, outcome: { ok: true } });
    expect(second).toBe(first);
    expect(await report.adopt()).toBe(first);
    expect([asked, report.number]).toEqual([1, null]);
  });

  it('D RPT-4.3 waits where the plan refuses it, and is adopted when it no longer does', async () => {
    const { report, number, anonymous, signIn } = await setUp();
    report.made(number);
    anonymous.refuseByPlan();
    await signIn();
    expect((await report.adopt())?.outcome).toEqual({ ok: false, failure: 'report-needs-plan' });
    expect(report.number).toBe(number);
    anonymous.refuseByPlan(false);
    expect((await report.adoptAgain())?.outcome.ok).toBe(true);
    expect(report.number).toBeNull();
  });

  it('RPT-4 is forgotten where it no longer exists', async () => {
    const { report, signIn } = await setUp();
    report.made('999');
    await signIn();
    expect((await report.adopt())?.outcome).toEqual({ ok: false, failure: 'report-not-found' });
    expect(report.number).toBeNull();
  });
});
