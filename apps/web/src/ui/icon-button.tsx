import type { ReactNode } from 'react';
import { buttonClass, type ButtonProps } from './button.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { PlainButton } from './plain-button.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'iconAfter' | 'isWide' | 'pendingLabel' | 'aria-label'
> {
  readonly label: string;
  readonly children: ReactNode;
  readonly isRound?: boolean | undefined;
}

/** A button with an icon and a hidden label; add a Tooltip where the icon alone is unclear. */
export function IconButton({
  label,
  kind = 'quiet',
  size,
  isRound = false,
  children,
  ...behaviour
}: IconButtonProps) {
  return (
    <PlainButton
      {...behaviour}
      aria-label={label}
      className={classNames(buttonClass({ kind, size }), styles['iconOnly'], isRound && styles['round'])}
    >
      {children}
    </PlainButton>
  );
}
