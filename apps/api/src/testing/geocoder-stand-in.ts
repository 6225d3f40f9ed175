import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Area = {
  readonly GEOID: string;
  readonly NAME: string;
  readonly BASENAME: string;
  readonly FUNCSTAT: string;
};
/** An address as the geocoder of the US Census knows it. */
export type CensusMatch = {
  readonly matchedAddress: string;
  readonly coordinates: { readonly x: number; readonly y: number };
  readonly addressComponents: { readonly city: string; readonly state: string; readonly zip: string };
  readonly geographies: Readonly<Record<string, readonly Area[]>>;
};

export function censusArea(GEOID: string, BASENAME: string, NAME = BASENAME, FUNCSTAT = 'A'): Area {
  return { GEOID, NAME, BASENAME, FUNCSTAT };
}

/** Answers as `geographies/onelineaddress` of the US Census is documented to, over a socket of its own. */
export class GeocoderStandIn {
  readonly asked: URL[] = [];
  readonly #known = new Map<string, readonly CensusMatch[]>();
  readonly #open = new Set<ServerResponse>();
  /** Answers in its place: a failure, half an answer, or none. */
  instead: ((response: ServerResponse) => void) | null = null;
  readonly #server = createServer((request, response) => {
    this.#open.add(response.on('close', () => this.#open.delete(response)));
    const url = new URL(request.url ?? '/', 'http://geocoder');
    this.asked.push(url);
    if (this.instead) return this.instead(response);
    if (url.pathname !== '/geocoder/geographies/onelineaddress') return response.writeHead(404).end();
    const address = url.searchParams.get('address') ?? '';
    if (address.trim() === '')
      return response.writeHead(400).end('{"errors":["Specify a valid address"],"status":"400"}');
    const addressMatches = this.#known.get(address.trim().toUpperCase()) ?? [];
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ result: { input: { address: { address } }, addressMatches } }));
  });

  static async start(): Promise<GeocoderStandIn> {
    const standIn = new GeocoderStandIn();
    await new Promise<void>((resolve) => standIn.#server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/geocoder`;
  }

  tell(address: string, ...matches: readonly CensusMatch[]): void {
    this.#known.set(address.toUpperCase(), matches);
  }

  async stop(): Promise<void> {
    for (const response of this.#open) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Denver's city hall. */
export const DENVER_MATCH: CensusMatch = {
  matchedAddress: '1437 BANNOCK ST, DENVER, CO, 80202',
  coordinates: { x: -104.99035, y: 39.73894 },
  addressComponents: { city: 'DENVER', state: 'CO', zip: '80202' },
  geographies: {
    Counties: [censusArea('08031', 'Denver', 'Denver County')],
    'Incorporated Places': [censusArea('0820000', 'Denver', 'Denver city')],
    'County Subdivisions': [censusArea('0803190925', 'Denver', 'Denver CCD', 'S')],
  },
};
