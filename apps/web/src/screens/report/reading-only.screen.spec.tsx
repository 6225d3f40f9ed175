import { aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/report.route.ts';
import { aStage, button } from '../../testing/screen-stage.tsx';
// With the spec: on a busy machine their first imports take longer than the spec waits for the sheets and the tools.
import '../../composition/own-report-modules.ts';
import '../../parts/report/report-sheets.tsx';

afterEach(cleanup);

describe('a report that may only be read', () => {
  it('TEAM-1.1 TEAM-1.3 says so, and offers no change', async () => {
    const stage = aStage('/report/R-1001');
    stage.reportServer.put(
      aReport({
        facts: [{ section: 'code-detail', name: 'ice-barrier', is: 'not-included', addOn: 'code-detail' }],
      }),
    );
    stage.reportServer.becomeViewer();
    await stage.signIn();
    await stage.show(Component);
    await screen.findByRole('button', { name: 'Download PDF' });
    await screen.findByRole('navigation', { name: 'Contents' });
    expect(
      screen.getByText(/^You can read this project and make its PDFs, but not change it[.]/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /Share|Add it to this project/ })).toBeNull();
    button('More').focus();
    await stage.user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Print' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Earlier versions',
      'PDFs and claim letter',
      'Print',
    ]);
  });
});
