import { HttpVisitorAddresses } from '@ridgeline/adapters/http';
import { AddressSuggestions, SuggestAddresses } from '@ridgeline/core/reports';
import { Timer } from '@ridgeline/core/shared';
import { ContainerModule } from 'inversify';
import { VisitorAddress } from '../view-model/visitor-address.ts';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Where a visitor types an address. */
export const visitorAddressModule = new ContainerModule(({ bind }) => {
  made(bind, HttpVisitorAddresses, [API_CLIENT], { as: AddressSuggestions });
  // `SuggestAddresses` itself is bound to the gateway of whoever is signed in.
  bind(VisitorAddress).toResolvedValue(
    (addresses: AddressSuggestions, timer: Timer) =>
      new VisitorAddress(new SuggestAddresses(addresses), timer),
    [AddressSuggestions, Timer],
  );
});
