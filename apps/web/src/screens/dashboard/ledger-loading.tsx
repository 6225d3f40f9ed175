import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { SectionGauge } from '../../ui/section-gauge.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import styles from './ledger-loading.module.css';

/** The columns of the rows that are loading. */
export const LedgerLoading = observer(function LedgerLoading({ vm }: { readonly vm: DashboardViewModel }) {
  const words = useWords(dashboardMessages);
  return (
    <Waiting label={words(vm.isSlow ? 'slow' : 'loading')}>
      <div className={styles['waiting']} aria-hidden="true">
        {Array.from({ length: vm.query.search.limit }, (_, row) => (
          <div key={row} className={styles['blank']}>
            <Skeleton />
            <Skeleton />
            <SectionGauge total={9} answered={0} unknown={0} label="" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
      {vm.isSlow && <p className={styles['slow']}>{words('slow')}</p>}
    </Waiting>
  );
});
