import { Timer } from '@ridgeline/core/shared';
import { type Container, ContainerModule } from 'inversify';
import { ConnectionStore } from '../view-model/connection.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { Page } from '../view-model/page.ts';
import { ReleaseKeeper } from '../view-model/release-keeper.ts';
import { ReleaseWorker } from '../view-model/release-worker.port.ts';
import { ServerWatch } from '../view-model/server-watch.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { appConfig, type AppConfig } from './app-config.ts';
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
  void watchServer(container);
}

/** Calls of the API tell a signed-in person whether there is a connection. */
async function watchServer(container: Container): Promise<void> {
  const { isCopy } = await appConfig().catch(() => ({ isCopy: undefined }));
  if (isCopy !== true || container.get(SessionStore).profile !== null) return;
  const connection = container.get(ConnectionStore);
  new ServerWatch({ connection, timer: container.get(Timer), isReached: isServerReached }).begin();
}

/** The server itself, and not the service worker in its place. */
async function isServerReached(): Promise<boolean> {
  try {
    const answer = await fetch('/app-config.json');
    return answer.ok && ((await answer.json()) as AppConfig).isCopy !== true;
  } catch {
    return false;
  }
}
