import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePermitFee } from './permit-fee.policy.ts';
import { parsePermitFeesRequest, parsePermitProject } from './permit-project.policy.ts';
import { publishedFeeSchedule } from '../../testing/calculators/published-fee-schedules.ts';

const canonCityCo2013 = publishedFeeSchedule('canon-city-co-2013');

const inputs = {
  project_number: 'RL-1024',
  roof_size: 2450.5,
  roof_material_type: 'asphalt-shingle',
  material_cost: '8,000.10',
  total_project_value: 316_392,
  city_use_tax_added: true,
  county_use_tax_added: 'true',
};

describe('the inputs of a permit fee', () => {
  it('CALC-4 ENT-7 are read once, into whole cents and hundredths of a square foot', () => {
    expect(parsePermitProject(inputs)).toEqual({
      ok: true,
      value: {
        projectNumber: 'RL-1024',
        roofSize: 245_050,
        roofMaterial: 'asphalt-shingle',
        materialCost: 800_010,
        projectValue: 31_639_200,
        cityUseTax: true,
        countyUseTax: true,
        contractPrice: null,
        propertyType: 'residential',
        planReview: false,
        mechanicalWork: false,
        feePaidBefore: 0,
      },
    });
  });

  it('CALC-4 come to the same fee under the names of POST /permit-fees', () => {
    const {
      total_project_value,
      material_cost,
      city_use_tax_added: _,
      county_use_tax_added: __,
      ...rest
    } = inputs;
    const request = {
      ...rest,
      estimated_project_valuation: total_project_value,
      estimated_material_cost: material_cost,
    };
    const [asked, entered] = [
      parsePermitFeesRequest(request),
      parsePermitProject({ ...rest, total_project_value, material_cost }),
    ];
    expect(asked).toEqual(entered);
    const fee = asked.ok && calculatePermitFee({ schedule: canonCityCo2013, project: asked.value }).outcome;
    expect(fee).toMatchObject({ is: 'known', total: 315_759 });
  });

  it('CALC-4 take a contract, mechanical work and what was paid beforehand', () => {
    const more = { ...inputs, contract_price: '15,000', mechanical_work: 'true', fee_paid_before: 200 };
    expect(parsePermitProject(more)).toMatchObject({
      value: { contractPrice: 1_500_000, mechanicalWork: true, feePaidBefore: 20_000 },
    });
    expect(parsePermitProject({ ...inputs, contract_price: 'soon', fee_paid_before: -1 })).toEqual({
      ok: false,
      failure: [
        { field: 'contract_price', code: 'number-required' },
        { field: 'fee_paid_before', code: 'out-of-range', min: 0, max: 1_000_000_000 },
      ],
    });
  });

  it('CALC-4 VAL-1 say what is missing, and where', () => {
    expect(parsePermitProject({ roof_size: 'big', material_cost: -1 })).toEqual({
      ok: false,
      failure: [
        { field: 'roof_size', code: 'number-required' },
        { field: 'roof_material_type', code: 'selection-required' },
        { field: 'material_cost', code: 'out-of-range', min: 0, max: 1_000_000_000 },
        { field: 'total_project_value', code: 'number-required' },
      ],
    });
  });

  it('CALC-4 take a half cent up and keep the largest amounts exact', () => {
    const largest = { ...inputs, material_cost: 0.005, total_project_value: '999,999,999.99', roof_size: 0 };
    expect(parsePermitProject(largest)).toMatchObject({
      ok: true,
      value: { materialCost: 1, projectValue: 99_999_999_999, roofSize: 0 },
    });
  });

  it('CALC-5 need no project', () => {
    const { project_number: _, ...rest } = inputs;
    for (const none of [rest, { ...rest, project_number: ' ' }, { ...rest, project_number: null }]) {
      expect(parsePermitProject(none)).toMatchObject({ ok: true, value: { projectNumber: null } });
    }
    expect(parsePermitProject({ ...rest, project_number: 17 })).toMatchObject({
      value: { projectNumber: '17' },
    });
  });

  it('CALC-4 are refused with a field too many, and a schedule where none is used', () => {
    const { total_project_value: value, material_cost: materials, roof_size, roof_material_type } = inputs;
    const schedule = canonCityCo2013;
    expect(parsePermitProject({ ...inputs, schedule }).ok).toBe(true);
    const request = {
      roof_size,
      roof_material_type,
      estimated_project_valuation: value,
      estimated_material_cost: materials,
      schedule,
    };
    expect(parsePermitFeesRequest(request)).toMatchObject({
      failure: [{ field: 'schedule', code: 'unknown-field' }],
    });
    expect(parsePermitProject({ ...inputs, roof_sise: 1, project_number: {} })).toMatchObject({
      failure: [
        { field: 'project_number', code: 'text-required' },
        { field: 'roof_sise', code: 'unknown-field' },
      ],
    });
  });

  it('CALC-4 never throw, whatever is given', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(typeof parsePermitProject(anything).ok).toBe('boolean');
        expect(typeof parsePermitFeesRequest(anything).ok).toBe('boolean');
      }),
    );
  });
});
