import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../testing/gate.ts';
import { HeadingFocus } from '../router/heading-focus.ts';
import { screenRoute } from './screen-route.tsx';
import type { LoadScreen } from './screens.ts';

afterEach(cleanup);

let visits = 0;
function Counted() {
  const [visit] = useState(() => (visits += 1));
  return <h1>{`visit ${visit}`}</h1>;
}
const counted: LoadScreen = async () => ({ Component: Counted });
const plain: LoadScreen = async () => ({ Component: () => <h1>Start</h1> });

async function show(load: LoadScreen): Promise<DataRouter> {
  visits = 0;
  const focus = new HeadingFocus(document);
  const router = createMemoryRouter(
    [
      { path: '/', ...screenRoute(plain, focus) },
      { path: '/report/:number', ...screenRoute(load, focus), ErrorBoundary: () => <h1>Failed</h1> },
    ],
    { initialEntries: ['/'] },
  );
  await settled(() =>
    render(
      <main>
        <RouterProvider router={router} useTransitions={false} />
      </main>,
    ),
  );
  return router;
}

const go = (router: DataRouter, path: string) => settled(() => router.navigate(path));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the screen of a route', () => {
  it('starts again at another path, and not at another query', async () => {
    const router = await show(counted);
    await go(router, '/report/1');
    await go(router, '/report/1?tab=2');
    expect(heading().textContent).toBe('visit 1');
    await go(router, '/report/2');
    expect(heading().textContent).toBe('visit 2');
  });

  it('has the focus on its heading, but for the first of a page and for another query', async () => {
    const router = await show(counted);
    expect(document.activeElement).toBe(document.body);
    await go(router, '/report/1');
    expect(document.activeElement).toBe(heading());
    heading().blur();
    await go(router, '/report/1?tab=2');
    expect(document.activeElement).toBe(document.body);
  });

  it('START-8 is asked for again at the next visit after it could not be loaded', async () => {
    let isOnline = false;
    const router = await show(async () => {
      if (!isOnline) throw new Error('no connection');
      return { Component: Counted };
    });
    await go(router, '/report/1');
    expect(heading().textContent).toBe('Failed');
    await go(router, '/');
    await go(router, '/report/1');
    expect(heading().textContent).toBe('Failed');
    await go(router, '/');
    isOnline = true;
    await go(router, '/report/1');
    expect(heading().textContent).toBe('visit 1');
    await go(router, '/report/1?tab=2');
    expect(heading().textContent).toBe('visit 1');
  });
});
