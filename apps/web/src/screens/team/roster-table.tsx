import {
  type MemberSortKey,
  rosterName,
  type RosterEntry,
  shownTeamRole,
  teamsMessages,
  type TeamRole,
} from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChevronDownIcon } from '../../ui/icons/controls.tsx';
import { DeclinedIcon, EditEntryIcon, InvitedIcon, OpenInviteIcon } from '../../ui/icons/team.tsx';
import { PlainLink } from '../../ui/link.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { RowCheck } from '../../ui/row-check.tsx';
import { Select } from '../../ui/select.tsx';
import { DoneIcon } from '../../ui/signs.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import styles from './roster-table.module.css';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { teamMessages } from './team.messages.ts';

type Props = { readonly vm: MyTeamViewModel };
type RowProps = Props & { readonly entry: RosterEntry };

const SORTED = ['name', 'role', 'inviteStatus', 'projectCount', 'createdAt'] as const;
const PLACES = {
  name: 'member',
  role: 'role',
  inviteStatus: 'state',
  projectCount: 'projects',
  createdAt: 'added',
} as const satisfies Partial<Record<MemberSortKey, string>>;

/** TEAM-3: who is in, with what right, and who has not answered. Rows on a desk, blocks of three lines on a phone. */
export const RosterTable = observer(function RosterTable({ vm }: Props) {
  const words = useWords(myTeamMessages);
  return (
    <table className={classNames(styles['roster'], vm.store.managesPeople && styles['managed'])}>
      <caption>
        <VisuallyHidden>{words('roster')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {vm.store.managesPeople && (
            <td className={styles['check']}>
              <CheckAll vm={vm} />
            </td>
          )}
          {SORTED.map((key) => (
            <ColumnHead key={key} vm={vm} by={key} />
          ))}
          {vm.store.managesPeople && (
            <th scope="col" className={styles['edit']}>
              <VisuallyHidden>{words('edit-column')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {vm.page.entries.map((entry) => (
          <Row key={entry.id} vm={vm} entry={entry} />
        ))}
      </tbody>
    </table>
  );
});

const CheckAll = observer(function CheckAll({ vm }: Props) {
  const words = useWords(myTeamMessages);
  const all = vm.page.entries.filter(vm.mayRemove).length;
  const some = vm.checkedEntries.length;
  return (
    <RowCheck
      label={words('select-all')}
      isSelected={all > 0 && some === all}
      isIndeterminate={some > 0 && some < all}
      isDisabled={all === 0}
      onChange={vm.checkAll}
    />
  );
});

const CheckEntry = observer(function CheckEntry({ vm, entry }: RowProps) {
  const words = useWords(myTeamMessages);
  return (
    <RowCheck
      label={words('select', { name: rosterName(entry) })}
      isSelected={vm.checked.has(entry.id)}
      isDisabled={!vm.mayRemove(entry)}
      onChange={(isChecked) => vm.check(entry.id, isChecked)}
    />
  );
});

const ColumnHead = observer(function ColumnHead({
  vm,
  by,
}: Props & { readonly by: (typeof SORTED)[number] }) {
  const words = useWords(myTeamMessages);
  const { sortBy, sortOrder } = vm.search;
  const order = sortOrder === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" className={styles[PLACES[by]]} aria-sort={sortBy === by ? order : 'none'}>
      <PlainButton
        className={classNames(styles['sort'], sortBy === by && sortOrder === 'asc' && styles['up'])}
        onPress={() => vm.sortBy(by)}
      >
        {words(by)}
        {sortBy === by && <ChevronDownIcon size={16} />}
      </PlainButton>
    </th>
  );
});

const Row = observer(function Row({ vm, entry }: RowProps) {
  const general = useWords(teamMessages);
  const language = useLanguage();
  const name = rosterName(entry);
  return (
    <tr className={styles[entry.inviteStatus]}>
      {vm.store.managesPeople && (
        <td className={styles['check']}>
          <CheckEntry vm={vm} entry={entry} />
        </td>
      )}
      <th scope="row" className={styles['member']}>
        <Who vm={vm} entry={entry} />
      </th>
      <td className={styles['role']}>
        <Role vm={vm} entry={entry} />
      </td>
      <td className={styles['state']}>
        <State vm={vm} entry={entry} />
      </td>
      <td className={styles['projects']}>
        {entry.inviteStatus === 'active' && <Projects vm={vm} entry={entry} />}
      </td>
      <td className={styles['added']}>{language.date(entry.createdAt)}</td>
      {vm.store.managesPeople && (
        <td className={styles['edit']}>
          <PlainLink
            className={styles['editLink']}
            href={vm.pathOf(entry)}
            aria-label={general('more', { name })}
          >
            <EditEntryIcon />
          </PlainLink>
        </td>
      )}
    </tr>
  );
});

const Who = observer(function Who({ vm, entry }: RowProps) {
  const words = useWords(teamMessages);
  const hasName = entry.displayName !== null && entry.displayName.trim() !== '';
  return (
    <span className={styles['who']}>
      {entry.inviteStatus === 'active' ? (
        <Avatar name={rosterName(entry)} />
      ) : (
        <span className={styles['waits']} aria-hidden="true">
          <InvitedIcon size={16} />
        </span>
      )}
      <span className={styles['names']}>
        <span className={styles['name']}>
          {rosterName(entry)}
          {vm.isReader(entry) && <span className={styles['you']}>{words('you')}</span>}
        </span>
        {hasName && <span className={styles['address']}>{entry.email}</span>}
      </span>
    </span>
  );
});

const Role = observer(function Role({ vm, entry }: RowProps) {
  const words = useWords(teamMessages);
  const { locale } = useLanguage();
  if (vm.isOwner(entry)) return <strong>{shownTeamRole('owner', locale)}</strong>;
  const roles = vm.rolesFor(entry);
  if (roles.length < 2) return shownTeamRole(entry.role, locale);
  return (
    <Select
      look="quiet"
      label={words('role-of', { name: rosterName(entry) })}
      isLabelHidden
      placeholder={words('role')}
      options={roles.map((role) => ({ id: role, label: shownTeamRole(role, locale) }))}
      value={entry.role}
      onChange={(role) => void vm.changes.giveRole(entry, role as TeamRole)}
    />
  );
});

const SIGNS = { active: DoneIcon, pending: OpenInviteIcon, declined: DeclinedIcon } as const;

const State = observer(function State({ vm, entry }: RowProps) {
  const words = useWords(teamMessages);
  const core = useWords(teamsMessages);
  const Sign = SIGNS[entry.inviteStatus];
  const days = vm.daysOpen(entry);
  return (
    <span className={styles['stateLine']}>
      <span className={styles['sign']}>
        <Sign size={16} />
        {core(entry.inviteStatus)}
      </span>
      {entry.inviteStatus === 'pending' && (
        <span className={styles['days']}>
          {days === 0 ? words('today') : words('waiting', { count: days })}
        </span>
      )}
      {entry.inviteStatus !== 'active' && vm.store.managesPeople && (
        <span className={styles['again']}>
          <Button
            size="s"
            aria-label={words('send-again-to', { email: entry.email })}
            isPending={vm.changes.busy.has(entry.id)}
            onPress={() => void vm.changes.sendAgain(entry)}
          >
            {words('send-again')}
          </Button>
        </span>
      )}
    </span>
  );
});

const Projects = observer(function Projects({ vm, entry: { projectCount } }: RowProps) {
  const words = useWords(myTeamMessages);
  return (
    <span className={styles['count']}>
      <span className={styles['number']}>
        {projectCount}
        <span className={styles['unit']}>
          {' '}
          {words('projects', { count: projectCount }).replace(/^\S+ /, '')}
        </span>
      </span>
      {projectCount > 0 && (
        <svg
          className={styles['bar']}
          viewBox={`0 0 ${vm.mostProjects} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect width={projectCount} height="1" />
        </svg>
      )}
    </span>
  );
});
