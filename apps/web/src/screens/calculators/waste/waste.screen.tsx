import {
  printedQuantityMessages,
  wasteChoiceMessages,
  wasteWarningMessages,
  withUnit,
} from '@ridgeline/core/calculators';
import { numberText } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { partOnDemand } from '../../../parts/part-on-demand.tsx';
import { Text } from '../../../ui/heading.tsx';
import { CalculatorFrame } from '../frame/calculator-frame.tsx';
import type { WorkingProps } from '../frame/working.tsx';
import { calculatorMessages } from '../frame/calculator.messages.ts';
import { ReadingsTable, signed } from '../frame/readings-table.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { WasteInputs } from './waste-inputs.tsx';
import { wasteScreenMessages } from './waste.messages.ts';
import type { WasteViewModel } from './waste.view-model.ts';

type Props = { readonly vm: WasteViewModel };

const WasteWorking = partOnDemand<WorkingProps>({
  load: async () => (await import('./waste-working.tsx')).WasteWorking,
});

// CALC-1
export const WasteScreen = observer(function WasteScreen({ vm }: Props) {
  const words = useWords(wasteScreenMessages);
  const warningWords = useWords(wasteWarningMessages);
  const { locale } = useLanguage();
  const { known, announced } = vm.calculator;
  const { outcome } = known;
  const told = announced.outcome;
  return (
    <CalculatorFrame
      vm={vm.calculator}
      title={words('title')}
      lead={words('lead')}
      inputs={<WasteInputs vm={vm} />}
      figures={[
        { label: words('order'), value: withUnit(outcome.bundles, 'bundle', locale), isMain: true },
        { label: words('squares'), value: numberText(outcome.squares, locale) },
        { label: words('with-waste'), value: withUnit(outcome.totalSf, 'sf', locale) },
        { label: words('waste'), value: withUnit(outcome.wastePercent, 'percent', locale) },
      ]}
      announced={words('announced', {
        bundles: withUnit(told.bundles, 'bundle', locale),
        area: withUnit(told.totalSf, 'sf', locale),
        percent: withUnit(told.wastePercent, 'percent', locale),
      })}
      renderDrawing={(isNarrow) => <DrawnPlan vm={vm} isNarrow={isNarrow} />}
      source={
        <Text size="xs">
          {words('plan-scale')} {known.inputs.plan === null && words('unknown-plan')}
        </Text>
      }
      warnings={known.warnings.map(({ code }) => warningWords(code))}
      readings={
        <>
          <GoesWith vm={vm} />
          <ThreeWays vm={vm} />
        </>
      }
      Working={WasteWorking}
    />
  );
});

const DrawnPlan = observer(function DrawnPlan({ vm, isNarrow }: Props & { readonly isNarrow: boolean }) {
  const words = useWords(wasteScreenMessages);
  const { locale } = useLanguage();
  const { inputs, outcome } = vm.calculator.known;
  const { plan, areaSf, ridgesFt } = inputs;
  const side = Math.sqrt(areaSf);
  const percent = withUnit(outcome.wastePercent, 'percent', locale);
  const length = withUnit(plan?.lengthFt ?? 0, 'ft', locale);
  const width = withUnit(plan?.widthFt ?? 0, 'ft', locale);
  return (
    <PlanDrawing
      isNarrow={isNarrow}
      title={
        plan === null
          ? words('drawing-area', { area: withUnit(areaSf, 'sf', locale), percent })
          : words('drawing', { length, width, percent })
      }
      plan={{
        shape: plan?.shape ?? null,
        lengthFt: plan?.lengthFt ?? side,
        widthFt: plan?.widthFt ?? side,
        percent: outcome.wastePercent,
      }}
      labels={{
        length,
        width,
        ridge: ridgesFt > 0 ? words('ridge', { length: withUnit(ridgesFt, 'ft', locale) }) : null,
        waste: percent,
        unknown: words('no-outline'),
      }}
    />
  );
});

/** Starter, cap, drip edge and underlayment. */
const GoesWith = observer(function GoesWith({ vm }: Props) {
  const words = useWords(wasteScreenMessages);
  const quantities = useWords(printedQuantityMessages);
  const { locale } = useLanguage();
  const { starter, cap, dripEdge, underlayment } = vm.calculator.known.outcome;
  const feet = (value: number): string => withUnit(value, 'ft', locale);
  const { layers, totalSf, rolls } = underlayment;
  const lines = [
    ['starter', feet(starter.lengthFt), withUnit(starter.bundles, 'bundle', locale)],
    ['cap', feet(cap.lengthFt), withUnit(cap.bundles, 'bundle', locale)],
    ['drip-edge', feet(dripEdge.lengthFt), withUnit(dripEdge.pieces, 'piece', locale)],
    [
      'underlayment',
      words('layers', { count: layers, area: withUnit(totalSf, 'sf', locale) }),
      withUnit(rolls, 'roll', locale),
    ],
  ] as const;
  return (
    <ReadingsTable
      id="goes-with"
      title={words('goes-with')}
      lead={words('goes-with-text')}
      columns={[words('item'), words('need'), words('order')]}
      rows={lines.map(([item, ...cells]) => ({ title: quantities(item), isOwn: false, cells }))}
    />
  );
});

const ThreeWays = observer(function ThreeWays({ vm }: Props) {
  const words = useWords(wasteScreenMessages);
  const ways = useWords(wasteChoiceMessages);
  const general = useWords(calculatorMessages);
  const { locale } = useLanguage();
  const own = vm.calculator.known.inputs.way;
  return (
    <ReadingsTable
      title={words('three-ways')}
      lead={words('three-ways-text')}
      columns={[
        words('reckoned'),
        words('waste'),
        words('with-waste'),
        words('order'),
        words('against-yours'),
      ]}
      rows={vm.ways.map(({ way, outcome, differenceBundles }) => ({
        title: way === own ? `${ways(way)} (${general('yours').toLocaleLowerCase()})` : ways(way),
        isOwn: way === own,
        cells: [
          withUnit(outcome.wastePercent, 'percent', locale),
          withUnit(outcome.totalSf, 'sf', locale),
          withUnit(outcome.bundles, 'bundle', locale),
          way === own
            ? '–'
            : signed(differenceBundles, withUnit(Math.abs(differenceBundles), 'bundle', locale)),
        ],
      }))}
    />
  );
});
