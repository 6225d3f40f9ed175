import { LoadUiConfiguration } from '@ridgeline/core';
import { FakeUiConfigurationGateway } from '@ridgeline/core/testing';
import { describe, expect, it } from 'vitest';
import { outsidePages } from '../testing/outside-pages.ts';
import { Configuration } from './configuration.store.ts';

describe('the configuration of the app', () => {
  it.each([
    ['production', true],
    ['local', false],
  ])('HDR-8 knows the environment %s', async (environment, isProduction) => {
    const ui = new LoadUiConfiguration(new FakeUiConfigurationGateway());
    const configuration = new Configuration(async () => ({ environment, pages: outsidePages }), ui);
    expect(configuration.isProduction).toBe(true);
    await configuration.load();
    expect([configuration.isProduction, configuration.place?.environment]).toEqual([
      isProduction,
      environment,
    ]);
    expect(configuration.ui.availableCalculators).toEqual(['iws', 'waste', 'ventilation']);
  });

  it('HDR-8 ENT-10 shows nothing that nobody allowed, where it cannot be had', async () => {
    const gateway = new FakeUiConfigurationGateway();
    gateway.configuration = null;
    const unreachable = () => Promise.reject(new Error('offline'));
    const configuration = new Configuration(unreachable, new LoadUiConfiguration(gateway));
    await configuration.load();
    expect(configuration.isProduction).toBe(true);
    expect(configuration.ui).toEqual({ allowPlanDetailAccess: false, availableCalculators: [] });
  });
});
