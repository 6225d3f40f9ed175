import { describe, expect, it } from 'vitest';
import { FakeAnonymousReports } from '../../testing/reports/fake-anonymous-reports.ts';
import { aWish } from '../../testing/reports/new-project.arbitrary.ts';
import { AdoptReport } from './adopt-report.use-case.ts';
import { CreateAnonymousReport } from './create-anonymous-report.use-case.ts';
import { LoadSampleReport } from '../reading/load-sample-report.use-case.ts';

function setUp() {
  const anonymous = new FakeAnonymousReports();
  return {
    anonymous,
    create: new CreateAnonymousReport(anonymous),
    adopt: new AdoptReport(anonymous),
    loadSample: new LoadSampleReport(anonymous),
  };
}

describe('a report of a visitor who is not signed in', () => {
  it('RPT-4 is made, and adopted after signing in', async () => {
    const { anonymous, create, adopt } = setUp();
    const made = await create.run(aWish(), 'v-1');
    expect(made).toMatchObject({ ok: true, value: { reportNumber: 'A-v-1', version: 4 } });
    anonymous.signIn('ada');
    expect(await adopt.run('A-v-1')).toEqual(made);
  });

  it('RPT-4 is refused in the words of the server', async () => {
    const { anonymous, create } = setUp();
    anonymous.refuseOrders('One sample report a day.');
    expect(await create.run(aWish(), 'v-1')).toEqual({
      ok: false,
      failure: { code: 'refused', why: null, message: 'One sample report a day.' },
    });
  });

  it('RPT-4 is not adopted without signing in, nor if it belongs to another person, nor twice', async () => {
    const { anonymous, create, adopt } = setUp();
    await create.run(aWish(), 'v-1');
    expect(await adopt.run('A-v-1')).toEqual({ ok: false, failure: 'signed-out' });
    anonymous.signIn('ada');
    expect(await adopt.run('A-none')).toEqual({ ok: false, failure: 'report-not-found' });
    await adopt.run('A-v-1');
    anonymous.signIn('grace');
    expect(await adopt.run('A-v-1')).toEqual({ ok: false, failure: 'report-not-adoptable' });
  });

  it('RPT-4 says when nobody answers', async () => {
    const { anonymous, create, adopt, loadSample } = setUp();
    anonymous.breakDown();
    expect(await create.run(aWish(), 'v-1')).toEqual({ ok: false, failure: { code: 'unavailable' } });
    expect(await adopt.run('A-v-1')).toEqual({ ok: false, failure: 'report-not-adopted' });
    expect(await loadSample.run()).toEqual({ ok: false, failure: 'report-unavailable' });
  });

  it('RPT-4 has a sample for everyone', async () => {
    const { loadSample } = setUp();
    expect(await loadSample.run()).toMatchObject({ ok: true, value: { reportNumber: 'SAMPLE' } });
  });
});
