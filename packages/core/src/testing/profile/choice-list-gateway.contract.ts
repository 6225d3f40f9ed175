import { describe, expect, it } from 'vitest';
import type { Choice, ChoiceListGateway } from '../../profile/fields/choice-list-gateway.port.ts';

/** An API that keeps one list of each kind. */
export type ChoiceListWorld = {
  readonly lists: ChoiceListGateway;
  readonly config: { readonly name: string; readonly list: readonly Choice[] };
  readonly form: { readonly name: string; readonly list: readonly Choice[] };
};

/** Contract suite for `ChoiceListGateway`. Runs on the fake and on every real adapter. */
export function choiceListGatewayContract(name: string, makeWorld: () => Promise<ChoiceListWorld>): void {
  describe(`${name} fulfills the contract of ChoiceListGateway`, () => {
    it('API-4 gives each list in its order', async () => {
      const { lists, config, form } = await makeWorld();
      expect(await lists.configList(config.name)).toEqual({ ok: true, value: config.list });
      expect(await lists.formList(form.name)).toEqual({ ok: true, value: form.list });
    });

    it('API-4 says of a list that is not kept that it cannot be had', async () => {
      const { lists } = await makeWorld();
      expect(await lists.configList('no-such-list')).toEqual({ ok: false, failure: 'unavailable' });
      expect(await lists.formList('no-such-list')).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}
