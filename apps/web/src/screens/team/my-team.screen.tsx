import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle, Text } from '../../ui/heading.tsx';
import { EmptyIllustration } from '../../ui/illustrations.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import styles from './my-team.module.css';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { RosterNews } from './roster-news.tsx';
import { RosterTable } from './roster-table.tsx';
import { RosterTools } from './roster-tools.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TeamLogo } from './team-logo.tsx';
import { InviteLoading, TeamFailed, TeamGone, TeamLoading } from './team-states.tsx';
import { teamMessages } from './team.messages.ts';

type Props = { readonly vm: MyTeamViewModel };
/** `Upsell`: for whoever has no team and no right to one. */
type ScreenProps = Props & { readonly Upsell: ComponentType };

const SeatTape = partOnDemand<Props>({ load: async () => (await import('./seat-tape.tsx')).SeatTape });
const InviteCard = partOnDemand<Props>({
  load: async () => (await import('./invite-card.tsx')).InviteCard,
  Waiting: InviteLoading,
});

// TEAM-3
export const MyTeamScreen = observer(function MyTeamScreen({ vm, Upsell }: ScreenProps) {
  const { lacksRight } = vm;
  // While the roster is read, so that nothing moves afterwards.
  useEffect(() => {
    if (lacksRight) return;
    InviteCard.preload();
    SeatTape.preload();
  }, [lacksRight]);
  return (
    <Container>
      <Stack gap={6}>
        <Content vm={vm} Upsell={Upsell} />
      </Stack>
    </Container>
  );
});

const Content = observer(function Content({ vm, Upsell }: ScreenProps) {
  const words = useWords(teamMessages);
  if (vm.lacksRight && vm.store.state.is !== 'gone') return <Upsell />;
  switch (vm.store.state.is) {
    case 'loading':
      return (
        <>
          <PageTitle>{vm.name ?? words('title')}</PageTitle>
          <TeamLoading />
        </>
      );
    case 'none':
      return (
        <>
          <PageTitle>{words('title')}</PageTitle>
          <EmptyState
            illustration={<EmptyIllustration />}
            title={words('no-team-title')}
            actions={<LinkButton href={pathTo('plans')}>{words('see-plans')}</LinkButton>}
          >
            {words('no-team-text')}
          </EmptyState>
        </>
      );
    case 'gone':
      return <TeamGone />;
    case 'failed':
      return (
        <>
          <PageTitle>{vm.name ?? words('title')}</PageTitle>
          <TeamFailed failure={vm.store.state.failure} onRetry={() => void vm.store.load()} />
        </>
      );
    case 'ready':
      return <Team vm={vm} />;
  }
});

const Team = observer(function Team({ vm }: Props) {
  const words = useWords(teamMessages);
  const { store } = vm;
  return (
    <>
      <Head vm={vm} />
      {store.managesPeople ? <InviteCard vm={vm} /> : <Alert tone="info">{words('read-only')}</Alert>}
      {vm.isAlone && (
        <div>
          <Text>{words('alone')}</Text>
          <Text tone="second">{words('alone-text')}</Text>
        </div>
      )}
      <Stack gap={4}>
        <RosterTools vm={vm} />
        <Roster vm={vm} />
        <SeatTape vm={vm} />
      </Stack>
    </>
  );
});

const Head = observer(function Head({ vm }: Props) {
  const words = useWords(teamMessages);
  const { store, seats } = vm;
  const { team } = store;
  if (team === null) return null;
  const counts = [
    words('members', { count: team.members.length }),
    ...(team.seats.held > 0 ? [words('open-invites', { count: team.seats.held })] : []),
    ...(seats === null ? [] : [words('seats-free', { count: seats.free })]),
  ];
  return (
    <div className={styles['head']}>
      <TeamLogo url={team.logoUrl} />
      <PageTitle
        lead={counts.join(', ')}
        actions={
          store.isOwner ? (
            <>
              <LinkButton href={pathTo('editTeam')}>{words('edit')}</LinkButton>
              {team.members.length > 1 && (
                <LinkButton href={`${pathTo('editTeam')}#owner`}>{words('change-owner')}</LinkButton>
              )}
            </>
          ) : undefined
        }
      >
        {team.name}
      </PageTitle>
    </div>
  );
});

const Roster = observer(function Roster({ vm }: Props) {
  const words = useWords(myTeamMessages);
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      <RosterNews vm={vm} />
      {vm.page.entries.length === 0 ? (
        <EmptyState
          title={words('none-found')}
          actions={<Button onPress={vm.clear}>{words('clear-filter')}</Button>}
        >
          {words('none-found-text')}
        </EmptyState>
      ) : (
        <Found vm={vm} />
      )}
    </div>
  );
});

const Found = observer(function Found({ vm }: Props) {
  const words = useWords(myTeamMessages);
  const { page, pages } = vm.page;
  return (
    <Stack gap={4}>
      <RosterTable vm={vm} />
      {pages > 1 && (
        <Pagination
          label={words('pages')}
          previousLabel={words('previous')}
          nextLabel={words('next')}
          position={words('page', { page, pages })}
          onPrevious={page > 1 ? () => vm.goTo(page - 1) : undefined}
          onNext={page < pages ? () => vm.goTo(page + 1) : undefined}
          isPending={vm.store.isRefreshing}
        />
      )}
      <SelectionBar vm={vm} />
    </Stack>
  );
});
