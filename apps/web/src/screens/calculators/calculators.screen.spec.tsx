import { aKnownFact, aProjectRow, aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as Iws } from '../../routes/screens/iws-calculator.route.ts';
import { Component as PermitFee } from '../../routes/screens/permit-fee-calculator.route.ts';
import { Component as Ventilation } from '../../routes/screens/ventilation-calculator.route.ts';
import { Component as Waste } from '../../routes/screens/waste-calculator.route.ts';
import { aStage, button, field, isOff, leadsTo, news, notesOf } from '../../testing/screen-stage.tsx';
// With the spec: on a busy machine its first import takes longer than the spec waits for the dialog.
import './frame/choose-report.tsx';

afterEach(cleanup);

const CALCULATORS: readonly (readonly [string, ComponentType, string, string])[] = [
  ['iws', Iws, 'Ice & water shield', 'Barrera contra hielo y agua'],
  ['waste', Waste, 'Waste', 'Desperdicio'],
  ['ventilation', Ventilation, 'Ventilation', 'Ventilación'],
  ['permit-fee', PermitFee, 'Permit fee', 'Costo del permiso'],
];

/** Whether the report takes the result: into its PDF, and to be saved. */
const isTaken = () => [button('PDF'), button('Save to report')].map((control) => !isOff(control));

describe('the screen of a calculator', () => {
  it.each(CALCULATORS)(
    'CALC-6 %s shows its result, its drawing and every line of its working, in both languages',
    async (type, Component, english, spanish) => {
      for (const [locale, title] of [
        ['en', english],
        ['es', spanish],
      ] as const) {
        await aStage(`/estimate/${type}`, { locale }).show(Component);
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
        const result = within(screen.getByRole('region', { name: /^(Result|Resultado)$/ }));
        expect(result.getByRole('img').getAttribute('aria-label')).not.toBe('');
        expect(result.getAllByRole('definition').length).toBeGreaterThan(2);
        expect(news()[0]).toMatch(/\d/);
        const working = within(screen.getByRole('region', { name: /^(The steps|El cálculo)$/ }));
        for (const line of await working.findAllByRole('listitem')) {
          expect(line.textContent).toContain(' = ');
          expect(line.textContent).not.toContain('..');
        }
        cleanup();
      }
    },
  );

  it('VAL-1 tells a refusal at its field, and that the figures are from before', async () => {
    const { user, show, fill } = aStage('/estimate/iws');
    await show(Iws);
    await fill(field('Overhang'), '12 kg');
    expect(notesOf(field('Overhang'))).toBe('Enter inches or feet, such as 16, 16 in or 1 ft 4 in');
    expect(news()[0]).toBe('Correct the marked fields. These figures are from before.');
    await fill(field('Overhang'), '1 ft');
    await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    expect(field('Overhang').value).toBe('3');
  });

  it('CALC-2 tells of each eave its length and pitch, and nothing before it has a length', async () => {
    const { show, fill } = aStage('/estimate/iws');
    await show(Iws);
    const row = () => button(/^Eave 1/).textContent;
    expect(row()).toBe('Eave 150 ft · 6:12');
    await fill(field('Pitch'), '');
    expect(row()).toBe('Eave 150 ft');
    await fill(field('Length'), '');
    expect(row()).toBe('Eave 1');
    await fill(field('Length'), '15 ft 6 in');
    await fill(field('Pitch'), '8/12');
    expect(row()).toBe('Eave 115 ft 6 in · 8/12');
  });

  it('CALC-5 has the source of each value of a report, and saves the result to it', async () => {
    const stage = aStage('/calculators/waste/R-1001');
    const edition = { kind: 'edition', text: '2018 IRC', year: 2018 } as const;
    stage.reportServer.put(
      aReport({ facts: [aKnownFact({ name: 'adopted-residential-code', value: edition })] }),
    );
    await stage.show(Waste);
    expect(leadsTo('Report R-1001')).toBe('/report/R-1001');
    await stage.user.click(button('More inputs'));
    const select = screen.getByRole('combobox', { name: 'Edition in force' });
    expect(notesOf(select as HTMLInputElement)).toBe('From the report: City of Denver, 2021 IRC, 2026-01-05');
    await stage.user.selectOptions(select, '2012');
    expect(notesOf(select as HTMLInputElement)).toBe('The report says 2018 IRC. Use it');
    await stage.user.click(button('Use it'));
    await stage.user.click(button('Save to report'));
    expect(button('Saved')).toBeDefined();
  });

  it('CALC-5 a report that could not be read is asked for again, and fills in what it knows', async () => {
    const stage = aStage('/calculators/waste/R-1001');
    stage.reportServer.put(aReport());
    stage.reportServer.refuseWith('unavailable');
    await stage.show(Waste);
    expect(
      screen.getByText('Report R-1001 could not be read. The calculator works without it.'),
    ).toBeDefined();
    stage.reportServer.refuseWith(null);
    await stage.user.click(button('Try again'));
    expect(await screen.findByText('Report R-1001 has none of these figures yet.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Report R-1001 has none of these figures yet.');
  });

  it('D CALC-4.2 says why a fee by the model table cannot be saved to the report', async () => {
    const stage = aStage('/calculators/permit-fee/R-1001');
    stage.reportServer.put(aReport());
    await stage.show(PermitFee);
    expect(
      await screen.findByText(/Only a fee by the schedule of a municipality can be saved to it[.]$/),
    ).toBeDefined();
    expect(isTaken()).toEqual([false, false]);
  });

  it('CALC-5 a report that does not exist, or is of somebody else, is said to be so and not asked for again', async () => {
    await aStage('/calculators/waste/R-404').show(Waste);
    expect(
      screen.getByText(
        'Report R-404 does not exist, or is not shared with you. The calculator works without it.',
      ),
    ).toBeDefined();
    // Nothing moves when it is found out.
    expect(isTaken()).toEqual([false, false]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('CALC-4 VAL-1 asks for a municipality once its field was left, and marks no field before', async () => {
    const { user, show, fill } = aStage('/estimate/permit-fee');
    await show(PermitFee);
    await user.click(screen.getByRole('radio', { name: 'Municipality' }));
    const municipality = () =>
      screen.getByRole<HTMLInputElement>('combobox', { name: /City, town or county/ });
    expect(notesOf(municipality())).toBe('Only those whose published schedule we have read.');
    expect(news()[0]).toBe('These figures are from before. They change with the municipality.');
    await user.click(municipality());
    expect(notesOf(municipality())).not.toContain('Choose');
    await user.tab();
    expect(notesOf(municipality())).toContain('Choose a municipality from the list');
    await user.click(screen.getByRole('radio', { name: 'Model table' }));
    await user.click(screen.getByRole('radio', { name: 'Municipality' }));
    expect(notesOf(municipality())).not.toContain('Choose');
    await fill(field('Roof area'), '12 kg');
    expect(news()[0]).toBe('Correct the marked fields. These figures are from before.');
  });

  it('CALC-5 without a report offers one of the person’s, which leads to the same calculator with it', async () => {
    const stage = aStage('/estimate/waste');
    await stage.signIn();
    const { userId = '' } = stage.session.profile ?? {};
    stage.projectLists.add(
      { userId, teamId: null },
      aProjectRow({ reportNumber: 'R-7', address: '1437 Bannock St, Denver, CO 80202' }),
    );
    await stage.show(Waste);
    await stage.user.click(button('Choose a report'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a report' }));
    const link = await dialog.findByRole('link', { name: '1437 Bannock St' });
    expect(link.getAttribute('href')).toBe('/calculators/waste/R-7');
  });

  it('prints, and copies the working as it is shown', async () => {
    const { user, show, page } = aStage('/estimate/permit-fee');
    await show(PermitFee);
    await user.click(button('Print'));
    expect(page.prints).toBe(1);
  });
});
