import { profileMessages } from '@ridgeline/core/profile';
import { LOCALES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { shellMessages } from '../../parts/shell.messages.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { PageTitle, Text } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AboutYou } from './about-you.tsx';
import { profileScreenMessages } from './profile.messages.ts';
import styles from './profile.module.css';
import type { ProfileViewModel } from './profile.view-model.ts';

type Props = { readonly vm: ProfileViewModel };

export const ProfileScreen = observer(function ProfileScreen({ vm }: Props) {
  const words = useWords(profileScreenMessages);
  const general = useWords(profileMessages);
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle lead={words('lead')}>{general('profile-title')}</PageTitle>
        <div className={styles['columns']}>
          <AboutYou vm={vm} />
          <Stack gap={6}>
            <LanguageSwitch vm={vm} />
            <Sessions vm={vm} />
          </Stack>
        </div>
      </Stack>
    </Container>
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

const Sessions = observer(function Sessions({ vm }: Props) {
  const words = useWords(profileScreenMessages);
  return (
    <Sheet id="sessions" title={words('sessions')}>
      <Stack gap={3}>
        <Stack gap={2}>
          {(['here', 'everywhere'] as const).map((reach) => (
            <Button
              key={reach}
              isWide
              isPending={vm.leaving === reach}
              isDisabled={vm.leaving !== null && vm.leaving !== reach}
              pendingLabel={words('signing-out')}
              onPress={() => vm.signOut(reach)}
            >
              {words(`sign-out-${reach}`)}
            </Button>
          ))}
        </Stack>
        <Text tone="second" size="xs">
          {words('sessions-text')}
        </Text>
      </Stack>
    </Sheet>
  );
});
