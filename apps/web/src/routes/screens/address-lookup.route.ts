import { accountModule } from '../../composition/account.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { addressLookupModule } from '../../composition/address-lookup.module.ts';
import { projectBarrierModule } from '../../composition/project-barrier.module.ts';
import { AddressLookupScreen } from '../../screens/new-project/address-lookup.screen.tsx';
import { AddressLookupViewModel } from '../../screens/new-project/address-lookup.view-model.ts';

export const Component = screenOf(
  AddressLookupViewModel,
  AddressLookupScreen,
  accountModule,
  projectBarrierModule,
  addressLookupModule,
);
