import { billingMessages } from '@ridgeline/core/billing';
import { useWords } from '../language/use-words.tsx';
import { Alert } from '../ui/alert.tsx';

/** Where a plan that was bought in the mobile app is changed. */
export function MobileAppNote() {
  const billing = useWords(billingMessages);
  return <Alert tone="info">{billing('bought-on-android')}</Alert>;
}
