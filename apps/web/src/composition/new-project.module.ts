import { HttpAddressGateway } from '@ridgeline/adapters/http';
import { AddressGateway, CheckAddressAccess, CreateReport, SuggestAddresses } from '@ridgeline/core/reports';
import { UniqueIds } from '@ridgeline/core/session';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { AddressLookupViewModel } from '../screens/new-project/address-lookup.view-model.ts';
import { PropertyTypeViewModel } from '../screens/new-project/property-type.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProjectBarrier } from '../view-model/project-barrier.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** From an address to a report. */
export const newProjectModule = new ContainerModule(({ bind }) => {
  made(bind, HttpAddressGateway, [API_CLIENT], { as: AddressGateway });
  made(bind, SuggestAddresses, [AddressGateway]);
  made(bind, CheckAddressAccess, [AddressGateway]);
  made(bind, AddressLookupViewModel, {
    suggest: SuggestAddresses,
    access: CheckAddressAccess,
    barrier: ProjectBarrier,
    session: SessionStore,
    timer: Timer,
    navigation: Navigation,
  });
  made(bind, PropertyTypeViewModel, {
    create: CreateReport,
    account: AccountStore,
    barrier: ProjectBarrier,
    session: SessionStore,
    ids: UniqueIds,
    navigation: Navigation,
  });
});
