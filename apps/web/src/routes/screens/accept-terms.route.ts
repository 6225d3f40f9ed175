import { screenOf } from '../../composition/container-context.tsx';
import { firstStepsModule } from '../../composition/first-steps.module.ts';
import { AcceptTermsScreen } from '../../screens/accept-terms/accept-terms.screen.tsx';
import { AcceptTermsViewModel } from '../../screens/accept-terms/accept-terms.view-model.ts';

export const Component = screenOf(AcceptTermsViewModel, AcceptTermsScreen, firstStepsModule);
