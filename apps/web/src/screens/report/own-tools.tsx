import { placesMessages } from '@ridgeline/core/places';
import { type Report, statedCorrection, USER_FLAGS } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  ArchiveIcon,
  ClockIcon,
  DownloadIcon,
  EditIcon,
  MoreIcon,
  PlaceIcon,
  PrintIcon,
  RefreshIcon,
  ReportIcon,
  ShareIcon,
  UnarchiveIcon,
} from '../../ui/icons.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Menu } from '../../ui/menu.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { reportMessages } from '../../parts/report/report.messages.ts';
import { reportFailureMessages } from './report-failure.messages.ts';
import type { OwnReport } from './own-report.ts';
import { PapersDialog } from './papers-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { DATE_TYPES } from './project-details.ts';
import { reportToolMessages } from './report-tools.messages.ts';
import type { ReportTools } from './report-tools.ts';

type Props = { readonly tools: ReportTools };

/** Above a report of one's own, or of the team. */
export const OwnActions = observer(function OwnActions({
  own,
  report,
}: {
  readonly own: OwnReport | null;
  readonly report: Report;
}) {
  const words = useWords(reportMessages);
  if (own === null) return null;
  const { pdfs } = own;
  return (
    <>
      <OwnTools own={own} report={report} />
      <Button
        kind="primary"
        icon={<DownloadIcon />}
        isPending={pdfs.making === 'whole'}
        pendingLabel={words('making-pdf')}
        onPress={() => void pdfs.open({ reportNumber: report.reportNumber, kind: 'whole' })}
      >
        {words('download-pdf')}
      </Button>
    </>
  );
});

/** What is done with a report: share it, and the rest in a menu. Whoever may only read it is offered no change. */
const OwnTools = observer(function OwnTools({
  own: { tools, papers, versions },
  report,
}: {
  readonly own: OwnReport;
  readonly report: Report;
}) {
  const words = useWords(reportToolMessages);
  const general = useWords(reportMessages);
  const archiveEntry = report.archived
    ? {
        id: 'unarchive',
        label: words('unarchive'),
        icon: <UnarchiveIcon />,
        onAction: () => void tools.unarchive(),
      }
    : { id: 'archive', label: words('archive'), icon: <ArchiveIcon />, onAction: () => void tools.archive() };
  return (
    <>
      <Menu
        label={general('more')}
        trigger={
          <IconButton label={general('more')}>
            <MoreIcon />
          </IconButton>
        }
        groups={[
          {
            id: 'project',
            label: words('project'),
            isLabelHidden: true,
            entries: [
              ...(report.mayChange
                ? [
                    {
                      id: 'details',
                      label: words('details-entry'),
                      icon: <EditIcon />,
                      onAction: tools.openDetails,
                    },
                    {
                      id: 'correct',
                      label: words('correct-entry'),
                      icon: <PlaceIcon />,
                      onAction: tools.correcting.open,
                    },
                    {
                      id: 'refresh',
                      label: words('refresh'),
                      icon: <RefreshIcon />,
                      onAction: () => void tools.refresh(),
                      isDisabled: report.legacy !== null,
                    },
                  ]
                : []),
              {
                id: 'versions',
                label: words('versions-entry'),
                icon: <ClockIcon />,
                onAction: () => void versions.begin(report),
                isDisabled: report.legacy !== null,
              },
              {
                id: 'papers',
                label: words('papers-entry'),
                icon: <ReportIcon />,
                onAction: () => papers.begin(report),
              },
              { id: 'print', label: words('print'), icon: <PrintIcon />, onAction: tools.print },
              ...(report.mayChange ? [archiveEntry] : []),
            ],
          },
        ]}
      />
      {report.mayChange && (
        <>
          <Button icon={<ShareIcon />} onPress={() => void tools.sharing.open()}>
            {general('share')}
          </Button>
          <DetailsDialog tools={tools} />
          <ShareDialog tools={tools} />
          <CorrectionDialog tools={tools} report={report} />
        </>
      )}
      <PapersDialog papers={papers} report={report} />
      <VersionsDialog versions={versions} report={report} />
    </>
  );
});

const Failed = observer(function Failed({ tools }: Props) {
  const { failure } = tools.task;
  const reports = useWords(reportFailureMessages);
  // What is said at its field.
  if (failure === 'jurisdiction-name-required' || failure === 'correction-reason-required') return null;
  return <FormError>{failure !== null && reports(failure)}</FormError>;
});

// RPT-5
const DetailsDialog = observer(function DetailsDialog({ tools }: Props) {
  const words = useWords(reportToolMessages);
  const { details, hasChanges, write } = tools.form;
  return (
    <Dialog
      isOpen={tools.task.opened === 'details'}
      onClose={tools.close}
      closeLabel={words('close')}
      title={words('details-title')}
    >
      <Form onSubmit={tools.saveDetails}>
        <TextField
          label={words('claim-number')}
          name="claimNumber"
          maxLength={60}
          value={details.claimNumber}
          onChange={(claimNumber) => write({ claimNumber })}
        />
        <TextField
          label={words('job-number')}
          name="jobNumber"
          maxLength={60}
          value={details.jobNumber}
          onChange={(jobNumber) => write({ jobNumber })}
        />
        <DateField
          label={words('project-date')}
          name="projectDate"
          value={details.date}
          onChange={(date) => write({ date })}
        />
        <Select
          label={words('date-type')}
          name="dateType"
          placeholder={words('choose-type')}
          options={DATE_TYPES.map((type) => ({ id: type, label: words(type) }))}
          value={details.dateType}
          onChange={(dateType) => write({ dateType })}
        />
        {USER_FLAGS.map((flag) => (
          <Checkbox key={flag} isSelected={details[flag]} onChange={(isSet) => write({ [flag]: isSet })}>
            {words(flag)}
          </Checkbox>
        ))}
        <Failed tools={tools} />
        <Stack gap={2}>
          <SubmitButton isPending={tools.task.busy === 'details'} pendingLabel={words('saving')}>
            {words('save')}
          </SubmitButton>
          <Button isWide isDisabled={!hasChanges} onPress={tools.discardDetails}>
            {words('discard')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
});

// NAV-2
const ShareDialog = observer(function ShareDialog({ tools }: Props) {
  const words = useWords(reportToolMessages);
  const { link } = tools.sharing;
  return (
    <Dialog
      isOpen={tools.task.opened === 'share'}
      onClose={tools.task.close}
      closeLabel={words('close')}
      title={words('share-title')}
    >
      <Stack gap={4}>
        <Text tone="second">{words('share-text')}</Text>
        {link === null && tools.task.busy === 'share' && <Spinner label={words('making-link')} />}
        {link !== null && (
          <>
            <TextField label={words('link')} isReadOnly value={tools.sharing.address} onChange={() => {}} />
            <DateField
              label={words('ends-on')}
              hint={words('ends-hint')}
              max="9999-12-31"
              error={tools.sharing.isEndOver ? words('end-is-over') : undefined}
              value={tools.sharing.endDay}
              onChange={(day) => void tools.sharing.endOn(day)}
            />
          </>
        )}
        <Failed tools={tools} />
        {link !== null && (
          <Cluster justify="end" gap={2}>
            <Button onPress={() => void tools.sharing.end()}>{words('end-link')}</Button>
            <Button kind="primary" onPress={() => void tools.sharing.copy()}>
              {words('copy-link')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
});

// RPT-2.3
const CorrectionDialog = observer(function CorrectionDialog({
  tools,
  report,
}: Props & { readonly report: Report }) {
  const words = useWords(reportToolMessages);
  const places = useWords(placesMessages);
  const { locale } = useLanguage();
  const { failure } = tools.task;
  const { typed: correction } = tools.correcting;
  const isCorrected = statedCorrection(report.facts) !== null;
  return (
    <Dialog
      isOpen={tools.task.opened === 'correction'}
      onClose={tools.task.close}
      closeLabel={words('close')}
      title={words('correction-title')}
    >
      <Form onSubmit={tools.correcting.save}>
        <Text tone="second">{words('correction-text')}</Text>
        <RadioGroup
          key={locale}
          label={words('authority-kind')}
          name="kind"
          options={(['city', 'county', 'town'] as const).map((kind) => ({ id: kind, label: words(kind) }))}
          value={correction.kind}
          onChange={(kind) => tools.correcting.type({ kind: kind as 'city' | 'county' | 'town' })}
        />
        <TextField
          label={words('authority-name')}
          name="authority"
          maxLength={100}
          isRequired
          error={failure === 'jurisdiction-name-required' ? places(failure) : undefined}
          value={correction.name}
          onChange={(name) => tools.correcting.type({ name })}
        />
        <TextField
          label={words('authority-why')}
          hint={words('authority-why-hint')}
          name="why"
          maxLength={300}
          isRequired
          error={failure === 'correction-reason-required' ? places(failure) : undefined}
          value={correction.why}
          onChange={(why) => tools.correcting.type({ why })}
        />
        <Failed tools={tools} />
        <Stack gap={2}>
          <SubmitButton isPending={tools.task.busy === 'correction'} pendingLabel={words('saving')}>
            {words('save')}
          </SubmitButton>
          {isCorrected && (
            <Button isWide onPress={() => void tools.correcting.undo()}>
              {words('undo-correction')}
            </Button>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
});
