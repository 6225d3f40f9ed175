import { describe, expect, it } from 'vitest';
import { overageText, projectQuotaText, projectsLeftText } from './project-quota-texts.policy.ts';

describe('the texts of a quota', () => {
  it('PLAN-8 to the letter', () => {
    expect(projectQuotaText(30, 'en')).toBe('30 projects/mo.');
    expect(projectsLeftText(3, 'en')).toBe('You have 3 projects/mo left');
  });

  it.each([
    [500, 'Continue for $5'],
    [550, 'Continue for $5.50'],
    [1299, 'Continue for $12.99'],
    [1205, 'Continue for $12.05'],
    [123_400, 'Continue for $1,234'],
    [99, 'Continue for $0.99'],
  ])('PLAN-8 %d cents', (cents, text) => {
    expect(overageText(cents, 'en')).toBe(text);
  });

  it('PLAN-8 in Spanish', () => {
    expect(projectQuotaText(30, 'es')).toBe('30 proyectos/mes');
    expect(overageText(550, 'es')).toBe('Continuar por $5.50');
  });
});
