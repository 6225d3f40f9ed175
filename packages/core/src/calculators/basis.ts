import type { SectionsOn } from './calculator-sections.ts';
import type { Citation } from './citation.ts';
import { inEdition, type CodeEdition } from './code-edition.ts';

/** The basis of a calculation step. */
export type Basis =
  | { readonly kind: 'code'; readonly citation: Citation }
  /** A published source with its address: a state rule, a municipal schedule, a manufacturer's sheet. */
  | {
      readonly kind: 'published';
      readonly by: string;
      readonly title: string;
      readonly url: string;
      /** Its date of publication or effect: `2024-03-01`, `2019`. Null if it has none. */
      readonly date: string | null;
      /** The day it was last read, independent of its age. */
      readonly read: string;
    }
  /** Trade practice: a default that the user may change, labeled as such. */
  | { readonly kind: 'practice' }
  | { readonly kind: 'arithmetic' };

export const PRACTICE: Basis = { kind: 'practice' };

/** The one of these sections that is in that edition; trade practice if the edition has none. */
export function codeBasis({ topic, since }: SectionsOn, edition: CodeEdition): Basis {
  const section = inEdition(since, edition);
  return section === undefined
    ? PRACTICE
    : { kind: 'code', citation: { family: 'IRC', section, edition, topic } };
}
