import { observer } from 'mobx-react-lite';
import { I18nProvider } from 'react-aria-components';
import { Outlet } from 'react-router-dom';
import { useLanguage, useWords } from '../language/use-words.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/layout.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shellMessages } from './shell.messages.ts';
import styles from './shell.module.css';
import type { ShellViewModel } from './shell.view-model.ts';

const MAIN = 'main';

/** What stands around every screen. START-1: until it is known who is here, a loading screen. */
export const Shell = observer(function Shell({ vm }: { readonly vm: ShellViewModel }) {
  const words = useWords(shellMessages);
  const language = useLanguage();
  return (
    <I18nProvider locale={language.tag}>
      <SkipLink target={MAIN}>{words('skip')}</SkipLink>
      <div className={styles['page']}>
        <Header vm={vm} />
        <main id={MAIN} tabIndex={-1} className={styles['main']}>
          <Inside vm={vm} />
        </main>
        <Footer vm={vm} />
      </div>
    </I18nProvider>
  );
});

const Inside = observer(function Inside({ vm }: { readonly vm: ShellViewModel }) {
  const words = useWords(shellMessages);
  if (vm.session.is === 'unreachable') {
    return (
      <Container width="text">
        <Alert
          tone="danger"
          role="alert"
          title={words('unreachable')}
          actions={<Button onPress={() => void vm.retry()}>{words('try-again')}</Button>}
        >
          {words('unreachable-text')}
        </Alert>
      </Container>
    );
  }
  if (vm.showsScreen) return <Outlet />;
  return (
    <div className={styles['waiting']}>
      <Spinner label={words('loading')} />
    </div>
  );
});
