import { ContainerModule } from 'inversify';
import { LaterViewModel } from '../screens/later/later.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { SessionStore } from '../view-model/session.store.ts';

export const laterModule = new ContainerModule(({ bind }) => {
  bind(LaterViewModel).toResolvedValue(
    (navigation: Navigation, session: SessionStore) => new LaterViewModel(navigation, session),
    [Navigation, SessionStore],
  );
});
