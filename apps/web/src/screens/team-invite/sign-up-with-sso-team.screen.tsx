import { sessionMessages } from '@ridgeline/core';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BuildingIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { InviteFrame } from './invite-frame.tsx';
import type { SignUpWithSsoTeamViewModel } from './sign-up-with-sso-team.view-model.ts';
import { teamInviteMessages } from './team-invite.messages.ts';

// AUTH-11
export const SignUpWithSsoTeamScreen = observer(function SignUpWithSsoTeamScreen({
  vm,
}: {
  readonly vm: SignUpWithSsoTeamViewModel;
}) {
  const words = useWords(teamInviteMessages);
  const failures = useWords(sessionMessages);
  const { asked, failure } = vm.provider;
  return (
    <InviteFrame invited={vm.invited} lead={words('lead-company')}>
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <TextField
            label={words('email')}
            hint={vm.isInvited ? words('email-hint') : undefined}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            isRequired
            isReadOnly={vm.isInvited}
            value={vm.email}
            onChange={vm.typeEmail}
            error={vm.emailProblem === null ? undefined : words(vm.emailProblem)}
          />
          <FormError>{failure !== null && failure !== 'email-invalid' && failures(failure)}</FormError>
          <Button
            type="submit"
            kind="primary"
            isWide
            icon={<BuildingIcon size={20} />}
            isPending={asked !== null}
            pendingLabel={words('pending')}
          >
            {words('continue')}
          </Button>
        </Form>
      </Card>
      <Link href={vm.passwordPath}>{words('with-password')}</Link>
    </InviteFrame>
  );
});
