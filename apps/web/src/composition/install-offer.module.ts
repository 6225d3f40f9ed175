import { ContainerModule } from 'inversify';
import { InstallOffer, type InstallPrompt } from '../view-model/install-offer.ts';
import { latestInstallOffer } from './install-event.ts';

export const installOfferModule = new ContainerModule(({ bind }) => {
  bind(InstallOffer)
    .toResolvedValue(() => {
      const offer = new InstallOffer(latestInstallOffer());
      window.addEventListener('beforeinstallprompt', (event) => offer.make(event as Event & InstallPrompt));
      window.addEventListener('appinstalled', () => offer.make(null));
      return offer;
    }, [])
    .inSingletonScope();
});
