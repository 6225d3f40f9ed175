import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';
import './testing/jsdom-gaps.ts';

afterEach(cleanup);

describe('the popover', () => {
  it('is a dialog with its label, and closes from inside', async () => {
    render(
      <Popover label="State" trigger={<Button>Filter</Button>}>
        {(close) => <Button onPress={close}>Apply</Button>}
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('dialog', { name: 'State' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
