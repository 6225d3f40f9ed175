import { autorun, configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider as AriaRouter } from 'react-aria-components';
import { RouterProvider } from 'react-router-dom';
import type { AppPath } from '@ridgeline/core';
import { makeContainer } from './composition/container.ts';
import { ContainerProvider, screenOf } from './composition/container-context.tsx';
import { Language } from './language/language.store.ts';
import { LanguageProvider } from './language/use-words.tsx';
import { makeRouter } from './routes/router.tsx';
import { RouterNavigation } from './routes/router-navigation.ts';
import { Shell } from './shell/shell.tsx';
import { ShellViewModel } from './shell/shell.view-model.ts';
import { GuardKeeper } from './view-model/guard-keeper.ts';
import { SessionStore } from './view-model/session.store.ts';

configure({ enforceActions: 'always' });

const ShellWithViewModel = screenOf(ShellViewModel, Shell);
const router = makeRouter(<ShellWithViewModel />);
const navigation = new RouterNavigation(router);
const container = makeContainer(navigation);

container.get(GuardKeeper).keep();
void container.get(SessionStore).start();
const language = container.get(Language);
autorun(() => (document.documentElement.lang = language.tag));

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <ContainerProvider container={container}>
      <LanguageProvider language={language}>
        <AriaRouter navigate={(path) => navigation.go(path as AppPath)}>
          <RouterProvider router={router} />
        </AriaRouter>
      </LanguageProvider>
    </ContainerProvider>
  </StrictMode>,
);
