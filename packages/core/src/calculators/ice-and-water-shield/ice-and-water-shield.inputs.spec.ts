import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iceAndWaterShieldInputs } from '../../testing/calculators/ice-and-water-shield.arbitrary.ts';
import { parseIceAndWaterShield } from './ice-and-water-shield.inputs.ts';
import { WISCONSIN_ICE_BARRIER } from './ice-barrier-rules.ts';
import { wallThickness } from './wall-thickness.ts';

const eave = { lengthFt: '1,250.5', overhangIn: '12', stud: '2x4', wallType: 'siding', rise: 6 };

describe('the inputs of ice and water shield', () => {
  it('CALC-2 reads what a form holds, and fills in what may be left out', () => {
    expect(parseIceAndWaterShield({ eaves: [eave], edition: '2021' })).toEqual({
      ok: true,
      value: {
        eaves: [
          { lengthFt: 1250.5, overhangIn: 12, wallIn: 5, wall: { stud: '2x4', type: 'siding' }, rise: 6 },
        ],
        valleysFt: 0,
        edition: 2021,
        reading: 'horizontal',
        designation: 'unknown',
        structure: 'conditioned',
        covering: 'asphalt-shingle',
        windMph: null,
        localRule: null,
        measure: 'actual',
        rollWidthIn: 36,
        rollAreaSf: 200,
        sideLapIn: 3.5,
      },
    });
  });

  it.each([
    ['2x4', 'siding', 5],
    ['2x4', 'stucco', 5.375],
    ['2x6', 'brick', 11.125],
  ] as const)('CALC-2 a %s wall with %s is %d in thick', (stud, type, inches) => {
    expect(wallThickness(stud, type)).toBe(inches);
  });

  it.each([
    ['eaves.0.lengthFt', { ...eave, lengthFt: '' }, { code: 'number-required' }],
    ['eaves.0.lengthFt', { ...eave, lengthFt: 'ten' }, { code: 'number-required' }],
    ['eaves.0.lengthFt', { ...eave, lengthFt: -1 }, { code: 'out-of-range', min: 0, max: 10_000 }],
    ['eaves.0.overhangIn', { ...eave, overhangIn: 120.001 }, { code: 'out-of-range', min: 0, max: 120 }],
    ['eaves.0.rise', { ...eave, rise: 25 }, { code: 'out-of-range', min: 0, max: 24 }],
    [
      'eaves.0.wallIn',
      { ...eave, stud: '', wallType: '', wallIn: 24.5 },
      { code: 'out-of-range', min: 0, max: 24 },
    ],
    ['eaves.0.wallIn', { ...eave, wallIn: 4.5 }, { code: 'contradicts-other-fields', expected: 5 }],
    ['eaves.0.stud', { ...eave, stud: '2x8' }, { code: 'selection-required' }],
    ['eaves.0.wallType', { ...eave, wallType: undefined }, { code: 'selection-required' }],
  ])('VAL-1 CALC-2 refuses %s %#', (field, wrong, why) => {
    expect(parseIceAndWaterShield({ eaves: [wrong], edition: 2021 })).toEqual({
      ok: false,
      failure: [{ field, ...why }],
    });
  });

  it('CALC-2 the lap is narrower than the roll, and there is at least one eave', () => {
    expect(parseIceAndWaterShield({ eaves: [], edition: 2021, sideLapIn: 36 })).toEqual({
      ok: false,
      failure: [
        { field: 'eaves', code: 'out-of-range', min: 1, max: 100 },
        { field: 'sideLapIn', code: 'out-of-range', min: 0, max: 35.999 },
      ],
    });
  });

  it('CALC-2 takes a roll from the table of products, and any field of it from the user', () => {
    const read = parseIceAndWaterShield({ eaves: [eave], edition: 2021, roll: '225', sideLapIn: 6 });
    expect(read).toMatchObject({ value: { rollAreaSf: 225, rollWidthIn: 36, sideLapIn: 6 } });
  });

  it('CALC-2 takes a local rule by its name or written out', () => {
    const named = parseIceAndWaterShield({ eaves: [eave], edition: 2021, localRule: 'wisconsin' });
    expect(named).toMatchObject({ value: { localRule: WISCONSIN_ICE_BARRIER } });
    const written = parseIceAndWaterShield({
      eaves: [eave],
      edition: 2021,
      localRule: WISCONSIN_ICE_BARRIER,
    });
    expect(written).toEqual(named);
    const unsafe = { ...WISCONSIN_ICE_BARRIER, url: 'javascript:alert(1)', date: 'lately', read: '' };
    expect(parseIceAndWaterShield({ eaves: [eave], edition: 2021, localRule: unsafe })).toEqual({
      ok: false,
      failure: [
        { field: 'localRule.url', code: 'text-required' },
        { field: 'localRule.date', code: 'day-required' },
        { field: 'localRule.read', code: 'day-required' },
      ],
    });
    expect(parseIceAndWaterShield({ eaves: [eave], edition: 2021, localRule: 'atlantis' })).toMatchObject({
      failure: [{ field: 'localRule', code: 'selection-required' }],
    });
  });

  it('CALC-2 refuses a local rule none of whose requirements applies to any eave', () => {
    const steep = WISCONSIN_ICE_BARRIER.requirements.map((requirement) => ({ ...requirement, fromRise: 8 }));
    const localRule = { ...WISCONSIN_ICE_BARRIER, requirements: steep };
    const inputs = { eaves: [eave], edition: 2021, localRule };
    expect(parseIceAndWaterShield(inputs)).toEqual({
      ok: false,
      failure: [{ field: 'localRule', code: 'no-requirement-applies' }],
    });
    expect(parseIceAndWaterShield({ ...inputs, eaves: [eave, { ...eave, rise: 8 }] }).ok).toBe(true);
  });

  it('CALC-2 refuses a day that the calendar does not have', () => {
    const localRule = { ...WISCONSIN_ICE_BARRIER, read: '2026-02-29' };
    expect(parseIceAndWaterShield({ eaves: [eave], edition: 2021, localRule })).toEqual({
      ok: false,
      failure: [{ field: 'localRule.read', code: 'day-required' }],
    });
  });

  it('CALC-2 never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ eaves: fc.array(fc.anything()), localRule: fc.anything() })),
        (anything) => {
          expect(parseIceAndWaterShield(anything)).toMatchObject({ ok: expect.any(Boolean) });
        },
      ),
    );
  });

  it('CALC-2 reads back what it has read, through JSON', () => {
    fc.assert(
      fc.property(iceAndWaterShieldInputs(), (inputs) => {
        expect(parseIceAndWaterShield(JSON.parse(JSON.stringify(inputs)))).toEqual({
          ok: true,
          value: inputs,
        });
      }),
    );
  });
});
