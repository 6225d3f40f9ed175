import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './signs.tsx';
import { ToneIcon, type Tone } from './tone.tsx';

export interface BannerProps {
  readonly tone?: Tone | 'plain';
  /** Names the region. */
  readonly label: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly dismiss?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A strip across the page for a notice that applies to the whole app. */
export function Banner({ tone = 'plain', label, children, action, dismiss }: BannerProps) {
  return (
    <section aria-label={label} className={classNames(styles['banner'], styles[tone])} data-print="never">
      <div className={styles['inside']}>
        {tone !== 'plain' && <ToneIcon tone={tone} />}
        <p className={styles['text']}>{children}</p>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
        {dismiss !== undefined && (
          <div className={styles['dismiss']}>
            <IconButton label={dismiss.label} size="s" onPress={dismiss.onPress}>
              <CloseIcon size={16} />
            </IconButton>
          </div>
        )}
      </div>
    </section>
  );
}
