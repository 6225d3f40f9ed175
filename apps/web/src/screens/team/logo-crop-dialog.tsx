import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ImageCrop } from '../../ui/image-crop.tsx';
import { Stack } from '../../ui/layout.tsx';
import { editTeamMessages } from './edit-team.messages.ts';
import type { TeamDetails } from './team-details.ts';

type Props = { readonly details: TeamDetails };

/** Over the page, which stays as it is: the frame is larger than the field from which the picture comes. */
export const LogoCropDialog = observer(function LogoCropDialog({ details }: Props) {
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
