import { RequestPhoneCode, SubmitPhoneCode } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { VerifyPhoneViewModel } from '../screens/verify-phone/verify-phone.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';

export const verifyPhoneModule = new ContainerModule(({ bind }) => {
  made(bind, VerifyPhoneViewModel, {
    session: SessionStore,
    navigation: Navigation,
    language: Language,
    toasts: ToastStore,
    requestCode: RequestPhoneCode,
    submitCode: SubmitPhoneCode,
  });
});
