import { pathTo } from '@ridgeline/core/routes';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import { ReleaseKeeper } from './release-keeper.ts';
import { ReleaseWorker } from './release-worker.port.ts';

class FakeReleaseWorker extends ReleaseWorker {
  starts = 0;
  readonly #listeners = new Set<() => void>();

  override async start(): Promise<void> {
    this.starts += 1;
  }

  override whenChanged(act: () => void): () => void {
    this.#listeners.add(act);
    return () => this.#listeners.delete(act);
  }

  change(): void {
    for (const act of this.#listeners) act();
  }
}

function setUp(address: string) {
  const worker = new FakeReleaseWorker();
  const navigation = new FakeNavigation(address);
  const page = new FakePage();
  const stop = new ReleaseKeeper(worker, navigation, page).keep();
  return { worker, navigation, page, stop };
}

describe('a release that has come while a tab is open', () => {
  it('is taken with the next screen where a person begins something, and not before', () => {
    const { worker, navigation, page } = setUp('/dashboard');
    expect(worker.starts).toBe(1);
    navigation.go(pathTo('tools'));
    expect(page.reloads).toBe(0);
    worker.change();
    expect(page.reloads).toBe(0);
    navigation.go(pathTo('newProject'));
    navigation.go(pathTo('wasteTool'));
    expect(page.reloads).toBe(0);
    navigation.go(pathTo('dashboard'));
    expect(page.reloads).toBe(1);
  });

  it('is not taken by another query of the same screen, nor after the end', () => {
    const { worker, navigation, page, stop } = setUp('/dashboard');
    worker.change();
    navigation.go(pathTo('dashboard', {}, { term: 'denver' }));
    stop();
    navigation.go(pathTo('tools'));
    expect(page.reloads).toBe(0);
  });
});
