import { marketingMessages } from '@ridgeline/core/marketing';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle, Text } from '../../ui/heading.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { feedbackScreenMessages } from './feedback.messages.ts';
import styles from './feedback.module.css';
import type { FeedbackViewModel } from './feedback.view-model.ts';
import { Survey } from './survey.tsx';

type Props = { readonly vm: FeedbackViewModel };

/** As the API takes it. */
const LONGEST_MESSAGE = 10_000;

// API-4
export const FeedbackScreen = observer(function FeedbackScreen({ vm }: Props) {
  const words = useWords(feedbackScreenMessages);
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        <div className={styles['columns']}>
          <Sheet id="message" title={words('message')}>
            {vm.state === 'sent' ? <Sent vm={vm} /> : <MessageForm vm={vm} />}
          </Sheet>
          <Stack gap={6}>
            <SupportId vm={vm} />
            {/* Known later: it pushes nothing down. */}
            <Survey form={vm.survey} />
          </Stack>
        </div>
      </Stack>
    </Container>
  );
});

const MessageForm = observer(function MessageForm({ vm }: Props) {
  const words = useWords(feedbackScreenMessages);
  const general = useWords(marketingMessages);
  return (
    <Form onSubmit={vm.send}>
      {vm.report !== null && <Text tone="second">{words('report', { report: vm.report })}</Text>}
      <TextArea
        label={words('details')}
        name="details"
        rows={8}
        maxLength={LONGEST_MESSAGE}
        value={vm.details}
        onChange={vm.type}
        isDisabled={vm.state === 'sending'}
        error={vm.problem === 'required-field' ? general(vm.problem) : undefined}
      />
      <FormError>{vm.problem === 'unavailable' ? general(vm.problem) : null}</FormError>
      <Cluster>
        <Button
          type="submit"
          kind="primary"
          isPending={vm.state === 'sending'}
          pendingLabel={words('sending')}
        >
          {words('send')}
        </Button>
      </Cluster>
    </Form>
  );
});

const Sent = observer(function Sent({ vm }: Props) {
  const words = useWords(feedbackScreenMessages);
  return (
    <output>
      <Alert
        tone="ok"
        title={words('sent-title')}
        actions={<Button onPress={vm.writeAnother}>{words('another')}</Button>}
      >
        {words('sent', { email: vm.email })}
      </Alert>
    </output>
  );
});

/** PROF-10 */
const SupportId = observer(function SupportId({ vm }: Props) {
  const words = useWords(feedbackScreenMessages);
  return (
    <Sheet id="support" title={words('support')}>
      <Stack gap={3}>
        <Text tone="second" size="xs">
          {words('support-lead')}
        </Text>
        <span className={styles['id']}>{vm.supportId}</span>
        <Cluster>
          <Button
            size="s"
            icon={<CopyIcon size={16} />}
            aria-label={words('copy-support')}
            onPress={() => void vm.copySupportId()}
          >
            {words('copy')}
          </Button>
        </Cluster>
      </Stack>
    </Sheet>
  );
});
