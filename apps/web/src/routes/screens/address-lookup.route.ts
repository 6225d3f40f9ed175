import { accountModule } from '../../composition/account.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { newProjectModule } from '../../composition/new-project.module.ts';
import { reportMakingModule } from '../../composition/report-making.module.ts';
import { AddressLookupScreen } from '../../screens/new-project/address-lookup.screen.tsx';
import { AddressLookupViewModel } from '../../screens/new-project/address-lookup.view-model.ts';

export const Component = screenOf(
  AddressLookupViewModel,
  AddressLookupScreen,
  accountModule,
  reportMakingModule,
  newProjectModule,
);
