import { WEBHOOK_EVENTS, type WebhookEvent } from '@ridgeline/core/integrations';
import { useId } from 'react';
import { useWords } from '../../../language/use-words.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldNotes, notedBy } from '../../../ui/field.tsx';
import styles from '../integration.module.css';
import { webhooksScreenMessages } from './webhooks.messages.ts';

type Props = {
  readonly legend: string;
  readonly chosen: readonly WebhookEvent[];
  readonly onChoose: (event: WebhookEvent, isChosen: boolean) => void;
};

export function EventChoice({ legend, chosen, onChoose }: Props) {
  const words = useWords(webhooksScreenMessages);
  const id = useId();
  const notes = chosen.length === 0 ? { error: words('events-missing') } : {};
  return (
    <fieldset className={styles['events']} {...notedBy(id, notes)}>
      <legend>{legend}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox
          key={event}
          isSelected={chosen.includes(event)}
          onChange={(isChosen) => onChoose(event, isChosen)}
        >
          {words(event)}
        </Checkbox>
      ))}
      <FieldNotes id={id} {...notes} />
    </fieldset>
  );
}
