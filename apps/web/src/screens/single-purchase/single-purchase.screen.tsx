import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { PurchaseLoading } from './purchase-loading.tsx';
import { singlePurchaseMessages } from './single-purchase.messages.ts';
import type { SinglePurchaseViewModel } from './single-purchase.view-model.ts';

type Props = { readonly vm: SinglePurchaseViewModel };

/** The form is loaded while the product and the saved cards are. */
const Purchase = partOnDemand({
  load: async () => (await import('./purchase-form.tsx')).PurchaseForm,
  Waiting: PurchaseLoading,
});
Purchase.preload();

// PLAN-1 RPT-1
export const SinglePurchaseScreen = observer(function SinglePurchaseScreen({ vm }: Props) {
  const words = useWords(singlePurchaseMessages);
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        <Purchase vm={vm} />
      </Stack>
    </Container>
  );
});
