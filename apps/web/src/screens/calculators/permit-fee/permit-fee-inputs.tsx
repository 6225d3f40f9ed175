import {
  PERMIT_PROPERTY_TYPES,
  permitPropertyTypeMessages,
  ROOF_MATERIALS,
  roofMaterialMessages,
} from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../../language/use-words.tsx';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { Text } from '../../../ui/heading.tsx';
import { PlaceIcon } from '../../../ui/icons.tsx';
import { ChoiceInput, MeasureInput } from '../frame/fields.tsx';
import { SCHEDULE_WAYS } from './permit-fee.form.ts';
import { municipalityIn } from './municipal-schedules.ts';
import { permitFeeScreenMessages } from './permit-fee.messages.ts';
import type { PermitFeeViewModel } from './permit-fee.view-model.ts';

const OWN = [
  ['flat', 'own.flat', 'dollars'],
  ['percent-of-value', 'own.percent_of_value', 'percent'],
  ['plan-review', 'own.plan_review_percent', 'percent'],
  ['use-tax', 'own.percent_of_materials', 'percent'],
] as const;

type Props = { readonly vm: PermitFeeViewModel };

const USE_TAXES = [
  ['city-use-tax', 'city_use_tax_added', 'city-tax'],
  ['county-use-tax', 'county_use_tax_added', 'county-tax'],
] as const;
const YES_OR_NO = ['false', 'true'] as const;

export const PermitFeeInputs = observer(function PermitFeeInputs({ vm }: Props) {
  const { calculator } = vm;
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
        by={100}
      />
      <MeasureInput
        vm={calculator}
        path="material_cost"
        label={words('materials')}
        measure="dollars"
        by={100}
      />
      <MeasureInput vm={calculator} path="roof_size" label={words('size')} measure="sf" by={50} />
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
      {vm.isByMunicipality ? (
        <Municipality vm={vm} />
      ) : (
        <Text tone="second" size="xs">
          {words(isOwn ? 'own-text' : 'model-text')}
        </Text>
      )}
      {isOwn &&
        OWN.map(([label, path, measure]) => (
          <MeasureInput key={path} vm={calculator} path={path} label={words(label)} measure={measure} />
        ))}
    </>
  );
});

const Municipality = observer(function Municipality({ vm }: Props) {
  const words = useWords(permitFeeScreenMessages);
  const { schedules, schedule } = vm;
  const { text, found, failure, isSearching, isLoading } = schedules;
  // Nothing is wrong before one could choose.
  const [wasLeft, setWasLeft] = useState(false);
  const isMissing = wasLeft && !isLoading && !isSearching && vm.calculator.failureAt('schedule') !== null;
  return (
    <>
      <ComboBox
        label={words('municipality-label')}
        hint={words('municipality-hint')}
        icon={<PlaceIcon />}
        name="municipality"
        maxLength={100}
        text={text}
        onTextChange={schedules.type}
        options={found.map(({ id, effective, edition, ...listed }) => ({
          id,
          label: municipalityIn(listed),
          ...detailOf(edition ?? (effective === null ? null : words('since', { day: effective }))),
        }))}
        onPick={vm.pick}
        onBlur={() => setWasLeft(true)}
        isSearching={isSearching || isLoading}
        searchingLabel={isLoading ? words('loading', { name: text }) : words('searching')}
        emptyLabel={words('none-found')}
        foundLabel={words('found', { count: found.length })}
        error={failure === null ? (isMissing ? words('choose') : undefined) : words(failure)}
      />
      {schedule !== null &&
        USE_TAXES.filter(([name]) => schedule.components.some((line) => line.name === name)).map(
          ([name, path, label]) => (
            <ChoiceInput
              key={name}
              vm={vm.calculator}
              path={path}
              label={words(label)}
              isShort
              options={YES_OR_NO.map((id) => ({ id, label: words(id) }))}
            />
          ),
        )}
    </>
  );
});

function detailOf(detail: string | null): { readonly detail?: string } {
  return detail === null ? {} : { detail };
}
