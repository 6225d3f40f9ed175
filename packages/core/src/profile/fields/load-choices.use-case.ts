import type { Result } from '../../shared/result.ts';
import type { Choice, ChoiceListFailure, ChoiceListGateway } from './choice-list-gateway.port.ts';

/** Which list is meant: a public one of the configuration, or one for signed-in forms. */
export type ChoiceListName = { readonly of: 'config' | 'form'; readonly name: string };

export const PROFESSIONS: ChoiceListName = { of: 'config', name: 'professionTypes' };

// API-4
export class LoadChoices {
  readonly #lists: ChoiceListGateway;

  constructor(lists: ChoiceListGateway) {
    this.#lists = lists;
  }

  run({ of, name }: ChoiceListName): Promise<Result<readonly Choice[], ChoiceListFailure>> {
    return of === 'config' ? this.#lists.configList(name) : this.#lists.formList(name);
  }
}
