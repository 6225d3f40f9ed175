import { ToggleDebugPanel } from '@ridgeline/core/navigation';
import { FakeClock, FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakePage } from '../../testing/fake-page.ts';
import { outsidePages } from '../../testing/outside-pages.ts';
import { Configuration } from '../../view-model/configuration.store.ts';
import { EnvironmentTagViewModel } from './environment-tag.view-model.ts';

async function setUp(environment = 'staging') {
  const configuration = new Configuration(async () => ({ environment, pages: outsidePages }));
  const [preferences, page, clock] = [new FakePreferences(), new FakePage(), new FakeClock()];
  const make = () =>
    new EnvironmentTagViewModel(configuration, preferences, new ToggleDebugPanel(preferences), page, clock);
  await configuration.load();
  return { tag: make(), make, page, clock };
}

describe('the environment tag', () => {
  it('HDR-8 shows outside production', async () => {
    expect((await setUp('staging')).tag.environment).toBe('staging');
    expect((await setUp('production')).tag.environment).toBeNull();
  });

  it('HDR-8 three shift-clicks within 500 ms toggle the debug panel and reload', async () => {
    const { tag, make, page, clock } = await setUp();
    for (const wait of [0, 250, 250]) {
      clock.advance(wait);
      tag.click({ shift: true });
    }
    expect(page.reloads).toBe(1);
    expect(make().showsDebugPanel).toBe(true);
  });

  it('HDR-8 slow clicks, or clicks without the shift key, do nothing', async () => {
    const { tag, make, page, clock } = await setUp();
    for (const shift of [true, true, false, false]) tag.click({ shift });
    clock.advance(501);
    tag.click({ shift: true });
    expect(page.reloads).toBe(0);
    expect(make().showsDebugPanel).toBe(false);
  });
});
