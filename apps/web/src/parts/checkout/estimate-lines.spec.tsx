import { aPlannedPlan } from '@ridgeline/core/testing/billing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Language } from '../../language/language.store.ts';
import { LanguageProvider } from '../../language/use-words.tsx';
import { EstimateLines } from './estimate-lines.tsx';

afterEach(cleanup);

const firstTerm = (period: 'monthly' | 'annual' | null, locale: 'en' | 'es') => {
  render(
    <LanguageProvider language={new Language({ getItem: () => null, setItem: () => {} }, [locale])}>
      <EstimateLines estimate={aPlannedPlan().estimate} item="Pro" period={period}>
        {null}
      </EstimateLines>
    </LanguageProvider>,
  );
  return screen.getAllByRole('term')[0]?.textContent;
};

describe('the lines of an estimate', () => {
  it.each([
    ['monthly', 'en', 'Pro, a month'],
    ['annual', 'en', 'Pro, a year'],
    ['monthly', 'es', 'Pro, al mes'],
    ['annual', 'es', 'Pro, al año'],
    [null, 'en', 'Pro'],
  ] as const)('PLAN-9 say how long the price pays for: %s in %s', (period, locale, term) => {
    expect(firstTerm(period, locale)).toBe(term);
  });
});
