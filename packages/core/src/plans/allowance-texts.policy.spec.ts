import { describe, expect, it } from 'vitest';
import { someAllowances } from '../testing/plans/plan.builder.ts';
import { allowanceTexts } from './allowance-texts.policy.ts';

describe('the allowances in the header', () => {
  it('HDR-6 are remaining of total for Quick View, Code and Weather', () => {
    expect(allowanceTexts(someAllowances(), 'en')).toEqual([
      { label: 'Quick View', text: '12 of 30' },
      { label: 'Code', text: '8 of 8' },
      { label: 'Weather', text: '1 of 4' },
    ]);
  });

  it('HDR-6 show only what is known', () => {
    const { weather } = someAllowances();
    expect(allowanceTexts({ weather }, 'en')).toEqual([{ label: 'Weather', text: '1 of 4' }]);
    expect(allowanceTexts({}, 'en')).toEqual([]);
  });

  it('HDR-6 in Spanish', () => {
    expect(allowanceTexts(someAllowances(), 'es')).toEqual([
      { label: 'Vista rápida', text: '12 de 30' },
      { label: 'Código', text: '8 de 8' },
      { label: 'Clima', text: '1 de 4' },
    ]);
  });
});
