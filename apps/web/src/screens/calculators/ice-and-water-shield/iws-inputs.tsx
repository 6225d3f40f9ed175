import {
  designationMessages,
  ICE_COVERINGS,
  ICE_DESIGNATIONS,
  ICE_READINGS,
  ICE_ROLL_AREAS_SF,
  ICE_STRUCTURES,
  iceCoveringMessages,
  iceStructureMessages,
  LOCAL_ICE_BARRIER_RULES,
  printedInputMessages,
  ROLL_MEASURES,
  WALL_TYPES,
  withUnit,
} from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { afterAnswer } from '../../../ui/after-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Text } from '../../../ui/heading.tsx';
import { PlusIcon, RemoveIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { calculatorMessages } from '../frame/calculator.messages.ts';
import { ChoiceInput, EditionInput, MeasureInput } from '../frame/fields.tsx';
import styles from './iws.module.css';
import { iwsMessages } from './iws.messages.ts';
import { WALL_WAYS, type IwsViewModel } from './iws.view-model.ts';

type Props = { readonly vm: IwsViewModel };

const IS_NUMBER = /^[\d.,]+$/;

export const IwsInputs = observer(function IwsInputs({ vm }: Props) {
  const words = useWords(iwsMessages);
  const general = useWords(calculatorMessages);
  const { calculator } = vm;
  return (
    <>
      <Eaves vm={vm} />
      <MeasureInput vm={calculator} path={vm.path('lengthFt')} label={words('length')} measure="ft" />
      <MeasureInput
        vm={calculator}
        path={vm.path('overhangIn')}
        label={words('overhang')}
        measure="in"
        max={120}
        slider={{ min: 0, max: 36 }}
      />
      <MeasureInput
        vm={calculator}
        path={vm.path('rise')}
        label={words('pitch')}
        measure="rise"
        max={24}
        slider={{ min: 0, max: 18 }}
      />
      <Wall vm={vm} />
      <EditionInput vm={calculator} />
      <ChoiceInput
        vm={calculator}
        path="reading"
        label={words('past')}
        isShort
        options={ICE_READINGS.map((id) => ({ id, label: words(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="measure"
        label={words('measure')}
        isShort
        options={ROLL_MEASURES.map((id) => ({ id, label: words(id) }))}
      />
      <Disclosure level={2} title={general('more')}>
        <Stack gap={4}>
          <More vm={vm} />
        </Stack>
      </Disclosure>
    </>
  );
});

const Eaves = observer(function Eaves({ vm }: Props) {
  const words = useWords(iwsMessages);
  const { calculator } = vm;
  return (
    <div className={styles['eaves']}>
      <ul className={styles['list']} aria-label={words('eaves')}>
        {Array.from({ length: vm.count }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an eave has no other name than its number
          <li key={index}>
            <button
              type="button"
              className={styles['eave']}
              aria-pressed={index === vm.eave}
              onClick={() => vm.choose(index)}
            >
              <span>{words('eave', { number: index + 1 })}</span>
              <span className={styles['facts']}>
                <EaveFacts
                  length={calculator.text(vm.path('lengthFt', index)).trim()}
                  rise={calculator.text(vm.path('rise', index)).trim()}
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['change']}>
        <Button
          kind="quiet"
          size="s"
          icon={<PlusIcon />}
          isDisabled={!vm.canAdd}
          onPress={() => afterAnswer(vm.add)}
        >
          {words('add-eave')}
        </Button>
        {vm.count > 1 && (
          <Button kind="quiet" size="s" icon={<RemoveIcon />} onPress={() => afterAnswer(vm.remove)}>
            {words('remove-eave')}
          </Button>
        )}
      </div>
    </div>
  );
});

/** As it was typed, with the unit where there is none; nothing of an eave that has no length yet. */
function EaveFacts({ length, rise }: { readonly length: string; readonly rise: string }) {
  const words = useWords(iwsMessages);
  if (length === '') return null;
  const long = IS_NUMBER.test(length) ? `${length} ${words('feet')}` : length;
  const steep = IS_NUMBER.test(rise) ? `${rise}:12` : rise;
  return rise === '' ? long : `${long} · ${steep}`;
}

const Wall = observer(function Wall({ vm }: Props) {
  const words = useWords(iwsMessages);
  const { locale } = useLanguage();
  const { calculator } = vm;
  return (
    <Stack gap={2}>
      <SegmentedControl
        label={words('wall')}
        isWide
        segments={WALL_WAYS.map((id) => ({
          id,
          label: id === 'measured' ? words('measured') : id.replace('x', '×'),
        }))}
        value={vm.wall}
        onChange={vm.buildWall}
      />
      {vm.wall === 'measured' ? (
        <MeasureInput
          vm={calculator}
          path={vm.path('wallIn')}
          label={words('wall-in')}
          measure="in"
          by={0.5}
          max={24}
        />
      ) : (
        <>
          <ChoiceInput
            vm={calculator}
            path={vm.path('wallType')}
            label={words('cladding')}
            isShort
            options={WALL_TYPES.map((id) => ({ id, label: words(id) }))}
          />
          <Text tone="second" size="xs">
            {words('wall-parts', { thickness: withUnit(vm.measures.wallIn, 'in', locale) })}
          </Text>
        </>
      )}
    </Stack>
  );
});

const More = observer(function More({ vm }: Props) {
  const words = useWords(iwsMessages);
  const inputs = useWords(printedInputMessages);
  const designations = useWords(designationMessages);
  const structures = useWords(iceStructureMessages);
  const coverings = useWords(iceCoveringMessages);
  const { calculator } = vm;
  const { sideLapIn } = vm.measures;
  return (
    <>
      <ChoiceInput
        vm={calculator}
        path="roll"
        label={words('roll')}
        options={ICE_ROLL_AREAS_SF.map((area) => ({ id: String(area), label: words('roll-of', { area }) }))}
      />
      <MeasureInput
        vm={calculator}
        path="sideLapIn"
        label={words('lap')}
        measure="in"
        by={0.5}
        usual={sideLapIn}
      />
      <MeasureInput vm={calculator} path="valleysFt" label={words('valleys')} measure="ft" />
      <MeasureInput vm={calculator} path="windMph" label={words('wind')} measure="mph" by={5} />
      <ChoiceInput
        vm={calculator}
        path="designation"
        label={inputs('designation')}
        options={ICE_DESIGNATIONS.map((id) => ({ id, label: designations(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="structure"
        label={inputs('structure')}
        options={ICE_STRUCTURES.map((id) => ({ id, label: structures(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="covering"
        label={inputs('covering')}
        options={ICE_COVERINGS.map((id) => ({ id, label: coverings(id) }))}
      />
      <ChoiceInput
        vm={calculator}
        path="localRule"
        label={words('local-rule')}
        options={[
          { id: '', label: words('no-local-rule') },
          ...LOCAL_ICE_BARRIER_RULES.map(({ id, by, section }) => ({ id, label: `${by} ${section}` })),
        ]}
      />
    </>
  );
});
