import { fieldsOf } from '../../shared/fields-of.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Choice } from './choice-list-gateway.port.ts';

const OK = 200;

/** API-4: a configuration list counts only with status 200 and an item that is a list of label and value. */
export function readConfigList(answer: unknown): Result<readonly Choice[], 'unavailable'> {
  const { status, item } = fieldsOf<'status' | 'item'>(answer);
  const choices = Array.isArray(item) ? item.flatMap(choiceIn) : [];
  const isList = status === OK && Array.isArray(item) && choices.length === item.length;
  return isList ? ok(choices) : fail('unavailable');
}

function choiceIn(entry: unknown): readonly Choice[] {
  const { label, value } = fieldsOf<'label' | 'value'>(entry);
  return typeof label === 'string' && typeof value === 'string' ? [{ label, value }] : [];
}
