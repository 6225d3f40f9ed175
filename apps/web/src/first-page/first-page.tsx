import { pathTo, type Locale } from '@ridgeline/core';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { Language } from '../language/language.store.ts';
import { LanguageProvider } from '../language/use-words.tsx';
import { SplashScreen } from '../screens/splash/splash.screen.tsx';
import { SplashViewModel } from '../screens/splash/splash.view-model.ts';
import { Bar, SignInLink } from '../shell/header-bar.tsx';
import header from '../shell/header.module.css';
import shell from '../shell/shell.module.css';
import type { Navigation } from '../view-model/navigation.ts';

/**
 * The splash as it is before any script has run, for the HTML itself: read at once on a slow phone, by search
 * engines, and where there are no scripts. The app draws the same in its place as soon as it can.
 */
export function firstPage(locale: Locale): string {
  const language = new Language({ getItem: () => locale, setItem: () => {} }, []);
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <I18nProvider locale={language.tag}>
        <div className={shell['page']}>
          <header className={header['header']}>
            <Bar home={pathTo('splash')}>
              <SignInLink />
            </Bar>
          </header>
          <main className={shell['main']}>
            <SplashScreen vm={new SplashViewModel(nowhere)} />
          </main>
        </div>
      </I18nProvider>
    </LanguageProvider>,
  );
  // The page has its title already, in its head.
  return markup.replace(/<title>.*?<\/title>/, '');
}

/** A page without scripts goes by its links and its form. */
const nowhere: Navigation = {
  address: pathTo('splash'),
  query: {},
  keepsake: null,
  hasHistory: false,
  isLoading: false,
  go: () => {},
  back: () => {},
};
