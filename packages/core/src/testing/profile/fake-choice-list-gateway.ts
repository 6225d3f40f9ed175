import {
  ChoiceListGateway,
  type Choice,
  type ChoiceListFailure,
} from '../../profile/fields/choice-list-gateway.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Lists in memory. Passes `choiceListGatewayContract`, as the real adapters do. */
export class FakeChoiceListGateway extends ChoiceListGateway {
  readonly configLists = new Map<string, readonly Choice[]>();
  readonly formLists = new Map<string, readonly Choice[]>();

  override async configList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>> {
    return found(this.configLists.get(name));
  }

  override async formList(name: string): Promise<Result<readonly Choice[], ChoiceListFailure>> {
    return found(this.formLists.get(name));
  }
}

function found(list: readonly Choice[] | undefined): Result<readonly Choice[], ChoiceListFailure> {
  return list === undefined ? fail('unavailable') : ok(list);
}
