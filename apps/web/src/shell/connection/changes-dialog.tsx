import { editKey, type EditValue, type WaitingEdit } from '@ridgeline/core/sync';
import { observer } from 'mobx-react-lite';
import { dayText } from '../../language/day-text.ts';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { WaitingEdits } from '../../view-model/waiting-edits.store.ts';
import styles from './changes-dialog.module.css';
import { connectionMessages } from './connection.messages.ts';

type Props = { readonly edits: WaitingEdits };

/** ADR 52: what waits to be sent. Where others have written something else, both values stand beside each other. */
export const ChangesDialog = observer(function ChangesDialog({
  edits,
  isOpen,
  onClose,
}: Props & { readonly isOpen: boolean; readonly onClose: () => void }) {
  const words = useWords(connectionMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={words('close')} title={words('changes-title')}>
      <Stack gap={4}>
        <Text tone="second">{words(leadOf(edits.edits))}</Text>
        <ul className={styles['list']}>
          {edits.edits.map((edit) => (
            <li key={editKey(edit)} className={styles['edit']}>
              <Edit edits={edits} edit={edit} />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
});

function leadOf(edits: readonly WaitingEdit[]): 'no-changes' | 'changes-to-decide' | 'changes-text' {
  if (edits.length === 0) return 'no-changes';
  return edits.every(({ conflict }) => conflict !== undefined) ? 'changes-to-decide' : 'changes-text';
}

const Edit = observer(function Edit({ edits, edit }: Props & { readonly edit: WaitingEdit }) {
  const words = useWords(connectionMessages);
  const { conflict, reportNumber, address, field } = edit;
  const value = useValueText();
  return (
    <>
      <strong>{address ?? words('project', { number: reportNumber })}</strong>
      <dl className={styles['values']}>
        <dt>{words(field)}</dt>
        <dd>{edit.field === 'calculation' ? words(edit.calculation.calculator) : value(edit.after)}</dd>
        {typeof conflict === 'object' && (
          <>
            <dt>{words('theirs')}</dt>
            <dd>{value(conflict.theirs)}</dd>
          </>
        )}
      </dl>
      <Text tone="second" size="xs">
        {words(typeof conflict === 'object' ? 'changed' : (conflict ?? 'waits'))}
      </Text>
      <Cluster gap={2}>
        {typeof conflict === 'object' && (
          <Button size="s" onPress={() => void edits.keepMine(edit)}>
            {words('keep-mine')}
          </Button>
        )}
        <Button size="s" onPress={() => void edits.drop(edit)}>
          {words(typeof conflict === 'object' ? 'keep-theirs' : 'discard')}
        </Button>
      </Cluster>
    </>
  );
});

function useValueText(): (value: EditValue) => string {
  const words = useWords(connectionMessages);
  const { tag } = useLanguage();
  return (value) => {
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no');
    if (value === null) return words('empty');
    return typeof value === 'string' ? value : dayText(value.date, tag);
  };
}
