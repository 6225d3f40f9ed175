import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedPermitDetails } from './permit-details.print.ts';

const lines = (details: Readonly<Record<string, unknown>>, locale: 'en' | 'es' = 'en') =>
  printedPermitDetails(details, locale).map(({ name, value }) => `${name}: ${value}`);

describe('the details of a permit on paper', () => {
  it('D RPT-7.4 are questions and answers, in the order of the calculator', () => {
    const details = {
      schedule: 'Denver, CO',
      city_use_tax_added: true,
      roof_material_type: 'asphalt-shingle',
      total_project_value: 15_000,
      roof_size: '2450',
      material_cost: 8_000.5,
      plan_review: false,
    };
    expect(lines(details)).toEqual([
      'Fee schedule: Denver, CO',
      'Roof area: 2,450 sq ft',
      'Roof covering: Asphalt shingle',
      'Value of the project: $15,000.00',
      'Cost of materials: $8,000.50',
      'City use tax added: Yes',
      'Plans reviewed: No',
    ]);
    expect(lines(details, 'es').slice(0, 3)).toEqual([
      'Tarifas: Denver, CO',
      'Área del techo: 2,450 pies²',
      'Cubierta: Teja asfáltica',
    ]);
  });

  it.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
    [{}, []],
    [{ roof_size: null, contract_price: '' }, ['Roof area: Unknown', 'Contract price: Unknown']],
    [{ roof_size: 'about 20 squares' }, ['Roof area: about 20 squares']],
    [{ roof_material_type: 'thatch' }, ['Roof covering: thatch']],
    [{ crew_size: 4, 'night-work': true }, ['Crew size: 4', 'Night work: Yes']],
    [{ sheds: ['north', 2], vents: [] }, ['Sheds: north, 2', 'Vents: nothing']],
    [
      { owner: { full_name: 'Ada March', phones: { home: '1' } } },
      ['Owner, full name: Ada March', 'Owner, phones: {"home":"1"}'],
    ],
  ])('D RPT-7.4 are told as they were sent where they are not those of a permit fee: %j', (details, told) => {
    expect(lines(details)).toEqual(told);
  });

  it('D RPT-7.4 leave no field out, whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.boolean(), fc.double())),
        (details) => {
          expect(printedPermitDetails(details, 'es')).toHaveLength(Object.keys(details).length);
        },
      ),
    );
  });
});
