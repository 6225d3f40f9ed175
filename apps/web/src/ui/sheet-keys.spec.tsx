// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSheetKeys } from './sheet-keys.ts';

afterEach(cleanup);

function Sheets({ isOn }: { readonly isOn: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useSheetKeys(frame, isOn);
  return (
    <>
      <input aria-label="Find" />
      <div ref={frame}>
        {['One', 'Two', 'Three'].map((name) => (
          <section key={name}>
            <h2>{name}</h2>
            {name !== 'Two' && <p data-unknown="">{`Unknown in ${name}`}</p>}
            <button type="button">{`In ${name}`}</button>
          </section>
        ))}
      </div>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

async function press(keys: string): Promise<readonly (string | null | undefined)[]> {
  const seen = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    seen.push(focused());
  }
  return seen;
}

describe('single keys in a document of sheets', () => {
  it('move from sheet to sheet, around its ends', async () => {
    render(<Sheets isOn />);
    expect(await press('nnnn')).toEqual(['One', 'Two', 'Three', 'One']);
    expect(await press('pp')).toEqual(['Three', 'Two']);
  });

  it('move from where the focus is: first to the head of its own sheet, or to the next', async () => {
    render(<Sheets isOn />);
    screen.getByText('In Two').focus();
    expect(await press('p')).toEqual(['Two']);
    screen.getByText('In Two').focus();
    expect(await press('n')).toEqual(['Three']);
  });

  it('move to the next unknown', async () => {
    render(<Sheets isOn />);
    expect(await press('uuu')).toEqual(['Unknown in One', 'Unknown in Three', 'Unknown in One']);
  });

  it('are letters in a field, and nothing where they are turned off', async () => {
    const { rerender } = render(<Sheets isOn />);
    screen.getByLabelText('Find').focus();
    await userEvent.keyboard('nu');
    expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('nu');
    rerender(<Sheets isOn={false} />);
    screen.getByText('In One').focus();
    expect(await press('n')).toEqual(['In One']);
  });
});
