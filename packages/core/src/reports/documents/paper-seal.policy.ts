/** The seal of a paper as it may be typed: null unless it is whole. */
// D RPT-7.2
export function parsePaperSeal(text: string | undefined): string | null {
  const seal = text?.trim().toLowerCase() ?? '';
  return /^[0-9a-f]{64}$/.test(seal) ? seal : null;
}
