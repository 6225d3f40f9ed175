import { aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aStage } from '../../testing/screen-stage.tsx';
import { stagedEdits } from '../../testing/staged-edits.ts';
import { ChangesDialog } from './changes-dialog.tsx';

afterEach(cleanup);

describe('the list of changes that wait', () => {
  it.each([
    ['en', 'May 6, 2026'],
    ['es', '6 may 2026'],
  ] as const)('ADR 52 has a project date in words: %s', async (locale, date) => {
    const { server, edits } = await stagedEdits();
    server.refuseWith('unavailable');
    const projectDate = { date: '2026-05-06', type: 'date-of-loss' } as const;
    expect(await edits.save(aReport(), { projectDate })).toBe('waits');
    await aStage('/', { locale }).show(() => <ChangesDialog edits={edits} isOpen onClose={() => {}} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([date]);
  });

  it('RPT-5 says that a change has to be decided where the report was changed elsewhere, and not that it will be sent', async () => {
    const { server, edits } = await stagedEdits();
    server.put(aReport({ claimNumber: 'theirs' }));
    expect(await edits.save(aReport({ claimNumber: 'C-1' }), { claimNumber: 'mine' })).toBe('conflict');
    await aStage('/').show(() => <ChangesDialog edits={edits} isOpen onClose={() => {}} />);
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toContain('They could not be sent. Decide about each.');
    expect(textContent).not.toContain('as soon as there is a connection');
    expect(screen.getAllByRole('definition').map(({ textContent: value }) => value)).toEqual([
      'mine',
      'theirs',
    ]);
  });
});
