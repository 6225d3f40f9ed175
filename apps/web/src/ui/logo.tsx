import styles from './logo.module.css';

export interface LogoProps {
  /** The product's name; without it only the mark is shown, hidden from screen readers. */
  readonly name?: string | undefined;
  readonly size?: 'm' | 'l';
}

/** Section of a ridge: two rafters, the cap in copper, the span dimensioned below. */
export function Logo({ name, size = 'm' }: LogoProps) {
  return (
    <span className={styles[size]}>
      <LogoMark />
      {name !== undefined && <span className={styles['name']}>{name}</span>}
    </span>
  );
}

function LogoMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path className={styles['rafter']} d="M3 20.5 16 8.5l13 12" />
      <path className={styles['cap']} d="M10.6 13.5 16 8.5l5.4 5" />
      <path className={styles['span']} d="M3.5 26.5h25M1.9 28.1l3.2-3.2M26.9 28.1l3.2-3.2" />
    </svg>
  );
}
