import { HttpAddressGateway } from '@ridgeline/adapters/http';
import { AddressGateway, CheckAddressAccess, SettleAddress, SuggestAddresses } from '@ridgeline/core/reports';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { AddressLookupViewModel } from '../screens/new-project/address-lookup.view-model.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProjectBarrier } from '../view-model/project-barrier.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The address of a new project. */
export const addressLookupModule = new ContainerModule(({ bind }) => {
  made(bind, HttpAddressGateway, [API_CLIENT], { as: AddressGateway });
  made(bind, SuggestAddresses, [AddressGateway]);
  made(bind, SettleAddress, [AddressGateway]);
  made(bind, CheckAddressAccess, [AddressGateway]);
  made(bind, AddressLookupViewModel, {
    suggest: SuggestAddresses,
    settle: SettleAddress,
    access: CheckAddressAccess,
    barrier: ProjectBarrier,
    session: SessionStore,
    timer: Timer,
    navigation: Navigation,
  });
});
