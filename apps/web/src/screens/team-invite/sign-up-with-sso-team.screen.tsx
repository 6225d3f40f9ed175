import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BuildingIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ProviderFailure } from '../login/provider-failure.tsx';
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
  const { asked } = vm.provider;
  return (
    <InviteFrame invited={vm.invited} lead={words('lead-company')}>
      <Card padding="l">
        <Form onSubmit={vm.submit}>
          <EmailField
            label={words('email')}
            hint={vm.isInvited ? words('email-hint') : undefined}
            isReadOnly={vm.isInvited}
            value={vm.email}
            onChange={vm.typeEmail}
            problem={vm.emailProblem}
          />
          <ProviderFailure provider={vm.provider} />
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
