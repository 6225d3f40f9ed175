import { LOGO_TYPES } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { editTeamMessages } from './edit-team.messages.ts';
import type { TeamDetails } from './team-details.ts';
import { TeamLogo } from './team-logo.tsx';

const CropDialog = overlayOnDemand<{ readonly details: TeamDetails }>(
  async () => (await import('./logo-crop-dialog.tsx')).LogoCropDialog,
);

type Props = { readonly details: TeamDetails; readonly url: string | null };

export const LogoForm = observer(function LogoForm({ details, url }: Props) {
  const words = useWords(editTeamMessages);
  return (
    <Card padding="l">
      <Stack gap={4}>
        <Cluster>
          <TeamLogo url={url} />
          <Heading level={2}>{words('logo')}</Heading>
        </Cluster>
        <Text tone="second">{words('logo-text')}</Text>
        <FileDrop
          label={words('logo-drop')}
          hint={words('logo-kinds')}
          accept={LOGO_TYPES}
          onChoose={details.choose}
        />
        <FormError>{details.picture === null && details.wordsOf(details.logoFailure)}</FormError>
        <CropDialog details={details} isOpen={details.picture !== null} onClose={details.cancel} />
      </Stack>
    </Card>
  );
});
