import { describe, expect, it } from 'vitest';
import { outsidePages } from '../testing/outside-pages.ts';
import { Configuration } from './configuration.store.ts';

describe('the configuration of the app', () => {
  it.each([
    ['production', true],
    ['local', false],
  ])('HDR-8 knows the environment %s', async (environment, isProduction) => {
    const configuration = new Configuration(async () => ({ environment, pages: outsidePages }));
    expect(configuration.isProduction).toBe(true);
    await configuration.load();
    expect([configuration.isProduction, configuration.place?.environment]).toEqual([
      isProduction,
      environment,
    ]);
  });

  it('HDR-8 shows nothing that is not for people, where it cannot be had', async () => {
    const configuration = new Configuration(() => Promise.reject(new Error('offline')));
    await configuration.load();
    expect([configuration.isProduction, configuration.place]).toEqual([true, null]);
  });
});
