import { fail, ok, type Result } from '../shared/result.ts';
import type { Citation } from './citation.ts';
import type { CodeEdition } from './code-edition.ts';
import { REGISTERED_SECTIONS, type CitedTopic, type Section } from './registered-sections.ts';

export type CitationRefusal =
  | { readonly code: 'section-not-registered' }
  | {
      readonly code: 'section-says-something-else';
      readonly says: readonly CitedTopic[];
      /** The topic's section in that edition, if any. */
      readonly instead: string | null;
    };

/** Rejects a section that does not cover the cited topic in that edition. */
export function checkCitation(citation: Omit<Citation, 'family'>): Result<Citation, CitationRefusal> {
  const { section, edition, topic } = citation;
  const registered = REGISTERED_SECTIONS.filter((entry) => entry.section === section && isIn(entry, edition));
  if (registered.length === 0) return fail({ code: 'section-not-registered' });
  if (registered.some((entry) => entry.topic === topic))
    return ok({ family: 'IRC', section, edition, topic });
  return fail({
    code: 'section-says-something-else',
    says: registered.map((entry) => entry.topic),
    instead: cite(topic, edition)?.section ?? null,
  });
}

/** The section on `topic` in `edition`, or null if there is none. */
export function cite(topic: CitedTopic, edition: CodeEdition): Citation | null {
  const found = REGISTERED_SECTIONS.find((entry) => entry.topic === topic && isIn(entry, edition));
  return found ? { family: 'IRC', section: found.section, edition, topic } : null;
}

function isIn({ from, to }: Section, edition: CodeEdition): boolean {
  return from <= edition && edition <= to;
}

const CHAPTERS: Readonly<Record<string, string>> = {
  R3: 'chapter-3-building-planning',
  R8: 'chapter-8-roof-ceiling-construction',
  R9: 'chapter-9-roof-assemblies',
};

/** Link to the chapter at the publisher's site. */
export function linkTo({ section, edition }: Citation): string {
  const chapter = CHAPTERS[section.replace('Table ', '').slice(0, 2)];
  return `https://codes.iccsafe.org/content/IRC${edition}${chapter === undefined ? '' : `/${chapter}`}`;
}
