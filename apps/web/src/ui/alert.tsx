import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './signs.tsx';
import { ToneIcon, type Tone } from './tone.tsx';

export interface AlertProps {
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Announced when it appears: `alert` at once, `status` when the screen reader is idle. Omit it for what is there from the start. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly dismiss?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A notice in the flow of the page: what happened, what was kept, what to do next. */
export function Alert({ tone, title, children, actions, role, dismiss }: AlertProps) {
  return (
    <div className={classNames(styles['alert'], styles[tone])} {...(role === undefined ? {} : { role })}>
      <ToneIcon tone={tone} />
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div className={styles['text']}>{children}</div>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {dismiss !== undefined && (
        <IconButton label={dismiss.label} size="s" onPress={dismiss.onPress}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  );
}

/** The error summary of a form, above its button. */
export function FormError({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="alert" className={styles['form']}>
      {children !== undefined && children !== null && children !== false && children !== '' && (
        <Alert tone="danger">{children}</Alert>
      )}
    </div>
  );
}
