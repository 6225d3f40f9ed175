import type { ProjectSummary } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useRef } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { afterAnswer } from '../../ui/after-answer.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { RowCheck } from '../../ui/row-check.tsx';
import { useLongPress } from '../../ui/long-press.ts';
import { useLanding, useRowKeys } from '../../ui/row-keys.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { ledgerMessages } from './ledger.messages.ts';
import styles from './ledger.module.css';
import type { Sort } from './list-query.ts';
import { ProjectRow } from './project-row.tsx';

/** The projects in aligned columns; on a phone, three lines each. */
export const ProjectLedger = observer(function ProjectLedger({
  vm,
  onNear,
}: {
  readonly vm: DashboardViewModel;
  /** The pointer or the focus has come to the rows, of which some may soon be selected. */
  readonly onNear: () => void;
}) {
  const words = useWords(ledgerMessages);
  const frame = useRef<HTMLTableElement>(null);
  const { selection } = vm.rows;
  // Rows that come while the press that asked for them is not yet painted wait for that, with where the focus goes in them.
  const rows = useDeferredValue(vm.rows.all);
  const near = { onPointerEnter: onNear, onFocus: onNear };
  useLanding(frame, useDeferredValue(vm.rows.landing));
  const onPressed = useLongPress(vm.rows.select);
  useRowKeys({
    frame,
    isOn: vm.hasSingleKeys,
    actions: {
      x: selection.toggle,
      X: (number) => selection.extendTo(number, rows),
      e: vm.rows.toggleArchived,
    },
    anywhere: {
      '/': () => document.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
      ...(selection.size > 0 && { Escape: selection.clear, e: vm.rows.toggleSelectedArchived }),
    },
  });
  return (
    <table
      ref={frame}
      {...onPressed}
      {...near}
      className={classNames(styles['ledger'], vm.rows.isEdited && styles['edited'])}
      aria-busy={vm.rows.isLoading}
    >
      <caption>
        <VisuallyHidden>{words('list')}</VisuallyHidden>
      </caption>
      <LedgerHead vm={vm} />
      <tbody>
        {rows.map((project) => (
          <Row key={project.reportNumber} project={project} vm={vm} />
        ))}
      </tbody>
    </table>
  );
});

/** Asks for what belongs to one row alone, so that a change of another row, or of the list, does not render it again. */
const Row = observer(function Row({
  vm,
  project,
}: {
  readonly vm: DashboardViewModel;
  readonly project: ProjectSummary;
}) {
  const { reportNumber } = project;
  return (
    <ProjectRow
      vm={vm}
      project={project}
      isSelected={vm.rows.selection.has(reportNumber)}
      isRemoving={vm.rows.isRemoving(reportNumber)}
    />
  );
});

const LedgerHead = observer(function LedgerHead({ vm }: { readonly vm: DashboardViewModel }) {
  const words = useWords(ledgerMessages);
  const { all: rows, selection } = vm.rows;
  const isAll = selection.size > 0 && selection.size === rows.length;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['check']}>
          <RowCheck
            label={words('select-page')}
            isSelected={isAll}
            isIndeterminate={selection.size > 0 && !isAll}
            onChange={() => selection.toggleAll(rows)}
          />
        </th>
        <SortHead vm={vm} by="address" first="asc" className={styles['address']}>
          {words('address')}
        </SortHead>
        <th scope="col" className={styles['jurisdiction']}>
          {words('jurisdiction')}
        </th>
        <th scope="col" className={styles['report']}>
          {words('report')}
        </th>
        <th scope="col" className={styles['addOns']}>
          {words('add-ons')}
        </th>
        <th scope="col" className={styles['claim']}>
          {words('claim')}
        </th>
        {vm.query.showsPeople && (
          <th scope="col" className={styles['by']}>
            {words('by')}
          </th>
        )}
        <SortHead vm={vm} by="createdAt" first="desc" className={styles['created']}>
          {words('created')}
        </SortHead>
        {vm.rows.canChangeSome && (
          <th scope="col" className={styles['act']}>
            <VisuallyHidden>{words('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
});

const SortHead = observer(function SortHead({
  vm,
  by,
  first,
  className,
  children,
}: {
  readonly vm: DashboardViewModel;
  readonly by: 'address' | 'createdAt';
  /** The order of the first press. */
  readonly first: 'asc' | 'desc';
  readonly className: string | undefined;
  readonly children: string;
}) {
  const { sortBy, order } = vm.query.search;
  const isSorted = sortBy === by;
  const next = !isSorted ? first : order === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <PlainButton
        className={classNames(styles['sort'], isSorted && order === 'asc' && styles['up'])}
        onPress={() => afterAnswer(() => vm.query.sortBy(`${by}.${next}` satisfies Sort))}
      >
        {children}
        {isSorted && <ChevronDownIcon size={16} />}
      </PlainButton>
    </th>
  );
});
