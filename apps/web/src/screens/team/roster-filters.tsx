import { INVITE_STATUSES, shownTeamRole, TEAM_ROLES, teamsMessages } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { ChipRow, FilterChip, RemovableChip } from '../../ui/filter-chips.tsx';
import type { MenuPopoverProps } from '../../ui/menu.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import type { MyTeamViewModel } from './my-team.view-model.ts';

const MenuPopover = overlayOnDemand<MenuPopoverProps>(
  async () => (await import('../../ui/menu.tsx')).MenuPopover,
);

type Filter = {
  readonly id: 'filter-role' | 'filter-invite' | 'filter-projects';
  readonly value: string | null;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly choose: (value: string | null) => void;
};

/** TEAM-3: a chip for every filter of the address, and one for each that can be set. */
export const RosterFilters = observer(function RosterFilters({ vm }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(myTeamMessages);
  const core = useWords(teamsMessages);
  const { locale } = useLanguage();
  const anchor = useRef<HTMLElement>(null);
  const [opened, open] = useState<Filter['id'] | null>(null);
  const { filters, numberOfProjects } = vm.search;
  const all: readonly Filter[] = [
    {
      id: 'filter-role',
      value: filters.role ?? null,
      choices: TEAM_ROLES.map((role) => ({ id: role, label: shownTeamRole(role, locale) })),
      choose: vm.filterByRole,
    },
    {
      id: 'filter-invite',
      value: filters.inviteStatus ?? null,
      choices: INVITE_STATUSES.map((status) => ({ id: status, label: core(status) })),
      choose: vm.filterByInvite,
    },
    {
      id: 'filter-projects',
      value: numberOfProjects === 0 ? 'none' : null,
      choices: [{ id: 'none', label: words('no-projects') }],
      choose: vm.filterByProjects,
    },
  ];
  const shown = all.find(({ id }) => id === opened);
  return (
    <ChipRow label={words('filters')}>
      {all.map(({ id, value, choices, choose }) =>
        value === null ? (
          <span key={id} ref={opened === id ? anchor : null}>
            <FilterChip
              label={words(id)}
              aria-haspopup="menu"
              aria-expanded={opened === id}
              onHoverStart={MenuPopover.preload}
              onPress={() => open(id)}
            />
          </span>
        ) : (
          <RemovableChip key={id} removeLabel={words('remove-filter')} onRemove={() => choose(null)}>
            {`${words(id)}: ${choices.find((one) => one.id === value)?.label ?? value}`}
          </RemovableChip>
        ),
      )}
      {shown !== undefined && (
        <MenuPopover
          label={words(shown.id)}
          triggerRef={anchor}
          isOpen
          onClose={() => open(null)}
          placement="bottom start"
          groups={[
            {
              id: shown.id,
              label: words(shown.id),
              isLabelHidden: true,
              entries: shown.choices.map((choice) => ({
                ...choice,
                onAction: () => shown.choose(choice.id),
              })),
            },
          ]}
        />
      )}
    </ChipRow>
  );
});
