// Vite's own types are not visible in core; this is the part used here.
declare global {
  interface ImportMeta {
    glob(
      pattern: string,
      options: { readonly eager: true; readonly query: '?raw'; readonly import: 'default' },
    ): Readonly<Record<string, string>>;
  }
}

const files = import.meta.glob('../../../../../../shared/data/spc/*.csv', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Real files of the Storm Prediction Center, on machines that have them beside the project. */
export const hasPublishedFiles = Object.keys(files).length > 0;

export function publishedFile(name: string): string {
  const [, text] = Object.entries(files).find(([path]) => path.endsWith(`/${name}`)) ?? [];
  if (text === undefined) throw new Error(`no published file ${name}`);
  return text;
}
