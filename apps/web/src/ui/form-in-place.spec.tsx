import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { FormInPlace } from './form-in-place.tsx';

afterEach(cleanup);

function Card({ focusesField = false }: { readonly focusesField?: boolean }) {
  const [isOpen, open] = useState(false);
  return (
    <FormInPlace label="Card" isOpen={isOpen} button={<Button onPress={() => open(true)}>Add a card</Button>}>
      <input aria-label="Number" ref={(input) => void (focusesField && input?.focus())} />
      <Button onPress={() => open(false)}>Cancel</Button>
    </FormInPlace>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a form in the place of its button', () => {
  it('has the focus when it opens, Tab leads into it, and its button has it when it closes', async () => {
    render(<Card />);
    await press('Add a card');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Card' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Number'));
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a card' }));
  });

  it('leaves the focus in a field that the form has focused', async () => {
    render(<Card focusesField />);
    await press('Add a card');
    expect(document.activeElement).toBe(screen.getByLabelText('Number'));
  });

  it('does not take the focus when it comes with the page', () => {
    render(<Card />);
    expect(document.activeElement).toBe(document.body);
  });
});
