import { describe, expect, it } from 'vitest';
import { unnamedOrderKey } from './unnamed-order.ts';

const order = { is: 'add-on', sku: 'add_on_weather', priceId: 'price_add_on_weather' };
const minute = 60_000;

describe('the key of an order without one', () => {
  it('PLAN-9 is the same for the same content within ten minutes', () => {
    expect(unnamedOrderKey(order, 10 * minute)).toBe(unnamedOrderKey({ ...order }, 20 * minute - 1));
  });

  it('PLAN-9 is another for other content, and after them', () => {
    const key = unnamedOrderKey(order, 10 * minute);
    expect(unnamedOrderKey({ ...order, sku: 'add_on_code' }, 10 * minute)).not.toBe(key);
    expect(unnamedOrderKey(order, 20 * minute)).not.toBe(key);
  });
});
