import type { Fact, Report, StormAround, StormsAround } from '@ridgeline/core/reports';
import { iceInputs } from '@ridgeline/core/testing/calculators';
import { aKnownFact, aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/report.route.ts';
import { alerts, aStage, button, leadsTo } from '../../testing/screen-stage.tsx';
// With the spec: on a busy machine their first imports take longer than the spec waits for the sheets and the tools.
import '../../composition/own-report-modules.ts';
import '../../parts/report/report-sheets.tsx';

afterEach(cleanup);

const stated = {
  value: { kind: 'yes-no', answer: true },
  source: { name: 'City of Denver', url: null, edition: null, date: '2026-01-05', read: null },
  rowId: null,
  level: 'place',
} as const;
const unknown = (name: Fact['name'], section: Fact['section'] = 'code-detail'): Fact => ({
  section,
  name,
  is: 'unknown',
  settledBy: 'building-department',
  others: [],
});

async function ownReport(change: Partial<Report> = {}, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/report/R-1001', options);
  stage.reportServer.put(aReport(change));
  await stage.signIn();
  await stage.show(Component);
  await screen.findByRole('button', { name: 'Share' });
  await (change.legacy ? contents() : sheets());
  return stage;
}

/** The sheets are loaded apart, as are the tools of an owner. */
const contents = () => screen.findByRole('navigation', { name: 'Contents' });
/** Those below the first two are rendered after them. */
const sheets = () => screen.findByRole('region', { name: 'ICE & WATER SHIELD CALCULATOR' });

/** An entry of the menu of an owner. */
async function choose(user: Awaited<ReturnType<typeof ownReport>>['user'], entry: string): Promise<void> {
  button('More').focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('the screen of a report', () => {
  it('RPT-2 RPT-3 tells each answer with its source, its day and how far it can be relied on', async () => {
    await ownReport({ facts: [aKnownFact(), unknown('drip-edge'), unknown('roof-layers')] });
    expect(screen.getByRole('heading', { level: 1, name: '1437 Bannock St' })).toBeDefined();
    const code = section('CODE DETAIL');
    expect(code.getByText('City of Denver, 2021 IRC · 2026-01-05')).toBeDefined();
    expect(code.getByText('Verified')).toBeDefined();
    expect(code.getByText('2 questions without an answer')).toBeDefined();
    expect(code.getByText('Ask the building department.')).toBeDefined();
    const list = within(await contents());
    expect(list.getAllByRole('link', { name: /Code detail/ })[0]?.textContent).toBe('1Code detail1 of 3');
  });

  it('RPT-3.3 tells what limits an answer in Spanish, and marks what the data has in English alone', async () => {
    const stage = aStage('/report/R-1001', { locale: 'es' });
    const beside = { why: 'agrees', condition: 'single family', ...stated } as const;
    stage.reportServer.put(
      aReport({
        facts: [
          aKnownFact({ condition: 'rake and eave', conditionEs: 'borde lateral y alero' }),
          aKnownFact({ name: 'drip-edge', condition: 'over 500 USD', others: [beside] }),
        ],
      }),
    );
    await stage.signIn();
    await stage.show(Component);
    const code = within(await screen.findByRole('region', { name: 'DETALLE DEL CÓDIGO' }));
    expect(code.getByText('borde lateral y alero').getAttribute('lang')).toBeNull();
    expect(code.queryByText('rake and eave')).toBeNull();
    for (const english of ['over 500 USD', 'single family']) {
      expect(code.getByText(english).getAttribute('lang')).toBe('en');
    }
  });

  it('RPT-2 has nine numbered sections, and calculators that start from the project', async () => {
    await ownReport();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(-4)).toEqual([
      'PERMIT FEE CALCULATOR',
      'WASTE CALCULATOR',
      'VENTILATION CALCULATOR',
      'ICE & WATER SHIELD CALCULATOR',
    ]);
    expect(section('WASTE CALCULATOR').getByRole('link').getAttribute('href')).toBe(
      '/calculators/waste/R-1001',
    );
  });

  it('RPT-5 RPT-7 shows claim, job and date of a project, and opens its PDF', async () => {
    const { user, viewer } = await ownReport({
      claimNumber: 'C-7',
      projectDate: { date: '2014-05-06', type: 'date-of-loss' },
    });
    expect(terms().slice(0, 7)).toEqual([
      'Report',
      'Made',
      'As of',
      'Property',
      'Project date',
      'Claim',
      'Job',
    ]);
    expect(screen.getByText('C-7')).toBeDefined();
    expect(screen.getByText('May 6, 2014')).toBeDefined();
    await user.click(button('Download PDF'));
    expect(viewer.opened).toEqual(['https://files.example.com/R-1001/whole-en.pdf']);
  });

  it('RPT-2 says who enforces the code and why, and that it is not the postal city', async () => {
    await ownReport({
      facts: [
        aKnownFact({
          section: 'municipality',
          name: 'controlling-municipality',
          value: { kind: 'jurisdiction', body: { kind: 'city', name: 'Sheridan', geoid: '0869645' } },
        }),
        aKnownFact({
          section: 'municipality',
          name: 'jurisdiction-basis',
          value: { kind: 'jurisdiction-reason', reason: 'inside-limits', nearEdge: true },
        }),
      ],
    });
    const sheet = screen.getByRole('region', { name: /^Sheridan/ });
    expect(sheet.textContent).toContain('The code is enforced here by');
    expect(sheet.textContent).toContain('Not Denver, the city in the postal address.');
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(2);
  });

  it('RPT-2 tells hail in one sentence, by distance, and the reports that stand out', async () => {
    const storm = {
      at: '2018-06-15T12:20:00Z',
      timeZone: 'America/Denver',
      size: { amount: '1.00', unit: 'in' },
      miles: '13.5',
      record: 'preliminary',
      source: { name: 'NOAA', url: null, edition: null, date: '2018-06-16', read: null },
      rowId: 'line 21',
    } as const;
    const hail = { section: 'hail-storm-history', confidence: 'likely' } as const;
    await ownReport({
      facts: [
        aKnownFact({ ...hail, name: 'latest-hail', value: { kind: 'storms', rows: [storm] } }),
        aKnownFact({ ...hail, name: 'nearest-hail', value: { kind: 'storms', rows: [storm] } }),
        aKnownFact({
          ...hail,
          name: 'hail-reports',
          value: {
            kind: 'storm-counts',
            rows: [
              { withinMiles: 10, reports: 0 },
              { withinMiles: 25, reports: 3 },
            ],
          },
        }),
      ],
    });
    const sheet = section('HAIL STORM HISTORY');
    expect(
      sheet.getByText(/^3 reports within 25 mi. The nearest: 1.00 in \(quarter\), 13.5 mi away/),
    ).toBeDefined();
    expect(sheet.getByRole('rowheader').textContent).toBe('latest, nearest');
  });

  it('RPT-2 tells each report of hail by map, chart and table, of a distance and a day on demand', async () => {
    const row = (change: Partial<StormAround>): StormAround => ({
      at: '2013-06-01T00:36:00Z',
      size: { amount: '1.25', unit: 'in' },
      miles: '4.5',
      bearing: 272,
      basis: 'unknown',
      location: '5 W OKLAHOMA CITY, OK',
      comment: 'I40 AND MERIDIAN (OUN)',
      url: null,
      rowId: 'hail.csv line 49',
      ...change,
    });
    const around: StormsAround = {
      kind: 'storms-around',
      of: 'hail',
      timeZone: 'America/Chicago',
      record: 'preliminary',
      aroundMiles: 50,
      reports: 3,
      allWithinMiles: '50',
      rows: [
        row({}),
        row({ miles: '6.5', bearing: 318, size: null, rowId: 'hail.csv line 42' }),
        row({ miles: '48.1', at: '2018-06-15T22:45:00Z', rowId: 'hail.csv line 76' }),
      ],
    };
    const hail = { section: 'hail-storm-history', confidence: 'likely' } as const;
    const counts = { kind: 'storm-counts', rows: [{ withinMiles: 50, reports: 3 }] } as const;
    const { user, navigation } = await ownReport({
      facts: [
        aKnownFact({ ...hail, name: 'hail-reports', value: counts }),
        aKnownFact({ ...hail, name: 'hail-around', value: around }),
      ],
    });
    const sheet = section('HAIL STORM HISTORY');
    const cells = () =>
      sheet
        .getAllByRole('row')
        .slice(1)
        .map((line) =>
          within(line)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        );
    expect(await sheet.findByRole('img', { name: /^Map: 3 reports within 50 miles/ })).toBeDefined();
    expect(sheet.getByRole('img', { name: /^Chart of time and distance: 3 reports/ })).toBeDefined();
    expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '4.5 mi W',
      '6.5 mi NW',
      '48.1 mi W',
    ]);
    expect(cells()[0]).toEqual([
      '1',
      '1.25 in (half dollar)',
      'May 31, 2013 at 7:36 PM',
      '5 W OKLAHOMA CITY, OKI40 AND MERIDIAN (OUN)',
      'hail.csv line 49',
    ]);
    expect(cells()[1]?.[1]).toBe('size not given');
    await user.click(sheet.getByRole('radio', { name: '10 mi' }));
    expect(sheet.getByRole('status').textContent).toBe('2 reports within 10 miles');
    expect(cells()).toHaveLength(2);
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Day' }), 'Jun 15, 2018, 1 report');
    expect(sheet.getByRole('table').textContent).toContain('No report within 10 miles on Jun 15, 2018.');
    expect(sheet.queryByRole('img', { name: /^Map/ })).toBeNull();
    // A reload shows the same: the choice is in the address.
    expect(navigation.query).toEqual({ hailMiles: '10', hailDay: '2018-06-15' });
    await user.click(sheet.getByRole('radio', { name: '50 mi' }));
    const key = sheet.getByRole('button', { name: 'Show mark 1 on the map and the chart' });
    await user.click(key);
    expect(key.getAttribute('aria-pressed')).toBe('true');
  });

  it('RPT-3 sets the editions of the code side by side, the one in force marked', async () => {
    const change = (edition: 2015 | 2018, section: string) => ({ edition, section, says: null });
    const source = { name: 'IRC', url: null, edition: null, date: '2018', read: null };
    await ownReport({
      facts: [
        aKnownFact({
          name: 'adopted-residential-code',
          value: { kind: 'edition', text: '2018 IRC', year: 2018 },
        }),
        aKnownFact({
          name: 'ice-barrier-changes',
          value: {
            kind: 'edition-changes',
            rows: [{ from: change(2015, 'R905.1.2'), to: change(2018, 'R905.1.2'), source, rowId: null }],
          },
        }),
      ],
    });
    const table = within(screen.getByRole('table', { name: 'International Residential Code (IRC)' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['2012', '2015', 'In force here2018', '2021', '2024']);
    expect(table.getAllByRole('cell')[0]?.textContent).toBe('24 in inside the wall lineR905.2.7.1');
    const asText = within(screen.getByRole('region', { name: 'International Residential Code (IRC)' }));
    expect(asText.getAllByRole('definition')[0]?.textContent).toMatch(
      /^2018 [(]In force here[)], 2015, 2021: /,
    );
    expect(section('CODE DETAIL').queryByText('Ice barrier in other editions')).toBeNull();
  });

  it('RPT-3 CALC-6 calculates what was saved anew for each edition, below what the edition says', async () => {
    const change = (edition: 2015 | 2018) => ({ edition, section: 'R905.1.2', says: null });
    const source = { name: 'IRC', url: null, edition: null, date: '2018', read: null };
    const stage = aStage('/report/R-1001');
    stage.reportServer.put(
      aReport({
        facts: [
          aKnownFact({
            name: 'adopted-residential-code',
            value: { kind: 'edition', text: '2018 IRC', year: 2018 },
          }),
          aKnownFact({
            name: 'ice-barrier-changes',
            value: {
              kind: 'edition-changes',
              rows: [{ from: change(2015), to: change(2018), source, rowId: null }],
            },
          }),
        ],
      }),
    );
    const inputs = iceInputs({ rise: 8, overhangIn: 0 });
    await stage.savedCalculations.save('R-1001', { calculator: 'ice-and-water-shield', inputs });
    await stage.signIn();
    await stage.show(Component);
    const row = await screen.findByRole('row', { name: /^Your ice & water calculation/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^285\.[0-9]+ sq ft2 rolls$/),
      '300.00 sq ft2 rolls',
      '300.00 sq ft2 rolls',
      '300.00 sq ft2 rolls',
      expect.stringMatching(/^285\.[0-9]+ sq ft2 rolls$/),
    ]);
  });

  it('RPT-3.2 shows what the report said before a refresh, and leads back to today', async () => {
    const answered = (answer: boolean) =>
      aKnownFact({ name: 'ice-barrier', value: { kind: 'yes-no', answer } });
    const { user, versions } = await ownReport({ facts: [answered(false)] });
    versions.tell([answered(true)]);
    await choose(user, 'Refresh the report');
    expect(await screen.findByText('1 answer has changed')).toBeDefined();
    await choose(user, 'Earlier versions');
    await user.click(await screen.findByRole('button', { name: 'Show: Version 1' }));
    expect(await screen.findByText(/^Version 1: what this report said as of/)).toBeDefined();
    expect(screen.getByText('Ice barrier required: No (today Yes)')).toBeDefined();
    expect(section('CODE DETAIL').getByText('No')).toBeDefined();
    await user.click(button('Back to today’s report'));
    expect(section('CODE DETAIL').getByText('Yes')).toBeDefined();
  });

  it('RPT-7.1 composes a claim letter of the lines that were chosen', async () => {
    const { user, documents } = await ownReport({
      facts: [
        aKnownFact({ name: 'ice-barrier', value: { kind: 'yes-no', answer: true } }),
        aKnownFact({ name: 'drip-edge', value: { kind: 'yes-no', answer: true } }),
      ],
    });
    await choose(user, 'PDFs and claim letter');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'PDF' }), 'claimLetter');
    await user.click(button('Open the PDF'));
    expect(screen.getByText('A letter to the carrier needs the claim number.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /^Claim number/ }), 'C-7');
    await user.click(screen.getByRole('checkbox', { name: 'Drip edge required' }));
    await user.click(button('Open the PDF'));
    expect(documents.made).toMatchObject([{ claimNumber: 'C-7', questions: ['ice-barrier'] }]);
  });

  it('RPT-2 says which add-on a section lacks, and nothing of it', async () => {
    await ownReport({
      facts: [{ section: 'code-detail', name: 'ice-barrier', is: 'not-included', addOn: 'code-detail' }],
    });
    expect(section('CODE DETAIL').getByText('Add code detail to this project.')).toBeDefined();
  });

  it('RPT-5 the focus goes on with the section when its button has added what it lacks', async () => {
    const { user, reportServer } = await ownReport({
      facts: (['ice-barrier', 'drip-edge'] as const).map((name) => ({
        section: 'code-detail',
        name,
        is: 'not-included',
        addOn: 'code-detail',
      })),
    });
    const add = await section('CODE DETAIL').findByRole('button', { name: 'Add it to this project' });
    reportServer.put(aReport({ facts: [aKnownFact()] }));
    await user.click(add);
    await waitFor(() => expect(add.isConnected).toBe(false));
    expect(document.activeElement?.textContent).toBe('CODE DETAIL');
  });

  it('RPT-3 shows a record of version 1 with the fields that it has', async () => {
    await ownReport({
      legacy: {
        addressComponents: { street: null, city: null, county: null, state: null, zip: null },
        elevation: 5280,
        buildingOfficial: { name: 'R. Lindgren', phone: '(303) 555-0100', email: null },
        windSpeeds: { threeSecondGust: 115, sustained: null, ultimateDesign: null },
        answers: {
          permitRequired: 'yes',
          codeEnforced: 'unknown',
          iceAndWaterShield: 'no',
          dripEdgeRakesAndEaves: 'yes',
          installPerManufacturer: 'yes',
        },
        codes: { IRC: '2015', IBC: null, IECC: null },
      },
    });
    expect(screen.getByText('115 mph')).toBeDefined();
    expect(leadsTo('(303) 555-0100')).toBe('tel:3035550100');
    expect(screen.getAllByText('Unknown').length).toBeGreaterThan(3);
  });

  it('RPT-4 is the sample for a visitor, without claim or calculator', async () => {
    const { show } = aStage('/report/sample');
    await show(Component);
    await sheets();
    expect(leadsTo('Start your report')).toBe('/report/for');
    expect(terms()).not.toContain('Claim');
    const calculators = screen.getAllByRole('link', { name: 'Open the calculator' });
    expect(calculators.map((link) => link.getAttribute('href'))).toContain('/estimate/iws');
  });

  it('RPT-4 tells a visitor how to keep their report, in Spanish', async () => {
    const { show, publicReports } = aStage('/report/R-1001?sample=true', { locale: 'es' });
    publicReports.make(aReport());
    await show(Component);
    expect(screen.getByText('Conserve este informe')).toBeDefined();
    expect(leadsTo('Crear una cuenta')).toBe('/signup');
  });

  it('RPT-2 says that a report is not found, or could not be loaded', async () => {
    const { show, publicReports } = aStage('/report/R-1?sample=true');
    await show(Component);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^This report does not exist/);
    expect(leadsTo('Sign in')).toBe('/login');
    cleanup();
    publicReports.goAway();
    await show(Component);
    expect(alerts()[0]).toMatch(/^This report could not be loaded/);
  });
});
