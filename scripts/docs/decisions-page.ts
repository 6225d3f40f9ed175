import { sourceOf, type Source } from './sources.ts';

/** The list of the architecture decision records. */
export function decisionsPage(sources: readonly Source[]): Source {
  const records = sources.filter(({ name }) => name.startsWith('adr/'));
  const lines = records.map(
    ({ name, title }) => `- [${title.replace(/^(\d+)[.]/, String.raw`$1\.`)}](${name}.md)`,
  );
  return sourceOf(
    'decisions',
    `# Decisions\n\nWhat others may question, with the reason, what was rejected, and what follows. ${records.length} records.\n\n${lines.join('\n')}\n`,
  );
}
