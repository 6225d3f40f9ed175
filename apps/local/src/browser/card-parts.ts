export const CARD_PARTS = ['number', 'expiry', 'cvc'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** What is wrong with the digits of a part. */
export function faultOf(part: CardPart, digits: string): 'incomplete' | 'invalid' | null {
  if (part === 'number') {
    if (digits.length < 15) return 'incomplete';
    return isCardNumber(digits) ? null : 'invalid';
  }
  if (part === 'cvc') return digits.length < 3 ? 'incomplete' : null;
  if (digits.length < 4) return 'incomplete';
  return isPast(digits) ? 'invalid' : null;
}

export function isAllThere(digitsOf: (part: CardPart) => string): boolean {
  return CARD_PARTS.every((part) => faultOf(part, digitsOf(part)) === null);
}

/** As it is shown while it is typed. */
export function spaced(part: CardPart, digits: string): string {
  if (part === 'number') return (digits.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
  if (part === 'cvc') return digits.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
}

/** Whether the check digit fits (Luhn): from the right, every second digit is doubled. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isPast(expiry: string): boolean {
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  const now = new Date();
  return month < 1 || month > 12 || year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}
