import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

const STEPS = ['Account', 'Company', 'Team'].map((label) => ({ id: label, label }));
const WORDS = { done: 'done', current: 'current step', upcoming: 'to come' };

describe('the stepper', () => {
  it('AUTH-11 says of each step whether it is done, current or to come', () => {
    render(<Stepper label="Sign-up" steps={STEPS} current="Company" words={WORDS} />);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Account, done',
      '2Company, current step',
      '3Team, to come',
    ]);
  });

  it('marks the one step one is at', () => {
    render(<Stepper label="Sign-up" steps={STEPS} current="Team" words={WORDS} />);
    const current = screen.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
    expect(current.map((step) => step.textContent)).toEqual(['3Team, current step']);
  });
});
