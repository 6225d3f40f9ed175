import { ProductGateway } from '@ridgeline/core/billing';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { TeamUpsellViewModel } from '../screens/team/team-upsell.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

/** HDR-12, on the page of a team. */
export const teamUpsellModule = new ContainerModule(({ bind }) => {
  made(bind, TeamUpsellViewModel, {
    session: SessionStore,
    products: ProductGateway,
    configuration: Configuration,
    clock: Clock,
    language: Language,
  });
});
