import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { ProviderButton } from '../login/provider-button.tsx';
import { ProviderFailure } from '../login/provider-failure.tsx';
import { providerMessages } from '../login/provider.messages.ts';
import { welcomeBackMessages } from './welcome-back.messages.ts';
import type { WelcomeBackViewModel } from './welcome-back.view-model.ts';

export const WelcomeBackScreen = observer(function WelcomeBackScreen({
  vm,
}: {
  readonly vm: WelcomeBackViewModel;
}) {
  const words = useWords(welcomeBackMessages);
  const { offered, provider } = vm;
  return (
    <Container width="form">
      <title>{`${words('title')} · Ridgeline`}</title>
      <Stack gap={6}>
        <PageTitle lead={<Lead vm={vm} />}>{words('title')}</PageTitle>
        <Card padding="l">
          <Stack gap={4}>
            {offered !== null && (
              <ProviderButton
                provider={offered}
                isPrimary
                isPending={provider.asked !== null}
                onPress={() => void vm.go()}
              />
            )}
            <ProviderFailure provider={provider} />
            <LinkButton kind={offered === null ? 'primary' : 'quiet'} isWide href={vm.login}>
              {words(vm.kind === 'password' ? 'login' : 'other')}
            </LinkButton>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
});

const Lead = observer(function Lead({ vm: { email, kind, offered } }: { readonly vm: WelcomeBackViewModel }) {
  const words = useWords(welcomeBackMessages);
  const providers = useWords(providerMessages);
  if (offered !== null) {
    const provider = providers(offered);
    return email === null ? words('known', { provider }) : words('known-with-email', { email, provider });
  }
  const said = kind ?? 'unknown';
  if (said !== 'password' && said !== 'unknown') return null;
  return email === null ? words(said) : words(`${said}-with-email`, { email });
});
