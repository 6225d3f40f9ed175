import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Text } from 'react-aria-components/Text';
import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { heightAs } from './height-variable.ts';
import { IconButton } from './icon-button.tsx';
import { InReaderLocale } from './in-reader-locale.tsx';
import { CloseIcon } from './signs.tsx';
import { ToneIcon, type Tone } from './tone.tsx';
import styles from './toast.module.css';

/** An element where they change while they are shown. */
type Words = string | ReactElement;

export interface ToastContent {
  readonly tone: Tone;
  readonly title?: Words | undefined;
  readonly text: Words;
  readonly action?: { readonly label: Words; readonly onPress: () => void } | undefined;
}

/** Short information disappears by itself; a toast with an action or an error stays until it is closed. */
const READING_TIME = 6_000;

/** The only module that uses React Aria's unstable toast API. */
export class Toasts {
  readonly queue = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 });

  /** Shows a toast; returns the function that closes it. */
  show(toast: ToastContent): () => void {
    const stays = toast.action !== undefined || toast.tone === 'danger' || toast.tone === 'warn';
    const key = this.queue.add(toast, stays ? {} : { timeout: READING_TIME });
    return () => this.queue.close(key);
  }

  clear(): void {
    this.queue.clear();
  }
}

export interface ToastRegionProps {
  readonly toasts: Toasts;
  /** Names the landmark, such as "Notices". */
  readonly label: string;
  readonly closeLabel: string;
}

/** What gets the focus is scrolled to above them. */
const room = heightAs('--toasts');

/** Bottom left on desktops, full width at the bottom on phones. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  return (
    <InReaderLocale>
      <AriaToastRegion ref={room} queue={toasts.queue} aria-label={label} className={styles['region'] ?? ''}>
        {({ toast }) => (
          <AriaToast toast={toast} className={classNames(styles['toast'], styles[toast.content.tone])}>
            <ToneIcon tone={toast.content.tone} />
            <div className={styles['words']}>
              <AriaToastContent>
                {toast.content.title !== undefined && (
                  <Text slot="title" className={styles['title'] ?? ''}>
                    {toast.content.title}
                  </Text>
                )}
                <Text
                  slot={toast.content.title === undefined ? 'title' : 'description'}
                  className={styles['text'] ?? ''}
                >
                  {toast.content.text}
                </Text>
              </AriaToastContent>
              <ToastAction toast={toast.content} close={() => toasts.queue.close(toast.key)} />
            </div>
            <IconButton label={closeLabel} size="s" onPress={() => toasts.queue.close(toast.key)}>
              <CloseIcon size={16} />
            </IconButton>
          </AriaToast>
        )}
      </AriaToastRegion>
    </InReaderLocale>
  );
}

function ToastAction({ toast, close }: { readonly toast: ToastContent; readonly close: () => void }) {
  const { action } = toast;
  if (action === undefined) return null;
  return (
    <Button
      size="s"
      onPress={() => {
        close();
        action.onPress();
      }}
    >
      {action.label}
    </Button>
  );
}
