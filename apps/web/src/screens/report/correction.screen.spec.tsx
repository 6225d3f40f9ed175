import { aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/report.route.ts';
import { aStage, alerts, button, field, notesOf } from '../../testing/screen-stage.tsx';
// With the spec: on a busy machine their first imports take longer than the spec waits for the sheets and the tools.
import '../../composition/own-report-modules.ts';
import '../../parts/report/report-sheets.tsx';

afterEach(cleanup);

describe('the correction of the jurisdiction', () => {
  it('RPT-2.3 VAL-1 says what lacks at its field, which has the focus, in the order of the form', async () => {
    const stage = aStage('/report/R-1001');
    stage.reportServer.put(aReport());
    await stage.signIn();
    await stage.show(Component);
    (await screen.findByRole('button', { name: 'More' })).focus();
    await stage.user.keyboard('{Enter}');
    await stage.user.click(await screen.findByRole('menuitem', { name: 'Correct the jurisdiction' }));
    await screen.findByRole('dialog');
    const save = () => stage.user.click(button('Save'));

    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('Its name')));
    expect(notesOf(field('Its name'))).toBe('Enter the name of the city, county or town.');
    expect(alerts()).toEqual([]);

    await stage.fill(field('Its name'), 'Arapahoe County');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('How you know')));
    expect(notesOf(field('How you know'))).toContain('Enter how you know');
    expect(field('Its name').getAttribute('aria-invalid')).toBeNull();
  });
});
