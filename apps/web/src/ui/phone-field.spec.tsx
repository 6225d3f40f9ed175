import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PhoneField } from './phone-field.tsx';

afterEach(cleanup);

function Form({ start = '' }: { readonly start?: string }) {
  const [digits, setDigits] = useState(start);
  return (
    <>
      <PhoneField label="Phone" value={digits} onChange={setDigits} />
      <output>{digits}</output>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Phone' });

describe('the phone field', () => {
  it('VAL-3 masks what is typed', async () => {
    render(<Form />);
    await userEvent.type(field(), '3035550142');
    expect(field().value).toBe('1 (303) 555-0142');
    expect(screen.getByRole('status').textContent).toBe('3035550142');
  });

  it('VAL-3 drops a pasted +1', async () => {
    render(<Form />);
    await userEvent.click(field());
    await userEvent.paste('+1 (303) 555-0142');
    expect(field().value).toBe('1 (303) 555-0142');
  });

  it('can be emptied with the backspace key alone', async () => {
    render(<Form start="3035550142" />);
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace>14/}');
    expect(field().value).toBe('');
  });

  it('keeps the cursor where a digit is put in', async () => {
    render(<Form start="30355501" />);
    await userEvent.type(field(), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field().value).toBe('1 (390) 355-501');
    expect(field().selectionStart).toBe(5);
  });
});
