import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Link } from '../../ui/link.tsx';
import { ProviderFailure } from '../login/provider-failure.tsx';
import { SignUpForm } from '../sign-up/sign-up-form.tsx';
import { InviteFrame } from './invite-frame.tsx';
import type { SignUpWithTeamViewModel } from './sign-up-with-team.view-model.ts';
import { teamInviteMessages } from './team-invite.messages.ts';

// AUTH-11
export const SignUpWithTeamScreen = observer(function SignUpWithTeamScreen({
  vm,
}: {
  readonly vm: SignUpWithTeamViewModel;
}) {
  const words = useWords(teamInviteMessages);
  return (
    <InviteFrame key={vm.wizard.slide} invited={vm.invited} lead={words('lead')}>
      <SignUpForm vm={vm.wizard} />
      <ProviderFailure provider={vm.wizard.provider} />
      <p>
        {words('have-account')} <Link href={vm.loginPath}>{words('sign-in')}</Link>
      </p>
    </InviteFrame>
  );
});
