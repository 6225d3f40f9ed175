import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

function Form() {
  const [overhang, setOverhang] = useState('16');
  return (
    <NumberField
      label="Overhang"
      unit="in"
      value={overhang}
      onChange={setOverhang}
      step={0.5}
      min={0}
      max={17}
    />
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Overhang' });

describe('the number field', () => {
  it('takes digits and a point and nothing else', async () => {
    render(<Form />);
    await userEvent.clear(field());
    await userEvent.type(field(), '1x2.5 in');
    expect(field().value).toBe('12.5');
  });

  it('steps with the arrow keys, as far as it may', async () => {
    render(<Form />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field().value).toBe('17');
    await userEvent.keyboard('{ArrowDown}');
    expect(field().value).toBe('16.5');
  });
});
