import { ProfileEditor, SaveCompanyDetails } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { CompanyDetailsViewModel } from '../screens/company-details/company-details.view-model.ts';
import { Drafts } from '../view-model/drafts.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

/** PROF-8. `account.module` binds what saves a profile. */
export const companyDetailsModule = new ContainerModule(({ bind }) => {
  made(bind, SaveCompanyDetails, [ProfileEditor]);
  made(bind, CompanyDetailsViewModel, {
    session: SessionStore,
    navigation: Navigation,
    language: Language,
    toasts: ToastStore,
    saveDetails: SaveCompanyDetails,
    drafts: Drafts,
  });
});
