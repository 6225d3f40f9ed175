import { navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../language/use-words.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/layout.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { shellMessages } from '../parts/shell.messages.ts';
import styles from './shell.module.css';
import type { ShellViewModel } from '../view-model/shell.view-model.ts';

const MAIN = 'main';

/** The frame around every screen. START-1: a loading screen until the session is known. */
export const Shell = observer(function Shell({
  vm,
  header,
  connection,
  footer,
  overlays,
  children,
}: {
  readonly vm: ShellViewModel;
  readonly header: ReactNode;
  /** Shown when there is something to say of it. */
  readonly connection: ReactNode;
  readonly footer: ReactNode;
  readonly overlays: ReactNode;
  readonly children: ReactNode;
}) {
  const words = useWords(shellMessages);
  return (
    <>
      <PageTitle route={vm.route} />
      <SkipLink target={MAIN}>{words('skip')}</SkipLink>
      <div className={styles['page']}>
        {header}
        <Progress vm={vm} />
        {/* Another element than the loading screen's, which would count as moved when the header grows. */}
        <main key={vm.drawsScreen ? 'screen' : 'waiting'} id={MAIN} tabIndex={-1} className={styles['main']}>
          <Inside vm={vm}>{children}</Inside>
        </main>
        {footer}
      </div>
      <Connection vm={vm}>{connection}</Connection>
      {overlays}
    </>
  );
});

const Connection = observer(function Connection({
  vm,
  children,
}: {
  readonly vm: ShellViewModel;
  readonly children: ReactNode;
}) {
  return vm.connection.isNews && children;
});

const Inside = observer(function Inside({
  vm,
  children,
}: {
  readonly vm: ShellViewModel;
  readonly children: ReactNode;
}) {
  const words = useWords(shellMessages);
  const general = useWords(navigationMessages);
  if (vm.session.is === 'unreachable') {
    return (
      <Container width="text">
        <Alert
          tone="danger"
          role="alert"
          title={words('unreachable')}
          actions={<Button onPress={() => void vm.retry()}>{general('try-again')}</Button>}
        >
          {words('unreachable-text')}
        </Alert>
      </Container>
    );
  }
  if (vm.drawsScreen) return children;
  if (vm.wait === 'short') return null;
  return (
    <div className={styles['waiting']}>
      <Spinner label={words('loading')} size={32} />
      {vm.wait === 'long' && <output>{general('taking-long')}</output>}
    </div>
  );
});

/** START-8: shown while the next screen is loading and the previous one is still visible. */
const Progress = observer(function Progress({ vm }: { readonly vm: ShellViewModel }) {
  const words = useWords(navigationMessages);
  if (!vm.drawsScreen || vm.wait === 'short') return null;
  return (
    <output className={styles['progress']}>
      <span className={styles['runner']} />
      {vm.wait === 'long' && <span className={styles['long']}>{words('taking-long')}</span>}
    </output>
  );
});
