import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTaxes, taxOf, taxShareOf } from './tax.policy.ts';

describe('the tax on a charge', () => {
  it.each([
    [6900, 82_500, 569],
    [6900, 29_000, 200],
    [50, 10_000, 1],
    [49, 10_000, 0],
    [6900, 0, 0],
    [0, 82_500, 0],
    [-2300, 82_500, 0],
  ])('PLAN-9 D PLAN-9.19 on %i cents at %i millionths is %i, halves up', (due, rate, tax) => {
    expect(taxOf(due, rate)).toBe(tax);
  });

  it('PLAN-9 is given back with what it was paid for, to the cent, in however many parts', () => {
    const parts = fc.array(fc.nat(5000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.nat(150_000), (refunds, rate) => {
        const due = refunds.reduce((sum, amount) => sum + amount, 0);
        const tax = taxOf(due, rate);
        const bill = { amount: due + tax, tax };
        let back = 0;
        let taxBack = 0;
        for (const amount of [...refunds, tax]) {
          const share = taxShareOf(back + amount, bill) - taxShareOf(back, bill);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(amount);
          back += amount;
          taxBack += share;
        }
        expect([back, taxBack]).toEqual([bill.amount, tax]);
      }),
    );
  });
});

describe('a file of taxes', () => {
  it('PLAN-9 has a state and its percentage on each line', () => {
    expect(readTaxes('# sales tax, 2026\n\nTX,8.25\r\nco, 2.9\nWA,0.0001\nOR,0\nNV,10.5\nUT,100\n')).toEqual({
      taxes: [
        { state: 'tx', rate: 82_500 },
        { state: 'co', rate: 29_000 },
        { state: 'wa', rate: 1 },
        { state: 'or', rate: 0 },
        { state: 'nv', rate: 105_000 },
        { state: 'ut', rate: 1_000_000 },
      ],
      errors: [],
    });
  });

  it.each([
    ['TX', 'line-wrong'],
    ['TX,8,25', 'line-wrong'],
    ['Texas,8.25', 'state-unknown'],
    ['TX,8.25001', 'percent-wrong'],
    ['TX,101', 'percent-wrong'],
    ['TX,-1', 'percent-wrong'],
    ['TX,8.25%', 'percent-wrong'],
  ])('PLAN-9 is refused at its line: %s', (line, reason) => {
    expect(readTaxes(`CO,2.9\n${line}`).errors).toEqual([{ at: 2, reason }]);
  });

  it('PLAN-9 names a state once', () => {
    expect(readTaxes('TX,8.25\ntx,8.25').errors).toEqual([{ at: 2, reason: 'state-twice' }]);
  });
});
