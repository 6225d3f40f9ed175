import { SuggestAddresses } from '@ridgeline/core/reports';
import { FakeAddressGateway } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { SplashViewModel, type TypedAhead } from '../screens/splash/splash.view-model.ts';
import { VisitorAddress } from '../view-model/visitor-address.ts';
import { FakeNavigation } from './fake-navigation.ts';

/** The address field of a visitor. */
export function aVisitorAddress() {
  const addresses = new FakeAddressGateway();
  const timer = new FakeTimer(new FakeClock());
  return { addresses, timer, address: new VisitorAddress(new SuggestAddresses(addresses), timer) };
}

/** The first page. */
export function aSplash(typedAhead?: () => TypedAhead) {
  const navigation = new FakeNavigation('/');
  const { address, ...typing } = aVisitorAddress();
  return { vm: new SplashViewModel(navigation, address, typedAhead), navigation, ...typing };
}
