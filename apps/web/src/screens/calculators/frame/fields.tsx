import { CODE_EDITIONS, type Measure, sayInputFailure } from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { TextButton } from '../../../ui/link.tsx';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { MeasureSlider } from '../../../ui/measure-slider.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import type { AnyCalculation } from '../calculator-form.ts';
import type { CalculatorViewModel } from '../calculator.view-model.ts';
import { fromReportMessages } from '../report-ties.messages.ts';
import { calculatorMessages } from './calculator.messages.ts';
import styles from './fields.module.css';
import { fieldUnitMessages } from './field-unit.messages.ts';

type OfField = {
  readonly vm: CalculatorViewModel<AnyCalculation>;
  /** The path of core's input. */
  readonly path: string;
  readonly label: string;
};

export interface MeasureInputProps extends OfField {
  readonly measure: Measure;
  /** The unit beside the number, if it is not that of `measure`: a count of feet. */
  readonly unit?: Measure;
  readonly hint?: string | undefined;
  /** The value that counts while the field is empty, shown as its hint. */
  readonly usual?: number;
  /** What an arrow key adds. */
  readonly by?: number;
  readonly max?: number;
  /** Shows a slider from 0, or `min`, to `max`. */
  readonly slider?: { readonly min: number; readonly max: number };
}

/** A number of a calculator, with the failure that core found in it. */
export const MeasureInput = observer(function MeasureInput(props: MeasureInputProps) {
  const { vm, path, label, measure, by = 1, max, slider } = props;
  const { locale } = useLanguage();
  const unit = useWords(fieldUnitMessages)(props.unit ?? measure);
  const isUsual = props.usual !== undefined && vm.text(path) === '';
  const hint = isUsual ? `${props.usual} ${unit}` : props.hint;
  const failure = vm.failureAt(path);
  const told = useReport({ vm, path, say: (text) => `${text} ${unit}` });
  return (
    <div className={styles['measure']}>
      <MeasureField
        label={label}
        name={path}
        value={vm.text(path)}
        unit={unit}
        hint={told ?? hint}
        hasSlash={measure === 'rise'}
        error={failure === null ? undefined : sayInputFailure(failure, locale)}
        onChange={(text) => vm.type(path, text)}
        onStep={(steps) => vm.step(path, steps, { measure, by, ...(max === undefined ? {} : { max }) })}
      />
      {slider !== undefined && (
        <div data-print="never">
          <MeasureSlider
            isBare
            name={`${path}.slider`}
            label={label}
            shown={`${vm.text(path)} ${unit}`}
            {...slider}
            value={vm.numberAt(path, measure) ?? slider.min}
            onChange={(value) => vm.type(path, String(value))}
          />
        </div>
      )}
    </div>
  );
});

export interface ChoiceInputProps<Id extends string> extends OfField {
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  /** As segments side by side, for two or three short ones. */
  readonly isShort?: boolean;
  readonly hint?: string | undefined;
}

/** One of several values of a calculator. */
export const ChoiceInput = observer(function ChoiceInput<Id extends string>({
  vm,
  path,
  label,
  options,
  isShort = false,
  hint,
}: ChoiceInputProps<Id>) {
  const { locale } = useLanguage();
  const failure = vm.failureAt(path);
  const value = vm.text(path);
  const chosen = options.find(({ id }) => id === value)?.id ?? null;
  const told = useReport({ vm, path, say: (id) => options.find((option) => option.id === id)?.label ?? id });
  return isShort && chosen !== null ? (
    <div className={styles['measure']}>
      <SegmentedControl
        label={label}
        isWide
        segments={options}
        value={chosen}
        onChange={(id) => vm.type(path, id)}
      />
      {told !== undefined && <div className={styles['told']}>{told}</div>}
    </div>
  ) : (
    <Select
      label={label}
      name={path}
      hint={told ?? hint}
      options={options}
      value={chosen}
      placeholder=""
      error={failure === null ? undefined : sayInputFailure(failure, locale)}
      onChange={(id) => vm.type(path, id)}
    />
  );
});

/** The edition of the code by which the calculator decides, the newest first. */
export const EditionInput = observer(function EditionInput({ vm }: Pick<OfField, 'vm'>) {
  const words = useWords(calculatorMessages);
  const options = CODE_EDITIONS.map((edition) => ({ id: String(edition), label: `${edition} IRC` }));
  return <ChoiceInput vm={vm} path="edition" label={words('edition')} options={options.toReversed()} />;
});

type FromReport = Pick<OfField, 'vm' | 'path'> & { readonly say: (value: string) => string };

/** CALC-5: where the value of a field is from, or that it is no longer what the report says. */
function useReport({ vm, path, say }: FromReport): ReactNode {
  const words = useWords(fromReportMessages);
  const known = vm.ties.sourceOf(path);
  if (known === null) return undefined;
  const { name, edition, date, read } = known.row.source;
  const value = String(known.value);
  if (vm.text(path) === value) {
    const source = [name, edition, date ?? read].filter((part) => part !== null).join(', ');
    return words('from-report', { source });
  }
  return (
    <>
      {words('report-says', { value: say(value) })}{' '}
      <TextButton onPress={() => vm.type(path, value)}>{words('use-it')}</TextButton>
    </>
  );
}
