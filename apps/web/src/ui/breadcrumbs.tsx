import styles from './breadcrumbs.module.css';
import { ChevronRightIcon } from './icons.tsx';
import { Link } from './link.tsx';

export interface BreadcrumbsProps {
  readonly label: string;
  /** From the root to the current page, which is the last. */
  readonly trail: readonly { readonly label: string; readonly href: string }[];
}

export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-print="never">
      <ol className={styles['trail']}>
        {trail.map((crumb, index) => (
          <li key={crumb.href} className={styles['crumb']}>
            {index === trail.length - 1 ? (
              <span aria-current="page" className={styles['here']}>
                {crumb.label}
              </span>
            ) : (
              <>
                <Link kind="plain" href={crumb.href}>
                  {crumb.label}
                </Link>
                <ChevronRightIcon size={16} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
