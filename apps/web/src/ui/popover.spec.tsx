import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';
import './testing/jsdom-gaps.ts';

afterEach(cleanup);

function Page() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={anchor} onPress={() => setOpen(true)}>
        Filter
      </Button>
      <Popover label="State" triggerRef={anchor} isOpen={isOpen} onClose={close}>
        <Button onPress={close}>Apply</Button>
      </Popover>
    </>
  );
}

describe('the popover', () => {
  it.each(['by a button in it', 'by Escape'])('is a dialog with its label, and closes %s', async (how) => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('dialog', { name: 'State' })).toBeDefined();
    if (how === 'by Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect([screen.queryByRole('dialog'), document.activeElement?.textContent]).toEqual([null, 'Filter']);
  });
});
