import type { CodeEdition } from './code-edition.ts';
import type { CitedTopic } from './registered-sections.ts';

/** A cited section of the International Residential Code. Its text is never stored. */
export type Citation = {
  readonly family: 'IRC';
  readonly section: string;
  readonly edition: CodeEdition;
  readonly topic: CitedTopic;
};
