import { type FooterEntry, navigationMessages } from '@ridgeline/core/navigation';
import { LOCALES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.tsx';
import { Button } from '../ui/button.tsx';
import { ExternalLink, Link } from '../ui/link.tsx';
import type { FooterViewModel } from './footer.view-model.ts';
import { shellMessages } from '../parts/shell.messages.ts';
import styles from './footer.module.css';

// HDR-11
export const Footer = observer(function Footer({ vm }: { readonly vm: FooterViewModel }) {
  const words = useWords(shellMessages);
  const general = useWords(navigationMessages);
  return (
    <footer className={styles['footer']} data-print="never">
      <div className={styles['inside']}>
        <ul className={styles['links']}>
          {vm.entries.map((entry) => (
            <li key={entry.item}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        <p className={styles['rights']}>{general('copyright', { year: vm.year })}</p>
        <fieldset className={styles['languages']} aria-label={words('language')}>
          {LOCALES.map((locale) => (
            <Button
              key={locale}
              kind="quiet"
              size="s"
              aria-pressed={vm.locale === locale}
              onPress={() => vm.choose(locale)}
            >
              <span lang={locale}>{words(locale)}</span>
            </Button>
          ))}
        </fieldset>
      </div>
    </footer>
  );
});

function Entry({ entry: { item, action } }: { readonly entry: FooterEntry }) {
  const general = useWords(navigationMessages);
  const words = useWords(shellMessages);
  if (action.does === 'navigate') {
    return (
      <Link kind="plain" href={action.path}>
        {general(item)}
      </Link>
    );
  }
  return action.does === 'open' ? (
    <ExternalLink kind="plain" href={action.address} newTabLabel={words('opens-new-tab')}>
      {general(item)}
    </ExternalLink>
  ) : null;
}
