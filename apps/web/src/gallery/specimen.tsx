import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A group of related components. */
export function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles['section']}>
      <h2 className={styles['sectionTitle']}>{title}</h2>
      <div className={styles['specimens']}>{children}</div>
    </section>
  );
}

export interface SpecimenProps {
  /** The component's name in the code. */
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One component in its states. */
export function Specimen({ name, isWide = false, children }: SpecimenProps) {
  return (
    <div className={isWide ? styles['wide'] : styles['specimen']}>
      <p className={styles['name']}>{name}</p>
      <div className={styles['states']}>{children}</div>
    </div>
  );
}
