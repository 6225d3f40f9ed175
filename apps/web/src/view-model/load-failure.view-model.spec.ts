import type { AppPath } from '@ridgeline/core/routes';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import { Releases } from './releases.port.ts';
import { LoadFailureViewModel } from './load-failure.view-model.ts';

class FakeReleases extends Releases {
  readonly running = 'index-1.js';
  readonly #newest: string | null;

  constructor(newest: string | null) {
    super();
    this.#newest = newest;
  }

  override async newest(): Promise<string | null> {
    return this.#newest;
  }
}

function setUp(newest: string | null) {
  const preferences = new FakePreferences();
  const page = new FakePage();
  const navigation = new FakeNavigation('/plans');
  const vm = new LoadFailureViewModel(new FakeReleases(newest), preferences, page, navigation);
  return { vm, preferences, page, navigation };
}

describe('a page that could not be loaded', () => {
  it('START-8 reloads where a new release has come, once for that release', async () => {
    const { vm, page, preferences } = setUp('index-2.js');
    await vm.look();
    expect([page.reloads, vm.isAsking]).toEqual([1, false]);
    expect(preferences.read('reloadedForRelease')).toBe('index-2.js');
    await vm.look();
    expect([page.reloads, vm.isAsking]).toEqual([1, true]);
  });

  it.each([['index-1.js'], [null]])('START-8 asks where the newest release is %s', async (newest) => {
    const { vm, page } = setUp(newest);
    await vm.look();
    expect([page.reloads, vm.isAsking]).toEqual([0, true]);
    vm.tryAgain();
    expect(page.reloads).toBe(1);
  });

  it('START-8 goes back to where the person came from, or to the start', async () => {
    const { vm, navigation } = setUp(null);
    navigation.go('/tools' as AppPath);
    vm.back();
    expect(navigation.address).toBe('/plans');
    vm.back();
    expect(navigation.address).toBe('/');
  });
});
