import type { ProjectFilter } from '@ridgeline/core/reports';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { ChipRow, FilterChip, RemovableChip } from '../../ui/filter-chips.tsx';
import type { DashboardViewModel } from './dashboard.view-model.ts';
import { filterMessages } from './filter.messages.ts';
import { filterValueText } from './filter-text.ts';

const load = loadingPage(() => import('./filter-editor.tsx'));
const FilterEditor = lazy(async () => ({ default: (await load()).FilterEditor }));

/** What a chip opens: filters that are set together. */
const CHIPS = {
  state: ['state'],
  jurisdiction: ['jurisdiction'],
  created: ['createdDateFrom', 'createdDateTo'],
  createdBy: ['createdBy'],
  projectIncludes: ['projectIncludes'],
  filter: ['propertyType', 'roofType', 'hasTheWords'],
} as const satisfies Readonly<Record<string, readonly ProjectFilter[]>>;
type Chip = keyof typeof CHIPS;

/** DASH-1: a chip for every filter of the address, and one for each that can be set. */
export const ProjectFilters = observer(function ProjectFilters({ vm }: { readonly vm: DashboardViewModel }) {
  const words = useWords(filterMessages);
  const language = useLanguage();
  const anchor = useRef<HTMLElement>(null);
  const [opened, open] = useState<Chip | null>(null);
  const set = new Set<ProjectFilter>(vm.filters.map(({ name }) => name));
  const free = (Object.keys(CHIPS) as readonly Chip[]).filter(
    (chip) => CHIPS[chip].some((name) => !set.has(name)) && (chip !== 'createdBy' || vm.isInTeam),
  );
  return (
    <ChipRow label={words('filters')}>
      {vm.filters.map(({ name, value }) => (
        <RemovableChip key={name} removeLabel={words('remove')} onRemove={() => vm.filterBy({ [name]: '' })}>
          {`${words(name)}: ${filterValueText(name, value, language)}`}
        </RemovableChip>
      ))}
      {free.map((chip) => (
        <span key={chip} ref={opened === chip ? anchor : null}>
          <FilterChip
            label={words(chip)}
            aria-haspopup="dialog"
            aria-expanded={opened === chip}
            onHoverStart={() => void load().catch(() => {})}
            onPress={() => open(chip)}
          />
        </span>
      ))}
      <Suspense>
        {opened !== null && (
          <FilterEditor
            key={opened}
            label={words(opened)}
            names={CHIPS[opened].filter((name) => !set.has(name))}
            vm={vm}
            anchor={anchor}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </ChipRow>
  );
});
