import { type CalculatorType, pathTo } from '@ridgeline/core/routes';
import { type Locale, LOCALES, ok, say } from '@ridgeline/core/shared';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Language } from '../language/language.store.ts';
import { LanguageProvider } from '../language/use-words.tsx';
import { ReportLoading } from '../parts/report/report-loading.tsx';
import { LoginScreen, type ShownLogin } from '../screens/login/login.screen.tsx';
import { PricesToCome } from '../screens/splash/prices-to-come.tsx';
import { SplashScreen } from '../screens/splash/splash.screen.tsx';
import { SplashViewModel } from '../screens/splash/splash.view-model.ts';
import { Bar, SignInLink } from '../shell/header/header-bar.tsx';
import header from '../shell/header/header.module.css';
import shell from '../shell/shell.module.css';
import { Container } from '../ui/layout.tsx';
import { VisitorAddress } from '../view-model/visitor-address.ts';
import { calculatorsAtRest } from './calculators-at-rest.tsx';
import { navigationAt } from './navigation-at.ts';
import { notLoadedMessages } from './not-loaded.messages.ts';
import { sampleAtRest } from './sample-at-rest.tsx';

/** A screen prerendered into the HTML, as shown before any script has run. */
export type FirstPage = {
  /** As its route module is named. */
  readonly screen: 'splash' | 'login' | 'report' | 'public-report' | `${CalculatorType}-calculator`;
  readonly locale: Locale;
  /** The element with its texts. */
  readonly title: string;
  readonly markup: string;
  /** Shown if the app cannot be fetched. */
  readonly notLoaded: { readonly text: string; readonly retry: string };
};

/**
 * Visible at once on a slow phone, to search engines, and without scripts. The app replaces it with the same
 * content as soon as it is loaded.
 */
export function firstPages(): readonly FirstPage[] {
  return LOCALES.flatMap((locale) => [
    {
      screen: 'splash',
      locale,
      ...drawn(locale, <SignInLink />, <SplashScreen vm={splashAtRest()} prices={<PricesToCome />} />),
    },
    {
      screen: 'login',
      locale,
      ...untouchable(locale, null, <LoginScreen vm={loginAtRest} />),
    },
    { screen: 'report' as const, locale, ...drawn(locale, <SignInLink />, sampleAtRest()) },
    {
      screen: 'public-report' as const,
      locale,
      ...drawn(
        locale,
        <SignInLink />,
        <Container>
          <ReportLoading />
        </Container>,
      ),
    },
    ...calculatorsAtRest().map(({ type, screen }) => ({
      screen: `${type}-calculator` as const,
      locale,
      ...untouchable(locale, <SignInLink />, screen),
    })),
  ]);
}

type Drawn = Omit<FirstPage, 'screen' | 'locale'>;

/** Nothing can be entered until the app replaces it: submitted without a script, a form would put the password into the URL. */
function untouchable(locale: Locale, end: ReactNode, screen: ReactNode): Drawn {
  const { markup, ...page } = drawn(locale, end, <div inert>{screen}</div>);
  return { ...page, markup: markup.replaceAll('<input ', '<input readonly ') };
}

function drawn(locale: Locale, end: ReactNode, screen: ReactNode): Drawn {
  const language = new Language({ getItem: () => locale, setItem: () => {} }, []);
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <div className={shell['page']}>
        <header className={header['header']}>
          <Bar home={pathTo('splash')}>{end}</Bar>
        </header>
        <main className={shell['main']}>{screen}</main>
      </div>
    </LanguageProvider>,
  );
  const [title = '<title>Ridgeline</title>'] = /<title>.*?<\/title>/.exec(markup) ?? [];
  const notLoaded = {
    text: say(notLoadedMessages, locale, 'text'),
    retry: say(notLoadedMessages, locale, 'retry'),
  };
  return { title, markup: markup.replace(title, ''), notLoaded };
}

/** Prices come with the app, and nobody has typed yet. */
function splashAtRest(): SplashViewModel {
  const address = new VisitorAddress({ run: async () => ok([]) }, { after: () => () => {} });
  return new SplashViewModel(navigationAt(pathTo('splash')), address);
}

/** A form in its initial state. */
const loginAtRest: ShownLogin = {
  email: '',
  password: '',
  reason: null,
  isPending: false,
  failure: null,
  emailProblem: null,
  passwordProblem: null,
  provider: { asked: null, failure: null },
  typeEmail: () => {},
  typePassword: () => {},
  submit: async () => {},
  continueWith: async () => {},
};
