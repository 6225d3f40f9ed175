import type { FederatedKind } from '@ridgeline/core/session';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { AppleIcon, BuildingIcon, GoogleIcon, MicrosoftIcon } from '../../ui/icons.tsx';
import { providerMessages } from './provider.messages.ts';

const ICONS = { google: GoogleIcon, apple: AppleIcon, microsoft: MicrosoftIcon, saml: BuildingIcon } as const;

export interface ProviderButtonProps {
  readonly provider: FederatedKind;
  readonly isPrimary?: boolean;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

export function ProviderButton({ provider, isPrimary = false, isPending, onPress }: ProviderButtonProps) {
  const words = useWords(providerMessages);
  const Glyph = ICONS[provider];
  return (
    <Button
      kind={isPrimary ? 'primary' : 'secondary'}
      isWide
      icon={<Glyph size={20} />}
      isPending={isPending}
      pendingLabel={words('pending')}
      onPress={onPress}
    >
      {words(`with-${provider}`)}
    </Button>
  );
}
