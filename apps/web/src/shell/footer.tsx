import { type FooterEntry, navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.tsx';
import { ExternalLink, Link } from '../ui/link.tsx';
import type { FooterViewModel } from './footer.view-model.ts';
import { LanguageButtons } from '../parts/language-buttons.tsx';
import { shellMessages } from '../parts/shell.messages.ts';
import styles from './footer.module.css';

// HDR-11
export const Footer = observer(function Footer({ vm }: { readonly vm: FooterViewModel }) {
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
        <LanguageButtons />
      </div>
    </footer>
  );
});

function Entry({ entry: { item, action } }: { readonly entry: FooterEntry }) {
  const general = useWords(navigationMessages);
  const words = useWords(shellMessages);
  if (action?.does === 'open') {
    return (
      <ExternalLink kind="plain" href={action.address} newTabLabel={words('opens-new-tab')}>
        {general(item)}
      </ExternalLink>
    );
  }
  return (
    <Link kind="plain" href={action?.does === 'navigate' ? action.path : ''} isDisabled={action === null}>
      {general(item)}
    </Link>
  );
}
