import type { ListedJurisdiction, ProjectFilter } from '@ridgeline/core/reports';
import { US_STATES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { DateRangeField } from '../../ui/date-range-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { filterMessages } from './filter.messages.ts';
import { jurisdictionsLike, jurisdictionText } from './jurisdiction-choice.ts';
import { FILTER_CHOICES, type ProjectFilterForm } from './project-filter-form.ts';

const STATES = US_STATES.map(({ value, label }) => ({ id: value, label }));

/** The fields of some filters. */
export const FilterEditor = observer(function FilterEditor({
  label,
  form,
  anchor,
}: {
  readonly label: string;
  readonly form: ProjectFilterForm;
  readonly anchor: RefObject<HTMLElement | null>;
}) {
  return (
    <Popover label={label} triggerRef={anchor} isOpen onClose={form.close}>
      <Fields form={form} />
    </Popover>
  );
});

/** Apart from the panel, which renders again for each step of its opening. */
const Fields = observer(function Fields({ form }: { readonly form: ProjectFilterForm }) {
  const words = useWords(filterMessages);
  const { names, values } = form;
  return (
    <Form onSubmit={form.apply}>
      <Stack gap={4}>
        {form.isRange && (
          <DateRangeField
            label={words('created')}
            fromLabel={words('from')}
            toLabel={words('to')}
            value={{ from: values.createdDateFrom ?? '', to: values.createdDateTo ?? '' }}
            onChange={({ from, to }) => form.set({ createdDateFrom: from, createdDateTo: to })}
          />
        )}
        {names.map((name) => (
          <FilterField
            key={name}
            name={name}
            isFirst={name === names[0]}
            value={values[name] ?? ''}
            onChange={(value) => form.enter(name, value)}
            onPick={(value) => form.pick(name, value)}
            known={form.jurisdictions}
            isUnknown={form.isUnknown}
          />
        ))}
        <Button kind="primary" type="submit">
          {words('apply')}
        </Button>
      </Stack>
    </Form>
  );
});

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
          options={FILTER_CHOICES[name].map((id) => ({ id, label: words(id) }))}
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
  readonly name: 'state' | keyof typeof FILTER_CHOICES;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const words = useWords(filterMessages);
  return <Select label={words(name)} placeholder={words('any')} {...rest} value={rest.value || null} />;
}
