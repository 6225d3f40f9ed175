/** A supplier does not answer: the call gets a 503, and may be sent again. */
export class SupplierAway extends Error {}

/** In milliseconds. Longer than a healthy supplier takes, and shorter than a stopping copy waits for its calls. */
export const SUPPLIER_WAIT = 10_000;

/**
 * Wraps a supplier: a call without an answer after this many milliseconds rejects with `SupplierAway`. A later answer is
 * dropped: a payment is asked for again under its key.
 */
export function answeringWithin<Supplier extends object>(milliseconds: number, supplier: Supplier): Supplier {
  return new Proxy(supplier, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => within(milliseconds, member.apply(target, args) as Promise<unknown>);
    },
  });
}

async function within<Value>(milliseconds: number, answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SupplierAway(`a supplier did not answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
