/** Headings, each followed by its indented lines. A heading without lines is left out. */
export function paragraphs(parts: readonly (readonly [heading: string, lines: readonly string[]])[]): string {
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');
}
