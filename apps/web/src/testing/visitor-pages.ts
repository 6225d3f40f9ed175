import { SuggestAddresses } from '@ridgeline/core/reports';
import { FakeProductGateway, FakeBillingServer } from '@ridgeline/core/testing/billing';
import { FakeAddressGateway } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { OfferedPlans } from '../screens/splash/offered-plans.ts';
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
  const billing = new FakeBillingServer(new FakeClock());
  const { address, ...typing } = aVisitorAddress();
  const offered = new OfferedPlans(new FakeProductGateway(billing));
  const vm = new SplashViewModel({ navigation, address, offered }, typedAhead);
  return { vm, navigation, billing, offered, ...typing };
}
