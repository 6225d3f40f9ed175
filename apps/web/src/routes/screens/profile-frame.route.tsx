import { Outlet } from 'react-router-dom';
import { useViewModel } from '../../composition/container-context.tsx';
import { profileFrameModules } from '../../composition/profile-frame-modules.ts';
import { ProfileFrame } from '../../screens/profile/profile-frame.tsx';
import { ProfileFrameViewModel } from '../../screens/profile/profile-frame.view-model.ts';

/** The frame stays while its screens change. */
export function Component() {
  return (
    <ProfileFrame vm={useViewModel(ProfileFrameViewModel, ...profileFrameModules)}>
      <Outlet />
    </ProfileFrame>
  );
}
