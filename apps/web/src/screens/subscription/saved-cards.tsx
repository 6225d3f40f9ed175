import { billingMessages, cardExpiryText, cardInUse, savedCardText } from '@ridgeline/core/billing';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormInPlace } from '../../ui/form-in-place.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { subscriptionMessages } from './subscription.messages.ts';
import styles from './subscription.module.css';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

type Props = { readonly vm: SubscriptionViewModel };

const NewCard = partOnDemand<Props>({ load: async () => (await import('./new-card.tsx')).NewCard });

// PLAN-9
export const SavedCards = observer(function SavedCards({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const { cards } = vm.saved;
  const used = cardInUse(vm.saved);
  return (
    <Sheet id="cards" title={words('cards')}>
      <Stack gap={4}>
        {cards.length === 0 && <NoCards vm={vm} />}
        <ul className={styles['cards']}>
          {cards.map((card) => (
            <li key={card.id} className={styles['card']}>
              <div>
                <div>{savedCardText(card, locale)}</div>
                <Text tone="second" size="xs">
                  {cardExpiryText(card, locale)}
                </Text>
              </div>
              {card.id === used?.id && !vm.needsPayer ? (
                <Badge tone="ok">{words(vm.isPaid ? 'default' : 'default-card')}</Badge>
              ) : (
                <Button size="s" onPress={() => void vm.makeDefault(card.id)}>
                  {vm.needsPayer ? words('pays-plan') : billing('make-default')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {/* Where they could not be loaded nothing could be saved either. A form that is open stays. */}
        {(vm.cardsAre !== 'unreachable' || vm.newCard.is !== 'closed') && (
          <div className={vm.newCard.is === 'closed' ? styles['addCard'] : undefined}>
            <FormInPlace
              label={words('add-card')}
              isOpen={vm.newCard.is !== 'closed'}
              button={<Button onPress={() => vm.openNewCard(true)}>{words('add-card')}</Button>}
            >
              <NewCard vm={vm} />
            </FormInPlace>
          </div>
        )}
      </Stack>
    </Sheet>
  );
});

const NoCards = observer(function NoCards({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  if (vm.cardsAre === 'unreachable') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={words('cards-unreachable')}
        actions={<Button onPress={() => void vm.loadCards()}>{words('try-again')}</Button>}
      />
    );
  }
  return (
    <div className={styles['noCard']}>
      {vm.cardsAre === 'read' ? (
        <Text tone="second">{words('no-cards')}</Text>
      ) : (
        <Waiting label={words('cards-loading')}>
          <Skeleton />
        </Waiting>
      )}
    </div>
  );
});
