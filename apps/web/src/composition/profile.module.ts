import {
  ChoiceListGateway,
  Clipboard,
  CopyId,
  ProfileEditor,
  SaveName,
  SaveProfession,
} from '@ridgeline/core/profile';
import { Clock, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { NameEditor } from '../screens/profile/name-editor.ts';
import { ProfessionField } from '../screens/profile/profession-field.ts';
import { ProfileViewModel } from '../screens/profile/profile.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { SignOutWithToast } from '../view-model/sign-out-with-toast.ts';
import { made } from './made.ts';
import { TIME_ZONE } from './tokens.ts';

/** The profile. `account.module` binds the use case that saves it, `choice-lists.module` its list. */
export const profileModule = new ContainerModule(({ bind }) => {
  made(bind, CopyId, [Clipboard]);
  made(bind, SaveProfession, [ProfileEditor]);
  made(bind, SaveName, [ProfileEditor]);
  made(bind, NameEditor, {
    session: SessionStore,
    navigation: Navigation,
    language: Language,
    toasts: ToastStore,
    saveName: SaveName,
  });
  made(bind, ProfessionField, {
    session: SessionStore,
    language: Language,
    toasts: ToastStore,
    choiceLists: ChoiceListGateway,
    saveProfession: SaveProfession,
    clock: Clock,
    timer: Timer,
  });
  made(bind, ProfileViewModel, {
    session: SessionStore,
    language: Language,
    toasts: ToastStore,
    name: NameEditor,
    profession: ProfessionField,
    copyId: CopyId,
    signOut: SignOutWithToast,
    timeZone: TIME_ZONE,
  });
});
