import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { EffectsAtOnce } from '../../parts/effects-at-once.tsx';
import { NameFields } from '../../parts/name-fields.tsx';
import { UnsavedChanges } from '../../parts/unsaved-changes.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Cluster } from '../../ui/layout.tsx';
import type { NameEditor } from './name-editor.ts';
import { profileScreenMessages } from './profile.messages.ts';

export const NameForm = observer(function NameForm({ editor }: { readonly editor: NameEditor }) {
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
      <UnsavedChanges editor={editor} savingLabel={words('saving')} />
      <EffectsAtOnce />
    </Form>
  );
});
