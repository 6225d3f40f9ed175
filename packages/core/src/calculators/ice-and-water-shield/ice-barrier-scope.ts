import type { CodeEdition } from '../code-edition.ts';

/** What is under the roof. The section exempts detached accessory structures with no conditioned floor area. */
export const ICE_STRUCTURES = ['conditioned', 'detached-accessory'] as const;
export type IceStructure = (typeof ICE_STRUCTURES)[number];

export const ICE_COVERINGS = [
  'asphalt-shingle',
  'metal-shingle',
  'mineral-roll',
  'slate',
  'wood-shingle',
  'wood-shake',
  'other',
] as const;
export type IceCovering = (typeof ICE_COVERINGS)[number];

/** Since this edition one section covers all the coverings named; before it, each covering has its own section. */
const ONE_SECTION_SINCE = 2015;

export type CoveringScope = 'in-section' | 'section-of-its-own' | 'not-named';

// IRC R905.1.2; R905.2.7.1, of asphalt shingles alone, until 2012
export function coveringScope(covering: IceCovering, edition: CodeEdition): CoveringScope {
  if (covering === 'other') return 'not-named';
  return covering === 'asphalt-shingle' || edition >= ONE_SECTION_SINCE ? 'in-section' : 'section-of-its-own';
}
