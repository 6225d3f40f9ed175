import { useWords } from '../../language/use-words.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { reportMessages } from './report.messages.ts';
import styles from './report.module.css';

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
        <div className={styles['layout']}>
          <Skeleton shape="block" />
          <div className={styles['sheets']}>
            {[0, 1, 2].map((sheet) => (
              <div key={sheet} className={styles['first']}>
                <div className={styles['inside']}>
                  <Skeleton shape="title" />
                  <Skeleton />
                  <Skeleton />
                  <Skeleton shape="short" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </Waiting>
  );
}
