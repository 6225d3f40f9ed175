import { ADD_ONS, PROPERTY_TYPES, type ProjectFilter, ROOF_TYPES } from '@ridgeline/core/reports';
import { US_STATES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { type RefObject, useState } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { DateRangeField } from '../../ui/date-range-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PopoverPanel } from '../../ui/popover.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { filterMessages } from './filter.messages.ts';

const STATES = US_STATES.map(({ value, label }) => ({ id: value, label }));

type Values = Partial<Record<ProjectFilter, string>>;

const CHOICES = {
  propertyType: PROPERTY_TYPES,
  roofType: ROOF_TYPES,
  projectIncludes: ADD_ONS,
} as const;

/** The fields of some filters; they narrow the list when the form is sent. */
export const FilterEditor = observer(function FilterEditor({
  label,
  names,
  vm,
  anchor,
  onClose,
}: {
  readonly label: string;
  readonly names: readonly ProjectFilter[];
  readonly vm: DashboardViewModel;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}) {
  const words = useWords(filterMessages);
  const [values, setValues] = useState<Values>({});
  const set = (change: Values): void => setValues((now) => ({ ...now, ...change }));
  const apply = (chosen: Values): void => {
    onClose();
    vm.filterBy(chosen);
  };
  const isRange = names.some((name) => name === 'createdDateFrom' || name === 'createdDateTo');
  return (
    <PopoverPanel label={label} triggerRef={anchor} isOpen onClose={onClose}>
      <Form onSubmit={() => apply(values)}>
        <Stack gap={4}>
          {isRange && (
            <DateRangeField
              label={words('created')}
              fromLabel={words('from')}
              toLabel={words('to')}
              value={{ from: values.createdDateFrom ?? '', to: values.createdDateTo ?? '' }}
              onChange={({ from, to }) => set({ createdDateFrom: from, createdDateTo: to })}
            />
          )}
          {names.map((name) => (
            <FilterField
              key={name}
              name={name}
              isFirst={name === names[0]}
              value={values[name] ?? ''}
              onChange={(value) =>
                names.length === 1 && isChoice(name) ? apply({ [name]: value }) : set({ [name]: value })
              }
              known={vm.knownJurisdictions}
            />
          ))}
          <Button kind="primary" type="submit">
            {words('apply')}
          </Button>
        </Stack>
      </Form>
    </PopoverPanel>
  );
});

function isChoice(name: ProjectFilter): boolean {
  return name === 'state' || name in CHOICES;
}

interface FilterFieldProps {
  readonly name: ProjectFilter;
  readonly isFirst: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly known: readonly string[];
}

function FilterField({ name, isFirst, value, onChange, known }: FilterFieldProps) {
  const words = useWords(filterMessages);
  switch (name) {
    case 'createdDateFrom':
    case 'createdDateTo':
      return null;
    case 'state':
      return <Choice name={name} options={STATES} value={value} onChange={onChange} />;
    case 'propertyType':
    case 'roofType':
    case 'projectIncludes':
      return (
        <Choice
          name={name}
          options={CHOICES[name].map((id) => ({ id, label: words(id) }))}
          value={value}
          onChange={onChange}
        />
      );
    case 'jurisdiction':
      return (
        <ComboBox
          label={words(name)}
          hint={words('jurisdiction-hint')}
          text={value}
          onTextChange={onChange}
          options={known
            .filter((one) => one.toLowerCase().includes(value.trim().toLowerCase()))
            .map((one) => ({ id: one, label: one }))}
          onPick={onChange}
          searchingLabel=""
          emptyLabel={words('none-known')}
          maxLength={100}
          autoFocus={isFirst}
        />
      );
    default:
      return (
        <TextField
          label={words(name)}
          hint={name === 'hasTheWords' ? words('words-hint') : undefined}
          value={value}
          onChange={onChange}
          maxLength={100}
          autoFocus={isFirst}
        />
      );
  }
}

function Choice({
  name,
  ...rest
}: {
  readonly name: 'state' | keyof typeof CHOICES;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const words = useWords(filterMessages);
  return <Select label={words(name)} placeholder={words('any')} {...rest} value={rest.value || null} />;
}
