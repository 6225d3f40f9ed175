/** Text as it is compared: Cañon City and CANON CITY are equal. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
