import fc from 'fast-check';
import { PROPERTY_TYPES } from '../../reports/property.ts';
import { ADD_ONS } from '../../reports/report-sections.ts';
import { facts } from './fact.arbitrary.ts';

const words = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 -]{0,12}[a-z]$/);
const maybeWords = fc.option(fc.oneof(words, fc.constantFrom('', ' ')));

/** A stored record of version 2 or above, every field in its place, blank ones too. */
export function currentRecords() {
  return fc.record({
    reportNumber: words,
    reportType: maybeWords,
    simple_modules: fc.array(words, { maxLength: 3 }),
    querySrc: maybeWords,
    address: maybeWords,
    propertyType: fc.option(fc.constantFrom(...PROPERTY_TYPES)),
    roofType: maybeWords,
    purchaseObject: fc.option(fc.dictionary(words, fc.integer(), { noNullPrototype: true })),
    appSource: maybeWords,
    version: fc.integer({ min: 2, max: 4 }),
    _version: fc.integer({ min: 2, max: 9 }),
    latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
    longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
    mapURL: maybeWords,
    pdfURL: maybeWords,
    manufacturer_report_pdf: maybeWords,
    archived: fc.boolean(),
    claim_number: maybeWords,
    job_number: maybeWords,
    project_date: fc.option(fc.record({ date: words, type: words })),
    municipality: fc.option(
      fc.record({ name: maybeWords, website: maybeWords, phone: maybeWords, email: maybeWords }),
    ),
    includes: fc.subarray([...ADD_ONS]),
    user_flags: fc.dictionary(words, fc.boolean(), { noNullPrototype: true }),
    facts: fc.array(facts(), { maxLength: 2 }),
  });
}

/** A version-1 record: any field may be missing; numbers and answers in many spellings. */
export function legacyRecords() {
  const measure = fc.oneof(
    fc.integer({ min: 60, max: 200 }),
    fc.constantFrom('115', '115 mph', '130.5 MPH', 'n/a', ''),
  );
  const answer = fc.constantFrom<unknown>('Yes', 'no', 'Y', true, false, 'unknown', '', null);
  return fc.record(
    {
      reportNumber: words,
      _version: fc.constant(1),
      street: maybeWords,
      city: maybeWords,
      county: maybeWords,
      state: maybeWords,
      zip: maybeWords,
      elevation: measure,
      municipality: maybeWords,
      municipality_website: maybeWords,
      municipality_phone: maybeWords,
      municipality_email: maybeWords,
      building_official_name: maybeWords,
      building_official_phone: maybeWords,
      building_official_email: maybeWords,
      wind_speed_three_second_gust: measure,
      wind_speed_sustained: measure,
      wind_speed_ultimate_design: measure,
      permit_required: answer,
      code_enforced: answer,
      ice_and_watershield: answer,
      drip_edge_rakes_and_eaves: answer,
      install_per_manufacturer: answer,
      irc: maybeWords,
      ibc: maybeWords,
      iecc: maybeWords,
    },
    { requiredKeys: ['reportNumber'] },
  );
}
