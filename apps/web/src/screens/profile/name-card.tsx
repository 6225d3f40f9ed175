import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { NameFields } from '../../parts/name-fields.tsx';
import { shellMessages } from '../../parts/shell.messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { EditIcon } from '../../ui/icons.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { NameEditor } from './name-editor.ts';
import { profileScreenMessages } from './profile.messages.ts';
import styles from './profile.module.css';
import type { HeaderCard } from './profile.view-model.ts';

type EditorProps = { readonly editor: NameEditor };

// PROF-1
export const NameCard = observer(function NameCard({
  card,
  editor,
}: EditorProps & { readonly card: HeaderCard }) {
  const words = useWords(profileScreenMessages);
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles['who']}>
          <Avatar name={card.name} src={card.photo ?? undefined} size="l" />
          <Stack gap={1}>
            <Cluster gap={2}>
              <Heading level={2}>{card.name}</Heading>
              {card.plan !== null && <Badge tone="accent">{card.plan}</Badge>}
            </Cluster>
            {card.team !== null && <Text>{card.team}</Text>}
            {card.memberSince !== null && (
              <Text tone="second" size="xs">
                {words('member-since', { date: card.memberSince })}
              </Text>
            )}
          </Stack>
        </div>
        {editor.isEditing ? (
          <NameForm editor={editor} />
        ) : (
          <Cluster>
            <Button size="s" icon={<EditIcon size={16} />} onPress={editor.begin}>
              {words('edit-name')}
            </Button>
          </Cluster>
        )}
      </Stack>
      <UnsavedChanges editor={editor} />
    </Card>
  );
});

const NameForm = observer(function NameForm({ editor }: EditorProps) {
  const words = useWords(profileScreenMessages);
  const general = useWords(profileMessages);
  return (
    <Form onSubmit={editor.save}>
      <NameFields form={editor} />
      <Cluster gap={2}>
        <Button type="submit" kind="primary" isPending={editor.isSaving} pendingLabel={words('saving')}>
          {general('unsaved-save')}
        </Button>
        <Button isDisabled={editor.isSaving} onPress={editor.discard}>
          {words('cancel')}
        </Button>
      </Cluster>
    </Form>
  );
});

/** PROF-4: asked of whoever leaves. Escape stays and goes on editing. */
const UnsavedChanges = observer(function UnsavedChanges({ editor }: EditorProps) {
  const words = useWords(profileScreenMessages);
  const general = useWords(profileMessages);
  const shell = useWords(shellMessages);
  return (
    <Dialog
      kind="alert"
      isOpen={editor.held !== null}
      onClose={editor.stay}
      closeLabel={shell('close')}
      title={general('unsaved-title')}
      actions={
        <>
          <Button isDisabled={editor.isSaving} onPress={editor.discard}>
            {general('unsaved-discard')}
          </Button>
          <Button
            kind="primary"
            isPending={editor.isSaving}
            pendingLabel={words('saving')}
            onPress={editor.save}
          >
            {general('unsaved-save')}
          </Button>
        </>
      }
    >
      <p>{general('unsaved-text')}</p>
    </Dialog>
  );
});
