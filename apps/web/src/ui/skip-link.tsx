import styles from './skip-link.module.css';

/** The first link in the page: skips the header to `target`, the id of the main content. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <a className={styles['link']} href={`#${target}`} data-print="never">
      {children}
    </a>
  );
}
