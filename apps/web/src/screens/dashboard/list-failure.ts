import { projectListsMessages } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../../language/language.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

/** DASH-5: the list could not be had for what is made of it, or the code that makes it could not be loaded. */
export function tellListFailure(toasts: ToastStore, language: Language): void {
  toasts.show({
    tone: 'danger',
    text: () => say(projectListsMessages, language.locale, 'unable-to-fetch-filtered-reports'),
  });
}
