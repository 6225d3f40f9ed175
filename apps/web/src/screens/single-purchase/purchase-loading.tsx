import { useWords } from '../../language/use-words.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { singlePurchaseMessages } from './single-purchase.messages.ts';

/** As high as what comes in its place on a phone, so that the footer stays where it is. */
export function PurchaseLoading() {
  const words = useWords(singlePurchaseMessages);
  return (
    <Waiting label={words('loading')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Waiting>
  );
}
