import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../shared/messages.ts';
import { InputReader, type InputFailure } from './inputs.ts';
import { sayInputFailure } from './input-failure-text.ts';

const TO_TEN = { min: 0, max: 10 };

describe('reading inputs', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 7.5 ', 7.5],
    ['.25', 0.25],
    ['7.', 7],
    [1.0004999, 1],
  ])('CALC-6 reads %j as the number %d', (given, value) => {
    expect(new InputReader({ given }).number('given', TO_TEN)).toBe(value);
  });

  it('CALC-6 reads thousands as they are written', () => {
    const reader = new InputReader({ a: '1,234,567.5', b: '1,23,456', c: '1234567' });
    const range = { min: 0, max: 1e9 };
    expect([reader.number('a', range), reader.number('c', range)]).toEqual([1_234_567.5, 1_234_567]);
    reader.number('b', range);
    expect(reader.result(null)).toEqual({ ok: false, failure: [{ field: 'b', code: 'number-required' }] });
  });

  it.each(['', ' ', 'ten', '1e5', '0x10', '--1', '1.2.3', NaN, Infinity, true, [], {}, null, undefined])(
    'VAL-1 does not take %j for a number',
    (given) => {
      const reader = new InputReader({ given });
      reader.number('given', TO_TEN);
      expect(reader.result(null)).toEqual({
        ok: false,
        failure: [{ field: 'given', code: 'number-required' }],
      });
    },
  );

  it('VAL-1 says what it wants, in both languages', () => {
    const failures: InputFailure[] = [
      { field: 'a', code: 'number-required' },
      { field: 'b', code: 'selection-required' },
      { field: 'c', code: 'text-required' },
      { field: 'd', code: 'out-of-range', min: 0, max: 1_000 },
      { field: 'e', code: 'unknown-field', known: [] },
      { field: 'f', code: 'contradicts-other-fields', expected: 9.125 },
    ];
    expect(LOCALES.map((locale) => failures.map((failure) => sayInputFailure(failure, locale)))).toEqual([
      [
        'Number required',
        'Required Selection',
        'Required Field',
        'Enter a value from 0 to 1,000',
        'There is no such field here',
        'Leave this empty or enter 9.125: it follows from other fields',
      ],
      [
        'Se requiere un número',
        'Selección obligatoria',
        'Campo obligatorio',
        'Escriba un valor de 0 a 1,000',
        'Aquí no existe ese campo',
        'Déjelo vacío o escriba 9.125: resulta de otros campos',
      ],
    ]);
  });

  it('CALC-6 keeps every failure, with its path', () => {
    const reader = new InputReader({ roofs: [{ pitch: 5 }, { pitch: 11 }, 'flat'], group: { kind: 'x' } });
    reader.list('roofs', 1, (roof) => roof.number('pitch', TO_TEN));
    reader.group('group').choice('kind', ['a', 'b']);
    reader.group('nothing').text('name');
    expect(reader.result(null)).toEqual({
      ok: false,
      failure: [
        { field: 'roofs.1.pitch', code: 'out-of-range', min: 0, max: 10 },
        { field: 'roofs.2.pitch', code: 'number-required' },
        { field: 'group.kind', code: 'selection-required' },
        { field: 'nothing.name', code: 'text-required' },
      ],
    });
  });

  it('CALC-6 refuses fields that nobody asked for, at any depth', () => {
    const reader = new InputReader({
      ares: 1,
      area: 2,
      roofs: [{ pitch: 5 }, { pitch: 5, hight: null }],
      group: { knd: 'x' },
    });
    reader.number('area', TO_TEN);
    reader.list('roofs', 1, (roof) => roof.number('pitch', TO_TEN));
    reader.group('group').has('kind');
    expect(reader.result(null)).toEqual({
      ok: false,
      failure: [
        { field: 'ares', code: 'unknown-field', known: ['area', 'roofs', 'group'] },
        { field: 'roofs.1.hight', code: 'unknown-field', known: ['pitch'] },
        { field: 'group.knd', code: 'unknown-field', known: ['kind'] },
      ],
    });
  });

  it('CALC-6 takes a choice given as text, and nothing inherited', () => {
    expect(new InputReader({ edition: '2021' }).choice('edition', [2018, 2021])).toBe(2021);
    const reader = new InputReader({});
    reader.choice('constructor', ['a']);
    reader.number('__proto__', TO_TEN);
    expect(reader.result(null)).toMatchObject({
      failure: [{ field: 'constructor' }, { field: '__proto__' }],
    });
  });

  it('CALC-6 reads any number it accepts to the thousandth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (given) => {
        const value = new InputReader({ given }).number('given', TO_TEN);
        expect(Math.abs(value - given)).toBeLessThanOrEqual(0.000_500_001);
        expect(new InputReader({ value }).number('value', TO_TEN)).toBe(value);
      }),
    );
  });
});
