import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../testing/profile/profile.builder.ts';
import { COMPANY_FIELDS } from '../profile.ts';
import { companyDetailsOf, parseCompanyDetails } from './company-details.policy.ts';

const nothing = {
  company: null,
  companyStreet: null,
  companyCity: null,
  companyState: null,
  companyZip: null,
};

describe('company details', () => {
  it('PROF-8 are name, street, city, state and zip', () => {
    expect(COMPANY_FIELDS).toEqual(['company', 'companyStreet', 'companyCity', 'companyState', 'companyZip']);
    expect(companyDetailsOf(aProfile())).toEqual({
      company: 'Marsh Roofing',
      companyStreet: '1437 Bannock St',
      companyCity: 'Denver',
      companyState: 'co',
      companyZip: '80202',
    });
    const { userId, email, givenName, familyName } = aProfile();
    expect(companyDetailsOf({ userId, email, givenName, familyName })).toEqual(nothing);
  });

  it('PROF-8 are trimmed, and what is blank is nothing', () => {
    const input = {
      company: ' Marsh ',
      companyStreet: '',
      companyCity: ' ',
      companyState: ' CO',
      companyZip: '80202 ',
    };
    expect(parseCompanyDetails(input)).toEqual({
      ok: true,
      value: {
        company: 'Marsh',
        companyStreet: null,
        companyCity: null,
        companyState: 'co',
        companyZip: '80202',
      },
    });
    expect(parseCompanyDetails({})).toEqual({ ok: true, value: nothing });
  });

  it.each(['zz', 'dc', 'Colorado'])('PROF-8 VAL-1 %j is no selection of a state', (companyState) => {
    expect(parseCompanyDetails({ companyState })).toEqual({ ok: false, failure: 'selection-required' });
  });

  it.each(['8020', '80202-12', 'K1A 0B1'])('PROF-8.1 %j is no ZIP code', (companyZip) => {
    expect(parseCompanyDetails({ companyZip })).toEqual({ ok: false, failure: 'zip-invalid' });
  });

  it('PROF-8.1 a nine-digit ZIP code is kept with its dash', () => {
    expect(parseCompanyDetails({ companyZip: '802021234' })).toMatchObject({
      value: { companyZip: '80202-1234' },
    });
  });

  it('PROF-8 anything is judged, and what is taken is taken again unchanged', () => {
    const input = fc.record(
      {
        company: fc.anything(),
        companyStreet: fc.anything(),
        companyState: fc.anything(),
        companyZip: fc.anything(),
        other: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(input, (typed) => {
        const details = parseCompanyDetails(typed);
        if (details.ok) expect(parseCompanyDetails(details.value)).toEqual(details);
        else expect(['selection-required', 'zip-invalid']).toContain(details.failure);
      }),
    );
  });
});
