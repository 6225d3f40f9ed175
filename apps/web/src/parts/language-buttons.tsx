import { LOCALES } from '@ridgeline/core/shared';
import { useLanguage, useWords } from '../language/use-words.tsx';
import { Button } from '../ui/button.tsx';
import styles from './language-buttons.module.css';
import { shellMessages } from './shell.messages.ts';

// HDR-11
export function LanguageButtons() {
  const words = useWords(shellMessages);
  const language = useLanguage();
  return (
    <fieldset className={styles['languages']} aria-label={words('language')}>
      {LOCALES.map((locale) => (
        <Button
          key={locale}
          kind="quiet"
          size="s"
          aria-pressed={language.locale === locale}
          onPress={() => language.choose(locale)}
        >
          <span lang={locale}>{words(locale)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
