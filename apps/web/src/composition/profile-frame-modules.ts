import { accountModule } from './account.module.ts';
import { draftsModule } from './drafts.module.ts';
import { ownRecordsModule } from './own-records.module.ts';
import { profileFrameModule } from './profile-frame.module.ts';

/** The frame of the profile, with what it needs. */
export const profileFrameModules = [accountModule, ownRecordsModule, draftsModule, profileFrameModule];
