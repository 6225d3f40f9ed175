import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from './kept-focus.ts';

afterEach(cleanup);

function List() {
  const place = useKeptFocus<HTMLDivElement>();
  const [names, setNames] = useState(['Ada', 'Grace', 'Rosa']);
  const [asked, ask] = useState<string | null>(null);
  const drop = (name: string) => setNames((all) => all.filter((one) => one !== name));
  return (
    <>
      <div ref={place} tabIndex={-1} data-testid="region">
        {names.map((name) => (
          <span key={name}>
            <button type="button" onClick={() => drop(name)}>
              Remove {name}
            </button>
          </span>
        ))}
        {names.length > 0 && (
          <button type="button" onClick={() => ask('Ada')}>
            Ask
          </button>
        )}
        {names.length > 0 && (
          <button type="button" onClick={() => setNames([])}>
            Clear
          </button>
        )}
      </div>
      {asked !== null && (
        <div role="alertdialog" aria-label="Sure">
          <button
            type="button"
            // As a list that is read anew before its dialog closes.
            onClick={() => {
              setNames([]);
              setTimeout(() => ask(null), 20);
            }}
          >
            Yes
          </button>
        </div>
      )}
    </>
  );
}

function Form() {
  const place = useKeptFocus<HTMLDivElement>();
  const [isOn, turn] = useState(true);
  const [isOpen, open] = useState(false);
  return (
    <div ref={place} tabIndex={-1}>
      <button type="button" onClick={() => open(true)}>
        Edit
      </button>
      <button key={String(isOn)} type="button" onClick={() => turn(!isOn)}>
        {isOn ? 'Off' : 'On'}
      </button>
      <button type="button">Remove</button>
      {isOpen && (
        <button type="button" onClick={() => open(false)}>
          Cancel
        </button>
      )}
    </div>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

describe('the focus of a region whose parts are removed', () => {
  it('goes on with what stands in the place of a part, and after the last with the one before', async () => {
    render(<List />);
    await press('Remove Ada');
    await waitFor(() => expect(focused()).toBe('Remove Grace'));
    await press('Remove Grace');
    await waitFor(() => expect(focused()).toBe('Remove Rosa'));
    await press('Clear');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('region')));
  });

  it('goes on with what has come in the place of a part, and back with the button of a form that is closed', async () => {
    render(<Form />);
    await press('Off');
    await waitFor(() => expect(focused()).toBe('On'));
    await press('Edit');
    await press('Cancel');
    await waitFor(() => expect(focused()).toBe('Edit'));
  });

  it('waits for the dialog that a part has opened', async () => {
    render(<List />);
    await press('Ask');
    await press('Yes');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('region')));
  });

  it('is not taken back by a region that was left', async () => {
    const { rerender } = render(
      <>
        <List />
        <input aria-label="Elsewhere" />
      </>,
    );
    await press('Remove Ada');
    await userEvent.click(screen.getByLabelText('Elsewhere'));
    await userEvent.click(document.body);
    rerender(<List />);
    expect(document.activeElement).toBe(document.body);
  });
});
