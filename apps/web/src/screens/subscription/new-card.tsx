import { billingMessages } from '@ridgeline/core/billing';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { CardEntry } from '../../parts/card-entry.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { subscriptionMessages } from './subscription.messages.ts';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

/** Saves another card, without buying anything. */
export const NewCard = observer(function NewCard({ vm }: { readonly vm: SubscriptionViewModel }) {
  const words = useWords(subscriptionMessages);
  const billing = useWords(billingMessages);
  const { newCard, card, fields } = vm;
  const why = newCard.is === 'closed' ? null : newCard.why;
  const problem = card.problem ?? (why === 'refused' ? 'card-rejected' : why);
  return (
    <Stack gap={3}>
      <CardEntry fields={fields} error={problem === null ? undefined : billing(problem)} />
      <Cluster>
        <Button
          isPending={newCard.is === 'saving'}
          pendingLabel={words('saving')}
          onPress={() => void vm.saveNewCard()}
        >
          {words('save-card')}
        </Button>
        <Button kind="quiet" isDisabled={newCard.is === 'saving'} onPress={() => vm.openNewCard(false)}>
          {words('cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
});
