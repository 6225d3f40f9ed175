import { observer } from 'mobx-react-lite';
import { type RefObject, useRef } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { ChipRow, FilterChip, RemovableChip } from '../../ui/filter-chips.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { filterMessages } from './filter.messages.ts';
import { filterValueText } from './filter-text.ts';
import type { ProjectFilterForm } from './project-filter-form.ts';

const FilterEditor = overlayOnDemand<{
  readonly label: string;
  readonly form: ProjectFilterForm;
  readonly anchor: RefObject<HTMLElement | null>;
}>(async () => (await import('./filter-editor.tsx')).FilterEditor);

/** DASH-1: a chip for every filter of the address, and one for each that can be set. */
export const ProjectFilters = observer(function ProjectFilters({ vm }: { readonly vm: DashboardViewModel }) {
  const words = useWords(filterMessages);
  const language = useLanguage();
  const anchor = useRef<HTMLElement>(null);
  const { filterForm: form } = vm;
  return (
    <ChipRow label={words('filters')}>
      {vm.query.filters.map(({ name, value }) => (
        <RemovableChip
          key={name}
          removeLabel={words('remove')}
          onRemove={() => vm.query.filterBy({ [name]: '' })}
        >
          {`${words(name)}: ${filterValueText(name, value, language)}`}
        </RemovableChip>
      ))}
      {form.chips.map((chip) => (
        <span key={chip} ref={form.opened === chip ? anchor : null}>
          <FilterChip
            label={words(chip)}
            aria-haspopup="dialog"
            aria-expanded={form.opened === chip}
            onHoverStart={FilterEditor.preload}
            onPress={() => void form.open(chip)}
          />
        </span>
      ))}
      {form.opened !== null && (
        <FilterEditor
          key={form.opened}
          label={words(form.opened)}
          form={form}
          anchor={anchor}
          isOpen
          onClose={form.close}
        />
      )}
    </ChipRow>
  );
});
