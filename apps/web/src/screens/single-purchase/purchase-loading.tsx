import { useWords } from '../../language/use-words.tsx';
import { CheckoutLoading } from '../../parts/checkout/checkout-loading.tsx';
import { singlePurchaseMessages } from './single-purchase.messages.ts';

export function PurchaseLoading() {
  const words = useWords(singlePurchaseMessages);
  return <CheckoutLoading label={words('loading')} />;
}
