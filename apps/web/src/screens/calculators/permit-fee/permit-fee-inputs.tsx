import {
  PERMIT_PROPERTY_TYPES,
  permitPropertyTypeMessages,
  ROOF_MATERIALS,
  roofMaterialMessages,
} from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../language/use-words.tsx';
import { Text } from '../../../ui/heading.tsx';
import { ChoiceInput, MeasureInput } from '../frame/fields.tsx';
import { SCHEDULE_WAYS } from './permit-fee.form.ts';
import { permitFeeScreenMessages } from './permit-fee.messages.ts';
import type { PermitFeeViewModel } from './permit-fee.view-model.ts';

const OWN = [
  ['flat', 'own.flat', 'dollars'],
  ['percent-of-value', 'own.percent_of_value', 'percent'],
  ['plan-review', 'own.plan_review_percent', 'percent'],
  ['use-tax', 'own.percent_of_materials', 'percent'],
] as const;

export const PermitFeeInputs = observer(function PermitFeeInputs({
  vm: { calculator },
}: {
  readonly vm: PermitFeeViewModel;
}) {
  const words = useWords(permitFeeScreenMessages);
  const materials = useWords(roofMaterialMessages);
  const properties = useWords(permitPropertyTypeMessages);
  const isOwn = calculator.text('by') === 'own';
  return (
    <>
      <MeasureInput
        vm={calculator}
        path="total_project_value"
        label={words('value')}
        measure="dollars"
        unit={words('dollars')}
        by={100}
      />
      <MeasureInput
        vm={calculator}
        path="material_cost"
        label={words('materials')}
        measure="dollars"
        unit={words('dollars')}
        by={100}
      />
      <MeasureInput
        vm={calculator}
        path="roof_size"
        label={words('size')}
        measure="sf"
        unit={words('sf')}
        by={50}
      />
      <ChoiceInput
        vm={calculator}
        path="roof_material_type"
        label={words('covering')}
        options={ROOF_MATERIALS.map((id) => ({ id, label: materials(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="property_type"
        label={words('property')}
        isShort
        options={PERMIT_PROPERTY_TYPES.map((id) => ({ id, label: properties(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="by"
        label={words('by')}
        isShort
        options={SCHEDULE_WAYS.map((id) => ({ id, label: words(id) }))}
      />
      <Text tone="second" size="xs">
        {words(isOwn ? 'own-text' : 'model-text')}
      </Text>
      {isOwn &&
        OWN.map(([label, path, measure]) => (
          <MeasureInput
            key={path}
            vm={calculator}
            path={path}
            label={words(label)}
            measure={measure}
            unit={words(measure)}
          />
        ))}
    </>
  );
});
