import { moneyText, type Product, productWords, type Receipt } from '@ridgeline/core/billing';
import { propertyMessages, type ReportWish, orderMessages } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { BarrierNotice } from '../../parts/barrier-notice.tsx';
import { AfterPurchase } from '../../parts/checkout/after-purchase.tsx';
import { CheckoutPanel } from '../../parts/checkout/checkout-panel.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Fact, FactList } from '../../ui/facts.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { viewerBarrier } from '../../view-model/project-barrier.ts';
import { PurchaseLoading } from './purchase-loading.tsx';
import { purchaseFormMessages } from './purchase-form.messages.ts';
import styles from './single-purchase.module.css';
import type { SinglePurchaseViewModel } from './single-purchase.view-model.ts';

type Props = { readonly vm: SinglePurchaseViewModel };

/** What is bought, how it is paid, and what became of it. */
export const PurchaseForm = observer(function PurchaseForm({ vm }: Props) {
  const words = useWords(purchaseFormMessages);
  const { locale } = useLanguage();
  const { state } = vm;
  if (vm.isViewer) return <BarrierNotice barrier={viewerBarrier(locale)} />;
  switch (state.is) {
    case 'loading':
      return <PurchaseLoading />;
    case 'unreachable':
      return (
        <Alert
          tone="danger"
          role="alert"
          title={words('unreachable')}
          actions={<Button onPress={() => void vm.load()}>{words('try-again')}</Button>}
        >
          {words('unreachable-text')}
        </Alert>
      );
    case 'not-sold':
      return (
        <Alert
          tone="info"
          role="alert"
          title={words('not-sold')}
          actions={<LinkButton href={pathTo('plans')}>{words('see-plans')}</LinkButton>}
        >
          {words('not-sold-text')}
        </Alert>
      );
    case 'no-property':
      return <Prices vm={vm} products={state.products} />;
    case 'open': {
      const { checkout, wish } = state;
      if (checkout.step.is === 'paid') return <Bought vm={vm} receipt={checkout.step.receipt} wish={wish} />;
      return <CheckoutPanel checkout={checkout} fields={vm.fields} about={<Property wish={wish} />} />;
    }
  }
});

/** What a report costs, before it is said of which property it is made. */
const Prices = observer(function Prices({ vm, products }: Props & { readonly products: readonly Product[] }) {
  const words = useWords(purchaseFormMessages);
  const { locale } = useLanguage();
  return (
    <div className={styles['which']}>
      <Sheet id="which" title={words('which-title')}>
        <Stack gap={4}>
          <dl className={styles['prices']}>
            {products.map(({ sku, prices: [price], ...product }) => (
              <div key={sku} className={styles['price']}>
                <dt>{productWords(product, locale).title}</dt>
                {price && (
                  <dd>
                    <strong>{moneyText(price.amount, locale)}</strong> {words('once')}
                  </dd>
                )}
              </div>
            ))}
          </dl>
          <Text tone="second">{words('which-text')}</Text>
          <div>
            <LinkButton kind="primary" href={pathTo('addressLookup', {}, { buy: 'one' })}>
              {words('choose-property')}
            </LinkButton>
          </div>
          {vm.left > 0 && <Text tone="second">{words('plan-has', { count: vm.left })}</Text>}
        </Stack>
      </Sheet>
    </div>
  );
});

function Property({ wish }: { readonly wish: ReportWish }) {
  const words = useWords(purchaseFormMessages);
  const kinds = useWords(propertyMessages);
  const { address } = wish.place;
  return (
    <Stack gap={2}>
      <FactList>
        <Fact term={words('property')}>{address}</Fact>
        <Fact term={words('kind')}>
          {kinds(wish.propertyType)}, {kinds(wish.roofType)}
        </Fact>
      </FactList>
      <div>
        <Link href={pathTo('addressLookup', {}, { address, buy: 'one' })}>{words('another-property')}</Link>
      </div>
    </Stack>
  );
}

type BoughtProps = Props & { readonly receipt: Receipt; readonly wish: ReportWish };

const Bought = observer(function Bought({ vm, receipt, wish }: BoughtProps) {
  const words = useWords(purchaseFormMessages);
  const { locale } = useLanguage();
  return (
    <AfterPurchase>
      <Made vm={vm} receipt={receipt} wish={wish} />
      <FactList>
        <Fact term={words('paid')}>{moneyText(receipt.amount, locale)}</Fact>
        <Fact term={words('order')}>{receipt.orderId}</Fact>
      </FactList>
    </AfterPurchase>
  );
});

const Made = observer(function Made({ vm, receipt, wish }: BoughtProps) {
  const words = useWords(purchaseFormMessages);
  const orders = useWords(orderMessages);
  const { making } = vm;
  switch (making.is) {
    case 'making':
      return (
        <output>
          <Alert tone="ok" title={words('making-title')}>
            {words('making-text')}
          </Alert>
        </output>
      );
    case 'not-made':
      return (
        <Alert
          tone="danger"
          role="alert"
          title={words('not-made-title')}
          actions={<Button onPress={() => void vm.make(receipt, wish)}>{words('try-again')}</Button>}
        >
          {making.why !== 'report-not-created' && <>{orders(making.why)} </>}
          {words('not-made-text')}
        </Alert>
      );
    case 'without-report':
      return (
        <Alert
          tone="warn"
          role="alert"
          title={words('without-title')}
          actions={<LinkButton href={pathTo('feedback')}>{words('contact-us')}</LinkButton>}
        >
          {words('without-text')}
        </Alert>
      );
    case 'made':
      return (
        <output>
          <Alert
            tone="ok"
            title={words('made-title')}
            actions={
              <LinkButton kind="primary" href={pathTo('report', { number: making.report.reportNumber })}>
                {words('open-report')}
              </LinkButton>
            }
          />
        </output>
      );
  }
});
