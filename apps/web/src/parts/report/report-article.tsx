import type { ReportHead } from '@ridgeline/core/reports';
import type { ReactNode } from 'react';
import styles from './report.module.css';

/** The frame of a report, with its address as the title of the page. */
export function ReportArticle({
  report,
  children,
}: {
  readonly report: Pick<ReportHead, 'address' | 'reportNumber'>;
  readonly children: ReactNode;
}) {
  return (
    <article className={styles['report']}>
      <title>{`${report.address ?? report.reportNumber} · Ridgeline`}</title>
      {children}
    </article>
  );
}
