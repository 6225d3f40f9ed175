import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeSchedules } from '../../testing/calculators/permit-fee.arbitrary.ts';
import { aFeeSchedule } from '../../testing/calculators/permit-fee.builder.ts';
import type { FeeComponent } from './fee-schedule.ts';
import { decodeFeeSchedule, encodeFeeSchedule, parseFeeSchedule } from './parse-fee-schedule.policy.ts';

const flat: FeeComponent = {
  id: 'permit',
  name: 'roof-permit',
  kind: 'flat',
  basis: 'constant',
  amount: '30.00',
};

describe('reading a schedule', () => {
  it('CALC-4 gives back what was written, for every schedule', () => {
    fc.assert(
      fc.property(feeSchedules(), (schedule) => {
        expect(decodeFeeSchedule(encodeFeeSchedule(schedule))).toEqual({ ok: true, value: schedule });
      }),
    );
  });

  it('CALC-4 never throws, whatever is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (anything, text) => {
        expect(parseFeeSchedule(anything)).toMatchObject({ ok: false });
        expect(decodeFeeSchedule(text)).toMatchObject({ ok: false });
      }),
    );
  });

  it.each([
    ['a fee that is no number', { ...flat, amount: 30 }, 'components.0.amount', 'number-required'],
    ['a third of a cent', { ...flat, amount: '0.333' }, 'components.0.amount', 'number-required'],
    ['a discount', { ...flat, amount: '-1.00' }, 'components.0.amount', 'number-required'],
    ['an unknown kind', { ...flat, kind: 'guess' }, 'components.0.kind', 'selection-required'],
    ['an unknown name', { ...flat, name: 'bribe' }, 'components.0.name', 'selection-required'],
    [
      'a fee on nothing',
      { ...flat, kind: 'rate', basis: 'hope', rate: '0.1' },
      'components.0.basis',
      'selection-required',
    ],
    ['a line without a name', { ...flat, id: '' }, 'components.0.id', 'required'],
    ['a text of 1,001 characters', { ...flat, cite: 'x'.repeat(1_001) }, 'components.0.cite', 'too-long'],
    ['a NUL', { ...flat, id: 'a\u0000b' }, 'components.0.id', 'unreadable'],
    ['half of a character', { ...flat, cite: 'a\ud800' }, 'components.0.cite', 'unreadable'],
    ['a day that is none', { ...flat, effective: '2024-13-01' }, 'components.0.effective', 'day-required'],
    [
      'a day that no year has',
      { ...flat, effective: '2024-02-30' },
      'components.0.effective',
      'day-required',
    ],
    [
      'a minimum fee above the maximum',
      { ...flat, min: '9.00', max: '8.99' },
      'components.0.max',
      'range-inverted',
    ],
    ['no materials at all', { ...flat, when: { materials: [] } }, 'components.0.when.materials', 'required'],
    [
      'a range that ends where it begins',
      { ...flat, when: { within: { sf: { over: '10', upTo: '10.00' } } } },
      'components.0.when.within.sf.upTo',
      'range-inverted',
    ],
    [
      'a row that ends before it begins',
      {
        id: 'permit',
        name: 'other',
        kind: 'tier',
        basis: 'sf',
        brackets: [{ over: '9', upTo: '8', base: '1.00' }],
      },
      'components.0.brackets.0.upTo',
      'range-inverted',
    ],
    [
      'a fee counted twice',
      { id: 'permit', name: 'other', kind: 'rate', basis: { fees: ['a', 'a'] }, rate: '0.1' },
      'components.0.basis.fees.1',
      'id-used-twice',
    ],
    ['a word too many', { ...flat, surprise: 1 }, 'components.0', 'not-understood'],
  ])('CALC-4 refuses %s and says where', (_, component, field, code) => {
    const refused = parseFeeSchedule({ ...aFeeSchedule([]), components: [component] });
    expect(refused.ok ? [] : refused.failure).toContainEqual({ field, code });
  });

  it.each(['zz', 'CO', 'colorado', 'xx'])('CALC-4 refuses the state %s, which there is not', (state) => {
    expect(parseFeeSchedule({ ...aFeeSchedule([flat]), state })).toEqual({
      ok: false,
      failure: [{ field: 'state', code: 'selection-required' }],
    });
  });

  it('CALC-4 refuses a step of nothing, which would never end', () => {
    for (const every of ['0', '0.00', '00']) {
      const step = { ...flat, kind: 'step', basis: 'valuation', base: '1.00', over: '0', every };
      const refused = parseFeeSchedule({ ...aFeeSchedule([]), components: [step] });
      expect(refused.ok ? [] : refused.failure).toContainEqual({
        field: 'components.0.every',
        code: 'number-required',
      });
    }
  });

  it('CALC-4 refuses two lines of one name, and an address that is none', () => {
    expect(parseFeeSchedule(aFeeSchedule([flat, flat]))).toEqual({
      ok: false,
      failure: [{ field: 'components.1.id', code: 'id-used-twice' }],
    });
    for (const url of ['javascript:alert(1)', 'https://example.com/\u0000', 'https://example.com/\udc00']) {
      const source = { title: 'Fees', url, edition: null, read: '2026-01-01' };
      expect(parseFeeSchedule(aFeeSchedule([flat], { source }))).toEqual({
        ok: false,
        failure: [{ field: 'source.url', code: 'address-required' }],
      });
    }
  });
});
