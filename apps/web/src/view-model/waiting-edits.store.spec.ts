import { aReport, FakeReportServer } from '@ridgeline/core/testing/reports';
import { expect, it } from 'vitest';
import { stagedTools } from '../testing/staged-tools.ts';
import { ada, aSession } from '../testing/visitors.ts';

it('RPT-5 what waits is counted, and not shown, while nobody is signed in', async () => {
  const { session } = aSession();
  await session.signIn(ada);
  const server = new FakeReportServer();
  const { edits, own } = stagedTools(server, session);
  await own.unlock('ada');
  server.refuseWith('unavailable');
  expect(await edits.save(aReport(), { claimNumber: 'C-1' })).toBe('waits');
  expect([edits.edits.length, edits.sealed]).toEqual([1, 0]);
  own.lock();
  await edits.look();
  expect([edits.edits.length, edits.sealed]).toEqual([0, 1]);
  await own.unlock('ada');
  await edits.look();
  expect([edits.edits.length, edits.sealed]).toEqual([1, 0]);
});
