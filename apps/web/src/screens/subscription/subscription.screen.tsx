import { moneyText } from '@ridgeline/core/billing';
import { planChangeMessages, planTitle } from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Sheet } from '../../ui/card.tsx';
import { Heading, PageTitle, Text } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { subscriptionMessages } from './subscription.messages.ts';
import styles from './subscription.module.css';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

type Props = { readonly vm: SubscriptionViewModel };

// What is read after the plan: loaded while the screen asks for it.
const BillList = partOnDemand<Props>({
  load: async () => (await import('./bill-list.tsx')).BillList,
  Waiting: () => <PartLoading part="bills" />,
});
const PaymentDue = partOnDemand<Props & { readonly children: ReactNode }>({
  load: async () => (await import('./payment-due.tsx')).PaymentDue,
  Waiting: ReadLoading,
});
const SavedCards = partOnDemand<Props>({
  load: async () => (await import('./saved-cards.tsx')).SavedCards,
  Waiting: () => <PartLoading part="cards" />,
});
BillList.preload();
SavedCards.preload();
PaymentDue.preload();
const PlannedPlan = partOnDemand<Props>({
  load: async () => (await import('./planned-plan.tsx')).PlannedPlan,
  Waiting: ReadLoading,
});
const MobileAppNote = partOnDemand<object>({
  load: async () => (await import('../../parts/mobile-app-note.tsx')).MobileAppNote,
  Waiting: () => <Skeleton shape="button" />,
});
const PauseDialog = overlayOnDemand<Props>(async () => (await import('./pause-dialog.tsx')).PauseDialog);
const LeaveDialog = overlayOnDemand<Props>(async () => (await import('./leave-dialog.tsx')).LeaveDialog);
const CancelOrderDialog = overlayOnDemand<Props>(
  async () => (await import('./leave-dialog.tsx')).CancelOrderDialog,
);

/** Keeps the place of the bills, or of a card and the button that adds one. */
function PartLoading({ part }: { readonly part: 'bills' | 'cards' }) {
  const words = useWords(subscriptionMessages);
  return (
    <Sheet id={part} title={words(part)}>
      <div className={part === 'cards' ? styles['cardsLoading'] : undefined}>
        <Waiting label={words(`${part}-loading`)}>
          <Skeleton shape={part === 'bills' ? 'block' : 'line'} />
        </Waiting>
      </div>
    </Sheet>
  );
}

/** What is due stands above the plan: nothing is shown before it, or it would push the plan down. */
function ReadLoading() {
  const words = useWords(subscriptionMessages);
  return (
    <Waiting label={words('loading')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Waiting>
  );
}

// PLAN-6 PLAN-10
export const SubscriptionScreen = observer(function SubscriptionScreen({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle>{words('title')}</PageTitle>
        <Read vm={vm} />
      </Stack>
      <PauseDialog vm={vm} isOpen={vm.isPauseOpen} onClose={vm.dismissPause} />
      <LeaveDialog vm={vm} isOpen={vm.asksToLeave} onClose={() => vm.askToLeave(false)} />
      <CancelOrderDialog
        vm={vm}
        isOpen={vm.planned.asksToCancel}
        onClose={() => vm.planned.askToCancel(false)}
      />
    </Container>
  );
});

const Read = observer(function Read({ vm }: Props) {
  if (vm.awaitsWhatComesFirst) return <ReadLoading />;
  const isDue = vm.due > 0 || vm.needsPayer;
  return isDue ? (
    <PaymentDue vm={vm}>
      <Parts vm={vm} />
    </PaymentDue>
  ) : (
    <Parts vm={vm} />
  );
});

/** On phones one below the other, the bills last: how many there are is not known before they are read. */
const Parts = observer(function Parts({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  if (vm.plan === null) {
    return (
      <Alert
        tone="info"
        title={words('no-plan')}
        actions={<LinkButton href={pathTo('plans')}>{words('see-plans')}</LinkButton>}
      >
        {words('no-plan-text')}
      </Alert>
    );
  }
  return (
    <div className={styles['parts']}>
      <Stack gap={6}>
        <PlanCard vm={vm} />
        {vm.planned.state.is !== 'none' && <PlannedPlan vm={vm} />}
      </Stack>
      <div className={styles['cardsPart']}>
        <SavedCards vm={vm} />
      </div>
      <div>
        <BillList vm={vm} />
      </div>
    </div>
  );
});

const PlanCard = observer(function PlanCard({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  const { locale } = useLanguage();
  const { plan } = vm;
  if (plan === null) return null;
  const price = plan.price[plan.billingPeriod];
  return (
    <Card padding="l">
      <Stack gap={4}>
        <div className={styles['head']}>
          <Stack gap={2}>
            <Heading level={2}>{planTitle(plan, locale)}</Heading>
            <Standing vm={vm} />
          </Stack>
          {price !== null && !plan.ui.hidePrice && (
            <p className={styles['price']}>
              <strong>{moneyText(price, locale)}</strong>{' '}
              {words(plan.billingPeriod === 'annual' ? 'a-year' : 'a-month')}
            </p>
          )}
        </div>
        {plan.credit > 0 && (
          <Text tone="second">{words('credit-pays', { amount: moneyText(plan.credit, locale) })}</Text>
        )}
        {vm.isPaid && !vm.isOwner && <Text tone="second">{words('not-owner')}</Text>}
        <Moves vm={vm} />
      </Stack>
    </Card>
  );
});

/** How the plan goes on: it renews, pauses, or ends. */
const Standing = observer(function Standing({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  const { plan, pauseButton, renewsOn } = vm;
  if (plan === null) return null;
  if (vm.isExpired) return <Badge tone="warn">{words('expired')}</Badge>;
  if (plan.archivedDate !== null) {
    return (
      <Badge tone="warn" wraps>
        {words('ends')}
      </Badge>
    );
  }
  const { pauseActiveAt, resumesAt } = plan;
  if (pauseButton?.is === 'resume' && resumesAt !== null) {
    const until = vm.date(resumesAt);
    const isToCome = pauseActiveAt !== null && vm.isAboutToPause;
    return (
      <Badge tone="info" wraps>
        {isToCome
          ? words('pauses', { from: vm.date(pauseActiveAt), until })
          : words('paused', { date: until })}
      </Badge>
    );
  }
  // What is past due comes first: the period after it is renewed once that is paid.
  return renewsOn === null || vm.due > 0 ? null : (
    <Text tone="second">{words('renews', { date: renewsOn })}</Text>
  );
});

const Moves = observer(function Moves({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  const changes = useWords(planChangeMessages);
  const { pauseButton, changing } = vm;
  const isResumable = pauseButton?.is === 'resume' && pauseButton.verdict.allowed;
  return (
    <Stack gap={3}>
      {pauseButton?.is === 'resume' && !pauseButton.verdict.allowed && (
        <Alert tone="info">{changes(`resume-${pauseButton.verdict.why}`)}</Alert>
      )}
      {vm.isOfMobileApp && pauseButton?.is !== 'resume' && <MobileAppNote />}
      {pauseButton?.is === 'pause' && vm.due > 0 && <Text tone="second">{changes('pause-payment-due')}</Text>}
      <Cluster>
        {vm.isOwner && !vm.isOfMobileApp && (
          <LinkButton href={pathTo('plans')} kind={isResumable || vm.due > 0 ? 'secondary' : 'primary'}>
            {words('change')}
          </LinkButton>
        )}
        {isResumable && (
          <Button
            kind="primary"
            isPending={changing === 'resume'}
            pendingLabel={words('resuming')}
            onPress={() => void vm.resumePayments()}
          >
            {changes('resume')}
          </Button>
        )}
        {pauseButton?.is === 'pause' && vm.due === 0 && (
          <Button onPress={() => void vm.askToPause()}>{changes('pause-payments')}</Button>
        )}
        {vm.canLeave && <Button onPress={() => vm.askToLeave(true)}>{words('leave')}</Button>}
        {vm.canReactivate && (
          <Button
            isPending={changing === 'reactivate'}
            pendingLabel={words('reactivating')}
            onPress={() => void vm.reactivatePlan()}
          >
            {words('reactivate')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
});
