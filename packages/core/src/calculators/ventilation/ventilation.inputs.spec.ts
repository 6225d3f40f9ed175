import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ventilationInputsOfAnyKind } from '../../testing/calculators/ventilation.arbitrary.ts';
import { ventilationInputs } from '../../testing/calculators/ventilation.builder.ts';
import { parseVentilation } from './ventilation.inputs.ts';

const form = { atticSf: '1,500', edition: '2021', climateZone: '4' };

describe('the inputs of ventilation', () => {
  it('CALC-3 reads what a form holds, and fills in what may be left out', () => {
    expect(parseVentilation(form)).toEqual({ ok: true, value: ventilationInputs() });
  });

  it('CALC-3 takes a table of products of its own, and what is provided of them', () => {
    const products = [{ id: 'turbine', place: 'upper', soldBy: 'piece', netFreeSqIn: '110' }];
    const provided = [{ product: 'turbine', quantity: '4' }];
    expect(parseVentilation({ ...form, products, provided })).toMatchObject({
      value: { products: [{ netFreeSqIn: 110 }], provided: [{ product: 'turbine', quantity: 4 }] },
    });
  });

  it.each([
    [{ ...form, atticSf: '' }, [{ field: 'atticSf', code: 'number-required' }]],
    [{ ...form, atticSf: 1e9 }, [{ field: 'atticSf', code: 'out-of-range', min: 0, max: 1_000_000 }]],
    [{ ...form, climateZone: 9 }, [{ field: 'climateZone', code: 'selection-required' }]],
    [{ ...form, edition: undefined }, [{ field: 'edition', code: 'selection-required' }]],
    [{ ...form, ratio: 200 }, [{ field: 'ratio', code: 'selection-required' }]],
    [{ ...form, upperPercent: 101 }, [{ field: 'upperPercent', code: 'out-of-range', min: 0, max: 100 }]],
    [
      { ...form, provided: [{ product: 'whirlybird', quantity: 1 }] },
      [{ field: 'provided.0.product', code: 'selection-required' }],
    ],
    [
      { ...form, products: [{ place: 'upper', soldBy: 'ft', netFreeSqIn: 0 }] },
      [
        { field: 'products.0.id', code: 'text-required' },
        { field: 'products.0.netFreeSqIn', code: 'out-of-range', min: 0.1, max: 2_000 },
      ],
    ],
  ])('VAL-1 CALC-3 refuses %j', (wrong, failure) => {
    expect(parseVentilation(wrong)).toEqual({ ok: false, failure });
  });

  it('CALC-3 refuses two products of one name, and fields that there are not', () => {
    const vent = { id: 'ridge', place: 'upper', soldBy: 'ft', netFreeSqIn: 18, colour: 'red' };
    expect(
      parseVentilation({
        atticSf: 1_500,
        edition: 2021,
        climateZone: 4,
        products: [vent, vent],
        ration: 300,
      }),
    ).toMatchObject({
      failure: [
        { field: 'products.1.id', code: 'id-used-twice' },
        { field: 'ration', code: 'unknown-field' },
        { field: 'products.0.colour', code: 'unknown-field' },
        { field: 'products.1.colour', code: 'unknown-field' },
      ],
    });
  });

  it('CALC-3 never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ products: fc.array(fc.anything()), provided: fc.anything() })),
        (anything) => {
          expect(parseVentilation(anything)).toMatchObject({ ok: expect.any(Boolean) });
        },
      ),
    );
  });

  it('CALC-3 reads back what it has read, through JSON', () => {
    fc.assert(
      fc.property(ventilationInputsOfAnyKind(), (inputs) => {
        expect(parseVentilation(JSON.parse(JSON.stringify(inputs)))).toEqual({ ok: true, value: inputs });
      }),
    );
  });
});
