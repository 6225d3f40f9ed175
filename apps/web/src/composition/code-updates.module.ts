import { HttpStateUpdatesGateway } from '@ridgeline/adapters/http';
import {
  LoadLastUpdate,
  LoadLocalUpdates,
  LoadStateUpdates,
  LoadSubscribedStates,
  StateUpdatesGateway,
  SubscribeToStates,
} from '@ridgeline/core/reports';
import { ContainerModule } from 'inversify';
import { Language } from '../language/language.store.ts';
import { CodeUpdatesViewModel } from '../screens/profile/code-updates.view-model.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { ToastStore } from '../view-model/toasts.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** DASH-5: changes of codes by state. */
export const codeUpdatesModule = new ContainerModule(({ bind }) => {
  made(bind, HttpStateUpdatesGateway, [API_CLIENT], { as: StateUpdatesGateway });
  made(bind, LoadLastUpdate, [StateUpdatesGateway]);
  made(bind, LoadStateUpdates, [StateUpdatesGateway]);
  made(bind, LoadLocalUpdates, [StateUpdatesGateway]);
  made(bind, LoadSubscribedStates, [StateUpdatesGateway]);
  made(bind, SubscribeToStates, [StateUpdatesGateway]);
  made(bind, CodeUpdatesViewModel, {
    lastUpdate: LoadLastUpdate,
    stateUpdates: LoadStateUpdates,
    localUpdates: LoadLocalUpdates,
    subscribed: LoadSubscribedStates,
    subscribe: SubscribeToStates,
    session: SessionStore,
    toasts: ToastStore,
    language: Language,
  });
});
