import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

const ROLES = [
  { id: 'estimator', label: 'Estimator' },
  { id: 'adjuster', label: 'Adjuster', isDisabled: true },
  { id: 'roofer', label: 'Roofer' },
];

function Form({ error }: { readonly error?: string }) {
  const [role, setRole] = useState<string | null>(null);
  return (
    <Select
      label="Role"
      hint="What you do most."
      error={error}
      options={ROLES}
      value={role}
      onChange={setRole}
      placeholder="Choose one"
    />
  );
}

const field = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Role' });
const shown = (): string | undefined => field().selectedOptions[0]?.textContent ?? undefined;

describe('the select', () => {
  it('shows its placeholder until something is chosen, and cannot go back to it', async () => {
    render(<Form />);
    expect(shown()).toBe('Choose one');
    await userEvent.selectOptions(field(), 'Roofer');
    expect(shown()).toBe('Roofer');
    expect([...field().options].map(({ text }) => text)).toEqual(['Estimator', 'Adjuster', 'Roofer']);
  });

  it('does not take what cannot be chosen', async () => {
    render(<Form />);
    await userEvent.selectOptions(field(), 'Adjuster');
    expect(shown()).toBe('Choose one');
  });

  it('is described by its hint and its error, and says that it is wrong', () => {
    const { rerender } = render(<Form />);
    const description = () =>
      (field().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect([description(), field().getAttribute('aria-invalid')]).toEqual([['What you do most.'], null]);
    rerender(<Form error="Required Selection" />);
    expect([description(), field().getAttribute('aria-invalid')]).toEqual([
      ['What you do most.', 'Required Selection'],
      'true',
    ]);
  });
});
