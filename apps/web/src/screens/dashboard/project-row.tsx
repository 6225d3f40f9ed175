import {
  addressParts,
  GAUGED_SECTIONS,
  isPostalCity,
  type ProjectSummary,
  projectState,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { afterAnswer } from '../../ui/after-answer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  ArchiveIcon,
  BuildingIcon,
  DoneIcon,
  HelpIcon,
  HomeIcon,
  PlaceIcon,
  RefreshIcon,
  UnarchiveIcon,
} from '../../ui/icons.tsx';
import { PlainLink } from '../../ui/link.tsx';
import { RowCheck } from '../../ui/row-check.tsx';
import { SectionGauge } from '../../ui/section-gauge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { createdText } from './created-text.ts';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { ledgerMessages } from './ledger.messages.ts';
import ledger from './ledger.module.css';
import styles from './project-row.module.css';

type Props = { readonly project: ProjectSummary };

export const ProjectRow = observer(function ProjectRow({
  project,
  vm,
  isSelected,
  isRemoving,
}: Props & {
  readonly vm: DashboardViewModel;
  readonly isSelected: boolean;
  readonly isRemoving: boolean;
}) {
  const words = useWords(ledgerMessages);
  const { tag } = useLanguage();
  const { reportNumber, createdAt, createdBy, claimNumber, jobNumber } = project;
  const { street, locality } = addressParts(project.address);
  return (
    <tr
      data-row={reportNumber}
      className={classNames(isSelected && ledger['selected'], isRemoving && ledger['leaving'])}
    >
      <td className={ledger['check']}>
        <RowCheck
          label={words('select', { street })}
          isSelected={isSelected}
          onChange={() => vm.rows.selection.toggle(reportNumber)}
        />
      </td>
      <th scope="row" className={ledger['address']}>
        <PropertyGlyph project={project} />
        <span className={styles['where']}>
          <PlainLink
            href={pathTo('report', { number: reportNumber })}
            className={styles['street']}
            data-row-link
          >
            {street}
          </PlainLink>
          {locality !== '' && <span className={styles['locality']}> {locality}</span>}
        </span>
      </th>
      <td className={ledger['jurisdiction']}>
        <Jurisdiction project={project} />
      </td>
      <td className={ledger['report']}>
        <ReportState project={project} />
      </td>
      <td className={ledger['addOns']}>
        <AddOns project={project} />
      </td>
      <td className={ledger['claim']}>{claimNumber ?? jobNumber}</td>
      {vm.query.showsPeople && (
        <td className={ledger['by']}>
          <span title={createdBy}>
            <Avatar name={createdBy} size="s" />
          </span>
          <VisuallyHidden>{createdBy}</VisuallyHidden>
        </td>
      )}
      <td className={ledger['created']}>
        <time dateTime={new Date(createdAt).toISOString()}>{createdText(createdAt, vm.now, tag)}</time>
      </td>
      {vm.rows.canChangeSome && (
        <td className={ledger['act']}>
          {project.mayChange && (
            <IconButton
              size="s"
              label={words(project.archived ? 'unarchive' : 'archive', { street })}
              isPending={isRemoving}
              onPress={() => afterAnswer(() => vm.rows.toggleArchived(reportNumber))}
            >
              {project.archived ? <UnarchiveIcon /> : <ArchiveIcon />}
            </IconButton>
          )}
        </td>
      )}
    </tr>
  );
});

function PropertyGlyph({ project: { propertyType, archived } }: Props) {
  const words = useWords(ledgerMessages);
  return (
    <span className={styles['glyph']} title={words(propertyType)}>
      {propertyType === 'residential' ? <HomeIcon /> : <BuildingIcon />}
      <VisuallyHidden>
        {words(propertyType)}
        {archived && `, ${words('is-archived')}`}
      </VisuallyHidden>
    </span>
  );
}

/** Said only where it is not the postal city, which the address names. */
function Jurisdiction({ project: { municipality, address } }: Props) {
  const words = useWords(ledgerMessages);
  if (municipality === null) {
    return (
      <span className={styles['unknown']}>
        <b>{words('unknown')}</b>
      </span>
    );
  }
  if (isPostalCity(municipality, address)) return <VisuallyHidden>{municipality}</VisuallyHidden>;
  return (
    <span className={styles['elsewhere']}>
      <PlaceIcon size={16} />
      <span className={styles['name']}>{municipality}</span>
      <VisuallyHidden>({words('not-postal')})</VisuallyHidden>
    </span>
  );
}

const SIGNS = {
  ready: <DoneIcon size={16} />,
  unknown: <HelpIcon size={16} />,
  'code-changed': <RefreshIcon size={16} />,
  refreshed: null,
  legacy: null,
} as const;

function ReportState({ project }: Props) {
  const words = useWords(ledgerMessages);
  const state = projectState(project);
  const total = GAUGED_SECTIONS.length;
  const [answered, unknown] = [project.sections?.answered.length ?? 0, project.sections?.unknown.length ?? 0];
  const label =
    project.sections === null
      ? words('gauge-legacy')
      : words('gauge', { answered, unknown, absent: total - answered - unknown });
  return (
    <span className={styles['state']}>
      <SectionGauge total={total} answered={answered} unknown={unknown} label={label} />
      <span className={classNames(styles['word'], styles[state.is])}>
        {SIGNS[state.is]}
        {state.is === 'unknown' ? words('unknown-count', { count: state.count }) : words(state.is)}
      </span>
    </span>
  );
}

/** Each in its own place, so that a column of rows can be read at a glance. */
function AddOns({ project: { includes, sections } }: Props) {
  const words = useWords(ledgerMessages);
  const hasMaker = [...(sections?.answered ?? []), ...(sections?.unknown ?? [])].includes(
    'manufacturer-requirements',
  );
  // An empty cell, so that it takes no line on a phone.
  if (includes.length === 0 && !hasMaker) return null;
  return (
    <span className={styles['slots']}>
      <span>{includes.includes('code-detail') && words('code')}</span>
      <span>{includes.includes('weather') && words('weather')}</span>
      <span>{hasMaker && words('maker')}</span>
    </span>
  );
}
