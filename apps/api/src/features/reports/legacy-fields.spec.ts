import type { Report as OnWire } from '@ridgeline/contract';
import { readReport, type Report } from '@ridgeline/core/reports';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfContent } from '../documents/pdf-content.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { aProject } from '../../testing/a-project.ts';

const api = await apiForSpecs();

/** What an old record holds besides the columns of its project, as it was written. */
const WRITTEN = {
  street: '1437 Bannock St',
  city: 'Denver',
  county: 'Denver',
  state: 'CO',
  zip: '80202',
  elevation: '5,280 ft',
  municipality: 'City and County of Denver',
  municipality_website: 'https://city.example.com',
  municipality_phone: '(720) 555-0100',
  municipality_email: 'permits@example.com',
  building_official_name: 'Rosa Delgado',
  building_official_phone: '(720) 555-0101',
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
  ibc: '2012',
  iecc: '2009',
  reportType: 'standard',
  simple_modules: ['code'],
  querySrc: 'address-lookup',
  purchaseObject: { sku: 'single' },
  mapURL: 'https://maps.example.com/1',
  pdfURL: 'https://files.example.com/1.pdf',
  manufacturer_report_pdf: 'https://files.example.com/2.pdf',
};

let number: string;
let body: OnWire;
let report: Report;

beforeAll(async () => {
  const ada = await api.person();
  number = await aProject(api, ada, {
    recordVersion: 1,
    version: 1,
    propertyType: 'residential',
    roofType: 'steep-slope',
    latitude: 39.7392,
    longitude: -104.9903,
    claimNumber: 'C-7',
    jobNumber: 'J-9',
    projectDate: '2014-05-06',
    projectDateType: 'date-of-loss',
    appSource: 'mobile',
    archivedAt: new Date('2020-01-01T00:00:00Z'),
    createdAt: '2014-06-01T15:00:00.000Z',
    content: WRITTEN,
  });
  ({ body } = await api.call<OnWire>('GET', `/codeReports/${number}`, { as: ada }));
  const read = readReport(body);
  if (!read.ok) throw new Error(read.failure);
  report = read.value;
});

describe('a record of version 1', () => {
  it('ENT-5 leaves the server with every field as it was written', () => {
    expect(body).toMatchObject(WRITTEN);
  });

  it('RPT-3 RPT-7 without the parts of an address has that of its project, in print as well', async () => {
    const ada = await api.person();
    const address = '2875 145th St W, Rosemount, MN 55068';
    const bare = await aProject(api, ada, { recordVersion: 1, address, content: { irc: '2012' } });
    const { body: said } = await api.call<OnWire>('GET', `/codeReports/${bare}`, { as: ada });
    expect(said).toMatchObject({ address, irc: '2012' });
    const { parts: _, ...paper } = pdfContent({
      kind: 'whole',
      locale: 'en',
      report: said,
      asked: {},
      calculations: [],
      map: null,
      ground: null,
      product: null,
    });
    expect(paper).toMatchObject({ address });
  });

  // The fields of the specification, in its order.
  it.each<[field: string, fieldOf: (read: Report) => unknown, value: unknown]>([
    ['reportNumber', (read) => read.reportNumber === number, true],
    ['reportType', (read) => read.reportType, 'standard'],
    ['simple_modules', (read) => read.simpleModules, ['code']],
    ['querySrc', (read) => read.querySrc, 'address-lookup'],
    ['propertyType', (read) => read.propertyType, 'residential'],
    ['roofType', (read) => read.roofType, 'steep-slope'],
    ['purchaseObject', (read) => read.purchaseObject, { sku: 'single' }],
    ['appSource', (read) => read.appSource, 'mobile'],
    ['version', (read) => read.version, 1],
    ['_version', (read) => read.recordVersion, 1],
    ['latitude', (read) => read.latitude, 39.7392],
    ['longitude', (read) => read.longitude, -104.9903],
    ['mapURL', (read) => read.mapUrl, 'https://maps.example.com/1'],
    ['pdfURL', (read) => read.pdfUrl, 'https://files.example.com/1.pdf'],
    ['manufacturer_report_pdf', (read) => read.manufacturerReportPdf, 'https://files.example.com/2.pdf'],
    ['archived', (read) => read.archived, true],
    ['claim_number', (read) => read.claimNumber, 'C-7'],
    ['job_number', (read) => read.jobNumber, 'J-9'],
    ['project_date', (read) => read.projectDate, { date: '2014-05-06', type: 'date-of-loss' }],
    ['its creation', (read) => read.createdAt, Date.parse('2014-06-01T15:00:00Z')],
    ['street', (read) => read.legacy?.addressComponents.street, '1437 Bannock St'],
    ['city', (read) => read.legacy?.addressComponents.city, 'Denver'],
    ['county', (read) => read.legacy?.addressComponents.county, 'Denver'],
    ['state', (read) => read.legacy?.addressComponents.state, 'CO'],
    ['zip', (read) => read.legacy?.addressComponents.zip, '80202'],
    ['elevation', (read) => read.legacy?.elevation, 5280],
    ['municipality', (read) => read.municipality?.name, 'City and County of Denver'],
    ['its website', (read) => read.municipality?.website, 'https://city.example.com'],
    ['its phone', (read) => read.municipality?.phone, '(720) 555-0100'],
    ['its email', (read) => read.municipality?.email, 'permits@example.com'],
    ['building official', (read) => read.legacy?.buildingOfficial.name, 'Rosa Delgado'],
    ['their phone', (read) => read.legacy?.buildingOfficial.phone, '(720) 555-0101'],
    ['their email', (read) => read.legacy?.buildingOfficial.email, 'rosa@example.com'],
    ['three-second gust', (read) => read.legacy?.windSpeeds.threeSecondGust, 90],
    ['sustained wind', (read) => read.legacy?.windSpeeds.sustained, 76],
    ['ultimate design wind', (read) => read.legacy?.windSpeeds.ultimateDesign, 115],
    ['permit required', (read) => read.legacy?.answers.permitRequired, 'yes'],
    ['code enforced', (read) => read.legacy?.answers.codeEnforced, 'yes'],
    ['ice and watershield', (read) => read.legacy?.answers.iceAndWaterShield, 'no'],
    ['drip edge', (read) => read.legacy?.answers.dripEdgeRakesAndEaves, 'no'],
    ['install per manufacturer', (read) => read.legacy?.answers.installPerManufacturer, 'unknown'],
    ['IRC', (read) => read.legacy?.codes.IRC, '2012'],
    ['IBC', (read) => read.legacy?.codes.IBC, '2012'],
    ['IECC', (read) => read.legacy?.codes.IECC, '2009'],
  ])('ENT-5 RPT-3 still has its %s', (_, fieldOf, value) => {
    expect(fieldOf(report)).toEqual(value);
  });
});
