import { projectListsMessages } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../../language/language.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type ListFailure =
  | 'unable-to-archive-report'
  | 'unable-to-fetch-filtered-reports'
  | 'unable-to-unarchive-report';

/** DASH-5: what was asked of the list could not be done, or the code that does it could not be loaded. */
export function tellListFailure(toasts: ToastStore, language: Language, failure: ListFailure): void {
  toasts.show({ tone: 'danger', text: () => say(projectListsMessages, language.locale, failure) });
}
