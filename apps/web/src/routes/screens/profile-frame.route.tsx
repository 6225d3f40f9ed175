import { Outlet } from 'react-router-dom';
import { accountModule } from '../../composition/account.module.ts';
import { useViewModel } from '../../composition/container-context.tsx';
import { profileFrameModule } from '../../composition/profile-frame.module.ts';
import { ProfileFrame } from '../../screens/profile/profile-frame.tsx';
import { ProfileFrameViewModel } from '../../screens/profile/profile-frame.view-model.ts';

/** The frame stays while its screens change. */
export function Component() {
  return (
    <ProfileFrame vm={useViewModel(ProfileFrameViewModel, accountModule, profileFrameModule)}>
      <Outlet />
    </ProfileFrame>
  );
}
