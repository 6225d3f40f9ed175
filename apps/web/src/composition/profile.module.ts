import { BrowserClipboard } from '@ridgeline/adapters/browser';
import { Clipboard, CopyId, LoadChoices } from '@ridgeline/core';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ProfileViewModel } from '../screens/profile/profile.view-model.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';

/** The profile. The list of professions comes with `first-steps.module`. */
export const profileModule = new ContainerModule(({ bind }) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  bind(Clipboard).toConstantValue(new BrowserClipboard(window.navigator));
  bind(CopyId).toResolvedValue((clipboard: Clipboard) => new CopyId(clipboard), [Clipboard]);
  bind(ProfileViewModel).toResolvedValue(
    (
      session: SessionStore,
      language: Language,
      toasts: ToastStore,
      loadChoices: LoadChoices,
      copyId: CopyId,
    ) => new ProfileViewModel({ session, language, toasts, loadChoices, copyId, timeZone }),
    [SessionStore, Language, ToastStore, LoadChoices, CopyId],
  );
});
