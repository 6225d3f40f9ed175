import { HttpProductGateway } from '@ridgeline/adapters/http';
import { productGatewayContract } from '@ridgeline/core/testing/billing';
import { apiSuite } from './api-suite.ts';

const suite = await apiSuite();

productGatewayContract('HttpProductGateway', async () => {
  const session = suite.sessionOf(await suite.api.person());
  return {
    products: new HttpProductGateway(session.client),
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});
