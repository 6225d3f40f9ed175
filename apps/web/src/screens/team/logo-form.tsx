import { LOGO_TYPES } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { ImageCrop } from '../../ui/image-crop.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { editTeamMessages } from './edit-team.messages.ts';
import type { TeamDetails } from './team-details.ts';
import { TeamLogo } from './team-logo.tsx';

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
        <CropDialog details={details} />
      </Stack>
    </Card>
  );
});

/** It covers the page, which stays as it is: the frame is larger than the field above. */
const CropDialog = observer(function CropDialog({ details }: { readonly details: TeamDetails }) {
  const words = useWords(editTeamMessages);
  const { picture } = details;
  return (
    <Dialog isOpen={picture !== null} onClose={details.cancel} title={words('logo-crop')}>
      {picture !== null && (
        <Stack gap={4}>
          <ImageCrop
            picture={picture}
            onDone={(cropped) => void details.use(cropped)}
            onCancel={details.cancel}
            onUnreadable={details.unreadable}
            isPending={details.isUploading}
            words={{
              frame: words('logo-frame'),
              zoom: words('logo-zoom'),
              across: words('logo-across'),
              down: words('logo-down'),
              use: words('logo-use'),
              using: words('logo-using'),
              cancel: words('cancel'),
            }}
          />
          <FormError>{details.wordsOf(details.logoFailure)}</FormError>
        </Stack>
      )}
    </Dialog>
  );
});
