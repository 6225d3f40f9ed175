import { LOCALES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { shellMessages } from '../../parts/shell.messages.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AboutYou } from './about-you.tsx';
import { DeleteAccountSheet } from './delete-account.tsx';
import { profileScreenMessages } from './profile.messages.ts';
import styles from './profile.module.css';
import type { ProfileViewModel } from './profile.view-model.ts';

type Props = { readonly vm: ProfileViewModel };

export const ProfileScreen = observer(function ProfileScreen({
  vm,
  codeUpdates,
}: Props & { readonly codeUpdates: ReactNode }) {
  return (
    <Stack gap={6}>
      <AboutYou vm={vm} />
      <LanguageSwitch vm={vm} />
      <div className={styles['codeUpdates']}>{codeUpdates}</div>
      <Sessions vm={vm} />
      <DeleteAccountSheet deletion={vm.deletion} />
    </Stack>
  );
});

const LanguageSwitch = observer(function LanguageSwitch({ vm }: Props) {
  const words = useWords(profileScreenMessages);
  const shell = useWords(shellMessages);
  return (
    <Sheet id="language" title={shell('language')}>
      <Stack gap={3}>
        <SegmentedControl
          label={shell('language')}
          isLabelHidden
          isWide
          segments={LOCALES.map((locale) => ({ id: locale, label: shell(locale), lang: locale }))}
          value={vm.locale}
          onChange={vm.choose}
        />
        <Text tone="second" size="xs">
          {words('language-kept')}
        </Text>
      </Stack>
    </Sheet>
  );
});

const Sessions = observer(function Sessions({ vm: { sessions } }: Props) {
  const words = useWords(profileScreenMessages);
  return (
    <Sheet id="sessions" title={words('sessions')}>
      <Stack gap={3}>
        <Cluster gap={2}>
          {(['here', 'others', 'everywhere'] as const).map((which) => (
            <Button
              key={which}
              isPending={sessions.ending === which}
              isDisabled={sessions.ending !== null && sessions.ending !== which}
              pendingLabel={words('signing-out')}
              onPress={() => void sessions.end(which)}
            >
              {words(`sign-out-${which}`)}
            </Button>
          ))}
        </Cluster>
        <Text tone="second" size="xs">
          {words('sessions-text')}
        </Text>
      </Stack>
    </Sheet>
  );
});
