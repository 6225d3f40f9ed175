import { aReport } from '@ridgeline/core/testing/reports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/public-report.route.ts';
import { aStage, button, leadsTo } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

async function setUp(address: string, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(address, options);
  stage.publicReports.share(aReport({ claimNumber: 'C-7' }), 'a-link');
  stage.publicReports.share(aReport({ reportNumber: 'R-2' }), 'old', { isOver: true });
  await stage.show(Component);
  return stage;
}

const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('a report by its share link', () => {
  it('NAV-2 is read without signing in, and without its claim', async () => {
    await setUp('/public/report/R-1001?share=a-link');
    expect(title()).toBe('1437 Bannock St');
    expect(screen.queryByText('C-7')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('RPT-6 shows where its property lies', async () => {
    await setUp('/public/report/R-1001?share=a-link');
    expect(await screen.findByRole('img', { name: /Denver County, CO/ })).toBeDefined();
  });

  it.each([
    ['/public/report/R-1001?share=another', 'This link leads to no report'],
    ['/public/report/R-1001', 'This link leads to no report'],
    ['/public/report/R-2?share=old', 'This link has expired'],
  ])('NAV-2 answers %s calmly', async (address, words) => {
    await setUp(address);
    expect(title()).toBe(words);
    expect(leadsTo('What is Ridgeline?')).toBe('/');
  });

  it('NAV-2 that could not be loaded is loaded again, in Spanish', async () => {
    const stage = aStage('/public/report/R-1001?share=a-link', { locale: 'es' });
    stage.publicReports.share(aReport(), 'a-link');
    stage.publicReports.goAway();
    await stage.show(Component);
    expect(title()).toBe('No se pudo cargar el informe');
    stage.publicReports.goAway(false);
    await stage.user.click(button('Intentar de nuevo'));
    expect(title()).toBe('1437 Bannock St');
  });
});
