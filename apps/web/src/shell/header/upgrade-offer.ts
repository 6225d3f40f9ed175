import type { GatedFeature } from '@ridgeline/core/plans';
import type { Language } from '../../language/language.store.ts';
import type { DialogStore } from '../../view-model/dialogs.store.ts';
import { featureDialog } from './feature-dialog.ts';

/** HDR-12: the dialog that is shown instead of a feature that the plan does not include. */
export class UpgradeOffer {
  readonly #dialogs: DialogStore;
  readonly #language: Language;

  constructor(dialogs: DialogStore, language: Language) {
    this.#dialogs = dialogs;
    this.#language = language;
  }

  open(feature: GatedFeature): void {
    this.#dialogs.open('alert', featureDialog(feature, this.#language.locale));
  }
}
