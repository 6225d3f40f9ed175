import { describe, expect, it } from 'vitest';
import type { AddressGateway, AddressSuggestions } from '../../reports/new-project/address-gateway.port.ts';

/** A signed-in user; the Denver city hall is among the known places. */
export type AddressWorld = {
  readonly addresses: AddressGateway;
  /** Makes the user's plan cover no address. */
  denyAccess(): Promise<void>;
  endSession(): Promise<void>;
};

type MakeSuggestions = () => Promise<{ readonly addresses: AddressSuggestions }>;

/** Contract suite for `AddressSuggestions`, with the same place. Runs on the fake and on every real adapter. */
export function addressSuggestionsContract(name: string, makeWorld: MakeSuggestions): void {
  describe(`${name} fulfills the contract of AddressSuggestions`, () => {
    it('RPT-1 suggests the addresses that fit what was typed', async () => {
      const { addresses } = await makeWorld();
      const found = await addresses.suggest('1437 bannock');
      expect(found.ok && found.value.map((place) => place.address)).toContainEqual(
        expect.stringMatching(/1437 bannock st/i),
      );
    });

    it('RPT-1 suggests nothing where nothing fits', async () => {
      const { addresses } = await makeWorld();
      expect(await addresses.suggest('qqqqq nowhere')).toEqual({ ok: true, value: [] });
    });
  });
}

/** Contract suite for `AddressGateway`. Runs on the fake and on every real adapter. */
export function addressGatewayContract(name: string, makeWorld: () => Promise<AddressWorld>): void {
  addressSuggestionsContract(name, makeWorld);
  describe(`${name} fulfills the contract of AddressGateway`, () => {
    it('RPT-1 says whether the person has access to a place it suggested', async () => {
      const { addresses, denyAccess } = await makeWorld();
      const found = await addresses.suggest('1437 bannock');
      const place = (found.ok ? found.value[0] : undefined) ?? {
        address: 'none',
        source: '',
        locationId: null,
      };
      expect(await addresses.access(place)).toEqual({ ok: true, value: 'granted' });
      await denyAccess();
      expect(await addresses.access(place)).toEqual({ ok: true, value: 'denied' });
    });

    it('RPT-1 answers nobody whose session is over', async () => {
      const { addresses, endSession } = await makeWorld();
      await endSession();
      const place = { address: '1437 Bannock St, Denver, CO 80202', source: 'census', locationId: null };
      expect(await addresses.suggest('1437')).toEqual({ ok: false, failure: 'signed-out' });
      expect(await addresses.access(place)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}
