/** A North American number as ten digits, and the mask shown while typing: 1 (999) 999-9999. */
const LENGTH = 10;

/** The ten digits of typed or pasted text; a leading country code, 1 or +1, is dropped. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1+/, '').slice(0, LENGTH);
}

export function maskPhone(digits: string): string {
  if (digits === '') return '';
  const area = digits.slice(0, 3);
  const prefix = digits.slice(3, 6);
  const line = digits.slice(6, LENGTH);
  const closed = digits.length > 3 ? `${area}) ` : area;
  return `1 (${closed}${prefix}${line === '' ? '' : `-${line}`}`;
}

export interface PhoneEdit {
  readonly digits: string;
  /** Cursor position in the masked text. */
  readonly caret: number;
}

/** The digits and cursor after an edit of the masked text; deleting a bracket or a dash deletes the digit before it. */
export function editPhone(before: string, text: string, caret: number): PhoneEdit {
  const left = phoneDigits(text.slice(0, caret));
  const digits = phoneDigits(text);
  const tookOnlyPunctuation = text.length < maskPhone(before).length && digits === before && left !== '';
  if (!tookOnlyPunctuation) return { digits, caret: caretAfter(left.length, digits) };
  const shorter = digits.slice(0, left.length - 1) + digits.slice(left.length);
  return { digits: shorter, caret: caretAfter(left.length - 1, shorter) };
}

/** Position in the mask after the first `count` digits. */
function caretAfter(count: number, digits: string): number {
  if (digits === '') return 0;
  return count === digits.length ? maskPhone(digits).length : maskPhone(digits.slice(0, count)).length || 3;
}
