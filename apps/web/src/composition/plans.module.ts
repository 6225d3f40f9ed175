import { ProductGateway } from '@ridgeline/core/billing';
import { Clock } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { PlansViewModel } from '../screens/plans/plans.view-model.ts';
import { Configuration } from '../view-model/configuration.store.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { Viewport } from '../view-model/viewport.ts';
import { made } from './made.ts';
import { TIME_ZONE } from './tokens.ts';

/** The comparison of the plans. */
export const plansModule = new ContainerModule(({ bind }) => {
  made(bind, PlansViewModel, {
    products: ProductGateway,
    session: SessionStore,
    configuration: Configuration,
    language: Language,
    clock: Clock,
    timeZone: TIME_ZONE,
    viewport: Viewport,
  });
});
