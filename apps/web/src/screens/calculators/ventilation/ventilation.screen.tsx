import {
  placementConditionMessages,
  ventilationAspectMessages,
  ventilationShortfallMessages,
  ventilationWarningMessages,
  ventPlacementMessages,
  ventProductMessages,
  withUnit,
} from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { partOnDemand } from '../../../parts/part-on-demand.tsx';
import { Text } from '../../../ui/heading.tsx';
import { calculatorMessages } from '../frame/calculator.messages.ts';
import { CalculatorFrame } from '../frame/calculator-frame.tsx';
import type { WorkingProps } from '../frame/working.tsx';
import { ReadingsTable, signed } from '../frame/readings-table.tsx';
import { AtticDrawing } from './attic-drawing.tsx';
import { productName, VentilationInputs } from './ventilation-inputs.tsx';
import { ventilationScreenMessages } from './ventilation.messages.ts';
import type { VentilationViewModel } from './ventilation.view-model.ts';

type Props = { readonly vm: VentilationViewModel };

const VentilationWorking = partOnDemand<WorkingProps>({
  load: async () => (await import('./ventilation-working.tsx')).VentilationWorking,
});

// CALC-3
export const VentilationScreen = observer(function VentilationScreen({ vm }: Props) {
  const words = useWords(ventilationScreenMessages);
  const warningWords = useWords(ventilationWarningMessages);
  const products = useWords(ventProductMessages);
  const { locale } = useLanguage();
  const { known, announced } = vm.calculator;
  const area = (value: number): string => withUnit(value, 'sq-in', locale);
  const { outcome } = known;
  const told = announced.outcome;
  return (
    <CalculatorFrame
      vm={vm.calculator}
      title={words('title')}
      lead={words('lead')}
      inputs={<VentilationInputs vm={vm} />}
      figures={[
        { label: words('required'), value: area(outcome.requiredSqIn), isMain: true },
        { label: words('exhaust'), value: area(outcome.exhaustSqIn) },
        { label: words('intake'), value: area(outcome.intakeSqIn) },
        { label: words('ratio'), value: `1/${outcome.ratio}` },
      ]}
      announced={words('announced', {
        required: area(told.requiredSqIn),
        exhaust: area(told.exhaustSqIn),
        intake: area(told.intakeSqIn),
        ratio: told.ratio,
      })}
      renderDrawing={(isNarrow) => <DrawnAttic vm={vm} isNarrow={isNarrow} />}
      source={<Sources vm={vm} />}
      warnings={[
        ...new Set(
          known.warnings.map(({ code, at }) => {
            const product = at?.startsWith('products.')
              ? known.inputs.products[Number(at.slice(9))]
              : undefined;
            const text = warningWords(code);
            return product === undefined ? text : `${productName(product.id, products)}: ${text}`;
          }),
        ),
      ]}
      readings={<Readings vm={vm} />}
      Working={VentilationWorking}
      partName={(at) => {
        const [list, index] = at.split('.');
        const product = list === 'products' ? known.inputs.products[Number(index)] : undefined;
        return product === undefined ? null : productName(product.id, products);
      }}
    />
  );
});

const DrawnAttic = observer(function DrawnAttic({ vm, isNarrow }: Props & { readonly isNarrow: boolean }) {
  const words = useWords(ventilationScreenMessages);
  const conditions = useWords(placementConditionMessages);
  const { locale } = useLanguage();
  const { inputs, outcome } = vm.calculator.known;
  const area = (value: number): string => withUnit(Math.round(value * 100) / 100, 'sq-in', locale);
  const { condition } = outcome.placement;
  const facts = { exhaust: area(outcome.exhaustSqIn), intake: area(outcome.intakeSqIn) };
  return (
    <AtticDrawing
      isNarrow={isNarrow}
      title={words('drawing', { ...facts, condition: conditions(condition) })}
      from={condition === 'within-3-ft-of-ridge' ? 'ridge' : 'eaves'}
      labels={{
        exhaust: words('exhaust-of', { area: facts.exhaust }),
        intake: words('each-side', { area: area(outcome.intakeSqIn / 2) }),
        attic: words('attic-of', { area: withUnit(inputs.atticSf, 'sf', locale) }),
        threeFeet: words('three-feet'),
      }}
    />
  );
});

const Sources = observer(function Sources({ vm }: Props) {
  const words = useWords(ventilationScreenMessages);
  const conditions = useWords(placementConditionMessages);
  const states = useWords(ventPlacementMessages);
  const { ratio, placement } = vm.calculator.known.outcome;
  return (
    <>
      <Text size="xs">
        {ratio === 150
          ? words('plain-ratio')
          : words('where-vents', {
              ratio,
              condition: conditions(placement.condition),
              state: states(placement.is),
            })}{' '}
        {words('drawn-high')}
      </Text>
      <Check vm={vm} />
    </>
  );
});

/** Whether what is there is enough. */
const Check = observer(function Check({ vm }: Props) {
  const words = useWords(ventilationScreenMessages);
  const shortfalls = useWords(ventilationShortfallMessages);
  const aspects = useWords(ventilationAspectMessages);
  const { locale, tag } = useLanguage();
  const { check } = vm.calculator.known.outcome;
  if (check === null) return null;
  const area = (value: number): string => withUnit(value, 'sq-in', locale);
  const met = check.attempts.find(({ passes }) => passes);
  const why = check.attempts.flatMap((attempt) =>
    attempt.why.map((code) => `1/${attempt.ratio}: ${shortfalls(code)}`),
  );
  const list = new Intl.ListFormat(tag, { type: 'unit' });
  return (
    <Alert
      tone={check.passes ? 'ok' : 'danger'}
      title={met && check.passes ? words('check-passes', { ratio: met.ratio }) : words('check-fails')}
    >
      <p>
        {words('check-total', {
          total: area(check.totalSqIn),
          upper: area(check.upperSqIn),
          lower: area(check.lowerSqIn),
        })}
      </p>
      {why.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {check.notChecked.length > 0 && (
        <p>
          {words('not-checked', { aspects: list.format(check.notChecked.map((aspect) => aspects(aspect))) })}
        </p>
      )}
    </Alert>
  );
});

const Readings = observer(function Readings({ vm }: Props) {
  const words = useWords(ventilationScreenMessages);
  const products = useWords(ventProductMessages);
  const { locale } = useLanguage();
  const area = (value: number): string => withUnit(value, 'sq-in', locale);
  return (
    <>
      <ReadingsTable
        id="enough"
        title={words('enough-title')}
        lead={words('enough-text')}
        columns={[words('vent'), words('side'), words('area-each'), words('needed')]}
        rows={vm.enough.map(({ product, place, soldBy, netFreeSqIn, quantity }) => ({
          title: productName(product, products),
          isOwn: false,
          cells: [
            words(`${place}-part`),
            words(`${soldBy}-each`, { area: area(netFreeSqIn) }),
            withUnit(quantity, soldBy, locale),
          ],
        }))}
      />
      <OtherReadings vm={vm} />
    </>
  );
});

const OtherReadings = observer(function OtherReadings({ vm }: Props) {
  const words = useWords(ventilationScreenMessages);
  const general = useWords(calculatorMessages);
  const { locale } = useLanguage();
  const area = (value: number): string => withUnit(value, 'sq-in', locale);
  return (
    <ReadingsTable
      title={words('readings-title')}
      lead={words('readings-text')}
      columns={[words('reading'), words('ratio-used'), words('required'), words('against-yours')]}
      rows={vm.readings.map(({ by, ratio, requiredSqIn, differenceSqIn }) => ({
        title: by === 'yours' ? general('yours') : words(by),
        isOwn: by === 'yours',
        cells: [
          `1/${ratio}`,
          area(requiredSqIn),
          by === 'yours' ? '–' : signed(differenceSqIn, area(Math.abs(differenceSqIn))),
        ],
      }))}
    />
  );
});
