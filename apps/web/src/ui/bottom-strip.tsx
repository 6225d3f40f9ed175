import type { ReactNode } from 'react';
import styles from './bottom-strip.module.css';

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

function dock(strip: HTMLElement | null): (() => void) | undefined {
  if (strip === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--dock', `${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--dock');
  };
}
