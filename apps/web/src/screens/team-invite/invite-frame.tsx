import { pathTo } from '@ridgeline/core/routes';
import { sessionMessages } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import type { InvitedTeam } from './invited-team.ts';
import { teamInviteMessages } from './team-invite.messages.ts';

type Props = {
  readonly invited: InvitedTeam;
  readonly lead: string;
  readonly children: ReactNode;
};

/** Shared by both invite screens: the team's name, or why there is none. */
export const InviteFrame = observer(function InviteFrame({ invited, lead, children }: Props) {
  const words = useWords(teamInviteMessages);
  const { state } = invited;
  const isReady = state.is === 'ready';
  return (
    <Container width="form">
      <title>{`${words('title')} · Ridgeline`}</title>
      <Stack gap={6}>
        <PageTitle lead={isReady ? lead : undefined}>
          {isReady ? words('title-of', { team: state.team.name }) : words('title')}
        </PageTitle>
        {isReady ? children : <Missing invited={invited} />}
      </Stack>
    </Container>
  );
});

const Missing = observer(function Missing({ invited }: { readonly invited: InvitedTeam }) {
  const words = useWords(teamInviteMessages);
  const failures = useWords(sessionMessages);
  const withoutInvite = (
    <LinkButton kind="secondary" href={pathTo('signUp')}>
      {words('without-invite')}
    </LinkButton>
  );
  switch (invited.state.is) {
    case 'loading':
      return (
        <Waiting label={words('loading')}>
          <Skeleton />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </Waiting>
      );
    case 'invalid':
      return (
        <Alert tone="warn" title={words('invalid-title')} actions={withoutInvite}>
          {failures('invite-invalid')}
        </Alert>
      );
    case 'gone':
      return (
        <output>
          <Alert tone="warn" title={words('gone-title')} actions={withoutInvite}>
            {words('gone-text')}
          </Alert>
        </output>
      );
    case 'unreachable':
      return (
        <Alert
          tone="danger"
          role="alert"
          title={words('unreachable-title')}
          actions={<Button onPress={() => void invited.load()}>{words('try-again')}</Button>}
        >
          {words('unreachable-text')}
        </Alert>
      );
    case 'ready':
      return null;
  }
});
