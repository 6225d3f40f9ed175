import { ContainerModule } from 'inversify';
import { UnderConstructionViewModel } from '../screens/under-construction/under-construction.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

export const underConstructionModule = new ContainerModule(({ bind }) => {
  made(bind, UnderConstructionViewModel, [Navigation, SessionStore]);
});
