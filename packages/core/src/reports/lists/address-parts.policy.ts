export type AddressParts = {
  readonly street: string;
  /** City, state and ZIP; empty where the address is not of that form. */
  readonly locality: string;
};

/** `1437 Bannock St, Denver, CO 80202` in two parts. */
export function addressParts(address: string): AddressParts {
  const [, street = '', locality = ''] = LAST_PARTS.exec(address) ?? [];
  return street === '' ? { street: address, locality: '' } : { street, locality };
}

const LAST_PARTS = /^(.+), ([^,]+, [A-Za-z]{2}(?: \d{5}(?:-\d{4})?)?)$/;

/** Whether a municipality is only the city that the address names anyway. */
export function isPostalCity(municipality: string, address: string): boolean {
  const [city = ''] = addressParts(address).locality.split(',');
  return plainName(municipality) === plainName(city);
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/^(?:city|town|village) of /, '')
    .replace(/^st\.? /, 'saint ')
    .trim();
}
