import { Clipboard } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { CalculatorActions } from '../screens/calculators/frame/calculator-actions.ts';
import { Page } from '../view-model/page.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** What the screens of all calculators share. */
export const calculatorsModule = new ContainerModule(({ bind }) => {
  made(bind, CalculatorActions, { clipboard: Clipboard, page: Page, toasts: ToastStore, language: Language });
});
