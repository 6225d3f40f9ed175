import { MEMBER_SORT_KEYS, type MemberSortKey } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { SendAgainIcon } from '../../ui/icons/team.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import styles from './roster-tools.module.css';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { RosterFilters } from './roster-filters.tsx';
import { teamMessages } from './team.messages.ts';

/** TEAM-3: search, filters and order, all in the address bar. */
export const RosterTools = observer(function RosterTools({ vm }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(myTeamMessages);
  const general = useWords(teamMessages);
  const { sortBy } = vm.search;
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
      <RosterFilters vm={vm} />
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
