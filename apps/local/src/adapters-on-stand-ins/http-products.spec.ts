import { apiClient, HttpProductGateway } from '@ridgeline/adapters/http';
import { ApiUnderTest } from '@ridgeline/api/testing';
import { productGatewayContract } from '@ridgeline/core/testing';
import { afterAll, beforeAll } from 'vitest';

let api: ApiUnderTest;
let address: string;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

afterAll(() => api.stop());

productGatewayContract('HttpProductGateway', async () => {
  let token: string | null = (await api.person()).token;
  let online = true;
  const client = apiClient({
    baseUrl: address,
    tokens: { accessToken: async () => token },
    fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('no network'))),
  });
  return {
    products: new HttpProductGateway(client),
    endSession: () => void (token = null),
    breakConnection: () => void (online = false),
  };
});
