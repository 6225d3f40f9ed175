import {
  missingPdfName,
  PDF_BATCH_KINDS,
  PDF_BATCH_LIMIT,
  pdfBatchMessages,
  type PdfBatch,
  type PdfBatchKind,
  pdfKindMessages,
} from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { EffectsAtOnce } from '../../../parts/effects-at-once.tsx';
import { shellMessages } from '../../../parts/shell.messages.ts';
import { FormError } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Heading, Text } from '../../../ui/heading.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { makePdfsMessages } from './make-pdfs.messages.ts';
import type { PdfBatchMaker } from './pdf-batch-maker.ts';

type Props = { readonly maker: PdfBatchMaker };

/** More would hide the download. */
const MISSING_SHOWN = 8;

// D RPT-7.6
export const PdfBatchDialog = observer(function PdfBatchDialog({ maker }: Props) {
  const words = useWords(makePdfsMessages);
  const shell = useWords(shellMessages);
  if (!maker.isOpen) return null;
  return (
    <Dialog
      isOpen
      onClose={maker.close}
      closeLabel={shell('close')}
      title={words('title')}
      actions={<Actions maker={maker} />}
    >
      <Content maker={maker} />
      <EffectsAtOnce />
    </Dialog>
  );
});

const Content = observer(function Content({ maker }: Props) {
  const words = useWords(makePdfsMessages);
  const { state } = maker;
  if (state.is === 'loading') return <output>{words('loading')}</output>;
  return state.is === 'followed' ? <Followed batch={state.batch} /> : <Choice maker={maker} />;
});

const Choice = observer(function Choice({ maker }: Props) {
  const words = useWords(makePdfsMessages);
  const kinds = useWords(pdfKindMessages);
  const failures = useWords(pdfBatchMessages);
  const { state, choice } = maker;
  const { chosen = [], total = null } = choice ?? {};
  const failure = state.is === 'choosing' ? state.failure : null;
  return (
    <Stack gap={3}>
      <Select
        label={words('kind')}
        placeholder={words('kind')}
        options={PDF_BATCH_KINDS.map((id) => ({ id, label: kinds(id) }))}
        value={maker.kind}
        onChange={(kind) => maker.choose(kind as PdfBatchKind)}
        hint={useHint(maker.kind)}
      />
      <RadioGroup
        label={words('of')}
        options={[
          ...(chosen.length > 0 ? [{ id: 'chosen', label: words('chosen', { count: chosen.length }) }] : []),
          { id: 'all', label: total === null ? words('all') : words('all-of', { total }) },
        ]}
        value={maker.of}
        onChange={(of) => maker.chooseOf(of as typeof maker.of)}
        hint={maker.isLimited ? words('limit', { limit: PDF_BATCH_LIMIT }) : undefined}
      />
      <Text tone="second" size="xs">
        {words('how')}
      </Text>
      <FormError>
        {failure === null ? null : failure === 'offline' ? words('offline') : failures(failure)}
      </FormError>
    </Stack>
  );
});

/** What is left out, where that follows from the kind. */
function useHint(kind: PdfBatchKind): string | undefined {
  const words = useWords(makePdfsMessages);
  if (kind === 'claimLetter') return words('letter-hint');
  return kind === 'iws' || kind.endsWith('Calculation') ? words('calculation-hint') : undefined;
}

function Followed({ batch }: { readonly batch: PdfBatch }) {
  const words = useWords(makePdfsMessages);
  const kinds = useWords(pdfKindMessages);
  const language = useLanguage();
  const { is, done, total, made, keptUntil } = batch;
  return (
    <Stack gap={3}>
      {is === 'being-made' ? (
        <>
          <Progress
            label={kinds(batch.kind)}
            value={done}
            max={total}
            valueText={words('done', { done, total })}
          />
          <Text tone="second" size="xs">
            {words('how')}
          </Text>
        </>
      ) : (
        <output>
          {is === 'cancelled'
            ? words('cancelled')
            : made === 0
              ? words('none-made')
              : `${words('ready', { count: made })} ${words('until', { date: language.date(keptUntil) })}`}
        </output>
      )}
      <Missing batch={batch} />
    </Stack>
  );
}

function Missing({ batch: { missing, is } }: { readonly batch: PdfBatch }) {
  const words = useWords(makePdfsMessages);
  const reasons = useWords(pdfBatchMessages);
  const { locale } = useLanguage();
  if (missing.length === 0 || is === 'cancelled') return null;
  const more = missing.length - MISSING_SHOWN;
  return (
    <Stack gap={1}>
      <Heading level={3} size="s">
        {words('missing', { count: missing.length })}
      </Heading>
      <ul>
        {missing.slice(0, MISSING_SHOWN).map((one) => (
          <li key={one.reportNumber}>
            <Text size="xs">{`${missingPdfName(one, locale)}: ${reasons(one.why)}`}</Text>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text tone="second" size="xs">
          {words('missing-more', { count: more })}
        </Text>
      )}
    </Stack>
  );
}

const Actions = observer(function Actions({ maker }: Props) {
  const words = useWords(makePdfsMessages);
  const { state, count } = maker;
  if (state.is === 'loading') return null;
  if (state.is !== 'followed') {
    return (
      <Button
        kind="primary"
        isPending={state.is === 'starting'}
        pendingLabel={words('starting')}
        onPress={() => void maker.start()}
      >
        {count === null ? words('make') : words('make-count', { count })}
      </Button>
    );
  }
  const { is, url } = state.batch;
  if (is === 'being-made') {
    return (
      <Button
        isPending={maker.isCancelling}
        pendingLabel={words('cancelling')}
        onPress={() => void maker.cancel()}
      >
        {words('cancel')}
      </Button>
    );
  }
  return (
    <>
      <Button onPress={maker.again}>{words('again')}</Button>
      {url !== null && (
        <LinkButton kind="primary" href={url} download="" icon={<DownloadIcon />}>
          {words('download')}
        </LinkButton>
      )}
    </>
  );
});
