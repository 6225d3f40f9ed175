import { type Container, ContainerModule } from 'inversify';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { ReleaseKeeper } from '../view-model/release-keeper.ts';
import { ReleaseWorker } from '../view-model/release-worker.port.ts';
import { BrowserReleaseWorker } from './browser-release-worker.ts';
import { loadOnce } from './load-once.ts';
import { made } from './made.ts';

const offlineModule = new ContainerModule(({ bind }) => {
  bind(ReleaseWorker).toConstantValue(new BrowserReleaseWorker(window));
  made(bind, ReleaseKeeper, [ReleaseWorker, Navigation, Page]).inSingletonScope();
});

/** ADR 52: what the app needs to work without a connection. Loaded when the first screen is there. */
export function keepOffline(container: Container): void {
  loadOnce(container, [offlineModule]);
  container.get(ReleaseKeeper).keep();
}
