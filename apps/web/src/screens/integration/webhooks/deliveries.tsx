import type { WebhookDelivery, WebhookTry } from '@ridgeline/core/integrations';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataList, DataRow } from '../../../ui/data-list.tsx';
import { Text } from '../../../ui/heading.tsx';
import styles from '../integration.module.css';
import { webhooksScreenMessages } from './webhooks.messages.ts';
import type { WebhooksViewModel } from './webhooks.view-model.ts';

const TONES = { accepted: 'ok', waiting: 'info', failed: 'warn', skipped: 'warn' } as const;

/** What was sent to the opened address, each with every try of it. */
export const Deliveries = observer(function Deliveries({ vm }: { readonly vm: WebhooksViewModel }) {
  const words = useWords(webhooksScreenMessages);
  const language = useLanguage();
  const { opened } = vm;
  if (opened === null) return null;
  if (opened.deliveries.length === 0) return <Text tone="second">{words('no-deliveries')}</Text>;
  return (
    <DataList label={words('deliveries')}>
      {opened.deliveries.map((delivery) => (
        <DataRow
          key={delivery.id}
          title={delivery.event}
          detail={
            <>
              {language.dateAndTime(delivery.createdAt)} · {words('tried', { count: delivery.log.length })}
              <Tries delivery={delivery} />
            </>
          }
          badge={<Badge tone={TONES[delivery.standing]}>{words(delivery.standing)}</Badge>}
          actions={
            <Button size="s" onPress={() => void vm.replay(opened.id, delivery.id)}>
              {words('again')}
            </Button>
          }
        />
      ))}
    </DataList>
  );
});

function Tries({ delivery: { event, createdAt, log } }: { readonly delivery: WebhookDelivery }) {
  const words = useWords(webhooksScreenMessages);
  const language = useLanguage();
  if (log.length === 0) return null;
  return (
    <ol
      className={styles['tries']}
      aria-label={words('tries', { event, date: language.dateAndTime(createdAt) })}
    >
      {log.map((one) => (
        <li key={`${one.at} ${one.failure}`}>
          {language.dateAndTime(one.at)}: <Outcome one={one} />
        </li>
      ))}
    </ol>
  );
}

function Outcome({ one: { failure, status } }: { readonly one: WebhookTry }) {
  const words = useWords(webhooksScreenMessages);
  const answered = { status: status ?? '' };
  switch (failure) {
    case null:
      return words('answered-with', answered);
    case 'refused':
      return words('refused-with', answered);
    case 'redirected':
      return words('redirected', answered);
    case 'timed-out':
    case 'not-reached':
    case 'not-public':
      return words(failure);
  }
}
