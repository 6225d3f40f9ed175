import { accountModule } from '../../composition/account.module.ts';
import { choiceListsModule } from '../../composition/choice-lists.module.ts';
import { clipboardModule } from '../../composition/clipboard.module.ts';
import { useViewModel } from '../../composition/container-context.tsx';
import { emailChangeModule } from '../../composition/email-change.module.ts';
import { phoneModule } from '../../composition/phone.module.ts';
import { profileModule } from '../../composition/profile.module.ts';
import { signOutModule } from '../../composition/sign-out.module.ts';
import { syncModule } from '../../composition/sync.module.ts';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { CodeUpdatesLoading } from '../../screens/profile/code-updates-loading.tsx';
import { ProfileScreen } from '../../screens/profile/profile.screen.tsx';
import { ProfileViewModel } from '../../screens/profile/profile.view-model.ts';

const MODULES = [
  accountModule,
  choiceListsModule,
  signOutModule,
  clipboardModule,
  phoneModule,
  emailChangeModule,
  syncModule,
  profileModule,
];

const CodeUpdates = partOnDemand({
  load: async () => (await import('../code-updates.part.tsx')).CodeUpdatesPart,
  Waiting: CodeUpdatesLoading,
});

export function Component() {
  return <ProfileScreen vm={useViewModel(ProfileViewModel, ...MODULES)} codeUpdates={<CodeUpdates />} />;
}
