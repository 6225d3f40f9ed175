import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aStage, leadsTo } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/not-found.route.tsx';

afterEach(cleanup);

describe('the screen at an unknown path', () => {
  it.each([
    ['en', '404 Not Found', /^There is no page at this address\./, 'Go to the start page'],
    ['es', '404 No se encontró la página', /^No hay ninguna página en esta dirección\./, 'Ir al inicio'],
  ] as const)('NAV-6 says so, and leads to the start (%s)', async (locale, title, words, back) => {
    await aStage('/no/such/page', { locale }).show(Component);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(leadsTo(back)).toBe('/');
  });
});
