import { aReport } from '@ridgeline/core/testing/reports';
import { expect, it } from 'vitest';
import { stagedEdits } from '../testing/staged-edits.ts';

it('RPT-5 what waits is counted, and not shown, while nobody is signed in', async () => {
  const { server, edits, own } = await stagedEdits();
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
