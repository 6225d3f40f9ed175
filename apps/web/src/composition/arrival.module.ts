import { CookieUtmStore } from '@ridgeline/adapters/browser';
import { HttpDeviceAliases, HttpUtmGateway } from '@ridgeline/adapters/http';
import { EventTracker, IdentifyVisitor, PostUtm, UtmGateway, UtmStore } from '@ridgeline/core/marketing';
import { AliasDevice, DeviceAliases, IdentifyDevice, UniqueIds } from '@ridgeline/core/session';
import { Clock, Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { ArrivalKeeper } from '../view-model/arrival-keeper.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** What is told with a sign-in. `notices.module` binds the tracker of events, `unique-ids.module` the ids. */
export const arrivalModule = new ContainerModule(({ bind }) => {
  made(bind, CookieUtmStore, [Preferences, Clock], { as: UtmStore });
  made(bind, HttpUtmGateway, [API_CLIENT], { as: UtmGateway });
  made(bind, HttpDeviceAliases, [API_CLIENT], { as: DeviceAliases });
  made(bind, PostUtm, [UtmStore, UtmGateway]);
  made(bind, IdentifyVisitor, [EventTracker]);
  made(bind, IdentifyDevice, [Preferences, UniqueIds]);
  made(bind, AliasDevice, [IdentifyDevice, DeviceAliases, Preferences]);
  made(bind, ArrivalKeeper, {
    session: SessionStore,
    postUtm: PostUtm,
    identify: IdentifyVisitor,
    aliasDevice: AliasDevice,
  }).inSingletonScope();
});
