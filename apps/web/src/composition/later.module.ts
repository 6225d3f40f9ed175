import { ContainerModule } from 'inversify';
import { LaterViewModel } from '../screens/later/later.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';

export const laterModule = new ContainerModule(({ bind }) => {
  made(bind, LaterViewModel, [Navigation, SessionStore]);
});
