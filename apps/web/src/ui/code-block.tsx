import { classNames } from './class-names.ts';
import styles from './code-block.module.css';
import { IconButton } from './icon-button.tsx';
import { CopyIcon } from './icons.tsx';

export interface CodeBlockProps {
  /** Names it for screen readers. */
  readonly label: string;
  readonly code: string;
  readonly copyLabel: string;
  readonly onCopy: () => void;
  /** Breaks long lines, such as a secret; by default they scroll. */
  readonly wraps?: boolean;
}

/** A text to copy letter by letter: a command, a snippet, a secret. */
export function CodeBlock({ label, code, copyLabel, onCopy, wraps = false }: CodeBlockProps) {
  return (
    <div className={styles['frame']}>
      {/* What scrolls has to be reachable by keyboard. */}
      <section className={styles['scroller']} aria-label={label} tabIndex={0}>
        <pre className={classNames(styles['code'], wraps && styles['wraps'])}>
          <code>{code}</code>
        </pre>
      </section>
      <div className={styles['copy']}>
        <IconButton label={copyLabel} size="s" onPress={onCopy}>
          <CopyIcon size={16} />
        </IconButton>
      </div>
    </div>
  );
}
