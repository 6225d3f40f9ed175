import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolled into the window as it appears: what was pressed for it may be at the lower edge. */
export function InView({ children }: { readonly children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in newer browsers, which is no cleanup.
    void shown.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={shown}>{children}</div>;
}
