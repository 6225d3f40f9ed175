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
    ['a day that is none', { ...flat, effective: '2024-13-01' }, 'components.0.effective', 'day-required'],
    ['a word too many', { ...flat, surprise: 1 }, 'components.0', 'not-understood'],
  ])('CALC-4 refuses %s and says where', (_, component, field, code) => {
    const refused = parseFeeSchedule({ ...aFeeSchedule([]), components: [component] });
    expect(refused.ok ? [] : refused.failure).toContainEqual({ field, code });
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
    const source = { title: 'Fees', url: 'javascript:alert(1)', edition: null, read: '2026-01-01' };
    expect(parseFeeSchedule(aFeeSchedule([flat], { source }))).toEqual({
      ok: false,
      failure: [{ field: 'source.url', code: 'address-required' }],
    });
  });
});
