import { iceInputs } from '@ridgeline/core/testing/calculators';
import { aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/report.route.ts';
import { aStage } from '../../testing/screen-stage.tsx';
// With the spec: on a busy machine their first imports take longer than the spec waits for the sheets and the tools.
import '../../composition/own-report-modules.ts';
import '../../parts/report/report-sheets.tsx';

afterEach(cleanup);

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the saved calculations on the screen of a report', () => {
  it('CALC-5 lists what was saved in the sheet of its calculator, and removes one after a second press', async () => {
    const stage = aStage('/report/R-1001');
    stage.reportServer.put(aReport());
    for (const rise of [4, 8]) {
      const inputs = iceInputs({ rise, overhangIn: 0 });
      await stage.savedCalculations.save('R-1001', { calculator: 'ice-and-water-shield', inputs });
    }
    await stage.signIn();
    await stage.show(Component);
    await screen.findByRole('region', { name: 'ICE & WATER SHIELD CALCULATOR' });
    const sheet = section('ICE & WATER SHIELD CALCULATOR');
    expect(await sheet.findAllByRole('listitem')).toHaveLength(2);
    const first = within(sheet.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getByText('300 sq ft')).toBeDefined();
    expect(first.getByText(/^Saved Mar 4, 2026 by Ada Lovelace · Seal [0-9a-f]{8}…$/)).toBeDefined();
    expect(section('WASTE CALCULATOR').queryByRole('list')).toBeNull();

    await stage.user.click(first.getByRole('button', { name: 'Remove' }));
    await stage.user.click(first.getByRole('button', { name: 'Keep' }));
    await stage.user.click(first.getByRole('button', { name: 'Remove' }));
    await stage.user.click(first.getByRole('button', { name: 'Remove for good' }));
    expect(sheet.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('ICE & WATER SHIELD CALCULATOR');
    const left = await stage.savedCalculations.of('R-1001');
    expect(left.ok && left.value.length).toBe(1);
  });

  it('TEAM-1.1 TEAM-1.3 CALC-5 lists them for who may only read the report, and offers no removal', async () => {
    const stage = aStage('/report/R-1001');
    stage.reportServer.put(aReport());
    const inputs = iceInputs({ rise: 4, overhangIn: 0 });
    await stage.savedCalculations.save('R-1001', { calculator: 'ice-and-water-shield', inputs });
    stage.reportServer.becomeViewer();
    await stage.signIn();
    await stage.show(Component);
    const sheet = within(await screen.findByRole('region', { name: 'ICE & WATER SHIELD CALCULATOR' }));
    expect(await sheet.findAllByRole('listitem')).toHaveLength(1);
    expect(sheet.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
