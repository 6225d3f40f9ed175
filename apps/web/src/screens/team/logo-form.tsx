import { LOGO_TYPES } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
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
        {details.picture === null ? (
          <FileDrop
            label={words('logo-drop')}
            hint={words('logo-kinds')}
            accept={LOGO_TYPES}
            onChoose={details.choose}
          />
        ) : (
          <ImageCrop
            picture={details.picture}
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
        )}
        <FormError>{details.wordsOf(details.logoFailure)}</FormError>
      </Stack>
    </Card>
  );
});
