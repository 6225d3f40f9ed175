import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { buttonClass, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './link.module.css';
import { PlainButton, type PressBehaviour } from './plain-button.tsx';
import { ExternalIcon } from './signs.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type Behaviour = Pick<
  ComponentProps<'a'>,
  'target' | 'rel' | 'download' | 'id' | 'onClick' | 'aria-label' | 'aria-current' | 'aria-describedby'
> & {
  readonly href: string;
  /** Shown but not a link; give the reason beside it. */
  readonly isDisabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
};

export type LinkProps = Behaviour & {
  readonly children: ReactNode;
  /** `plain` underlines on hover only: for menus, rows and footers. */
  readonly kind?: 'text' | 'plain';
};

/** A link without styles. */
export function PlainLink({
  href,
  isDisabled = false,
  autoFocus = false,
  children,
  ...rest
}: Behaviour & Pick<ComponentProps<'a'>, 'className' | 'children'>) {
  const props = { ...rest, ...(autoFocus ? { ref: takeFocus } : {}) };
  return isDisabled ? (
    <a {...props} role="link" aria-disabled>
      {children}
    </a>
  ) : (
    <Anchor {...props} href={href}>
      {children}
    </Anchor>
  );
}

// React handles `autoFocus` on fields and buttons only.
const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();

export function Link({ kind = 'text', ...rest }: LinkProps) {
  return <PlainLink {...rest} className={classNames(styles['link'], styles[kind])} />;
}

export type ExternalLinkProps = Omit<LinkProps, 'target' | 'rel'> & {
  /** Such as "opens in a new tab". */
  readonly newTabLabel: string;
};

export function ExternalLink({ kind = 'text', newTabLabel, children, ...behaviour }: ExternalLinkProps) {
  return (
    <PlainLink
      {...behaviour}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(styles['link'], styles[kind], styles['external'])}
    >
      <span>{children}</span>
      <ExternalIcon size={16} />
      <VisuallyHidden>{newTabLabel}</VisuallyHidden>
    </PlainLink>
  );
}

export type TextButtonProps = PressBehaviour & Pick<LinkProps, 'kind' | 'children' | 'aria-current'>;

/** A button that looks like a link. */
export function TextButton({ kind = 'text', ...rest }: TextButtonProps) {
  return <PlainButton {...rest} className={classNames(styles['link'], styles[kind])} />;
}

export type LinkButtonProps = ButtonLook & Behaviour & { readonly children: ReactNode };

/** A link that looks like a button. */
export function LinkButton({ kind, size, isWide, icon, iconAfter, children, ...behaviour }: LinkButtonProps) {
  return (
    <PlainLink {...behaviour} className={buttonClass({ kind, size, isWide })}>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </PlainLink>
  );
}
