import { VENT_PRODUCTS } from '@ridgeline/core/calculators';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { Fields } from './calculator-inputs.ts';
import type { CliFailure, CliFailures } from '../command-line/cli-failure.ts';
import type { Call, Flag } from '../command-line/command.ts';
import { hasFields } from '../command-line/json-source.ts';

const VENTS = VENT_PRODUCTS.map(({ id }) => id);
const PROVIDED = 'provided';
const NET_FREE = 'net-free';

export const FLAGS_OF_VENTS: readonly Flag[] = [
  { name: PROVIDED, says: 'provided', takes: 'VENT=QUANTITY', field: 'provided', options: VENTS },
  { name: NET_FREE, says: 'net-free', takes: 'VENT=SQ_IN', field: 'products', options: VENTS },
];

type VentValue = { readonly vent: string; readonly value: string };

/** The vents of the input file, with those that the flags add or change. */
export function gatherVents(fields: Fields, call: Call): Result<Fields, CliFailures> {
  const provided = ventValues(PROVIDED, call);
  const netFree = ventValues(NET_FREE, call);
  if (!provided.ok) return provided;
  if (!netFree.ok) return netFree;
  const products = withNetFree(fields['products'], netFree.value);
  if (!products.ok) return products;
  return ok({
    ...fields,
    ...(netFree.value.length === 0 ? {} : { products: products.value }),
    ...(provided.value.length === 0
      ? {}
      : { provided: provided.value.map(({ vent, value }) => ({ product: vent, quantity: value })) }),
  });
}

function ventValues(name: string, { flags }: Call): Result<readonly VentValue[], CliFailures> {
  const values: VentValue[] = [];
  for (const text of flags.get(name) ?? []) {
    const [, vent, value] = /^([^=]+)=([^=]+)$/.exec(text) ?? [];
    if (vent === undefined || value === undefined)
      return fail([{ code: 'flag-value-unreadable', flag: `--${name}`, form: 'ridge-vent=40' }]);
    values.push({ vent, value });
  }
  return ok(values);
}

/** Overrides net free areas of products in the table; a product that is not in the table is refused. */
function withNetFree(table: unknown, netFree: readonly VentValue[]): Result<readonly unknown[], CliFailures> {
  const products: readonly unknown[] = Array.isArray(table) ? table : VENT_PRODUCTS;
  const ids = products.flatMap((product) => (hasFields(product) ? [String(product['id'])] : []));
  const unknown: CliFailure = { code: 'not-an-option', flag: `--${NET_FREE}`, options: ids };
  if (netFree.some(({ vent }) => !ids.includes(vent))) return fail([unknown]);
  const changed = new Map(netFree.map(({ vent, value }) => [vent, value]));
  return ok(
    products.map((product) => {
      const value = hasFields(product) ? changed.get(String(product['id'])) : undefined;
      return value !== undefined && hasFields(product) ? { ...product, netFreeSqIn: value } : product;
    }),
  );
}
