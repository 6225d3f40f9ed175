import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { drawnRouter } from './drawn-router.ts';

afterEach(cleanup);

it('a screen that loads while the first page renders is shown, even if another subscriber got the update', async () => {
  const routes = [
    { path: '/', Component: () => <h1>One</h1> },
    { path: '/two', Component: () => <h1>Two</h1> },
  ];
  const router = createMemoryRouter(routes);
  router.subscribe(() => {});
  const drawn = drawnRouter(router);
  const first = router.state;
  // Simulates a state change between React's render and its commit.
  const behind = Object.create(drawn, { state: { get: () => (isCommitted ? router.state : first) } });
  let isCommitted = false;
  await router.navigate('/two');
  render(<RouterProvider router={behind} useTransitions={false} />);
  isCommitted = true;
  await act(async () => {});
  expect(screen.getByRole('heading').textContent).toBe('Two');
});
