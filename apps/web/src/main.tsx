import { takesCards } from '@ridgeline/core/routes';
import { numberText } from '@ridgeline/core/shared';
import { autorun, configure, when } from 'mobx';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeContainer } from './composition/container.ts';
import { ContainerProvider } from './composition/container-context.tsx';
import { hearInstallOffer } from './composition/install-event.ts';
import { Language } from './language/language.store.ts';
import { LanguageProvider } from './language/use-words.tsx';
import { appRoutes } from './routes/app-routes.tsx';
import { drawnRouter } from './router/drawn-router.ts';
import { HeadingFocus } from './router/heading-focus.ts';
import { prefetchOnHover } from './router/prefetch.ts';
import { RouterNavigation } from './router/router-navigation.ts';
import { loadRoute } from './routes/screens.ts';
import { Configuration } from './view-model/configuration.store.ts';
import { GuardKeeper } from './view-model/guard-keeper.ts';
import { SessionStore } from './view-model/session.store.ts';

configure({ enforceActions: 'always' });

const FIRST_SCREEN_TIMEOUT = 5_000;
const AFTER_FIRST_SCREEN = 2_000;

void start();

/** Each part in a task of its own, so that the page can respond to input in between: together they take 150 ms on a phone. */
async function start(): Promise<void> {
  hearInstallOffer();
  await nextTask();
  const router = createBrowserRouter(
    appRoutes(new HeadingFocus(document), { inCardPage: takesCards(location.pathname) }),
  );
  const navigation = new RouterNavigation(router, window);
  followScroll(router);
  const drawn = drawnRouter(router);

  await nextTask();
  const container = makeContainer(navigation);

  await nextTask();
  const guard = container.get(GuardKeeper);
  guard.keep();

  await nextTask();
  const session = container.get(SessionStore);
  session.follow();
  void session.start();
  void container.get(Configuration).load();
  if (location.search.includes('utm_')) keepOriginOfVisit(container);
  const language = container.get(Language);
  autorun(() => (document.documentElement.lang = language.tag));
  prefetchOnHover(document, loadRoute);

  await nextTask();
  // The browser loads its formats with the first number, which would otherwise be in the middle of rendering.
  numberText(0, language.locale);

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
  keepOfflineLater(container);
}

/** Without it a screen is scrolled once, when it appears. */
function followScroll(router: ReturnType<typeof createBrowserRouter>): void {
  void import('./router/growing-scroll.ts').then(
    ({ scrollAsItGrows }) => scrollAsItGrows(window, router),
    () => {},
  );
}

/** ADR 52: it stores the whole app, which must not compete with the first screen for the connection. */
function keepOfflineLater(container: ReturnType<typeof makeContainer>): void {
  setTimeout(
    () =>
      void import('./composition/offline.ts').then(
        ({ keepOffline }) => keepOffline(container),
        () => {},
      ),
    AFTER_FIRST_SCREEN,
  );
}

/** API-3: what campaign it was is not worth an error. */
function keepOriginOfVisit(container: ReturnType<typeof makeContainer>): void {
  const { search } = location;
  void import('./composition/visit-origin.ts').then(
    ({ keepOrigin }) => keepOrigin(container, search),
    () => {},
  );
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A prerendered page stays until the screen can replace it, or until the loading indicator is due. */
async function draw(app: ReactNode, isScreenThere: () => boolean): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  if (root.hasChildNodes()) await when(isScreenThere, { timeout: FIRST_SCREEN_TIMEOUT }).catch(() => {});
  // In time slices, so that the page responds to input in between.
  startTransition(() => createRoot(root).render(app));
}
