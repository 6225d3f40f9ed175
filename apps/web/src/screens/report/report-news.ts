import { say } from '@ridgeline/core/shared';
import type { Language } from '../../language/language.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { reportFailureMessages } from './report-failure.messages.ts';
import { reportToolMessages } from './report-tools.messages.ts';

/** What is told when something was done. */
export type News =
  | 'add-on-added'
  | 'details-saved'
  | 'unshared'
  | 'link-copied'
  | 'link-not-copied'
  | 'archived'
  | 'unarchived'
  | 'undo'
  | 'waits'
  | 'conflict';

const WARNINGS: ReadonlySet<News> = new Set<News>(['link-not-copied', 'waits', 'conflict']);

/** Tells by a toast what was done with a report, or why not. */
export class ReportNews {
  readonly #toasts: ToastStore;
  readonly #language: Language;

  constructor(toasts: ToastStore, language: Language) {
    this.#toasts = toasts;
    this.#language = language;
  }

  tell(key: News): void {
    this.#toasts.show({ tone: WARNINGS.has(key) ? 'warn' : 'ok', text: () => this.#say(key) });
  }

  tellArchived(undo: () => void): void {
    this.#toasts.show({
      tone: 'ok',
      text: () => this.#say('archived'),
      action: { label: () => this.#say('undo'), onPress: undo },
    });
  }

  tellFailure(failure: keyof (typeof reportFailureMessages)['en']): void {
    this.#toasts.show({
      tone: 'danger',
      text: () => say(reportFailureMessages, this.#language.locale, failure),
    });
  }

  #say(key: News): string {
    return say(reportToolMessages, this.#language.locale, key);
  }
}
