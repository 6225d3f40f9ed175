import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './heading.module.css';

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4;
  /** The size; by default it follows the level. */
  readonly size?: 's' | 'm' | 'l' | 'xl' | 'xxl' | undefined;
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

const SIZES = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

export function Heading({ level, size = SIZES[level], children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={classNames(styles['heading'], styles[size])}>
      {children}
    </Tag>
  );
}

export interface PageTitleProps {
  readonly children: ReactNode;
  /** A small line above, such as the number of a report. */
  readonly above?: ReactNode;
  /** A sentence below. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** The heading receives the focus after a navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a screen: its title and its actions. */
export function PageTitle({ children, above, lead, actions, headingRef }: PageTitleProps) {
  return (
    <div className={styles['title']}>
      <div className={styles['words']}>
        {above !== undefined && <div className={styles['above']}>{above}</div>}
        <h1
          {...(headingRef === undefined ? {} : { ref: headingRef })}
          tabIndex={-1}
          className={classNames(styles['heading'], styles['xl'])}
        >
          {children}
        </h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

export interface TextProps {
  readonly tone?: 'ink' | 'second' | 'third';
  readonly size?: 'xs' | 'body' | 'm' | 'l';
  readonly children: ReactNode;
}

/** A paragraph, at most 68 characters wide. */
export function Text({ tone = 'ink', size = 'body', children }: TextProps) {
  return <p className={classNames(styles['text'], styles[tone], styles[`text-${size}`])}>{children}</p>;
}
