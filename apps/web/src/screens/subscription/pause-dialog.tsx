import { PAUSE_OPTION_COUNT, pauseRefusalText, planChangeMessages } from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { pauseDialogMessages } from './pause-dialog.messages.ts';
import { subscriptionMessages } from './subscription.messages.ts';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

type Props = { readonly vm: SubscriptionViewModel };

/** PAUSE-7 PAUSE-8 PAUSE-9 */
export const PauseDialog = observer(function PauseDialog({ vm }: Props) {
  const words = useWords(pauseDialogMessages);
  const closeLabel = useWords(subscriptionMessages)('close');
  const changes = useWords(planChangeMessages);
  const { step } = vm.dialog;
  const isPausing = step.is === 'pausing';
  const isLoading = step.is === 'loading-options';
  const offersPause = isLoading || 'options' in step;
  return (
    <Dialog
      isOpen={vm.isPauseOpen}
      onClose={isPausing ? undefined : vm.dismissPause}
      closeLabel={closeLabel}
      title={changes(step.is === 'unavailable' ? 'pause-unavailable' : 'pause-payments')}
      actions={
        <Cluster justify="between">
          <Link href={pathTo('feedback')}>{changes('contact-us')}</Link>
          {offersPause && (
            <Cluster>
              <Button isDisabled={isPausing} onPress={vm.dismissPause}>
                {words('keep-paying')}
              </Button>
              <Button
                kind="primary"
                isDisabled={isLoading}
                isPending={isPausing}
                pendingLabel={words('pausing')}
                onPress={() => void vm.confirmPause()}
              >
                {changes('pause-payments')}
              </Button>
            </Cluster>
          )}
        </Cluster>
      }
    >
      <Choice vm={vm} />
    </Dialog>
  );
});

const Choice = observer(function Choice({ vm }: Props) {
  const words = useWords(pauseDialogMessages);
  const changes = useWords(planChangeMessages);
  const { step } = vm.dialog;
  switch (step.is) {
    case 'unavailable':
      return (
        <p>
          {pauseRefusalText({ allowed: false, why: 'paused-within-12-months', until: step.until }, vm.reader)}
        </p>
      );
    case 'no-options':
      return <p>{changes('pause-options-failed')}</p>;
    case 'loading-options':
    case 'choosing':
    case 'pausing':
    case 'failed':
      return (
        <Stack gap={4}>
          <Text tone="second">{words('pause-lead')}</Text>
          <Months vm={vm} />
          <Text tone="second">
            {words('stays-readable')} {words('no-new')}
          </Text>
        </Stack>
      );
    default:
      return null;
  }
});

const Months = observer(function Months({ vm }: Props) {
  const words = useWords(pauseDialogMessages);
  const changes = useWords(planChangeMessages);
  const { step } = vm.dialog;
  if (!('options' in step)) return <LoadingMonths />;
  return (
    <RadioGroup
      label={words('pause-for')}
      look="cards"
      isDisabled={step.is === 'pausing'}
      options={step.options.map(({ duration, resumesAt }) => ({
        id: String(duration),
        label: changes('pause-option', { count: duration, date: vm.date(resumesAt) }),
      }))}
      value={String(step.chosen.duration)}
      onChange={(months) => vm.choosePause(Number(months))}
    />
  );
});

/** As high as the choice that comes, so that the dialog stays where it is. */
function LoadingMonths() {
  const words = useWords(pauseDialogMessages);
  return (
    <Waiting label={words('pause-for')}>
      <Skeleton shape="short" />
      {Array.from({ length: PAUSE_OPTION_COUNT }, (_, place) => (
        <Skeleton key={place} shape="choice" />
      ))}
    </Waiting>
  );
}
