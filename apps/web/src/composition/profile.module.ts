import { BrowserClipboard } from '@ridgeline/adapters/browser';
import { ChoiceListGateway, Clipboard, CopyId, ProfileEditor, SaveProfession } from '@ridgeline/core/profile';
import { Clock, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ProfessionField } from '../screens/profile/profession-field.ts';
import { ProfileViewModel } from '../screens/profile/profile.view-model.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { ToldSignOut } from '../view-model/told-sign-out.ts';
import { made } from './made.ts';
import { TIME_ZONE } from './tokens.ts';

/** The profile. It is saved by what `account.module` binds, and its list comes with `choice-lists.module`. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(TIME_ZONE).toConstantValue(Intl.DateTimeFormat().resolvedOptions().timeZone);
  bind(Clipboard).toConstantValue(new BrowserClipboard(window.navigator));
  made(bind, CopyId, [Clipboard]);
  made(bind, SaveProfession, [ProfileEditor]);
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
    profession: ProfessionField,
    copyId: CopyId,
    signOut: ToldSignOut,
    timeZone: TIME_ZONE,
  });
});
