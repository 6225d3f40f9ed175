import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Heading } from '../../ui/heading.tsx';
import { BuildingIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { ProviderButton } from '../login/provider-button.tsx';
import { ProviderFailure } from '../login/provider-failure.tsx';
import { signUpMessages } from './sign-up.messages.ts';
import type { SignUpViewModel } from './sign-up.view-model.ts';

/** AUTH-1 AUTH-8: providers with which an account can be created. Apple is for existing accounts only. */
export const OtherWays = observer(function OtherWays({ vm }: { readonly vm: SignUpViewModel }) {
  const words = useWords(signUpMessages);
  return (
    <section aria-labelledby="other-ways">
      <Stack gap={3}>
        <Heading level={2} size="s" id="other-ways">
          {words('other-ways')}
        </Heading>
        {(['google', 'microsoft'] as const).map((provider) => (
          <ProviderButton
            key={provider}
            provider={provider}
            isPending={vm.provider.asked === provider}
            onPress={() => void vm.continueWith(provider)}
          />
        ))}
        <LinkButton kind="quiet" isWide icon={<BuildingIcon size={20} />} href={pathTo('enterpriseLogin')}>
          {words('enterprise')}
        </LinkButton>
        <ProviderFailure provider={vm.provider} />
      </Stack>
    </section>
  );
});
