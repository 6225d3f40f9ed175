import { useEffect, type ReactNode } from 'react';
import { Stack } from '../../ui/layout.tsx';
import styles from './checkout.module.css';
import { useWaitingFooter } from './waiting-footer.ts';

/** What came of the purchase. The button that was pressed is gone: the focus goes to the news. */
export function AfterPurchase({ children }: { readonly children: ReactNode }) {
  const first = useWaitingFooter(false);
  useEffect(() => first.current?.focus(), [first]);
  return (
    <div ref={first} tabIndex={-1} className={styles['done']}>
      <Stack gap={6}>{children}</Stack>
    </div>
  );
}
