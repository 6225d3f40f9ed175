import { type Bill, billingMessages, moneyText } from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Text } from '../../ui/heading.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { subscriptionMessages } from './subscription.messages.ts';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

type Props = { readonly vm: SubscriptionViewModel };

// PLAN-9
export const BillList = observer(function BillList({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  return (
    <Sheet id="bills" title={words('bills')}>
      <Read vm={vm} />
    </Sheet>
  );
});

const Read = observer(function Read({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  const { bills } = vm;
  if (bills.is === 'loading') {
    return (
      <Waiting label={words('bills-loading')}>
        <Skeleton shape="block" />
      </Waiting>
    );
  }
  if (bills.is === 'unreachable') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={words('bills-unreachable')}
        actions={<Button onPress={() => void vm.loadBills()}>{words('try-again')}</Button>}
      />
    );
  }
  if (bills.bills.length === 0) return <Text tone="second">{words('no-bills')}</Text>;
  return <Table vm={vm} bills={bills.bills} />;
});

function Table({ vm, bills }: Props & { readonly bills: readonly Bill[] }) {
  const words = useWords(subscriptionMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  return (
    <DataTable
      caption={words('bills-newest')}
      isCaptionHidden
      isStackable
      rows={bills}
      rowId={({ id }) => id}
      columns={[
        { id: 'date', title: words('date'), cell: ({ at }) => vm.date(at) },
        { id: 'for', title: words('for'), isRowHead: true, cell: (bill) => planTitle(bill, locale) },
        {
          id: 'amount',
          title: words('amount'),
          align: 'end',
          cell: amountOf,
        },
        { id: 'state', title: words('state'), cell: ({ status }) => billing(`bill-${status}`) },
        // Left out where no bill has one.
        ...(bills.some(({ receiptUrl }) => receiptUrl !== null)
          ? [{ id: 'receipt', title: words('receipt'), align: 'end' as const, cell: receiptOf }]
          : []),
      ]}
    />
  );
}

function amountOf(bill: Bill) {
  return <Amount bill={bill} />;
}

function Amount({ bill: { amount, tax } }: { readonly bill: Bill }) {
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  return (
    <>
      {moneyText(amount, locale)}
      {tax > 0 && (
        <Text tone="second" size="xs">
          {billing('tax-included', { amount: moneyText(tax, locale) })}
        </Text>
      )}
    </>
  );
}

function receiptOf({ receiptUrl }: Bill) {
  return receiptUrl === null ? null : <Receipt address={receiptUrl} />;
}

function Receipt({ address }: { readonly address: string }) {
  const words = useWords(subscriptionMessages);
  return (
    <ExternalLink href={address} newTabLabel={words('new-tab')}>
      {words('receipt')}
    </ExternalLink>
  );
}
