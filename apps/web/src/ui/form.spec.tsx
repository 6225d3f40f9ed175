import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form, SubmitButton } from './form.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Trial({ answer }: { readonly answer: () => Promise<void> | void }) {
  const [isRefused, setIsRefused] = useState(false);
  const error = isRefused ? 'Required' : undefined;
  return (
    <>
      <Form
        onSubmit={async () => {
          await answer();
          setIsRefused(true);
        }}
      >
        <TextField label="Name" value="" onChange={() => {}} />
        <TextField label="City" value="" onChange={() => {}} error={error} />
        <TextField label="ZIP" value="" onChange={() => {}} error={error} />
        <SubmitButton isPending={false} pendingLabel="Saving">
          Save
        </SubmitButton>
      </Form>
      <button type="button">Elsewhere</button>
    </>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('a form that is refused', () => {
  it('has the focus on its first wrong field', async () => {
    render(<Trial answer={() => {}} />);
    await userEvent.click(save());
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')));
  });

  it('does not take the focus from who has gone elsewhere meanwhile', async () => {
    let refuse = () => {};
    render(<Trial answer={() => new Promise<void>((resolve) => (refuse = resolve))} />);
    await userEvent.click(save());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    refuse();
    await vi.waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(elsewhere);
  });
});
