import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useWords } from '../../../language/use-words.tsx';
import { partOnDemand } from '../../../parts/part-on-demand.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Heading, PageTitle, Text } from '../../../ui/heading.tsx';
import { DownloadIcon, LinkIcon, PrintIcon, ReportIcon } from '../../../ui/icons.tsx';
import { Cluster, Container } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { AnyCalculation } from '../calculator-form.ts';
import type { CalculatorViewModel } from '../calculator.view-model.ts';
import { fromReportMessages } from '../report-ties.messages.ts';
import styles from './calculator-frame.module.css';
import { calculatorMessages } from './calculator.messages.ts';
import type { WorkingProps } from './working.tsx';

/** A figure of the result's strip: `50.31 in`. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly isMain?: boolean;
}

export interface CalculatorFrameProps {
  readonly vm: CalculatorViewModel<AnyCalculation>;
  readonly title: string;
  readonly lead: string;
  readonly inputs: ReactNode;
  readonly figures: readonly Figure[];
  /** The figures in one sentence, read aloud when the typing pauses. */
  readonly announced: string;
  /** Why the figures are from before, where it is not for a marked field. */
  readonly notCurrent?: string | undefined;
  readonly renderDrawing: (isNarrow: boolean) => ReactNode;
  /** Below the drawing: what the result rests on. */
  readonly source: ReactNode;
  readonly warnings: readonly string[];
  readonly readings?: ReactNode;
  /** Loaded later, with the texts of this calculator's steps. */
  readonly Working: ComponentType<WorkingProps>;
  readonly partName?: WorkingProps['partName'];
}

/** The page of every calculator: inputs, the result with its drawing, readings, and the working. */
export const CalculatorFrame = observer(function CalculatorFrame(props: CalculatorFrameProps) {
  const { vm, title, lead, inputs, renderDrawing, source, warnings, readings, Working } = props;
  const words = useWords(calculatorMessages);
  return (
    <Container>
      <title>{`${title} · Ridgeline`}</title>
      <div className={styles['frame']}>
        <Head vm={vm} title={title} lead={lead} />
        <section className={styles['inputs']} aria-label={words('inputs')}>
          <FromReport vm={vm} />
          {inputs}
        </section>
        <section
          className={classNames(styles['answer'], !vm.isCurrent && styles['past'])}
          aria-label={words('result')}
        >
          <Strip {...props} />
          <div className={styles['drawing']}>
            <DrawnForWidth vm={vm} renderDrawing={renderDrawing} />
          </div>
          <div className={styles['source']}>
            {source}
            {warnings.length > 0 && (
              <Alert tone="warn" title={words('warnings')}>
                <ul className={styles['warnings']}>
                  {warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              </Alert>
            )}
          </div>
        </section>
        {readings !== undefined && <div className={styles['below']}>{readings}</div>}
        <section className={styles['below']} aria-labelledby="working">
          <Heading level={2} id="working">
            {words('working')}
          </Heading>
          <Working calculation={vm.known} partName={props.partName} copy={vm.actions.copyWorking} />
        </section>
      </div>
    </Container>
  );
});

type VmProps = Pick<CalculatorFrameProps, 'vm'>;

/** Not rendered again with each input. */
const Head = observer(function Head({
  vm,
  title,
  lead,
}: VmProps & Pick<CalculatorFrameProps, 'title' | 'lead'>) {
  return (
    <div className={styles['head']}>
      <PageTitle
        above={<Back vm={vm} />}
        lead={lead}
        actions={
          <div data-print="never">
            <Actions vm={vm} />
          </div>
        }
      >
        {title}
      </PageTitle>
    </div>
  );
});

const Strip = observer(function Strip({ vm, figures, announced, notCurrent }: CalculatorFrameProps) {
  const words = useWords(calculatorMessages);
  const fromBefore = notCurrent ?? words('not-current');
  return (
    <div className={styles['strip']}>
      <dl className={styles['figures']}>
        {figures.map(({ label, value, isMain = false }) => (
          <div key={label} className={classNames(styles['figure'], isMain && styles['main'])}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!vm.isCurrent && <p className={styles['notCurrent']}>{fromBefore}</p>}
      <VisuallyHidden>
        <output>{vm.isCurrent ? announced : fromBefore}</output>
      </VisuallyHidden>
    </div>
  );
});

/** A prerendered page has the drawing for a phone and for wider screens, and its styles show one of them. */
const DrawnForWidth = observer(function DrawnForWidth({
  vm: { isNarrow },
  renderDrawing,
}: VmProps & Pick<CalculatorFrameProps, 'renderDrawing'>) {
  if (isNarrow !== null) return renderDrawing(isNarrow);
  return (
    <>
      <div className={styles['onPhones']}>{renderDrawing(true)}</div>
      <div className={styles['elsewhere']}>{renderDrawing(false)}</div>
    </>
  );
});

const Back = observer(function Back({ vm: { ties } }: VmProps) {
  const words = useWords(calculatorMessages);
  const ofReport = useWords(fromReportMessages);
  const { reportNumber } = ties;
  return reportNumber === null ? (
    <Link href={pathTo('estimates')}>{words('all-calculators')}</Link>
  ) : (
    <Link href={pathTo('report', { number: reportNumber })}>
      {ofReport('back', { report: reportNumber })}
    </Link>
  );
});

/** CALC-5: what the report filled in. The place keeps the focus of a button that is gone once it was pressed. */
const FromReport = observer(function FromReport({ vm }: VmProps) {
  const place = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    place.current?.focus();
    void vm.start();
  };
  if (vm.ties.state.is === 'none') return <Choice vm={vm} />;
  return (
    <div ref={place} tabIndex={-1}>
      <WhatReportSays vm={vm} retry={retry} />
    </div>
  );
});

const WhatReportSays = observer(function WhatReportSays({
  vm,
  retry,
}: VmProps & { readonly retry: () => void }) {
  const words = useWords(fromReportMessages);
  const { ties } = vm;
  const { state, reportNumber } = ties;
  const report = { report: reportNumber ?? '' };
  if (state.is === 'failed') {
    return (
      <Alert
        tone="warn"
        actions={
          state.failure === 'unavailable' && (
            <Button size="s" onPress={retry}>
              {words('try-again')}
            </Button>
          )
        }
      >
        {words(state.failure === 'not-found' ? 'not-found' : 'unavailable', report)}
      </Alert>
    );
  }
  return (
    <Text tone="second" size="xs">
      {state.is === 'loading'
        ? words('loading', report)
        : words(vm.isFilledByReport ? 'filled' : 'nothing-filled', report)}
      {ties.isReadOnly && ` ${words('not-saved', report)}`}
      {state.is === 'ready' && vm.savedInputs === null && ` ${words('published-only')}`}
    </Text>
  );
});

const ChooseReport = partOnDemand<VmProps>({
  load: async () => (await import('./choose-report.tsx')).ChooseReport,
});

const Choice = observer(function Choice({ vm }: VmProps) {
  const words = useWords(fromReportMessages);
  const { chooser } = vm.ties;
  if (!chooser.isOffered) return null;
  return (
    <div data-print="never">
      <Button icon={<ReportIcon />} onPress={() => void chooser.open()}>
        {words('choose')}
      </Button>
      {chooser.finder !== null && <ChooseReport vm={vm} />}
    </div>
  );
});

/** One accent action: saving where there is a report that takes the result, else the link. What it does not take, the page says. */
const Actions = observer(function Actions({ vm }: VmProps) {
  const words = useWords(calculatorMessages);
  const { actions, ties, savedInputs } = vm;
  return (
    <Cluster gap={2}>
      <Button icon={<PrintIcon />} onPress={actions.print}>
        {words('print')}
      </Button>
      <Button
        kind={savedInputs === null ? 'primary' : 'secondary'}
        icon={<LinkIcon />}
        onPress={() => actions.copyLink(vm.link)}
      >
        {words('copy-link')}
      </Button>
      {ties.reportNumber !== null && <ToReport vm={vm} />}
    </Cluster>
  );
});

const ToReport = observer(function ToReport({ vm }: VmProps) {
  const words = useWords(fromReportMessages);
  const { ties, known, savedInputs } = vm;
  const isThisSaved = ties.savedHash !== null && ties.savedHash === known.hash;
  const isTaken = savedInputs !== null;
  return (
    <>
      <Button
        icon={<DownloadIcon />}
        isDisabled={!isTaken}
        isPending={ties.isMakingPdf}
        pendingLabel={words('making-pdf')}
        onPress={() => isTaken && ties.openPdf(known, savedInputs)}
      >
        {words('pdf')}
      </Button>
      {!ties.isReadOnly && (
        <Button
          kind={isTaken ? 'primary' : 'secondary'}
          isDisabled={!isTaken || !vm.isCurrent || isThisSaved}
          isPending={ties.isSaving}
          pendingLabel={words('saving')}
          onPress={() => isTaken && ties.save(known, savedInputs)}
        >
          {words(isThisSaved ? 'is-saved' : 'save')}
        </Button>
      )}
    </>
  );
});
