import { cite, type Citation } from './citation-registry.ts';
import type { CodeEdition } from './code-edition.ts';
import type { CitedTopic } from './registered-sections.ts';

/** What a line of working rests on. */
export type Basis =
  | { readonly kind: 'code'; readonly citation: Citation }
  /** A state rule, a municipal schedule, a manufacturer's sheet: something published, with its address. */
  | {
      readonly kind: 'published';
      readonly by: string;
      readonly title: string;
      readonly url: string;
      /** Its own date, of publication or effect: `2024-03-01`, `2019`. Null where it bears none. */
      readonly date: string | null;
      /** The day we last read it, which says nothing about its age. */
      readonly read: string;
    }
  /** Knowledge of the trade: a default that the user may change, and shown as such. */
  | { readonly kind: 'practice' }
  | { readonly kind: 'arithmetic' };

/** The section that says so in that edition; trade practice where the edition has none. */
export function codeBasis(topic: CitedTopic, edition: CodeEdition): Basis {
  const citation = cite(topic, edition);
  return citation === null ? { kind: 'practice' } : { kind: 'code', citation };
}
