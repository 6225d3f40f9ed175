import type { ReactElement } from 'react';
import styles from './partner-badges.module.css';

export interface PartnerBadgesProps {
  /** Names the list, such as "Partners". */
  readonly label: string;
}

/** Logos of invented companies in one color: a supplier, a mill, a guild, a lab, a school, a surveyor. */
export function PartnerBadges({ label }: PartnerBadgesProps) {
  return (
    <ul className={styles['badges']} aria-label={label}>
      {PARTNERS.map(({ name, mark }) => (
        <li key={name} className={styles['badge']}>
          <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
            {mark}
          </svg>
          <span className={styles['name']}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const PARTNERS: readonly { readonly name: string; readonly mark: ReactElement }[] = [
  { name: 'Halyard Supply', mark: <path d="M16 4v24M16 7l10 15H16M16 11 7 22h9M5 28h22" /> },
  {
    name: 'Kiln & Slate',
    mark: <path d="M4 27V15L16 5l12 10v12zM4 21h12M16 15h12M16 21h12M10 15v6M22 15v6M16 21v6" />,
  },
  { name: 'Plumb Guild', mark: <path d="M16 3v13M10 16h12l-6 13zM11 3h10" /> },
  {
    name: 'Hailstone Lab',
    mark: <path d="m16 3 11 6.500v13L16 29 5 22.500v-13zM16 3v26M5 9.500l22 13M27 9.500l-22 13" />,
  },
  { name: 'Tern Surveying', mark: <path d="M16 10 6 29M16 10l10 19M16 10v19M10 4h12v6H10zM22 7h6" /> },
  { name: 'Overhang School', mark: <path d="M3 13 16 5l13 8M7 13v14h18V13M12 27v-8h8v8" /> },
];
