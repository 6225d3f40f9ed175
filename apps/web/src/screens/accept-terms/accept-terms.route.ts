import { screenOf } from '../../composition/container-context.tsx';
import { firstStepsModule } from '../../composition/first-steps.module.ts';
import { AcceptTermsScreen } from './accept-terms.screen.tsx';
import { AcceptTermsViewModel } from './accept-terms.view-model.ts';

export const Component = screenOf(AcceptTermsViewModel, AcceptTermsScreen, firstStepsModule);
