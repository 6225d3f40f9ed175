import { screenOf } from '../../composition/container-context.tsx';
import { installOfferModule } from '../../composition/install-offer.module.ts';
import { HelpCenterScreen } from '../../screens/own-pages/help-center.screen.tsx';
import { InstallOffer } from '../../view-model/install-offer.ts';

export const Component = screenOf(InstallOffer, HelpCenterScreen, installOfferModule);
