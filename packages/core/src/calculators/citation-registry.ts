import { fail, ok, type Result } from '../shared/result.ts';
import { REGISTERED_SECTIONS, type CitedTopic } from './registered-sections.ts';
import type { CodeEdition } from './code-edition.ts';

/** A section of the International Residential Code, cited for what it says. The text itself is never kept. */
export type Citation = {
  readonly family: 'IRC';
  readonly section: string;
  readonly edition: CodeEdition;
  readonly topic: CitedTopic;
};

export type CitationRefusal =
  | { readonly code: 'section-not-registered' }
  | {
      readonly code: 'section-says-something-else';
      readonly says: readonly CitedTopic[];
      /** Where the topic stands in that edition, if anywhere. */
      readonly instead: string | null;
    };

/** Refuses a section that does not say, in that edition, what it is cited for. */
export function checkCitation(citation: Omit<Citation, 'family'>): Result<Citation, CitationRefusal> {
  const { section, edition, topic } = citation;
  const registered = REGISTERED_SECTIONS.filter(
    (entry) => entry.section === section && entry.from <= edition && edition <= entry.to,
  );
  if (registered.length === 0) return fail({ code: 'section-not-registered' });
  if (registered.some((entry) => entry.topic === topic))
    return ok({ family: 'IRC', section, edition, topic });
  return fail({
    code: 'section-says-something-else',
    says: registered.map((entry) => entry.topic),
    instead: cite(topic, edition)?.section ?? null,
  });
}

/** Where `topic` stands in `edition`, or null where that edition has nothing on it. */
export function cite(topic: CitedTopic, edition: CodeEdition): Citation | null {
  const entry = REGISTERED_SECTIONS.find(
    (entry) => entry.topic === topic && entry.from <= edition && edition <= entry.to,
  );
  return entry ? { family: 'IRC', section: entry.section, edition, topic } : null;
}

const CHAPTERS: Readonly<Record<string, string>> = {
  R3: 'chapter-3-building-planning',
  R8: 'chapter-8-roof-ceiling-construction',
  R9: 'chapter-9-roof-assemblies',
};

/** Where the text can be read at its publisher's, as far as the chapter. */
export function linkTo({ section, edition }: Citation): string {
  const chapter = CHAPTERS[section.replace('Table ', '').slice(0, 2)];
  return `https://codes.iccsafe.org/content/IRC${edition}${chapter === undefined ? '' : `/${chapter}`}`;
}
