import { PROJECT_LIMITS } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { CloseIcon, DownloadIcon, PlaceIcon, ReportIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { GaugeSegment } from '../../ui/section-gauge.tsx';
import { Switch } from '../../ui/switch.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import styles from './dashboard.module.css';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { exportMessages } from './export.messages.ts';
import { ListSelect } from './list-select.tsx';
import { ledgerMessages } from './ledger.messages.ts';

type Props = { readonly vm: DashboardViewModel };

/** Where one is in the list, how to go on, and what the signs mean. */
export const LedgerFoot = observer(function LedgerFoot({ vm }: Props) {
  const words = useWords(dashboardMessages);
  return (
    <div className={styles['foot']}>
      <Pagination
        label={words('pages')}
        previousLabel={vm.query.isFirstPage || vm.query.knowsPrevious ? words('previous') : words('first')}
        nextLabel={words('next')}
        position={useRange(vm)}
        onPrevious={vm.query.isFirstPage ? undefined : vm.goToPrevious}
        onNext={vm.hasNext ? vm.goToNext : undefined}
        isPending={vm.rows.isLoading}
      />
      <div className={styles['settings']}>
        <ListSelect
          label={words('rows-label')}
          options={PROJECT_LIMITS.map((limit) => ({
            id: String(limit),
            label: words('rows', { count: limit }),
          }))}
          value={String(vm.query.search.limit)}
          onChange={(limit) => vm.query.showRows(Number(limit))}
        />
        <PdfsButton vm={vm} />
        <ExportButton vm={vm} />
      </div>
      <Key vm={vm} />
    </div>
  );
});

// D RPT-7.6
function PdfsButton({ vm }: Props) {
  const words = useWords(ledgerMessages);
  return (
    <Button kind="quiet" icon={<ReportIcon />} onPress={vm.makePdfs}>
      {words('pdfs')}
    </Button>
  );
}

/** DASH-1: all rows of the list, not those of this page alone. */
const ExportButton = observer(function ExportButton({ vm }: Props) {
  const words = useWords(exportMessages);
  const { rows, start, cancel } = vm.listExport;
  // One button, so that it keeps the focus while what it does changes.
  return (
    <>
      {rows !== null && <output>{words('running', { count: rows })}</output>}
      <Button
        kind="quiet"
        icon={rows === null ? <DownloadIcon /> : <CloseIcon />}
        onPress={rows === null ? () => void start(vm.query.search) : cancel}
      >
        {words(rows === null ? 'export' : 'cancel')}
      </Button>
    </>
  );
});

/** The total is told where it is cheap to count. */
function useRange({ range, page, hasNext }: DashboardViewModel): string {
  const words = useWords(dashboardMessages);
  const total = page?.total ?? null;
  if (total !== null) return words('range-of', { ...range, total });
  return words(hasNext ? 'range-more' : 'range', range);
}

const Key = observer(function Key({ vm }: Props) {
  const words = useWords(ledgerMessages);
  const general = useWords(dashboardMessages);
  return (
    <div className={styles['key']}>
      <span>
        <PlaceIcon size={16} />
        {words('not-postal')}
      </span>
      <span>
        <GaugeSegment standing="answered" />
        {words('key-answered')}
      </span>
      <span>
        <GaugeSegment standing="unknown" />
        {words('key-unknown')}
      </span>
      <span>
        <GaugeSegment standing="absent" />
        {words('key-absent')}
      </span>
      <span className={styles['keys']}>
        <Switch isSelected={vm.hasSingleKeys} onChange={vm.useSingleKeys}>
          {general(vm.rows.canChangeSome ? 'single-keys' : 'single-keys-reading')}
        </Switch>
      </span>
    </div>
  );
});
