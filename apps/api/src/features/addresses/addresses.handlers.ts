import { parseAddressLine } from '@ridgeline/core/places';
import { answer, type Handlers } from '../../http/operations.ts';
import type { AddressBook } from '../../ports/address-book.port.ts';
import { findAddressAccess } from '../reports/address-access.ts';

export type AddressConfig = { readonly addressBook: AddressBook };

const MOST = 10;

// RPT-1
export function addressHandlers({
  addressBook,
}: AddressConfig): Pick<Handlers, 'suggestAddresses' | 'suggestAddressesToVisitor' | 'checkAddressAccess'> {
  const suggestions = async (typed: string) => {
    const text = typed.trim();
    const found = text === '' ? [] : await addressBook.suggest(text, MOST);
    return answer(200, { items: [...found] });
  };
  return {
    async suggestAddresses({ body, db }) {
      await db.check();
      return suggestions(body.text);
    },

    suggestAddressesToVisitor: ({ body }) => suggestions(body.text),

    async checkAddressAccess({ body, db }) {
      const state = parseAddressLine(body.address)?.state ?? null;
      const { covered, expired, pauseActive } = await findAddressAccess(db, state);
      return answer(200, { access: covered && !expired && !pauseActive ? 'granted' : 'denied' });
    },
  };
}
