import { type Phrase, phraseIn } from '@ridgeline/core/reports';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { ExternalLink, Link } from '../../ui/link.tsx';
import { sheetMessages } from './sheet.messages.ts';
import styles from './facts.module.css';

type Reachable = Readonly<Record<'office' | 'phone' | 'email' | 'website' | 'address', string | null>> & {
  readonly officeEs?: string | undefined;
};

/** Offices as they are reached: a tap calls or writes. */
export function ContactRows({ rows }: { readonly rows: readonly Reachable[] }) {
  const words = useWords(sheetMessages);
  const { locale } = useLanguage();
  return (
    <ul className={styles['contacts']}>
      {rows.map(({ office, officeEs, phone, email, website, address }) => (
        <li key={`${office} ${phone} ${email} ${website} ${address}`} className={styles['contact']}>
          {office !== null && <Office name={phraseIn(locale, office, officeEs)} />}
          {phone !== null && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}
          {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
          {website !== null && (
            <ExternalLink href={website} newTabLabel={words('new-tab')}>
              {website.replace(/^https?:\/\//, '').replace(/\/.*$/, '')}
            </ExternalLink>
          )}
          {address !== null && <span>{address}</span>}
        </li>
      ))}
    </ul>
  );
}

function Office({ name: { text, lang } }: { readonly name: Phrase }) {
  return <span lang={lang}>{text}</span>;
}
