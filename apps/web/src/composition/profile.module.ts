import {
  AccountEndGateway,
  ChoiceListGateway,
  ConfirmEmailChange,
  CopyId,
  ProfileEditor,
  ProfileGateway,
  RequestPhoneCode,
  SavePhone,
  SaveProfession,
} from '@ridgeline/core/profile';
import { DeleteAccount, Identity, SignOut } from '@ridgeline/core/session';
import { Clock, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { AccountDeletion } from '../screens/profile/account-deletion.ts';
import { EmailReturn } from '../screens/profile/email-return.ts';
import { PhoneEntry } from '../screens/profile/phone-entry.ts';
import { ProfessionField } from '../screens/profile/profession-field.ts';
import { ProfileViewModel } from '../screens/profile/profile.view-model.ts';
import { SessionEnds } from '../screens/profile/session-ends.ts';
import { Navigation } from '../view-model/navigation.ts';
import { PendingSaves } from '../view-model/pending-saves.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { SignOutWithToast } from '../view-model/sign-out-with-toast.ts';
import { SyncedLanguage } from '../view-model/synced-language.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** The full profile. `account.module` binds what saves it, `choice-lists.module` its list, `phone.module` the codes. */
export const profileModule = new ContainerModule(({ bind }) => {
  made(bind, SaveProfession, [ProfileEditor]);
  made(bind, SavePhone, [ProfileEditor]);
  made(bind, DeleteAccount, [AccountEndGateway, Identity, SignOut]);
  const shown = { session: SessionStore, language: Language, toasts: ToastStore } as const;
  const saved = { clock: Clock, timer: Timer } as const;
  made(bind, ProfessionField, {
    ...shown,
    ...saved,
    choiceLists: ChoiceListGateway,
    saveProfession: SaveProfession,
  });
  made(bind, PhoneEntry, {
    ...shown,
    ...saved,
    navigation: Navigation,
    savePhone: SavePhone,
    requestCode: RequestPhoneCode,
  });
  made(bind, SessionEnds, { ...shown, signOut: SignOutWithToast, ends: AccountEndGateway });
  made(bind, AccountDeletion, { ...shown, deleteAccount: DeleteAccount });
  made(bind, EmailReturn, {
    ...shown,
    navigation: Navigation,
    profiles: ProfileGateway,
    confirmChange: ConfirmEmailChange,
  });
  made(bind, ProfileViewModel, {
    ...shown,
    profession: ProfessionField,
    phone: PhoneEntry,
    sessions: SessionEnds,
    deletion: AccountDeletion,
    emailReturn: EmailReturn,
    pending: PendingSaves,
    synced: SyncedLanguage,
    copyId: CopyId,
  });
});
