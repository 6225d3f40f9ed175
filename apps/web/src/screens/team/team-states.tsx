import { pathTo } from '@ridgeline/core/routes';
import { teamsMessages } from '@ridgeline/core/teams';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyIllustration } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { teamMessages } from './team.messages.ts';
import styles from './team-states.module.css';

const ROWS = 5;

export function TeamLoading() {
  const words = useWords(teamMessages);
  return (
    <Waiting label={words('loading')}>
      <Stack gap={3}>
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} shape="block" />
        ))}
      </Stack>
    </Waiting>
  );
}

/** Keeps the place of the card that invites, so that the members below it do not move. */
export function InviteLoading() {
  const words = useWords(teamMessages);
  return (
    <Card padding="m">
      <div className={styles['inviteLoading']}>
        <Waiting label={words('loading')}>
          <Stack gap={3}>
            <Skeleton shape="short" />
            <Skeleton shape="button" />
            <Skeleton />
            <Skeleton shape="button" />
          </Stack>
        </Waiting>
      </div>
    </Card>
  );
}

export function TeamFailed({
  failure,
  onRetry,
}: {
  readonly failure: 'team-unavailable' | 'members-unavailable';
  readonly onRetry: () => void;
}) {
  const words = useWords(teamMessages);
  const failures = useWords(teamsMessages);
  return (
    <Alert
      tone="danger"
      role="alert"
      title={failures(failure)}
      actions={<Button onPress={onRetry}>{words('try-again')}</Button>}
    >
      {words('failed-text')}
    </Alert>
  );
}

/** The reader was removed while they looked at the team. */
export function TeamGone() {
  const words = useWords(teamMessages);
  return (
    <EmptyState
      level={1}
      illustration={<EmptyIllustration />}
      title={words('gone-title')}
      actions={<LinkButton href={pathTo('dashboard')}>{words('to-projects')}</LinkButton>}
    >
      {words('gone-text')}
    </EmptyState>
  );
}
