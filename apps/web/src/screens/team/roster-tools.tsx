import {
  INVITE_STATUSES,
  MEMBER_SORT_KEYS,
  type MemberSortKey,
  shownTeamRole,
  TEAM_ROLES,
  teamsMessages,
} from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { SendAgainIcon } from '../../ui/icons/team.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import styles from './my-team.module.css';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { teamMessages } from './team.messages.ts';

/** TEAM-3: search, filters and order, all in the address bar. */
export const RosterTools = observer(function RosterTools({ vm }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(myTeamMessages);
  const general = useWords(teamMessages);
  const core = useWords(teamsMessages);
  const { locale } = useLanguage();
  const { filters, numberOfProjects, sortBy } = vm.search;
  const all = { id: 'all', label: words('all') };
  return (
    <search className={styles['tools']}>
      <SearchField
        label={words('search')}
        isLabelHidden
        placeholder={words('search-placeholder')}
        clearLabel={words('clear-search')}
        value={vm.typed}
        onChange={vm.type}
        onSubmit={vm.searchNow}
        onClear={vm.searchNow}
        maxLength={200}
      />
      <Select
        label={words('filter-role')}
        placeholder={words('all')}
        options={[all, ...TEAM_ROLES.map((role) => ({ id: role, label: shownTeamRole(role, locale) }))]}
        value={filters.role ?? 'all'}
        onChange={vm.filterByRole}
      />
      <Select
        label={words('filter-invite')}
        placeholder={words('all')}
        options={[all, ...INVITE_STATUSES.map((status) => ({ id: status, label: core(status) }))]}
        value={filters.inviteStatus ?? 'all'}
        onChange={vm.filterByInvite}
      />
      <Select
        label={words('filter-projects')}
        placeholder={words('all')}
        options={[all, { id: 'none', label: words('no-projects') }]}
        value={numberOfProjects === 0 ? 'none' : 'all'}
        onChange={vm.filterByProjects}
      />
      <div className={styles['order']}>
        <Select
          label={words('sort-by')}
          placeholder={words('choose')}
          options={MEMBER_SORT_KEYS.map((key) => ({ id: key, label: words(key) }))}
          value={sortBy}
          onChange={(key) => vm.sortBy(key as MemberSortKey)}
        />
      </div>
      {vm.store.managesPeople && (vm.store.team?.seats.held ?? 0) > 0 && (
        <div className={styles['sendAll']}>
          <Button
            kind="quiet"
            icon={<SendAgainIcon />}
            isPending={vm.changes.isSendingAll}
            pendingLabel={words('sending')}
            onPress={() => void vm.changes.sendAllAgain()}
          >
            {general('send-all')}
          </Button>
        </div>
      )}
    </search>
  );
});
