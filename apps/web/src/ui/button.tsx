import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { PlainButton, type PressBehaviour } from './plain-button.tsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** At most one primary button per screen; `danger` for actions that cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly iconAfter?: ReactNode;
}

export interface ButtonProps extends ButtonLook, PressBehaviour {
  readonly children: ReactNode;
  /** Shown where it fits, and announced to screen readers, when the button starts to wait. */
  readonly pendingLabel?: string | undefined;
}

export function Button({
  kind,
  size,
  isWide,
  icon,
  iconAfter,
  children,
  pendingLabel,
  ...behaviour
}: ButtonProps) {
  const waits = behaviour.isPending === true;
  return (
    <>
      {pendingLabel !== undefined && (
        <VisuallyHidden>
          <output>{waits ? pendingLabel : ''}</output>
        </VisuallyHidden>
      )}
      <PlainButton {...behaviour} className={buttonClass({ kind, size, isWide })}>
        {icon}
        <span className={styles['label']}>{children}</span>
        {iconAfter}
        {waits && (
          <span className={styles['pending']} data-says={pendingLabel}>
            <Spinner label={pendingLabel ?? (typeof children === 'string' ? children : '')} />
          </span>
        )}
      </PlainButton>
    </>
  );
}

export function buttonClass({ kind = 'secondary', size = 'm', isWide = false }: ButtonLook): string {
  return classNames(styles['button'], styles[kind], styles[size], isWide && styles['wide']);
}
