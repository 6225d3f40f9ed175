import { SaveName, ProfileEditor } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { NameEditor } from '../screens/profile/name-editor.ts';
import { ProfileFrameViewModel } from '../screens/profile/profile-frame.view-model.ts';
import { Drafts } from '../view-model/drafts.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { TIME_ZONE } from './tokens.ts';

/** The frame of the profile's screens. `account.module` binds what saves a profile, `drafts.module` what keeps a name that is typed. */
export const profileFrameModule = new ContainerModule(({ bind }) => {
  made(bind, SaveName, [ProfileEditor]);
  made(bind, NameEditor, {
    session: SessionStore,
    navigation: Navigation,
    language: Language,
    toasts: ToastStore,
    saveName: SaveName,
    drafts: Drafts,
  });
  made(bind, ProfileFrameViewModel, {
    session: SessionStore,
    navigation: Navigation,
    name: NameEditor,
    language: Language,
    timeZone: TIME_ZONE,
  });
});
