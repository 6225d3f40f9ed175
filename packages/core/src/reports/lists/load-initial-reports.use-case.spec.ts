import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeProjectGateway } from '../../testing/reports/fake-project-gateway.ts';
import { LoadInitialReports } from './load-initial-reports.use-case.ts';
import { initialProjectSearch } from './project-search.policy.ts';

describe('the first load of reports', () => {
  it.each(['loaded', 'failed'] as const)('START-2 waits until the profile is %s', async (end) => {
    const projects = new FakeProjectGateway();
    let finish: (() => void) | undefined;
    const profile = new Promise<void>((resolve, reject) => {
      finish = end === 'loaded' ? resolve : () => reject(new Error('No profile.'));
    });
    const loading = new LoadInitialReports(projects).run(profile);
    await settled();
    expect(projects.asked).toEqual([]);
    finish?.();
    expect(await loading).toEqual({ ok: true, value: { items: [], next: null, total: 0 } });
    expect(projects.asked).toEqual([initialProjectSearch]);
  });

  it('START-2 never asks before the profile, in whatever order things settle', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const projects = new FakeProjectGateway();
        const asked: number[] = [];
        const profile = scheduler.schedule(Promise.resolve(), 'profile');
        const other = scheduler.schedule(Promise.resolve(), 'something else');
        void profile.then(() => asked.push(projects.asked.length));
        const loading = new LoadInitialReports(projects).run(profile);
        await scheduler.waitAll();
        await Promise.all([loading, other]);
        expect(asked).toEqual([0]);
        expect(projects.asked).toHaveLength(1);
      }),
    );
  });
});

/** Lets all pending promises settle. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
