import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { TeamFailed, TeamGone, TeamLoading } from './team-states.tsx';
import { teamMessages } from './team.messages.ts';
import type { TeamStore } from './team.store.ts';

type Props = { readonly store: TeamStore; readonly title: string; readonly children: ReactNode };

/** The children once the team is read; what else there is to say until then, or without a team. */
export const OwnTeam = observer(function OwnTeam({ store, title, children }: Props) {
  const words = useWords(teamMessages);
  switch (store.state.is) {
    case 'ready':
      return <>{children}</>;
    case 'gone':
      return <TeamGone />;
    case 'loading':
      return (
        <>
          <PageTitle>{title}</PageTitle>
          <TeamLoading />
        </>
      );
    case 'failed':
      return (
        <>
          <PageTitle>{title}</PageTitle>
          <TeamFailed failure={store.state.failure} onRetry={() => void store.load()} />
        </>
      );
    case 'none':
      return (
        <>
          <PageTitle>{title}</PageTitle>
          <EmptyState
            title={words('no-team-title')}
            actions={<LinkButton href={pathTo('plans')}>{words('see-plans')}</LinkButton>}
          >
            {words('no-team-text')}
          </EmptyState>
        </>
      );
  }
});
