import { pathTo } from '@ridgeline/core/routes';
import { rosterName, type RosterEntry, shownTeamRole, teamsMessages } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle, Text } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { editTeamMessages } from './edit-team.messages.ts';
import type { EditTeamMemberViewModel } from './edit-team-member.view-model.ts';
import styles from './edit-team-member.module.css';
import { OwnTeam } from './own-team.tsx';
import { teamMessages } from './team.messages.ts';

type Props = { readonly vm: EditTeamMemberViewModel };

// TEAM-2
export const EditTeamMemberScreen = observer(function EditTeamMemberScreen({ vm }: Props) {
  const words = useWords(editTeamMessages);
  const general = useWords(teamMessages);
  return (
    <Container width="text">
      <Stack gap={6}>
        <OwnTeam store={vm.store} title={words('member')}>
          {vm.entry === null ? (
            <EmptyState
              level={1}
              title={words('not-there')}
              actions={<LinkButton href={pathTo('myTeam')}>{general('back')}</LinkButton>}
            >
              {words('not-there-text')}
            </EmptyState>
          ) : (
            <>
              <Link href={pathTo('myTeam')}>{general('back')}</Link>
              <PageTitle lead={vm.entry.displayName === null ? undefined : vm.entry.email}>
                {rosterName(vm.entry)}
              </PageTitle>
              <Facts entry={vm.entry} />
              <RoleCard vm={vm} />
              <Moves vm={vm} entry={vm.entry} />
            </>
          )}
        </OwnTeam>
      </Stack>
    </Container>
  );
});

function Facts({ entry }: { readonly entry: RosterEntry }) {
  const words = useWords(editTeamMessages);
  const core = useWords(teamsMessages);
  const language = useLanguage();
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{words('status')}</dt>
        <dd>{core(entry.inviteStatus)}</dd>
      </div>
      <div>
        <dt>{words('projects')}</dt>
        <dd>{entry.projectCount}</dd>
      </div>
      <div>
        <dt>{words('added')}</dt>
        <dd>{language.date(entry.createdAt)}</dd>
      </div>
    </dl>
  );
}

const RoleCard = observer(function RoleCard({ vm }: Props) {
  const words = useWords(editTeamMessages);
  const general = useWords(teamMessages);
  const { locale } = useLanguage();
  const { entry, roles } = vm;
  if (entry === null) return null;
  if (roles.length < 2) {
    const role = vm.isOwner ? 'owner' : entry.role;
    return (
      <Card padding="l">
        <Stack gap={2}>
          <Text>{`${general('role')}: ${shownTeamRole(role, locale)}`}</Text>
          <Text tone="second">{words(vm.isOwner ? 'role-owner' : 'role-read')}</Text>
        </Stack>
      </Card>
    );
  }
  return (
    <Card padding="l">
      <RadioGroup
        look="cards"
        label={general('role')}
        options={roles.map((role) => ({
          id: role,
          label: shownTeamRole(role, locale),
          detail: general(`${role}-means`),
        }))}
        value={entry.role}
        onChange={vm.giveRole}
      />
    </Card>
  );
});

const Moves = observer(function Moves({ vm, entry }: Props & { readonly entry: RosterEntry }) {
  const words = useWords(editTeamMessages);
  const general = useWords(teamMessages);
  return (
    <Cluster>
      {vm.maySendAgain && (
        <Button isPending={vm.changes.busy.has(entry.id)} onPress={vm.sendAgain}>
          {general('send-again')}
        </Button>
      )}
      {vm.mayOwn && <Button onPress={vm.makeOwner}>{words('make-owner')}</Button>}
      {vm.mayRemove && (
        <Button kind="danger" onPress={vm.remove}>
          {words(entry.inviteStatus === 'active' ? 'remove-member' : 'withdraw-invite')}
        </Button>
      )}
    </Cluster>
  );
});
