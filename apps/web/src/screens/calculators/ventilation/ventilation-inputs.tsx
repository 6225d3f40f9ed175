import {
  CLIMATE_ZONES,
  SHARE_READINGS,
  VAPOR_RETARDERS,
  vaporRetarderMessages,
  VENT_PLACEMENTS,
  VENT_PRODUCTS,
  VENTILATION_RATIOS,
  ventProductMessages,
} from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../language/use-words.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Text } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ChoiceInput, EditionInput, MeasureInput } from '../frame/fields.tsx';
import { areaField, providedField } from './ventilation.form.ts';
import { ventilationScreenMessages } from './ventilation.messages.ts';
import type { VentilationViewModel } from './ventilation.view-model.ts';

export const VentilationInputs = observer(function VentilationInputs({
  vm: { calculator },
}: {
  readonly vm: VentilationViewModel;
}) {
  const words = useWords(ventilationScreenMessages);
  const retarders = useWords(vaporRetarderMessages);
  const products = useWords(ventProductMessages);
  return (
    <>
      <MeasureInput vm={calculator} path="atticSf" label={words('attic-floor')} measure="sf" by={50} />
      <ChoiceInput
        vm={calculator}
        path="ratio"
        label={words('ratio')}
        isShort
        options={VENTILATION_RATIOS.map((ratio) => ({ id: String(ratio), label: `1/${ratio}` }))}
      />
      <MeasureInput
        vm={calculator}
        path="upperPercent"
        label={words('upper')}
        measure="percent"
        max={100}
        slider={{ min: 0, max: 100 }}
      />
      <EditionInput vm={calculator} />
      <ChoiceInput
        vm={calculator}
        path="climateZone"
        label={words('zone')}
        options={CLIMATE_ZONES.map((zone) => ({ id: String(zone), label: String(zone) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="vaporRetarder"
        label={words('retarder')}
        options={VAPOR_RETARDERS.map((id) => ({ id, label: retarders(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="placement"
        label={words('placement')}
        isShort
        options={VENT_PLACEMENTS.map((id) => ({ id, label: words(id) }))}
      />
      <Disclosure level={2} title={words('provided')} defaultExpanded>
        <Stack gap={3}>
          <Text tone="second" size="xs">
            {words('provided-text')}
          </Text>
          {VENT_PRODUCTS.map(({ id, soldBy }) => (
            <MeasureInput
              key={id}
              vm={calculator}
              path={providedField(id)}
              label={productName(id, products)}
              measure="count"
              unit={soldBy === 'ft' ? 'ft' : 'count'}
            />
          ))}
          <ChoiceInput
            vm={calculator}
            path="shareReading"
            label={words('share-of')}
            isShort
            options={SHARE_READINGS.map((id) => ({ id, label: words(id) }))}
          />
        </Stack>
      </Disclosure>
      <Disclosure level={2} title={words('areas')}>
        <Stack gap={3}>
          <Text tone="second" size="xs">
            {words('areas-text')}
          </Text>
          {VENT_PRODUCTS.map(({ id, netFreeSqIn }) => (
            <MeasureInput
              key={id}
              vm={calculator}
              path={areaField(id)}
              label={productName(id, products)}
              measure="sq-in"
              usual={netFreeSqIn}
            />
          ))}
        </Stack>
      </Disclosure>
    </>
  );
});

/** A product of one's own has no name but its id. */
export function productName(
  id: string,
  words: ReturnType<typeof useWords<typeof ventProductMessages>>,
): string {
  return isNamed(id) ? words(id) : id;
}

function isNamed(id: string): id is keyof typeof ventProductMessages.en {
  return Object.hasOwn(ventProductMessages.en, id);
}
