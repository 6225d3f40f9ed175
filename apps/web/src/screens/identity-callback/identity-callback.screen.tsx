import { pathTo } from '@ridgeline/core/routes';
import { sessionMessages } from '@ridgeline/core/session';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { identityCallbackMessages } from './identity-callback.messages.ts';
import type { CallbackState } from './identity-callback.view-model.ts';

export const IdentityCallbackScreen = observer(function IdentityCallbackScreen({
  vm: { state },
}: {
  readonly vm: { readonly state: CallbackState };
}) {
  const words = useWords(identityCallbackMessages);
  const reasons = useWords(sessionMessages);
  if (state.is === 'working') {
    return (
      <Container width="form">
        <title>{`${words('title')} · Ridgeline`}</title>
        <Spinner label={words('working')} />
      </Container>
    );
  }
  if (state.why === 'handed-over') {
    return (
      <Container width="form">
        <title>{`${words('done')} · Ridgeline`}</title>
        <PageTitle lead={reasons(state.why)}>{words('done')}</PageTitle>
      </Container>
    );
  }
  return (
    <Container width="form">
      <title>{`${words('not-finished')} · Ridgeline`}</title>
      <Stack gap={6} align="start">
        <div role="alert">
          <PageTitle lead={state.why === 'dismissed' ? words('declined') : reasons(state.why)}>
            {words('not-finished')}
          </PageTitle>
        </div>
        <LinkButton kind="primary" href={pathTo('login')}>
          {words('again')}
        </LinkButton>
      </Stack>
    </Container>
  );
});
