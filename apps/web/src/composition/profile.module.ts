import { BrowserClipboard } from '@ridgeline/adapters/browser';
import { Clipboard, CopyId, LoadChoices, ProfileEditor, SaveProfession } from '@ridgeline/core/profile';
import { Clock, Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ProfessionField } from '../screens/profile/profession-field.ts';
import { ProfileViewModel } from '../screens/profile/profile.view-model.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { ToldSignOut } from '../view-model/told-sign-out.ts';

/** The profile. It is saved by what `account.module` binds, and its list comes with `choice-lists.module`. */
export const profileModule = new ContainerModule(({ bind }) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  bind(Clipboard).toConstantValue(new BrowserClipboard(window.navigator));
  bind(CopyId).toResolvedValue((clipboard: Clipboard) => new CopyId(clipboard), [Clipboard]);
  bind(SaveProfession).toResolvedValue(
    (profiles: ProfileEditor) => new SaveProfession(profiles),
    [ProfileEditor],
  );
  bind(ProfessionField).toResolvedValue(
    (
      session: SessionStore,
      language: Language,
      toasts: ToastStore,
      loadChoices: LoadChoices,
      saveProfession: SaveProfession,
      clock: Clock,
      timer: Timer,
    ) => new ProfessionField({ session, language, toasts, loadChoices, saveProfession, clock, timer }),
    [SessionStore, Language, ToastStore, LoadChoices, SaveProfession, Clock, Timer],
  );
  bind(ProfileViewModel).toResolvedValue(
    (
      session: SessionStore,
      language: Language,
      toasts: ToastStore,
      profession: ProfessionField,
      copyId: CopyId,
      signOut: ToldSignOut,
    ) => new ProfileViewModel({ session, language, toasts, profession, copyId, signOut, timeZone }),
    [SessionStore, Language, ToastStore, ProfessionField, CopyId, ToldSignOut],
  );
});
