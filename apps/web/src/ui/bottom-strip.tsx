import type { ReactNode } from 'react';
import styles from './bottom-strip.module.css';
import { heightAs } from './height-variable.ts';

const dock = heightAs('--dock');

/**
 * Stays at the bottom of the window, after the page: nothing moves when it comes or goes. What is pinned to the bottom stands
 * above it (`--dock`).
 */
export function BottomStrip({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={dock} className={styles['strip']}>
      {children}
    </div>
  );
}
