import { pathTo } from '@ridgeline/core/routes';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link, LinkButton } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import styles from './header.module.css';
import { shellMessages } from '../../parts/shell.messages.ts';

type BarProps = {
  readonly home: string;
  readonly before?: ReactNode;
  /** HDR-8: shown beside the product name. */
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
};

export function Bar({ home, before, tag, children }: BarProps) {
  const words = useWords(shellMessages);
  return (
    <div className={styles['bar']}>
      {before}
      <Link kind="plain" href={home}>
        <Logo name={words('product')} />
      </Link>
      {tag}
      {children}
    </div>
  );
}

type SignInLinkProps = {
  /** It is not known who is here: its room is kept, since in a narrow bar it is on a row of its own. */
  readonly isComing?: boolean;
};

export function SignInLink({ isComing = false }: SignInLinkProps) {
  const words = useWords(shellMessages);
  return (
    <span
      className={classNames(styles['end'], isComing && styles['coming'])}
      aria-hidden={isComing || undefined}
    >
      <LinkButton kind="secondary" href={pathTo('login')}>
        {words('sign-in')}
      </LinkButton>
    </span>
  );
}
