import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../testing/gate.ts';
import type { AnchorProps } from '../ui/anchor.tsx';
import { RouterAnchor } from './router-anchor.tsx';

afterEach(cleanup);

async function press(props: AnchorProps, how: MouseEventInit = {}) {
  const link = () => (
    <RouterAnchor {...props}>
      <span>There</span>
    </RouterAnchor>
  );
  const router = createMemoryRouter([{ path: '*', Component: link }], { initialEntries: ['/dashboard'] });
  render(<RouterProvider router={router} useTransitions={false} />);
  const event = createEvent.click(screen.getByText('There'), { button: 0, ...how });
  await settled(() => fireEvent(screen.getByText('There'), event));
  const { pathname, search, hash } = router.state.location;
  const { historyAction } = router.state;
  return { isFollowed: event.defaultPrevented, address: pathname + search + hash, historyAction };
}

describe('a link', () => {
  it('to a path of this app is followed by the router, with its query and its place', async () => {
    expect(await press({ href: '/plans?from=menu#team' })).toEqual({
      isFollowed: true,
      address: '/plans?from=menu#team',
      historyAction: 'PUSH',
    });
  });

  it('to where one is adds nothing to go back to', async () => {
    expect(await press({ href: '/dashboard' })).toMatchObject({ isFollowed: true, historyAction: 'REPLACE' });
  });

  it.each([
    { href: 'https://elsewhere.example/plans' },
    { href: '//elsewhere.example/plans' },
    { href: 'mailto:help@example.com' },
    { href: '/plans', target: '_blank' },
    { href: '/brochure.pdf', download: '' },
    { href: '#main' },
  ])('is left to the browser: %o', async (props) => {
    expect(await press(props)).toMatchObject({ isFollowed: false, address: '/dashboard' });
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
    'pressed with %s is left to the browser',
    async (key) => {
      expect(await press({ href: '/plans' }, { [key]: true })).toMatchObject({
        isFollowed: false,
        address: '/dashboard',
      });
    },
  );

  it('pressed by another button is left to the browser', async () => {
    expect((await press({ href: '/plans' }, { button: 1 })).isFollowed).toBe(false);
  });

  it('that was answered by its own handler is not followed', async () => {
    const props: AnchorProps = { href: '/plans', onClick: (event) => event.preventDefault() };
    expect((await press(props)).address).toBe('/dashboard');
  });
});
