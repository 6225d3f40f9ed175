import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { AddressBook } from '../../ports/address-book.port.ts';
import { findAddressAccess } from '../reports/address-access.ts';
import { stateOfAddress } from '../reports/state-of-address.ts';

/** Without an address book, address search is unavailable. */
export type AddressConfig = { readonly addressBook?: AddressBook };

const MOST = 10;

// RPT-1
export function addressHandlers({
  addressBook,
}: AddressConfig): Pick<Handlers, 'suggestAddresses' | 'checkAddressAccess'> {
  return {
    async suggestAddresses({ body, db }) {
      if (!addressBook) return problem('unavailable');
      await db.check();
      const text = body.text.trim();
      const found = text === '' ? [] : await addressBook.suggest(text, MOST);
      return answer(200, { items: [...found] });
    },

    async checkAddressAccess({ body, db }) {
      const { covered, expired, pauseActive } = await findAddressAccess(db, stateOfAddress(body.address));
      return answer(200, { access: covered && !expired && !pauseActive ? 'granted' : 'denied' });
    },
  };
}
