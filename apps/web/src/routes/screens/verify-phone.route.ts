import { screenOf } from '../../composition/container-context.tsx';
import { phoneModule } from '../../composition/phone.module.ts';
import { verifyPhoneModule } from '../../composition/verify-phone.module.ts';
import { VerifyPhoneScreen } from '../../screens/verify-phone/verify-phone.screen.tsx';
import { VerifyPhoneViewModel } from '../../screens/verify-phone/verify-phone.view-model.ts';

export const Component = screenOf(VerifyPhoneViewModel, VerifyPhoneScreen, phoneModule, verifyPhoneModule);
