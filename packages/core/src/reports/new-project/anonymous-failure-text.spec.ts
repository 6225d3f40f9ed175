import { describe, expect, it } from 'vitest';
import { anonymousFailureText } from './anonymous-failure-text.ts';
import { ANONYMOUS_REFUSALS } from './anonymous-reports.port.ts';

describe('what a visitor reads who gets no report', () => {
  it.each(ANONYMOUS_REFUSALS)('RPT-4 %s has words of its own in each language', (why) => {
    const failure = { code: 'refused', why, message: 'as the server says' } as const;
    const texts = [anonymousFailureText(failure, 'en'), anonymousFailureText(failure, 'es')];
    expect(texts).not.toContain('as the server says');
    expect(new Set(texts).size).toBe(2);
  });

  it('RPT-4 is the sentence of the server where its reason is none we know', () => {
    const failure = { code: 'refused', why: null, message: 'One sample report a day.' } as const;
    expect(anonymousFailureText(failure, 'es')).toBe('One sample report a day.');
  });

  it('RPT-4 says that there is no answer', () => {
    expect(anonymousFailureText({ code: 'unavailable' }, 'es')).toMatch(/^No se pudo crear/);
  });
});
