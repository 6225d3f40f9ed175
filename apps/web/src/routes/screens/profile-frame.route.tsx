import { Outlet } from 'react-router-dom';
import { accountModule } from '../../composition/account.module.ts';
import { useViewModel } from '../../composition/container-context.tsx';
import { draftsModule } from '../../composition/drafts.module.ts';
import { ownRecordsModule } from '../../composition/own-records.module.ts';
import { profileFrameModule } from '../../composition/profile-frame.module.ts';
import { ProfileFrame } from '../../screens/profile/profile-frame.tsx';
import { ProfileFrameViewModel } from '../../screens/profile/profile-frame.view-model.ts';

const MODULES = [accountModule, ownRecordsModule, draftsModule, profileFrameModule];

/** The frame stays while its screens change. */
export function Component() {
  return (
    <ProfileFrame vm={useViewModel(ProfileFrameViewModel, ...MODULES)}>
      <Outlet />
    </ProfileFrame>
  );
}
