import {
  BUNDLE_ROUNDINGS,
  PLAN_SHAPES,
  ROLL_MEASURES,
  ROOF_SHAPES,
  roofShapeMessages,
  SHINGLE_KINDS,
  STARTER_PLACES,
  UNDERLAYMENT_KINDS,
  WASTE_WAYS,
  wasteProductMessages,
} from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../language/use-words.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { calculatorMessages } from '../frame/calculator.messages.ts';
import { ChoiceInput, EditionInput, MeasureInput } from '../frame/fields.tsx';
import { wasteScreenMessages } from './waste.messages.ts';
import { ROOF_WAYS, type WasteViewModel } from './waste.view-model.ts';

type Props = { readonly vm: WasteViewModel };

export const WasteInputs = observer(function WasteInputs({ vm }: Props) {
  const words = useWords(wasteScreenMessages);
  const general = useWords(calculatorMessages);
  const { calculator } = vm;
  return (
    <>
      <SegmentedControl
        label={words('roof')}
        isWide
        segments={ROOF_WAYS.map((id) => ({ id, label: words(id) }))}
        value={vm.roof}
        onChange={vm.enterRoof}
      />
      {vm.roof === 'outline' ? <Outline vm={vm} /> : <Measures vm={vm} />}
      <MeasureInput
        vm={calculator}
        path="rise"
        label={words('pitch')}
        measure="rise"
        max={24}
        slider={{ min: 0, max: 18 }}
      />
      <Percent vm={vm} />
      <ChoiceInput
        vm={calculator}
        path="rounding"
        label={words('rounding')}
        isShort
        options={BUNDLE_ROUNDINGS.map((id) => ({ id, label: words(id) }))}
      />
      <Disclosure level={2} title={general('more')}>
        <Stack gap={4}>
          <More vm={vm} />
        </Stack>
      </Disclosure>
    </>
  );
});

const Outline = observer(function Outline({ vm: { calculator } }: Props) {
  const words = useWords(wasteScreenMessages);
  return (
    <>
      <ChoiceInput
        vm={calculator}
        path="plan.shape"
        label={words('shape')}
        isShort
        options={PLAN_SHAPES.map((id) => ({ id, label: words(id) }))}
      />
      {(['length', 'width'] as const).map((side) => (
        <MeasureInput
          key={side}
          vm={calculator}
          path={`plan.${side}Ft`}
          label={words(side)}
          measure="ft"
          max={500}
        />
      ))}
    </>
  );
});

const Measures = observer(function Measures({ vm: { calculator } }: Props) {
  const words = useWords(wasteScreenMessages);
  return (
    <>
      <MeasureInput vm={calculator} path="areaSf" label={words('roof-area')} measure="sf" by={50} />
      {(['eaves', 'rakes', 'hips', 'ridges'] as const).map((edge) => (
        <MeasureInput key={edge} vm={calculator} path={`${edge}Ft`} label={words(edge)} measure="ft" />
      ))}
    </>
  );
});

const Percent = observer(function Percent({ vm: { calculator } }: Props) {
  const words = useWords(wasteScreenMessages);
  const shapes = useWords(roofShapeMessages);
  const way = calculator.text('way');
  return (
    <>
      <ChoiceInput
        vm={calculator}
        path="way"
        label={words('way')}
        isShort
        options={WASTE_WAYS.map((id) => ({ id, label: words(id) }))}
      />
      {way === 'flat' && (
        <MeasureInput
          vm={calculator}
          path="percent"
          label={words('percent')}
          measure="percent"
          max={100}
          slider={{ min: 0, max: 30 }}
        />
      )}
      {way === 'cut-edge' && (
        <MeasureInput vm={calculator} path="cutEdgeFt" label={words('cut')} measure="ft" by={10} />
      )}
      {way === 'complexity' && (
        <>
          <ChoiceInput
            vm={calculator}
            path="complexity.shape"
            label={words('complex')}
            options={ROOF_SHAPES.map((id) => ({ id, label: shapes(id) }))}
          />
          {(['valleys', 'dormers', 'penetrations'] as const).map((part) => (
            <MeasureInput
              key={part}
              vm={calculator}
              path={`complexity.${part}`}
              label={words(part)}
              measure="count"
            />
          ))}
        </>
      )}
    </>
  );
});

const More = observer(function More({ vm: { calculator } }: Props) {
  const words = useWords(wasteScreenMessages);
  const products = useWords(wasteProductMessages);
  const { inputs } = calculator.known;
  return (
    <>
      <ChoiceInput
        vm={calculator}
        path="shingle"
        label={words('shingle')}
        options={SHINGLE_KINDS.map((id) => ({ id, label: products(id) }))}
      />
      <MeasureInput
        vm={calculator}
        path="bundlesPerSquare"
        label={words('bundles')}
        measure="count"
        usual={inputs.bundlesPerSquare}
      />
      <ChoiceInput
        vm={calculator}
        path="starterAlong"
        label={words('starter')}
        isShort
        options={STARTER_PLACES.map((id) => ({ id, label: words(`along-${id}`) }))}
      />
      <MeasureInput
        vm={calculator}
        path="starterFtPerBundle"
        label={words('starter-ft')}
        measure="ft"
        usual={inputs.starterFtPerBundle}
      />
      <MeasureInput
        vm={calculator}
        path="capFtPerBundle"
        label={words('cap-ft')}
        measure="ft"
        usual={inputs.capFtPerBundle}
      />
      <MeasureInput
        vm={calculator}
        path="dripEdgeLapIn"
        label={words('lap')}
        measure="in"
        usual={inputs.dripEdgeLapIn}
      />
      <ChoiceInput
        vm={calculator}
        path="underlayment"
        label={words('underlayment')}
        options={UNDERLAYMENT_KINDS.map((id) => ({ id, label: products(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="underlaymentMeasure"
        label={words('underlayment-by')}
        isShort
        options={ROLL_MEASURES.map((id) => ({ id, label: words(id) }))}
      />
      <MeasureInput
        vm={calculator}
        path="underlaymentRollSf"
        label={words('roll-sf')}
        measure="sf"
        usual={inputs.underlaymentRollSf}
      />
      <EditionInput vm={calculator} />
    </>
  );
});
