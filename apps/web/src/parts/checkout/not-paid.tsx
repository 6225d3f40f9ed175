import { billingMessages } from '@ridgeline/core/billing';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { InView } from '../../ui/in-view.tsx';
import type { Checkout } from '../../view-model/checkout.ts';
import { checkoutMessages } from './checkout.messages.ts';

/** Said below the button after a payment that was not made. */
export const NotPaid = observer(function NotPaid({ checkout }: { readonly checkout: Checkout }) {
  const words = useWords(checkoutMessages);
  const billing = useWords(billingMessages);
  const { step } = checkout;
  switch (step.is) {
    case 'declined':
      return (
        <InView>
          <Alert tone="danger" role="alert" title={billing(step.why)}>
            {words('not-charged')}
          </Alert>
        </InView>
      );
    case 'unsettled':
      return (
        <InView>
          <Alert
            tone="warn"
            role="alert"
            title={words('unsettled-title')}
            actions={<Button onPress={() => void checkout.askAgain()}>{billing('ask-again')}</Button>}
          >
            {words('unsettled-text')}
          </Alert>
        </InView>
      );
    case 'confirming':
      return (
        <output>
          <Alert tone="info">{words('asking-bank')}</Alert>
        </output>
      );
    case 'ready':
      return step.news === null ? null : (
        <InView>
          <output>
            <Alert tone="warn">{billing(step.news)}</Alert>
          </output>
        </InView>
      );
    default:
      return null;
  }
});
