import { profileMessages } from '@ridgeline/core/profile';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RuleList } from '../../ui/rule-list.tsx';
import { changePasswordMessages } from './change-password.messages.ts';
import type { ChangePasswordViewModel } from './change-password.view-model.ts';

type Props = { readonly vm: ChangePasswordViewModel };

// PROF-7
export const ChangePasswordScreen = observer(function ChangePasswordScreen({ vm }: Props) {
  const words = useWords(changePasswordMessages);
  const general = useWords(profileMessages);
  // PROF-3
  if (!vm.isNative) return <Alert tone="info">{general('federated-alert')}</Alert>;
  return (
    <Sheet id="change-password" title={words('sheet')}>
      <PasswordForm vm={vm} />
    </Sheet>
  );
});

const PasswordForm = observer(function PasswordForm({ vm }: Props) {
  const words = useWords(changePasswordMessages);
  const general = useWords(profileMessages);
  const { currentProblem, nextProblem, rules } = vm;
  return (
    <Form onSubmit={vm.submit}>
      <Text tone="second">{words('lead')}</Text>
      <PasswordField
        label={words('current')}
        showLabel={words('show')}
        name="current-password"
        autoComplete="current-password"
        isRequired
        value={vm.current}
        onChange={vm.typeCurrent}
        error={currentProblem === null ? undefined : general(currentProblem)}
      />
      <PasswordField
        label={words('next')}
        showLabel={words('show')}
        name="new-password"
        autoComplete="new-password"
        isRequired
        value={vm.next}
        onChange={vm.typeNext}
        error={nextProblem === null ? undefined : general(nextProblem)}
      />
      {rules !== null && (
        <RuleList
          label={words('rules')}
          metLabel={words('met')}
          unmetLabel={words('unmet')}
          rules={rules.map(({ rule, met }) => ({ id: rule, words: general(`rule-${rule}`), isMet: met }))}
        />
      )}
      <Cluster>
        <Button type="submit" kind="primary" isPending={vm.isSaving} pendingLabel={words('saving')}>
          {words('save')}
        </Button>
      </Cluster>
    </Form>
  );
});
