import { HttpOverageGateway } from '@ridgeline/adapters/http';
import { OverageGateway } from '@ridgeline/core/billing';
import { CreateReport } from '@ridgeline/core/reports';
import { UniqueIds } from '@ridgeline/core/session';
import { Preferences } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { OverageSale } from '../screens/new-project/overage-sale.ts';
import { PropertyTypeViewModel } from '../screens/new-project/property-type.view-model.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { Navigation } from '../view-model/navigation.ts';
import { ProjectBarrier } from '../view-model/project-barrier.ts';
import { SessionStore } from '../view-model/session.store.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** The kind of the property, and the report of it. */
export const propertyTypeModule = new ContainerModule(({ bind }) => {
  made(bind, HttpOverageGateway, [API_CLIENT], { as: OverageGateway });
  made(bind, OverageSale, {
    overages: OverageGateway,
    ids: UniqueIds,
    preferences: Preferences,
    account: AccountStore,
    session: SessionStore,
    navigation: Navigation,
  });
  made(bind, PropertyTypeViewModel, {
    create: CreateReport,
    account: AccountStore,
    barrier: ProjectBarrier,
    session: SessionStore,
    ids: UniqueIds,
    navigation: Navigation,
    sale: OverageSale,
  });
});
