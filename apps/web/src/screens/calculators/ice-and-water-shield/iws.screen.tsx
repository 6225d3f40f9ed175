import { iceAndWaterShieldWarningMessages, withUnit } from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { EaveDrawing } from '../../../parts/eave/eave-drawing.tsx';
import { NARROW, sheetFor, WIDE } from '../../../parts/eave/eave-sheet.ts';
import { partOnDemand } from '../../../parts/part-on-demand.tsx';
import { Text } from '../../../ui/heading.tsx';
import { CalculatorFrame } from '../frame/calculator-frame.tsx';
import { inNextPicture } from '../frame/in-next-picture.tsx';
import type { WorkingProps } from '../frame/working.tsx';
import { IwsInputs } from './iws-inputs.tsx';
import { IwsReadings } from './iws-readings.tsx';
import { iwsMessages } from './iws.messages.ts';
import type { IwsViewModel } from './iws.view-model.ts';

const IwsWorking = partOnDemand<WorkingProps>({
  load: async () => (await import('./iws-working.tsx')).IwsWorking,
});

// CALC-2
export const IwsScreen = observer(function IwsScreen({ vm }: { readonly vm: IwsViewModel }) {
  const words = useWords(iwsMessages);
  const warningWords = useWords(iceAndWaterShieldWarningMessages);
  const { locale } = useLanguage();
  const { known, announced } = vm.calculator;
  const { depthIn, rows } = vm.measures;
  const inches = (value: number): string => withUnit(toHundredth(value), 'in', locale);
  const area = withUnit(known.outcome.totalSf, 'sf', locale);
  const rolls = withUnit(known.outcome.rolls, 'roll', locale);
  const told = announced.outcome;
  const toldEave = told.eaves[Math.min(vm.eave, told.eaves.length - 1)];
  return (
    <CalculatorFrame
      vm={vm.calculator}
      title={words('title')}
      lead={words('lead')}
      inputs={<IwsInputs vm={vm} />}
      figures={[
        { label: words('up-the-slope'), value: inches(depthIn), isMain: true },
        { label: words('rows'), value: String(rows) },
        { label: words('area'), value: area },
        { label: words('order'), value: rolls },
      ]}
      announced={words('announced', {
        depth: inches(toldEave?.depthIn ?? 0),
        rows: toldEave?.rows ?? 0,
        area: withUnit(told.totalSf, 'sf', locale),
        rolls: withUnit(told.rolls, 'roll', locale),
      })}
      renderDrawing={(isNarrow) => <DrawnEave vm={vm} isNarrow={isNarrow} />}
      source={<Reached vm={vm} />}
      warnings={known.warnings.map(({ code, at }) => `${partOf(at, vm, words)}${warningWords(code)}`)}
      readings={<IwsReadings vm={vm} />}
      Working={IwsWorking}
      partName={(at) => partOf(at, vm, words).replace(/: $/, '') || null}
    />
  );
});

/** `Eave 2: ` where there are several. */
function partOf(
  at: string | null,
  { count }: IwsViewModel,
  words: ReturnType<typeof useWords<typeof iwsMessages>>,
): string {
  const [list, index] = at?.split('.') ?? [];
  return list === 'eaves' && count > 1 ? `${words('eave', { number: Number(index) + 1 })}: ` : '';
}

function toHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

const DrawnInNextPicture = inNextPicture(EaveDrawing);

const DrawnEave = observer(function DrawnEave({
  vm: { measures },
  isNarrow,
}: {
  readonly vm: IwsViewModel;
  readonly isNarrow: boolean;
}) {
  const words = useWords(iwsMessages);
  const { locale } = useLanguage();
  const { overhangIn, wallIn, insideIn, isInsideLevel, rows, rise } = measures;
  const inches = (value: number): string => withUnit(toHundredth(value), 'in', locale);
  const labels = {
    overhang: inches(overhangIn),
    wall: inches(wallIn),
    inside: inches(insideIn),
    depth: inches(measures.depthIn),
  };
  const toWall = overhangIn + wallIn;
  return (
    <DrawnInNextPicture
      measures={measures}
      sheet={sheetFor(measures, isNarrow ? NARROW : WIDE)}
      title={words('drawing', { ...labels, rise, rows })}
      labels={labels}
      notes={{
        sum: isInsideLevel
          ? words('level-sum', { sum: inches(toWall + insideIn) })
          : words('to-the-wall', { sum: inches(toWall) }),
        rows: Array.from({ length: rows }, (_, row) =>
          row === 0
            ? words('row-first', { number: 1, width: inches(measures.rollWidthIn) })
            : words('row-lapped', { number: row + 1, lap: inches(measures.sideLapIn) }),
        ),
        insideOfWall: words('inside-of-wall'),
        scale: ['0', '12', inches(24)],
      }}
    />
  );
});

const Reached = observer(function Reached({ vm }: { readonly vm: IwsViewModel }) {
  const words = useWords(iwsMessages);
  const { locale } = useLanguage();
  const { rows, rollWidthIn, sideLapIn, depthIn } = vm.measures;
  const reached = withUnit(rollWidthIn + (rows - 1) * (rollWidthIn - sideLapIn), 'in', locale);
  const facts = { reached, depth: withUnit(toHundredth(depthIn), 'in', locale) };
  return <Text size="xs">{rows === 1 ? words('reach-one', facts) : words('reach', { ...facts, rows })}</Text>;
});
