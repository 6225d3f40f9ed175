import { useEffect, type ReactNode, useRef } from 'react';
import { Stack } from '../../ui/layout.tsx';
import styles from './checkout.module.css';

/** What came of the purchase. The button that was pressed is gone: the focus goes to the news. */
export function AfterPurchase({ children }: { readonly children: ReactNode }) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div ref={first} tabIndex={-1} className={styles['done']}>
      <Stack gap={6}>{children}</Stack>
    </div>
  );
}
