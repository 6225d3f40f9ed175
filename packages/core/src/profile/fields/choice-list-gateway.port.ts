import type { Result } from '../../shared/result.ts';

/** One entry of a dropdown. */
export type Choice = { readonly value: string; readonly label: string };

/** Name of the configuration list that holds the professions. */
export const PROFESSIONS = 'professionTypes';

/** `unavailable`: nobody answered, or the list is not one we understand. */
export type ChoiceListFailure = 'signed-out' | 'unavailable';

// API-4
/** Choice lists from the API, so that forms can change without a release. */
export abstract class ChoiceListGateway {
  /** A public list, such as `professionTypes`. */
  abstract configList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>>;
  /** A list for signed-in forms. */
  abstract formList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>>;
}
