import {
  type FeeSchedule,
  permitFeeCautionMessages,
  permitFeeStepMessages,
  sayWhyNoPermitFee,
  withUnit,
} from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { partOnDemand } from '../../../parts/part-on-demand.tsx';
import { Text } from '../../../ui/heading.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { CalculatorFrame } from '../frame/calculator-frame.tsx';
import type { WorkingProps } from '../frame/working.tsx';
import { ReadingsTable } from '../frame/readings-table.tsx';
import { PermitFeeInputs } from './permit-fee-inputs.tsx';
import { permitFeeScreenMessages } from './permit-fee.messages.ts';
import type { PermitFeeViewModel } from './permit-fee.view-model.ts';
import { StepsDrawing } from './steps-drawing.tsx';

type Props = { readonly vm: PermitFeeViewModel };

const PermitFeeWorking = partOnDemand<WorkingProps>({
  load: async () => (await import('./permit-fee-working.tsx')).PermitFeeWorking,
});

// CALC-4
export const PermitFeeScreen = observer(function PermitFeeScreen({ vm }: Props) {
  const words = useWords(permitFeeScreenMessages);
  const cautions = useWords(permitFeeCautionMessages);
  const { locale } = useLanguage();
  const { known } = vm.calculator;
  const { total, shareOfValue, announcedTotal } = vm;
  const money = (cents: number): string => withUnit(cents, 'cent', locale);
  return (
    <CalculatorFrame
      vm={vm.calculator}
      title={words('title')}
      lead={words('lead')}
      inputs={<PermitFeeInputs vm={vm} />}
      figures={[
        { label: words('fee'), value: total === null ? words('unknown') : money(total), isMain: true },
        { label: words('charges'), value: String(vm.lines.length) },
        {
          label: words('share'),
          value: shareOfValue === null ? '–' : withUnit(shareOfValue / 100, 'percent', locale),
        },
      ]}
      announced={
        announcedTotal === null
          ? words('announced-unknown')
          : words('announced', { fee: money(announcedTotal) })
      }
      notCurrent={vm.awaitsSchedule ? words('awaits-schedule') : undefined}
      renderDrawing={(isNarrow) => <Steps vm={vm} isNarrow={isNarrow} />}
      source={<Source vm={vm} />}
      warnings={known.warnings.map(({ code }) => cautions(code))}
      readings={<Lines vm={vm} />}
      Working={PermitFeeWorking}
    />
  );
});

const Steps = observer(function Steps({ vm, isNarrow }: Props & { readonly isNarrow: boolean }) {
  const words = useWords(permitFeeScreenMessages);
  const names = useWords(permitFeeStepMessages);
  const { locale } = useLanguage();
  const money = (cents: number): string => withUnit(cents, 'cent', locale);
  const steps = vm.lines.map(({ id, name, cents }) => ({
    id,
    cents,
    label: names(name),
    amount: money(cents),
  }));
  const total = { cents: vm.total ?? 0, label: words('total'), amount: money(vm.total ?? 0) };
  const told = steps.map(({ label, amount }) => `${label} ${amount}`).join(', ');
  return (
    <StepsDrawing
      isNarrow={isNarrow}
      title={words('drawing', { fee: total.amount, lines: told })}
      steps={steps}
      total={total}
    />
  );
});

const Source = observer(function Source({ vm }: Props) {
  const words = useWords(permitFeeScreenMessages);
  const { locale } = useLanguage();
  const { outcome } = vm.calculator.known;
  const { schedule } = vm;
  return (
    <Text size="xs">
      {outcome.is === 'unknown' ? sayWhyNoPermitFee(outcome.why, locale) : words('steps')}{' '}
      {schedule === null ? words('ask-there') : <Published schedule={schedule} />}
    </Text>
  );
});

/** Whose schedule it is, from where, and how old. */
function Published({ schedule: { jurisdiction, source } }: { readonly schedule: FeeSchedule }) {
  const words = useWords(permitFeeScreenMessages);
  if (source === null) return words('by-schedule', { name: jurisdiction });
  return (
    <>
      {words('by-schedule', { name: jurisdiction })}{' '}
      <ExternalLink href={source.url} newTabLabel={words('opens-new-tab')}>
        {source.title}
      </ExternalLink>{' '}
      {source.edition !== null && `${words('edition', { edition: source.edition })} `}
      {words('read', { day: source.read })}
    </>
  );
}

const Lines = observer(function Lines({ vm }: Props) {
  const words = useWords(permitFeeScreenMessages);
  const names = useWords(permitFeeStepMessages);
  const { locale } = useLanguage();
  const { total } = vm;
  const share = (cents: number): string =>
    total === null || total === 0
      ? '–'
      : withUnit(Math.round((cents * 10_000) / total) / 100, 'percent', locale);
  return (
    <ReadingsTable
      title={words('lines-title')}
      lead={words('lines-text')}
      columns={[words('charge'), words('amount'), words('of-all')]}
      rows={[
        ...vm.lines.map(({ name, cents }) => ({
          title: names(name),
          isOwn: false,
          cells: [withUnit(cents, 'cent', locale), share(cents)],
        })),
        {
          title: words('total'),
          isOwn: true,
          cells: [withUnit(total ?? 0, 'cent', locale), share(total ?? 0)],
        },
      ]}
    />
  );
});
