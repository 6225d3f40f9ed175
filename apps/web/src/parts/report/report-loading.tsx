import { useWords } from '../../language/use-words.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { reportMessages } from './report.messages.ts';
import styles from './report.module.css';
import { ReportSheets, SheetsLoading } from './sheets-on-demand.tsx';

// The sheets come while the report does.
ReportSheets.preload();

/** The sheets of a report whose head is known. */
export function SheetsToCome() {
  const words = useWords(reportMessages);
  return (
    <Waiting label={words('loading')}>
      <SheetsLoading />
    </Waiting>
  );
}

/** The shape of a report while it loads. */
export function ReportLoading() {
  const words = useWords(reportMessages);
  return (
    <Waiting label={words('loading')}>
      <div className={styles['report']}>
        <div className={styles['head']}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton shape="block" />
        </div>
        <SheetsLoading />
      </div>
    </Waiting>
  );
}
