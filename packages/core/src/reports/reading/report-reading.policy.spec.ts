import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import { currentRecords, legacyRecords } from '../../testing/reports/stored-report.arbitrary.ts';
import { readReport } from './report-reading.policy.ts';
import { CODE_FAMILIES, LEGACY_QUESTIONS, type Report } from '../report.ts';

const current = {
  reportNumber: 'R-1001',
  reportType: 'code',
  simple_modules: ['code-detail'],
  querySrc: 'address-lookup',
  address: '1437 Bannock St, Denver, CO 80202',
  propertyType: 'residential',
  roofType: 'steep-slope',
  purchaseObject: { sku: 'single' },
  appSource: 'web',
  version: 4,
  _version: 2,
  latitude: 39.7392,
  longitude: -104.9903,
  mapURL: 'https://maps.example.com/1',
  pdfURL: 'https://files.example.com/1.pdf',
  manufacturer_report_pdf: 'https://files.example.com/2.pdf',
  manufacturer_id: 'gaf',
  product_id: 'timberline-hdz',
  archived: true,
  claim_number: 'C-7',
  job_number: 'J-9',
  project_date: { date: '2026-01-05', type: 'date-of-loss' },
  municipality: { name: 'Denver', website: 'https://city.example.com', phone: null, email: null },
  createdAt: '2026-02-02T15:00:00Z',
  asOf: '2026-03-04T15:20:00Z',
  factsVersion: 2,
  includes: ['code-detail'],
  user_flags: { starred: true },
  facts: [aKnownFact()],
};

const legacy = {
  reportNumber: 'R-0007',
  street: '414 E 12th St',
  city: 'Kansas City',
  county: 'Jackson',
  state: 'MO',
  zip: '64106',
  elevation: '910 ft',
  municipality: 'Kansas City',
  municipality_website: 'https://city.example.com',
  municipality_phone: '(816) 555-0100',
  municipality_email: 'codes@example.com',
  building_official_name: 'Rosa Delgado',
  building_official_phone: '(816) 555-0101',
  building_official_email: 'rosa@example.com',
  wind_speed_three_second_gust: '90 mph',
  wind_speed_sustained: 76,
  wind_speed_ultimate_design: '115',
  permit_required: 'Yes',
  code_enforced: true,
  ice_and_watershield: 'N',
  drip_edge_rakes_and_eaves: false,
  install_per_manufacturer: 'ask the inspector',
  irc: '2012',
  iecc: '2012',
};

describe('a stored report', () => {
  it('RPT-3 ENT-5 of version 2 and above is shown as it is', () => {
    expect(readReport(current)).toEqual({
      ok: true,
      value: {
        reportNumber: 'R-1001',
        reportType: 'code',
        simpleModules: ['code-detail'],
        querySrc: 'address-lookup',
        address: '1437 Bannock St, Denver, CO 80202',
        propertyType: 'residential',
        roofType: 'steep-slope',
        product: { manufacturerId: 'gaf', productId: 'timberline-hdz' },
        purchaseObject: { sku: 'single' },
        appSource: 'web',
        version: 4,
        recordVersion: 2,
        latitude: 39.7392,
        longitude: -104.9903,
        mapUrl: 'https://maps.example.com/1',
        pdfUrl: 'https://files.example.com/1.pdf',
        manufacturerReportPdf: 'https://files.example.com/2.pdf',
        archived: true,
        claimNumber: 'C-7',
        jobNumber: 'J-9',
        projectDate: { date: '2026-01-05', type: 'date-of-loss' },
        municipality: { name: 'Denver', website: 'https://city.example.com', phone: null, email: null },
        createdAt: Date.parse('2026-02-02T15:00:00Z'),
        asOf: Date.parse('2026-03-04T15:20:00Z'),
        factsVersion: 2,
        includes: ['code-detail'],
        userFlags: { starred: true },
        mayChange: true,
        facts: [aKnownFact()],
        legacy: null,
      } satisfies Report,
    });
  });

  it('RPT-3 ENT-5 of version 1 is still shown, with everything only it knows', () => {
    expect(readReport(legacy)).toEqual({
      ok: true,
      value: {
        reportNumber: 'R-0007',
        reportType: null,
        simpleModules: [],
        querySrc: null,
        address: '414 E 12th St, Kansas City, MO 64106',
        propertyType: null,
        roofType: null,
        product: null,
        purchaseObject: null,
        appSource: null,
        version: 1,
        recordVersion: 1,
        latitude: null,
        longitude: null,
        mapUrl: null,
        pdfUrl: null,
        manufacturerReportPdf: null,
        archived: false,
        claimNumber: null,
        jobNumber: null,
        projectDate: null,
        municipality: {
          name: 'Kansas City',
          website: 'https://city.example.com',
          phone: '(816) 555-0100',
          email: 'codes@example.com',
        },
        createdAt: null,
        asOf: null,
        factsVersion: 1,
        includes: [],
        userFlags: {},
        mayChange: true,
        facts: [],
        legacy: {
          addressComponents: {
            street: '414 E 12th St',
            city: 'Kansas City',
            county: 'Jackson',
            state: 'MO',
            zip: '64106',
          },
          elevation: 910,
          buildingOfficial: { name: 'Rosa Delgado', phone: '(816) 555-0101', email: 'rosa@example.com' },
          windSpeeds: { threeSecondGust: 90, sustained: 76, ultimateDesign: 115 },
          answers: {
            permitRequired: 'yes',
            codeEnforced: 'yes',
            iceAndWaterShield: 'no',
            dripEdgeRakesAndEaves: 'no',
            installPerManufacturer: 'unknown',
          },
          codes: { IRC: '2012', IBC: null, IECC: '2012' },
        },
      } satisfies Report,
    });
  });

  it('RPT-3 ENT-5 of version 1 keeps the fields that every version shares', () => {
    const { municipality: _, address: __, _version: ___, facts: ____, ...shared } = current;
    const read = readReport({ ...legacy, ...shared });
    const asCurrent = readReport({ ...shared, _version: 2 });
    if (!read.ok || !asCurrent.ok) throw new Error('both are readable');
    const { address: _a, municipality: _m, recordVersion: _r, legacy: _l, ...kept } = asCurrent.value;
    expect(read.value).toMatchObject(kept);
    expect(read.value).toMatchObject({
      recordVersion: 1,
      version: 4,
      simpleModules: ['code-detail'],
      projectDate: { date: '2026-01-05', type: 'date-of-loss' },
      createdAt: Date.parse('2026-02-02T15:00:00Z'),
    });
  });

  it.each([
    [undefined, 1],
    ['2', 1],
    [1, 1],
    [1.9, 1],
    [2, 2],
    [3, 3],
  ])('RPT-3 that says version %j is read by form %j', (_version, recordVersion) => {
    expect(readReport({ reportNumber: 'R-1', _version })).toMatchObject({
      ok: true,
      value: { recordVersion },
    });
  });

  it('RPT-3 of version 1 says nothing where its form was left blank', () => {
    const blank = {
      reportNumber: 'R-7',
      street: ' ',
      city: '',
      state: 'MO',
      municipality: '',
      elevation: '',
      irc: ' ',
    };
    expect(readReport(blank)).toMatchObject({
      ok: true,
      value: {
        address: 'MO',
        municipality: { name: null },
        legacy: { elevation: null, codes: { IRC: null } },
      },
    });
    expect(readReport({ reportNumber: 'R-7' })).toMatchObject({ ok: true, value: { address: null } });
  });

  it('RPT-3 of version 1 without a street has the address of its project', () => {
    const address = '2875 145th St W, Rosemount, MN 55068';
    const addressOf = (parts: object) => {
      const read = readReport({ reportNumber: 'R-7', address, ...parts });
      return read.ok ? read.value.address : read.failure;
    };
    expect(addressOf({})).toBe(address);
    expect(addressOf({ street: ' ', state: 'MN' })).toBe(address);
    expect(addressOf({ street: '2875 145th Street' })).toBe('2875 145th Street');
    expect(addressOf({ address: ' ', state: 'MN' })).toBe('MN');
  });

  it.each([
    [115, 115],
    [-3.5, -3.5],
    [Number.POSITIVE_INFINITY, null],
    [' 115 MPH ', 115],
    ['910ft', 910],
    ['12.25 feet', 12.25],
    ['5,280 ft', 5280],
    ['1,005,280.5', 1_005_280.5],
    ['52,80 ft', null],
    ['115 kt', null],
    ['about 115', null],
    ['1 1 5', null],
    [true, null],
  ])('RPT-3 of version 1 reads the measure %j as %j', (elevation, read) => {
    expect(readReport({ reportNumber: 'R-7', elevation })).toMatchObject({
      value: { legacy: { elevation: read } },
    });
  });

  it.each([
    ['YES ', 'yes'],
    ['y', 'yes'],
    ['true', 'yes'],
    [true, 'yes'],
    ['No', 'no'],
    ['n', 'no'],
    ['false', 'no'],
    [false, 'no'],
    ['', 'unknown'],
    ['toString', 'unknown'],
    [1, 'unknown'],
    [null, 'unknown'],
  ])('RPT-3 of version 1 reads the answer %j as %s', (permit_required, read) => {
    expect(readReport({ reportNumber: 'R-7', permit_required })).toMatchObject({
      value: { legacy: { answers: { permitRequired: read } } },
    });
  });

  it('RPT-3 may have a number of one character', () => {
    expect(readReport({ reportNumber: '7' })).toMatchObject({ ok: true, value: { reportNumber: '7' } });
  });

  it('RPT-3 keeps what fits when one field does not', () => {
    const odd = {
      ...current,
      archived: 'perhaps',
      latitude: 'north',
      project_date: 7,
      simple_modules: 'all',
      includes: ['everything'],
      user_flags: { starred: 'very' },
      facts: [{ ...aKnownFact(), source: null }, aKnownFact()],
    };
    expect(readReport(odd)).toMatchObject({
      ok: true,
      value: {
        archived: false,
        latitude: null,
        projectDate: null,
        simpleModules: [],
        claimNumber: 'C-7',
        includes: [],
        userFlags: {},
        facts: [aKnownFact()],
      },
    });
  });

  it.each([
    ['2026-02-02T15:00:00.250-07:00', '2026-02-02T22:00:00.250Z'],
    ['2026-02-02', '2026-02-02T00:00:00.000Z'],
    ['2026-02-30T15:00:00Z', null],
    ['7', null],
    ['', null],
    [null, null],
  ])('RPT-3 reads the creation %j as %j', (createdAt, instant) => {
    const read = readReport({ ...current, createdAt });
    expect(read.ok && read.value.createdAt).toBe(instant === null ? null : Date.parse(instant));
  });

  it('RPT-3 of version 2 and above comes through with no value changed', () => {
    fc.assert(
      fc.property(currentRecords(), (record) => {
        const read = readReport(record);
        expect(read).toMatchObject({
          ok: true,
          value: {
            reportNumber: record.reportNumber,
            reportType: record.reportType,
            querySrc: record.querySrc,
            address: record.address,
            propertyType: record.propertyType,
            roofType: record.roofType,
            appSource: record.appSource,
            version: record.version,
            manufacturerReportPdf: record.manufacturer_report_pdf,
            archived: record.archived,
            jobNumber: record.job_number,
            simpleModules: record.simple_modules,
            purchaseObject: record.purchaseObject,
            latitude: record.latitude,
            longitude: record.longitude,
            mapUrl: record.mapURL,
            pdfUrl: record.pdfURL,
            claimNumber: record.claim_number,
            projectDate: record.project_date,
            municipality: record.municipality,
            includes: record.includes,
            userFlags: record.user_flags,
            mayChange: true,
            facts: record.facts,
            recordVersion: record['_version'],
            legacy: null,
          },
        });
      }),
    );
  });

  it('RPT-3 of version 1 always answers each question and names each code family', () => {
    fc.assert(
      fc.property(legacyRecords(), (record) => {
        const read = readReport(record);
        const facts = read.ok ? read.value.legacy : null;
        expect(Object.keys(facts?.answers ?? {}).sort()).toEqual([...LEGACY_QUESTIONS].sort());
        expect(Object.keys(facts?.codes ?? {})).toEqual([...CODE_FAMILIES]);
        for (const speed of Object.values(facts?.windSpeeds ?? {}))
          expect(speed === null || speed >= 60).toBe(true);
      }),
    );
  });

  it('RPT-3 is refused with a code, never by throwing, if it is not a report', () => {
    for (const nothing of [null, [], 'R-1', {}, { reportNumber: '' }, { reportNumber: 7, _version: 2 }]) {
      expect(readReport(nothing)).toEqual({ ok: false, failure: 'report-unreadable' });
    }
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(typeof readReport(anything).ok).toBe('boolean');
      }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys({ ...current, ...legacy })), fc.anything()),
        (odd) => {
          expect(readReport({ ...odd, reportNumber: 'R-1' }).ok).toBe(true);
        },
      ),
    );
  });
});
