import { LOCALES } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.tsx';
import { Button } from '../ui/button.tsx';
import { shellMessages } from './shell.messages.ts';
import styles from './shell.module.css';
import type { ShellViewModel } from './shell.view-model.ts';

export const Footer = observer(function Footer({ vm }: { readonly vm: ShellViewModel }) {
  const words = useWords(shellMessages);
  return (
    <footer className={styles['footer']} data-print="never">
      <div className={styles['bar']}>
        <p>{words('rights', { year: String(new Date().getFullYear()) })}</p>
        <fieldset className={styles['languages']} aria-label={words('language')}>
          {LOCALES.map((locale) => (
            <Button
              key={locale}
              kind="quiet"
              size="s"
              aria-pressed={vm.locale === locale}
              onPress={() => vm.chooseLanguage(locale)}
            >
              {words(locale)}
            </Button>
          ))}
        </fieldset>
      </div>
    </footer>
  );
});
