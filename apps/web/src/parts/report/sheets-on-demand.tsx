import { Skeleton } from '../../ui/skeleton.tsx';
import { partOnDemand } from '../part-on-demand.tsx';
import jurisdiction from './jurisdiction-sheet.module.css';
import styles from './report.module.css';

/** The sheets are loaded while the report is: address and title block do not wait for them. */
export const ReportSheets = partOnDemand({
  load: async () => (await import('./report-sheets.tsx')).ReportSheets,
  Waiting: SheetsLoading,
});

/** The shape of its sheets. */
export function SheetsLoading() {
  return (
    <div className={styles['layout']}>
      <Skeleton shape="block" />
      <div className={styles['sheets']}>
        {[0, 1, 2].map((sheet) => (
          <div key={sheet} className={jurisdiction['first']}>
            <div className={jurisdiction['inside']}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
