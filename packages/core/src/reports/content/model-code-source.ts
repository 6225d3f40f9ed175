import type { Citation } from '../../calculators/citation.ts';
import { linkTo } from '../../calculators/citation-registry.ts';
import type { CodeEdition } from '../../calculators/code-edition.ts';
import type { Source } from '../source.ts';

/** A section of an edition of the IRC as a source; the whole edition where it has no such section. */
export function modelCodeSource(citation: Citation | null, edition: CodeEdition): Source {
  const section = citation === null ? '' : `, ${citation.section}`;
  return {
    name: `International Residential Code${section}`,
    url: citation === null ? `https://codes.iccsafe.org/content/IRC${edition}` : linkTo(citation),
    // Editions of the IRC are named after the year of publication.
    edition: `${edition} IRC`,
    date: String(edition),
    read: null,
  };
}
