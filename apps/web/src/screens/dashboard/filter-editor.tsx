import {
  ADD_ONS,
  type ListedJurisdiction,
  PROPERTY_TYPES,
  type ProjectFilter,
  ROOF_TYPES,
} from '@ridgeline/core/reports';
import { US_STATES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useState } from 'react';
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
import { jurisdictionNamed, jurisdictionsLike, jurisdictionText } from './jurisdiction-choice.ts';

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
  const [isUnknown, setUnknown] = useState(false);
  const apply = (chosen: Values): void => {
    const { jurisdiction = '', ...others } = chosen;
    const known = jurisdictionNamed(jurisdiction, vm.jurisdictions ?? []);
    if (known === null && vm.jurisdictions !== null && jurisdiction.trim() !== '') return setUnknown(true);
    onClose();
    if (known === null) vm.filterBy({ ...others, jurisdiction });
    else vm.filterByJurisdiction(known);
  };
  const asksForJurisdictions = names.includes('jurisdiction');
  useEffect(() => {
    if (asksForJurisdictions) void vm.loadJurisdictions();
  }, [asksForJurisdictions, vm]);
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
              onPick={(value) => apply({ [name]: value })}
              known={vm.jurisdictions}
              isUnknown={isUnknown}
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
  readonly onPick: (value: string) => void;
  /** The jurisdictions to choose from; null while they are asked for. */
  readonly known: readonly ListedJurisdiction[] | null;
  /** What was typed is none of them. */
  readonly isUnknown: boolean;
}

function FilterField({ name, isFirst, value, onChange, onPick, known, isUnknown }: FilterFieldProps) {
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
          error={isUnknown ? words('jurisdiction-unknown') : undefined}
          text={value}
          onTextChange={onChange}
          options={jurisdictionsLike(value, known ?? []).map((one) => ({
            id: jurisdictionText(one),
            label: jurisdictionText(one),
            detail: words('projects', { count: one.projects }),
          }))}
          onPick={onPick}
          offersAll
          isSearching={known === null}
          searchingLabel={words('jurisdictions-loading')}
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
