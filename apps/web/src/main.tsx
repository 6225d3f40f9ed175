import { autorun, configure, when } from 'mobx';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeContainer } from './composition/container.ts';
import { ContainerProvider } from './composition/container-context.tsx';
import { Language } from './language/language.store.ts';
import { LanguageProvider } from './language/use-words.tsx';
import { App } from './routes/app.tsx';
import { Arrivals } from './routes/arrivals.ts';
import { BrowserNavigation } from './routes/browser-navigation.ts';
import { followLinks } from './routes/follow-links.ts';
import { prefetchOnHover } from './routes/prefetch.ts';
import { ScreenShelf } from './routes/screen-shelf.ts';
import { screenFor } from './routes/screens.ts';
import { ScrollKeeper } from './routes/scroll-keeper.ts';
import { Configuration } from './view-model/configuration.store.ts';
import { GuardKeeper } from './view-model/guard-keeper.ts';
import { SessionStore } from './view-model/session.store.ts';

configure({ enforceActions: 'always' });

const PATIENCE = 5_000;

// What was loaded and what is begun are two tasks: a touch in between is answered.
setTimeout(() => void start());

async function start(): Promise<void> {
  const screens = new ScreenShelf(screenFor);
  const navigation = new BrowserNavigation(window, screens);
  const arrivals = new Arrivals(document, new ScrollKeeper(window, navigation.entryId));
  const container = makeContainer(navigation);

  navigation.start();

  const guard = container.get(GuardKeeper);
  guard.keep();
  const session = container.get(SessionStore);
  session.follow();
  void session.start();
  void container.get(Configuration).load();
  const language = container.get(Language);
  autorun(() => (document.documentElement.lang = language.tag));
  prefetchOnHover(document, (route) => screens.load(route));
  followLinks(document, navigation);

  const isScreenThere = (): boolean => guard.verdict.go === 'stay' && !navigation.isLoading;
  await draw(
    <StrictMode>
      <ContainerProvider container={container}>
        <LanguageProvider language={language}>
          <App navigation={navigation} screens={screens} arrivals={arrivals} />
        </LanguageProvider>
      </ContainerProvider>
    </StrictMode>,
    isScreenThere,
  );
}

/** A page that came drawn stays until there is something to put in its place, or the wait is worth a word. */
async function draw(app: ReactNode, isScreenThere: () => boolean): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  if (root.hasChildNodes()) await when(isScreenThere, { timeout: PATIENCE }).catch(() => {});
  // In slices, between which the page answers to touches and keys.
  startTransition(() => createRoot(root).render(app));
}
