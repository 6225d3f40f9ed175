import type { Clipboard } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../../../language/language.store.ts';
import type { Page } from '../../../view-model/page.ts';
import type { ToastStore } from '../../../view-model/toasts.store.ts';
import { calculatorMessages } from './calculator.messages.ts';

type Dependencies = {
  readonly clipboard: Clipboard;
  readonly page: Page;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** CALC-5: what can be done with a result without a report. */
export class CalculatorActions {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  readonly print = (): void => this.#dependencies.page.print();

  readonly copyLink = async (link: AppPath | null): Promise<void> => {
    if (link === null) this.#tell('warn', 'link-too-long');
    else await this.#copy(`${this.#dependencies.page.origin}${link}`, 'link-copied');
  };

  readonly copyWorking = (text: string): Promise<void> => this.#copy(text, 'working-copied');

  async #copy(text: string, told: 'link-copied' | 'working-copied'): Promise<void> {
    const copied = await this.#dependencies.clipboard.copy(text);
    if (copied.ok) this.#tell('ok', told);
    else this.#tell('danger', copied.failure);
  }

  #tell(
    tone: 'ok' | 'warn' | 'danger',
    text: 'link-copied' | 'link-too-long' | 'working-copied' | 'copy-failed',
  ): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({ tone, text: () => say(calculatorMessages, language.locale, text) });
  }
}
