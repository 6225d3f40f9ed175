import { autorun, configure, when } from 'mobx';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeContainer } from './composition/container.ts';
import { ContainerProvider } from './composition/container-context.tsx';
import { Language } from './language/language.store.ts';
import { LanguageProvider } from './language/use-words.tsx';
import { appRoutes } from './routes/app-routes.tsx';
import { drawnRouter } from './router/drawn-router.ts';
import { scrollAsItGrows } from './router/growing-scroll.ts';
import { HeadingFocus } from './router/heading-focus.ts';
import { prefetchOnHover } from './router/prefetch.ts';
import { RouterNavigation } from './router/router-navigation.ts';
import { screenFor } from './routes/screens.ts';
import { Configuration } from './view-model/configuration.store.ts';
import { GuardKeeper } from './view-model/guard-keeper.ts';
import { SessionStore } from './view-model/session.store.ts';

configure({ enforceActions: 'always' });

const FIRST_SCREEN_TIMEOUT = 5_000;

// Start in a new task, so that the page can respond to input in between.
setTimeout(() => void start());

async function start(): Promise<void> {
  const router = createBrowserRouter(appRoutes(new HeadingFocus(document)));
  const navigation = new RouterNavigation(router, window);
  const container = makeContainer(navigation);
  scrollAsItGrows(window, router);
  const drawn = drawnRouter(router);

  const guard = container.get(GuardKeeper);
  guard.keep();
  const session = container.get(SessionStore);
  session.follow();
  void session.start();
  void container.get(Configuration).load();
  const language = container.get(Language);
  autorun(() => (document.documentElement.lang = language.tag));
  prefetchOnHover(document, (route) => screenFor(route)());

  const isScreenThere = (): boolean => guard.verdict.go === 'stay' && !navigation.isLoading;
  await draw(
    <StrictMode>
      <ContainerProvider container={container}>
        <LanguageProvider language={language}>
          {/* Synchronous, like the stores: in a transition the previous screen would render with the next address. */}
          <RouterProvider router={drawn} useTransitions={false} />
        </LanguageProvider>
      </ContainerProvider>
    </StrictMode>,
    isScreenThere,
  );
}

/** A prerendered page stays until the screen can replace it, or until the loading indicator is due. */
async function draw(app: ReactNode, isScreenThere: () => boolean): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  if (root.hasChildNodes()) await when(isScreenThere, { timeout: FIRST_SCREEN_TIMEOUT }).catch(() => {});
  // In time slices, so that the page responds to input in between.
  startTransition(() => createRoot(root).render(app));
}
