import { ChoiceListGateway } from '@ridgeline/core/profile';
import { ChooseProduct, LoadReport, ProjectRecords } from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { ManufacturerSelectionViewModel } from '../screens/manufacturer-selection/manufacturer-selection.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** What covers the roof of a report. */
export const manufacturerSelectionModule = new ContainerModule(({ bind }) => {
  made(bind, ChooseProduct, [ProjectRecords]);
  made(bind, ManufacturerSelectionViewModel, {
    loadReport: LoadReport,
    lists: ChoiceListGateway,
    choose: ChooseProduct,
    navigation: Navigation,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
  });
});
