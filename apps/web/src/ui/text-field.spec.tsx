import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const described = (field: HTMLElement): (string | undefined)[] =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? undefined);

describe('the text field', () => {
  it('VAL-2 tells its hint and its error to those who listen', () => {
    render(<TextField label="Email" hint="Also the username." error="Must be a valid email" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(described(field)).toEqual(expect.arrayContaining(['Also the username.', 'Must be a valid email']));
  });

  it('is not invalid without an error', () => {
    render(<TextField label="Email" />);
    expect(screen.getByRole('textbox', { name: 'Email' }).hasAttribute('aria-invalid')).toBe(false);
  });

  it('keeps a hidden label as its name', () => {
    render(<TextField label="Search" isLabelHidden />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeDefined();
  });
});
