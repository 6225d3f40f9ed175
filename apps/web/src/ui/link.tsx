import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { buttonClass, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';
import { ExternalIcon } from './signs.tsx';
import styles from './link.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Behaviour = Pick<
  AriaLinkProps,
  | 'href'
  | 'onPress'
  | 'onHoverStart'
  | 'target'
  | 'rel'
  | 'download'
  | 'isDisabled'
  | 'autoFocus'
  | 'id'
  | 'aria-label'
  | 'aria-current'
  | 'aria-describedby'
  | 'routerOptions'
>;

export interface LinkProps extends Behaviour {
  readonly children: ReactNode;
  /** `plain` underlines only under the pointer: for menus, rows and footers. */
  readonly kind?: 'text' | 'plain';
}

/** Navigation goes through React Aria's RouterProvider, which the app sets; here no router is known. */
export function Link({ kind = 'text', children, ...behaviour }: LinkProps) {
  return (
    <AriaLink {...behaviour} className={classNames(styles['link'], styles[kind])}>
      {children}
    </AriaLink>
  );
}

export interface ExternalLinkProps extends Omit<LinkProps, 'target' | 'rel'> {
  /** Such as "opens in a new tab". */
  readonly newTabLabel: string;
}

export function ExternalLink({ kind = 'text', newTabLabel, children, ...behaviour }: ExternalLinkProps) {
  return (
    <AriaLink
      {...behaviour}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(styles['link'], styles[kind], styles['external'])}
    >
      <span>{children}</span>
      <ExternalIcon size={16} />
      <VisuallyHidden>{newTabLabel}</VisuallyHidden>
    </AriaLink>
  );
}

export interface LinkButtonProps extends ButtonLook, Behaviour {
  readonly children: ReactNode;
}

/** Looks like a button, goes somewhere. */
export function LinkButton({ kind, size, isWide, icon, iconAfter, children, ...behaviour }: LinkButtonProps) {
  return (
    <AriaLink {...behaviour} className={buttonClass({ kind, size, isWide })}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </AriaLink>
  );
}
