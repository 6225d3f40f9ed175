import type { Token } from 'marked';
import { addressOf } from './links.ts';
import { isHeading, plainText, type Source } from './sources.ts';

/** A section as the search knows it: page, heading, address, text. Arrays, since names of fields would be a third of the file. */
export type IndexedSection = readonly [page: string, heading: string, address: string, text: string];

export function sectionsOf(source: Source): readonly IndexedSection[] {
  const sections: [string, string, string, string][] = [[source.title, '', addressOf(source.name), '']];
  const headings = [...source.headings];
  for (const token of source.tokens) {
    if (isHeading(token)) {
      const heading = headings.shift();
      if (heading && heading.depth > 1)
        sections.push([source.title, heading.text, addressOf(source.name, heading.id), '']);
    } else {
      const last = sections.at(-1);
      if (last) last[3] += textOf(token);
    }
  }
  return sections.map(([page, heading, address, text]) => [
    page,
    heading,
    address,
    text.replaceAll(/\s+/g, ' ').trim(),
  ]);
}

function textOf(token: Token): string {
  if (token.type === 'html' || token.type === 'code') return '';
  return `${plainText(token.raw).replaceAll(/[|#>]|-{3,}|^ *- /gm, ' ')} `;
}
