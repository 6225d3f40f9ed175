import type { ReactNode } from 'react';
import { useWords } from '../language/use-words.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { EnvironmentTag } from './environment-tag.tsx';
import styles from './header.module.css';
import { shellMessages } from './shell.messages.ts';

type BarProps = {
  readonly home: string;
  readonly before?: ReactNode;
  readonly children?: ReactNode;
};

export function Bar({ home, before, children }: BarProps) {
  const words = useWords(shellMessages);
  return (
    <div className={styles['bar']}>
      {before}
      <Link kind="plain" href={home}>
        <Logo name={words('product')} />
      </Link>
      <EnvironmentTag />
      {children}
    </div>
  );
}
