import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormInPlace } from '../../ui/form-in-place.tsx';
import { Heading, Text } from '../../ui/heading.tsx';
import { EditIcon } from '../../ui/icons.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { NameEditor } from './name-editor.ts';
import { profileScreenMessages } from './profile.messages.ts';
import styles from './profile.module.css';
import type { HeaderCard } from './profile-frame.view-model.ts';

/** Its dialog is larger than the rest of this screen, so that its code comes after that. */
const NameForm = partOnDemand<{ readonly editor: NameEditor }>({
  load: async () => (await import('./name-form.tsx')).NameForm,
});
// It stands above the rest of the screen, which moves at the press, and not when the code is there.
NameForm.preload();

// PROF-1
export const NameCard = observer(function NameCard({
  card,
  editor,
}: {
  readonly card: HeaderCard;
  readonly editor: NameEditor;
}) {
  const words = useWords(profileScreenMessages);
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles['who']}>
          <Avatar name={card.name} src={card.photo ?? undefined} size="l" />
          <Stack gap={1}>
            <Cluster gap={2}>
              <Heading level={2}>{card.name}</Heading>
              {card.plan !== null && (
                <Badge tone="accent" wraps>
                  {card.plan}
                </Badge>
              )}
            </Cluster>
            {card.team !== null && <Text>{card.team}</Text>}
            {card.memberSince !== null && (
              <Text tone="second" size="xs">
                {words('member-since', { date: card.memberSince })}
              </Text>
            )}
          </Stack>
        </div>
        <FormInPlace
          label={words('edit-name')}
          isOpen={editor.isEditing}
          button={
            <Button size="s" icon={<EditIcon size={16} />} onPress={editor.begin}>
              {words('edit-name')}
            </Button>
          }
        >
          <NameForm editor={editor} />
        </FormInPlace>
      </Stack>
    </Card>
  );
});
